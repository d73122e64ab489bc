"""How many look on at tables of other nodes: each tells the house, so that every home page knows."""

from __future__ import annotations

from app.bus.messages import Message, Watched
from app.live.nodes.nodes import Nodes


class Onlookers:
    def __init__(self, nodes: Nodes) -> None:
        self._nodes = nodes
        self._told: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, int]] = {}
        nodes.on(Watched, self._hear)

    def count(self, code: str) -> int:
        """Of a room that isn't open at this node."""
        alive = [rooms for node, rooms in self._elsewhere.items() if self._nodes.is_alive(node)]
        return sum(rooms.get(code, 0) for rooms in alive)

    def tell(self, counted: dict[str, int]) -> None:
        if counted or self._told:
            self._nodes.tell_house(Watched(counted))
        self._told = counted

    def _hear(self, node: str, message: Message) -> None:
        assert isinstance(message, Watched)
        self._elsewhere[node] = message.rooms
