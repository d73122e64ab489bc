"""What is written of a table: the entry of each step, and snapshots."""

from __future__ import annotations

import time
from hashlib import sha256

from app.store import Row, Snapshot
from app.table import Step, Table
from games import engine
from games.engine import Entry


def first_row(room: str, table: Table) -> Row:
    """The start: under which rules, and the seal of the seed."""
    start = Step("start", 0, table.rules.VERSION, sha256(table.seed).hexdigest(), table.state, [])
    return row_of(room, table, start, "start")


def row_of(room: str, after: Table, step: Step, id: str) -> Row:
    entry = Entry(
        number=after.number,
        kind=step.kind,
        seat=step.seat,
        verb=step.verb,
        noun=step.noun,
        id=id,
        at=time.time(),
        events=step.events,
        hash=engine.digest(after.state),
    )
    return Row.of(room, entry)


def snapshot_of(table: Table) -> Snapshot:
    return Snapshot(number=table.number, version=table.rules.VERSION, data=table.memory())
