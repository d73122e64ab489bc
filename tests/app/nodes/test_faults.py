"""What breaks between nodes: no acknowledged click is lost or doubled, and every table is right again."""

from __future__ import annotations

import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from app.live.nodes.nodes import Nodes
from app.store import Database, log
from tests import services
from tests.app.gate import Gate
from tests.app.nodes.conftest import connected
from tests.app.nodes.pairs import Pair, across
from tests.app.players import Line, eventually, fresh_id
from tests.app.server import Inner, Process, process
from tests.app.tables import lobby

pytestmark = pytest.mark.asyncio(loop_scope="module")

Processes = tuple[Process, Process]


def node(house: Inner) -> Nodes:
    return house.services.rooms.nodes


@asynccontextmanager
async def behind(url: str) -> AsyncIterator[Gate]:
    gate = Gate(url)
    await gate.open()
    try:
        yield gate
    finally:
        gate.shut()


async def marks(lines: list[Line], seat: int, count: int) -> None:
    for line in lines:
        await line.until(lambda line=line: line.pub["seats"][str(seat)]["marks"] == count)  # type: ignore[misc]


async def test_redis_goes_away_and_comes_back(
    nodes: Pair, redis: services.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = mei, ao = await across(nodes)
    redis.stop()
    for house in nodes:
        await eventually(lambda house=house: not node(house).bus.is_connected)  # type: ignore[misc]
    assert (await mei.click("mark"))["t"] == "mine"
    await marks(lines, 0, 1)
    await mei.ask("chat", text="can you hear me?")
    monkeypatch.setattr("app.live.line.lapses.AWAY", 0.0)
    assert (await mei.ask("lapse", seat=1))["code"] == "still-here"
    redis.start()
    assert (await ao.get("chat"))["text"] == "can you hear me?"
    assert (await ao.click("mark"))["t"] == "mine"
    await marks(lines, 1, 1)
    room = (await nodes[0].services.rooms.open(mei.code)).room
    assert not room.attendance.is_gone(since=1.0, seconds=30.0)
    await mei.until(lambda: mei.room["seats"]["1"]["here"])
    assert ao.kinds().count("table") == 1


async def test_a_node_that_is_cut_from_redis_plays_on(
    nodes: Pair, shared_url: str, redis: services.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with behind(redis.url) as gate, connected(shared_url, gate.url) as third:
        lines = mei, ao = await across((nodes[0], third))
        await node(nodes[0]).beat()
        gate.shut()
        await eventually(lambda: node(third).id not in node(nodes[0]).bus.peers)
        assert (await ao.click("mark"))["t"] == "mine"
        await marks(lines, 1, 1)
        assert (await mei.click("mark"))["t"] == "mine"
        await marks(lines, 0, 1)
        monkeypatch.setattr("app.live.line.lapses.AWAY", 0.0)
        assert (await mei.ask("lapse", seat=1))["code"] == "still-here"
        await gate.open()
        await mei.until(lambda: mei.room["seats"]["1"]["here"])
        await ao.ask("chat", text="back")
        assert (await mei.get("chat"))["text"] == "back"
        assert ao.kinds().count("table") == 1


async def test_what_a_node_wrote_unheard_is_known_once_it_is_back(
    nodes: Pair, shared_url: str, redis: services.Redis
) -> None:
    """For a moment only, in which the others don't miss it and don't look for what it wrote."""
    async with behind(redis.url) as gate, connected(shared_url, gate.url) as third:
        lines = _, ao = await across((nodes[0], third))
        gate.shut()
        await eventually(lambda: not node(third).bus.is_connected)
        assert (await ao.click("mark"))["t"] == "mine"
        await gate.open()
        await marks(lines, 1, 1)


async def test_a_node_that_is_cut_from_the_database_sees_what_others_play(
    nodes: Pair, shared_url: str, redis: services.Redis
) -> None:
    async with behind(shared_url) as gate, connected(gate.url, redis.url) as third:
        lines = mei, ao = await across((nodes[0], third))
        gate.shut()
        assert (await mei.click("mark"))["t"] == "mine"
        await marks(lines, 0, 1)
        id, since = fresh_id(), len(ao.frames)
        await ao.say(t="act", ask=ao.me["ask"], verb="mark", id=id)
        assert (await mei.click("mark"))["t"] == "mine"
        await gate.open()
        assert (await ao.answer(id, since))["t"] == "mine"
        await marks(lines, 0, 2)
        await marks(lines, 1, 1)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def processes(
    shared_url: str, redis: services.Redis, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[tuple[Process, Process]]:
    async with (
        served(shared_url, redis, tmp_path_factory.mktemp("first")) as first,
        served(shared_url, redis, tmp_path_factory.mktemp("second")) as second,
    ):
        yield first, second


@asynccontextmanager
async def served(url: str, redis: services.Redis, data: Path) -> AsyncIterator[Process]:
    async with process(url, data, REDIS_URL=redis.url) as house:
        yield house


async def columns(processes: Processes) -> list[Line]:
    first, second = processes
    code, (mei, ao) = await lobby(first)
    await mei.post(f"rooms/{code}/start")
    return [await mei.enter(code), await second.welcome(ao).enter(code)]


async def test_a_node_that_stands_still_catches_up(processes: Processes) -> None:
    mei, ao = await columns(processes)
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is True)
    processes[1].send(signal.SIGSTOP)
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    await mei.ask("chat", text="what now?")
    if mei.me.get("choices"):
        assert (await mei.choose(random.Random(1)))["t"] == "mine"
    processes[1].send(signal.SIGCONT)
    assert (await ao.get("chat"))["text"] == "what now?"
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is True)
    await ao.until(lambda: ao.pub == mei.pub)


async def test_a_node_is_killed_under_load(processes: Processes, shared_url: str) -> None:
    """Who was there comes back at the other node, and clicks again what they saw no answer to."""
    lines, acked, chooser = await columns(processes), [], random.Random(2)
    for number in range(60):
        asked = next((line for line in lines if line.me.get("choices")), None)
        if asked is None:
            break
        click = chosen(asked, chooser)
        await asked.say(t="act", **click)
        if number == 20:
            await processes[1].end(signal.SIGKILL)
            lines[1] = await processes[0].welcome(lines[1].player).enter(lines[1].code)
            asked = lines[asked.seat]
            await asked.say(t="act", **click)
        assert (await asked.answer(click["id"]))["t"] in ("mine", "ok")
        acked.append(click["id"])
        await agreed(lines)
    async with Database.open(shared_url) as database:
        written = await database.read(log.since, lines[0].code, 0)
    assert [entry.id.partition(":")[2] for entry in written] == acked and len(acked) > 20


def chosen(line: Line, chooser: random.Random) -> dict[str, str]:
    verb, nouns = chooser.choice(sorted(line.me["choices"].items()))
    return {"ask": line.me["ask"], "verb": verb, "noun": chooser.choice(sorted(nouns)), "id": fresh_id()}


async def agreed(lines: list[Line]) -> None:
    """Until both see the same."""
    await eventually(lambda: lines[0].pub == lines[1].pub and all(line.is_whole for line in lines))
