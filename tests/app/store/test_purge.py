"""What nobody has come back to leaves the lists, then the database; what was played stays."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, Table, func, select

from app.store import Database, Keep, Row, chats, deadlines, guests, log, purge, rooms, seats
from app.store import tables as stored
from app.store.tables import DAY
from games.contract import Clock, Outcome
from tests.app.store.samples import lobby, look, row, running

WON = Outcome("columns", ((0,), (1,)))
DATES = (
    (stored.rooms, "code", ("created_at", "touched_at")),
    (stored.entries, "room", ("at",)),
    (stored.chats, "room", ("at",)),
    (stored.deadlines, "room", ("due",)),
)


def age(conn: Connection, room: str, days: float) -> None:
    """All that has happened in the room happened so many days earlier."""
    for table, key, columns in DATES:
        values = {name: table.c[name] - days * DAY for name in columns}
        conn.execute(table.update().where(table.c[key] == room).values(values))


def age_guest(conn: Connection, guest: str, days: float) -> None:
    query = stored.guests.update().where(stored.guests.c.id == guest)
    conn.execute(query.values(created_at=stored.guests.c.created_at - days * DAY))


def rows(conn: Connection, table: Table) -> int:
    return conn.execute(select(func.count()).select_from(table)).scalar_one()


def date_entries(conn: Connection, room: str) -> None:
    """The sample rows are of another year: these were written now."""
    conn.execute(stored.entries.update().where(stored.entries.c.room == room).values(at=stored.now()))


async def begun(database: Database, days: float = 0, code: str = "leaf") -> None:
    """A running game of which nobody has heard for so many days."""
    await running(database, code)
    await database.write(date_entries, code)
    await database.write(age, code, days)


async def purged(database: Database, **days: float) -> list[str]:
    return sorted(await database.write(purge.set_aside, Keep(**days)))


async def empty_lobby(database: Database, days: float) -> None:
    await lobby(database)
    await database.write(seats.drop, "leaf", 0, "naruto", by="naruto")
    await database.write(age, "leaf", days)


@pytest.mark.parametrize(("days", "codes"), [(0.9, []), (1.1, ["leaf"])])
async def test_an_empty_room_is_kept_for_a_day(database: Database, days: float, codes: list[str]) -> None:
    await empty_lobby(database, days)
    assert await purged(database) == codes


@pytest.mark.parametrize(("days", "codes"), [(89.9, []), (90.1, ["leaf"])])
async def test_a_lobby_to_which_somebody_came_is_kept_for_90_days(
    database: Database, days: float, codes: list[str]
) -> None:
    await lobby(database)
    await database.write(seats.take, "leaf", 1, "sasuke")
    await database.write(age, "leaf", days)
    assert await purged(database) == codes


@pytest.mark.parametrize(("hours", "codes"), [(0.9, []), (1.1, ["leaf"])])
async def test_a_table_to_which_nobody_came_goes_after_an_hour(
    database: Database, hours: float, codes: list[str]
) -> None:
    await lobby(database)
    await database.write(seats.set_bot, "leaf", 1, "genin")
    await database.write(age, "leaf", hours / 24)
    assert await purged(database) == codes


async def test_but_not_while_its_host_is_there(database: Database) -> None:
    await lobby(database)
    await database.write(age, "leaf", 0.6 / 24)
    await database.write(rooms.visit, ["leaf"])
    await database.write(age, "leaf", 0.6 / 24)
    assert await purged(database) == []


@pytest.mark.parametrize(("days", "codes"), [(89.9, []), (90.1, ["leaf"])])
async def test_so_is_an_unfinished_game(database: Database, days: float, codes: list[str]) -> None:
    await begun(database, days)
    assert await purged(database) == codes


async def test_finished_frozen_and_stopped_games_stay_for_ever_unless_the_host_says_otherwise(
    database: Database,
) -> None:
    for code, end in (("leaf", "over"), ("sand", "frozen")):
        await begun(database, 5000, code)
        if end == "over":
            await database.write(rooms.finish, code, WON)
        else:
            await database.write(rooms.freeze, code)
        await database.write(age, code, 5000)
    assert await purged(database) == []
    assert await purged(database, finished=6000) == []
    assert await purged(database, finished=4000) == ["leaf", "sand"]


async def test_a_late_click_a_chat_line_a_visit_and_a_clock_each_keep_a_game(database: Database) -> None:
    for code in ("clicked", "spoken", "visited", "clocked", "forgotten"):
        await begun(database, 100, code)
    late: Row = row("clicked", 1)
    await database.append(late)
    await database.write(date_entries, "clicked")
    await database.write(chats.add, "spoken", "naruto", 0, "Naruto", "Still here!", "all")
    await database.write(rooms.visit, ["visited"])
    await database.write(deadlines.keep, "clocked", {0: Clock("turn", 3600)})
    assert await purged(database) == ["forgotten"]


async def test_what_is_set_aside_is_gone_for_everybody_at_once(database: Database) -> None:
    await begun(database, 100)
    await purged(database)
    assert await database.read(rooms.get, "leaf") is None
    assert await database.read(rooms.of_guest, "naruto") == []
    assert await database.read(rows, stored.rooms) == 1


async def test_it_is_deleted_later_and_in_pieces(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(database, 0)
    for number in range(1, 6):
        await database.append(row("leaf", number))
    await database.write(chats.add, "leaf", "naruto", 0, "Naruto", "Hi!", "all")
    await database.write(rooms.touch, "leaf", 5)
    await begun(database, 0, "sand")
    await database.write(date_entries, "leaf")
    await database.write(age, "leaf", 100)
    assert await purged(database) == ["leaf"]
    assert not await database.write(purge.delete_piece)
    monkeypatch.setattr(purge, "PIECE", 2)
    left = []
    while await database.write(purge.delete_piece, 0):
        left.append(len(await database.read(log.since, "leaf", -1)))
    assert left == [4, 2, 0, 0, 0]
    for table in (stored.rooms, stored.entries, stored.snapshots):
        assert await database.read(rows, table) == 1, table
    assert await database.read(rows, stored.chats) == 0
    assert await database.read(rows, stored.seats) == 2


async def test_a_rematch_that_was_purged_can_be_asked_for_again(database: Database) -> None:
    await begun(database)
    await database.write(rooms.finish, "leaf", WON)
    await lobby(database, "again")
    await database.write(rooms.set_next, "leaf", "again")
    await database.write(age, "again", 100)
    assert await purged(database) == ["again"]
    assert (await look(database, "leaf")).next is None


async def test_guests_without_games_are_kept_for_30_days(database: Database) -> None:
    await lobby(database)
    for guest, days in (("naruto", 99.0), ("sasuke", 29.9), ("sakura", 30.1)):
        await database.write(age_guest, guest, days)
    await database.write(guests.add_link, "hash", "sakura", 3600)
    await database.write(purge.delete_guests, Keep())
    found = [await database.read(guests.get, guest) for guest in ("naruto", "sasuke", "sakura")]
    assert [guest and guest.id for guest in found] == ["naruto", "sasuke", None]


async def test_a_guest_who_was_here_lately_stays(database: Database) -> None:
    await database.write(guests.add, "sai", "Sai")
    await database.write(age_guest, "sai", 99)
    await database.write(guests.see, ["sai"])
    await database.write(purge.delete_guests, Keep())
    assert await database.read(guests.get, "sai")


async def test_guests_are_looked_at_page_by_page(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(purge, "PIECE", 2)
    for guest in ("a", "b", "c"):
        await database.write(guests.add, guest, guest)
    assert await database.write(purge.delete_guests, Keep()) == "b"
    assert await database.write(purge.delete_guests, Keep(), "b") == "c"
    assert await database.write(purge.delete_guests, Keep(), "c") == ""


async def test_it_is_counted_what_would_go(database: Database) -> None:
    await empty_lobby(database, 2)
    await begun(database, 100, "sand")
    await database.write(age_guest, "sakura", 31)
    found = await database.read(purge.count, Keep())
    none = dict.fromkeys(("alone", "finished", "going on", "lessons"), 0)
    assert found == none | {"empty": 1, "unfinished": 1, "guests": 1}
