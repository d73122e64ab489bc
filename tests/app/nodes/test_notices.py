"""A notice is sent by one node, and not to who looks at a page of another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from app.store import Notice
from tests import services
from tests.app.notices.receivers import Browser, Receiver, receiving
from tests.app.notices.scenes import asked, look, pass_turn, rows, settled, watch
from tests.app.players import Line, eventually
from tests.app.server import Inner, serving
from tests.app.tables import lobby


@asynccontextmanager
async def two_nodes(url: str, redis_url: str, after: float) -> AsyncIterator[tuple[Inner, Inner]]:
    own = {"local_notices": True, "notice_after": after, "redis_url": redis_url}
    async with serving(url, **own) as first, serving(url, **own) as second:
        if redis_url:
            both = (first.services.rooms.nodes, second.services.rooms.nodes)
            await eventually(lambda: all(node.bus.peers and node.has_others for node in both))
        yield first, second


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as found:
        yield found


async def apart(first: Inner, second: Inner) -> tuple[Line, Line]:
    """A game of two, each at a node of their own: who is waited for, and the other."""
    code, (mei, ao) = await lobby(first)
    await mei.post(f"rooms/{code}/start")
    lines = [await mei.enter(code), await second.welcome(ao).enter(code)]
    for line in lines:
        await line.get("table")
    return asked(lines)


async def test_each_notice_is_sent_by_one_of_two_nodes(
    postgres_url: str, redis: services.Redis, receiver: Receiver
) -> None:
    async with two_nodes(postgres_url, redis.url, 0.1) as (first, second):
        games = [await apart(first, second) for _ in range(6)]
        browser = Browser(receiver)
        for _, other in games:
            await browser.subscribe(other.player)
            await look(other, False)
        await asyncio.gather(*(pass_turn(now) for now, _ in games))
        await receiver.got(len(games))
        await settled(first)
        told = [browser.read(post) for post in receiver.posts]
        assert sorted(one["path"] for one in told) == sorted(f"/r/{now.code}" for now, _ in games)
        assert len({one["id"] for one in told}) == len(games)


async def test_who_looks_at_another_node_is_not_told(
    postgres_url: str, redis: services.Redis, receiver: Receiver
) -> None:
    async with two_nodes(postgres_url, redis.url, 0.1) as (first, second):
        now, other = await apart(first, second)
        await Browser(receiver).subscribe(other.player)
        for node in (first, second):
            await eventually(lambda node=node: looks(node, other))  # type: ignore[misc]
        before = await written(first)
        await pass_turn(now)
        assert await written(first) == before
        await pass_turn(other)
        await look(other, False)
        for node in (first, second):
            await eventually(lambda node=node: not looks(node, other))  # type: ignore[misc]
        await pass_turn(now)
        await receiver.got(1)


async def written(node: Inner) -> list[Notice]:
    """Whom somebody was to be told of so far, whatever became of it."""
    return [notice for notice, _ in await node.services.database.read(rows)]


def looks(node: Inner, line: Line) -> bool:
    room = node.services.rooms.held(line.code)
    return room is not None and room.attendance.is_looking(line.player.id)


async def test_without_redis_the_node_that_sees_who_looks_says_so(
    postgres_url: str, receiver: Receiver
) -> None:
    async with two_nodes(postgres_url, "", 5.0) as (first, second):
        now, other = await apart(first, second)
        await settled(first)
        seen = watch("", "seen")
        await Browser(receiver).subscribe(other.player)
        await pass_turn(now)
        await eventually(lambda: seen() >= 1)
        await settled(first)
        assert receiver.posts == []


async def test_all_nodes_have_the_same_keys(postgres_url: str, redis: services.Redis) -> None:
    async with two_nodes(postgres_url, redis.url, 3.0) as (first, second):
        mei = await first.guest()
        keys = [(await node.welcome(mei).get("me/calls"))["key"] for node in (first, second)]
        assert keys[0] == keys[1]
