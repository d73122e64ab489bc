"""The lobby when somebody was faster: who rises, who is host, and who sits where in a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from app.store import Conflict, Database, rooms, seats
from tests.app.players import House, Player
from tests.app.server import Inner, serving
from tests.app.store import samples
from tests.app.store.samples import look
from tests.app.tables import lobby

Meanwhile = Callable[[Callable[..., Any], Callable[[], Awaitable[None]]], None]


async def places(database: Database) -> dict[int, str]:
    return {one.seat: one.guest or one.bot for one in (await look(database)).sitters}


async def names(player: Player, code: str) -> dict[str, str]:
    room = await player.get(f"rooms/{code}")
    return {seat: one["name"] for seat, one in room["seats"].items()}


@pytest.fixture
def meanwhile(house: Inner, monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Something happens just before the first write of this kind: after all that was read for it."""
    database, write = house.services.database, house.services.database.write

    def arrange(kind: Callable[..., Any], happens: Callable[[], Awaitable[None]]) -> None:
        async def late(work: Callable[..., Any], *args: Any, **named: Any) -> Any:
            if work is kind:
                monkeypatch.setattr(database, "write", write)
                await happens()
            return await write(work, *args, **named)

        monkeypatch.setattr(database, "write", late)

    return arrange


async def test_who_has_moved_frees_nobody_elses_seat(database: Database) -> None:
    await samples.lobby(database)
    for seat, guest in ((1, "sasuke"), (2, "sasuke"), (1, "sakura")):
        await database.write(seats.take, "leaf", seat, guest)
    for meant, by in (("sasuke", "sasuke"), ("sakura", "sasuke"), ("sasuke", "naruto"), (None, "naruto")):
        with pytest.raises(Conflict):
            await database.write(seats.drop, "leaf", 1, meant, by=by)
    assert await places(database) == {0: "naruto", 1: "sakura", 2: "sasuke"}
    await database.write(seats.drop, "leaf", 1, "sakura", by="naruto")
    assert await places(database) == {0: "naruto", 2: "sasuke"}


async def test_who_is_no_longer_host_sends_nobody_away(database: Database) -> None:
    await samples.lobby(database)
    await database.write(seats.take, "leaf", 1, "sasuke")
    await database.write(seats.set_bot, "leaf", 2, "genin")
    await database.write(seats.pass_on, "leaf", "naruto", "sasuke")
    for seat, guest in ((1, "sasuke"), (2, None)):
        with pytest.raises(Conflict):
            await database.write(seats.drop, "leaf", seat, guest, by="naruto")
    await database.write(seats.drop, "leaf", 2, None, by="sasuke")
    assert await places(database) == {0: "naruto", 1: "sasuke"}


@pytest.mark.parametrize("leaving", [((0, "naruto"), (1, "sasuke")), ((1, "sasuke"), (0, "naruto"))])
async def test_who_is_left_when_host_and_heir_go_is_host(
    database: Database, leaving: tuple[tuple[int, str], ...]
) -> None:
    await samples.lobby(database)
    await database.write(seats.take, "leaf", 1, "sasuke")
    await database.write(seats.take, "leaf", 2, "sakura")
    gone = [database.write(seats.drop, "leaf", seat, guest, by=guest) for seat, guest in leaving]
    await asyncio.gather(*gone)
    assert await places(database) == {2: "sakura"}
    assert (await look(database)).host == "sakura"


async def test_who_sits_down_where_the_host_has_no_seat_is_host(database: Database) -> None:
    await samples.lobby(database)
    await database.write(seats.set_bot, "leaf", 1, "genin")
    await database.write(seats.drop, "leaf", 0, "naruto", by="naruto")
    assert (await look(database)).host == "naruto"
    for seat, guest in ((3, "sakura"), (0, "naruto"), (2, "sakura")):
        await database.write(seats.take, "leaf", seat, guest)
        assert (await look(database)).host == "sakura"


async def test_being_host_is_not_passed_on_to_who_has_gone_nor_twice(database: Database) -> None:
    await samples.lobby(database)
    with pytest.raises(Conflict):
        await database.write(seats.pass_on, "leaf", "naruto", "sasuke")
    for seat, guest in ((1, "sasuke"), (2, "sakura")):
        await database.write(seats.take, "leaf", seat, guest)
    await database.write(seats.pass_on, "leaf", "naruto", "sakura")
    with pytest.raises(Conflict):
        await database.write(seats.pass_on, "leaf", "naruto", "sasuke")
    assert (await look(database)).host == "sakura"


@pytest.mark.parametrize("by", [0, 1])
async def test_a_seat_that_is_somebody_elses_by_now_is_not_freed(
    house: Inner, meanwhile: Meanwhile, by: int
) -> None:
    """Neither by the guest who left it nor by the host who meant that guest."""
    code, (mei, ao) = await lobby(house)
    yagura = await house.guest("Yagura")

    async def swap() -> None:
        await ao.post(f"rooms/{code}/seats", {"seat": 2})
        await yagura.post(f"rooms/{code}/seats", {"seat": 1})

    meanwhile(seats.drop, swap)
    refusal = await (mei, ao)[by].refusal("DELETE", f"rooms/{code}/seats/1")
    assert refusal == (409, "changed-meanwhile")
    assert await names(mei, code) == {"0": "Mei", "1": "Yagura", "2": "Ao"}


async def test_nobody_rises_from_a_lobby_that_has_closed_meanwhile(
    house: Inner, meanwhile: Meanwhile
) -> None:
    code, (mei, ao) = await lobby(house)

    async def start() -> None:
        await mei.post(f"rooms/{code}/start")

    meanwhile(seats.drop, start)
    assert await ao.refusal("DELETE", f"rooms/{code}/seats/1") == (409, "already-started")
    assert await names(mei, code) == {"0": "Mei", "1": "Ao"}


async def test_the_third_is_host_when_the_heir_goes_with_the_host(house: Inner, meanwhile: Meanwhile) -> None:
    code, (mei, ao, chojuro) = await lobby(house, seats=3)

    async def go() -> None:
        await ao.delete(f"rooms/{code}/seats/1")

    meanwhile(seats.drop, go)
    await mei.delete(f"rooms/{code}/seats/0")
    assert (await chojuro.get(f"rooms/{code}"))["host"] == 2
    await chojuro.post(f"rooms/{code}/bots", {"level": "genin"})
    await chojuro.post(f"rooms/{code}/start")


async def test_being_host_stays_if_the_heir_has_gone_meanwhile(house: Inner, meanwhile: Meanwhile) -> None:
    code, (mei, ao) = await lobby(house)

    async def go() -> None:
        await ao.delete(f"rooms/{code}/seats/1")

    meanwhile(seats.pass_on, go)
    assert await mei.refusal("POST", f"rooms/{code}/host", {"seat": 1}) == (409, "changed-meanwhile")
    assert (await mei.get(f"rooms/{code}"))["host"] == 0


async def test_a_room_whose_host_rose_alone_belongs_to_who_sits_down_next(house: House) -> None:
    mei, ao = await house.guest(), await house.guest("Ao")
    code = await mei.room()
    await mei.delete(f"rooms/{code}/seats/0")
    await ao.post(f"rooms/{code}/seats", {"seat": 3})
    assert (await ao.get(f"rooms/{code}"))["host"] == 3
    assert await mei.refusal("POST", f"rooms/{code}/start") == (403, "not-host")
    await ao.post(f"rooms/{code}/bots", {"level": "genin"})
    await ao.post(f"rooms/{code}/start")


async def test_a_server_with_an_old_picture_of_the_lobby_frees_nobody_elses_seat(database_url: str) -> None:
    async with serving(database_url) as house, serving(database_url) as other:
        code, (mei, ao) = await lobby(house)
        elsewhere = other.welcome(ao)
        assert await names(elsewhere, code) == {"0": "Mei", "1": "Ao"}
        await ao.delete(f"rooms/{code}/seats/1")
        await (await house.guest("Yagura")).post(f"rooms/{code}/seats", {"seat": 1})
        assert await elsewhere.refusal("DELETE", f"rooms/{code}/seats/1") == (403, "not-yours")
        assert await names(mei, code) == {"0": "Mei", "1": "Yagura"}


async def test_a_game_that_another_server_started_is_left_for_good(database_url: str) -> None:
    async with serving(database_url) as house, serving(database_url) as other:
        code, (mei, ao) = await lobby(house)
        elsewhere = other.welcome(ao)
        assert (await elsewhere.get(f"rooms/{code}"))["status"] == "open"
        await mei.post(f"rooms/{code}/start")
        await elsewhere.delete(f"rooms/{code}/seats/1")
        assert (await elsewhere.get(f"rooms/{code}"))["status"] == "over"


@pytest.mark.parametrize("taken", [(0, 1, 3), (1, 2), (0, 2, 3, 5)])
async def test_a_rematch_keeps_the_sides(house: Inner, taken: tuple[int, ...]) -> None:
    code, players = await lobby(house, "duel", len(taken))
    for player, place in list(zip(players, taken, strict=True))[::-1]:
        await player.post(f"rooms/{code}/seats", {"seat": place})
    first = await sides(players, code)
    await house.services.database.write(rooms.freeze, code)
    again = (await players[0].post(f"rooms/{code}/rematch"))["code"]
    assert await sides(players, again) == first


async def sides(players: list[Player], code: str) -> dict[str, str]:
    """Start the room; each one's camp."""
    for player in players:
        await player.post(f"rooms/{code}/ready", {"ready": True})
    await players[0].post(f"rooms/{code}/start")
    line = await players[0].enter(code)
    await line.get("table")
    return {one["name"]: line.pub["camps"][seat] for seat, one in line.room["seats"].items()}
