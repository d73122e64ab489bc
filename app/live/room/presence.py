"""Who is in a room at which node: each tells the others who came and went, and asks when it can't know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from app.bus.messages import Here, Message, Who
from app.live.nodes.nodes import Nodes
from app.live.room.attendance import NOBODY
from app.live.room.room import Room

TOGETHER = 0.05  # seconds within which comings and goings are told as one
ANSWER_WITHIN = 3.0  # seconds, after which who didn't say that they are here isn't


class Presence:
    def __init__(self, room: Room, nodes: Nodes, post: Callable[[Message], None]) -> None:
        self._room = room
        self._nodes = nodes
        self._post = post
        self._timer: asyncio.TimerHandle | None = None
        self._told = NOBODY
        self._asked = 0.0  # when the others were last asked
        self._heard: dict[str, float] = {}  # when each answered

    @property
    def is_ours(self) -> bool:
        """Whether this node looks after the room: where people are, one of those that have them."""
        if self._room.attendance.outlets and not self._room.attendance.elsewhere:
            return True
        present = {node for node in self._room.attendance.elsewhere if self._nodes.is_alive(node)}
        if self._room.attendance.outlets:
            present.add(self._nodes.id)
        return self._nodes.is_first(self._room.code, present)

    def tell_soon(self) -> None:
        """Somebody came or went."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(TOGETHER, self.tell)

    def tell(self, again: bool = False) -> None:
        """Who is here; `again`: also if nothing has changed, so that it is known that this node listens."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        here = self._room.attendance.here()
        if again or here != self._told:
            self._post(here)
        self._told = here

    def ask(self, was_unheard: bool = False) -> None:
        """Whoever doesn't answer in time isn't here."""
        self._asked = time.monotonic()
        self._post(Who(was_unheard))
        self.tell(again=True)

    def hear(self, node: str, here: Here) -> bool:
        """Whether that changes who is here."""
        self._heard[node] = time.monotonic()
        return self._room.hear_of(node, here)

    def lose(self, node: str) -> bool:
        """A node is gone, with all who were there."""
        self._heard.pop(node, None)
        return self._room.hear_of(node, NOBODY)

    def lose_silent(self) -> bool:
        """The same of those that had time to answer; not while they can't be heard."""
        if not self._nodes.bus.is_connected or time.monotonic() - self._asked < ANSWER_WITHIN:
            return False
        silent = [
            node for node in self._room.attendance.elsewhere if self._heard.get(node, 0.0) < self._asked
        ]
        for node in silent:
            self.lose(node)
        return bool(silent)
