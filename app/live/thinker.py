"""The bots of one room: they play while somebody is there to see it."""

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
        act: Callable[[Seat, Action, Callable[[], bool]], Awaitable[None]],
        is_ours: Callable[[], bool] = lambda: True,
    ) -> None:
        self._room = room
        self._is_ours = is_ours  # and not another node's
        self._bots = bots
        self._act = act
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by lane

    @property
    def is_thinking(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """One bot thinks in each lane: those of different battles side by side."""
        for lane in self._awaited().keys() - self._tasks.keys():
            self._tasks[lane] = asyncio.create_task(self._think(lane))

    def _awaited(self) -> dict[str, Seat]:
        """The first bot of each lane."""
        room = self._room
        if room.table is None or not room.outlets or room.record.status != "running" or not self._is_ours():
            return {}
        if room.lesson:
            return {"": room.step.seat} if room.step and room.step.seat != PUPIL else {}
        bots = {one.seat for one in room.record.sitters if one.bot and one.seat not in room.table.left}
        if not bots:
            return {}
        rules, state = room.table.rules, room.table.state
        awaited = rules.awaited(state)
        people = {seat for seat in awaited - bots if not room.away_since(seat)}
        free = [seat for seat in sorted(awaited & bots, reverse=True) if not self._gives_way(seat, people)]
        return {rules.lane(state, seat): seat for seat in free}

    def _gives_way(self, seat: Seat, people: set[Seat]) -> bool:
        """Where people may choose among the same things, they choose first."""
        table = self._room.table
        assert table
        wanted = set(table.legal(seat))
        return len(wanted) > 1 and any(wanted == set(table.legal(one)) for one in people)

    async def _think(self, lane: str) -> None:
        try:
            while (seat := self._awaited().get(lane)) is not None:
                await self._play(seat, lane)
        except Unreachable as away:
            journal.warning("database-away", room=self._room.code, number=self._room.number, reason=str(away))
            self._wake_later()
        except Exception:
            BUGS.inc()
            journal.exception("bot-failed", room=self._room.code, number=self._room.number)
            self._wake_later()
        finally:
            del self._tasks[lane]

    def _wake_later(self) -> None:
        asyncio.get_running_loop().call_later(SECOND_THOUGHT, self.wake)

    def _pause(self, lane: str) -> float:
        """People get the time of the scenes that they watch there, unless the room wants it quick."""
        pace = self._room.record.pace
        return pause(pace) + (0.0 if pace == "quick" else self._room.show.left_in(lane))

    async def _play(self, seat: Seat, lane: str) -> None:
        """Decide within the pause, so that it doesn't tell how hard the hand is to play.

        The click counts only if nothing happened meanwhile, or elsewhere only.
        """
        table = self._room.table
        assert table
        is_fresh = self._is_fresh(seat, lane, self._room.number, table.private(seat).get("ask", ""))
        if step := self._room.step:
            await asyncio.sleep(self._pause(lane))
            await self._act(seat, step.action, is_fresh)
            return
        legal = table.legal(seat)
        private = table.rules.private(table.state, seat)
        world = engine.imagined(table.rules, table.state, seat, SeededDice(token_bytes(32), 0))
        record, level = self._room.record, self._room.sitter(seat).bot
        game = record.game, record.version
        action, _ = await asyncio.gather(
            self._bots.choose(game, level, table.public(), private, legal, world),
            asyncio.sleep(self._pause(lane)),
        )
        await self._act(seat, action, is_fresh)

    def _is_fresh(self, seat: Seat, lane: str, number: int, ask: str) -> Callable[[], bool]:
        def is_fresh() -> bool:
            room = self._room
            if room.number == number or not lane or room.table is None:
                return room.number == number
            return room.table.private(seat).get("ask") == ask

        return is_fresh
