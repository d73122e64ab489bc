"""The lobby: who sits where, who is host, how a game starts, and how it is played again."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from app.web import sockets
from games.words import words_of
from tests.app.players import PATIENCE, House, Player
from tests.app.server import Inner
from tests.app.tables import lobby, play_on, table


async def seats(player: Player, code: str) -> dict[str, str]:
    """Names by seat."""
    room = await player.get(f"rooms/{code}")
    return {seat: one["name"] or one["bot"] for seat, one in room["seats"].items()}


async def test_the_maker_of_a_room_is_host_and_sits_on_seat_0(house: House) -> None:
    mei = await house.guest()
    made = await mei.post("rooms", {"game": "columns"})
    room = await mei.get(f"rooms/{made['code'].lower()}")
    assert (made["seat"], room["host"], room["status"]) == (0, 0, "open")
    assert made["url"] == f"{house.url}/r/{made['code']}"
    assert re.fullmatch(r"[2-9A-HJKMNP-Z]{8}", made["code"])


async def test_one_of_two_who_want_a_seat_gets_it(stored_house: Inner) -> None:
    code = await (await stored_house.guest()).room()
    rivals = [await stored_house.guest(name) for name in ("Ao", "Chojuro", "Yagura")]
    answers = await asyncio.gather(
        *(rival.call("POST", f"rooms/{code}/seats", {"seat": 1}) for rival in rivals)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert {answer.json().get("code", "") for answer in answers} == {"", "seat-taken"}
    assert len(await seats(rivals[0], code)) == 2


async def test_a_guest_holds_one_seat_and_moves_if_it_takes_another(house: House) -> None:
    code, (mei, ao) = await lobby(house)
    assert await ao.post(f"rooms/{code}/seats") == {"seat": 1}
    assert await ao.post(f"rooms/{code}/seats", {"seat": 4}) == {"seat": 4}
    assert await seats(mei, code) == {"0": "Mei", "4": "Ao"}
    assert await ao.refusal("POST", f"rooms/{code}/seats", {"seat": 0}) == (409, "seat-taken")
    assert await seats(mei, code) == {"0": "Mei", "4": "Ao"}
    for nowhere in (6, -1, 10**30):
        assert await ao.refusal("POST", f"rooms/{code}/seats", {"seat": nowhere}) == (422, "no-seat")


async def test_a_full_room_has_no_seat(house: House) -> None:
    code, (mei, _) = await lobby(house)
    for _ in range(4):
        await mei.post(f"rooms/{code}/bots", {"level": "genin"})
    late = await house.guest("Zabuza")
    assert await late.refusal("POST", f"rooms/{code}/seats") == (409, "room-full")
    assert await mei.refusal("POST", f"rooms/{code}/bots") == (409, "room-full")


async def test_the_lobby_is_told_to_everyone_in_it(house: House) -> None:
    code, (mei, ao) = await lobby(house)
    line, other = await mei.enter(code), await ao.enter(code)
    await ao.post(f"rooms/{code}/seats", {"seat": 3})
    await line.until(lambda: "3" in line.room["seats"])
    await other.until(lambda: other.seat == 3)
    await ao.post("guests", {"name": "Ao the Elder"})
    await line.until(lambda: line.room["seats"]["3"]["name"] == "Ao the Elder")


async def test_the_host_sends_a_player_away_before_the_start_and_nobody_else_does(house: House) -> None:
    code, (mei, ao) = await lobby(house)
    line = await ao.enter(code)
    assert await ao.refusal("DELETE", f"rooms/{code}/seats/0") == (403, "not-yours")
    assert await mei.refusal("DELETE", f"rooms/{code}/seats/5") == (404, "no-seat")
    await mei.delete(f"rooms/{code}/seats/1")
    await line.until(lambda: line.seat == -1)
    assert await seats(mei, code) == {"0": "Mei"}


async def test_nobody_is_sent_away_from_a_running_game(house: House) -> None:
    mei, _ = await table(house)
    assert await mei.player.refusal("DELETE", f"rooms/{mei.code}/seats/1") == (403, "not-yours")


async def test_being_host_is_passed_on(house: House) -> None:
    code, (mei, ao) = await lobby(house)
    await mei.post(f"rooms/{code}/bots", {"level": "genin", "seat": 2})
    assert await ao.refusal("POST", f"rooms/{code}/host", {"seat": 1}) == (403, "not-host")
    assert await mei.refusal("POST", f"rooms/{code}/host", {"seat": 2}) == (409, "no-seat")
    await mei.post(f"rooms/{code}/host", {"seat": 1})
    assert (await mei.get(f"rooms/{code}"))["host"] == 1
    assert await mei.refusal("POST", f"rooms/{code}/start") == (403, "not-host")


async def test_a_host_who_leaves_is_followed_by_the_next_guest(house: House) -> None:
    code, (mei, ao, _) = await lobby(house, seats=3)
    await mei.post(f"rooms/{code}/bots", {"level": "genin"})
    await mei.delete(f"rooms/{code}/seats/0")
    room = await ao.get(f"rooms/{code}")
    assert (room["host"], sorted(room["seats"])) == (1, ["1", "2", "3"])
    await ao.post(f"rooms/{code}/start")


async def test_bots_are_seated_changed_and_sent_away_by_the_host(house: House) -> None:
    code, (mei, ao) = await lobby(house)
    assert await mei.post(f"rooms/{code}/bots", {"level": "genin", "seat": 3}) == {"seat": 3}
    assert await mei.post(f"rooms/{code}/bots", {"level": "chunin", "seat": 3}) == {"seat": 3}
    assert (await seats(mei, code))["3"] == "chunin"
    assert await mei.refusal("POST", f"rooms/{code}/bots", {"level": "hokage"}) == (422, "no-bot")
    assert await mei.refusal("POST", f"rooms/{code}/bots", {"level": "genin", "seat": 1}) == (
        409,
        "seat-taken",
    )
    assert await ao.refusal("POST", f"rooms/{code}/bots", {"level": "genin"}) == (403, "not-host")
    await mei.delete(f"rooms/{code}/seats/3")
    assert "3" not in await seats(mei, code)


async def test_the_host_changes_the_options_before_the_start(house: House) -> None:
    code, (mei, ao) = await lobby(house)
    wish = {"options": {"risk": True}, "public": True, "pace": "human"}
    assert await ao.refusal("POST", f"rooms/{code}/options", wish) == (403, "not-host")
    await mei.post(f"rooms/{code}/options", wish)
    room = await mei.get(f"rooms/{code}")
    assert (room["options"]["risk"], room["public"], room["pace"]) == (True, True, "human")
    for bad in ({"risk": "yes"}, {"chakra": 1}):
        assert await mei.refusal("POST", f"rooms/{code}/options", {"options": bad}) == (422, "options")
    await mei.post(f"rooms/{code}/start")
    assert await mei.refusal("POST", f"rooms/{code}/options", wish) == (409, "already-started")


async def test_a_game_starts_only_when_all_are_ready_and_enough(house: House) -> None:
    mei, ao = await house.guest(), await house.guest("Ao")
    code = await mei.room()
    assert await mei.refusal("POST", f"rooms/{code}/start") == (409, "too-few")
    assert await ao.refusal("POST", f"rooms/{code}/ready", {"ready": True}) == (403, "onlooker")
    await ao.post(f"rooms/{code}/seats")
    assert await mei.refusal("POST", f"rooms/{code}/start") == (409, "not-ready")
    await ao.post(f"rooms/{code}/seats", {"ready": True})
    await ao.post(f"rooms/{code}/ready", {"ready": False})
    assert await mei.refusal("POST", f"rooms/{code}/start") == (409, "not-ready")
    await ao.post(f"rooms/{code}/ready", {"ready": True})
    await mei.post(f"rooms/{code}/start")


@pytest.mark.usefixtures("secret")
async def test_a_start_that_the_rules_forbid_is_refused_and_not_a_bug(house: House) -> None:
    code, (mei, _) = await lobby(house, "secret", options={"seconds": -1})
    assert await mei.refusal("POST", f"rooms/{code}/start") == (409, "options")
    await mei.post(f"rooms/{code}/options", {"options": {"seconds": 1}})
    await mei.post(f"rooms/{code}/start")


async def test_a_game_starts_once(stored_house: Inner) -> None:
    code, (mei, ao) = await lobby(stored_house)
    answers = await asyncio.gather(*(mei.call("POST", f"rooms/{code}/start") for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    line = await mei.enter(code)
    other = await ao.enter(code)
    assert line.pub == other.pub
    assert await mei.refusal("POST", f"rooms/{code}/start") == (409, "already-started")


async def test_everyone_in_the_room_gets_the_table_at_the_start_and_seats_close_ranks(house: House) -> None:
    code, (mei, ao) = await lobby(house)
    await ao.post(f"rooms/{code}/seats", {"seat": 5})
    await ao.post(f"rooms/{code}/ready", {"ready": True})
    lines = [await mei.enter(code), await ao.enter(code), await house.onlooker(code)]
    await mei.post(f"rooms/{code}/start")
    for line in lines:
        await line.get("table")
        await line.until(lambda line=line: line.room["status"] == "running")  # type: ignore[misc]
    assert [line.seat for line in lines] == [0, 1, -1]
    assert len(lines[0].room["seal"]) == 64


async def test_late_comers_look_on(house: House) -> None:
    mei, _ = await table(house)
    late = await house.guest("Zabuza")
    assert await late.refusal("POST", f"rooms/{mei.code}/seats") == (409, "already-started")
    line = await late.enter(mei.code)
    assert line.seat == -1
    assert line.me == {}
    assert (await line.click("draw", ask=mei.me["ask"]))["code"] == "onlooker"


async def test_private_rooms_are_not_listed_and_public_ones_are(house: House) -> None:
    mei = await house.guest()
    hidden, shown = await mei.room(), await mei.room(public=True)
    for code in (hidden, shown):
        await mei.enter(code)
    listed = await listed_rooms(mei, 1)
    assert [room["code"] for room in listed] == [shown]
    assert (listed[0]["host"], listed[0]["places"]) == ("Mei", 6)
    assert (await mei.get(f"rooms/{hidden}"))["public"] is False


async def listed_rooms(player: Player, count: int, asked: str = "") -> list[dict[str, Any]]:
    """What the public list says, once it has rooms of so many hosts."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found: list[dict[str, Any]] = (await player.get(f"rooms{asked}"))["rooms"]
            if len({room["host"] for room in found}) == count:
                return found


async def test_nobody_floods_the_public_list(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    mei = await house.guest()
    honest = await mei.room(public=True)
    line = await mei.enter(honest)
    monkeypatch.setattr(sockets, "address", lambda _: "192.0.2.1")
    flooders = [await house.guest(f"Zetsu {number}") for number in range(8)]
    for flooder in flooders:
        for code in [await flooder.room(public=True) for _ in range(4)][:3]:
            await flooder.enter(code)
    found = await listed_rooms(mei, 6)
    assert honest in [room["code"] for room in found]
    assert len(found) == 6
    await line.close()
    await listed_rooms(mei, 5)


async def test_the_public_list_is_paged_and_filtered(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.web.api.api.PAGE", 2)
    lines = await table(house, "columns", public=True)
    for name, game in (("Ao", "columns"), ("Chojuro", "duel")):
        host = await house.guest(name)
        await host.enter(await host.room(game, public=True))
    mei = lines[0].player
    assert [room["game"] for room in await listed_rooms(mei, 1, "?game=duel")] == ["duel"]
    first = await mei.get("rooms")
    assert (len(first["rooms"]), first["more"]) == (2, True)
    second = await mei.get("rooms?page=1")
    assert (len(second["rooms"]), second["more"]) == (1, False)
    assert {room["status"] for room in await listed_rooms(mei, 2, "?free=1")} == {"open"}
    assert [room["game"] for room in await listed_rooms(mei, 1, "?free=5&game=columns")] == ["columns"]
    assert await mei.refusal("GET", "rooms?page=-1") == (422, "malformed")


async def test_my_games_tell_whose_turn_it_is(house: House) -> None:
    mei, ao = await table(house)
    for line, turn in ((mei, True), (ao, False)):
        game = (await line.player.get("me/rooms"))["rooms"][0]
        assert (game["code"], game["mine"], game["turn"], game["awaited"]) == (mei.code, line.seat, turn, [0])
        assert {seat: one["name"] for seat, one in game["seats"].items()} == {"0": "Mei", "1": "Ao"}


async def test_a_guest_with_the_name_of_a_level_is_no_bot_in_my_games(house: House) -> None:
    genin = await house.guest("genin")
    await genin.post(f"rooms/{await genin.room()}/bots", {"level": "genin"})
    game = (await genin.get("me/rooms"))["rooms"][0]
    told = {seat: (one["name"], one["bot"]) for seat, one in game["seats"].items()}
    assert told == {"0": ("genin", ""), "1": ("", "genin")}


@pytest.mark.parametrize("method", ["GET", "DELETE", "POST"])
async def test_a_room_nobody_made_is_unknown(house: House, method: str) -> None:
    mei = await house.guest()
    path = {"GET": "rooms/NOBODY42", "DELETE": "rooms/NOBODY42/seats/0", "POST": "rooms/NOBODY42/start"}[
        method
    ]
    assert await mei.refusal(method, path) == (404, "no-room")
    assert await mei.refusal("POST", "rooms", {"game": "chess"}) == (404, "no-game")


async def test_a_rematch_is_the_same_room_for_everyone_with_the_same_seats(stored_house: Inner) -> None:
    lines = await table(stored_house, seats=3)
    mei, ao, chojuro = (line.player for line in lines)
    watcher = await stored_house.guest("Zabuza")
    code = lines[0].code
    assert await mei.refusal("POST", f"rooms/{code}/rematch") == (409, "not-over")
    await play_on(lines)
    await lines[0].until(lambda: lines[0].room["status"] == "over")
    await lines[1].ask("chat", text="Once more?")
    assert await watcher.refusal("POST", f"rooms/{code}/rematch") == (403, "onlooker")
    made = await asyncio.gather(*(player.post(f"rooms/{code}/rematch") for player in (ao, mei, chojuro)))
    again = made[0]["code"]
    assert [one["code"] for one in made] == [again] * 3
    await lines[2].until(lambda: lines[2].room["next"] == again)
    assert await seats(mei, again) == {"0": "Mei", "1": "Ao", "2": "Chojuro"}
    assert (await (await ao.enter(again)).get("chat"))["text"] == "Once more?"
    room = await mei.get(f"rooms/{again}")
    host = (mei, ao, chojuro)[room["host"]]
    for player in (mei, ao, chojuro):
        await player.post(f"rooms/{again}/ready", {"ready": True})
    await host.post(f"rooms/{again}/start")
    assert (await mei.enter(again)).pub["turn"] == 1
    assert (await mei.post(f"rooms/{code}/rematch"))["code"] == again


async def test_a_rematch_of_an_arena_goes_on_with_its_score(house: House) -> None:
    """E56: best of three."""
    lines = await table(house, "exam", options={"mode": "arena"})
    mei, ao = (line.player for line in lines)
    await mei.delete(f"rooms/{lines[0].code}/seats/0")
    again = (await ao.post(f"rooms/{lines[0].code}/rematch"))["code"]
    assert (await ao.get(f"rooms/{again}"))["options"]["tally"] == [0, 1]
    await mei.post(f"rooms/{again}/seats", {"ready": True})
    await ao.post(f"rooms/{again}/start")
    assert (await ao.enter(again)).pub["tally"] == {"0": 0, "1": 1}


async def test_a_rematch_of_a_quick_duel_is_the_second_of_three(house: House) -> None:
    """D27."""
    lines = await table(house, "duel", options={"mode": "quick"})
    await play_on(lines)
    await lines[0].until(lambda: lines[0].room["status"] == "over")
    places = lines[0].pub["outcome"]["places"]
    winner = int(min(places, key=places.__getitem__))
    again = (await lines[0].player.post(f"rooms/{lines[0].code}/rematch"))["code"]
    assert (await lines[1].player.get(f"rooms/{again}"))["options"]["won"] == "AB"[winner]
    for line in lines:
        await line.player.post(f"rooms/{again}/seats", {"ready": True})
    host = (await lines[0].player.get(f"rooms/{again}"))["host"]
    await lines[host].player.post(f"rooms/{again}/start")
    assert (await lines[0].player.enter(again)).pub["xp"][str(winner)] == 1


async def test_a_rematch_can_be_played_by_fewer(house: House) -> None:
    """C5: the next seat begins, of those that are there."""
    code, (mei, ao, chojuro) = await lobby(house, seats=3, options={"first": 1})
    await mei.post(f"rooms/{code}/start")
    await ao.delete(f"rooms/{code}/seats/1")
    await chojuro.delete(f"rooms/{code}/seats/2")
    again = (await mei.post(f"rooms/{code}/rematch"))["code"]
    await ao.delete(f"rooms/{again}/seats/1")
    await chojuro.post(f"rooms/{again}/ready", {"ready": True})
    await mei.post(f"rooms/{again}/start")
    assert (await mei.enter(again)).pub["turn"] in (0, 1)


async def test_the_invitation_is_a_picture_too(house: House) -> None:
    code = await (await house.guest()).room()
    answer = await house.http.get(f"{house.url}/api/rooms/{code}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "<svg" in answer.text
    replay = await house.http.get(f"{house.url}/api/rooms/{code}/qr.svg?to=replay")
    assert "<svg" in replay.text and replay.text != answer.text


async def test_why_the_rules_forbid_a_start_is_said_in_the_words_of_the_game(house: House) -> None:
    code, (mei, ao) = await lobby(house, "duel")
    await ao.post(f"rooms/{code}/seats", {"seat": 2})
    await ao.post(f"rooms/{code}/ready", {"ready": True})
    answer = (await mei.call("POST", f"rooms/{code}/start", {})).json()
    assert answer == {"code": "split", "message": words_of("duel", "en").format("refusal-split")}
