"""The wait that bots grant people: its name, whose bot acts after it, and until when."""

from __future__ import annotations

from time import time

from app.bus.messages import GaveWay
from games.contract import Seat


class GivingWay:
    def __init__(self) -> None:
        self.name = ""
        self.seat: Seat = -1
        self.is_prolonged = False
        self.until = 0.0

    def left(self, name: str) -> float:
        """Seconds of the wait of this name."""
        return max(0.0, self.until - time()) if name == self.name else 0.0

    def begin(self, name: str, seat: Seat, seconds: float) -> None:
        self.name, self.seat, self.is_prolonged = name, seat, False
        self.until = time() + seconds

    def end(self) -> None:
        self.until = 0.0

    def prolong(self, seconds: float) -> bool:
        """Once; whether it was."""
        if self.is_prolonged:
            return False
        self.until += seconds
        self.is_prolonged = True
        return True

    def message(self) -> GaveWay:
        """The wait as it is, for other nodes."""
        return GaveWay(self.name, self.seat, self.left(self.name), self.is_prolonged)

    def hear(self, told: GaveWay) -> None:
        self.begin(told.name, told.seat, told.left)
        self.is_prolonged = told.is_prolonged
