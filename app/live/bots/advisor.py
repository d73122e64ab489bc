"""A hand on the shoulder: who is new to a game may ask what a good player would do, and all hear of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from secrets import token_bytes

from app.live.bots import Bots
from app.live.news import News
from app.live.room import alias
from app.live.table import Table
from app.store import Database, lessons
from app.wire.frames import AdviceShown, Advised, framed
from app.wire.outlet import Outlet
from games import engine
from games.contract import Advice, Illegal, Seat
from games.dice import SeededDice

FIRST_GAMES = 2  # of a kind, in which hints are given

Failed = Callable[[Exception], None]


class Advisor:
    def __init__(self, news: News, database: Database, bots: Bots) -> None:
        self._news = news
        self._room = news.room
        self._database = database
        self._bots = bots
        self._asked: dict[str, asyncio.Task[None]] = {}  # by guest, one question at a time

    async def recognise(self, outlet: Outlet) -> None:
        """Whether this one is new to the game."""
        record = self._room.record
        if not record.hints or not outlet.guest:
            return
        played = await self._database.read(
            lessons.games_played, outlet.guest, record.game, at_most=FIRST_GAMES
        )
        outlet.fresh = played < FIRST_GAMES

    def ask(self, outlet: Outlet, id: str, failed: Failed) -> None:
        if not outlet.fresh or not self._room.record.hints:
            raise Illegal("no-hints")
        if outlet.guest in self._asked:
            raise Illegal("too-many")
        task = asyncio.create_task(self._answer(outlet, id))
        self._asked[outlet.guest] = task
        task.add_done_callback(lambda done: self._end(outlet.guest, done, failed))

    def _end(self, guest: str, done: asyncio.Task[None], failed: Failed) -> None:
        del self._asked[guest]
        error = None if done.cancelled() else done.exception()
        if isinstance(error, Exception):
            failed(error)

    async def _answer(self, outlet: Outlet, id: str) -> None:
        table, seat = self._room.table, outlet.seat
        if table is None or seat is None or seat not in table.rules.awaited(table.state):
            raise Illegal("not-your-turn")
        if not outlet.leads:
            raise Illegal("not-leading")
        advice = await self._think(table, seat)
        if self._room.table is not table:
            raise Illegal("stale")
        action = advice.action
        outlet.send(AdviceShown(id, action.verb, action.noun, advice.why, advice.data))
        who = alias(self._room.code, outlet.guest)
        self._news.tell_all(framed(Advised(int(time.time() * 1000), seat, outlet.name, who)))

    async def _think(self, table: Table, seat: Seat) -> Advice:
        """From what the seat may know: a world dealt anew, in a worker of the bots."""
        rules, record = table.rules, self._room.record
        world = engine.imagined(rules, table.state, seat, SeededDice(token_bytes(32), 0))
        legal, private = rules.legal(table.state, seat), rules.private(table.state, seat)
        return await self._bots.advise((record.game, record.version), table.public(), private, legal, world)
