"""Who is here, at whichever node: nobody is taken for absent by a node that can't see them."""

from __future__ import annotations

import random

import pytest

from app.live.nodes.nodes import Nodes
from app.live.play.play import RoomPlay
from app.live.room.presence import Presence
from app.store import Database, tables
from app.store import nodes as stored
from tests.app.nodes.pairs import Pair, across
from tests.app.players import Line, eventually
from tests.app.server import Inner
from tests.app.tables import beside_a_bot, lobby

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def plays(nodes: Pair, code: str) -> list[RoomPlay]:
    return [await house.services.rooms.open(code) for house in nodes]


async def watched_bots(nodes: Pair) -> list[Line]:
    """A game of bots, with an onlooker at each node."""
    host = await nodes[0].guest()
    code = await host.room("columns")
    for _ in range(2):
        await host.post(f"rooms/{code}/bots", {"level": "genin"})
    await host.post(f"rooms/{code}/start")
    await host.delete(f"rooms/{code}/seats/0")
    lines = [await house.onlooker(code) for house in nodes]
    for line in lines:
        await line.until(lambda line=line: line.room["watchers"] == 2)  # type: ignore[misc]
    return lines


async def test_two_tabs_at_two_nodes_are_one_person(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    second = await nodes[0].welcome(ao.player).enter(ao.code)
    room = (await nodes[0].services.rooms.open(mei.code)).room
    await ao.close()
    await eventually(lambda: not room.attendance.elsewhere)
    await mei.quiet()
    assert mei.room["seats"]["1"]["here"] is True
    await second.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    assert mei.room["seats"]["1"]["since"] > 0


async def test_who_is_at_the_other_node_is_not_lapsed(nodes: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    mei, ao = await across(nodes)
    monkeypatch.setattr("app.live.line.lapses.AWAY", 0.0)
    assert (await mei.ask("lapse", seat=1))["code"] == "still-here"
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    assert (await mei.ask("lapse", seat=1))["t"] == "ok"


async def test_onlookers_of_all_nodes_are_counted(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    first, second = [await house.onlooker(mei.code) for house in nodes]
    for line in (mei, ao):
        await line.until(lambda line=line: line.room["watchers"] == 2)  # type: ignore[misc]
    await second.close()
    await first.until(lambda: first.room["watchers"] == 1)


async def test_home_counts_the_onlookers_of_a_table_at_the_other_node(nodes: Pair) -> None:
    first, second = nodes
    code, [mei, _] = await lobby(first)
    await mei.enter(code)
    await first.onlooker(code)
    await eventually(lambda: first.services.rooms.watchers(code) == 1)
    assert second.services.rooms.watchers(code) == 0
    await first.services.rooms.beat()
    await eventually(lambda: second.services.rooms.watchers(code) == 1)


async def test_bots_think_at_one_node_and_go_on_at_the_other(nodes: Pair) -> None:
    lines = await watched_bots(nodes)
    both = await plays(nodes, lines[0].code)
    await eventually(lambda: sorted(play.presence.is_ours for play in both) == [False, True])
    await lines[0].until(lambda: lines[0].steps > 2)
    thinking = next(number for number, play in enumerate(both) if play.presence.is_ours)
    assert not both[1 - thinking].is_thinking
    await lines[thinking].close()
    left = lines[1 - thinking]
    await eventually(lambda: both[1 - thinking].presence.is_ours)
    steps = left.steps
    await left.until(lambda: left.steps > steps + 2)


async def test_an_onlooker_of_the_other_node_can_be_banned(nodes: Pair) -> None:
    first, second = nodes
    code, (mei, _) = await lobby(first)
    host = await mei.enter(code)
    guest = await second.guest("Zabuza")
    onlooker = await guest.enter(code)
    await host.until(lambda: host.room["watchers"] == 1)
    room = (await first.services.rooms.open(code)).room
    assert guest.id in room.attendance.guests()
    await onlooker.ask("chat", text="hi")
    who = (await host.get("chat"))["who"]
    await mei.post(f"rooms/{code}/bans", {"who": who, "on": True})
    await onlooker.closed()


async def test_chores_are_shared_and_those_of_a_dead_node_are_taken_over(nodes: Pair) -> None:
    own = [house.services.rooms.nodes for house in nodes]
    for one in own:
        await one.beat()
    await own[0].beat()
    keys = [f"room {number}" for number in range(200)]
    shares = [{key for key in keys if one.is_first(key)} for one in own]
    assert shares[0] | shares[1] == set(keys) and not shares[0] & shares[1]
    assert min(map(len, shares)) > 50 and not own[0].has_lost
    await forget(nodes[0].services.database, own[1].id)
    await own[0].beat()
    assert own[0].has_lost and all(own[0].is_first(key) for key in keys)
    assert stored.MISSED + stored.BEAT <= 15  # seconds until the last of the others knows it


async def forget(database: Database, node: str) -> None:
    """As if nothing had been heard of the node for as long as others wait."""
    own = tables.nodes.c.id == node
    late = tables.nodes.update().where(own).values(seen_at=tables.nodes.c.seen_at - stored.MISSED)
    await database.write(lambda conn: conn.execute(late) and None)


async def test_a_node_asks_nothing_of_the_database_from_second_to_second(
    nodes: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, _ = await across(nodes, options={"seconds": 600})
    house: Inner = nodes[0]
    monkeypatch.setattr("app.store.nodes.BEAT", 3600.0)
    monkeypatch.setattr("app.live.house.dues.EVERY", 3600.0)
    await house.services.rooms.tick()
    monkeypatch.setattr(house.services.database, "read", None)
    monkeypatch.setattr(house.services.database, "write", None)
    await house.services.rooms.tick()
    assert mei.room["clocks"]


async def test_a_room_that_is_open_here_goes_on_when_the_node_that_saw_to_it_is_missed(
    nodes: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without anybody in it, and long before its clock reminds of the bot."""
    first, second = (house.services.rooms for house in nodes)
    monkeypatch.setattr("app.live.line.clocks.REMINDED", 3600)
    for one in (first, second):
        await one.nodes.beat()
    await first.nodes.beat()
    with monkeypatch.context() as patch:
        patch.setattr(Presence, "is_ours", False)  # so that no bot clicks
        line = await beside_a_bot_of(nodes[0], second.nodes)
        play = await first.open(line.code)
        await line.close()
        await eventually(lambda: not play.room.attendance.outlets)
    number = play.room.number
    assert not play.presence.is_ours and not play.is_thinking
    monkeypatch.setattr(second, "tick", stand_still)
    await forget(first.database, second.nodes.id)
    await first.beat()
    await eventually(lambda: play.room.number > number)


async def stand_still() -> None:
    """Nothing is seen to any more."""


async def beside_a_bot_of(house: Inner, other: Nodes) -> Line:
    """A game over days with a bot, which waits for it, in a room that the other node ranks first for."""
    while True:
        line = await beside_a_bot(house, days=1)
        if other.is_first(line.code):
            break
        await line.close()
    while "1" not in line.pub["awaited"]:
        assert (await line.choose(random.Random(1)))["t"] == "mine"
        await line.until(lambda: line.is_whole)
    return line
