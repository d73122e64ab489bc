"""A room in memory: what is stored of it, how its game stands, and who is there."""

from __future__ import annotations

import time
from hashlib import sha256

import msgspec

from app.bus.messages import Here
from app.live.hold import Hold
from app.live.show import Show
from app.live.table import Table
from app.store import Deadline, Record, Sitter
from app.store.bans import Barred
from app.wire.outlet import Outlet
from games import GAMES, rules_for
from games.contract import Event, Lesson, Rules, Seat, Step
from games.lessons import due, named

REMEMBERED = 256  # clicks; older ones are looked up in the log


class PendingUndo(msgspec.Struct):
    """An undo that waits for the consent of every other human."""

    seat: Seat
    number: int
    yes: set[Seat]
    events: list[Event]  # what it would take back, as everyone was told


_NOBODY = Here(frozenset(), 0)


class Room:
    def __init__(self, record: Record, table: Table | None) -> None:
        self.record = record
        self.table = table
        self.outlets: set[Outlet] = set()
        self.elsewhere: dict[str, Here] = {}  # who is in this room at other nodes
        self.deadlines: dict[Seat, Deadline] = {}
        self.undo: PendingUndo | None = None
        self.barred = Barred()
        self.show = Show()
        self.hold = Hold()
        self.ids: dict[str, None] = {}  # of the last clicks, in their order
        self.away: dict[str, float] = {}  # since when, of those who have a seat
        self.waits: dict[Seat, int] = {}  # who is waited for, and since which entry
        self.asked_at: dict[Seat, float] = {}  # when that was heard here
        self.lesson: Lesson | None = named(self.rules, record.options)
        self._opened = time.time()

    @property
    def code(self) -> str:
        return self.record.code

    @property
    def number(self) -> int:
        """Of the last entry; -1 before the start."""
        return self.table.number if self.table else -1

    @property
    def rules(self) -> Rules:
        return rules_for(self.record.game, self.record.version) or GAMES[self.record.game]

    @property
    def step(self) -> Step | None:
        """What the lesson of this room waits for."""
        return due(self.lesson, self.number) if self.lesson else None

    @property
    def watchers(self) -> int:
        return self.here().watchers + sum(other.watchers for other in self.elsewhere.values())

    @property
    def host_seat(self) -> int:
        seat = self.record.seat_of(self.record.host)
        return -1 if seat is None else seat

    def enter(self, outlet: Outlet) -> None:
        outlet.seat = self.seat_of(outlet.guest)
        self.outlets.add(outlet)
        self.away.pop(outlet.guest, None)

    def exit(self, outlet: Outlet) -> None:
        self.outlets.discard(outlet)
        if self.record.seat_of(outlet.guest) is not None and not self.is_here(outlet.guest):
            self.away[outlet.guest] = time.time()

    def here(self) -> Here:
        """Who is in this room at this node."""
        guests = frozenset(outlet.guest for outlet in self.outlets if outlet.guest)
        looking = frozenset(outlet.guest for outlet in self.outlets if outlet.guest and outlet.looking)
        return Here(guests, sum(outlet.seat is None for outlet in self.outlets), looking)

    def hear_of(self, node: str, here: Here) -> bool:
        """Who is in this room at another node; whether that changes anything."""
        before = self.elsewhere.pop(node, None)
        if here.guests or here.watchers:
            self.elsewhere[node] = here
        gone = (before.guests if before else frozenset()) - here.guests
        for guest in gone:
            if self.record.seat_of(guest) is not None and not self.is_here(guest):
                self.away[guest] = time.time()
        for guest in here.guests:
            self.away.pop(guest, None)
        return (before or _NOBODY).is_other_than(here)

    def become(self, record: Record) -> list[Outlet]:
        """The lobby changed; those who have another seat by that."""
        self.record = record
        moved = [outlet for outlet in self.outlets if outlet.seat != self.seat_of(outlet.guest)]
        for outlet in moved:
            outlet.seat = self.seat_of(outlet.guest)
        return moved

    def is_here(self, guest: str) -> bool:
        return any(outlet.guest == guest for outlet in self.outlets) or any(
            guest in other.guests for other in self.elsewhere.values()
        )

    def is_looking(self, guest: str) -> bool:
        """Whether the guest has this room in sight, at whichever node."""
        return any(outlet.guest == guest and outlet.looking for outlet in self.outlets) or any(
            guest in other.looking for other in self.elsewhere.values()
        )

    def guests(self) -> frozenset[str]:
        """All who are here, at whichever node."""
        return self.here().guests.union(*(other.guests for other in self.elsewhere.values()))

    def knows(self, guest: str) -> bool:
        """Whether the guest has a seat here, or looks on."""
        return self.record.seat_of(guest) is not None or self.is_here(guest)

    def shut_out(self, guest: str) -> str | None:
        """Why this guest, or a nameless visitor, may not be here; a lobby waits for players."""
        if guest in self.barred.banned:
            return "banned"
        is_private = self.record.closed and (self.record.status != "open" or self.record.locked)
        return "room-closed" if is_private and self.record.seat_of(guest) is None else None

    def silenced(self, outlet: Outlet) -> str | None:
        """Why this one may not speak here."""
        if outlet.guest in self.barred.muted:
            return "muted"
        return "hushed" if self.record.hushed and outlet.seat is None else None

    def seat_of(self, guest: str) -> Seat | None:
        seat = self.record.seat_of(guest) if guest else None
        return None if self.has_left(seat) else seat

    def sitter(self, seat: Seat) -> Sitter:
        return next(one for one in self.record.sitters if one.seat == seat)

    def guest_of(self, seat: Seat) -> str | None:
        """Who leads the seat; None: a bot, or nobody."""
        return None if self.has_left(seat) else self.sitter(seat).guest

    def humans(self) -> set[Seat]:
        return {one.seat for one in self.record.sitters if one.guest and not self.has_left(one.seat)}

    def has_left(self, seat: Seat | None) -> bool:
        return self.table is not None and seat in self.table.left

    def away_since(self, seat: Seat) -> float:
        """When the seat's player went away; 0 while they are here, or for a bot."""
        guest = self.sitter(seat).guest
        if not guest or self.is_here(guest):
            return 0
        return self.away.get(guest, self._opened)

    def note(self, id: str) -> None:
        """Remember a click that was played, so that it is not played again."""
        self.ids[id] = None
        if len(self.ids) > REMEMBERED:
            del self.ids[next(iter(self.ids))]


def alias(room: str, guest: str | None) -> str:
    """A guest as others in the room may know them: always the same there, and nowhere else."""
    return sha256(f"{room}:{guest}".encode()).hexdigest()[:16] if guest else ""
