"""A seat changes hands: to a bot and back, by its owner or after an absence, or to a stand-in."""

from __future__ import annotations

from app.live.game.seating import EMPTY, OWNER, bot
from app.live.game.table import Draft
from app.live.line.writer import Writer
from app.live.room import witnesses
from app.live.seats.consents import ASKED
from app.live.seats.votes import Votes
from app.store import asks, hands
from app.wire.outlet import Outlet
from games import mind
from games.contract import Illegal, Seat

SHORT = 120  # seconds of a pause that nobody is asked for


class Hands:
    def __init__(self, writer: Writer, votes: Votes) -> None:
        self._writer = writer
        self._votes = votes
        self._room = writer.room
        self._database = writer.database

    async def hand(self, outlet: Outlet, seat: Seat, to: str, id: str) -> None:
        """To a bot of some level, or back to the owner."""
        await self._writer.insist(lambda: self._handed(outlet, seat, to), id)
        if seat in self._room.offered():
            await self._votes.drop("offer", "stand-in", seat=seat)

    async def offer(self, outlet: Outlet, seat: Seat, on: bool) -> None:
        """Somebody is looked for who plays on, or no longer."""
        if on:
            self._insist_on_handing(outlet, seat)
            await self._look_for(seat, ASKED if self._owns(outlet, seat) else "")
        elif outlet.seat in (seat, self._room.acting_host()):
            await self._votes.drop("offer", "stand-in", seat=seat)
        else:
            raise Illegal("not-yours")

    async def stand_in(self, outlet: Outlet, seat: Seat) -> None:
        """Who came by the invitation plays on; where hands are hidden, if every human here agrees."""
        if not outlet.guest:
            raise Illegal("no-guest")
        if seat not in self._room.offered():
            raise Illegal("not-offered")
        await self._insist_on_stranger(outlet, seat)
        number = await self._database.write(hands.number_of, self._room.code, outlet.guest, seat)
        await self._writer.follower.refresh()
        if self._has_secrets(seat):
            await self._votes.ask("stand-in", seat, str(number), hands.ONLOOKER)
        else:
            await self._seat(seat, number)

    async def keep(self, outlet: Outlet, on: bool) -> None:
        """Nobody else may hand over this guest's seat, or they may after all."""
        await self._database.write(hands.keep, self._room.code, outlet.guest, on)
        await self._writer.follower.refresh()

    async def pause(self, seat: Seat, id: str) -> None:
        """Two minutes, without a question; of these each seat has some."""
        await self._writer.insist(lambda: self._paused(seat), id)

    async def resume(self, seat: Seat, id: str) -> None:
        """A short pause is ended by whoever wanted it, a long one by anybody."""
        await self._writer.insist(lambda: self._resumed(seat), id)

    def _handed(self, outlet: Outlet, seat: Seat, to: str) -> Draft:
        if to == OWNER:
            self._insist_on_owner(outlet, seat)
        else:
            self._insist_on_bot(to)
            self._insist_on_handing(outlet, seat)
        return self._writer.playing.hand("hand", seat, to, outlet.seat if outlet.seat is not None else seat)

    def _paused(self, seat: Seat) -> Draft:
        if self._room.is_paused:
            raise Illegal("paused")
        if not self._room.seating.may_pause(seat):
            raise Illegal("no-pauses")
        return self._writer.playing.beside("pause", seat, noun=str(SHORT), seconds=SHORT)

    def _resumed(self, seat: Seat) -> Draft:
        paused = self._room.seating.paused
        if paused is None:
            raise Illegal("not-paused")
        if paused.seconds and paused.seat != seat:
            raise Illegal("not-your-pause")
        return self._writer.playing.beside("resume", seat)

    async def look_on(self, outlet: Outlet) -> None:
        """Who looks on can't stand in later; who leads a seat was here now."""
        room = self._room
        if outlet.seat is None:
            await witnesses.note(room, self._database, [outlet])
        elif room.record.status == "running" and room.is_ordinary:
            await self._database.write(hands.see, room.code, [outlet.guest])

    async def give_back(self, guest: str) -> None:
        """Who is forgotten leads nothing: the owner does again, or a bot where they were sent away."""
        while (seat := self._led_by(guest)) is not None and not self._writer.table.is_over:
            table, to = self._writer.table, OWNER if seat in self._room.owned() else self._any_bot()
            await self._writer.write(table.hand("hand", seat, to, seat), f"hand:{seat}:{table.number}")
        await self.make_up()

    def _any_bot(self) -> str:
        level = mind.stand_in(self._room.rules)
        return f"bot:{level}" if level else EMPTY

    def _led_by(self, guest: str) -> Seat | None:
        """The seat for whose owner this guest stands in."""
        leads = self._room.seating.leads
        return next((seat for seat in leads if self._room.guest_of(seat) == guest), None)

    async def make_up(self) -> None:
        """What a kick called for, and a stop prevented: an empty seat, another host."""
        for seat, leader in list(self._room.seating.leads.items()):
            if leader == EMPTY and not self._room.has_left(seat) and not self._writer.table.is_over:
                await self._votes.empty(seat)
        await self._votes.depose()

    def _insist_on_owner(self, outlet: Outlet, seat: Seat) -> None:
        """Only who owns a seat takes it back, at once, unless they were sent away or gave up."""
        if not self._owns(outlet, seat):
            raise Illegal("not-yours")
        if self._room.seating.leader(seat) == OWNER:
            raise Illegal("already-leading")

    def _owns(self, outlet: Outlet, seat: Seat) -> bool:
        return seat in self._room.owned() and self._room.record.seat_of(outlet.guest) == seat

    def _insist_on_bot(self, to: str) -> None:
        if bot(to) not in mind.names_of(self._room.rules):
            raise Illegal("no-bot")

    def _insist_on_handing(self, outlet: Outlet, seat: Seat) -> None:
        if outlet.seat == seat and (outlet.leads or self._owns(outlet, seat)):
            return
        if outlet.seat is None or not outlet.leads:
            raise Illegal("not-leading" if outlet.seat is not None else "onlooker")
        self._insist_on_absence(outlet.seat, seat)

    def _insist_on_absence(self, host: Seat, seat: Seat) -> None:
        room = self._room
        if host != room.acting_host():
            raise Illegal("not-host")
        if seat not in room.humans():
            raise Illegal("no-seat")
        if not room.record.absence:
            raise Illegal("never-handed")
        if room.sitter(seat).kept and room.seating.leader(seat) == OWNER:
            raise Illegal("kept")
        since = room.away_since(seat)
        if not since or not room.attendance.is_gone(since, room.record.absence):
            raise Illegal("still-here")

    async def _look_for(self, seat: Seat, noun: str) -> None:
        """Where hands are hidden, not for somebody who neither asked for it nor named anybody."""
        if not noun and self._has_secrets(seat) and not self._room.sitter(seat).named:
            raise Illegal("not-named")
        known = self._room.asks.find("offer", seat)
        if known is None or noun not in ("", known.noun):
            await self._database.write(asks.put, self._room.code, "offer", seat, noun, seat, 0.0)
            await self._votes.show()

    async def _insist_on_stranger(self, outlet: Outlet, seat: Seat) -> None:
        """Never one who may know another hand."""
        record, guest = self._room.record, outlet.guest
        if self._room.shut_out(guest) == "banned":
            raise Illegal("banned")
        if record.seat_of(guest) is not None or any(
            one.guest == guest and one.seat != seat for one in record.hands
        ):
            raise Illegal("held-seat")
        if not record.standins and await witnesses.is_one(self._room, self._database, outlet, seat):
            raise Illegal("looked-on")

    def _has_secrets(self, seat: Seat) -> bool:
        table = self._writer.table
        return bool(table.rules.private(table.state, seat))

    async def _seat(self, seat: Seat, number: int) -> None:
        id = f"hand:{seat}:{self._writer.table.number}"
        await self._writer.insist(lambda: self._votes.seated(seat, str(number)), id)
        await self._votes.drop("offer", seat=seat)
