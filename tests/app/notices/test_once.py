"""Once per question, not while they look, and not when the question is gone."""

from __future__ import annotations

import asyncio
import math
from collections import Counter

import pytest
from py_vapid import Vapid02

from app.live.notices import postman
from app.store import Notice, channels
from app.store.outbox import Due
from tests.app.notices.receivers import Browser, Receiver
from tests.app.notices.scenes import asked, look, pass_turn, rows, settled, watch
from tests.app.players import eventually
from tests.app.server import Inner
from tests.app.tables import beside_a_bot, table


async def test_who_is_waited_for_and_does_not_look_is_told_once(telling: Inner, receiver: Receiver) -> None:
    first, second = asked(await table(telling))
    browser = Browser(receiver)
    await browser.subscribe(second.player)
    await look(second, False)
    await pass_turn(first)
    [post] = await receiver.got(1)
    shown = browser.read(post)
    assert shown["title"] == "Your turn: Columns"
    assert shown["text"] == f"At the table with {first.player.name}."
    assert (shown["path"], shown["tag"]) == (f"/r/{second.code}", f"turn-{second.code}")
    assert post.path == "/push/mei"
    assert (post.headers["topic"], post.headers["urgency"]) == (shown["id"], "high")
    assert 0 < int(post.headers["ttl"]) <= 24 * 3600
    assert Vapid02.verify(post.headers["authorization"])
    await settled(telling)
    await pass_turn(second, seed=2)
    await settled(telling)
    assert len(receiver.posts) == 1


async def test_who_looks_is_not_told_and_nothing_is_written(telling: Inner, receiver: Receiver) -> None:
    first, second = asked(await table(telling))
    await Browser(receiver).subscribe(second.player)
    await second.quiet()
    await settled(telling)
    before = await telling.services.database.read(rows)
    await pass_turn(first)
    assert await telling.services.database.read(rows) == before
    assert receiver.posts == []


async def test_the_next_question_is_told_again_under_another_name(calling: Inner, receiver: Receiver) -> None:
    first, second = asked(await table(calling))
    browser = Browser(receiver)
    await browser.subscribe(second.player)
    await look(second, False)
    for turn in range(2):
        await pass_turn(first, seed=turn)
        await receiver.got(turn + 1)
        await pass_turn(second, seed=turn)
    ids = [browser.read(post)["id"] for post in receiver.posts]
    assert len(set(ids)) == 2
    assert {browser.read(post)["tag"] for post in receiver.posts} == {f"turn-{second.code}"}


async def test_a_question_that_is_gone_is_not_told(
    calling: Inner, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = asked(await table(calling))
    await settled(calling)
    own = calling.services.chores.postman
    monkeypatch.setattr(own, "_after", 3600.0)
    await Browser(receiver).subscribe(second.player)
    await look(second, False)
    gone = watch("", "gone")
    await pass_turn(first)
    await pass_turn(second)
    monkeypatch.setattr(own, "_after", 0.0)
    await eventually(lambda: gone() == 1)
    assert await settled(calling)
    assert receiver.posts == []


async def test_who_comes_to_look_before_it_is_sent_is_not_told(
    calling: Inner, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = asked(await table(calling))
    await settled(calling)
    own, seen = calling.services.chores.postman, watch("", "seen")
    monkeypatch.setattr(own, "_after", 3600.0)
    await Browser(receiver).subscribe(second.player)
    await look(second, False)
    await pass_turn(first)
    await look(second, True)
    await eventually(lambda: seen() == 1)
    assert await settled(calling)
    assert receiver.posts == []


async def test_who_has_no_channel_is_passed_over(calling: Inner) -> None:
    nobody = watch("", "no-channel")
    mei = await calling.guest()
    code = await mei.room("hunt")
    await mei.post(f"rooms/{code}/start")
    await eventually(lambda: nobody() == 1)
    assert len(await settled(calling)) == 1


async def test_all_devices_of_a_person_are_told_and_no_others(calling: Inner, receiver: Receiver) -> None:
    first, second = asked(await table(calling))
    for path in ("/push/phone", "/push/desk"):
        await Browser(receiver, path).subscribe(second.player)
    await Browser(receiver, "/push/other").subscribe(first.player)
    await look(second, False)
    await pass_turn(first)
    await receiver.got(2)
    await settled(calling)
    assert sorted(post.path for post in receiver.posts) == ["/push/desk", "/push/phone"]
    assert len({post.headers["topic"] for post in receiver.posts}) == 1


async def test_a_push_that_is_put_off_comes_again_under_the_same_topic(
    calling: Inner, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postman, "PAUSES", (0.0, 0.0, 0.0))
    monkeypatch.setattr(postman, "EVERY", 0.1)
    first, second = asked(await table(calling))
    browser = Browser(receiver)
    await browser.subscribe(second.player)
    await look(second, False)
    receiver.answers = [503, None, 429]
    await pass_turn(first)
    posts = await receiver.got(4)
    await settled(calling)
    assert len(posts) == 4
    assert len({post.headers["topic"] for post in posts}) == 1
    assert len({browser.read(post)["id"] for post in posts}) == 1


async def test_a_push_that_fails_for_good_is_given_up_with_a_reason(
    calling: Inner,
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(postman, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(postman, "EVERY", 0.1)
    given_up = watch("push", "given-up")
    first, second = asked(await table(calling))
    await Browser(receiver).subscribe(second.player)
    await look(second, False)
    receiver.answers = [503] * 9
    await pass_turn(first)
    await eventually(lambda: given_up() == 1)
    await settled(calling)
    assert len(receiver.posts) == 3
    said = capsys.readouterr().out
    assert "tried-3-times:status-503" in said
    assert receiver.url not in said and second.player.name not in said


async def test_a_browser_that_is_gone_is_forgotten(calling: Inner, receiver: Receiver) -> None:
    first, second = asked(await table(calling))
    await Browser(receiver).subscribe(second.player)
    await look(second, False)
    receiver.answers = [410]
    await pass_turn(first)
    await receiver.got(1)
    await settled(calling)
    assert await calling.services.database.read(channels.of_guest, second.player.id) == []


async def test_lessons_call_nobody(calling: Inner, receiver: Receiver) -> None:
    mei = await calling.guest()
    await Browser(receiver).subscribe(mei)
    code = (await mei.post("lessons", {"game": "columns"}))["code"]
    line = await mei.enter(code)
    await look(line, False)
    while click := line.room["lesson"]["click"]:
        before = line.room["lesson"]["step"]
        await line.click(*click)
        await line.until(lambda before=before: line.room["lesson"]["step"] > before)  # type: ignore[misc]
    assert await calling.services.database.read(rows) == []
    assert receiver.posts == []


async def test_a_bot_s_click_calls_the_person_beside_it(calling: Inner, receiver: Receiver) -> None:
    line = await beside_a_bot(calling)
    await Browser(receiver).subscribe(line.player)
    await look(line, False)
    await line.until(lambda: str(line.seat) in line.pub["awaited"])
    await pass_turn(line)
    await receiver.got(1)
    assert Vapid02.verify(receiver.posts[0].headers["authorization"])


async def test_who_was_not_there_at_the_start_is_called(calling: Inner, receiver: Receiver) -> None:
    players = [await calling.guest(name) for name in ("Mei", "Ao")]
    code = await players[0].room()
    await players[1].post(f"rooms/{code}/seats")
    await players[1].post(f"rooms/{code}/ready", {"ready": True})
    for player, path in zip(players, ("/push/0", "/push/1"), strict=True):
        await Browser(receiver, path).subscribe(player)
    await players[0].post(f"rooms/{code}/start")
    awaited = (await calling.table(code)).rules.awaited((await calling.table(code)).state)
    await receiver.got(len(awaited))
    await settled(calling)
    assert sorted(post.path for post in receiver.posts) == [f"/push/{seat}" for seat in sorted(awaited)]


async def test_a_line_that_died_before_the_question_came_did_not_look(
    calling: Inner, receiver: Receiver
) -> None:
    """It is heard within six seconds that it is dead; until then its page seemed to be in sight."""
    first, second = asked(await table(calling))
    await Browser(receiver).subscribe(second.player)
    await second.quiet()
    second.socket.transport.pause_reading()  # no ping is answered any more
    await pass_turn(first)
    await receiver.got(1)
    await first.until(lambda: not first.room["seats"][str(second.seat)]["here"])
    second.socket.transport.abort()
    await asyncio.sleep(0)


async def test_one_person_s_slow_receivers_hold_up_nobody_else(
    calling: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, begun = calling.services.chores.postman, Counter[str]()

    async def send(one: Due) -> None:
        begun[one.notice.leader] += 1
        await asyncio.Event().wait()

    monkeypatch.setattr(own, "_send", send)
    monkeypatch.setattr(own, "_is_ripe", lambda one: True)
    leaders = ["mei"] * 2 * postman.AT_ONCE + ["ao"]
    notices = [Notice("ROOM", 0, number, leader) for number, leader in enumerate(leaders)]
    monkeypatch.setattr(own, "_soon", {one: Due(notice=one, at=0.0, due=0.0) for one in notices})
    monkeypatch.setattr(own, "_read_at", math.inf)
    await own.work()
    await eventually(lambda: begun["ao"] == 1)
    assert begun["mei"] == postman.EACH
