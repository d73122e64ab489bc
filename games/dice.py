"""Chance, handed to the rules as an argument so that replays and tests can choose it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")


class SeededDice:
    """The dice of one log entry: the same room seed and entry number roll the same.

    The stream is a keyed hash of the entry number and a counter: no generator state to keep.
    """

    __slots__ = ("_draws", "_number", "_seed", "used")

    def __init__(self, seed: bytes, number: int) -> None:
        self._seed = seed
        self._number = number
        self._draws: Iterator[int] | None = None
        self.used = False

    def roll(self, sides: int) -> int:
        self.used = True
        if self._draws is None:
            self._draws = _draws(self._seed, self._number)
        return 1 + (next(self._draws) * sides >> 64)

    def shuffle(self, items: list[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            chosen = self.roll(last + 1) - 1
            items[last], items[chosen] = items[chosen], items[last]

    def pick(self, items: Sequence[T]) -> T:
        return items[self.roll(len(items)) - 1]


class ScriptedDice:
    """The dice of a test: these rolls in this order, no shuffling, and none unscripted or unused."""

    def __init__(self, rolls: Sequence[int] = ()) -> None:
        self.rolls = list(rolls)
        self.used = False

    def roll(self, sides: int) -> int:
        self.used = True
        assert self.rolls, f"the rules rolled a {sides}-sided die that the test did not script"
        roll = self.rolls.pop(0)
        assert 1 <= roll <= sides, f"scripted {roll} on a {sides}-sided die"
        return roll

    def shuffle(self, items: list[Any]) -> None:
        self.used = True

    def pick(self, items: Sequence[T]) -> T:
        return items[self.roll(len(items)) - 1]

    def spent(self) -> None:
        assert not self.rolls, f"never rolled: {self.rolls}"


def _draws(seed: bytes, number: int) -> Iterator[int]:
    block = 0
    while True:
        digest = blake2b(b"%d/%d" % (number, block), key=seed).digest()
        for at in range(0, 64, 8):
            yield int.from_bytes(digest[at : at + 8], "big")
        block += 1
