"""A room in memory: who is there, what they are told, and one line of jobs that changes it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from app import frames, words
from app.feeds import Feeds
from app.frames import ClockShown, RoomShown, SeatShown, framed
from app.metrics import BUGS, REFUSALS
from app.outlet import Outlet
from app.refused import Refused
from app.store import Unreachable
from app.store.records import Deadline, Sitter
from app.store.records import Room as Record
from app.table import ONLOOKERS, Step, Table
from games import GAMES, rules_for
from games.contract import Illegal, Rules, Seat

Job = Callable[[], Awaitable[None]]
REMEMBERED = 256  # clicks; older ones are looked up in the log

log = structlog.get_logger()


class Undo(msgspec.Struct):
    """An undo that waits for the consent of every other human."""

    seat: Seat
    number: int
    yes: set[Seat]


class Room:
    def __init__(self, record: Record, table: Table | None, feeds: Feeds | None) -> None:
        self.record = record
        self.table = table
        self.feeds = feeds
        self.lines = 0  # sockets, also those that have not said hello yet
        self.outlets: set[Outlet] = set()
        self.away: dict[str, float] = {}  # since when, of those who have a seat
        self.opened = time.time()
        self.undo: Undo | None = None
        self.deadlines: dict[Seat, Deadline] = {}
        self.ids: dict[str, None] = {}  # of the last clicks, in their order
        self._jobs: deque[tuple[Job, Outlet | None, str]] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._telling: asyncio.TimerHandle | None = None

    # Who is there

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
    def is_idle(self) -> bool:
        return not self.lines and not self.is_working

    @property
    def is_working(self) -> bool:
        return self._worker is not None

    def enter(self, outlet: Outlet) -> None:
        outlet.seat = self.seat_of(outlet.guest)
        self.outlets.add(outlet)
        self.away.pop(outlet.guest, None)
        outlet.write(framed(self.you(outlet)) + framed(self.shown()))
        self.tell_soon()

    def exit(self, outlet: Outlet) -> None:
        self.outlets.discard(outlet)
        if self.record.seat_of(outlet.guest) is not None and not self.is_here(outlet.guest):
            self.away[outlet.guest] = time.time()
        self.tell_soon()

    def is_here(self, guest: str) -> bool:
        return any(outlet.guest == guest for outlet in self.outlets)

    def seat_of(self, guest: str) -> Seat | None:
        seat = self.record.seat_of(guest) if guest else None
        return None if self.has_left(seat) else seat

    def humans(self) -> set[Seat]:
        return {one.seat for one in self.record.sitters if one.guest and not self.has_left(one.seat)}

    def has_left(self, seat: Seat | None) -> bool:
        return self.table is not None and seat in self.table.left

    def sitter(self, seat: Seat) -> Sitter:
        return next(one for one in self.record.sitters if one.seat == seat)

    def away_since(self, seat: Seat) -> float:
        """When the seat's player went away; 0 while they are here, or for a bot."""
        guest = self.sitter(seat).guest
        if not guest or self.is_here(guest):
            return 0
        return self.away.get(guest, self.opened)

    def become(self, record: Record) -> None:
        """The lobby changed: everyone learns their new seat and the room as it is."""
        self.record = record
        for outlet in self.outlets:
            before, outlet.seat = outlet.seat, self.seat_of(outlet.guest)
            if outlet.seat != before:
                outlet.send(self.you(outlet))
                if self.feeds:
                    self.tell_table(outlet)
        self.tell_room()

    def note(self, id: str) -> None:
        """Remember a click that was played, so that it is not played again."""
        self.ids[id] = None
        if len(self.ids) > REMEMBERED:
            del self.ids[next(iter(self.ids))]

    def forget_undo(self) -> None:
        """The game went on: whoever was asked for consent isn't asked any longer."""
        if self.undo:
            self.undo = None
            self.tell_room()

    # What they are told

    def you(self, outlet: Outlet) -> frames.You:
        return frames.You(-1 if outlet.seat is None else outlet.seat, outlet.name, outlet.guest)

    def shown(self) -> RoomShown:
        record = self.record
        return RoomShown(
            code=record.code,
            game=record.game,
            status=record.status,
            public=record.public,
            pace=record.pace,
            options=record.options,
            places=max(self.rules.SEATS),
            seats={str(one.seat): self._seat(one) for one in record.sitters},
            host=self.host_seat(),
            watchers=sum(outlet.seat is None for outlet in self.outlets),
            seal=record.seal,
            clocks={str(seat): _clock(deadline) for seat, deadline in self.deadlines.items()},
            undo=self._undo(),
            next=record.next or "",
            now=_milliseconds(time.time()),
        )

    def host_seat(self) -> int:
        seat = self.record.seat_of(self.record.host)
        return -1 if seat is None else seat

    def tell_soon(self) -> None:
        """Tell everyone of comings and goings, many at once as one."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(0.05, self.tell_room)

    def tell_room(self) -> None:
        if self._telling:
            self._telling.cancel()
            self._telling = None
        self.tell_all(framed(self.shown()))

    def tell_all(self, frame: bytes) -> None:
        for outlet in self.outlets:
            outlet.write(frame)

    def tell_table(self, outlet: Outlet, seen: str | None = None) -> None:
        """What a browser missed if that is known, else the whole table."""
        if self.feeds is None or self.table is None:
            return
        missed = self.feeds.catch_up(outlet.seat, seen)
        if missed is not None:
            outlet.write(missed)
            return
        total = self.table.told[ONLOOKERS if outlet.seat is None else outlet.seat]
        outlet.write(self.feeds.table(outlet.seat, total - len(self.feeds.recent[outlet.seat])))

    def tell_step(self, step: Step, ack: str) -> None:
        """Each audience its own difference; nothing to those for whom nothing changed."""
        table, feeds = self.table, self.feeds
        assert table and feeds
        feeds.remember(step.events)
        common = feeds.step(table.public(), step.events)
        news: dict[Seat | None, bytes] = {None: common}
        for seat in range(table.seats):
            mine = ack if seat == step.seat else ""
            own = feeds.mine(seat, table.private(seat), step.events, mine, alone=not common)
            news[seat] = own + common
        for outlet in self.outlets:
            if frame := news[outlet.seat]:
                outlet.write(frame)

    def refuse(self, outlet: Outlet, code: str, id: str = "") -> None:
        REFUSALS.labels(code).inc()
        message = words.refusal(outlet.language, code, self.record.game)
        outlet.send(frames.Error(code, message, id))

    # One line of jobs

    def submit(self, job: Job, outlet: Outlet | None = None, id: str = "") -> None:
        """Run the job after those already waiting; a socket that goes away does not stop it."""
        self._jobs.append((job, outlet, id))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def do(self, job: Job) -> None:
        """Run the job in line, and wait for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def reported() -> None:
            try:
                await job()
            except BaseException as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(None)

        self.submit(reported)
        await done

    async def _work(self) -> None:
        while self._jobs:
            job, outlet, id = self._jobs.popleft()
            try:
                await job()
            except (Illegal, Refused) as refused:
                self._fail(outlet, id, refused.code)
            except Unreachable as away:
                log.warning("database-away", room=self.code, number=self.number, reason=str(away))
                self._fail(outlet, id, "no-storage")
            except Exception:
                BUGS.inc()
                log.exception("job-failed", room=self.code, number=self.number)
                self._fail(outlet, id, "server")
        self._worker = None

    def _fail(self, outlet: Outlet | None, id: str, code: str) -> None:
        """The browser is told, and shown the table as it is."""
        if outlet:
            self.refuse(outlet, code, id)
            self.tell_table(outlet)

    def _seat(self, one: Sitter) -> SeatShown:
        since = self.away_since(one.seat)
        return SeatShown(
            name=one.name,
            bot=one.bot,
            ready=one.ready,
            left=self.has_left(one.seat),
            here=bool(one.bot) or since == 0,
            since=_milliseconds(since),
        )

    def _undo(self) -> dict[str, Any]:
        if self.undo is None:
            return {}
        return {"seat": self.undo.seat, "yes": {str(seat): 1 for seat in self.undo.yes}}


def _clock(deadline: Deadline) -> ClockShown:
    return ClockShown(_milliseconds(deadline.due), deadline.seconds)


def _milliseconds(at: float) -> int:
    return int(at * 1000)
