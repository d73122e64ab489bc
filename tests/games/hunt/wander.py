"""Random walks that fight: most clicks are a genin's."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from games import arena, engine, laws
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
            action = arena.choose(hunt, state, seat, "genin", chooser)
        after, events = engine.play(hunt, state, seat, action, SeededDice(key, number))
        yield Click(number, seats, seat, action, state, after, events)
        state = after
