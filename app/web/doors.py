"""The way in by sockets: so many of one address at once, so many onlookers of one room."""

from __future__ import annotations

from collections import Counter

from app.ground.config import Settings
from app.ground.refused import Refused
from app.live.house import HouseBans
from app.live.play import Play
from app.web.limits import Limit, Limiter

COMINGS = Limit("comings", 600, 60)  # sockets that one address opens


class Doors:
    def __init__(self, settings: Settings, limiter: Limiter, house: HouseBans) -> None:
        self._house = house
        self._limiter = limiter
        self._most = settings.sockets_per_address if settings.limits else 0
        self._onlookers = settings.onlookers_per_room if settings.limits else 0
        self._inside: Counter[str] = Counter()

    def check(self, address: str) -> None:
        if self._most and self._inside[address] >= self._most:
            raise Refused(429, "too-many-sockets")

    def check_sight(self, play: Play, guest: str) -> None:
        """Whether this guest, or a nameless visitor, may look into the room at all."""
        self._house.check(guest)
        if code := play.room.shut_out(guest):
            raise Refused(403, code)

    def check_room(self, play: Play, guest: str) -> None:
        """Who is neither banned nor shut out, nor too much; who has a seat always finds room."""
        self.check_sight(play, guest)
        if self._onlookers and play.room.seat_of(guest) is None and play.onlookers >= self._onlookers:
            raise Refused(409, "room-crowded")

    def enter(self, address: str) -> None:
        self._house.check(address)
        if not self._limiter.allows(COMINGS, address):
            raise Refused(429, "too-many")
        self.check(address)
        self._inside[address] += 1

    def leave(self, address: str) -> None:
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
