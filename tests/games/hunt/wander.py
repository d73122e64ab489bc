"""Random walks that fight: most clicks fight where one can."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from games import engine, laws
from games.contract import Action
from games.dice import SeededDice
from games.laws import Click
from tests.games.rules import hunt


def wander(seed: int, seats: int, options: dict[str, Any]) -> Iterator[Click]:
    chooser, key = random.Random(seed), laws.key(seed)
    state = engine.start(hunt, seats, options, key)
    number = 0
    while actors := sorted(hunt.actors(state)):
        number += 1
        seat = chooser.choice(actors)
        action = chooser.choice(hunt.legal(state, seat))
        if seat in hunt.awaited(state) and chooser.random() < 0.7:
            action = fighting(state, seat, chooser)
        after, events = engine.play(hunt, state, seat, action, SeededDice(key, number))
        yield Click(number, seats, seat, action, state, after, events)
        state = after


def fighting(state: Any, seat: int, chooser: random.Random) -> Action:
    """It fights when it can, walks the policy's way now and then, and else does as it pleases."""
    legal = hunt.legal(state, seat)
    if Action("pass") in legal:
        return Action("pass")
    if fights := [action for action in legal if action.verb == "fight"]:
        return chooser.choice(fights)
    if chooser.random() < 0.6:
        return hunt.policy(state, seat, legal, chooser)
    sensible = [action for action in legal if action.verb not in ("back", "mark", "pause")]
    return chooser.choice(sensible or legal)
