"""A hand on the shoulder: who is asked may hear what a good player would do, and all hear of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from hashlib import blake2b

import msgspec

from app.live.bots.workers import Bots
from app.live.game.table import Table
from app.live.room.news import News
from app.live.room.room import alias
from app.store import Database, lessons, seats
from app.wire.frames import AdviceShown, Advised, framed
from app.wire.outlet import Outlet
from games import engine
from games.contract import Advice, Illegal, Seat
from games.dice import SeededDice

FIRST_GAMES = 2  # of a kind, which are explained

Failed = Callable[[Exception], None]

_encoder = msgspec.json.Encoder(order="deterministic")


class Advisor:
    def __init__(self, news: News, database: Database, bots: Bots) -> None:
        self._news = news
        self._room = news.room
        self._database = database
        self._bots = bots
        self._asked: dict[str, asyncio.Task[None]] = {}  # by guest, one question at a time
        self._given: dict[Seat, tuple[bytes, Advice]] = {}  # the last one of each, and for which view

    async def recognise(self, outlet: Outlet) -> None:
        """Whether this one is new to the game in its mode."""
        record = self._room.record
        if not record.hints or not outlet.guest:
            return
        played = await self._database.read(
            lessons.games_played,
            outlet.guest,
            record.game,
            mode=record.options.get("mode"),
            at_most=FIRST_GAMES,
        )
        outlet.fresh = played < FIRST_GAMES

    def ask(self, outlet: Outlet, id: str, failed: Failed) -> None:
        if not self._room.record.hints:
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
        outlet.send(AdviceShown(id, action.verb, action.noun, advice.why, advice.data, advice.chance))
        who = alias(self._room.code, outlet.guest)
        self._news.tell_all(framed(Advised(int(time.time() * 1000), seat, self._room.name_of(outlet), who)))

    async def _think(self, table: Table, seat: Seat) -> Advice:
        """From what the seat may know: asked again, it hears the same."""
        rules, record = table.rules, self._room.record
        key = blake2b(_encoder.encode([table.public(), table.private(seat)]), digest_size=32).digest()
        given = self._given.get(seat)
        if given and given[0] == key:
            return given[1]
        world = engine.imagined(rules, table.state, seat, SeededDice(key, 0))
        advice = await self._bots.advise((record.game, record.version), world, seat, key)
        await self._database.write(seats.count_hint, record.code, seat)
        self._given[seat] = key, advice
        return advice
