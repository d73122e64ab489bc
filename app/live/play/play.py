"""What can be done in a room: everything that changes it goes through one line of jobs, and that is here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from weakref import WeakMethod

from app.bus.messages import Changed, GaveWay, Message
from app.live.bots.advisor import Advisor
from app.live.bots.thinker import Thinker
from app.live.bots.workers import Bots
from app.live.line.from_other_nodes import FromOtherNodes
from app.live.line.lapses import Lapses
from app.live.line.line import Line
from app.live.line.talk import Talk
from app.live.line.writer import Writer
from app.live.nodes.nodes import Nodes
from app.live.play.clicks import Clicks
from app.live.room import absent
from app.live.room.hold_open import GLANCE
from app.live.room.news import News
from app.live.room.presence import Presence
from app.live.room.room import Room
from app.live.seats.arrangements import Arrangements
from app.store import ChatLine, Database
from app.wire.feeds import Feeds
from app.wire.frames import Ok
from app.wire.messages import (
    Act,
    Advise,
    Beside,
    Chat,
    Consent,
    Emote,
    First,
    Hand,
    Hint,
    InRoom,
    KeepSeat,
    Lapse,
    Look,
    Offer,
    Pause,
    Propose,
    Resume,
    Sketch,
    StandIn,
    Sync,
    Undo,
    Vote,
    Wait,
)
from app.wire.outlet import Outlet
from games.contract import Action, Seat

Settle = Callable[[Arrangements, Outlet, Any, str], Awaitable[None]]


class RoomPlay:
    def __init__(self, room: Room, feeds: Feeds | None, database: Database, bots: Bots, nodes: Nodes) -> None:
        self.room = room
        self.news = News(room, feeds)
        self.lines = 0  # sockets, also those that have not said hello yet
        self.post: Callable[[Message], None] = partial(nodes.bus.publish, room.code)
        self.presence = Presence(room, nodes, self.post)
        self._nodes = nodes
        self._line = Line(self.news)
        self._talk = Talk(self.news, database, self.post)
        self._advisor = Advisor(self.news, database, bots)
        wake = weakly(self._wake)
        self._writer = Writer(room, self.news, database, wake, self.post, nodes.tell_all)
        self._thinker = Thinker(
            room,
            bots,
            partial(play_bot, self._line, self._writer),
            partial(_is_ours, self.presence),
            partial(_tell_wait, self._writer),
        )
        self._lapses = Lapses(self._writer, nodes, wake)
        self._clicks = Clicks(self._writer, self.news, self._lapses, self._thinker, self.post)
        self._arrangements = Arrangements(self._writer)
        self.from_other_nodes = FromOtherNodes(
            self._writer, self.presence, self._talk, wake, self._line.submit
        )

    @property
    def is_refused(self) -> bool:
        """Whether only another release can go on."""
        return self._line.is_refused

    @property
    def is_idle(self) -> bool:
        return not self.lines and not self._line.is_working and not self._thinker.is_thinking

    @property
    def is_settled(self) -> bool:
        return self._writer.is_settled and not self._line.is_working

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is about to click."""
        return self._thinker.is_thinking

    @property
    def onlookers(self) -> int:
        """Sockets without a seat; one that has not said hello yet counts as such."""
        return self.lines - len(self.room.attendance.outlets) + self.room.attendance.watchers

    def open_line(self) -> None:
        """As long as a socket is there, the room stays in memory."""
        self.lines += 1

    def close_line(self) -> None:
        self.lines -= 1

    # What a browser says

    def enter(self, outlet: Outlet, seen: str | None) -> None:
        self._line.submit(lambda: self._enter(outlet, seen), outlet)

    def enter_again(self, outlet: Outlet, seen: str | None) -> None:
        """Who is in already is only shown what they missed: that waits for nobody, and nobody for it."""
        if outlet in self.room.attendance.outlets:
            self.news.tell_table(outlet, seen)

    def take(self, outlet: Outlet, message: InRoom) -> None:
        """At once, or in line, where a failure is told to its socket."""
        if heard := AT_ONCE.get(type(message)):
            heard(self, outlet, message)
        else:
            carry_out = IN_LINE[type(message)](self)
            self._line.submit(lambda: carry_out(outlet, message), outlet, getattr(message, "id", ""))

    def exit(self, outlet: Outlet) -> None:
        self.room.exit(outlet)
        if outlet.looking and (missed := absent.missed(self.room, outlet.guest, outlet.heard)):
            self.presence.tell()
            self._line.submit(lambda: self._writer.tell_late(missed))
        self.presence.tell_soon()
        self.news.tell_soon()

    def act(self, outlet: Outlet, click: Act) -> None:
        """A click that ends a moment for others waits for its scene, and for those who asked for time."""
        if left := self._clicks.held_for(outlet, click):
            asyncio.get_running_loop().call_later(min(left, GLANCE), self.act, outlet, click)
        else:
            self._line.submit(lambda: self._clicks.act(outlet, click), outlet, click.id)

    def look(self, outlet: Outlet, asked: Look) -> None:
        """Their page came into sight, or went out of it."""
        outlet.looking = asked.on
        self.presence.tell()  # at once: by it the other nodes judge a notice that comes after it

    def advise(self, outlet: Outlet, asked: Advise) -> None:
        """Beside the line: nobody waits for somebody's thoughts."""
        self._advisor.ask(outlet, asked.id, lambda error: self._line.fail(error, outlet, asked.id))

    def sync(self, outlet: Outlet, asked: Sync) -> None:
        self.news.tell_table(outlet)

    async def lines_for(self, guest: str) -> list[ChatLine]:
        """What was said last, as far as this guest may read it."""
        return await self._talk.last(self.room.seat_of(guest))

    # What the server itself sees to

    def run_out(self, seat: Seat, key: str) -> None:
        """The seat's clock ran out on the question `key`."""
        self._line.submit(lambda: self._lapses.run_out(seat, key))

    def go_on(self) -> None:
        """Whoever saw to this game stopped: what the last entry calls for may not have been done."""
        self._line.submit(self._writer.resume)

    def follow_clocks(self) -> None:
        """All clocks were moved, since no server was there for a while."""
        self._line.submit(self._writer.clocks.follow_moved)

    def catch_up(self, number: int) -> None:
        """Another node has written up to this number."""
        self._line.submit(lambda: self._catch_up(number))

    def make_up(self) -> None:
        """What was called for and not done: the database was away, a node ended, a voter went."""
        if self._line.is_working:
            return
        if not self._writer.is_settled:
            self._line.submit(self._writer.resume)
        elif self._writer.follower.is_unsure():
            self._line.submit(self._writer.make_sure)
        elif self.presence.is_ours and self._arrangements.is_decided():
            self._line.submit(self._arrangements.recount)

    async def open(self) -> None:
        """Whatever happened while the room was read is in it."""
        await self._line.do(self._writer.resume)
        await self._line.do(self._arrangements.make_up)
        if not self._nodes.bus.is_alone:
            await self._line.do(self._talk.begin)
            self.presence.ask()

    async def refresh(self) -> None:
        """The lobby was changed: read it anew, and tell everyone in the room."""
        self.post(Changed())
        await self._line.do(self._writer.follower.refresh)

    async def begin(self) -> None:
        """The lobby has closed: everyone gets the table."""
        await self._line.do(self._begin)

    async def leave(self, seat: Seat) -> None:
        """The seat gives up for good."""
        await self._line.do(lambda: self._leave(seat))

    async def give_back(self, guest: str) -> None:
        """A stand-in is forgotten."""
        await self._line.do(lambda: self._arrangements.give_back(guest))

    # One after the other

    async def _enter(self, outlet: Outlet, seen: str | None) -> None:
        if outlet.transport.is_closing():
            return
        self.room.enter(outlet)
        self.presence.tell_soon()
        await self._advisor.recognise(outlet)
        self.news.greet(outlet)
        await self._talk.tell_last(outlet)
        self.news.tell_table(outlet, seen)
        await self._arrangements.look_on(outlet)
        self._thinker.wake()

    async def _arrange(self, settle: Settle, outlet: Outlet, asked: Beside) -> None:
        """Who plays, and whether play goes on: once, however often a browser asks."""
        id = f"{outlet.guest}:{asked.id}"
        if not await self._writer.is_repeated(id):
            await settle(self._arrangements, outlet, asked, id)
            self.room.note(id)
        outlet.send(Ok(asked.id))

    async def _catch_up(self, number: int) -> None:
        if self.room.number < number:
            await self._writer.follower.catch_up()

    async def _begin(self) -> None:
        if self.room.table is None:
            await self._writer.follower.open()
            await self._writer.clocks.follow()
            self.post(Changed())

    async def _leave(self, seat: Seat) -> None:
        if not self.room.has_left(seat):
            await self._writer.insist(lambda: self._writer.table.leave(seat), f"leave:{seat}")

    def _wake(self) -> None:
        self._thinker.wake()


async def play_bot(
    line: Line, writer: Writer, seat: Seat, action: Action, is_fresh: Callable[[], bool]
) -> None:
    """A bot's click, unless something has happened since it was decided."""
    room = writer.room

    async def play() -> None:
        is_played = not room.is_paused and not room.seating.ended
        if is_played and is_fresh() and room.bot_of(seat):
            await writer.write(writer.table.act(seat, action), f"bot:{seat}:{room.number}")

    await line.do(play)


def _is_ours(presence: Presence) -> bool:
    return presence.is_ours


def _tell_wait(writer: Writer, wait: GaveWay) -> None:
    """Everybody knows for how long bots give way."""
    writer.post(wait)
    writer.news.tell_room()


def weakly(method: Callable[[], None]) -> Callable[[], None]:
    """Nothing, once nobody holds the method's owner: what holds each other is freed only by a sweep."""
    kept = WeakMethod(method)

    def call() -> None:
        if (known := kept()) is not None:
            known()

    return call


AT_ONCE: dict[type[InRoom], Callable[[RoomPlay, Outlet, Any], None]] = {
    Act: RoomPlay.act,
    Look: RoomPlay.look,
    Advise: RoomPlay.advise,
    Sync: RoomPlay.sync,
    Emote: lambda play, outlet, said: play._talk.emote(outlet, said),
    Sketch: lambda play, outlet, said: play._talk.sketch(outlet, said),
}
IN_LINE: dict[type[InRoom], Callable[[RoomPlay], Callable[[Outlet, Any], Awaitable[None]]]] = {
    Hint: lambda play: play._clicks.hint,
    Undo: lambda play: play._clicks.undo,
    Consent: lambda play: play._clicks.consent,
    Lapse: lambda play: play._clicks.lapse,
    Wait: lambda play: play._clicks.wait,
    First: lambda play: play._clicks.first,
    Chat: lambda play: play._talk.chat,
    Hand: lambda play: partial(play._arrange, Arrangements.hand),
    Offer: lambda play: partial(play._arrange, Arrangements.offer),
    StandIn: lambda play: partial(play._arrange, Arrangements.stand_in),
    KeepSeat: lambda play: partial(play._arrange, Arrangements.keep_seat),
    Pause: lambda play: partial(play._arrange, Arrangements.pause),
    Resume: lambda play: partial(play._arrange, Arrangements.resume),
    Propose: lambda play: partial(play._arrange, Arrangements.propose),
    Vote: lambda play: partial(play._arrange, Arrangements.vote),
}
