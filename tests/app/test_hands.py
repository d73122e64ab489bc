"""Seats that change hands: to a bot and back, to a stand-in, away from whoever the others send away."""

from __future__ import annotations

import time
from typing import Any

import pytest

from app.live.bots import workers
from app.live.room.attendance import Attendance
from app.store import asks as asks_store
from app.store import log
from app.store import rooms as rooms_store
from app.web import sockets
from games.engine import Entry
from tests.app.players import House, Line, Player
from tests.app.server import Inner, serving
from tests.app.tables import asks, finish_round, lobby, play_on, table, waited_for

BOT = "bot:genin"


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is away has been so for long, and bots need no time."""

    def is_gone(self: Attendance, since: float, seconds: float) -> bool:
        return self._knows_since() < time.time()

    monkeypatch.setattr(Attendance, "is_gone", is_gone)
    monkeypatch.setitem(workers.PAUSES, "human", (0.0, 0.0))


async def told(line: Line, kind: str) -> dict[str, Any]:
    """The last event of this kind that the line was told."""

    def found() -> dict[str, Any] | None:
        events = [event for frame in line.frames for event in frame.get("events", [])]
        return next((event for event in reversed(events) if event["kind"] == kind), None)

    return await line.until(found)


async def led(line: Line, seat: int, by: str) -> None:
    await line.until(lambda: line.room["seats"][str(seat)]["led"] == by)


async def test_a_bot_plays_for_who_wants_it_and_they_are_back_with_one_click(stored_house: Inner) -> None:
    mine, other = waited_for(await table(stored_house))
    assert (await mine.ask("hand", seat=mine.seat, to=BOT))["t"] == "ok"
    await led(other, mine.seat, "bot")
    assert other.room["seats"][str(mine.seat)]["level"] == "genin"
    assert await told(other, "table-hand") == {
        "kind": "table-hand",
        "seat": mine.seat,
        "to": "bot",
        "level": "genin",
        "other": mine.seat,
        "own": True,
    }
    await other.until(lambda: str(other.seat) in other.pub["awaited"])
    assert (await mine.ask("undo"))["code"] == "not-leading"
    assert (await mine.ask("hand", seat=mine.seat, to=""))["t"] == "ok"
    await led(other, mine.seat, "")
    await mine.until(lambda: mine.frames[-1]["t"] != "you")
    entries = await stored_house.services.database.read(log.since, mine.code, -1)
    assert [entry.kind for entry in entries if entry.kind == "hand"] == ["hand", "hand"]
    assert any(entry.id.startswith("bot:") for entry in entries)
    assert await play_on([mine, other], clicks=3) == 3


async def test_who_holds_everybody_up_is_played_on_for(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a minute without a clock, though they are here, and not by who is asked themselves."""
    mine, other = waited_for(await table(house))
    assert (await other.ask("lapse", seat=mine.seat))["code"] == "still-here"
    monkeypatch.setattr("app.live.line.lapses.HELD", 0.0)
    assert (await mine.ask("lapse", seat=mine.seat))["code"] == "still-here"
    assert (await mine.ask("lapse", seat=other.seat))["code"] == "still-here"
    assert (await other.ask("lapse", seat=mine.seat))["t"] == "ok"
    assert await told(mine, "table-lapse") == {"kind": "table-lapse", "seat": mine.seat, "other": other.seat}
    mine, other = waited_for(await table(house, clock=300))
    assert (await other.ask("lapse", seat=mine.seat))["code"] == "still-here"


async def test_a_click_of_the_former_leader_is_stale(house: Inner) -> None:
    mine, _ = waited_for(await table(house))
    ask = mine.me["ask"]
    await mine.ask("hand", seat=mine.seat, to=BOT)
    await mine.ask("hand", seat=mine.seat, to="")
    assert mine.me["ask"] != ask
    assert (await mine.click("draw", ask=ask))["code"] == "stale"


async def test_a_bot_leads_only_what_it_was_given(house: Inner) -> None:
    mine, other = waited_for(await table(house))
    assert (await mine.ask("hand", seat=mine.seat, to="bot:hokage"))["code"] == "no-bot"
    for nobody in ("bot:", "bot", "empty", "guest:0", "guest:"):
        assert (await mine.ask("hand", seat=mine.seat, to=nobody))["code"] == "no-bot"
    assert (await mine.ask("hand", seat=7, to=BOT))["code"] == "no-seat"
    assert (await mine.ask("hand", seat=mine.seat, to=""))["code"] == "already-leading"
    assert (await other.ask("hand", seat=mine.seat, to=""))["code"] == "not-yours"
    onlooker = await house.onlooker(mine.code)
    assert (await onlooker.ask("hand", seat=mine.seat, to=BOT))["code"] == "onlooker"


async def test_the_host_hands_over_who_is_away_for_as_long_as_the_room_says(house: Inner) -> None:
    mei, ao = await table(house, absence=120)
    assert (await mei.ask("hand", seat=1, to=BOT))["code"] == "still-here"
    assert (await ao.ask("hand", seat=0, to=BOT))["code"] == "not-host"
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    assert (await mei.ask("hand", seat=1, to=BOT))["t"] == "ok"
    await led(mei, 1, "bot")
    back = await ao.player.enter(ao.code)
    assert [frame["leads"] for frame in back.frames if frame["t"] == "you"] == [False]
    assert (await back.ask("hand", seat=1, to=""))["t"] == "ok"
    await led(mei, 1, "")


async def test_nobody_is_handed_over_before_the_time_of_the_room(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    mei, ao = await table(house, absence=120)
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    room = (await house.services.rooms.open(mei.code)).room
    room.attendance.away[ao.player.id] -= 119
    assert (await mei.ask("hand", seat=1, to=BOT))["code"] == "still-here"
    room.attendance.away[ao.player.id] -= 1
    assert (await mei.ask("hand", seat=1, to=BOT))["t"] == "ok"


async def test_a_room_may_never_hand_over_and_a_player_may_forbid_it(house: Inner) -> None:
    mei, ao = await table(house, absence=0)
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    assert (await mei.ask("hand", seat=1, to=BOT))["code"] == "never-handed"
    mei, ao = await table(house)
    assert (await ao.ask("keep", on=True))["t"] == "ok"
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    assert mei.room["seats"]["1"]["kept"] is True
    assert (await mei.ask("hand", seat=1, to=BOT))["code"] == "kept"


async def test_while_presence_is_unknown_nobody_is_handed_over(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, ao = await table(house)
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    monkeypatch.setattr("app.live.nodes.nodes.Nodes.is_polling", True)
    assert (await mei.ask("hand", seat=1, to=BOT))["code"] == "still-here"


async def test_the_next_one_acts_for_a_host_who_is_away(house: Inner) -> None:
    mei, ao = await table(house)
    await mei.close()
    await ao.until(lambda: ao.room.get("acting") == 1)
    assert (await ao.ask("hand", seat=0, to=BOT))["t"] == "ok"


class Browser(Player):
    """A guest, or nobody, in a browser that keeps the cookie by which it is known again."""

    def __init__(self, house: House, id: str, name: str, token: str, name_of: str) -> None:
        super().__init__(house, id, name, token)
        self.name_of = name_of

    @property
    def headers(self) -> dict[str, str]:
        return super().headers | {"Cookie": f"browser={self.name_of}"}


async def came_by_invitation(house: Inner, line: Line, name: str = "Kisame") -> Line:
    return await (await house.guest(name)).enter(line.code)


async def test_a_stand_in_plays_on_where_nothing_is_hidden(stored_house: Inner) -> None:
    mine, other = waited_for(await table(stored_house))
    assert (await mine.ask("offer", seat=mine.seat, on=True))["t"] == "ok"
    stranger = await came_by_invitation(stored_house, mine)
    assert (await stranger.ask("stand-in", seat=mine.seat))["t"] == "ok"
    await stranger.until(lambda: stranger.seat == mine.seat)
    await led(other, mine.seat, "guest")
    assert other.room["seats"][str(mine.seat)]["stand_in"] == "Kisame"
    assert asks(other) == []
    assert (await stranger.click("draw"))["t"] == "mine"
    assert (await mine.click("draw"))["code"] in ("not-leading", "stale")
    games = (await stranger.player.get("me/rooms"))["rooms"]
    assert [(one["code"], one["mine"]) for one in games] == [(mine.code, mine.seat)]
    await mine.ask("hand", seat=mine.seat, to="")
    await stranger.until(lambda: stranger.seat == -1)
    assert (await mine.click("draw"))["t"] in ("mine", "error")


async def test_where_hands_are_hidden_every_other_human_agrees_to_a_stand_in(
    secret: None, stored_house: Inner
) -> None:
    mei, ao, chojuro = await table(stored_house, "secret", 3)
    await mei.ask("offer", seat=0, on=True)
    stranger = await came_by_invitation(stored_house, mei)
    assert (await stranger.ask("stand-in", seat=0))["t"] == "ok"
    await ao.until(lambda: any(one["kind"] == "stand-in" for one in asks(ao)))
    [asked] = [one for one in asks(ao) if one["kind"] == "stand-in"]
    assert (asked["name"], asked["of"]) == ("Kisame", {"0": 1, "1": 1, "2": 1})
    assert stranger.me == {}
    await ao.ask("vote", what="stand-in", seat=0, yes=True)
    await chojuro.until(lambda: any(one["yes"] == {"1": 1} for one in asks(chojuro)))
    assert stranger.seat == -1
    await chojuro.ask("vote", what="stand-in", seat=0, yes=True)
    await mei.until(lambda: any(one["yes"] == {"1": 1, "2": 1} for one in asks(mei)))
    assert stranger.seat == -1
    await mei.ask("vote", what="stand-in", seat=0, yes=True)
    await stranger.until(lambda: stranger.seat == 0 and stranger.me)
    assert stranger.me["hand"] == mei.me["hand"]
    await mei.until(lambda: asks(mei) == [])


async def gone(house: Inner, line: Line, other: Line) -> None:
    """Whoever leads a seat went away, so long ago that nobody waits for them."""
    await line.close()
    await other.until(lambda: other.room["seats"][str(line.seat)]["here"] is False)
    (await house.services.rooms.open(line.code)).room.attendance.away[line.player.id] -= 30


async def test_nobody_sees_the_hand_of_an_absent_opponent_by_a_second_browser(
    secret: None, stored_house: Inner
) -> None:
    mei, ao = await table(stored_house, "secret")
    await gone(stored_house, ao, mei)
    assert (await mei.ask("offer", seat=1, on=True))["code"] == "not-named"
    await stored_house.services.database.write(asks_store.put, mei.code, "offer", 1, "", 1, 0.0)
    await stored_house.services.rooms.refresh(mei.code)  # as an older release would let it be offered
    accomplice = await came_by_invitation(stored_house, mei)
    assert (await accomplice.ask("stand-in", seat=1))["code"] == "not-named"
    assert (await mei.ask("vote", what="stand-in", seat=1, yes=True))["code"] == "no-vote"
    assert (accomplice.seat, accomplice.me) == (-1, {})


async def test_with_nobody_of_another_side_to_ask_it_is_a_bot(secret: None, house: Inner) -> None:
    """Mei and Chojuro are of the sun: neither guards the other's hand."""
    mei, ao, chojuro = await table(house, "secret", 3)
    await mei.ask("offer", seat=0, on=True)
    accomplice = await came_by_invitation(house, mei)
    await gone(house, mei, chojuro)
    await gone(house, ao, chojuro)
    assert (await accomplice.ask("stand-in", seat=0))["code"] == "nobody-to-ask"
    back = await ao.player.enter(ao.code)
    assert (await accomplice.ask("stand-in", seat=0))["t"] == "ok"
    await back.until(lambda: len(asks(back)) == 2)
    await chojuro.ask("vote", what="stand-in", seat=0, yes=True)
    await gone(house, back, chojuro)
    (await house.services.rooms.open(mei.code)).make_up()
    await accomplice.quiet()
    assert accomplice.seat == -1


async def test_whom_the_owner_named_beforehand_may_stand_in(secret: None, stored_house: Inner) -> None:
    ao, kisame = await table(stored_house, names=("Ao", "Kisame"))
    key = (await kisame.player.get("me"))["key"]
    mei = await stored_house.guest("Mei")
    code = await mei.room("secret")
    await ao.player.post(f"rooms/{code}/seats")
    await ao.player.post(f"rooms/{code}/ready", {"ready": True})
    await mei.post(f"rooms/{code}/start")
    assert await ao.player.refusal("POST", f"rooms/{code}/stand-in", {"key": "nobody"}) == (404, "no-person")
    refused = await kisame.player.refusal("POST", f"rooms/{code}/stand-in", {"key": key})
    assert refused == (404, "no-person")
    assert await ao.player.post(f"rooms/{code}/stand-in", {"key": key}) == {"name": "Kisame"}
    host, line = await mei.enter(code), await ao.player.enter(code)
    assert host.room["seats"]["1"]["named"] == "Kisame"
    await gone(stored_house, line, host)
    assert (await host.ask("offer", seat=1, on=True))["t"] == "ok"
    accomplice = await came_by_invitation(stored_house, host, "Zabuza")
    assert (await accomplice.ask("stand-in", seat=1))["code"] == "not-named"
    friend = await kisame.player.enter(code)
    assert (await friend.ask("stand-in", seat=1))["t"] == "ok"
    assert friend.seat == -1
    await host.ask("vote", what="stand-in", seat=1, yes=True)
    await friend.until(lambda: friend.seat == 1)


async def test_who_watched_without_a_name_has_watched(stored_house: Inner) -> None:
    mei, _ = await table(stored_house)
    nameless = await stored_house.onlooker(mei.code)
    await nameless.quiet()
    await nameless.close()
    await mei.ask("offer", seat=0, on=True)
    renamed = await came_by_invitation(stored_house, mei)
    assert (await renamed.ask("stand-in", seat=0))["code"] == "looked-on"


async def test_a_browser_that_has_watched_is_known_again_elsewhere(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = iter(f"192.0.2.{number}" for number in range(1, 100))
    monkeypatch.setattr(sockets, "address", lambda _: next(places))
    mei, _ = await table(house)
    page = await house.http.get(f"{house.url}/r/{mei.code}")
    browser = Browser(house, "", "", "", page.cookies["browser"])
    watched = await browser.enter(mei.code)
    await watched.quiet()
    await mei.ask("offer", seat=0, on=True)
    other = await house.guest("Zabuza")
    again = await Browser(house, other.id, other.name, other.token, browser.name_of).enter(mei.code)
    assert (await again.ask("stand-in", seat=0))["code"] == "looked-on"
    stranger = await came_by_invitation(house, mei)
    assert (await stranger.ask("stand-in", seat=0))["t"] == "ok"


async def test_who_looked_on_from_the_start_has_watched(stored_house: Inner) -> None:
    """They came into the lobby, and their line was never cut."""
    code, players = await lobby(stored_house)
    nameless = await stored_house.onlooker(code)
    named = await (await stored_house.guest("Zabuza")).enter(code)
    await players[0].post(f"rooms/{code}/start")
    for line in (nameless, named):
        await line.get("table")
    host = await players[0].enter(code)
    await nameless.close()
    await host.ask("offer", seat=0, on=True)
    renamed = await came_by_invitation(stored_house, host)
    assert (await renamed.ask("stand-in", seat=0))["code"] == "looked-on"
    assert (await named.ask("stand-in", seat=0))["code"] == "looked-on"


async def test_who_came_for_one_offer_has_watched_when_another_is_made(
    secret: None, stored_house: Inner
) -> None:
    mei, ao, _ = await table(stored_house, "secret", 3)
    await mei.ask("offer", seat=0, on=True)
    accomplice = await came_by_invitation(stored_house, mei, "Zabuza")
    await accomplice.quiet()
    await mei.ask("offer", seat=0, on=False)
    await ao.ask("offer", seat=1, on=True)
    assert (await accomplice.ask("stand-in", seat=1))["code"] == "looked-on"
    await accomplice.close()
    back = await accomplice.player.enter(mei.code)
    assert (await back.ask("stand-in", seat=1))["code"] == "looked-on"
    stranger = await came_by_invitation(stored_house, mei)
    await mei.ask("offer", seat=0, on=True)
    assert (await stranger.ask("stand-in", seat=1))["t"] == "ok"


async def test_an_offer_that_is_made_twice_shuts_nobody_out(secret: None, house: Inner) -> None:
    mei, _, _ = await table(house, "secret", 3)
    await mei.ask("offer", seat=0, on=True)
    stranger = await came_by_invitation(house, mei)
    await stranger.quiet()
    await mei.ask("offer", seat=0, on=True)
    assert (await stranger.ask("stand-in", seat=0))["t"] == "ok"


async def test_one_no_refuses_a_stand_in(secret: None, house: Inner) -> None:
    mei, ao, _ = await table(house, "secret", 3)
    await mei.ask("offer", seat=0, on=True)
    stranger = await came_by_invitation(house, mei)
    await stranger.ask("stand-in", seat=0)
    await ao.until(lambda: len(asks(ao)) == 2)
    await ao.ask("vote", what="stand-in", seat=0, yes=False)
    await ao.until(lambda: [one["kind"] for one in asks(ao)] == ["offer"])
    assert stranger.seat == -1


async def test_who_may_know_another_hand_is_no_stand_in(secret: None, house: Inner) -> None:
    mei, ao, chojuro = await table(house, "secret", 3)
    onlooker = await came_by_invitation(house, mei, "Zabuza")
    await onlooker.quiet()
    assert (await onlooker.ask("stand-in", seat=0))["code"] == "not-offered"
    await mei.ask("offer", seat=0, on=True)
    assert (await onlooker.ask("stand-in", seat=0))["code"] == "looked-on"
    assert (await ao.ask("stand-in", seat=0))["code"] == "held-seat"
    await chojuro.player.delete(f"rooms/{mei.code}/seats/2")
    await chojuro.until(lambda: chojuro.seat == -1)
    assert (await chojuro.ask("stand-in", seat=0))["code"] == "held-seat"
    nameless = await house.onlooker(mei.code)
    assert (await nameless.ask("stand-in", seat=0))["code"] == "no-guest"


async def test_a_room_may_let_onlookers_stand_in(house: Inner) -> None:
    mine, _ = waited_for(await table(house, standins=True))
    onlooker = await came_by_invitation(house, mine)
    await onlooker.quiet()
    await mine.ask("offer", seat=mine.seat, on=True)
    assert (await onlooker.ask("stand-in", seat=mine.seat))["t"] == "ok"


async def test_a_kick_needs_the_majority_of_the_others_and_voids_the_return(stored_house: Inner) -> None:
    mei, ao, chojuro, yagura = await table(stored_house, seats=4)
    assert (await mei.ask("propose", what="kick", seat=3, noun=BOT))["t"] == "ok"
    await ao.until(lambda: asks(ao) or None)
    assert (await yagura.ask("vote", what="kick", seat=3, yes=False))["code"] == "no-vote"
    assert yagura.room["seats"]["3"]["led"] == ""
    await ao.ask("vote", what="kick", seat=3, yes=True)
    await led(chojuro, 3, "bot")
    assert chojuro.room["seats"]["3"]["kicked"] is True
    await yagura.until(lambda: yagura.seat == -1)
    assert (await yagura.ask("hand", seat=3, to=""))["code"] == "not-yours"
    assert await yagura.player.refusal("DELETE", f"rooms/{mei.code}/seats/3") == (403, "not-yours")
    assert (await told(chojuro, "table-kick"))["other"] == 0


async def test_a_kick_may_leave_the_seat_empty_or_be_refused(house: Inner) -> None:
    mei, ao, chojuro = await table(house, seats=3)
    await mei.ask("propose", what="kick", seat=2, noun="empty")
    await ao.ask("vote", what="kick", seat=2, yes=False)
    await mei.until(lambda: asks(mei) == [])
    assert mei.room["seats"]["2"]["kicked"] is False
    await mei.ask("propose", what="kick", seat=2, noun="empty")
    assert (await mei.ask("propose", what="kick", seat=2, noun="empty"))["code"] == "asked-already"
    await ao.ask("vote", what="kick", seat=2, yes=True)
    await ao.until(lambda: ao.room["seats"]["2"]["left"])
    await chojuro.until(lambda: chojuro.seat == -1)
    assert (await mei.ask("propose", what="kick", seat=1, noun="empty"))["code"] == "too-few-voters"


async def test_an_undo_looks_past_a_hand_but_not_at_what_a_bot_did(secret: None, house: Inner) -> None:
    mei, ao = await table(house, "secret")
    await finish_round(ao)
    await mei.click("mark")
    await mei.ask("pause")
    await mei.ask("resume")
    assert (await mei.ask("undo"))["t"] == "ok"
    await ao.until(lambda: ao.pub["seats"]["0"]["marks"] == 0)
    mine, other = waited_for(await table(house))
    await mine.ask("hand", seat=mine.seat, to=BOT)
    await other.until(lambda: str(other.seat) in other.pub["awaited"])
    await mine.ask("hand", seat=mine.seat, to="")
    assert (await mine.ask("undo"))["code"] == "no-undo"


async def test_results_name_owner_and_shares(stored_house: Inner) -> None:
    mine, other = waited_for(await table(stored_house, seats=2))
    await mine.ask("hand", seat=mine.seat, to=BOT)
    await play_on([other], clicks=6)
    seat = other.seat
    await other.player.delete(f"rooms/{other.code}/seats/{seat}")
    await other.until(lambda: other.room["status"] == "over")
    shares = other.room["seats"][str(mine.seat)]["shares"]
    assert shares["bot"] == shares["all"] > 0
    assert "bot" not in other.room["seats"][str(seat)]["shares"]
    results = await stored_house.services.database.read(rooms_store.results_of, [mine.code])
    owner = next(one for one in results[mine.code] if one.seat == mine.seat)
    assert (owner.guest, owner.shares) == (mine.player.id, shares)
    replay = await other.player.get(f"rooms/{mine.code}/replay")
    assert replay["shares"][str(mine.seat)] == shares
    assert any(event["kind"] == "table-hand" for step in replay["steps"] for event in step["events"])


async def test_a_rematch_invites_the_people_who_led_last(house: Inner) -> None:
    mine, other = waited_for(await table(house))
    await mine.ask("offer", seat=mine.seat, on=True)
    stranger = await came_by_invitation(house, mine)
    await stranger.ask("stand-in", seat=mine.seat)
    await stranger.until(lambda: stranger.seat == mine.seat)
    await other.player.delete(f"rooms/{mine.code}/seats/{other.seat}")
    await stranger.until(lambda: stranger.room["status"] == "over")
    code = (await stranger.player.post(f"rooms/{mine.code}/rematch"))["code"]
    seats = (await stranger.player.get(f"rooms/{code}"))["seats"]
    assert {one["name"] for one in seats.values()} == {"Kisame", other.player.name}


async def test_who_leads_survives_a_restart_and_an_undo(database_url: str) -> None:
    async with serving(database_url) as house:
        mine, other = waited_for(await table(house))
        await mine.ask("hand", seat=mine.seat, to=BOT)
        await other.until(lambda: str(other.seat) in other.pub["awaited"])
        players: list[Player] = [mine.player, other.player]
    async with serving(database_url) as house:
        back, third = [await house.welcome(player).enter(mine.code) for player in players]
        assert third.room["seats"][str(mine.seat)]["led"] == "bot"
        assert (await back.ask("hand", seat=mine.seat, to=""))["t"] == "ok"


async def test_play_on_says_who_did_it(secret: None, house: Inner) -> None:
    mei, ao, chojuro = await table(house, "secret", 3)
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    assert (await mei.ask("lapse", seat=1))["t"] == "ok"
    assert await told(chojuro, "table-lapse") == {"kind": "table-lapse", "seat": 1, "other": 0}


async def test_a_bot_that_leads_a_hidden_hand_plays_it(house: Inner) -> None:
    """In the middle of a question, where only the seat sees its cards."""
    mei, ao = await table(house, "duel", 2)
    await mei.ask("hand", seat=0, to="bot:genin")
    await ao.ask("hand", seat=1, to="bot:genin")
    entries: list[Entry] = []
    while sum(entry.id.startswith("bot:") for entry in entries) < 4:
        await mei.quiet()
        entries = await house.services.database.read(log.since, mei.code, -1)
    assert (await mei.ask("hand", seat=0, to=""))["t"] == "ok"
