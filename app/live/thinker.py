"""The bots of one room: they play while somebody is there to see it, over days at any time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_bytes

import structlog

from app.ground.metrics import BUGS
from app.live.bots import Bots, pause
from app.live.room import Room
from app.store import Unreachable
from games import engine
from games.contract import Action, Seat
from games.dice import SeededDice
from games.lessons import PUPIL

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

    @property
    def is_thinking(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        if self._task is None and self._awaited() is not None:
            self._task = asyncio.create_task(self._think())

    def _awaited(self) -> Seat | None:
        room = self._room
        if room.table is None or room.record.status != "running" or room.is_paused or not self._is_ours():
            return None
        if not room.outlets and not room.days:
            return None
        if room.lesson:
            return room.step.seat if room.step and room.step.seat != PUPIL else None
        bots = room.bots()
        if not bots:
            return None
        awaited = room.table.rules.awaited(room.table.state)
        people = {seat for seat in awaited - bots if not room.away_since(seat)}
        return next((seat for seat in sorted(awaited & bots) if not self._gives_way(seat, people)), None)

    def _gives_way(self, seat: Seat, people: set[Seat]) -> bool:
        """Where people may choose among the same things, they choose first."""
        table = self._room.table
        assert table
        wanted = set(table.legal(seat))
        return len(wanted) > 1 and any(wanted == set(table.legal(one)) for one in people)

    async def _think(self) -> None:
        try:
            while (seat := self._awaited()) is not None:
                await self._play(seat, self._room.number)
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

    def _pause(self) -> float:
        """People get the time of the scenes that they watch, unless the room wants it quick."""
        pace = self._room.record.pace
        return pause(pace) + (0.0 if pace == "quick" else self._room.show.left)

    async def _play(self, seat: Seat, number: int) -> None:
        """Decide within the pause, so that it doesn't tell how hard the hand is to play.

        The click counts only if nothing happened meanwhile.
        """
        if step := self._room.step:
            await asyncio.sleep(self._pause())
            await self._act(seat, step.action, number)
            return
        table = self._room.table
        assert table
        legal = table.legal(seat)
        private = table.rules.private(table.state, seat)
        world = engine.imagined(table.rules, table.state, seat, SeededDice(token_bytes(32), 0))
        record, level = self._room.record, self._room.bot_of(seat)
        game = record.game, record.version
        view = (game, level, table.public(), private, legal, world)
        if self._room.outlets:
            action, _ = await asyncio.gather(self._bots.choose(*view), asyncio.sleep(self._pause()))
        else:
            action = await self._bots.choose_unseen(*view)
        await self._act(seat, action, number)
