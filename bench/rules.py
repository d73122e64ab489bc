"""How fast the rules are on one core: games are chosen beforehand, then only played again."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from games import GAMES, engine
from games.contract import Action, Event, Rules
from games.dice import SeededDice

MATCHES = 20
SECONDS = 2.0
# Legal list and apply, then engine.play with its check and copy: per second.
LIMITS = {"columns": (80_000, 25_000), "hunt": (10_000, 0), "duel": (20_000, 0), "exam": (10_000, 0)}

Click = tuple[int, Action]
Player = Callable[[Rules, Any, list[Click], bytes], None]


class Match(msgspec.Struct):
    seats: int
    seed: bytes
    clicks: list[Click]


def chosen(rules: Rules, number: int) -> Match:
    """A game of random clicks, with the game's seat counts in turn."""
    seats = sorted(rules.SEATS)[number % len(rules.SEATS)]
    match = Match(seats, b"%032d" % number, [])
    chooser = random.Random(number)
    state = engine.start(rules, seats, {}, match.seed)
    while actors := sorted(rules.awaited(state)):
        seat = chooser.choice(actors)
        action = chooser.choice(rules.legal(state, seat))
        match.clicks.append((seat, action))
        _play(rules, state, seat, action, SeededDice(match.seed, len(match.clicks)))
    return match


def bare(rules: Rules, state: Any, clicks: list[Click], seed: bytes) -> None:
    for number, (seat, action) in enumerate(clicks, 1):
        assert action in rules.legal(state, seat)
        _play(rules, state, seat, action, SeededDice(seed, number))


def checked(rules: Rules, state: Any, clicks: list[Click], seed: bytes) -> None:
    for number, (seat, action) in enumerate(clicks, 1):
        state, _ = engine.play(rules, state, seat, action, SeededDice(seed, number))


def speed(rules: Rules, matches: list[Match], play: Player) -> float:
    """Clicks per second, without the set-up of the games."""
    clicks, spent = 0, 0.0
    while spent < SECONDS:
        for match in matches:
            state = engine.start(rules, match.seats, {}, match.seed)
            began = time.perf_counter()
            play(rules, state, match.clicks, match.seed)
            spent += time.perf_counter() - began
            clicks += len(match.clicks)
    return clicks / spent


def _play(rules: Rules, state: Any, seat: int, action: Action, dice: SeededDice) -> None:
    rules.apply(state, seat, action, dice, _unheard)
    engine.proceed(rules, state, dice, _unheard)


def _unheard(event: Event) -> None:
    pass


def main() -> None:
    table = Table("game", "legal + apply", "wanted", "engine.play", "wanted", title="Clicks per second")
    for name, rules in GAMES.items():
        matches = [chosen(rules, number) for number in range(MATCHES)]
        cells = []
        for play, limit in zip((bare, checked), LIMITS.get(name, (0, 0)), strict=True):
            cells += [f"{speed(rules, matches, play):,.0f}", f"{limit:,}" if limit else ""]
        table.add_row(name, *cells)
    Console().print(table)


if __name__ == "__main__":
    main()
