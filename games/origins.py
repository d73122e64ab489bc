"""Games that go on from a step of another one: what a seat, or nobody, could know then is dealt anew."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from games import engine
from games.contract import Rules, Seat
from games.dice import SeededDice
from games.engine import Entry

DEEPEST = 3  # games of which each goes on from the one before


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """Another game as far as it is gone on with: no names, no chat, no times."""

    options: dict[str, Any]
    seats: int
    seed: bytes
    entries: list[Entry]
    for_seat: Seat | None = None  # who knows what they knew; None: only what all could see stays
    before: Origin | None = None  # where that game went on from itself

    @property
    def depth(self) -> int:
        return 1 + (self.before.depth if self.before else 0)


def of(
    options: dict[str, Any], seats: int, seed: bytes, entries: Sequence[Entry], before: Origin | None
) -> Origin:
    """A game up to the last of these entries, the first of which laid the table."""
    bare = [msgspec.structs.replace(one, id=_maker(one), at=0.0, events=[]) for one in entries[1:]]
    return Origin(options=options, seats=seats, seed=seed, entries=bare, before=before)


def start(rules: Rules, seats: int, options: Any, seed: bytes, origin: Origin | None = None) -> Any:
    """The first table of a room: laid by its own dice, or where another game stood."""
    if origin is None:
        return engine.start(rules, seats, options, seed)
    return engine.imagined(rules, stood(rules, origin), origin.for_seat, SeededDice(seed, 0))


def stood(rules: Rules, origin: Origin) -> Any:
    """The table of the other game as it truly was."""
    first = start(rules, origin.seats, origin.options, origin.seed, origin.before)
    return engine.replay(rules, first, origin.entries, origin.seed)


def known_to(origin: Origin, seat: Seat | None) -> Origin:
    """The same for who has this seat, or for all that saw the table."""
    return msgspec.structs.replace(origin, for_seat=seat)


def packed(origin: Origin) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(origin), 9)


def unpacked(data: bytes) -> Origin:
    return msgspec.msgpack.decode(zlib.decompress(data), type=Origin)


def _maker(entry: Entry) -> str:
    """Of a click only whether a bot made it."""
    return "bot:" if engine.is_bots(entry) else ""
