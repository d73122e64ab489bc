"""Strength: no level of a game is worse than the one below it, and the best not worse than the first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

from games import arena, mind
from games.contract import Outcome, Rules, Seat
from games.laws.walks import hold

MOST = 12  # games
CLEAR = 3  # a lead after which no further game is needed
FAR = 6  # games behind in which nobody falls by chance who is really better
WORLDS = 64  # the most for a click: the law is to be quick
FEW = 16  # the same of the best, who thinks about every click
TOGETHER = 2  # games of each team, where all win or lose together


def check_best(rules: Rules) -> None:
    """Who plays by the policy wins as many mirrored games against the weakest level as they lose, or more."""
    if rules.LEVELS and (weakest := rules.LEVELS[0].name) != mind.stand_in(rules):
        check_levels(rules, [weakest, mind.stand_in(rules)])


def check_top(rules: Rules, worlds: int = FEW) -> None:
    """The best level isn't far behind the first, as it would be if its thoughts led it astray."""
    if not rules.LEVELS:
        return
    first, best = rules.LEVELS[0].name, rules.LEVELS[-1].name
    lead = _lead(rules, best, first, MOST, worlds)
    hold(lead > -FAR, f"strength: in {MOST} games the {best} won {-lead:g} fewer than the {first}")


def check_levels(rules: Rules, levels: Sequence[str], games: int = MOST, worlds: int = WORLDS) -> None:
    """So does each of these levels against the one before it."""
    for below, above in pairwise(levels):
        lead = _lead(rules, above, below, games, worlds)
        hold(lead >= 0, f"strength: in {games} games the {above} won {-lead:g} fewer than the {below}")


def check_seats(rules: Rules, state: Any, seat: Seat, turned: Any, place: Seat) -> None:
    """At a table where all have moved on by some seats, whoever is at `place` now weighs its clicks alike."""
    ours, theirs = (
        mind.judged(rules, at, one, rules.policy, WORLDS, Random(1))
        for at, one in ((state, seat), (turned, place))
    )
    hold(ours == theirs, f"what a bot thinks of its clicks depends on whether it has seat {seat} or {place}")


def _lead(rules: Rules, above: str, below: str, games: int, worlds: int) -> float:
    lead = 0.0
    for seed in range(games):
        gain, is_shared = _lead_of(rules, above, below, seed, worlds)
        lead += gain
        if lead >= CLEAR or (is_shared and lead >= 0 and seed + 1 >= TOGETHER):
            break
    return lead


def _lead_of(rules: Rules, above: str, below: str, seed: int, worlds: int) -> tuple[float, bool]:
    """By how much the better one did better: at one table, or as a team (True) where all win or lose."""
    seats = min(rules.SEATS - {1}, default=1)
    levels = [(above, below)[(seat + seed) % 2] for seat in range(seats)]
    mixed = _outcome(rules, levels, seed // 2, worlds)
    if sum(map(bool, mixed.places)) > 1:
        winners = [levels[seat] for seat in mixed.places[0]]
        return (winners.count(above) - winners.count(below)) / len(winners), False
    ours, theirs = (_won(_outcome(rules, [level] * seats, seed, worlds)) for level in (above, below))
    return ours - theirs, True


def _won(outcome: Outcome) -> int:
    return int(bool(outcome.places[0]))


def _outcome(rules: Rules, levels: list[str], seed: int, worlds: int) -> Outcome:
    return arena.play(rules, len(levels), rules.DOOR.first, levels, seed, worlds).outcome
