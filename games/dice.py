"""Chance, handed to the rules as an argument so that replays and tests can choose it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")
KEY = 32  # bytes of a seed; what follows them are rolls that were written down beforehand


class SeededDice:
    """The dice of one log entry: the same room seed and entry number roll the same.

    The stream is a keyed hash of the entry number and a counter: no generator state to keep.
    Rolls that the seed brings for the entry come before it.
    """

    __slots__ = ("_draws", "_number", "_seed", "_written", "used")

    def __init__(self, seed: bytes, number: int) -> None:
        self._seed = seed
        self._number = number
        self._draws: Iterator[int] | None = None
        self._written = _written(seed, number) if len(seed) > KEY else None
        self.used = False

    def roll(self, sides: int) -> int:
        self.used = True
        if self._written and (roll := next(self._written, 0)):
            return 1 + (roll - 1) % sides
        if self._draws is None:
            self._draws = _draws(self._seed[:KEY], self._number)
        return 1 + (next(self._draws) * sides >> 64)

    def shuffle(self, items: list[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            chosen = self.roll(last + 1) - 1
            items[last], items[chosen] = items[chosen], items[last]

    def pick(self, items: Sequence[T]) -> T:
        return items[self.roll(len(items)) - 1]


def with_rolls(seed: bytes, rolls: Mapping[int, Sequence[int]]) -> bytes:
    """The seed, and what the first dice of some entries show: number, count and rolls, a byte each."""
    return seed + b"".join(bytes((number, len(some), *some)) for number, some in rolls.items() if some)


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


def _written(seed: bytes, number: int) -> Iterator[int]:
    """The rolls that the seed brings for this entry."""
    at = KEY
    while at < len(seed):
        end = at + 2 + seed[at + 1]
        if seed[at] == number:
            yield from seed[at + 2 : end]
        at = end
