"""Random walks through a game, and what is said when a law is broken on the way."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from games import engine
from games.contract import Action, Event, Rules, Seat
from games.dice import SeededDice

SAMPLE = 5  # of so many clicks one is looked at, where a law is dear
LIMIT = 20_000  # clicks after which a game counts as endless

FAVOUR = 0.75  # how often a favoured verb is clicked where one is offered


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


def walk(
    rules: Rules,
    seed: int,
    seats: int | None = None,
    options: Any = None,
    favoured: Collection[str] = (),
) -> Iterator[Click]:
    """Play random legal clicks to the end, most of them with a favoured verb where one is offered."""
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
        action = chooser.choice(_favoured(legal, favoured, chooser) or legal)
        dice = SeededDice(key(seed), number)
        after, events = engine.play(rules, state, seat, action, dice, {seat: legal}.__getitem__)
        yield Click(number, seats, seat, action, state, after, events)
        state = after
    raise Broken(f"no end after {LIMIT} clicks")


def _favoured(legal: list[Action], verbs: Collection[str], chooser: random.Random) -> list[Action]:
    offered = [action for action in legal if action.verb in verbs]
    return offered if offered and chooser.random() < FAVOUR else []


def key(seed: int) -> bytes:
    return b"%032d" % seed


def hold(true: bool, law: str) -> None:
    if not true:
        raise Broken(law)
