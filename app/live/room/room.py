"""A room in memory: what is stored of it, how its game stands, and who is there."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from app.bus.messages import Here
from app.live.game import seating
from app.live.game.scene_time import SceneTime
from app.live.game.seating import AS_MADE, OWNER, Seating
from app.live.game.table import Table
from app.live.room.asks import Asks
from app.live.room.attendance import Attendance
from app.live.room.giving_way import GivingWay
from app.live.room.hold_open import HoldOpen
from app.live.room.lesson import lesson_of
from app.live.room.pending_undo import PendingUndo
from app.live.room.waiting import Waiting
from app.store import Ask, Deadline, Hand, Record, Sitter
from app.store.bans import Barred
from app.store.rooms import FINISHED
from app.wire.outlet import Outlet
from games import GAMES, engine, rules_for
from games.contract import Rules, Seat

AWAY = 30.0  # seconds after which the others may do without somebody
REMEMBERED = 256  # clicks; older ones are looked up in the log
_AT_FIRST = Seating()


class Room:
    def __init__(
        self, record: Record, table: Table | None, knows_since: Callable[[], float] = lambda: 0.0
    ) -> None:
        self.record = record
        self.table = table
        self.attendance = Attendance(knows_since)
        self.waiting = Waiting()
        self.undo = PendingUndo()
        self.asks = Asks()
        self.scene_time = SceneTime()
        self.hold_open = HoldOpen()
        self.giving_way = GivingWay()
        self.lesson = lesson_of(self.rules, record)
        self.deadlines: dict[Seat, Deadline] = {}
        self.shares: dict[Seat, dict[str, int]] = {}  # of a game that is over: who clicked
        self.barred = Barred()
        self.ids: dict[str, None] = {}  # of the last clicks, in their order

    @property
    def code(self) -> str:
        return self.record.code

    @property
    def held(self) -> float:
        """Seconds until the moment that is open may be closed, as somebody asked for time in it."""
        if self.table is None or not self.hold_open.is_asked:
            return 0.0
        return self.hold_open.left(self.table.moment, self.table.speaking)

    @property
    def number(self) -> int:
        """Of the last entry; -1 before the start."""
        return self.table.number if self.table else -1

    @property
    def rules(self) -> Rules:
        return rules_for(self.record.game, self.record.version) or GAMES[self.record.game]

    @property
    def is_ordinary(self) -> bool:
        """Whether it is a game of its own, and no lesson."""
        return self.lesson is None

    @property
    def host_seat(self) -> int:
        seat = self.record.seat_of(self.record.host)
        return -1 if seat is None else seat

    @property
    def seating(self) -> Seating:
        return self.table.seating if self.table else _AT_FIRST

    @property
    def is_paused(self) -> bool:
        return self.table is not None and self.table.seating.paused is not None

    @property
    def was_handed(self) -> bool:
        """Whether somebody else may have clicked for the owner of a seat."""
        return self.table is not None and self.table.seating.handed

    @property
    def days(self) -> int:
        """How many a question has; 0: the game is played live."""
        agreed = self.seating.days
        return self.record.days if agreed == AS_MADE else agreed

    def enter(self, outlet: Outlet) -> None:
        self._place(outlet)
        self.attendance.enter(outlet)

    def exit(self, outlet: Outlet) -> None:
        self.attendance.exit(outlet, self._has_seat)

    def hear_of(self, node: str, here: Here) -> bool:
        """Who is here at another node; whether that changes anything."""
        return self.attendance.hear_of(node, here, self._has_seat)

    def become(self, record: Record) -> list[Outlet]:
        """The lobby changed, or who leads a seat; those who have or lead another one by that."""
        self.record = record
        before = {outlet: (outlet.seat, outlet.leads) for outlet in self.attendance.outlets}
        for outlet in self.attendance.outlets:
            self._place(outlet)
        return [outlet for outlet, known in before.items() if known != (outlet.seat, outlet.leads)]

    def _place(self, outlet: Outlet) -> None:
        outlet.seat = self.seat_of(outlet.guest)
        outlet.leads = outlet.seat is not None and self.guest_of(outlet.seat) == outlet.guest
        outlet.owns = outlet.seat is not None and self.record.seat_of(outlet.guest) == outlet.seat

    def knows(self, guest: str) -> bool:
        """Whether the guest has or had a seat here, or looks on."""
        has_led = any(hand.guest == guest for hand in self.record.hands)
        return has_led or self.record.seat_of(guest) is not None or self.attendance.is_here(guest)

    def shut_out(self, guest: str) -> str | None:
        """Why this guest, or a nameless visitor, may not be here; a lobby waits for players."""
        if guest in self.barred.banned:
            return "banned"
        is_private = self.record.closed and (self.record.status != "open" or self.record.locked)
        owned = self.record.seat_of(guest)
        is_wanted = self.seat_of(guest) is not None or owned not in (None, *self.seating.kicked)
        return "room-closed" if is_private and not is_wanted and not self.offered() else None

    def silenced(self, outlet: Outlet) -> str | None:
        """Why this one may not speak here."""
        if outlet.guest in self.barred.muted:
            return "muted"
        return "hushed" if self.record.hushed and outlet.seat is None else None

    def seat_of(self, guest: str) -> Seat | None:
        """The seat that this guest owns, or leads for somebody else."""
        seat = seat_in(self.record, self.seating, guest)
        return None if self.has_left(seat) else seat

    def guest_of(self, seat: Seat, seated: Seating | None = None) -> str | None:
        """Who leads the seat, now or as it is seated then; None: a bot, or nobody."""
        return None if self.has_left(seat) else guest_in(self.record, seated or self.seating, seat)

    def hand_of(self, seat: Seat) -> Hand | None:
        """The stand-in who leads the seat."""
        return _hand_in(self.record, self.seating, seat)

    def bot_of(self, seat: Seat) -> str:
        """The level of the bot that leads the seat; "" if none does."""
        leader = self.seating.leads.get(seat, OWNER)
        return self.sitter(seat).bot if leader == OWNER else seating.bot(leader)

    def name_of(self, outlet: Outlet) -> str:
        """As the others in the room know whoever speaks: at a seat, told apart from who looks like them."""
        people: list[Sitter | Hand] = [*self.record.sitters, *self.record.hands]
        if outlet.seat is None:
            return outlet.name
        return next((one.name for one in people if one.guest == outlet.guest), outlet.name)

    def offered(self) -> set[Seat]:
        """Seats for which somebody is looked for."""
        return {seat for seat in self.asks.offers() if not self.has_left(seat)}

    def sitter(self, seat: Seat) -> Sitter:
        return next(one for one in self.record.sitters if one.seat == seat)

    def shares_of(self, one: Sitter) -> dict[str, int]:
        """Who clicked for whom, and the hints, of a game that is over."""
        return self.shares.get(one.seat, {}) | (one.shares if self.record.status in FINISHED else {})

    def humans(self) -> set[Seat]:
        """Seats that people lead."""
        seats = [one.seat for one in self.record.sitters if not self.has_left(one.seat)]
        return {seat for seat in seats if self.guest_of(seat)}

    def owned(self) -> set[Seat]:
        """Seats to which a guest has a right."""
        owners = {one.seat for one in self.record.sitters if one.guest}
        return {seat for seat in owners if seat not in self.seating.kicked and not self.has_left(seat)}

    @property
    def seats_bots(self) -> bool:
        """Whether bots have seats of their own."""
        return any([one.bot for one in self.record.sitters])  # noqa: C419  half the time of a generator

    def bots(self) -> set[Seat]:
        """Seats that bots lead."""
        if not (self.seating.leads or self.seats_bots):
            return set()
        seats = [one.seat for one in self.record.sitters if not self.has_left(one.seat)]
        return {seat for seat in seats if self.bot_of(seat)}

    def voters(self, ask: Ask) -> set[Seat]:
        """Whose answer counts: others who lead a seat and are here; over days, and of a kick, all of them.

        Whose line is cut for a moment is here: else they would be agreed with behind their back. A pause
        doesn't wait for them, since whoever comes back may end it.
        """
        others = self.humans() - {ask.asker, ask.seat}
        if ask.kind == "stand-in" and self.guest_of(ask.seat) == self.sitter(ask.seat).guest:
            others |= self.humans() & {ask.seat}  # the owner, who lets somebody in
        if ask.kind == "kick" or (self.days and ask.kind != "stand-in"):
            return others
        seconds = 0.0 if ask.kind == "pause" else AWAY
        return {seat for seat in others if not self._is_away(seat, seconds)}

    def _is_away(self, seat: Seat, seconds: float) -> bool:
        since = self.away_since(seat)
        return since > 0 and self.attendance.is_gone(since, seconds)

    def acting_host(self) -> Seat:
        """The seat that may do what a host does: the first of those who are here while the host is away."""
        host = self.host_seat
        if host in self.humans() and self.away_since(host) == 0:
            return host
        return next((seat for seat in sorted(self.humans()) if self.away_since(seat) == 0), host)

    def yielding(self) -> dict[Seat, str]:
        """The bots that are awaited beside people who are here, and the wait that each grants these."""
        table = self.table
        if table is None or self.record.pace == "quick" or self.days or self.lesson:
            return {}
        awaited = table.rules.awaited(table.state)
        bots = sorted(awaited & self.bots())
        if not bots or all(self.away_since(seat) for seat in awaited & self.humans()):
            return {}
        return {seat: name for seat in bots if (name := table.rules.yields(table.state, seat))}

    def has_left(self, seat: Seat | None) -> bool:
        return self.table is not None and seat in self.table.left

    def away_since(self, seat: Seat) -> float:
        """When whoever leads the seat went away; 0 while they are here, or for a bot."""
        guest = self.guest_of(seat)
        if not guest:
            return 0
        owner = self.sitter(seat)
        return self.attendance.away_since(guest, owner.seen_at if owner.guest == guest else 0.0)

    def _has_seat(self, guest: str) -> bool:
        return self.seat_of(guest) is not None

    def note(self, id: str) -> None:
        """Remember a click that was played, so that it is not played again."""
        self.ids[id] = None
        if len(self.ids) > REMEMBERED:
            del self.ids[next(iter(self.ids))]


def seat_in(record: Record, seated: Seating, guest: str) -> Seat | None:
    """The seat that a guest owns and wasn't sent away from, or leads for somebody else."""
    seat = record.seat_of(guest) if guest else None
    if guest and (seat is None or seat in seated.kicked):
        return next((one for one in seated.leads if guest_in(record, seated, one) == guest), None)
    return seat


def seat_stored(record: Record, guest: str) -> Seat | None:
    """The same of a game that isn't opened; None also for who has given up."""
    seat = seat_in(record, seating.restored(record.seating), guest)
    return None if seat in record.seating.get("left", ()) else seat


def guest_in(record: Record, seated: Seating, seat: Seat) -> str | None:
    """Who leads the seat; None: a bot, or nobody."""
    if seated.leader(seat) == OWNER:
        return next((one.guest for one in record.sitters if one.seat == seat), None)
    hand = _hand_in(record, seated, seat)
    return hand.guest if hand else None


def _hand_in(record: Record, seated: Seating, seat: Seat) -> Hand | None:
    number = seating.guest(seated.leader(seat))
    return next((one for one in record.hands if one.number == number), None) if number is not None else None


def alias(room: str, guest: str | None) -> str:
    """A guest as others in the room may know them: always the same there, and nowhere else."""
    return sha256(f"{room}:{guest}".encode()).hexdigest()[:16] if guest else ""


def places_of(record: Record) -> int:
    """How many can sit in a room."""
    rules = rules_for(record.game, record.version) or GAMES[record.game]
    return record.chairs or engine.places(rules, record.options)
