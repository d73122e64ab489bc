"""Seats change hands, games pause and end by agreement, whichever node the people are at."""

from __future__ import annotations

import pytest

from tests.app.nodes.pairs import Pair, across
from tests.app.players import Frame
from tests.app.tables import asks, lobby, waited_for

pytestmark = pytest.mark.asyncio(loop_scope="module")

BOT = "bot:genin"


def hands(frames: list[Frame]) -> list[str]:
    """To whom a seat went, in what was told."""
    events = [event for frame in frames for event in frame.get("events", [])]
    return [event["to"] for event in events if event["kind"] == "table-hand"]


async def test_a_seat_goes_to_a_bot_and_back_at_every_node(nodes: Pair) -> None:
    mine, other = waited_for(await across(nodes, game="columns"))
    since = len(other.frames)
    assert (await mine.ask("hand", seat=mine.seat, to=BOT))["t"] == "ok"
    await other.until(lambda: other.room["seats"][str(mine.seat)]["led"] == "bot")
    await other.until(lambda: str(other.seat) in other.pub["awaited"])
    assert (await mine.ask("hand", seat=mine.seat, to=""))["t"] == "ok"
    await other.until(lambda: other.room["seats"][str(mine.seat)]["led"] == "")
    assert "table" not in other.news(since)
    assert hands(other.frames[since:]) == ["bot", "owner"]


async def test_a_stand_in_of_one_node_is_agreed_to_at_the_other(nodes: Pair) -> None:
    mei, ao, chojuro = await across(nodes, 3)
    await ao.ask("offer", seat=1, on=True)
    await mei.until(lambda: asks(mei) or None)
    stranger = await (await nodes[0].guest("Kisame")).enter(mei.code)
    assert (await stranger.ask("stand-in", seat=1))["t"] == "ok"
    for line in (mei, chojuro, ao):
        await line.until(lambda line=line: any(one["kind"] == "stand-in" for one in asks(line)))  # type: ignore[misc]
        await line.ask("vote", what="stand-in", seat=1, yes=True)
    await stranger.until(lambda: stranger.seat == 1 and stranger.me)
    assert stranger.me["hand"] == ao.me["hand"]
    await ao.until(lambda: asks(ao) == [])
    assert (await ao.click("mark"))["code"] in ("not-leading", "stale")
    assert (await stranger.click("mark"))["t"] == "mine"


async def test_who_looked_on_at_another_node_from_the_start_has_watched(nodes: Pair) -> None:
    first, second = nodes
    code, players = await lobby(first)
    nameless = await second.onlooker(code)
    await players[0].post(f"rooms/{code}/start")
    await nameless.get("table")
    host = await players[0].enter(code)
    await nameless.close()
    await host.ask("offer", seat=0, on=True)
    renamed = await (await first.guest("Kisame")).enter(code)
    assert (await renamed.ask("stand-in", seat=0))["code"] == "looked-on"


async def test_a_kick_counts_the_votes_of_every_node(nodes: Pair) -> None:
    mei, ao, chojuro, yagura = await across(nodes, 4, "columns")
    await mei.ask("propose", what="kick", seat=3, noun=BOT)
    await ao.until(lambda: asks(ao) or None)
    await ao.ask("vote", what="kick", seat=3, yes=True)
    for line in (mei, chojuro):
        await line.until(lambda line=line: line.room["seats"]["3"]["kicked"])  # type: ignore[misc]
    await yagura.until(lambda: yagura.seat == -1)
    assert (await yagura.ask("hand", seat=3, to=""))["code"] == "not-yours"


async def test_a_pause_holds_at_every_node(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    assert (await mei.ask("pause"))["t"] == "ok"
    await ao.until(lambda: ao.room.get("paused"))
    assert (await ao.click("mark"))["code"] == "paused"
    assert (await mei.ask("resume"))["t"] == "ok"
    await ao.until(lambda: not ao.room.get("paused"))
    assert (await ao.click("mark"))["t"] == "mine"


async def test_a_game_stops_once_all_agree_at_whatever_node(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    await ao.ask("propose", what="stop")
    await mei.until(lambda: asks(mei) or None)
    await mei.ask("vote", what="stop", seat=1, yes=True)
    for line in (mei, ao):
        await line.until(lambda line=line: line.room["status"] == "stopped")  # type: ignore[misc]
