"""The bus between nodes as the rooms see it, and the one of a node that is alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Protocol

from app.bus.messages import Message

HOUSE = ""  # what is told here concerns no single room

Hear = Callable[[str, Message], None]  # by which node, and what


class Bus(Protocol):
    node: str  # this one
    is_connected: bool
    is_alone: bool  # whether there is nothing to connect to

    @property
    def peers(self) -> Collection[str]:
        """The nodes that are heard."""
        ...

    def publish(self, room: str, message: Message) -> None:
        """Tell the other nodes that listen to the room; that never waits, and may be lost."""
        ...

    async def subscribe(self, room: str, hear: Hear) -> None:
        """From now on nothing is missed, as long as there is a connection; each new one is told to HOUSE."""
        ...

    def unsubscribe(self, room: str) -> None: ...


class Alone:
    """A node that tells nobody anything."""

    is_connected = False
    is_alone = True
    peers: Collection[str] = ()

    def __init__(self) -> None:
        self.node = new_name()

    def publish(self, room: str, message: Message) -> None:
        """There is nobody."""

    async def subscribe(self, room: str, hear: Hear) -> None:
        """There is nobody."""

    def unsubscribe(self, room: str) -> None:
        """There is nobody."""


def new_name() -> str:
    return secrets.token_hex(8)
