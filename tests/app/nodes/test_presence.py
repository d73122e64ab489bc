"""Who is here, at whichever node: nobody is taken for absent by a node that can't see them."""

from __future__ import annotations

import pytest

from app.live.play import Play
from app.store import Database, tables
from app.store import nodes as stored
from tests.app.nodes.pairs import Pair, across
from tests.app.players import Line, eventually
from tests.app.server import Inner
from tests.app.tables import lobby

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def plays(nodes: Pair, code: str) -> list[Play]:
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
    await eventually(lambda: not room.elsewhere)
    await mei.quiet()
    assert mei.room["seats"]["1"]["here"] is True
    await second.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    assert mei.room["seats"]["1"]["since"] > 0


async def test_who_is_at_the_other_node_is_not_lapsed(nodes: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    mei, ao = await across(nodes)
    monkeypatch.setattr("app.live.lapses.AWAY", 0.0)
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
    assert guest.id in room.guests()
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
    assert min(map(len, shares)) > 50
    await forget(nodes[0].services.database, own[1].id)
    await own[0].beat()
    assert all(own[0].is_first(key) for key in keys)
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
    monkeypatch.setattr("app.live.dues.EVERY", 3600.0)
    await house.services.rooms.tick()
    monkeypatch.setattr(house.services.database, "read", None)
    monkeypatch.setattr(house.services.database, "write", None)
    await house.services.rooms.tick()
    assert mei.room["clocks"]
