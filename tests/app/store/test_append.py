"""Group commit: what is appended stands once, durably, and races have one winner."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from app.store import Database, Row, Unreachable, guests, log, postgres
from tests.app.store.samples import row, snapshot


async def test_an_appended_entry_is_read_as_it_was_written(database: Database) -> None:
    assert await database.append(row())
    assert await database.read(log.since, "leaf", -1) == [row().entry]
    assert Row.of("leaf", row().entry).entry == row().entry


async def test_a_number_is_given_once(database: Database) -> None:
    assert await database.append(row(entry="mine"))
    assert not await database.append(row(entry="other"))
    assert [entry.id for entry in await database.read(log.since, "leaf", 0)] == ["mine"]


async def test_an_id_is_played_once(database: Database) -> None:
    assert await database.append(row(number=1, entry="mine"))
    assert not await database.append(row(number=2, entry="mine"))
    assert await database.append(row("sand", number=2, entry="mine"))


async def test_a_row_sent_again_counts_as_appended_and_stands_once(database: Database) -> None:
    assert await database.append(row())
    assert await database.append(row())
    assert await asyncio.gather(*(database.append(row(number=2)) for _ in range(5))) == [True] * 5
    assert len(await database.read(log.since, "leaf", -1)) == 2


async def test_the_same_id_with_another_state_after_it_has_lost(database: Database) -> None:
    """Two nodes may decide differently for the same bot and number."""
    assert await database.append(row(entry="bot:1:1", state="one"))
    assert not await database.append(row(entry="bot:1:1", state="other"))


async def test_of_many_rows_for_one_number_one_wins(database: Database) -> None:
    stood = await asyncio.gather(*(database.append(row(entry=f"click-{n}")) for n in range(20)))
    assert sum(stood) == 1
    [entry] = await database.read(log.since, "leaf", -1)
    assert entry.id == f"click-{stood.index(True)}"


async def test_of_two_nodes_one_wins_each_number(database: Database, database_url: str) -> None:
    async with Database.open(database_url) as other:
        numbers = range(30)
        stood = await asyncio.gather(
            *(
                one.append(row(number=n, entry=f"{name}-{n}"))
                for n in numbers
                for one, name in ((database, "a"), (other, "b"))
            )
        )
    assert [stood[2 * n] + stood[2 * n + 1] for n in numbers] == [1] * 30


async def test_500_appends_at_once_over_20_rooms_all_stand_in_order(database: Database) -> None:
    rows = [row(f"room-{room}", number) for room in range(20) for number in range(25)]
    random.Random(7).shuffle(rows)
    assert all(await asyncio.gather(*map(database.append, rows)))
    last = await database.read(log.last_numbers, [f"room-{room}" for room in range(20)] + ["none"])
    assert last == {f"room-{room}": 24 for room in range(20)}
    for room in range(20):
        entries = await database.read(log.since, f"room-{room}", -1)
        assert [entry.number for entry in entries] == list(range(25))


async def test_a_snapshot_is_stored_with_its_entry_only_if_that_stands(database: Database) -> None:
    assert await database.append(row(number=1), snapshot(1, b"one"))
    assert not await database.append(row(number=1, entry="late"), snapshot(1, b"other"))
    assert not await database.append(row(number=2, entry="act-1"), snapshot(2, b"two"))
    assert await database.read(log.snapshot_at, "leaf", 9) == snapshot(1, b"one")


async def test_a_row_the_database_cannot_take_fails_alone(database: Database) -> None:
    rows = [row(number=1), row(number=2**70), row(number=3)]
    answers = await asyncio.gather(*map(database.append, rows), return_exceptions=True)
    assert answers[0] is answers[2] is True
    assert isinstance(answers[1], Exception)


async def test_a_waiter_that_gives_up_harms_nobody(database: Database) -> None:
    impatient = asyncio.create_task(database.append(row(number=1)))
    patient = asyncio.create_task(database.append(row(number=2)))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient


async def test_what_is_waiting_is_written_before_the_database_closes(database_url: str) -> None:
    async with Database.open(database_url) as database:
        await database.migrate()
        waiting = asyncio.create_task(database.append(row()))
        await asyncio.sleep(0)
    assert await waiting


async def test_a_lost_connection_loses_and_doubles_nothing(postgres_url: str) -> None:
    async with Database.open(postgres_url) as database:
        await database.migrate()
        killer = asyncio.create_task(_hang_up_often(postgres_url))
        for number in range(200):
            assert await database.append(row(number=number))
        killer.cancel()
        await asyncio.wait([killer])
        entries = await database.read(log.since, "leaf", -1)
        assert [entry.number for entry in entries] == list(range(200))


async def test_an_absent_server_is_told_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)
    async with Database.open("postgresql://shinobi@127.0.0.1:1/none") as database:
        with pytest.raises(Unreachable):
            await database.append(row())


async def _hang_up_often(url: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        while True:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE '%unnest%' AND pid <> pg_backend_pid()"
            )
            await asyncio.sleep(0.02)
    finally:
        await connection.close()


def setting(conn: Connection, query: str) -> Any:
    return conn.execute(text(query)).scalar_one()


async def test_commits_on_sqlite_are_durable(sqlite_url: str) -> None:
    async with Database.open(sqlite_url) as database:
        assert await database.write(setting, "PRAGMA synchronous") == 2
        assert await database.write(setting, "PRAGMA journal_mode") == "wal"
        assert await database.write(setting, "PRAGMA foreign_keys") == 1


async def test_commits_on_postgres_are_durable(postgres_url: str) -> None:
    async with Database.open(postgres_url) as database:
        assert await database.write(setting, "SHOW synchronous_commit") == "on"


async def test_reads_cannot_write(database: Database) -> None:
    with pytest.raises(DBAPIError, match=r"readonly|read-only"):
        await database.read(guests.add, "naruto", "Naruto")
    assert await database.read(guests.get, "naruto") is None


async def test_a_write_that_fails_changes_nothing(database: Database) -> None:
    def half_done(conn: Connection) -> None:
        guests.add(conn, "naruto", "Naruto")
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(half_done)
    assert await database.read(guests.get, "naruto") is None
