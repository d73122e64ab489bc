"""What the people of a room are told: the room as it is, whole tables, each audience its differences."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Container, Iterable
from typing import Any

import msgspec

from app.ground import words
from app.ground.metrics import REFUSALS
from app.live.game.scene_time import Lanes, length
from app.live.game.seating import PAUSE, bot
from app.live.game.table import ONLOOKERS, Draft, Table
from app.live.room.room import Room, alias, places_of
from app.store import Ask, Deadline, Record, Sitter
from app.store.deadlines import REMINDING
from app.wire.feeds import Feeds, told
from app.wire.frames import AskShown, ClockShown, Error, RoomShown, SeatShown, You, framed
from app.wire.outlet import Outlet
from games import engine
from games.contract import Seat

TOGETHER = 0.05  # seconds within which comings and goings are told as one
COUPLE = 2  # people without whom nothing is agreed


class News:
    def __init__(self, room: Room, feeds: Feeds | None) -> None:
        self.room = room
        self.feeds = feeds
        self._timer: asyncio.TimerHandle | None = None
        self._told: RoomShown | None = None  # the room as everyone knows it
        self._last: tuple[Feeds | None, Table] | None = None  # what was told last
        self._unseen: set[Seat] = set()  # bots for whom nobody looks, since the table last changed

    def greet(self, outlet: Outlet) -> None:
        """Who they are, and what they came into."""
        outlet.write(framed(_you(outlet)) + framed(self.shown()))
        self.tell_soon()

    def tell_change(self, record: Record, again: bool = True) -> None:
        """The lobby changed: everyone learns their new seat and the room as it is, also if it is the same."""
        self.tell_seats(record)
        if again:
            self.tell_room()
        else:
            self.tell_room_if_new()
        for outlet in list(self.room.attendance.outlets):
            if code := self.room.shut_out(outlet.guest):
                self.send_away(outlet, code)

    def tell_seats(self, record: Record) -> None:
        """Who has or leads another seat learns it, and sees what is seen from there."""
        for outlet in self.room.become(record):
            outlet.send(_you(outlet))
            self.tell_table(outlet)

    def send_away(self, outlet: Outlet, code: str) -> None:
        """They are told why, and find the door shut when they come back."""
        self.refuse(outlet, code)
        outlet.transport.close()

    def tell_soon(self) -> None:
        """Tell everyone of comings and goings, many at once as one."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(TOGETHER, self.tell_room)

    def tell_room(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        self._told = self.shown()
        self.tell_all(framed(self._told))

    def tell_room_if_new(self) -> None:
        """Unless everyone knows it as it is."""
        shown = self.shown()
        if self._told is None or shown != msgspec.structs.replace(self._told, now=shown.now):
            self.tell_room()

    def tell_all(self, frame: bytes) -> None:
        for outlet in self.room.attendance.outlets:
            outlet.write(frame)

    def tell_table(self, outlet: Outlet, seen: str | None = None) -> None:
        """What a browser missed if that is known, else the whole table."""
        if self.feeds is None or self.room.table is None:
            return
        self._look_for(outlet.seat)
        missed = self.feeds.catch_up(outlet.seat, seen)
        if missed is not None:
            outlet.write(missed)
            return
        total = self.room.table.told[ONLOOKERS if outlet.seat is None else outlet.seat]
        outlet.write(self.feeds.table(outlet.seat, total - len(self.feeds.recent[outlet.seat])))

    def tell_tables(self) -> None:
        for outlet in self.room.attendance.outlets:
            self.tell_table(outlet)

    def tell_step(self, draft: Draft, lanes: Lanes, ack: str) -> None:
        """Each audience its own difference; nothing to those for whom nothing changed."""
        table, feeds = self.room.table, self.feeds
        assert table and feeds
        heard = feeds.remember(draft.events)
        common = feeds.step(table.public(), heard[None], length(lanes))
        news: dict[Seat | None, bytes] = {}
        concerned = self._concerned(table, draft)
        for seat in self._watched(table.seats):
            if seat not in concerned and seat not in heard:
                continue
            self._look_for(seat)
            mine = ack if seat == draft.seat else ""
            view, told_only = table.private(seat), heard.get(seat, [])
            fixed = bool(mine) and self._is_fixed(table, draft)
            own = feeds.mine(seat, view, told_only, mine, alone=not common, fixed=fixed)
            news[seat] = own + common
        for outlet in self.room.attendance.outlets:
            if frame := news.get(outlet.seat, common):
                outlet.write(frame)

    def _is_fixed(self, table: Table, draft: Draft) -> bool:
        """Whether a click can't be taken back, as its seat knows: it rolled, or others may act unseen."""
        if draft.rolled and not self.room.record.rerolls:
            return True
        return engine.others_act_unseen(table.rules, table.state, draft.seat)

    def _concerned(self, table: Table, draft: Draft) -> Container[Seat]:
        """The seats whose own view may be another one after this step."""
        before, self._last = self._last, (self.feeds, table)
        everyone = range(table.seats)
        if draft.kind != "act" or before is None or before[0] is not self.feeds:
            return everyone
        found = table.rules.concerned(before[1].state, table.state, draft.seat)
        return everyone if found is None else {draft.seat, *found}

    def _watched(self, seats: int) -> Iterable[Seat]:
        """The seats whose own view somebody may look at; those of bots are made when somebody does."""
        if not self.room.seats_bots:
            return range(seats)
        people = {one.seat for one in self.room.record.sitters if one.guest}
        watched = people.union(
            outlet.seat for outlet in self.room.attendance.outlets if outlet.seat is not None
        )
        self._unseen.update(seat for seat in range(seats) if seat not in watched)
        return sorted(watched)

    def _look_for(self, seat: Seat | None) -> None:
        """From now on somebody does."""
        if seat in self._unseen and self.feeds and self.room.table:
            self._unseen.discard(seat)
            self.feeds.renew(seat, self.room.table.private(seat))

    def refuse(self, outlet: Outlet, code: str, id: str = "") -> None:
        REFUSALS.labels(code).inc()
        message = words.refusal(outlet.language, code, self.room.record.game)
        outlet.send(Error(code, message, id))

    def question(self, seat: Seat) -> str | None:
        """The name of what the seat was asked last; None if nothing."""
        return self.feeds.privates[seat].view.get("ask") if self.feeds else None

    def shown(self) -> RoomShown:
        room, record = self.room, self.room.record
        return RoomShown(
            code=record.code,
            game=record.game,
            status=record.status,
            public=record.public,
            pace=record.pace,
            rerolls=record.rerolls,
            closed=record.closed,
            locked=record.locked,
            hushed=record.hushed,
            hints=record.hints,
            options=record.options,
            places=places_of(record),
            seats={str(one.seat): self._seat(one) for one in record.sitters},
            host=room.host_seat,
            watchers=room.attendance.watchers,
            seal=record.seal,
            clocks={str(seat): _clock(one) for seat, one in room.deadlines.items() if _is_shown(seat, one)},
            undo=self._undo(),
            next=record.next or "",
            lesson=room.lesson.shown(room.number) if room.lesson else {},
            held=self._held(),
            yields=self._yields(),
            now=_milliseconds(time.time()),
            days=room.days,
            bank=record.bank,
            clock=record.clock,
            reserve=record.reserve,
            absence=record.absence,
            standins=record.standins,
            paused=self._paused(),
            asks=[self._ask(one) for one in room.asks],
            can_draw=can_draw(room),
            goes_on=record.goes_on,
            acting=room.acting_host() if record.status == "running" else -1,
        )

    def _paused(self) -> dict[str, int]:
        """A short pause is known as such from its first moment, also before its clock is stored."""
        paused, clock = self.room.seating.paused, self.room.deadlines.get(PAUSE)
        if paused is None:
            return {}
        if not paused.seconds:
            return {"seat": paused.seat}
        return {
            "seat": paused.seat,
            "until": _milliseconds(clock.due if clock else time.time() + paused.seconds),
        }

    def _ask(self, one: Ask) -> AskShown:
        hand = next((hand for hand in self.room.record.hands if str(hand.number) == one.noun), None)
        return AskShown(
            kind=one.kind,
            seat=one.seat,
            noun="" if one.kind == "stand-in" else one.noun,
            asker=one.asker,
            name=hand.name if hand and one.kind == "stand-in" else "",
            yes=_marked(one.yes),
            no=_marked(one.no),
            of=_marked(sorted(self.room.voters(one))),
        )

    def _seat(self, one: Sitter) -> SeatShown:
        since, leader = self.room.away_since(one.seat), self.room.seating.leader(one.seat)
        hand = self.room.hand_of(one.seat) if leader else None
        return SeatShown(
            name=one.name,
            bot=one.bot,
            ready=one.ready,
            left=self.room.has_left(one.seat),
            here=bool(self.room.bot_of(one.seat)) or since == 0,
            since=_milliseconds(since),
            who=alias(self.room.code, one.guest),
            face=one.face,
            led=leader.partition(":")[0],
            level=bot(leader),
            stand_in=hand.name if hand else "",
            kept=one.kept,
            kicked=one.seat in self.room.seating.kicked,
            named=one.named_name,
            shares=self.room.shares_of(one) if one.guest else {},
        )

    def _held(self) -> dict[str, Any]:
        table, hold = self.room.table, self.room.hold_open
        if table is None or not hold.is_asked:
            return {}
        told = {"spent": {str(seat): 1 for seat in hold.spent(table.occasion)}}
        if left := self.room.held:
            seats = {str(seat): 1 for seat in hold.seats(table.moment, table.speaking)}
            return told | {"until": _milliseconds(time.time() + left), "seats": seats}
        return told if told["spent"] else {}

    def _yields(self) -> dict[str, int]:
        wait = self.room.giving_way
        if not wait.left(next(iter(self.room.yielding().values()), "")):
            return {}
        return {"until": _milliseconds(wait.until), "seat": wait.seat, "more": 0 if wait.is_prolonged else 1}

    def _undo(self) -> dict[str, Any]:
        pending = self.room.undo.now
        if pending is None:
            return {}
        return {
            "seat": pending.seat,
            "yes": {str(seat): 1 for seat in pending.yes},
            "events": [told(event) for event in pending.events if event.only is None],
        }


def can_draw(room: Room) -> bool:
    """Whether the rules know a draw, the game could end with one now, and two people could agree to it."""
    table = room.table
    if table is None or table.is_over or len(room.humans()) < COUPLE:
        return False
    return table.rules.drawn(table.state) is not None


def _you(outlet: Outlet) -> You:
    seat = -1 if outlet.seat is None else outlet.seat
    return You(seat, outlet.name, outlet.guest, outlet.fresh, outlet.leads or seat < 0)


def _marked(seats: Iterable[Seat]) -> dict[str, int]:
    return {str(seat): 1 for seat in seats}


def _is_shown(seat: Seat, deadline: Deadline) -> bool:
    """Neither the pause's own clock nor what reminds a bot."""
    return seat != PAUSE and not deadline.key.startswith(REMINDING)


def _clock(deadline: Deadline) -> ClockShown:
    if deadline.held:
        return ClockShown(0, deadline.seconds, _milliseconds(deadline.held))
    return ClockShown(_milliseconds(deadline.due), deadline.seconds)


def _milliseconds(at: float) -> int:
    return int(at * 1000)
