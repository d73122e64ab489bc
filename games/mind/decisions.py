"""What a decision brought: it and other clicks, played on in worlds that its seat could have been in."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum, sqrt
from random import Random
from typing import Any

import msgspec

from games import engine
from games.contract import Action, Rules, Seat
from games.dice import SeededDice
from games.mind.past import Move, Past
from games.mind.playing import LIMIT, played_on, played_out

STAY = Action("-stay")  # instead of leaving
MISLED = 0.1  # by how much a worth may mislead in one world
FAR = 4  # settled tables that are passed before what stands out is judged
UNKNOWN = 0.1  # the error of what was never tried


class Gain(msgspec.Struct, frozen=True):
    """What a click brings each seat over another one, and the error of it."""

    gains: tuple[float, ...]
    error: float


class Decision:
    """A move with more than one answer, beside others in the same worlds, first the policy's choice."""

    def __init__(self, past: Past, move: Move, own: Action, *others: Action, stops: int = 0) -> None:
        self.move, self.own, self._past, self._stops = move, own, past, stops
        self.taken = move.action
        self._trial: dict[Action, list[list[float]]] = {one: [] for one in (own, self.taken, *others)}

    @property
    def is_open(self) -> bool:
        """Whether there is anything to be weighed."""
        return self.taken != self.own

    @property
    def worlds(self) -> int:
        return len(self._trial[self.own])

    @property
    def clicks(self) -> list[Action]:
        return list(self._trial)

    @property
    def brought(self) -> Gain:
        """Over the policy's choice."""
        return self.gain(self.taken, self.own)

    def gain(self, action: Action, other: Action) -> Gain:
        if action == other:
            return Gain((0.0,) * self._past.seats, 0.0)
        pairs = zip(self._trial[action], self._trial[other], strict=True)
        rows = [[ours - theirs for ours, theirs in zip(*pair, strict=True)] for pair in pairs]
        if len(rows) < 2:
            return Gain((0.0,) * self._past.seats, UNKNOWN)
        columns = list(zip(*rows, strict=True))
        return Gain(tuple(map(_mean, columns)), max(map(_error, columns)))

    def chance(self, action: Action) -> float:
        """Of the seat, after this click."""
        return _mean([row[self.move.seat] for row in self._trial[action]])

    def weigh(self, worlds: int, random: Random) -> None:
        for _ in range(worlds):
            key = random.randbytes(32)
            world = engine.imagined(self._past.rules, self.move.before, self.move.seat, SeededDice(key, 0))
            for action, rows in self._trial.items():
                rows.append(self._played(world, action, key))

    def anew(self, *others: Action) -> Decision:
        """For worlds that had no part in choosing these clicks, played on further."""
        stops = max(FAR, self._stops)
        return Decision(self._past, self.move, self.own, *others, stops=stops)

    def _played(self, world: Any, action: Action, key: bytes) -> list[float]:
        rules, seat = self._past.rules, self.move.seat
        after = _after(rules, world, seat, action, key)
        return played_out(rules, after, rules.policy, key, range(self._past.seats), self._stops)


def decisions(past: Past, random: Random) -> Iterator[Decision]:
    """All moves that might have been others; late ones are played on to the end."""
    for move in past.moves:
        stops = LIMIT if past.is_late(move.number) else 0
        if move.kind == "leave":
            yield Decision(past, move, STAY, stops=stops)
        elif len(legal := past.rules.legal(move.before, move.seat)) > 1:
            dice = SeededDice(random.randbytes(32), 0)
            world = engine.imagined(past.rules, move.before, move.seat, dice)
            yield Decision(past, move, past.rules.policy(world, move.seat, legal, random), stops=stops)


def _mean(values: Any) -> float:
    return fsum(values) / len(values)


def _error(values: tuple[float, ...]) -> float:
    mean, count = _mean(values), len(values)
    spread = fsum((value - mean) ** 2 for value in values) / (count - 1)
    return sqrt((spread + MISLED**2) / count)


def _after(rules: Rules, world: Any, seat: Seat, action: Action, key: bytes) -> Any:
    """A copy of the world, and for a click on to where it is settled."""
    match action.verb:
        case "-lapse":
            return engine.lapse(rules, world, seat, SeededDice(key, 1))[0]
        case "-leave":
            return engine.leave(rules, world, seat, SeededDice(key, 1))[0]
    after = engine.copy(rules, world)
    if action != STAY:
        played_on(rules, after, seat, action, rules.policy, key, ())
    return after
