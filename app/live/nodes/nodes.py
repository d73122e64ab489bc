"""This node among the others: who is alive, who does what, and whether it can hear them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from hashlib import blake2b
from math import inf

from app.bus import HOUSE, Bus
from app.bus.messages import Connected, Joined, Message
from app.store import Database, nodes

LATE = 2.0  # seconds by which a node wakes late that stood still, and wasn't only busy

Ear = Callable[[str, Message], None]


class Nodes:
    def __init__(self, database: Database, bus: Bus) -> None:
        self.bus = bus
        self._database = database
        self._alive: Collection[str] = (bus.node,)
        self._ears: dict[type[Message], Ear] = {}
        self._offset = 0.0  # of the database's clock
        self._beat_at = -inf
        self._knows_since = 0.0
        self.is_sure = False  # whether it is known that clocks are right, so that they may run out here
        self._is_news = False  # whether there is a node that wasn't there at the last heartbeat
        self.has_lost = False  # whether one is no longer there that was at the heartbeat before

    @property
    def id(self) -> str:
        return self.bus.node

    @property
    def has_others(self) -> bool:
        return len(self._alive) > 1

    @property
    def is_polling(self) -> bool:
        """Whether others may write, and this node wouldn't hear it."""
        is_deaf = not self.bus.is_connected and not self.bus.is_alone
        return is_deaf or any(node not in self.bus.peers for node in self._alive if node != self.id)

    @property
    def is_beat_due(self) -> bool:
        is_asked = self._is_news or not self.is_sure
        return is_asked or time.monotonic() - self._beat_at >= nodes.BEAT

    @property
    def knows_since(self) -> float:
        """Since when it is known who is here at the other nodes; while it isn't: never."""
        return inf if self.is_polling else self._knows_since

    def now(self) -> float:
        """The database's time."""
        return time.time() + self._offset

    def is_first(self, key: str, among: Collection[str] = ()) -> bool:
        """Whether a chore is this node's: all agree on that who know of the same nodes."""
        return max(among or self._alive, key=lambda node: _rank(node, key)) == self.id

    def is_alive(self, node: str) -> bool:
        """Whether it could reach the database lately."""
        return node in self._alive

    def on(self, kind: type[Message], ear: Ear) -> None:
        """Who listens to such messages that concern no single room."""
        self._ears[kind] = ear

    def tell_house(self, message: Message) -> None:
        self.bus.publish(HOUSE, message)

    def tell_all(self, message: Message) -> None:
        """The house, this node included."""
        self.tell_house(message)
        self.hear(self.id, message)

    def hear(self, node: str, message: Message) -> None:
        if isinstance(message, Connected):
            self._knows_since = time.time()
        if isinstance(message, Joined):
            self._is_news = True
        if ear := self._ears.get(type(message)):
            ear(node, message)

    def look_around(self) -> bool:
        """Whether what others write has to be looked for; who is where isn't known as long as that is so."""
        if self.is_polling:
            self._knows_since = time.time()
        return self.is_polling

    async def sleep(self, seconds: float) -> None:
        """Who wakes much later stood still: clocks did too, unless another node was there."""
        began = time.time()  # which goes on while a machine is suspended
        await asyncio.sleep(seconds)
        if time.time() - began > seconds + LATE:
            self.is_sure = False

    async def beat(self) -> bool:
        """Say that this node is alive; whether clocks may have been moved, since for a while no node was."""
        gap, was_sure = time.monotonic() - self._beat_at, self.is_sure
        self.is_sure, has_moved = await self._database.write(nodes.beat, self.id, was_sure)
        now, alive = await self._database.read(nodes.around)
        self.has_lost = not {*self._alive} <= {*alive, self.id}
        self._alive, self._offset = {*alive, self.id}, now - time.time()
        self._beat_at, self._is_news = time.monotonic(), False
        return has_moved or gap > nodes.GAP or self.is_sure != was_sure

    async def leave(self) -> None:
        """This node is no longer one of those that are alive."""
        await self._database.write(nodes.leave, self.id, self.is_sure)


def _rank(node: str, key: str) -> bytes:
    return blake2b(f"{node}:{key}".encode(), digest_size=8).digest()
