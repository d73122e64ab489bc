"""Guests, their links, what they say, and how long they may think."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import Connection

from app.store import Database, Wait, chats, deadlines, guests, nodes, rooms, tables, waits
from games.contract import Clock, Outcome
from tests.app.store.samples import lobby, running

PLAYED = {("columns", 1)}


async def test_a_guest_has_a_name_and_may_change_it(database: Database) -> None:
    added = await database.write(guests.add, "naruto", "Naruto")
    assert await database.read(guests.get, "naruto") == added
    await database.write(guests.rename, "naruto", "Наруто")
    renamed = await database.read(guests.get, "naruto")
    assert renamed
    assert renamed.name == "Наруто"


async def test_seats_in_finished_rooms_are_not_held(database: Database) -> None:
    await lobby(database, "open")
    await running(database, "done")
    assert await database.read(guests.seats_held, "naruto") == 2
    await database.write(rooms.finish, "done", Outcome("end", ((0, 1),)))
    assert await database.read(guests.seats_held, "naruto") == 1


async def test_a_link_used_by_two_at_once_works_for_one(database: Database) -> None:
    added = await database.write(guests.add, "naruto", "Naruto")
    await database.write(guests.add_link, "hash", "naruto", 60)
    assert await database.read(guests.link_guest, "hash") == added
    answers = await asyncio.gather(*(database.write(guests.use_link, "hash") for _ in range(2)))
    assert sorted(answers, key=str) == [None, "naruto"]
    assert await database.read(guests.link_guest, "hash") is None


async def test_an_expired_or_unknown_link_does_not_work(database: Database) -> None:
    await database.write(guests.add, "naruto", "Naruto")
    await database.write(guests.add_link, "late", "naruto", -1)
    assert await database.write(guests.use_link, "late") is None
    assert await database.write(guests.use_link, "none") is None


async def test_an_audience_hears_the_last_lines_said_to_it(database: Database) -> None:
    await lobby(database)
    for n in range(6):
        await database.write(chats.add, "leaf", "naruto", 0, "Naruto", f"{n}", "all" if n % 2 else "seats")
    assert [chat.text for chat in await database.read(chats.last, "leaf", "all")] == ["1", "3", "5"]
    assert [chat.text for chat in await database.read(chats.last, "leaf", "all", "seats", limit=2)] == [
        "4",
        "5",
    ]
    assert await database.read(chats.last, "leaf", "nobody") == []


async def test_a_deadline_is_due_by_the_clock_of_the_database(database: Database) -> None:
    await running(database)
    await database.write(nodes.beat, "node")
    [deadline] = await database.write(deadlines.keep, "leaf", {0: Clock("turn-1", 60)})
    assert 50 < deadline.due - time.time() < 70
    assert await database.read(deadlines.due, PLAYED) == []
    await database.write(deadlines.keep, "leaf", {0: Clock("turn-2", 0)})
    assert [(one.seat, one.key) for one in await database.read(deadlines.due, PLAYED)] == [(0, "turn-2")]
    await database.write(deadlines.keep, "leaf", {})
    assert await database.read(deadlines.due, PLAYED) == []


async def test_only_clocks_of_games_that_can_be_played_are_due(database: Database) -> None:
    def set_version(conn: Connection, code: str, version: str) -> None:
        conn.execute(tables.rooms.update().where(tables.rooms.c.code == code).values(version=version))

    await database.write(nodes.beat, "node")
    for code, version in (("old", "0.9"), ("new", "10.0"), ("leaf", "1.7")):
        await running(database, code)
        await database.write(set_version, code, version)
        await database.write(deadlines.keep, code, {0: Clock("turn", 0)})
    assert [one.room for one in await database.read(deadlines.due, PLAYED)] == ["leaf"]
    assert [one.room for one in await database.read(deadlines.due, PLAYED, limit=1)] == ["leaf"]
    assert await database.read(deadlines.due, {("duel", 1)}) == []


async def test_games_over_days_whose_clocks_were_never_started_are_found(database: Database) -> None:
    def play_over_days(conn: Connection, code: str, days: int, version: str) -> None:
        values = {"days": days, "version": version}
        conn.execute(tables.rooms.update().where(tables.rooms.c.code == code).values(values))

    for code, days, version in (("live", 0, "1.0"), ("leaf", 2, "1.7"), ("old", 2, "0.9")):
        await running(database, code)
        await database.write(play_over_days, code, days, version)
        await database.write(waits.put, code, 5, Wait(seats={0: 5, 1: 3}))
        await database.write(deadlines.keep, code, {1: Clock("days:3", 60)})
    assert await database.read(deadlines.without, PLAYED) == {"leaf"}
    await database.write(deadlines.keep, "leaf", {0: Clock("bot:5", 60), 1: Clock("days:3", 60)})
    assert await database.read(deadlines.without, PLAYED) == {"leaf"}  # the bot is only to be reminded
    await database.write(deadlines.keep, "leaf", {0: Clock("days:5", 60), 1: Clock("days:3", 60)})
    assert await database.read(deadlines.without, PLAYED) == set()


async def test_a_clock_for_the_same_question_runs_on_and_for_another_starts_anew(database: Database) -> None:
    await running(database)
    [first] = await database.write(deadlines.keep, "leaf", {0: Clock("turn-1", 60)})
    kept = await database.write(deadlines.keep, "leaf", {0: Clock("turn-1", 90), 1: Clock("turn-1", 30)})
    assert kept[0] == first
    [other] = await database.write(deadlines.keep, "leaf", {1: Clock("turn-2", 90)})
    assert (other.seat, other.key, other.seconds) == (1, "turn-2", 90)
    assert await database.write(deadlines.keep, "leaf", {}) == []
