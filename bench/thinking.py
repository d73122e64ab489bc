"""What a hint and a bot's move of each level take, at positions of random games."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from games import engine, mind
from games.contract import Action, Level, Rules, Seat
from games.dice import SeededDice

EVERY = 5  # clicks
HINTS = 2  # of one position
WORLDS = 32  # played on to measure one


def thinking(rules: Rules, most: int) -> dict[str, list[float]]:
    """Milliseconds of CPU of each, at so many positions."""
    hints: list[float] = []
    worlds: list[float] = []
    moves: dict[str, list[float]] = {name: [] for name in mind.names_of(rules)}
    for number, (state, seat) in enumerate(positions(rules, most)):
        legal = rules.legal(state, seat)
        for action in legal[:HINTS]:
            hints.append(_hint(rules, state, seat, action))
        worlds.append(_world(rules, state, seat, number))
        for level in rules.LEVELS:
            moves[level.name].append(_move(rules, state, seat, level, number))
    told = {"hint": hints, "world played on": worlds}
    return told | {f"move of {name}": spent for name, spent in moves.items()}


def positions(rules: Rules, most: int) -> Iterator[tuple[Any, Seat]]:
    """Somebody is asked something, early and late in games of four."""
    chooser, given = random.Random(1), 0
    for seed in range(most):
        seats = 4 if 4 in rules.SEATS else max(rules.SEATS)
        options = rules.seated(engine.typed(rules, {}), range(seats))
        state, number = engine.start(rules, seats, options, b"%032d" % seed), 0
        while (awaited := sorted(rules.awaited(state))) and given < most:
            seat = chooser.choice(awaited)
            if number % EVERY == seed % EVERY:
                given += 1
                yield state, seat
            action = chooser.choice(rules.legal(state, seat))
            number += 1
            state, _ = engine.play(rules, state, seat, action, SeededDice(b"%032d" % seed, number))
            if number > EVERY * most // 4:
                break


def _hint(rules: Rules, state: Any, seat: Seat, action: Action) -> float:
    began = time.process_time()
    rules.hint(state, seat, action)
    return 1000 * (time.process_time() - began)


def _world(rules: Rules, state: Any, seat: Seat, number: int) -> float:
    """Until it is settled, on average."""
    began = time.process_time()
    found = mind.judged(rules, state, seat, rules.policy, WORLDS, random.Random(number))
    return 1000 * (time.process_time() - began) / max(1, sum(one.worlds for one in found))


def _move(rules: Rules, state: Any, seat: Seat, level: Level, number: int) -> float:
    """With all that the server makes for it."""
    began = time.process_time()
    world = engine.imagined(rules, state, seat, SeededDice(b"%032d" % number, 0))
    assert mind.choose(rules, world, seat, level, random.Random(number)) in rules.legal(state, seat)
    return 1000 * (time.process_time() - began)
