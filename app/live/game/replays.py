"""Games that are over, as people look at them: laid open, or as one audience saw them last."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from app.ground.refused import Refused
from app.live.game import replay
from app.live.game.recorder import Recorder
from app.live.game.replay import Export, Shown
from app.store import Database, Record, log, rooms
from games.contract import Seat

KEPT = 16  # replays, of a megabyte at most


class Replays:
    """The last ones are kept: those that are finished never change."""

    def __init__(self, database: Database, recorder: Recorder) -> None:
        self._database = database
        self._recorder = recorder
        self._kept: dict[str, dict[str, Any]] = {}
        self._running: dict[tuple[str, Seat | None], tuple[int, msgspec.Raw]] = {}
        self._turn = asyncio.Lock()

    async def laid_open(self, record: Record) -> dict[str, Any]:
        async with self._turn:
            found = self._kept.pop(record.code, None) or await self._read(record)
            self._kept[record.code] = found
            for old in list(self._kept)[:-KEPT]:
                del self._kept[old]
        return found | _room(record) | {"shares": await self._shares(record)}

    async def _shares(self, record: Record) -> dict[str, dict[str, int]]:
        """Who clicked, of the seats whose owner had help."""
        results = (await self._database.read(rooms.results_of, [record.code])).get(record.code, [])
        return {str(one.seat): one.shares for one in results if one.guest and one.shares.keys() - {"all"}}

    async def seen_by(self, record: Record, seat: Seat | None) -> dict[str, Any]:
        """A game that can't go on: what was stored of it, and by its log what happened since."""
        shown = await self._shown(record)
        steps = replay.seen_by(shown.steps, seat)
        later = await self._database.read(log.since, record.code, len(steps) - 1)
        return _answer(shown, steps, len(later)) | _room(record)

    async def so_far(self, record: Record, seat: Seat | None, number: int) -> dict[str, Any]:
        """A running game as one audience saw it up to now."""
        key = record.code, seat
        async with self._turn:
            known, found = self._running.pop(key, (-1, msgspec.Raw(b"[]")))
            if known != number:
                export = await replay.exported(self._database, record)
                found = await asyncio.to_thread(_own, export, seat)
            self._running[key] = number, found
            for old in list(self._running)[:-KEPT]:
                del self._running[old]
        return {"version": record.version, "outcome": {}, "steps": found, "missing": 0} | _room(record)

    async def exported(self, record: Record) -> Export:
        return await replay.exported(self._database, record, (await self._shown(record)).outcome)

    async def own_events(self, record: Record, seat: Seat | None) -> dict[str, Any]:
        """All that one player was told in a game that can't go on."""
        if seat is None:
            raise Refused(403, "onlooker")
        entries = await self._database.read(log.since, record.code, -1)
        events = [one for entry in entries for one in entry.events if one.is_for(seat)]
        told = [{"kind": one.kind, **one.data} for one in events]
        return {"game": record.game, "version": record.version, "seat": seat, "events": told}

    async def _read(self, record: Record) -> dict[str, Any]:
        shown = await self._shown(record)
        steps = await asyncio.to_thread(_encoded, shown)
        return _answer(shown, steps, shown.missing)

    async def _shown(self, record: Record) -> Shown:
        shown = await self._recorder.shown(record)
        return shown or Shown(record.version, {}, [], 0)


def _own(export: Export, seat: Seat | None) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(replay.own_steps(export, seat)))


def _encoded(shown: Shown) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(replay.laid_open(shown.steps)))


def _answer(shown: Shown, steps: Any, missing: int) -> dict[str, Any]:
    return {"version": shown.version, "outcome": shown.outcome, "steps": steps, "missing": missing}


def _room(record: Record) -> dict[str, Any]:
    """What isn't stored with the steps, because it may change: names, and whether it goes on."""
    seats = {str(one.seat): {"name": one.name, "bot": one.bot, "face": one.face} for one in record.sitters}
    return {"game": record.game, "status": record.status, "seats": seats}
