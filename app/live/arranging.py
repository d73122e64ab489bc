"""Who plays, and whether play goes on: what a browser asks for, handed to whoever decides it."""

from __future__ import annotations

from app.live.hands import Hands
from app.live.presence import Presence
from app.live.votes import Votes
from app.live.writer import Writer
from app.wire.messages import Beside, Hand, KeepSeat, Offer, Pause, Propose, Resume, StandIn, Vote
from app.wire.outlet import Outlet
from games.contract import Illegal, Seat


class Arrangements:
    def __init__(self, writer: Writer, presence: Presence) -> None:
        self._writer = writer
        self._votes = Votes(writer)
        self._hands = Hands(writer, self._votes, presence)
        self.make_up = self._hands.make_up
        self.look_on = self._hands.look_on
        self.give_back = self._hands.give_back
        self.is_decided = self._votes.is_decided
        self.recount = self._votes.recount

    async def settle(self, outlet: Outlet, asked: Beside, id: str) -> None:
        if not isinstance(asked, KeepSeat):
            self._insist_on_game()
        match asked:
            case StandIn(seat=seat):
                await self._hands.stand_in(outlet, seat)
            case Hand(seat=seat, to=to):
                await self._hands.hand(outlet, self._known(seat), to, id)
            case Offer(seat=seat, on=on):
                await self._hands.offer(outlet, self._known(seat), on)
            case KeepSeat(on=on):
                await self._hands.keep(outlet, on)
            case Pause():
                await self._hands.pause(led_by(outlet), id)
            case Resume():
                await self._hands.resume(led_by(outlet), id)
            case Propose(what=what, seat=seat, noun=noun):
                about = self._known(seat) if what == "kick" else led_by(outlet)
                await self._votes.ask(what, about, noun, led_by(outlet))
            case Vote(what=what, seat=seat, yes=yes):
                await self._votes.vote(what, seat, led_by(outlet), yes)

    def _insist_on_game(self) -> None:
        """Illegal once it is over, and in a lesson: its steps are counted by entries."""
        if self._writer.table.is_over:
            raise Illegal("over")
        if self._writer.room.lesson:
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
