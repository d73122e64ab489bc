"""Somebody else reaches Redis: they end nothing, say nothing, and repeat nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from prometheus_client import REGISTRY

from app.bus import Alone, ThroughRedis, link
from app.bus.link import Address, Link
from app.bus.messages import Announced, Gone, Here, Message, SignedOut, encode
from app.bus.signatures import Signatures
from app.ground import watch
from tests import services
from tests.app.nodes.pairs import Pair, across
from tests.app.players import Line, eventually
from tests.app.server import KEY
from tests.app.test_watch import bugs

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Forger:
    """Who has the password of Redis, and hears all that is published."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.heard: list[tuple[bytes, bytes]] = []
        self.channels: list[bytes] = []

    @classmethod
    async def at(cls, url: str) -> Forger:
        pushes: list[list[Any]] = []
        forger = cls(await Link.open(Address.of(url), pushes.append))
        forger.link.send(b"PUBSUB", b"CHANNELS", b"*")
        await eventually(lambda: bool(pushes))
        forger.channels = pushes[0]
        forger.link._push = forger.hear
        forger.link.send(b"PSUBSCRIBE", b"*")
        return forger

    def hear(self, push: list[Any]) -> None:
        if push[0] == b"pmessage":
            self.heard.append((push[2], push[3]))

    def say(self, *messages: bytes) -> None:
        for channel in self.channels:
            for message in messages:
                self.link.send(b"PUBLISH", channel, message)

    def speak_for(self, node: str, *messages: Message) -> None:
        """With every form of head that a message has had."""
        other = Signatures("another key", node)
        self.say(*(node.encode() + encode(one) for one in messages))
        for channel in self.channels:
            for one in messages:
                self.link.send(b"PUBLISH", channel, other.signed(channel, encode(one)))


@pytest_asyncio.fixture(loop_scope="module")
async def lines(nodes: Pair) -> list[Line]:
    return await across(nodes)


@pytest_asyncio.fixture(loop_scope="module")
async def forger(redis: services.Redis, lines: list[Line]) -> AsyncIterator[Forger]:
    found = await Forger.at(redis.url)
    yield found
    found.link.drop()


def dropped() -> float:
    return REGISTRY.get_sample_value("shinobi_bus_dropped_total") or 0


def bus(nodes: Pair, at: int = 0) -> ThroughRedis:
    found = nodes[at].services.rooms.nodes.bus
    assert isinstance(found, ThroughRedis)
    return found


async def is_heard(lines: list[Line]) -> None:
    """Moves and talk go over the bus."""
    mei, ao = lines
    assert (await mei.click("mark"))["t"] == "mine"
    await ao.until(lambda: ao.pub == mei.pub)
    await mei.ask("chat", text="still there?")
    assert (await ao.get("chat"))["text"] == "still there?"


JUNK = (b"", b"\xff" * 16, b"\xff" * 100, b"x", b"\xc1" * 40, b"a" * 16 + b"\x92\xa4Said\xff", b"\r\n$-1\r\n")


async def test_whatever_is_published_ends_nothing(nodes: Pair, lines: list[Line], forger: Forger) -> None:
    before, count = dropped(), bugs()
    links = [bus(nodes, at)._link for at in (0, 1)]
    forger.say(*JUNK)
    await eventually(lambda: dropped() >= before + 2 * len(JUNK))
    await is_heard(lines)
    assert [bus(nodes, at)._link for at in (0, 1)] == links
    assert bugs() == count


async def test_a_message_without_end_costs_the_line_and_not_the_bus(
    nodes: Pair, lines: list[Line], forger: Forger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link, "UNREAD", 100_000)
    before = [bus(nodes, at)._link for at in (0, 1)]
    forger.link.send(b"PUBLISH", min(forger.channels), b"x" * 3_000_000)  # the house
    for at in (0, 1):
        await eventually(lambda at=at: bus(nodes, at)._link is not before[at] and bus(nodes, at).is_connected)  # type: ignore[misc]
        await eventually(lambda at=at: not nodes[at].services.rooms.nodes.is_polling)  # type: ignore[misc]
    await is_heard(lines)


async def test_nobody_without_the_key_speaks_for_a_node(
    nodes: Pair, lines: list[Line], forger: Forger
) -> None:
    mei, ao = lines
    before, peers = dropped(), set(bus(nodes).peers)
    for node in (bus(nodes, 1).node, Alone().node):
        forger.speak_for(
            node,
            SignedOut(mei.player.id),
            Announced("free clans for all"),
            Here(frozenset({"nobody"}), 40),
            Gone(),
        )
    await eventually(lambda: dropped() >= before + 16)
    await is_heard(lines)
    assert set(bus(nodes).peers) == peers
    for line in (mei, ao):
        assert not line.is_closed and "notice" not in line.kinds()
        assert line.room["watchers"] == 0 and all(one["here"] for one in line.room["seats"].values())


async def test_what_a_node_said_cannot_be_said_again(nodes: Pair, lines: list[Line], forger: Forger) -> None:
    nodes[0].services.rooms.announce("once")
    await lines[1].get("notice")
    said, before = [one for one in forger.heard if b"once" in one[1]], dropped()
    for channel, message in said * 3:
        forger.link.send(b"PUBLISH", channel, message)
        forger.link.send(
            b"PUBLISH", channel.replace(b"signed:", b"signed:" + lines[0].code.encode()), message
        )
    await eventually(lambda: dropped() >= before + 3)
    await is_heard(lines)
    assert lines[1].kinds().count("notice") == 1


async def test_a_node_that_is_no_more_is_not_repeated_to_one_that_is_new() -> None:
    old = Signatures(KEY, Alone().node)
    message = old.signed(b"house", b"hi")
    assert Signatures(KEY, Alone().node).opened(b"house", message)
    late = Signatures(KEY, Alone().node)
    late._oldest += 2 * 60 * 10**9
    assert late.opened(b"house", message) is None


async def test_a_bus_that_ends_is_a_bug_and_meanwhile_nodes_look_for_what_others_wrote(
    nodes: Pair, lines: list[Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(last: float) -> float:
        raise RuntimeError("nobody expected this")

    monkeypatch.setattr(watch, "SOUND", 0.5)
    before, house, (mei, ao) = bugs(), nodes[0], lines
    with monkeypatch.context() as patch:
        patch.setattr(bus(nodes), "_beat", broken)
        await eventually(lambda: bugs() > before)
        answer = await house.http.get(f"{house.url}/readyz")
        assert (answer.status_code, "bus ended" in answer.text) == (503, True)
        assert house.services.rooms.nodes.is_polling and not bus(nodes).is_connected
        assert (await ao.click("mark"))["t"] == "mine"
        await mei.until(lambda: mei.pub["seats"]["1"]["marks"] == 1)
    await eventually(lambda: bus(nodes).is_connected and house.services.watch.reason is None)
    assert (await house.http.get(f"{house.url}/readyz")).status_code == 200
    await eventually(lambda: not house.services.rooms.nodes.is_polling)
    await is_heard(lines)


@pytest.mark.parametrize(
    "nonsense", [b"$x\r\n", b"*1\r\n" * 5000, b"%1\r\n*0\r\n:1\r\n", b"$9" + b"9" * 5000 + b"\r\n"]
)
async def test_what_redis_itself_says_wrong_ends_the_line_and_nothing_else(nonsense: bytes) -> None:
    line = Link(lambda push: None)
    line.data_received(nonsense)
    with pytest.raises(OSError, match="can't be read"):
        await asyncio.wait_for(line.lost, 1)
