"""Random walks through a game, and what is said when a law is broken on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from games import engine
from games.contract import Action, Event, Rules, Seat
from games.dice import SeededDice

LIMIT = 20_000  # clicks after which a game counts as endless


class Click(msgspec.Struct, frozen=True):
    """A random click: what the table was before and after it, and what was told."""

    number: int
    seats: int
    seat: Seat
    action: Action
    before: Any
    after: Any
    events: list[Event]


class Broken(Exception):
    """A law that a game broke, with the walk that shows it."""


def walk(rules: Rules, seed: int, seats: int | None = None, options: Any = None) -> Iterator[Click]:
    """Play random legal clicks to the end."""
    chooser = random.Random(seed)
    seats = seats or chooser.choice(sorted(rules.SEATS))
    state = engine.start(rules, seats, options or {}, key(seed))
    for number in range(1, LIMIT):
        actors = sorted(rules.actors(state))
        if not actors:
            return
        seat = chooser.choice(actors)
        legal = rules.legal(state, seat)
        if not legal:
            raise Broken(f"a dead end: seat {seat} may act and cannot")
        action = chooser.choice(legal)
        after, events = engine.play(rules, state, seat, action, SeededDice(key(seed), number))
        yield Click(number, seats, seat, action, state, after, events)
        state = after
    raise Broken(f"no end after {LIMIT} clicks")


def key(seed: int) -> bytes:
    return b"%032d" % seed


def hold(true: bool, law: str) -> None:
    if not true:
        raise Broken(law)
