"""What the people of a room decide together: a kick, a long pause, an end, another pace, a stand-in."""

from __future__ import annotations

from contextlib import suppress

from app.bus.messages import Changed
from app.live.game.seating import DRAWN, EMPTY, ENDED, bot
from app.live.game.table import Draft
from app.live.line.writer import Writer
from app.live.room.asks import answer_within
from app.live.room.news import can_draw
from app.live.seats import consents
from app.store import Ask, Conflict, asks, seats
from games import mind
from games.contract import Illegal, Seat

DAYS = (0, 1, 2, 3, 7)  # that a question may have; 0: live
FEWEST = 2  # others who can send somebody away


class Votes:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._room = writer.room
        self._database = writer.database

    async def ask(self, kind: str, seat: Seat, noun: str, asker: Seat) -> None:
        """The others are asked; where nobody is to be asked it is done, unless it takes somebody's yes."""
        self._insist(Ask(room=self._room.code, kind=kind, seat=seat, noun=noun, asker=asker))
        stale = answer_within(self._room.days)
        if not await self._database.write(asks.put, self._room.code, kind, seat, noun, asker, stale):
            raise Illegal("asked-already")
        await self.show()
        await self._decide(kind, seat)

    async def vote(self, kind: str, seat: Seat, voter: Seat, yes: bool) -> None:
        """Yes or no of another seat; the asker's own no withdraws it."""
        found = self._room.asks.find(kind, seat)
        if found is None or (voter not in self._room.voters(found) and (yes or voter != found.asker)):
            raise Illegal("no-vote")
        if voter == found.asker:
            await self.drop(kind, seat=seat)
            return
        await self._database.write(asks.vote, self._room.code, kind, seat, voter, yes)
        await self.show()
        await self._decide(kind, seat)

    def is_decided(self) -> bool:
        """Whether something is settled that nobody carried out: who was to answer may have gone."""
        return any(any(self._counted(one)) for one in self._room.asks.votes())

    async def recount(self) -> None:
        for one in self._room.asks.votes():
            await self._decide(one.kind, one.seat)

    async def drop(self, *kinds: str, seat: Seat) -> None:
        await self._database.write(asks.drop, self._room.code, kinds, seat)
        await self.show()

    async def show(self) -> None:
        """Everyone sees what is asked now, at other nodes too; a closed room shuts with its last offer."""
        self._writer.post(Changed())
        await self._writer.follower.refresh()

    async def _decide(self, kind: str, seat: Seat) -> None:
        found = self._room.asks.find(kind, seat)
        if found is None:
            return
        yes, no = self._counted(found)
        if yes:
            await self._carry_out(found)
            if kind == "kick" and found.noun == EMPTY:
                await self.empty(seat)
            await self.depose()
        if yes and kind == "stand-in":
            await self.drop("offer", seat=seat)
        if yes or no:
            await self.drop(kind, seat=seat)

    async def _carry_out(self, ask: Ask) -> None:
        """What can't be done any more isn't asked any longer."""
        try:
            await self._writer.insist(lambda: self._draft(ask), f"vote:{ask.kind}:{ask.seat}:{ask.at}")
        except Illegal:
            await self.drop(ask.kind, seat=ask.seat)
            raise

    def _counted(self, ask: Ask) -> tuple[bool, bool]:
        """Whether it is agreed to, and whether it is refused."""
        voters = self._room.voters(ask)
        yes, no = len(voters.intersection(ask.yes)), len(voters.intersection(ask.no))
        if ask.kind == "kick":  # of all others, the asker among them
            return 2 * (yes + 1) > len(voters) + 1, 2 * no >= len(voters) + 1
        return yes == len(voters) and consents.is_given(self._room, ask), no > 0

    async def empty(self, seat: Seat) -> None:
        """Nobody plays on where somebody was sent away."""
        await self._writer.insist(lambda: self._writer.table.leave(seat), f"leave:{seat}")

    async def depose(self) -> None:
        """Who was sent away is host no longer: the first of those who have a seat is."""
        room = self._room
        owners = (room.sitter(seat).guest for seat in sorted(room.owned() & room.humans()))
        heir = next(owners, None)
        if room.host_seat not in room.seating.kicked or heir is None:
            return
        with suppress(Conflict):
            await self._database.write(seats.pass_on, room.code, room.record.host, heir)
        await self._writer.follower.refresh()

    def _insist(self, ask: Ask) -> None:
        """Illegal if this can't be asked for now."""
        match ask.kind:
            case "kick":
                self._insist_on_kick(ask.seat, ask.noun, ask.asker)
            case "pace":
                self._insist_on_pace(ask.noun, ask.asker)
            case "draw" if not can_draw(self._room):
                raise Illegal("no-draw")
            case "draw" if not self._room.voters(ask):
                raise Illegal("nobody-to-ask")
            case "stand-in":
                consents.insist(self._room, ask)
            case "pause" if self._room.is_paused and not self._room.seating.is_short:
                raise Illegal("paused")

    def _insist_on_kick(self, seat: Seat, noun: str, asker: Seat) -> None:
        if seat not in self._room.owned() or seat == asker:
            raise Illegal("no-seat")
        if len(self._room.humans() - {seat}) < FEWEST:
            raise Illegal("too-few-voters")
        if noun != EMPTY and bot(noun) not in mind.names_of(self._room.rules):
            raise Illegal("no-bot")

    def _insist_on_pace(self, noun: str, asker: Seat) -> None:
        if asker != self._room.acting_host():
            raise Illegal("not-host")
        if noun not in map(str, DAYS) or int(noun) == self._room.days:
            raise Illegal("same-pace")

    def _insist_on_offer(self, seat: Seat, number: str) -> None:
        """Whoever was agreed to may have been shut out since, or the owner be back."""
        hand = next((one for one in self._room.record.hands if str(one.number) == number), None)
        if seat not in self._room.offered():
            raise Illegal("not-offered")
        if hand is None or not hand.name:
            raise Illegal("no-guest")
        if self._room.shut_out(hand.guest) == "banned":
            raise Illegal("banned")

    def _draft(self, ask: Ask) -> Draft:
        table, seat, asker = self._writer.playing, ask.seat, ask.asker
        match ask.kind:
            case "kick":
                return table.hand("kick", seat, ask.noun, asker)
            case "pause":
                return table.beside("pause", asker, noun="0", seconds=0)
            case "pace":
                return table.beside("pace", asker, noun=ask.noun, days=int(ask.noun))
            case "stop":
                return table.beside("stop", asker, ENDED, end=ENDED)
            case "draw":
                return table.beside("stop", asker, DRAWN, end=DRAWN)
        return self.seated(seat, ask.noun)

    def seated(self, seat: Seat, number: str) -> Draft:
        """Whoever has this number in the room plays on for the seat's owner."""
        self._insist_on_offer(seat, number)
        return self._writer.playing.hand("hand", seat, f"guest:{number}", seat)
