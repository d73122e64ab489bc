"""A peer's room: its game makes every choice for the player, so the clicks are known beforehand."""

from __future__ import annotations

from abc import abstractmethod

from bench.rooms import SEATS, Room

# How many seats from the one whose turn it is, what it does, and with which column.
SCRIPT = (
    *((0, "draw", 0), (0, "place", 0), (0, "draw", 0), (0, "place", 1), (0, "draw", 0), (0, "place", 2)),
    *((0, "stop", 0), (0, "take", 0), (1, "take", 1), (2, "take", 2)),
)
CLICKS = 300


class ScriptedRoom(Room):
    clicks = 0

    def click(self) -> bool:
        if self.clicks == CLICKS:
            return False
        turn, step = divmod(self.clicks, len(SCRIPT))
        offset, verb, column = SCRIPT[step]
        self.say((turn + offset) % SEATS, verb, column)
        self.clicks += 1
        return True

    @abstractmethod
    def say(self, seat: int, verb: str, column: int) -> None: ...
