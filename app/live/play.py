"""What can be done in a room: everything that changes it goes through one line of jobs, and that is here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from app.ground.metrics import BUGS, CLICK
from app.ground.refused import Refused
from app.live.bots import Bots
from app.live.jobs import Job, Jobs
from app.live.news import News
from app.live.room import Room
from app.live.table import Table
from app.live.talk import Talk
from app.live.thinker import Thinker
from app.live.undos import Undos
from app.live.writer import Writer
from app.store import ChatLine, Database, Unreachable
from app.wire.feeds import Feeds
from app.wire.frames import HintShown, Ok
from app.wire.messages import Act, Chat, Consent, Emote, Hint, Lapse, Sketch, Undo
from app.wire.outlet import Outlet
from games.contract import Action, Illegal, Seat

AWAY = 30.0  # seconds after which others may play on for an absent player

journal = structlog.get_logger()


class Play:
    def __init__(self, room: Room, feeds: Feeds | None, database: Database, bots: Bots) -> None:
        self.room = room
        self.news = News(room, feeds)
        self._talk = Talk(self.news, database)
        self.lines = 0  # sockets, also those that have not said hello yet
        self._jobs = Jobs()
        self._thinker = Thinker(room, bots, self._play_bot)
        self._writer = Writer(room, self.news, database, self._thinker.wake)
        self._undos = Undos(self._writer)

    @property
    def is_idle(self) -> bool:
        return not self.lines and not self._jobs.is_working

    @property
    def is_settled(self) -> bool:
        return self._writer.is_settled and not self._jobs.is_working

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is about to click."""
        return self._thinker.is_thinking

    @property
    def onlookers(self) -> int:
        """Sockets without a seat; one that has not said hello yet counts as such."""
        return self.lines - len(self.room.outlets) + self.room.watchers

    @contextmanager
    def line(self) -> Iterator[None]:
        """As long as a socket is there, the room stays in memory."""
        self.lines += 1
        try:
            yield
        finally:
            self.lines -= 1

    # What a browser asks for: in line, and a failure is told to its socket

    def enter(self, outlet: Outlet, seen: str | None) -> None:
        self._submit(lambda: self._enter(outlet, seen), outlet)

    def enter_again(self, outlet: Outlet, seen: str | None) -> None:
        """Who is in already is only shown what they missed: that waits for nobody, and nobody for it."""
        if outlet in self.room.outlets:
            self.news.tell_table(outlet, seen)

    def exit(self, outlet: Outlet) -> None:
        self.room.exit(outlet)
        self.news.tell_soon()

    def act(self, outlet: Outlet, click: Act) -> None:
        """A click that ends a moment for others waits for the end of the scene that opened it."""

        def submit() -> None:
            self._submit(lambda: self._act(outlet, click), outlet, click.id)

        if self.room.show.left and self._closes(outlet, click):
            asyncio.get_running_loop().call_later(self.room.show.left, submit)
        else:
            submit()

    def hint(self, outlet: Outlet, asked: Hint) -> None:
        self._submit(lambda: self._hint(outlet, asked), outlet, asked.id)

    def undo(self, outlet: Outlet, asked: Undo) -> None:
        self._submit(lambda: self._undo(outlet, asked), outlet, asked.id)

    def consent(self, outlet: Outlet, given: Consent) -> None:
        self._submit(lambda: self._consent(outlet, given), outlet, given.id)

    def lapse(self, outlet: Outlet, asked: Lapse) -> None:
        self._submit(lambda: self._lapse(outlet, asked), outlet, asked.id)

    def speak(self, outlet: Outlet, said: Chat | Emote | Sketch) -> None:
        """Chat is stored, and therefore in line; the rest is heard at once."""
        match said:
            case Chat():
                self._submit(lambda: self._talk.chat(outlet, said), outlet, said.id)
            case Emote():
                self._talk.emote(outlet, said)
            case Sketch():
                self._talk.sketch(outlet, said)

    async def lines_for(self, guest: str) -> list[ChatLine]:
        """What was said last, as far as this guest may read it."""
        return await self._talk.last(self.room.seat_of(guest))

    # What the server itself sees to

    def run_out(self, seat: Seat, key: str) -> None:
        """The seat's clock ran out on the question `key`."""
        self._submit(lambda: self._run_out(seat, key))

    def follow_clocks(self) -> None:
        """All clocks were moved, since no server was there for a while."""
        self._submit(self._writer.clocks.follow_moved)

    def catch_up(self, number: int) -> None:
        """Another node has written up to this number."""
        self._submit(lambda: self._catch_up(number))

    def make_up(self) -> None:
        """What the last entry called for and a database that was away prevented."""
        if not self._writer.is_settled and not self._jobs.is_working:
            self._submit(self._writer.resume)

    async def resume(self) -> None:
        await self._jobs.do(self._writer.resume)

    async def refresh(self) -> None:
        """The lobby was changed: read it anew, and tell everyone in the room."""
        await self._jobs.do(self._writer.refresh)

    async def begin(self) -> None:
        """The lobby has closed: everyone gets the table."""
        await self._jobs.do(self._begin)

    async def leave(self, seat: Seat) -> None:
        """The seat gives up for good."""
        await self._jobs.do(lambda: self._leave(seat))

    # One after the other

    async def _enter(self, outlet: Outlet, seen: str | None) -> None:
        if outlet.transport.is_closing():
            return
        self.room.enter(outlet)
        self.news.greet(outlet)
        await self._talk.tell_last(outlet)
        self.news.tell_table(outlet, seen)
        self._thinker.wake()

    async def _act(self, outlet: Outlet, click: Act) -> None:
        started = time.perf_counter()
        seat, id = _seat(outlet), _own(outlet, click.id)
        while not await self._is_answered(seat, id, click):
            draft = self._table.act(seat, Action(click.verb, click.noun))
            if await self._writer.write(draft, id, click.id):
                CLICK.observe(time.perf_counter() - started)
                return
            if await self._writer.stands(id):
                self.room.note(id)
        outlet.send(Ok(click.id))

    def _closes(self, outlet: Outlet, click: Act) -> bool:
        table, seat = self.room.table, outlet.seat
        if table is None or seat is None or seat not in table.rules.actors(table.state):
            return False
        return table.rules.closes(table.state, seat, Action(click.verb, click.noun))

    async def _is_answered(self, seat: Seat, id: str, click: Act) -> bool:
        """Whether the click was played before; Illegal if it answers what is no longer asked."""
        if id in self.room.ids:
            return True
        if click.ask == self.news.question(seat):
            return False
        if await self._writer.stands(id):
            return True
        if self._table.rules.outcome(self._table.state):
            raise Illegal("over")
        raise Illegal("stale" if click.ask else "not-your-turn")

    async def _hint(self, outlet: Outlet, asked: Hint) -> None:
        """What the seat could know about one of its choices; it may be gone by now, which is no news."""
        seat, table = _seat(outlet), self._table
        action = Action(asked.verb, asked.noun)
        if seat in table.rules.actors(table.state) and action in table.legal(seat):
            outlet.send(HintShown(asked.id, table.rules.hint(table.state, seat, action)))
        else:
            self.news.refuse(outlet, "not-allowed", asked.id)

    async def _undo(self, outlet: Outlet, asked: Undo) -> None:
        id = _own(outlet, asked.id)
        if not await self._writer.is_repeated(id):
            await self._undos.ask(_seat(outlet), id)
        outlet.send(Ok(asked.id))

    async def _consent(self, outlet: Outlet, given: Consent) -> None:
        id = _own(outlet, given.id)
        if not await self._writer.is_repeated(id):
            await self._undos.consent(_seat(outlet), given.yes)
            self.room.note(id)
        outlet.send(Ok(given.id))

    async def _lapse(self, outlet: Outlet, asked: Lapse) -> None:
        """Another player plays on for one who has been away for long."""
        id, seat = _own(outlet, asked.id), asked.seat
        if not await self._writer.is_repeated(id):
            since = self.room.away_since(seat) if seat in self.room.humans() else 0
            if not since or time.time() - since < AWAY:
                raise Illegal("still-here")
            if not await self._writer.write(self._table.lapse(seat), id):
                raise Illegal("stale")
        outlet.send(Ok(asked.id))

    async def _run_out(self, seat: Seat, key: str) -> None:
        """If another was faster, the next look decides."""
        clock = self._table.rules.clocks(self._table.state).get(seat)
        if clock and clock.key == key:
            await self._writer.write(self._table.lapse(seat), f"lapse:{seat}:{self._table.number}")
        else:
            await self._writer.clocks.keep()

    async def _catch_up(self, number: int) -> None:
        if self.room.number < number:
            await self._writer.reload()

    async def _begin(self) -> None:
        if self.room.table is None:
            await self._writer.reload()
            await self._writer.clocks.follow()

    async def _leave(self, seat: Seat) -> None:
        if not self.room.has_left(seat):
            await self._writer.insist(lambda: self._table.leave(seat), f"leave:{seat}")

    async def _play_bot(self, seat: Seat, action: Action, number: int) -> None:
        """A bot's click, unless something has happened since it was decided."""

        async def play() -> None:
            if self.room.number == number:
                await self._writer.write(self._table.act(seat, action), f"bot:{seat}:{number}")

        await self._jobs.do(play)

    @property
    def _table(self) -> Table:
        return self._writer.table

    def _submit(self, job: Job, outlet: Outlet | None = None, id: str = "") -> None:
        self._jobs.submit(job, lambda error: self._fail(error, outlet, id))

    def _fail(self, error: Exception, outlet: Outlet | None, id: str) -> None:
        """The browser is told, and shown the table as it is."""
        code = self._reported(error)
        if outlet:
            self.news.refuse(outlet, code, id)
            self.news.tell_table(outlet)

    def _reported(self, error: Exception) -> str:
        """The code of a refusal; what is no refusal goes into the journal."""
        where = {"room": self.room.code, "number": self.room.number}
        match error:
            case Illegal(code=code) | Refused(code=code):
                return code
            case Unreachable():
                journal.warning("database-away", **where, reason=str(error))
                return "no-storage"
        BUGS.inc()
        journal.error("job-failed", **where, exc_info=error)
        return "server"


def _own(outlet: Outlet, id: str) -> str:
    """The id of what this seat asked for; the log holds each once."""
    return f"{_seat(outlet)}:{id}"


def _seat(outlet: Outlet) -> Seat:
    if outlet.seat is None:
        raise Illegal("onlooker")
    return outlet.seat
