"""Who plays, and whether play goes on: what a browser asks for, handed to whoever decides it."""

from __future__ import annotations

from app.live.line.writer import Writer
from app.live.seats.hands import Hands
from app.live.seats.votes import Votes
from app.wire.messages import Hand, KeepSeat, Offer, Pause, Propose, Resume, StandIn, Vote
from app.wire.outlet import Outlet
from games.contract import Illegal, Seat


class Arrangements:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._votes = Votes(writer)
        self._hands = Hands(writer, self._votes)
        self.make_up = self._hands.make_up
        self.look_on = self._hands.look_on
        self.give_back = self._hands.give_back
        self.is_decided = self._votes.is_decided
        self.recount = self._votes.recount

    async def stand_in(self, outlet: Outlet, asked: StandIn, id: str) -> None:
        self._insist_on_game()
        await self._hands.stand_in(outlet, asked.seat)

    async def hand(self, outlet: Outlet, asked: Hand, id: str) -> None:
        self._insist_on_game()
        await self._hands.hand(outlet, self._known(asked.seat), asked.to, id)

    async def offer(self, outlet: Outlet, asked: Offer, id: str) -> None:
        self._insist_on_game()
        await self._hands.offer(outlet, self._known(asked.seat), asked.on)

    async def keep_seat(self, outlet: Outlet, asked: KeepSeat, id: str) -> None:
        await self._hands.keep(outlet, asked.on)

    async def pause(self, outlet: Outlet, asked: Pause, id: str) -> None:
        self._insist_on_game()
        await self._hands.pause(led_by(outlet), id)

    async def resume(self, outlet: Outlet, asked: Resume, id: str) -> None:
        self._insist_on_game()
        await self._hands.resume(led_by(outlet), id)

    async def propose(self, outlet: Outlet, asked: Propose, id: str) -> None:
        self._insist_on_game()
        about = self._known(asked.seat) if asked.what == "kick" else led_by(outlet)
        await self._votes.ask(asked.what, about, asked.noun, led_by(outlet))

    async def vote(self, outlet: Outlet, asked: Vote, id: str) -> None:
        self._insist_on_game()
        await self._votes.vote(asked.what, asked.seat, led_by(outlet), asked.yes)

    def _insist_on_game(self) -> None:
        """Illegal once it is over, and in a lesson: its steps are counted by entries."""
        if self._writer.table.is_over:
            raise Illegal("over")
        if not self._writer.room.is_ordinary:
            raise Illegal("lesson")

    def _known(self, seat: int) -> Seat:
        if not 0 <= seat < self._writer.table.seats:
            raise Illegal("no-seat")
        return seat


def led_by(outlet: Outlet) -> Seat:
    seat = seat_of(outlet)
    if not outlet.leads:
        raise Illegal("not-leading")
    return seat


def seat_of(outlet: Outlet) -> Seat:
    if outlet.seat is None:
        raise Illegal("onlooker")
    return outlet.seat
