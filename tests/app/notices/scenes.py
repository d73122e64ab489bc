"""Turns that come and go while somebody looks or doesn't."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from prometheus_client import REGISTRY
from sqlalchemy import Connection, select

from app.store import Notice
from app.store.tables import outbox
from tests.app.players import Line, eventually
from tests.app.server import Inner


def asked(lines: list[Line]) -> tuple[Line, Line]:
    """Who is waited for, and the other."""
    first, second = lines
    return (first, second) if str(first.seat) in first.pub["awaited"] else (second, first)


async def look(line: Line, on: bool) -> None:
    await line.say(t="look", on=on)
    await line.quiet()


async def pass_turn(line: Line, seed: int = 1) -> None:
    """Click until somebody else is waited for."""
    chooser = random.Random(seed)
    while str(line.seat) in line.pub["awaited"]:
        assert (await line.choose(chooser))["t"] == "mine"
        await line.until(lambda: line.is_whole)


def rows(conn: Connection) -> list[tuple[Notice, bool]]:
    """The outbox: each notice, and whether it is still to be sent."""
    found = conn.execute(select(outbox).order_by(outbox.c.number))
    return [(Notice(row.room, row.seat, row.number, row.leader), row.due is not None) for row in found.all()]


async def settled(house: Inner) -> list[Notice]:
    """Wait until nothing is to be sent any more; what was."""
    found: list[tuple[Notice, bool]] = []

    async def read() -> bool:
        found[:] = await house.services.database.read(rows)
        return all(not is_due for _, is_due in found)

    while not await read():
        await eventually(lambda: True)
    return [notice for notice, _ in found]


def counted(kind: str, what: str) -> float:
    return REGISTRY.get_sample_value("shinobi_notices_total", {"kind": kind, "what": what}) or 0.0


def watch(kind: str, what: str) -> Callable[[], float]:
    """How often this was counted since now."""
    before = counted(kind, what)
    return lambda: counted(kind, what) - before


def told(out: str, event: str) -> list[dict[str, Any]]:
    """The lines of the journal of this name."""
    lines = [json.loads(line) for line in out.splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]
