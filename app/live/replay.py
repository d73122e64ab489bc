"""Finished games laid open: step by step for the replay page, as a file to keep, and verified."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec

from app.live.table import Draft, Table
from app.store import Database, Record, log, rooms
from app.wire.diff import View, diff
from games import GAMES, engine, rules_for
from games.contract import Illegal, Rules
from games.engine import Entry

FORMAT = 1
KEPT = 16  # replays, of a megabyte at most


class Export(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A finished game as a file: all that is needed to play it again and to prove its dice."""

    format: int
    code: str
    game: str
    version: str
    options: dict[str, Any]
    seats: dict[str, dict[str, str]]
    seed: str
    seal: str
    entries: list[Entry]
    outcome: dict[str, Any]


class Replays:
    """Finished games laid open step by step, one at a time, and the last ones kept.

    They never change, and to play a long one again takes seconds, in which all others are slower.
    """

    def __init__(self) -> None:
        self._kept: dict[str, msgspec.Raw] = {}
        self._turn = asyncio.Lock()

    async def steps(self, export: Export) -> msgspec.Raw:
        async with self._turn:
            found = self._kept.pop(export.code, None)
            if found is None:
                found = await asyncio.to_thread(_encoded_steps, export)
            self._kept[export.code] = found
            for old in list(self._kept)[:-KEPT]:
                del self._kept[old]
        return found


async def exported(database: Database, record: Record, last: Table) -> Export:
    """The game as it is in the log; `last` is the table at its end."""
    seed = await database.read(rooms.seed_of, record.code)
    entries = await database.read(log.since, record.code, -1)
    assert seed
    return Export(
        format=FORMAT,
        code=record.code,
        game=record.game,
        version=record.version,
        options=record.options,
        seats={str(one.seat): {"name": one.name, "bot": one.bot} for one in record.sitters},
        seed=seed.hex(),
        seal=record.seal,
        entries=entries,
        outcome=last.public().get("outcome", {}),
    )


def tables(
    rules: Rules, options: Any, seats: int, seed: bytes, entries: list[Entry]
) -> Iterator[tuple[Entry, Table]]:
    """Each entry with the table after it, replayed and checked against its hash."""
    try:
        table = Table.laid(rules, seats, seed, engine.start(rules, seats, options, seed))
        yield entries[0], table
        for entry, state, events in engine.replayed(rules, table.state, entries[1:], seed):
            if events != entry.events:
                raise engine.Diverged(f"entry {entry.number} tells of other events")
            table = table.after(Draft.of(entry, state))
            yield entry, table
    except engine.Diverged:
        raise
    except Illegal as refused:
        raise engine.Diverged(f"the log breaks the rules: {refused.code}") from refused
    except Exception as error:
        raise engine.Diverged(f"the rules can't play the log: {error!r}") from error


def played(export: Export) -> Iterator[tuple[Entry, Table]]:
    """The exported game from its first entry to its last; `engine.Diverged` where it can't go on."""
    _insist_on_a_game(export)
    rules = rules_for(export.game, export.version) or GAMES[export.game]
    seed = bytes.fromhex(export.seed)
    return tables(rules, export.options, len(export.seats), seed, export.entries)


def steps(export: Export) -> list[dict[str, Any]]:
    """The game for the replay page: differences of the public view and of every seat's own."""
    public: View = {}
    privates: dict[int, View] = {int(seat): {} for seat in export.seats}
    found = []
    for entry, table in _as_far_as_sound(played(export)):
        views = {seat: _quiet(table.private(seat)) for seat in privates}
        found.append(
            {
                "pub": diff(public, table.public()),
                "me": {str(seat): diff(privates[seat], view) for seat, view in views.items()},
                "events": [{"kind": event.kind, **event.data} for event in entry.events],
                "kind": entry.kind,
                "seat": entry.seat,
                "at": int(entry.at * 1000),
            }
        )
        public, privates = table.public(), views
    return found


def verify(export: Export) -> list[str]:
    """What was checked, in words; `engine.Diverged` where a check fails."""
    _insist(export.format == FORMAT, f"the file is of format {export.format}, not {FORMAT}")
    _insist_on_a_game(export)
    seed = bytes.fromhex(export.seed)
    _insist(sha256(seed).hexdigest() == export.seal, "the seed does not match the hash shown at the start")
    _insist(export.entries[0].noun == export.seal, "the log began under another seal")
    numbers = [entry.number for entry in export.entries]
    _insist(numbers == list(range(len(numbers))), "the log has gaps")
    last = [table for _, table in played(export)][-1]
    _insist(last.public().get("outcome", {}) == export.outcome, "the replay ends with another result")
    return [
        f"The seed's SHA-256 is {export.seal[:16]}…, as sealed before the first card.",
        f"All {len(numbers)} entries of the log are there, in order, and each gives the state it claims.",
        f"Every click was legal by the rules of {export.game} {export.version}.",
        f"The result is the one recorded: {export.outcome.get('reason', 'unfinished')}.",
    ]


def _encoded_steps(export: Export) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(steps(export)))


def _as_far_as_sound(followed: Iterator[tuple[Entry, Table]]) -> Iterator[tuple[Entry, Table]]:
    """A frozen room's log can be followed to the entry at which it was frozen."""
    with suppress(engine.Diverged):
        yield from followed


def _quiet(view: View) -> View:
    """A private view as a reader sees it: without the question's name."""
    return {key: value for key, value in view.items() if key != "ask"}


def _insist_on_a_game(export: Export) -> None:
    _insist(export.game in GAMES, f"there is no game {export.game} here")
    _insist(bool(export.entries), "the log is empty")


def _insist(true: bool, complaint: str) -> None:
    if not true:
        raise engine.Diverged(complaint)
