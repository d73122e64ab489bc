"""The clocks of one room: they run by the database's time, and outlive sockets and servers."""

from __future__ import annotations

from collections.abc import Callable

from app.bus.messages import ClocksSet, Message
from app.live.game.seating import PAUSE
from app.live.game.table import ONLOOKERS, Table
from app.live.room.news import News
from app.live.room.room import Room
from app.store import Database, Deadline, deadlines, figures
from app.store.deadlines import LIVE, OVER_DAYS, REMINDING, RESERVED
from games import engine
from games.contract import Clock, Seat

DAY = 24 * 3600
FIRST = 20  # events of a game that all have seen, before which a newcomer has no live clock
LONG = 3650 * DAY  # of a pause without an end
REMINDED = 10  # seconds after which a bot is woken that a stop has put to sleep
REMEMBERED = 32  # questions an undo can come back to without gaining time


class Clocks:
    def __init__(self, room: Room, news: News, database: Database, post: Callable[[Message], None]) -> None:
        self._room = room
        self._news = news
        self._database = database
        self._post = post
        self._heard = 0  # after which entry another node last set them
        self._dues: dict[tuple[Seat, str], float] = {}
        self._newcomers: set[str] | None = None

    async def follow(self, lapsed: Seat | None = None, undone: bool = False) -> None:
        """Stop and start what the table's new questions ask for."""
        await self._meet()
        if not self.are_right(lapsed):
            await self.keep(lapsed, undone)

    def are_right(self, lapsed: Seat | None = None) -> bool:
        """Whether exactly those run that the table asks for."""
        wanted, running = self._wanted(), self._room.deadlines
        if not (wanted or running):
            return True
        keys = {seat: one.key for seat, one in running.items() if seat != lapsed}
        return keys == {seat: clock.key for seat, clock in wanted.items()}

    def key_of(self, seat: Seat) -> str:
        """Of the clock that the table asks for; "" if it asks for none."""
        clock = self._wanted().get(seat)
        return clock.key if clock else ""

    async def keep(self, lapsed: Seat | None = None, undone: bool = False) -> None:
        """A clock starts with the end of the show, runs on with its question, goes back with an undo."""
        wanted = self._wanted(lapsed)
        known = {seat: self._dues.get((seat, clock.key), 0.0) for seat, clock in wanted.items() if undone}
        anew = () if lapsed is None else (lapsed,)
        found = await self._database.write(
            deadlines.keep,
            self._room.code,
            wanted,
            anew,
            known,
            self._room.scene_time.left,
            self._is_held(),
            self._bank(),
        )
        self._post(ClocksSet(self._room.number, found))
        self._take(found)
        self._news.tell_room()

    async def add(self, seconds: float) -> None:
        """Somebody asked the others to wait."""
        if self._room.deadlines:
            found = await self._database.write(deadlines.add, self._room.code, seconds)
            self._post(ClocksSet(self._room.number, found))
            self._take(found)

    def hear(self, number: int, found: list[Deadline]) -> None:
        """Another node has set them, after this entry; a message that was overtaken tells nothing new."""
        if number >= max(self._heard, self._room.number):
            self._heard = number
            self._take(found)
            self._news.tell_room_if_new()

    async def read(self) -> None:
        """Another node may have set them."""
        await self._meet()
        self._show(await self._database.read(deadlines.of_room, self._room.code))

    async def follow_moved(self) -> None:
        """No server was there for a while, and all clocks have been moved; what an undo knows is void."""
        self._dues.clear()
        await self.read()
        self._news.tell_room()

    async def _meet(self) -> None:
        """Who plays their first game of this kind: known before any live clock runs."""
        record = self._room.record
        if self._newcomers is None and record.clock and record.started_at:
            people = [one.guest for one in record.sitters if one.guest]
            self._newcomers = await self._database.read(
                figures.newcomers, people, record.game, record.started_at
            )

    def _bank(self) -> float | None:
        """Spare seconds of each seat; None where none are counted."""
        record = self._room.record
        return record.bank * DAY if self._room.days else record.reserve or None

    def _take(self, found: list[Deadline]) -> None:
        self._show(found)
        self._dues |= {(deadline.seat, deadline.key): deadline.due for deadline in found}
        for old in list(self._dues)[:-REMEMBERED]:
            del self._dues[old]

    def _show(self, found: list[Deadline]) -> None:
        self._room.deadlines = {deadline.seat: deadline for deadline in found}

    def _is_held(self) -> bool | None:
        """Whether they stand, or go on after they stood."""
        if self._room.is_paused:
            return True
        return False if any(one.held for one in self._room.deadlines.values()) else None

    def _wanted(self, lapsed: Seat | None = None) -> dict[Seat, Clock]:
        table = self._room.table
        if table is None or table.seating.ended:
            return {}
        wanted = self._questions(table, lapsed)
        paused = table.seating.paused
        if paused:
            wanted = wanted | {PAUSE: Clock(f"pause:{paused.number}", paused.seconds or LONG)}
        return wanted

    def _questions(self, table: Table, lapsed: Seat | None) -> dict[Seat, Clock]:
        if self._room.days:
            return self._over_days(table, lapsed)
        return self._live(table) if self._room.record.clock else table.rules.clocks(table.state)

    def _live(self, table: Table) -> dict[Seat, Clock]:
        """A clock for each question of a person; bots need none.

        Where several are asked at once it runs until they have answered: no clock tells of clicks in secret.
        """
        record, since = self._room.record, self._room.waiting.seats
        kind = RESERVED if record.reserve else LIVE
        awaited = table.rules.awaited(table.state)
        moment = engine.digest(table.public()) if len(awaited) == 1 else ""
        return {
            seat: Clock(f"{kind}{since.get(seat, table.number)}:{moment}", record.clock)
            for seat in sorted(awaited & self._room.humans())
            if table.told[ONLOOKERS] >= FIRST or not self._is_new(seat)
        }

    def _is_new(self, seat: Seat) -> bool:
        return self._room.guest_of(seat) in (self._newcomers or ())

    def _over_days(self, table: Table, lapsed: Seat | None) -> dict[Seat, Clock]:
        """From the moment in which a seat is waited for, which all know; bots are only to be reminded."""
        awaited = table.rules.awaited(table.state)
        days = {seat: self._day_clock(seat, lapsed) for seat in awaited & self._room.humans()}
        return days | {
            seat: Clock(f"{REMINDING}{table.number}", REMINDED) for seat in awaited & self._room.bots()
        }

    def _day_clock(self, seat: Seat, lapsed: Seat | None) -> Clock:
        seconds, running = self._room.days * DAY, self._room.deadlines.get(seat)
        is_running = running and running.key.startswith(OVER_DAYS) and running.seconds == seconds
        key = running.key if running and is_running and seat != lapsed else f"{OVER_DAYS}{self._room.number}"
        return Clock(key, seconds)
