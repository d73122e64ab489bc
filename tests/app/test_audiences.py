"""Audiences: each seat is sent its own, onlookers the public, and nobody what did not change for them."""

from __future__ import annotations

import json
from unittest.mock import Mock

import pytest

from app.wire.frames import unframed
from app.wire.outlet import Outlet
from games import GAMES, laws
from tests.app.players import Line, eventually
from tests.app.server import Inner
from tests.app.tables import beside_a_bot, finish_round, lift, play_on, table

pytestmark = pytest.mark.usefixtures("secret")


async def test_the_game_of_these_tests_keeps_the_laws() -> None:
    for seed in range(5):
        for click in laws.walk(GAMES["secret"], seed):
            laws.check_click(GAMES["secret"], click)
            laws.check_secrets(GAMES["secret"], click, click.number % click.seats, seed)
            laws.check_secrets(GAMES["secret"], click, None, seed)


async def test_a_hidden_click_is_told_to_its_seat_alone(house: Inner, three: tuple[Line, ...]) -> None:
    mei, ao, chojuro = three
    watcher = await house.onlooker(mei.code)
    await watcher.quiet()
    known = [len(line.frames) for line in (ao, chojuro, watcher)]
    answer = await mei.click("lift", sorted(mei.me["hand"])[0])
    assert answer["alone"] is True
    assert [event["kind"] for event in answer["events"]] == ["lift"]
    for line, since in zip((ao, chojuro, watcher), known, strict=True):
        await line.quiet()
        assert line.news(since) == []


async def test_counts_do_not_betray_hidden_clicks(three: tuple[Line, ...]) -> None:
    mei, ao, _ = three
    for _ in range(5):
        await lift(mei)
        await mei.click("lower")
    await mei.click("mark")
    step = await ao.get("step")
    assert step["n"] == 1
    assert (ao.steps, ao.own) == (1, 0)
    assert mei.own == 11


async def test_a_click_with_two_sides_is_two_frames_in_one_order(three: tuple[Line, ...]) -> None:
    mei, ao, chojuro = three
    await finish_round(mei, ao)
    await lift(chojuro)
    await mei.quiet()
    since = len(mei.frames)
    answer = await chojuro.click("done")
    assert "alone" not in answer
    await mei.get("step", n=3)
    assert mei.news(since) == ["mine", "step"]
    assert [frame["ack"] for frame in mei.frames[since:] if frame["t"] == "mine"] == [""]
    assert mei.pub["seats"]["2"]["shown"] != ""


async def test_a_public_click_of_others_is_one_frame_without_a_private_one(three: tuple[Line, ...]) -> None:
    mei, ao, _ = three
    await ao.quiet()
    since = len(ao.frames)
    await mei.click("mark")
    await ao.get("step")
    await ao.quiet()
    assert ao.news(since) == ["step"]


async def test_onlookers_never_get_anything_private(house: Inner) -> None:
    lines = await table(house, "secret", 2)
    watcher, named = (
        await house.onlooker(lines[0].code),
        await (await house.guest("Zabuza")).enter(lines[0].code),
    )
    held = {card for line in lines for card in line.me["hand"]}
    for _ in range(2):
        await finish_round(*lines)
    shown = {
        frame["pub"]["seats"][seat]["shown"]
        for frame in watcher.frames
        if frame["t"] == "step"
        for seat in frame["pub"].get("seats", {})
        if "shown" in frame["pub"]["seats"][seat]
    }
    for line in (watcher, named):
        await line.quiet()
        assert not {"mine", "hint"} & set(line.kinds())
        assert all(frame["me"] == {} for frame in line.frames if frame["t"] == "table")
        told = json.dumps(line.frames)
        assert not [card for card in held - shown if card in told]
        assert "choices" not in told
    older = await named.player.get(f"rooms/{named.code}/events")
    assert {event["kind"] for event in older["events"]} == {"done", "show"}


async def test_older_events_are_those_of_the_own_audience(three: tuple[Line, ...]) -> None:
    mei, ao, _ = three
    await lift(mei)
    await mei.click("mark")
    mine = await mei.player.get(f"rooms/{mei.code}/events")
    others = await ao.player.get(f"rooms/{mei.code}/events")
    assert [event["kind"] for event in mine["events"]] == ["lift", "mark"]
    assert [event["kind"] for event in others["events"]] == ["mark"]


async def test_events_older_than_the_table_are_asked_for_by_their_index(house: Inner) -> None:
    mei, _ = await table(house, "secret")
    for _ in range(70):
        await mei.click("mark")
    back = await mei.player.enter(mei.code)
    whole = await back.get("table")
    assert (len(whole["events"]), whole["first"]) == (50, 20)
    older = await mei.player.get(f"rooms/{mei.code}/events?before=20")
    assert (len(older["events"]), older["before"]) == (20, 0)


async def test_the_hint_is_for_the_one_who_asks(three: tuple[Line, ...]) -> None:
    mei, ao, _ = three
    card = sorted(mei.me["hand"])[0]
    assert (await mei.ask("hint", verb="lift", noun=card))["hint"] == {"value": int(card[-2:])}
    since = len(ao.frames)
    assert (await ao.ask("hint", verb="lift", noun=card))["code"] == "not-allowed"
    await ao.quiet()
    assert ao.news(since) == ["error"]


async def test_players_see_how_many_watch(house: Inner) -> None:
    mei, _ = await table(house, "secret")
    watchers = [await house.onlooker(mei.code) for _ in range(3)]
    await mei.until(lambda: mei.room["watchers"] == 3)
    await watchers[0].close()
    await mei.until(lambda: mei.room["watchers"] == 2)


async def test_every_16th_frame_of_an_audience_brings_the_check_of_its_view(three: tuple[Line, ...]) -> None:
    """By its own count, which tells nothing of what others do in secret; `Line` compares the sums."""
    mei, ao, _ = three
    for _ in range(8):
        await lift(mei)
        await mei.click("lower")
    for _ in range(17):
        await ao.click("mark")
    await mei.until(lambda: mei.steps == 17)
    for line, kind in ((mei, "mine"), (mei, "step"), (ao, "step"), (ao, "mine")):
        frames = [frame for frame in line.frames if frame["t"] == kind]
        assert [frame["n"] for frame in frames if frame.get("check")] == [16]
        assert len(frames) >= 16


async def test_the_view_of_a_bot_is_made_when_somebody_looks(house: Inner) -> None:
    mei = await beside_a_bot(house, "duel", pace="quick")
    play = await house.services.rooms.open(mei.code)
    table, feeds = play.room.table, play.news.feeds
    assert table and feeds
    await play_on([mei], 3)
    await eventually(lambda: play.room.number > 5)
    table = play.room.table
    assert feeds.privates[1].count == 0
    assert table and feeds.privates[1].view != table.private(1)
    transport = Mock(is_closing=lambda: False, get_write_buffer_size=lambda: 0)
    outlet = Outlet(transport, "", "", "en")
    outlet.seat = 1
    play.news.tell_table(outlet, f"{feeds.name}-1:{feeds.public.count}.0")
    [[frame]] = [call.args for call in transport.write.call_args_list]
    assert json.loads(unframed(frame))["me"] == table.private(1)
    assert feeds.privates[1].count == 1
