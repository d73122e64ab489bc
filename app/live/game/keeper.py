"""Games out of the store and into memory: one snapshot and a short tail, or the whole log if need be."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
import structlog

from app.ground.refused import Refused
from app.live.game.table import Parted, Table
from app.store import Database, Record, log, rooms
from app.store import origins as stored_origins
from app.wire.feeds import Feeds
from games import engine, origins, rules_for
from games.contract import Rules
from games.origins import Origin

NEWEST = 2**31 - 1
TAIL = 60  # entries read for the last events

journal = structlog.get_logger()


async def opened(database: Database, record: Record) -> tuple[Table | None, Feeds | None]:
    """The table and the feeds of a room; a room whose log can't be replayed is frozen.

    Only rules of the room's own full version may do that, and they have replayed the whole log.
    """
    if record.status == "open":
        return None, None
    table, parted = await read(database, record)
    if parted and (parted.is_unknown or record.version != table.rules.VERSION):
        journal.error("room-not-served", room=record.code, number=table.number + 1, exc_info=parted)
        raise Refused(503, "cannot-serve")
    if parted:
        journal.error("room-frozen", room=record.code, number=table.number + 1, exc_info=parted)
        await database.write(rooms.freeze, record.code)
    feeds = Feeds(
        secrets.token_hex(4), table.public(), {seat: table.private(seat) for seat in range(table.seats)}
    )
    for entry in await database.read(log.page, record.code, table.number + 1, TAIL):
        feeds.remember(entry.events)
    return table, feeds


async def read(database: Database, record: Record) -> tuple[Table, Parted | None]:
    """The last table, and where log and rules disagree the last before that; nothing is written."""
    try:
        return await table_at(database, record), None
    except Parted as parted:
        return parted.table, parted


async def table_at(database: Database, record: Record, number: int = NEWEST) -> Table:
    """The table after entry `number`, or after the last one."""
    rules, seats = rules_for(record.game, record.version), len(record.sitters)
    seed = await database.read(rooms.seed_of, record.code)
    snapshot = await database.read(log.snapshot_at, record.code, number)
    assert seed and rules
    if snapshot is None:  # an undo can reach further back than the snapshots that are kept
        return await _from_the_log(database, record, seed, number)
    tail = await database.read(log.since, record.code, snapshot.number)
    try:
        table = Table.recalled(rules, seats, seed, snapshot.number, snapshot.data)
        return table.follow([entry for entry in tail if entry.number <= number])
    except (msgspec.MsgspecError, Parted):
        journal.warning("snapshot-passed-over", room=record.code, number=snapshot.number)
        return await _from_the_log(database, record, seed, number)


async def _from_the_log(database: Database, record: Record, seed: bytes, number: int) -> Table:
    rules, seats = rules_for(record.game, record.version), len(record.sitters)
    assert rules
    _, *entries = await database.read(log.up_to, record.code, number)
    origin = await origin_of(database, record)
    state = await laid(rules, seats, record.options, seed, origin)
    return Table.laid(rules, seats, seed, state).follow(entries)


async def origin_of(database: Database, record: Record) -> Origin | None:
    """The other game from which the room goes on."""
    data = None if record.begins else await database.read(stored_origins.get, record.code)
    return origins.unpacked(data) if data else None


async def laid(rules: Rules, seats: int, options: Any, seed: bytes, origin: Origin | None) -> Any:
    """The first table of a room; a game before it is played again off the loop."""
    if origin is None:
        return engine.start(rules, seats, options, seed)
    return await asyncio.to_thread(origins.start, rules, seats, options, seed, origin)
