"""Turns that do not come: taken back, run out, played on for those who are away, given up, played by bots."""

from __future__ import annotations

import json
import os
import signal
from typing import Any, get_args

import pytest

from app.live.bots.workers import Bots
from app.live.play.play import AT_ONCE, IN_LINE
from app.wire.messages import InRoom
from games.contract import Action
from tests.app.players import Line, eventually
from tests.app.server import Inner
from tests.app.tables import beside_a_bot, finish_round, lift, table

pytestmark = pytest.mark.usefixtures("secret")


async def test_an_undo_that_shows_nothing_is_free(waiting: tuple[Line, ...]) -> None:
    mei, ao, _ = waiting
    await mei.click("mark")
    assert (await mei.ask("undo"))["t"] == "ok"
    await ao.get("step", n=4)
    assert ao.pub["seats"]["0"]["marks"] == 0
    assert mei.room["undo"] == {}


async def test_many_undos_in_a_row_go_back_to_the_beginning(house: Inner, waiting: tuple[Line, ...]) -> None:
    mei, ao, _ = waiting
    first = mei.pub
    for _ in range(8):
        await mei.click("mark")
    for _ in range(8):
        assert (await mei.ask("undo"))["t"] == "ok"
    await mei.quiet()
    assert mei.pub == first
    assert (await mei.ask("undo"))["code"] == "no-undo"
    house.forget_rooms()
    assert (await (await ao.player.enter(ao.code)).get("table"))["pub"] == first


async def test_an_undo_of_dice_needs_the_consent_of_every_other_human(waiting: tuple[Line, ...]) -> None:
    mei, ao, chojuro = waiting
    await mei.click("throw")
    thrown = mei.pub["seats"]["0"]["throw"]
    assert (await mei.ask("undo"))["t"] == "ok"
    await ao.until(lambda: ao.room["undo"] == undo_of(thrown))
    assert (await mei.ask("consent", yes=True))["code"] == "no-undo"
    await ao.ask("consent", yes=True)
    await chojuro.until(lambda: chojuro.room["undo"] == undo_of(thrown, {"1": 1}))
    assert chojuro.pub["seats"]["0"]["throw"] == thrown
    await chojuro.ask("consent", yes=True)
    await ao.until(lambda: ao.pub["seats"]["0"]["throw"] == 0)
    await ao.until(lambda: ao.room["undo"] == {})


async def test_an_undo_may_be_withdrawn_by_the_asker(waiting: tuple[Line, ...]) -> None:
    mei, ao, chojuro = waiting
    await mei.click("throw")
    await mei.ask("undo")
    await ao.until(lambda: ao.room["undo"])
    assert (await mei.ask("consent", yes=False))["t"] == "ok"
    await ao.until(lambda: ao.room["undo"] == {})
    assert (await chojuro.ask("consent", yes=True))["code"] == "no-undo"


async def test_dice_are_taken_back_only_where_the_room_allows_it(house: Inner) -> None:
    mei, ao = await table(house, "secret", 2)
    await finish_round(ao)
    await mei.until(lambda: mei.pub["awaited"] == {"0": 1})
    assert (await mei.click("throw"))["fixed"]
    assert (await mei.ask("undo"))["code"] == "dice-rolled"
    assert "fixed" not in await mei.click("mark")
    assert (await mei.ask("undo"))["t"] == "ok"
    assert ao.room["undo"] == {}


async def test_that_others_have_to_be_asked_is_said_before_they_are(waiting: tuple[Line, ...]) -> None:
    mei, ao, _ = waiting
    await mei.click("throw")
    assert (await mei.ask("undo", free=True))["code"] == "asks-consent"
    assert (await mei.ask("undo"))["t"] == "ok"
    await ao.until(lambda: ao.room["undo"])
    await mei.ask("consent", yes=False)
    await mei.click("mark")
    assert (await mei.ask("undo", free=True))["t"] == "ok"


async def test_an_undo_may_be_refused(waiting: tuple[Line, ...]) -> None:
    mei, ao, chojuro = waiting
    await mei.click("throw")
    thrown = mei.pub["seats"]["0"]["throw"]
    await mei.ask("undo")
    await ao.ask("consent", yes=False)
    await mei.until(lambda: mei.room["undo"] == {})
    assert (await chojuro.ask("consent", yes=True))["code"] == "no-undo"
    assert chojuro.pub["seats"]["0"]["throw"] == thrown


async def test_an_undo_is_forgotten_once_somebody_plays_on(waiting: tuple[Line, ...]) -> None:
    mei, ao, _ = waiting
    await mei.click("throw")
    await mei.ask("undo")
    await ao.until(lambda: ao.room["undo"] == undo_of(mei.pub["seats"]["0"]["throw"]))
    await ao.click("mark")
    await ao.until(lambda: ao.room["undo"] == {})
    assert (await ao.ask("consent", yes=True))["code"] == "no-undo"
    assert (await mei.ask("undo"))["code"] == "no-undo"


async def test_taking_back_thrown_dice_and_throwing_again_throws_other_dice(
    waiting: tuple[Line, ...],
) -> None:
    """Each entry has dice of its own: an undone throw can't be fished for, nor repeated."""
    mei, ao, chojuro = waiting
    thrown = []
    for _ in range(8):
        await mei.click("throw")
        await mei.until(lambda: mei.pub["seats"]["0"]["throw"])
        thrown.append(mei.pub["seats"]["0"]["throw"])
        await mei.ask("undo")
        await ao.ask("consent", yes=True)
        await chojuro.ask("consent", yes=True)
        await mei.until(lambda: mei.pub["seats"]["0"]["throw"] == 0)
    assert len(set(thrown)) > 1


async def test_with_no_other_human_there_is_no_undo_by_consent(house: Inner) -> None:
    mei = await beside_a_bot(house)
    await mei.get("table")
    await mei.click("draw")
    assert (await mei.ask("undo"))["code"] == "no-consent"


async def test_only_a_seat_that_is_away_for_long_is_lapsed_by_others(
    three: tuple[Line, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, ao, chojuro = three
    assert (await mei.ask("lapse", seat=1))["code"] == "still-here"
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    assert mei.room["seats"]["1"]["since"] > 0
    assert (await mei.ask("lapse", seat=1))["code"] == "still-here"
    monkeypatch.setattr("app.live.line.lapses.AWAY", 0.0)
    assert (await mei.ask("lapse", seat=1))["t"] == "ok"
    await chojuro.until(lambda: "1" not in chojuro.pub["awaited"])
    assert (await mei.ask("lapse", seat=1))["code"] == "not-awaited"
    for nobody in (0, 2, 7, -1):
        assert (await mei.ask("lapse", seat=nobody))["code"] == "still-here"


async def test_presence_is_of_people_and_not_of_sockets(house: Inner, three: tuple[Line, ...]) -> None:
    mei, ao, _ = three
    room = (await house.services.rooms.open(ao.code)).room
    second = await ao.player.enter(ao.code)
    await ao.close()
    await eventually(lambda: len(room.attendance.outlets) == 3)
    await mei.told(lambda: mei.room["seats"]["1"]["here"] is True)
    await second.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)


async def test_onlookers_who_came_and_went_are_forgotten(house: Inner, three: tuple[Line, ...]) -> None:
    room = (await house.services.rooms.open(three[0].code)).room
    for name in ("Kisame", "Zabuza"):
        await (await (await house.guest(name)).enter(room.code)).close()
    await three[0].until(lambda: three[0].room["watchers"] == 0)
    assert room.attendance.away == {}
    await three[1].close()
    await eventually(lambda: set(room.attendance.away) == {three[1].player.id})


async def test_who_leaves_a_running_game_is_an_onlooker_for_good(three: tuple[Line, ...]) -> None:
    mei, ao, chojuro = three
    card = await lift(ao)
    await ao.player.delete(f"rooms/{ao.code}/seats/1")
    await mei.until(lambda: mei.room["seats"]["1"]["left"])
    await ao.until(lambda: ao.seat == -1)
    await ao.until(lambda: ao.me == {})
    assert (await ao.click("mark"))["code"] == "onlooker"
    assert await ao.player.refusal("POST", f"rooms/{ao.code}/seats") == (409, "already-started")
    assert (await ao.player.get("me/rooms"))["rooms"] == []
    back = await ao.player.enter(ao.code)
    assert card not in json.dumps(await back.get("table"))
    await finish_round(mei, chojuro)
    assert mei.pub["round"] == 2


async def test_the_last_one_at_the_table_ends_the_game(house: Inner) -> None:
    mei, ao = await table(house, "secret")
    await ao.player.delete(f"rooms/{ao.code}/seats/1")
    await mei.until(lambda: mei.room["status"] == "over")
    assert mei.pub["outcome"]["reason"] == "left"
    assert await mei.player.refusal("DELETE", f"rooms/{mei.code}/seats/0") == (409, "over")


async def test_bots_play_only_while_somebody_is_there_to_see(house: Inner) -> None:
    host = await house.guest()
    code = await host.room("columns", pace="quick")
    for _ in range(3):
        await host.post(f"rooms/{code}/bots", {"level": "genin"})
    await host.post(f"rooms/{code}/host", {"seat": 0})
    await host.post(f"rooms/{code}/start")
    await host.delete(f"rooms/{code}/seats/0")
    play = await house.services.rooms.open(code)
    assert not play.is_thinking
    assert play.room.number == 1
    watcher = await house.onlooker(code)
    await watcher.until(lambda: watcher.steps > 2)
    await watcher.close()
    await eventually(lambda: not play.room.attendance.outlets and not play.is_thinking)


async def test_a_bot_decides_within_its_pause_which_tells_nothing_of_its_hand(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    decided: list[str] = []
    choose = Bots.choose

    async def noted(bots: Bots, game: Any, level: str, *seen: Any) -> Action:
        decided.append(level)
        return await choose(bots, game, level, *seen)

    monkeypatch.setattr(Bots, "choose", noted)
    monkeypatch.setattr("app.live.bots.thinker.pause", lambda pace: 3600.0)
    line = await beside_a_bot(house, "duel", options={"mode": "quick"})
    await line.get("table")
    await line.click("pick", min(line.me["choices"]["pick"]))
    await eventually(lambda: decided == ["genin"])
    assert line.pub["awaited"] == {"1": 1}


async def test_bots_go_on_after_their_worker_was_killed(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.live.bots.thinker.SECOND_THOUGHT", 0.1)
    host = await house.guest()
    code = await host.room("columns", pace="quick")
    for _ in range(2):
        await host.post(f"rooms/{code}/bots", {"level": "genin"})
    await host.post(f"rooms/{code}/start")
    await host.delete(f"rooms/{code}/seats/0")
    watcher = await house.onlooker(code)
    await watcher.until(lambda: watcher.steps > 1)
    play = await house.services.rooms.open(code)
    for worker in play._thinker._bots._pool._processes:
        os.kill(worker, signal.SIGKILL)
    steps = watcher.steps
    await watcher.until(lambda: watcher.steps > steps + 3)


async def test_where_others_can_act_unseen_an_undo_is_refused_whether_they_did_or_not(
    three: tuple[Line, ...],
) -> None:
    """It isn't even offered, whoever clicks."""
    mei, ao, _ = three
    assert (await mei.click("lift", min(mei.me["hand"])))["fixed"]
    assert (await mei.ask("undo"))["code"] == "no-undo"
    await lift(ao)
    assert (await mei.ask("undo"))["code"] == "no-undo"


async def test_an_undo_sent_again_takes_back_one_click(waiting: tuple[Line, ...]) -> None:
    mei, ao, _ = waiting
    for _ in range(2):
        await mei.click("mark")
    for _ in range(2):
        assert (await mei.ask("undo", id="once"))["t"] == "ok"
    await ao.until(lambda: ao.pub["seats"]["0"]["marks"] == 1)


async def test_a_consent_sent_again_is_answered_again(waiting: tuple[Line, ...]) -> None:
    mei, ao, chojuro = waiting
    await mei.click("throw")
    await mei.ask("undo")
    for _ in range(2):
        assert (await ao.ask("consent", yes=False, id="no"))["t"] == "ok"
    assert (await chojuro.ask("consent", yes=True))["code"] == "no-undo"


async def test_a_lapse_sent_again_plays_on_once(
    three: tuple[Line, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, ao, _ = three
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    monkeypatch.setattr("app.live.line.lapses.AWAY", 0.0)
    for _ in range(2):
        assert (await mei.ask("lapse", seat=1, id="once"))["t"] == "ok"


def undo_of(thrown: int, yes: dict[str, int] | None = None) -> dict[str, Any]:
    """Mei asks to take back this throw; who has consented so far."""
    return {"seat": 0, "yes": yes or {}, "events": [{"kind": "throw", "seat": 0, "roll": thrown}]}


def test_whatever_a_browser_may_say_in_a_room_has_its_one_job() -> None:
    assert AT_ONCE.keys() | IN_LINE.keys() == set(get_args(InRoom))
    assert not AT_ONCE.keys() & IN_LINE.keys()
