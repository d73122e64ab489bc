"""What a hint and a bot's move take, at positions of random games."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from games import engine
from games.contract import Action, Rules, Seat
from games.dice import SeededDice

POSITIONS = 24
EVERY = 5  # clicks
HINTS = 2  # of one position


def thinking(rules: Rules) -> dict[str, list[float]]:
    """Milliseconds of CPU of each."""
    hints, moves = [], []
    for number, (state, seat) in enumerate(positions(rules)):
        legal = rules.legal(state, seat)
        for action in legal[:HINTS]:
            hints.append(_hint(rules, state, seat, action))
        moves.append(_move(rules, state, seat, legal, number))
    return {"hint": hints, "bot's move": moves}


def positions(rules: Rules) -> Iterator[tuple[Any, Seat]]:
    """Somebody is asked something, early and late in games of four."""
    chooser, given = random.Random(1), 0
    for seed in range(POSITIONS):
        seats = 4 if 4 in rules.SEATS else max(rules.SEATS)
        options = rules.seated(engine.typed(rules, {}), range(seats))
        state, number = engine.start(rules, seats, options, b"%032d" % seed), 0
        while (awaited := sorted(rules.awaited(state))) and given < POSITIONS:
            seat = chooser.choice(awaited)
            if number % EVERY == seed % EVERY:
                given += 1
                yield state, seat
            action = chooser.choice(rules.legal(state, seat))
            number += 1
            state, _ = engine.play(rules, state, seat, action, SeededDice(b"%032d" % seed, number))
            if number > EVERY * POSITIONS // 4:
                break


def _hint(rules: Rules, state: Any, seat: Seat, action: Action) -> float:
    began = time.process_time()
    rules.hint(state, seat, action)
    return 1000 * (time.process_time() - began)


def _move(rules: Rules, state: Any, seat: Seat, legal: list[Action], number: int) -> float:
    """Of the best bot, with all that the server makes for it."""
    best = list(rules.BOTS.values())[-1]
    began = time.process_time()
    world = engine.imagined(rules, state, seat, SeededDice(b"%032d" % number, 0))
    views = engine.public(rules, state), rules.private(state, seat)
    assert best(*views, legal, random.Random(number), world) in legal
    return 1000 * (time.process_time() - began)
