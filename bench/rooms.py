"""A room as the generator plays it: one click at a time, timed until its last client has heard of it."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bench.wire import Socket, upgrade

SEATS = 4


class Client:
    """A player (seat 0 and up) or an onlooker (seat -1), and the bytes heard since the last update."""

    __slots__ = ("hear", "heard", "seat", "socket")

    def __init__(self, room: Room, place: int) -> None:
        self.seat = place if place < SEATS else -1
        self.heard = 0
        self.hear = partial(room.hear, self)
        self.socket: Socket

    async def connect(self, port: int, path: str, headers: Mapping[str, str]) -> None:
        self.socket = Socket(upgrade(port, path, headers), self.hear)
        await asyncio.get_running_loop().create_connection(lambda: self.socket, "127.0.0.1", port)
        await self.socket.opened


class Room(ABC):
    """What all servers have in common; how to click and what was heard is for each of them to say."""

    def __init__(self, onlookers: int) -> None:
        self.size = SEATS + onlookers
        self.clients: list[Client] = []
        self.full = asyncio.Event()
        self.sizes: Counter[int] = Counter()
        self.latency = 0.0
        self.settled: Callable[[Room], None] = lambda room: None
        self._shown = 0
        self._missing = 0
        self._clicked_at = 0.0

    def seat(self, place: int) -> Client:
        client = Client(self, place)
        self.clients.append(client)
        return client

    @abstractmethod
    def click(self) -> bool:
        """Send the next click; False when the game is over."""

    @abstractmethod
    def hear(self, client: Client, payload: bytes) -> None: ...

    @property
    def is_idle(self) -> bool:
        return self._missing == 0

    def shown(self, client: Client) -> None:
        """This client has got the whole table."""
        self._shown += 1
        client.heard = 0
        if self._shown == self.size:
            self.full.set()

    def send(self, seat: int, payload: bytes, opcode: int) -> None:
        self._missing = len(self.clients)
        self._clicked_at = time.perf_counter()
        self.clients[seat].socket.send(payload, opcode)

    def updated(self, client: Client) -> None:
        """This client has now heard all of the click's effect."""
        self.sizes[client.heard] += 1
        client.heard = 0
        self._missing -= 1
        if self._missing == 0:
            self.settle()

    def settle(self) -> None:
        self._missing = 0
        self.latency = time.perf_counter() - self._clicked_at
        self.settled(self)

    def close(self) -> None:
        for client in self.clients:
            client.socket.close()


Opener = Callable[[int], Awaitable[Room]]  # opens a room with so many onlookers, ready to play
