"""Who may do what at a table, tried by those who may not: stand-ins, the absent, who was sent away."""

from __future__ import annotations

from typing import Any

import pytest

from app.live.line.follower import Follower
from app.live.play.play import play_bot
from app.live.room.room import alias
from app.store import Unreachable, log
from games.contract import Action
from tests.app.players import Line
from tests.app.server import Inner
from tests.app.tables import table
from tests.app.test_never_lost import newer

BOT = "bot:genin"


def asks(line: Line) -> list[str]:
    return [one["kind"] for one in line.room.get("asks", [])]


async def kinds(house: Inner, line: Line) -> list[str]:
    return [entry.kind for entry in await house.services.database.read(log.since, line.code, 0)]


async def wanted(house: Inner, line: Line) -> Line:
    """A stranger who asks to stand in for this one, where hands are hidden."""
    assert (await line.ask("offer", seat=line.seat, on=True))["t"] == "ok"
    stranger = await (await house.guest("Kisame")).enter(line.code)
    assert (await stranger.ask("stand-in", seat=line.seat))["t"] == "ok"
    await line.until(lambda: "stand-in" in asks(line))
    return stranger


async def stood_in(house: Inner, line: Line) -> Line:
    """A stranger who leads this one's seat, where nothing is hidden."""
    await line.ask("offer", seat=line.seat, on=True)
    stranger = await (await house.guest("Kisame")).enter(line.code)
    await stranger.ask("stand-in", seat=line.seat)
    await stranger.until(lambda: stranger.seat == line.seat)
    return stranger


async def kicked(host: Line, other: Line, seat: int, noun: str = BOT) -> None:
    assert (await host.ask("propose", what="kick", seat=seat, noun=noun))["t"] == "ok"
    assert (await other.ask("vote", what="kick", seat=seat, yes=True))["t"] == "ok"
    await other.until(lambda: other.room["seats"][str(seat)]["kicked"])


async def test_nobody_stands_in_once_the_seat_is_offered_no_more(secret: None, stored_house: Inner) -> None:
    mei, ao, chojuro = await table(stored_house, "secret", 3)
    stranger = await wanted(stored_house, mei)
    await ao.ask("vote", what="stand-in", seat=0, yes=True)
    await mei.ask("offer", seat=0, on=False)
    await chojuro.until(lambda: asks(chojuro) == [])
    assert (await chojuro.ask("vote", what="stand-in", seat=0, yes=True))["code"] == "no-vote"
    assert (stranger.seat, await kinds(stored_house, mei)) == (-1, [])


async def test_who_was_banned_meanwhile_does_not_stand_in(secret: None, house: Inner) -> None:
    mei, ao, _ = await table(house, "secret", 3)
    stranger = await wanted(house, ao)
    await mei.player.post(f"rooms/{mei.code}/bans", {"who": alias(mei.code, stranger.player.id)})
    for line in (mei, ao):
        await line.ask("vote", what="stand-in", seat=1, yes=True)
    chojuro = house.lines[2]
    assert (await chojuro.ask("vote", what="stand-in", seat=1, yes=True))["code"] == "banned"
    await mei.until(lambda: asks(mei) == ["offer"])
    assert await kinds(house, mei) == []


async def test_a_seat_that_is_given_up_is_on_offer_no_more(house: Inner) -> None:
    mei, _, chojuro = await table(house, seats=3)
    await mei.player.post(f"rooms/{mei.code}/guard", {"closed": True, "locked": True, "hushed": False})
    await chojuro.ask("offer", seat=2, on=True)
    await chojuro.player.delete(f"rooms/{mei.code}/seats/2")
    stranger = await house.guest("Kisame")
    assert await stranger.refusal("GET", f"rooms/{mei.code}") == (403, "room-closed")


async def test_a_closed_room_is_shut_again_with_its_last_offer(house: Inner) -> None:
    mei, _ = await table(house)
    await mei.player.post(f"rooms/{mei.code}/guard", {"closed": True, "locked": True, "hushed": False})
    await mei.ask("offer", seat=0, on=True)
    stranger = await (await house.guest("Kisame")).enter(mei.code)
    await mei.ask("offer", seat=0, on=False)
    assert (await stranger.get("error"))["code"] == "room-closed"
    assert await stranger.player.refusal("GET", f"rooms/{mei.code}") == (403, "room-closed")


@pytest.mark.parametrize("what", ["stop", "draw"])
async def test_nobody_ends_a_game_behind_a_cut_line(house: Inner, what: str) -> None:
    mei, ao = await table(house)
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    assert (await mei.ask("propose", what=what))["t"] == "ok"
    back = await ao.player.enter(ao.code)
    assert (asks(back), back.room["status"]) == ([what], "running")
    await back.ask("vote", what=what, seat=0, yes=False)
    await mei.until(lambda: asks(mei) == [])
    assert await kinds(house, mei) == []


async def test_nobody_stands_in_behind_a_cut_line(secret: None, house: Inner) -> None:
    mei, ao = await table(house, "secret")
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    stranger = await wanted(house, mei)
    assert (stranger.seat, stranger.me) == (-1, {})


ARRANGEMENTS: list[dict[str, Any]] = [
    {"t": "pause"},
    {"t": "resume"},
    {"t": "hand", "seat": 0, "to": BOT},
    {"t": "offer", "seat": 0, "on": True},
    {"t": "stand-in", "seat": 0},
    {"t": "propose", "what": "pause"},
    {"t": "propose", "what": "stop"},
    {"t": "vote", "what": "stop", "seat": 0, "yes": True},
]


async def test_after_the_end_nothing_is_arranged(house: Inner) -> None:
    mei, ao = await table(house)
    await ao.player.delete(f"rooms/{mei.code}/seats/1")
    await mei.until(lambda: mei.room["status"] == "over")
    assert {(await mei.ask(**one))["code"] for one in ARRANGEMENTS} == {"over"}
    assert await kinds(house, mei) == ["leave"]


async def test_in_a_lesson_nothing_is_arranged(house: Inner) -> None:
    """Its steps are counted by entries: one more, and nobody could go on."""
    mei = await house.guest()
    line = await mei.enter((await mei.post("lessons", {"game": "columns", "lesson": ""}))["code"])
    before = await kinds(house, line)
    assert {(await line.ask(**one))["code"] for one in ARRANGEMENTS} == {"lesson"}
    assert await kinds(house, line) == before


@pytest.mark.parametrize("what", ["pause", "stop"])
async def test_a_bot_that_had_decided_before_a_pause_or_the_end_does_not_click(
    house: Inner, what: str
) -> None:
    """As in a battle of the exam: what happens beside it doesn't change what it was asked."""
    mei, ao = await table(house)
    first = next(iter(mei.pub["awaited"]))
    await mei.ask("propose", what="pause")
    await ao.ask("vote", what="pause", seat=0, yes=True)
    await house.lines[int(first)].ask("hand", seat=int(first), to=BOT)
    if what == "stop":
        other = house.lines[1 - int(first)]
        await other.ask("propose", what="stop")
        await other.until(lambda: other.room["status"] == "stopped")
    play, before = await house.services.rooms.open(mei.code), await kinds(house, mei)
    await play_bot(play._line, play._writer, int(first), Action("draw"), lambda: True)
    assert await kinds(house, mei) == before


async def test_hints_and_advice_are_for_who_leads(house: Inner) -> None:
    lines = await table(house)
    mine = next(line for line in lines if str(line.seat) in line.pub["awaited"])
    await mine.ask("pause")
    await mine.ask("hand", seat=mine.seat, to=BOT)
    assert (await mine.ask("hint", verb="draw"))["code"] == "not-leading"
    assert (await mine.ask("advise"))["code"] == "not-leading"


async def test_whose_seat_was_taken_away_sees_it_no_longer_though_the_database_is_gone(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, _ = await table(house)
    stranger = await stood_in(house, mei)

    async def away(self: Follower, again: bool = True) -> None:
        raise Unreachable("the database is away")

    monkeypatch.setattr(Follower, "refresh", away)
    assert (await mei.ask("hand", seat=0, to=""))["code"] == "no-storage"
    await stranger.until(lambda: stranger.seat == -1 and not stranger.me)
    monkeypatch.undo()


async def test_a_stand_in_who_is_forgotten_gives_the_seat_back(stored_house: Inner) -> None:
    mei, ao = await table(stored_house)
    stranger = await stood_in(stored_house, mei)
    await stranger.player.post("me/forget", {"name": "Kisame"})
    await ao.until(lambda: ao.room["seats"]["0"]["led"] == "")
    await mei.until(lambda: [one.get("leads", True) for one in mei.frames if one["t"] == "you"][-1])
    assert await kinds(stored_house, mei) == ["hand", "hand"]


async def test_a_host_who_was_sent_away_is_host_no_longer(stored_house: Inner) -> None:
    mei, ao, chojuro = await table(stored_house, seats=3)
    await kicked(ao, chojuro, 0)
    await chojuro.until(lambda: chojuro.room["host"] == 1)
    assert await mei.player.refusal("GET", f"rooms/{mei.code}/guard") == (403, "not-host")
    assert await mei.player.refusal("GET", f"rooms/{mei.code}/webhook") == (403, "not-host")
    assert (await ao.player.get(f"rooms/{mei.code}/guard"))["closed"] is False


async def test_a_rematch_is_asked_for_by_those_who_played_to_the_end(secret: None, house: Inner) -> None:
    mei, ao, chojuro, yagura = await table(house, "secret", 4)
    stranger = await wanted(house, mei)
    await ao.ask("vote", what="stand-in", seat=0, yes=False)
    await kicked(mei, ao, 3, "empty")
    await mei.ask("propose", what="stop")
    for line in (ao, chojuro):
        assert (await line.ask("vote", what="stop", seat=0, yes=True))["t"] == "ok"
    for somebody in (stranger, yagura):
        assert await somebody.player.refusal("POST", f"rooms/{mei.code}/rematch") == (403, "onlooker")
    assert (await ao.player.post(f"rooms/{mei.code}/rematch"))["code"]


async def test_who_was_sent_away_sees_no_hand_of_a_game_whose_rules_are_gone(
    secret: None, house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, ao, chojuro = lines = await table(house, "secret", 3)
    stranger = await wanted(house, chojuro)
    for line in lines:
        await line.ask("vote", what="stand-in", seat=2, yes=True)
    await stranger.until(lambda: stranger.seat == 2)
    await kicked(mei, stranger, 1, "empty")
    for line in (*lines, stranger):
        await line.close()
    await house.services.rooms.recorder.make(mei.code)
    house.forget_rooms()
    newer(monkeypatch, "secret")
    path = f"rooms/{mei.code}"
    assert [list(step["me"]) for step in (await ao.player.get(f"{path}/replay"))["steps"]][-1] == []
    assert await ao.player.refusal("GET", f"{path}/export") == (403, "onlooker")
    assert await ao.player.refusal("POST", f"{path}/stop") == (403, "onlooker")
    assert list((await stranger.player.get(f"{path}/replay"))["steps"][-1]["me"]) == ["2"]
