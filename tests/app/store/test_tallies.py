"""A page of events is found by the audience's own count, and without reading the log before it."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection

from app.store import Database, log, tallies
from games.engine import Entry
from tests.app.store.samples import row, running

TOLD = 1229


async def long_game(database: Database) -> None:
    """A game in which seat 0 is told of one event after the other, and nobody else of any."""
    await running(database)
    for number in range(1, TOLD):
        await database.append(row("leaf", number))


async def numbers(database: Database, audience: int, start: int, end: int) -> int:
    return len(await database.read(tallies.page, "leaf", audience, start, end))


async def test_a_page_is_the_same_with_tallies_and_without(database: Database) -> None:
    await long_game(database)
    pages = [(0, 50), (49, 51), (1000, 1050), (1200, 1250), (TOLD, TOLD + 50)]
    before = [await numbers(database, 0, *page) for page in pages]
    assert await database.read(tallies.is_behind, "leaf", TOLD - 1)
    while await database.write(tallies.fill, "leaf"):
        continue
    assert not await database.read(tallies.is_behind, "leaf", TOLD - 1)
    assert [await numbers(database, 0, *page) for page in pages] == before == [50, 2, 50, 29, 0]
    assert await numbers(database, -1, 0, 50) == 0


async def test_a_page_costs_the_same_however_long_the_log(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await long_game(database)
    while await database.write(tallies.fill, "leaf"):
        continue
    read: list[Entry] = []
    since = log.since

    def noted(conn: Connection, *args: Any) -> list[Entry]:
        read.extend(found := since(conn, *args))
        return found

    monkeypatch.setattr(log, "since", noted)
    for start in (0, 75, 1100):
        read.clear()
        assert await numbers(database, 0, start, start + 50) == 50
        assert len(read) <= 3 * tallies.EVERY
