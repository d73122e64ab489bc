"""What is written of a table: the entry of each draft, and snapshots."""

from __future__ import annotations

import time
from hashlib import sha256

from app.live.game.table import Draft, Table
from app.store import Row, Snapshot
from app.store.records import packed
from games import engine


def first_row(room: str, table: Table) -> Row:
    """The start: under which rules, and the seal of the seed."""
    start = Draft("start", 0, table.rules.VERSION, sha256(table.seed).hexdigest(), table.state, [])
    return row_of(room, table, start, "start")


def row_of(room: str, after: Table, draft: Draft, id: str) -> Row:
    return Row(
        room=room,
        number=after.number,
        kind=draft.kind,
        seat=draft.seat,
        verb=draft.verb,
        noun=draft.noun,
        id=id,
        at=time.time(),
        events=packed(draft.events),
        hash=engine.digest(after.state),
    )


def snapshot_of(table: Table) -> Snapshot:
    return Snapshot(number=table.number, version=table.rules.VERSION, data=table.memory())
