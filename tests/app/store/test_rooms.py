"""Rooms from the lobby to the result."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from app.store import Conflict, Database, Sitter, Taken, deadlines, log, rematch, rooms, seats
from games.contract import Clock, Outcome
from tests.app.store.samples import lobby, look, manner, row, running, snapshot, start


async def places(database: Database) -> dict[int, str]:
    return {one.seat: one.guest or one.bot for one in (await look(database)).sitters}


async def test_a_new_room_is_open_and_its_host_sits_on_seat_0(database: Database) -> None:
    room = await lobby(database)
    assert (room.status, room.host, room.options, room.number) == ("open", "naruto", {"rounds": 3}, -1)
    [host] = room.sitters
    assert host == Sitter(seat=0, guest="naruto", name="Naruto", bot="", ready=False, at=host.at)
    assert room.created_at == pytest.approx(time.time(), abs=60)


async def test_a_code_names_one_room(database: Database) -> None:
    await lobby(database)
    with pytest.raises(Taken):
        await lobby(database)


async def test_an_unknown_room_is_none(database: Database) -> None:
    assert await database.read(rooms.get, "none") is None
    assert await database.read(rooms.seed_of, "none") is None
    with pytest.raises(Conflict):
        await database.write(seats.take, "none", 0, "naruto")


async def test_a_guest_moves_and_never_sits_twice(database: Database) -> None:
    await lobby(database)
    await database.write(seats.take, "leaf", 3, "naruto")
    assert await places(database) == {3: "naruto"}


async def test_who_moves_to_a_taken_seat_keeps_the_old_one(database: Database) -> None:
    await lobby(database)
    await database.write(seats.take, "leaf", 1, "sasuke")
    with pytest.raises(Taken):
        await database.write(seats.take, "leaf", 1, "naruto")
    assert await places(database) == {0: "naruto", 1: "sasuke"}


async def test_of_two_who_want_a_seat_one_gets_it(database: Database) -> None:
    await lobby(database)
    wanted = [database.write(seats.take, "leaf", 1, guest) for guest in ("sasuke", "sakura")]
    answers = await asyncio.gather(*wanted, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Taken"]


async def test_a_guest_who_wants_two_seats_at_once_has_one(database: Database) -> None:
    await lobby(database)
    await asyncio.gather(*(database.write(seats.take, "leaf", seat, "sasuke") for seat in range(1, 6)))
    assert sorted((await places(database)).values()) == ["naruto", "sasuke"]


async def test_bots_sit_on_free_seats_and_are_always_ready(database: Database) -> None:
    await lobby(database)
    await database.write(seats.set_bot, "leaf", 2, "genin")
    await database.write(seats.set_bot, "leaf", 2, "chunin")
    with pytest.raises(Taken):
        await database.write(seats.set_bot, "leaf", 0, "genin")
    bot = (await look(database)).sitters[1]
    assert bot == Sitter(seat=2, guest=None, name="", bot="chunin", ready=True, at=bot.at)


async def test_readiness_is_kept_by_seat_and_lost_by_moving(database: Database) -> None:
    await lobby(database)
    await database.write(seats.set_ready, "leaf", "naruto", True)
    await database.write(seats.take, "leaf", 0, "naruto")
    assert (await look(database)).sitters[0].ready
    await database.write(seats.take, "leaf", 1, "naruto")
    assert not (await look(database)).sitters[0].ready
    with pytest.raises(Conflict):
        await database.write(seats.set_ready, "leaf", "sasuke", True)


async def test_a_seat_is_freed_and_the_host_handed_on(database: Database) -> None:
    await lobby(database)
    await database.write(seats.take, "leaf", 1, "sasuke")
    await database.write(seats.drop, "leaf", 0, "naruto", by="naruto")
    assert await places(database) == {1: "sasuke"}
    assert (await look(database)).host == "sasuke"


async def test_options_change_while_the_lobby_is_open(database: Database) -> None:
    await lobby(database)
    await database.write(rooms.set_options, "leaf", {"rounds": 5}, manner(public=False, pace="swift"))
    room = await look(database)
    assert (room.options, room.public, room.pace) == ({"rounds": 5}, False, "swift")


async def test_a_start_closes_ranks_and_opens_the_log(database: Database) -> None:
    await lobby(database)
    await database.write(seats.take, "leaf", 4, "naruto")
    await database.write(seats.set_bot, "leaf", 1, "genin")
    await database.write(seats.take, "leaf", 2, "sasuke")
    await start(database, await look(database))
    room = await look(database)
    assert await places(database) == {0: "genin", 1: "sasuke", 2: "naruto"}
    assert (room.status, room.version, room.options, room.seal) == ("running", "1.1", {"rounds": 2}, "sealed")
    assert room.number == 0
    assert room.started_at
    assert await database.read(rooms.seed_of, "leaf") == b"s" * 32
    assert await database.read(log.since, "leaf", -1) == [row(number=0, kind="start").entry]
    assert await database.read(log.snapshot_at, "leaf", 0) == snapshot()


async def test_a_room_starts_once(database: Database) -> None:
    room = await lobby(database)
    answers = await asyncio.gather(start(database, room), start(database, room), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]


async def test_a_start_made_from_other_seats_or_options_is_refused(database: Database) -> None:
    room = await lobby(database)
    await database.write(seats.take, "leaf", 1, "sasuke")
    with pytest.raises(Conflict):
        await start(database, room)
    room = await look(database)
    await database.write(rooms.set_options, "leaf", {"rounds": 9}, manner())
    with pytest.raises(Conflict):
        await start(database, room)
    assert await database.read(log.since, "leaf", -1) == []
    await start(database, await look(database))


async def test_a_closed_lobby_stays_as_it_is(database: Database) -> None:
    await running(database)
    for late in (
        database.write(seats.take, "leaf", 2, "sasuke"),
        database.write(seats.drop, "leaf", 0, "naruto", by="naruto"),
        database.write(seats.set_bot, "leaf", 2, "genin"),
        database.write(seats.set_ready, "leaf", "naruto", True),
        database.write(rooms.set_options, "leaf", {}, manner()),
    ):
        with pytest.raises(Conflict):
            await late


async def test_my_games_are_those_i_sit_in_unfinished_first(database: Database) -> None:
    await running(database, "done")
    await database.write(rooms.finish, "done", Outcome("end", ((0, 1),)))
    await lobby(database, "first")
    await running(database, "second")
    assert [room.code for room in await database.read(rooms.of_guest, "naruto")] == [
        "second",
        "first",
        "done",
    ]
    assert await database.read(rooms.of_guest, "sasuke") == []


async def test_progress_is_noted_and_never_goes_back(database: Database) -> None:
    await running(database)
    assert await database.write(rooms.touch, "leaf", 5)
    assert not await database.write(rooms.touch, "leaf", 4)
    room = await look(database)
    assert room.number == 5


@pytest.mark.parametrize("ended", [False, True])
async def test_old_snapshots_go_as_the_game_goes_on_and_when_it_ends(database: Database, ended: bool) -> None:
    await running(database)
    for number in (50, 100, 150, 200):
        await database.write(log.add_snapshot, "leaf", snapshot(number))
    if ended:
        await database.write(rooms.finish, "leaf", Outcome("end", ((0, 1),)))
    else:
        await database.write(rooms.touch, "leaf", 200)
    assert await database.read(log.snapshot_at, "leaf", 99) is None
    assert await database.read(log.snapshot_at, "leaf", 100) == snapshot(100)


async def test_a_game_is_finished_once_with_results_and_without_deadlines(database: Database) -> None:
    await running(database)
    await database.write(deadlines.put, "leaf", 0, Clock("turn", 60))
    assert await database.write(rooms.finish, "leaf", Outcome("points", ((1,), (0,)), {1: 12, 0: 7}))
    assert not await database.write(rooms.finish, "leaf", Outcome("points", ((0,), (1,)), {}))
    found = [
        (one.seat, one.guest, one.bot, one.place, one.score)
        for one in (await database.read(rooms.results_of, ["leaf", "sand"]))["leaf"]
    ]
    assert found == [(1, None, "genin", 1, 12), (0, "naruto", "", 2, 7)]
    room = await look(database)
    assert room.status == "over"
    assert room.ended_at
    assert await database.read(deadlines.of_room, "leaf") == []
    assert not await database.write(rooms.touch, "leaf", 9)


async def test_a_frozen_room_stays_readable(database: Database) -> None:
    await running(database)
    assert await database.write(rooms.freeze, "leaf")
    assert (await look(database)).status == "frozen"
    assert not await database.write(rooms.finish, "leaf", Outcome("end", ((0, 1),)))


async def test_a_rematch_has_one_room_the_first_named(database: Database) -> None:
    await running(database)
    names = await asyncio.gather(*(database.write(rooms.set_next, "leaf", f"next-{n}") for n in range(4)))
    assert len(set(names)) == 1
    assert (await look(database)).next == names[0]
    with pytest.raises(Conflict):
        await database.write(rooms.set_next, "none", "next")


async def test_the_same_people_sit_on_the_same_seats_again(database: Database) -> None:
    await lobby(database, "sand")
    await database.write(seats.take, "sand", 1, "naruto")
    await database.write(seats.take, "sand", 0, "sasuke")
    await database.write(seats.set_bot, "sand", 2, "genin")
    await lobby(database)
    await database.write(seats.keep, "leaf", (await look(database, "sand")).sitters)
    assert await places(database) == {0: "sasuke", 1: "naruto", 2: "genin"}


async def test_all_who_ask_for_a_rematch_meet_in_one_new_room(database: Database) -> None:
    await running(database)
    await database.write(rooms.finish, "leaf", Outcome("end", ((0, 1),)))
    first, second = (await look(database, "leaf")).sitters
    sitters = [first, msgspec.structs.replace(second, seat=3)]
    asked = [
        database.write(rematch.again, "leaf", f"next-{n}", "naruto", {}, "1.0", sitters) for n in range(4)
    ]
    [code] = set(await asyncio.gather(*asked))
    assert [room.code for room in await database.read(rooms.of_guest, "naruto")] == [code, "leaf"]
    assert [(one.seat, one.guest, one.bot) for one in (await look(database, code)).sitters] == [
        (0, "naruto", ""),
        (3, None, "genin"),
    ]
