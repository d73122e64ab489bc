"""How much better each level is than the one below: games between neighbours, ended as soon as it is clear.

What is to be played is set down before: one seat of the better level at a table of the lower one, in turn
round the table (camps: half and half; where all win or lose together, one team after the other at the same
tables), until Wald's test tells a fair share from one that lies `MORE` above it, or the games are used up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log, sqrt
from typing import Any

import msgspec

from games import arena
from games.contract import Rules

MORE = 0.1  # above a fair share
DOUBT = 0.05  # how often the test may be wrong, either way
NORMAL = 1.96  # standard deviations on both sides of 95 in 100
SCALE = (
    sqrt(2) * 25 / 6
)  # points of openskill's scale, on which a player's luck is 25 / 6, for one of log odds


class Rung(msgspec.Struct, frozen=True):
    """One level against the one below it."""

    below: str
    above: str
    games: int
    won: float
    fair: float

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else self.fair

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, with 95 %."""
        if not self.games:
            return 0.0, 1.0
        square = NORMAL**2 / self.games
        middle = (self.share + square / 2) / (1 + square)
        half = (
            NORMAL / (1 + square) * sqrt(self.share * (1 - self.share) / self.games + square / 4 / self.games)
        )
        return middle - half, middle + half

    @property
    def points(self) -> float:
        """How far apart they are on openskill's scale."""
        share = min(max(self.share, 0.5 / (self.games + 1)), 1 - 0.5 / (self.games + 1))
        return SCALE * (_odds(share) - _odds(self.fair))


def climbed(
    rules: Rules, seats: int, options: Any, levels: Sequence[str], games: int, seed: int
) -> Iterator[Rung]:
    """Each neighbouring pair of these levels, the weakest first."""
    for below, above in pairwise(levels):
        yield compared(rules, seats, options, below, above, games, seed)


def compared(rules: Rules, seats: int, options: Any, below: str, above: str, games: int, seed: int) -> Rung:
    won, count, fair = 0.0, 0, _fair(rules, seats)
    for at in range(games):
        share, fair = _share(rules, seats, options, (below, above), seed, at)
        if share is not None:
            won, count = won + share, count + 1
        if _is_clear(won, count, fair):
            break
    return Rung(below, above, count, won, fair)


def _share(
    rules: Rules, seats: int, options: Any, levels: tuple[str, str], seed: int, at: int
) -> tuple[float | None, float]:
    """What the better level won of one game, and what would be fair; None: two teams fared alike."""
    below, above = levels
    if rules.SIDES:
        named = [levels[(seat + at) % 2] for seat in range(seats)]
    else:
        named = [above if seat == at % seats else below for seat in range(seats)]
    table = seed + at // (2 if rules.SIDES else seats)
    places = arena.play(rules, seats, options, named, table).outcome.places
    if sum(map(bool, places)) > 1:
        first = places[0]
        return sum(named[seat] == above for seat in first) / len(first), _fair(rules, seats)
    ours, theirs = (_has_won(rules, seats, options, level, seed + at) for level in (above, below))
    return (None if ours == theirs else float(ours)), 0.5


def _fair(rules: Rules, seats: int) -> float:
    return 0.5 if rules.SIDES else 1 / seats


def _has_won(rules: Rules, seats: int, options: Any, level: str, seed: int) -> bool:
    return bool(arena.play(rules, seats, options, [level] * seats, seed).outcome.places[0])


def _is_clear(won: float, count: int, fair: float) -> bool:
    more = fair + MORE
    weight = won * log(more / fair) + (count - won) * log((1 - more) / (1 - fair))
    return abs(weight) >= log((1 - DOUBT) / DOUBT)


def _odds(share: float) -> float:
    return log(share / (1 - share))
