"""Whom a game waits for is written with the entry that makes it true, and who is to be told of it."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, select

from app.store import Database, Notice, Wait, outbox, rooms, waits
from app.store import tables as stored
from app.store.outbox import Due, Later
from tests.app.store.samples import row, running


def wait(number: int, *seats: int, room: str = "leaf", since: int | None = None) -> Wait:
    """After entry `number` these seats are waited for, and Naruto is told of the first."""
    told = (Notice(room, seats[0], number, "naruto"),) if seats else ()
    return Wait(seats=dict.fromkeys(seats, number if since is None else since), tell=told)


def stored_waits(conn: Connection) -> dict[str, tuple[int, dict[str, int]]]:
    return {row.room: (row.number, row.seats) for row in conn.execute(select(stored.waits))}


def notices(conn: Connection) -> list[tuple[str, int, int, str]]:
    columns = [stored.outbox.c[name] for name in Notice.__struct_fields__]
    return [tuple(row) for row in conn.execute(select(*columns).order_by(*columns))]


async def due(database: Database) -> list[Due]:
    return await database.read(outbox.due)


async def test_whom_a_game_waits_for_is_written_with_the_entry(database: Database) -> None:
    assert await database.append(row(number=1), None, wait(1, 0, 2))
    assert await database.read(stored_waits) == {"leaf": (1, {"0": 1, "2": 1})}
    assert await database.read(notices) == [("leaf", 0, 1, "naruto")]


async def test_an_entry_that_changes_nobodys_turn_writes_nothing(database: Database) -> None:
    assert await database.append(row(number=1), None, wait(1, 0))
    assert await database.append(row(number=2))
    assert await database.read(stored_waits) == {"leaf": (1, {"0": 1})}
    assert len(await database.read(notices)) == 1


async def test_a_row_that_lost_its_race_tells_nobody(database: Database) -> None:
    assert await database.append(row(entry="first"), None, wait(1, 0))
    assert not await database.append(row(entry="second"), None, wait(1, 1))
    assert await database.read(stored_waits) == {"leaf": (1, {"0": 1})}
    assert await database.read(notices) == [("leaf", 0, 1, "naruto")]


async def test_of_many_rows_for_one_number_in_one_batch_the_winner_is_told(database: Database) -> None:
    tries = [database.append(row(entry=f"click-{n}"), None, wait(1, n)) for n in range(8)]
    winner = (await asyncio.gather(*tries)).index(True)
    assert await database.read(stored_waits) == {"leaf": (1, {str(winner): 1})}
    assert await database.read(notices) == [("leaf", winner, 1, "naruto")]


async def test_a_row_sent_again_tells_nobody_again(database: Database) -> None:
    assert await database.append(row(), None, wait(1, 0))
    await database.write(lambda conn: conn.execute(stored.outbox.delete()) and None)
    assert await database.append(row(), None, wait(1, 0))
    assert await database.read(notices) == []


async def test_several_entries_of_a_room_in_one_batch_leave_the_last_ones_wait(database: Database) -> None:
    batch = [database.append(row(number=number), None, wait(number, number % 3)) for number in range(1, 8)]
    assert all(await asyncio.gather(*batch))
    assert await database.read(stored_waits) == {"leaf": (7, {"1": 7})}
    assert len(await database.read(notices)) == 7


async def test_what_is_newer_stays(database: Database) -> None:
    assert await database.append(row(number=5), None, wait(5, 1))
    await database.write(waits.put, "leaf", 4, wait(4, 0))
    assert (await database.read(stored_waits))["leaf"] == (5, {"1": 5})
    await database.write(waits.put, "leaf", 6, Wait(seats={}))
    assert (await database.read(stored_waits))["leaf"] == (6, {})


async def test_a_batch_of_two_nodes_has_one_wait_for_each_number(
    database: Database, database_url: str
) -> None:
    async with Database.open(database_url) as other:
        for number in range(1, 30):
            tries = [
                one.append(row(number=number, entry=f"{number}-{seat}"), None, wait(number, seat))
                for seat, one in enumerate((database, other))
            ]
            seat = (await asyncio.gather(*tries)).index(True)
            assert (await database.read(stored_waits))["leaf"] == (number, {str(seat): number})
    assert len(await database.read(notices)) == 29


async def test_whose_turn_it_is_is_known_of_running_games_only(database: Database) -> None:
    await running(database)
    await database.append(row(number=1), None, wait(1, 0))
    assert await database.read(waits.of_rooms, ["leaf", "sand"]) == {"leaf": {0: 1}}
    await database.write(rooms.stop, "leaf")
    assert await database.read(waits.of_rooms, ["leaf"]) == {}


async def test_who_left_for_good_is_known_without_opening_the_room(database: Database) -> None:
    await database.append(row("leaf", 1, "leave:1", kind="leave"))
    await database.append(row("sand", 1, "leave:0", kind="leave"))
    assert await database.read(waits.left, {"leaf": 1, "sand": 1, "mist": 1}) == {"leaf"}


async def asked(database: Database, number: int = 1) -> Due:
    """A game of Naruto's that waits for him since this entry."""
    if number == 1:
        await running(database)
    await database.append(row(number=number), None, wait(number, 0))
    return (await due(database))[-1]


async def test_a_notice_is_taken_by_one_node(database: Database, database_url: str) -> None:
    one = await asked(database)
    async with Database.open(database_url) as other:
        taken = await asyncio.gather(
            *(node.write(outbox.take, one) for node in (database, other) for _ in range(5))
        )
    assert sorted(found is not None for found in taken) == [False] * 9 + [True]


async def test_a_notice_whose_node_died_is_taken_by_another(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await asked(database)
    monkeypatch.setattr(outbox, "HELD", 0.0)
    first = await database.write(outbox.take, one)
    assert first and first.tries == 1
    [again] = await due(database)
    second = await database.write(outbox.take, again)
    assert second and second.tries == 2


async def test_a_notice_stands_as_long_as_its_question(database: Database) -> None:
    first = await asked(database)
    assert await database.read(outbox.stands, first.notice)
    await database.append(row(number=2), None, wait(2, 1))
    assert not await database.read(outbox.stands, first.notice)
    later = await asked(database, 3)
    assert not await database.read(outbox.stands, first.notice)
    assert await database.read(outbox.stands, later.notice)
    await database.write(rooms.stop, "leaf")
    assert not await database.read(outbox.stands, later.notice)


async def test_what_is_settled_is_never_due_again(database: Database) -> None:
    one = await asked(database)
    assert await database.write(outbox.settle, [one.notice]) == 1
    assert await database.write(outbox.settle, [one.notice]) == 0
    assert await due(database) == []
    assert not await database.write(outbox.add, one.notice)
    assert await database.write(outbox.take, one) is None


async def test_what_is_put_off_remembers_what_is_done(database: Database) -> None:
    one = await asked(database)
    failed = {"c": Later(2, one.due - 1.0), "d": Later(1, one.due + 3600.0)}
    await database.write(outbox.put_off, one.notice, {"b", "a"}, failed)
    [found] = await due(database)
    assert (found.done, found.later) == (("a", "b"), failed)
    await database.write(outbox.put_off, one.notice, {"a"}, {"c": Later(3, one.due + 60.0)})
    assert await due(database) == []
    assert len(await database.read(outbox.due, 61.0)) == 1


async def test_settled_notices_are_forgotten_after_a_while(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await asked(database)
    other = Notice("leaf", 1, 1, "sasuke")
    assert await database.write(outbox.add, other)
    await database.write(outbox.settle, [one.notice])
    await database.write(outbox.sweep)
    assert len(await database.read(notices)) == 2
    monkeypatch.setattr(outbox, "REMEMBERED", -1.0)
    await database.write(outbox.sweep)
    assert await database.read(notices) == [("leaf", 1, 1, "sasuke")]
