"""Playing on from a step of a finished game: what is dealt anew, what it counts for, and how it is proved."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from app.store import Keep, purge, rooms
from app.store import origins as stored
from games import GAMES
from tests.app.players import Line, Player
from tests.app.server import Inner
from tests.app.tables import play_on, table, waited_for
from tests.app.test_histories import finished, verified

CLICKS = 12


async def stopped(house: Inner, game: str = "columns", seats: int = 2) -> list[Line]:
    """A game that was broken off after some clicks."""
    lines = await table(house, game, seats)
    await play_on(lines, CLICKS)
    await house.services.database.write(rooms.stop, lines[0].code)
    return lines


async def gone_on(player: Player, code: str, step: int, seat: int = 0, level: str = "chunin") -> str:
    made = await player.post(f"rooms/{code}/going-on", {"step": step, "seat": seat, "level": level})
    return str(made["code"])


def known(line: Line) -> tuple[dict[str, Any], dict[str, Any]]:
    """All that a seat sees, without the names of questions."""
    return line.pub, {key: value for key, value in line.me.items() if key != "ask"}


@pytest.mark.parametrize("game", GAMES)
async def test_a_seat_goes_on_with_what_it_knew(house: Inner, game: str) -> None:
    lines = await stopped(house, game)
    number = (await house.table(lines[0].code)).number
    line = lines[1]
    code = await gone_on(line.player, line.code, number, seat=1)
    fork = await line.player.enter(code)
    assert (fork.seat, fork.room["status"], fork.room["goes_on"]) == (1, "running", number)
    assert fork.room["seats"]["0"]["bot"] == "chunin"
    first = await line.player.get(f"rooms/{code}/story")
    assert first["steps"][0]["pub"] == line.pub
    assert {
        key: first["steps"][0]["me"]["1"].get(key) for key in line.me if key not in ("ask", "choices")
    } == {key: value for key, value in line.me.items() if key not in ("ask", "choices")}


async def test_it_is_played_undone_resumed_and_proved_as_any_game(house: Inner, tmp_path: Path) -> None:
    lines = await stopped(house)
    asked, _ = waited_for(lines)
    mei, number = asked.player, (await house.table(asked.code)).number
    code = await gone_on(mei, asked.code, number, seat=asked.seat or 0)
    fork = await mei.enter(code)
    await fork.choose(random.Random(1))
    house.forget_rooms()
    fork = await mei.enter(code)
    assert (await house.table(code)).number > 0
    await mei.delete(f"rooms/{code}/seats/{fork.seat}")
    await fork.until(lambda: fork.room["status"] == "over")
    export = await mei.get(f"rooms/{code}/export")
    status, said = verified(export, tmp_path)
    assert status == 0, said
    assert f"step {number} of another game" in said
    assert not [one for one in export["origin"]["entries"] if one["id"] or one["at"]]
    export["origin"]["entries"].pop()
    assert verified(export, tmp_path)[0] == 1


async def test_it_counts_for_nothing_and_stands_in_no_list(stored_house: Inner) -> None:
    house = stored_house
    lines = await finished(house)
    mei = lines[0].player
    before = await mei.get("me/figures")
    code = await gone_on(mei, lines[0].code, 3)
    mine = [one["code"] for one in (await mei.get("me/rooms"))["rooms"]]
    assert code in mine  # to find the way back
    fork = await mei.enter(code)
    await mei.delete(f"rooms/{code}/seats/0")
    await fork.until(lambda: fork.room["status"] == "over")
    assert (await house.services.database.read(rooms.results_of, [code])) == {}
    assert await mei.get("me/figures") == before
    assert code not in [one["code"] for one in (await mei.get("me/rooms"))["rooms"]]
    assert await house.services.database.read(stored.get, code)
    assert (await house.services.database.read(purge.count, Keep(unfinished=1e-9)))["going on"] == 1


async def test_friends_take_the_other_seats_and_only_what_all_saw_stays(house: Inner) -> None:
    lines = await stopped(house, seats=3)
    mei, ao, chojuro = (line.player for line in lines)
    code = await gone_on(mei, lines[0].code, CLICKS, seat=2, level="")
    room = await mei.get(f"rooms/{code}")
    assert (room["places"], list(room["seats"])) == (3, ["2"])
    assert await mei.refusal("POST", f"rooms/{code}/start") == (409, "too-few")
    await ao.post(f"rooms/{code}/seats", {"seat": 0})
    await ao.post(f"rooms/{code}/ready", {"ready": True})
    assert await chojuro.refusal("POST", f"rooms/{code}/seats", {"seat": 3}) == (422, "no-seat")
    await mei.post(f"rooms/{code}/bots", {"level": "genin", "seat": 1})
    settings = {"options": room["options"] | {"risk": "high"}, "public": False}
    assert (await mei.refusal("POST", f"rooms/{code}/options", settings))[1] in ("goes-on", "options")
    assert (await mei.refusal("POST", f"rooms/{code}/options", {"public": True})) == (409, "goes-on")
    await mei.post(f"rooms/{code}/start")
    fork = await ao.enter(code)
    assert fork.seat == 0
    first = (await ao.get(f"rooms/{code}/story"))["steps"][0]
    assert first["pub"] == lines[0].pub


@pytest.mark.usefixtures("secret")
async def test_hands_that_the_replay_shows_are_dealt_anew_for_two(house: Inner) -> None:
    lines = await stopped(house, "secret")
    shown = [sorted(line.me["hand"]) for line in lines]
    hands = []
    for _ in range(4):
        mei, ao = (line.player for line in lines)
        code = await gone_on(mei, lines[0].code, 0, level="")
        await ao.post(f"rooms/{code}/seats")
        await ao.post(f"rooms/{code}/ready", {"ready": True})
        await mei.post(f"rooms/{code}/start")
        hands += [sorted((await mei.enter(code)).me["hand"]), sorted((await ao.enter(code)).me["hand"])]
    assert [hand for hand in hands if hand not in shown]


async def test_three_games_deep_and_no_deeper(house: Inner) -> None:
    lines = await stopped(house)
    mei, code = lines[0].player, lines[0].code
    for _ in range(3):
        code = await gone_on(mei, code, 0)
        await house.services.database.write(rooms.stop, code)
    told = await mei.refusal("POST", f"rooms/{code}/going-on", {"step": 0, "seat": 0, "level": "genin"})
    assert told == (409, "too-deep")


async def test_what_cannot_go_on_says_why(house: Inner) -> None:
    lines = await table(house)
    mei, path = lines[0].player, f"rooms/{lines[0].code}/going-on"
    body = {"step": 0, "seat": 0, "level": "chunin"}
    assert await mei.refusal("POST", path, body) == (409, "not-over")
    await play_on(lines, CLICKS)
    await lines[1].player.delete(f"rooms/{lines[0].code}/seats/1")
    await lines[0].until(lambda: lines[0].room["status"] == "over")
    last = (await house.table(lines[0].code)).number
    assert await mei.refusal("POST", path, body | {"step": last}) == (409, "over")
    assert await mei.refusal("POST", path, body | {"step": last + 1}) == (422, "no-step")
    assert await mei.refusal("POST", path, body | {"seat": 2}) == (422, "no-seat")
    assert await mei.refusal("POST", path, body | {"level": "hokage"}) == (422, "no-bot")
    nobody = Player(house, "", "", "")
    assert await nobody.refusal("POST", path, body) == (401, "no-guest")
    assert await mei.refusal("POST", "rooms/NOROOM22/going-on", body) == (404, "no-room")
