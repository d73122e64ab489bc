"""The bots of one room: they play while somebody is there to see it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_bytes

import structlog

from app.ground.metrics import BUGS
from app.live.bots import Bots, pause
from app.live.room import Room
from app.live.table import Table
from app.store import Unreachable
from games import engine
from games.contract import Action, Seat
from games.dice import SeededDice
from games.lessons import PUPIL

SPEECH = {"human": 3.0, "quick": 1.0}  # seconds for people before a bot closes a moment of theirs
INTERJECTION = 0.4  # seconds after the scenes until a bot speaks in a moment that a person closes
SECOND_THOUGHT = 2.0  # seconds until a bot that failed tries again

journal = structlog.get_logger()


class Thinker:
    def __init__(
        self,
        room: Room,
        bots: Bots,
        act: Callable[[Seat, Action, int], Awaitable[None]],
        is_ours: Callable[[], bool] = lambda: True,
    ) -> None:
        self._room = room
        self._is_ours = is_ours  # and not another node's
        self._bots = bots
        self._act = act
        self._task: asyncio.Task[None] | None = None
        self._heard = -1  # the entry to which no bot had more to say

    @property
    def is_thinking(self) -> bool:
        return self._task is not None

    @property
    def may_speak(self) -> bool:
        """Whether bots are about to say whether they have something for this moment, whatever they hold."""
        table = self._room.table
        return self.is_thinking and table is not None and self._is_about_others(table, self._asked())

    def wake(self) -> None:
        if self._task is None and self._asked():
            self._task = asyncio.create_task(self._think())

    def _asked(self) -> list[Seat]:
        """The bots that are asked now: who may speak, and last of all one that is awaited."""
        room = self._room
        if room.table is None or not room.outlets or room.record.status != "running" or not self._is_ours():
            return []
        if room.lesson:
            return [room.step.seat] if room.step and room.step.seat != PUPIL else []
        bots = {one.seat for one in room.record.sitters if one.bot and one.seat not in room.table.left}
        return [*self._speakers(room.table, bots), *self._awaited(room.table, bots)]

    def _speakers(self, table: Table, bots: set[Seat]) -> list[Seat]:
        """Bots that may act and aren't awaited, until they had nothing to say to this entry."""
        if table.rules.SILENCE is None or self._heard == table.number:
            return []
        return sorted(bots & table.rules.actors(table.state) - table.rules.awaited(table.state))

    def _awaited(self, table: Table, bots: set[Seat]) -> list[Seat]:
        awaited = table.rules.awaited(table.state)
        people = {seat for seat in awaited - bots if not self._room.away_since(seat)}
        ready = frozenset(seat for seat in awaited & bots if not self._gives_way(seat, people))
        return [table.rules.foremost(table.state, ready)] if ready else []

    def _gives_way(self, seat: Seat, people: set[Seat]) -> bool:
        """Where people may choose among the same things, they choose first."""
        table = self._room.table
        assert table
        wanted = set(table.legal(seat))
        return len(wanted) > 1 and any(wanted == set(table.legal(one)) for one in people)

    async def _think(self) -> None:
        try:
            while seats := self._asked():
                await self._play(seats, self._room.number)
        except Unreachable as away:
            journal.warning("database-away", room=self._room.code, number=self._room.number, reason=str(away))
            self._wake_later()
        except Exception:
            BUGS.inc()
            journal.exception("bot-failed", room=self._room.code, number=self._room.number)
            self._wake_later()
        finally:
            self._task = None

    def _wake_later(self) -> None:
        asyncio.get_running_loop().call_later(SECOND_THOUGHT, self.wake)

    def _pause(self, table: Table, seats: list[Seat]) -> float:
        """People get the time of the scenes that they watch, unless it is to be quick, and some to speak."""
        pace = self._room.record.pace
        scenes = 0.0 if pace == "quick" else self._room.show.left
        if self._is_about_others(table, seats):
            return scenes + INTERJECTION
        return scenes + pause(pace) + (SPEECH[pace] if self._may_people_speak(table) else 0.0)

    def _is_about_others(self, table: Table, seats: list[Seat]) -> bool:
        """Whether these bots may speak and none of them is awaited."""
        return bool(seats) and not table.rules.awaited(table.state) & set(seats)

    def _may_people_speak(self, table: Table) -> bool:
        """Whether people are here who may act before a moment is closed: by the rules, never by a hand."""
        waiting = table.rules.actors(table.state) - table.rules.awaited(table.state)
        people = waiting & self._room.humans()
        return any(not self._room.away_since(seat) for seat in people) and table.may_close()

    async def _play(self, seats: list[Seat], number: int) -> None:
        """Decide within the pause, so that it doesn't tell how hard the hand is to play.

        The click counts only if nothing happened meanwhile.
        """
        table = self._room.table
        assert table
        if step := self._room.step:
            await asyncio.sleep(self._pause(table, seats))
            return await self._act(step.seat, step.action, number)
        thoughts = [self._thought(table, seat) for seat in seats]
        *actions, _ = await asyncio.gather(*thoughts, asyncio.sleep(self._pause(table, seats)))
        awaited = table.rules.awaited(table.state)
        for seat, action in zip(seats, actions, strict=True):
            if seat in awaited or action != table.rules.SILENCE:
                await self._wait_for_others(table, seat, action)
                return await self._act(seat, action, number)
        self._heard = number
        return None

    async def _wait_for_others(self, table: Table, seat: Seat, action: Action) -> None:
        """Somebody asked for time before this moment is closed."""
        left = self._room.hold.left(table.moment)
        if left and table.rules.closes(table.state, seat, action):
            await asyncio.sleep(left)
            await self._wait_for_others(table, seat, action)

    async def _thought(self, table: Table, seat: Seat) -> Action:
        legal = table.legal(seat)
        if len(legal) == 1:
            return legal[0]
        private = table.rules.private(table.state, seat)
        world = engine.imagined(table.rules, table.state, seat, SeededDice(token_bytes(32), 0))
        record, level = self._room.record, self._room.sitter(seat).bot
        game = record.game, record.version
        return await self._bots.choose(game, level, table.public(), private, legal, world)
