"""The way in by sockets: so many of one address at once, so many onlookers of one room."""

from __future__ import annotations

from collections import Counter, defaultdict
from enum import IntEnum
from typing import Protocol

from app.ground.config import Settings
from app.ground.refused import Refused
from app.live.house.bans import HouseBans
from app.live.play.play import RoomPlay
from app.web.limits import Limit, Limiter

COMINGS = Limit("comings", 600, 60)  # sockets that all who have no name open from one address
COMINGS_OF_GUEST = Limit("comings of a guest", 120, 60)


class Rank(IntEnum):
    """Who gives way to whom."""

    NAMELESS = 0
    KNOWN = 1
    SEATED = 2

    @classmethod
    def of(cls, play: RoomPlay, guest: str) -> Rank:
        if not guest:
            return cls.NAMELESS
        return cls.KNOWN if play.room.seat_of(guest) is None else cls.SEATED


class Inside(Protocol):
    """A line that is in."""

    @property
    def rank(self) -> Rank: ...

    @property
    def guest(self) -> str: ...

    @property
    def address(self) -> str: ...

    @property
    def spoke(self) -> float:
        """When it last said something."""
        ...

    def give_way(self) -> None: ...


class SocketLimits:
    def __init__(self, settings: Settings, limiter: Limiter, bans: HouseBans) -> None:
        self._bans = bans
        self._limiter = limiter
        self._most = settings.sockets_per_address if settings.limits else 0
        self._onlookers = settings.onlookers_per_room if settings.limits else 0
        self._coming: Counter[str] = Counter()
        self._inside: defaultdict[str, set[Inside]] = defaultdict(set)

    def check(self, address: str, guest: str, rank: Rank) -> None:
        """Whether there is room for them, or somebody would make it; who has a seat always finds some."""
        self._who_gives_way(address, guest, rank, self._count(address))

    def check_sight(self, play: RoomPlay, guest: str) -> None:
        """Whether this guest, or a nameless visitor, may look into the room at all."""
        self._bans.check(guest)
        if code := play.room.shut_out(guest):
            raise Refused(403, code)

    def check_room(self, play: RoomPlay, guest: str) -> None:
        """Who is neither banned nor shut out, nor too much; who has a seat always finds room."""
        self.check_sight(play, guest)
        if self._onlookers and play.room.seat_of(guest) is None and play.onlookers >= self._onlookers:
            raise Refused(409, "room-crowded")

    def knock(self, address: str, guest: str | None) -> None:
        """Before it is asked who they are: they come in with a name of ours, or without one."""
        self._bans.check(address)
        limit, who = (COMINGS_OF_GUEST, guest) if guest else (COMINGS, address)
        if not self._limiter.allows(limit, who):
            raise Refused(429, "too-many")
        if not guest:
            self.check(address, "", Rank.NAMELESS)
        self._coming[address] += 1

    def make_room(self, address: str, guest: str, rank: Rank) -> None:
        """For one who knocked: the lowest give way, and of them the one that was silent for longest."""
        if line := self._who_gives_way(address, guest, rank, self._count(address) - 1):
            self.leave(line)
            line.give_way()

    def go_away(self, address: str) -> None:
        """One who knocked didn't come in."""
        self._coming[address] -= 1
        self._forget(address)

    def come_in(self, line: Inside) -> None:
        self._inside[line.address].add(line)
        self.go_away(line.address)

    def leave(self, line: Inside) -> None:
        self._inside[line.address].discard(line)
        self._forget(line.address)

    def _count(self, address: str) -> int:
        return self._coming[address] + len(self._inside.get(address, ()))

    def _who_gives_way(self, address: str, guest: str, rank: Rank, others: int) -> Inside | None:
        """A line of a lower one, or of the same guest: nobody needs a second one so much."""
        if not self._most or others < self._most:
            return None
        inside = self._inside.get(address, ())
        giving = [line for line in inside if line.rank < rank or (guest and line.guest == guest)]
        if not giving and rank < Rank.SEATED:
            raise Refused(429, "too-many-sockets")
        return min(giving, key=lambda line: (line.rank, line.spoke), default=None)

    def _forget(self, address: str) -> None:
        if not self._count(address):
            self._coming.pop(address, None)
            self._inside.pop(address, None)
