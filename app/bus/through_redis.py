"""The bus through Redis: a channel of each room and one of the house, and who of the others is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any

import structlog

from app.bus.bus import HOUSE, Alone, Bus, Hear, new_name
from app.bus.link import Address, Link, Rejected
from app.bus.messages import Alive, Connected, Gone, Joined, Message, decode, encode
from app.bus.signatures import Signatures
from app.ground.metrics import BUGS, BUS_CONNECTED, BUS_DROPPED, BUS_HEARD, BUS_SENT
from app.ground.watch import Watch

BEAT = 0.5  # seconds
SILENCE = 2.0  # seconds without its own heartbeat, after which a node trusts its line no longer
DEAD = 2.0  # seconds without a heartbeat, after which another node counts as gone
RETRY = 0.5  # seconds
WITHIN = 2.0  # seconds for a server to answer
PREFIX = b"shinobi:signed:"  # releases before signatures don't hear it, and look for what was written

journal = structlog.get_logger()


class ThroughRedis:
    is_alone = False

    def __init__(self, url: str, secret_key: str) -> None:
        self.node = new_name()
        self._signatures = Signatures(secret_key, self.node)
        self.is_connected = False
        self._address = Address.of(url)
        self._link: Link | None = None
        self._ears: dict[str, Hear] = {}
        self._acks: dict[bytes, asyncio.Future[None]] = {}
        self._peers: dict[str, float] = {}  # when each was last heard
        self._echo = 0.0  # when this node last heard itself
        self._has_warned = False  # of messages that nobody signed, on this connection

    @property
    def peers(self) -> Collection[str]:
        return self._peers.keys()

    def publish(self, room: str, message: Message) -> None:
        if self._link:
            BUS_SENT.inc()
            channel = _channel(room)
            self._link.send(b"PUBLISH", channel, self._signatures.signed(channel, encode(message)))

    async def subscribe(self, room: str, hear: Hear) -> None:
        self._ears[room] = hear
        if self._link:
            with suppress(TimeoutError):  # then the line is lost, and the next one begins with healing
                await self._listen(self._link, [room])

    def unsubscribe(self, room: str) -> None:
        self._ears.pop(room, None)
        if self._link:
            self._link.send(b"UNSUBSCRIBE", _channel(room))

    async def run(self) -> None:
        is_told = False
        while True:
            try:
                await self._hold()
            except (OSError, Rejected) as error:
                if self.is_connected or not is_told:
                    journal.warning("bus-away", reason=repr(error))
                is_told = True
            finally:
                self._let_go()
            await asyncio.sleep(RETRY)

    async def say_goodbye(self) -> None:
        self.publish(HOUSE, Gone())
        await asyncio.sleep(0)  # in which it is written
        self._let_go()

    async def _hold(self) -> None:
        """One connection, as long as it lasts."""
        async with asyncio.timeout(WITHIN):
            link = self._link = await Link.open(self._address, self._take)
            await self._listen(link, list(self._ears))
        self._echo = beat = monotonic()
        self._has_warned = False
        self._peers = dict.fromkeys(self._peers, beat)
        self.is_connected = True
        BUS_CONNECTED.set(1)
        journal.info("bus-connected")
        self._hear(HOUSE, self.node, Connected())
        while not link.lost.done():
            beat = self._beat(beat)
            await asyncio.wait([link.lost], timeout=BEAT)
        link.lost.result()

    def _beat(self, last: float) -> float:
        """A node that was stopped for a while doesn't know what it missed."""
        now = monotonic()
        if now - last > SILENCE or now - self._echo > SILENCE:
            raise TimeoutError("nothing was heard for a while")
        self.publish(HOUSE, Alive())
        for node in [node for node, heard in self._peers.items() if now - heard > DEAD]:
            self._bury(node)
        return now

    def _let_go(self) -> None:
        link, self._link, self.is_connected = self._link, None, False
        BUS_CONNECTED.set(0)
        if link:
            link.drop()

    async def _listen(self, link: Link, rooms: list[str]) -> None:
        if not rooms:
            return
        channels = [_channel(room) for room in rooms]
        last = self._acks[channels[-1]] = asyncio.get_running_loop().create_future()
        link.send(b"SUBSCRIBE", *channels)
        async with asyncio.timeout(WITHIN):
            await last

    def _take(self, push: list[Any]) -> None:
        match push:
            case [b"message", bytes(channel), bytes(message)]:
                self._take_message(channel, message)
            case [b"subscribe", bytes(channel), _] if ack := self._acks.pop(channel, None):
                if not ack.done():
                    ack.set_result(None)

    def _take_message(self, channel: bytes, signed: bytes) -> None:
        opened = self._signatures.opened(channel, signed)
        if opened is None:
            return self._drop()
        node, said = opened
        if node == self.node:
            self._echo = monotonic()
            return None
        BUS_HEARD.inc()
        return self._take_news(channel[len(PREFIX) :].decode(), node, decode(said))

    def _drop(self) -> None:
        """Not of a node with our SECRET_KEY, or said before."""
        BUS_DROPPED.inc()
        if not self._has_warned:
            journal.warning("bus-message-dropped")
        self._has_warned = True

    def _take_news(self, room: str, node: str, message: Message) -> None:
        if isinstance(message, Gone):
            self._bury(node)
        elif isinstance(message, Alive):
            self._note(node)
        else:
            self._hear(room, node, message)

    def _note(self, node: str) -> None:
        is_new = node not in self._peers
        self._peers[node] = monotonic()
        if is_new:
            self._hear(HOUSE, node, Joined())

    def _bury(self, node: str) -> None:
        self._peers.pop(node, None)
        self._hear(HOUSE, node, Gone())

    def _hear(self, room: str, node: str, message: Message) -> None:
        """What a listener can't take is a bug, and no reason to hang up."""
        hear = self._ears.get(room)
        try:
            if hear:
                hear(node, message)
        except Exception:
            BUGS.inc()
            journal.exception("message-failed", room=room)


@asynccontextmanager
async def bus_of(url: str, secret_key: str, watch: Watch) -> AsyncIterator[Bus]:
    """The bus of this address; of a node that is alone without one."""
    if not url:
        yield Alone()
        return
    bus = ThroughRedis(url, secret_key)
    async with watch.keeping("bus", bus.run):
        try:
            yield bus
        finally:
            await bus.say_goodbye()


def _channel(room: str) -> bytes:
    return PREFIX + room.encode()
