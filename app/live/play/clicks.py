"""What a player asks of the game, once its turn in the line of jobs has come."""

from __future__ import annotations

import time
from collections.abc import Callable

from app.bus.messages import Held, Message
from app.ground.metrics import CLICK
from app.live.bots.thinker import Thinker
from app.live.game.table import Table
from app.live.line.lapses import Lapses
from app.live.line.undos import Undos
from app.live.line.writer import Writer
from app.live.room import hold_open
from app.live.room.news import News
from app.live.seats.arrangements import led_by, seat_of
from app.wire.frames import HintShown, Ok
from app.wire.messages import Act, Consent, First, Hint, Lapse, Undo, Wait
from app.wire.outlet import Outlet
from games.contract import Action, Illegal, Seat

LISTENS = 0.1  # seconds after which it is looked again whether the bots have spoken


class Clicks:
    def __init__(
        self, writer: Writer, news: News, lapses: Lapses, thinker: Thinker, post: Callable[[Message], None]
    ) -> None:
        self._room = writer.room
        self._writer = writer
        self._news = news
        self._lapses = lapses
        self._thinker = thinker
        self._post = post
        self._undos = Undos(writer)

    def held_for(self, outlet: Outlet, click: Act) -> float:
        """Seconds until the moment that this click would close may be closed."""
        table, seat, action = self._room.table, outlet.seat, Action(click.verb, click.noun)
        if table is None or seat is None or seat not in table.rules.actors(table.state):
            return 0.0
        if not table.rules.closes(table.state, seat, action):
            return 0.0
        listens = LISTENS if self._thinker.may_speak else 0.0  # bots are heard first
        return max(self._room.scene_time.left, self._room.held, listens)

    async def act(self, outlet: Outlet, click: Act) -> None:
        started = time.perf_counter()
        seat, id = seat_of(outlet), self._own(outlet, click.id)
        waits = self._room.held or self._thinker.patience.left
        action = Action(click.verb, click.noun)
        while self._is_fresh(seat, id, click) or not await self._is_answered(id, click):
            self._insist_on_play(outlet)
            draft = self._table.act(seat, action)
            if self._room.lesson:
                self._room.lesson.insist(self._room.number, seat, action)
            if await self._writer.write(draft, id, click.id):
                CLICK.observe(time.perf_counter() - started)
                if waits:
                    self._news.tell_room_if_new()  # who asked for time, or was let go first, may have had it
                return
            if await self._writer.stands(id):
                self._room.note(id)
        outlet.send(Ok(click.id))

    async def wait(self, outlet: Outlet, asked: Wait) -> None:
        """Who may act holds open a moment that could be closed, whatever they hold; or bots wait longer."""
        seat, table = seat_of(outlet), self._table
        self._insist_on_play(outlet)
        if seat not in table.rules.actors(table.state):
            raise Illegal("not-your-turn")
        if self._thinker.patience.left:
            self._thinker.patience.prolong()
            self._thinker.wake()
        elif not table.may_close():
            raise Illegal("not-allowed")
        elif self._room.hold_open.ask(table.moment, seat, table.occasion):
            self._post(Held(table.moment, seat, table.occasion))
            await self._writer.clocks.add(hold_open.SECONDS)
            self._news.tell_room()
        outlet.send(Ok(asked.id))

    async def first(self, outlet: Outlet, asked: First) -> None:
        """Bots that give way needn't wait for people any longer."""
        seat, table = seat_of(outlet), self._table
        self._insist_on_play(outlet)
        if seat not in table.rules.awaited(table.state):
            raise Illegal("not-your-turn")
        self._thinker.patience.end()
        self._thinker.wake()
        outlet.send(Ok(asked.id))

    async def hint(self, outlet: Outlet, asked: Hint) -> None:
        """What the seat could know about one of its choices; it may be gone by now, which is no news."""
        seat, table = led_by(outlet), self._table
        action = Action(asked.verb, asked.noun)
        if seat in table.rules.actors(table.state) and action in table.legal(seat):
            outlet.send(HintShown(asked.id, table.rules.hint(table.state, seat, action)))
        else:
            self._news.refuse(outlet, "not-allowed", asked.id)

    async def undo(self, outlet: Outlet, asked: Undo) -> None:
        id = self._own(outlet, asked.id)
        self._insist_on_play(outlet)
        if not self._room.is_ordinary:
            raise Illegal("no-undo")
        if not await self._writer.is_repeated(id):
            await self._undos.ask(seat_of(outlet), id)
        outlet.send(Ok(asked.id))

    async def consent(self, outlet: Outlet, given: Consent) -> None:
        id = self._own(outlet, given.id)
        if not await self._writer.is_repeated(id):
            self._insist_on_play(outlet)
            await self._undos.consent(seat_of(outlet), given.yes)
            self._room.note(id)
        outlet.send(Ok(given.id))

    async def lapse(self, outlet: Outlet, asked: Lapse) -> None:
        id = self._own(outlet, asked.id)
        if not await self._writer.is_repeated(id):
            self._insist_on_play(outlet)
            await self._lapses.ask(asked.seat, id, seat_of(outlet))
        outlet.send(Ok(asked.id))

    def _insist_on_play(self, outlet: Outlet) -> None:
        """Illegal for who doesn't lead the seat, and while the game is paused, or ended by agreement."""
        if self._room.seating.ended:
            raise Illegal("over")
        if not outlet.leads:
            raise Illegal("not-leading")
        if self._room.is_paused:
            raise Illegal("paused")

    def _is_fresh(self, seat: Seat, id: str, click: Act) -> bool:
        """Whether the click answers what is asked now, and wasn't played before."""
        return click.ask == self._news.question(seat) and id not in self._room.ids

    async def _is_answered(self, id: str, click: Act) -> bool:
        """Whether the click was played before; Illegal if it answers what is no longer asked."""
        if await self._writer.is_repeated(id):
            return True
        if self._table.is_over:
            raise Illegal("over")
        raise Illegal("stale" if click.ask else "not-your-turn")

    def _own(self, outlet: Outlet, id: str) -> str:
        """The id of what this seat or its stand-in asked for; the log holds each once."""
        seat = seat_of(outlet)
        return f"{seat}:{id}" if outlet.owns else f"stand:{seat}:{id}"

    @property
    def _table(self) -> Table:
        return self._writer.table
