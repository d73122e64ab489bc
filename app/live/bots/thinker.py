"""The bots of one room: they play while somebody is there to see it, over days at any time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from secrets import token_bytes

import structlog

from app.bus.messages import GaveWay
from app.ground.metrics import BUGS
from app.live.bots.patience import Patience
from app.live.bots.workers import Bots, pause
from app.live.game.table import Table
from app.live.room.hold_open import GLANCE
from app.live.room.room import Room
from app.store import Unreachable
from games import engine
from games.contract import Action, Seat
from games.dice import SeededDice

SPEECH = {"human": 3.0, "quick": 1.0}  # seconds for people before a bot closes a moment of theirs
INTERJECTION = 0.4  # seconds after the scenes until a bot speaks in a moment that a person closes
SECOND_THOUGHT = 2.0  # seconds until a bot that failed tries again

journal = structlog.get_logger()


class Thinker:
    def __init__(
        self,
        room: Room,
        bots: Bots,
        act: Callable[[Seat, Action, Callable[[], bool]], Awaitable[None]],
        is_ours: Callable[[], bool] = lambda: True,
        told: Callable[[GaveWay], None] = lambda wait: None,
    ) -> None:
        self.patience = Patience(room, told)
        self._room = room
        self._is_ours = is_ours  # and not another node's
        self._bots = bots
        self._act = act
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by lane
        self._alarm: asyncio.TimerHandle | None = None  # when bots that give way have done so
        self._heard = -1  # the entry to which no bot had more to say

    @property
    def is_thinking(self) -> bool:
        return bool(self._tasks)

    @property
    def may_speak(self) -> bool:
        """Whether bots are about to say whether they have something for this moment, whatever they hold."""
        table = self._room.table
        if not self.is_thinking or table is None:
            return False
        return any(self._is_about_others(table, seats) for seats in self.asked().values())

    def wake(self) -> None:
        """One bot clicks in each lane: those of different battles think side by side."""
        if self._is_in_play():
            self._give_way()
        for lane in self.asked():
            if lane not in self._tasks:
                self._tasks[lane] = asyncio.create_task(self._think(lane))

    def asked(self) -> dict[str, list[Seat]]:
        """The bots that are asked now, by lane: who may speak, and last of all one that is awaited."""
        room = self._room
        if room.table is None or not self._is_in_play():
            return {}
        if room.lesson:
            step = room.lesson.step_of_others(room.number)
            return {"": [step.seat]} if step else {}
        bots = room.bots()
        return _by_lane(room.table, [*self._speakers(room.table, bots), *self._awaited(room.table, bots)])

    def _is_in_play(self) -> bool:
        """Whether bots play here, and now, and at this node."""
        room = self._room
        if not (room.lesson or room.bots()) or room.record.status != "running" or room.is_paused:
            return False
        return self._is_ours() and bool(room.attendance.outlets or room.days)

    def _give_way(self) -> None:
        """Who waits for people is woken when they have had their time."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        self.patience.begin()
        if left := self.patience.left:
            self._alarm = asyncio.get_running_loop().call_later(left, self.wake)

    def _speakers(self, table: Table, bots: set[Seat]) -> list[Seat]:
        """Bots that may act and aren't awaited, until they had nothing to say to this entry."""
        if table.rules.SILENCE is None or self._heard == table.number:
            return []
        return sorted(bots & table.rules.actors(table.state) - table.rules.awaited(table.state))

    def _awaited(self, table: Table, bots: set[Seat]) -> list[Seat]:
        """The foremost of each lane."""
        awaited = table.rules.awaited(table.state)
        people = {seat for seat in awaited - bots if not self._room.away_since(seat)}
        patient = self._room.yielding() if self.patience.left else {}
        ready = [
            seat for seat in sorted(awaited & bots) if seat not in patient and not self._leaves(seat, people)
        ]
        lanes = _by_lane(table, ready).values()
        return [table.rules.foremost(table.state, frozenset(seats)) for seats in lanes]

    def _leaves(self, seat: Seat, people: set[Seat]) -> bool:
        """Where people may choose among the same things, they choose first."""
        table = self._room.table
        assert table
        wanted = set(table.legal(seat))
        return len(wanted) > 1 and any(wanted == set(table.legal(one)) for one in people)

    async def _think(self, lane: str) -> None:
        try:
            while seats := self.asked().get(lane):
                await self._play(seats, lane)
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

    def _pause(self, table: Table, seats: list[Seat], lane: str) -> float:
        """People get the time of the scenes they watch there, unless it is to be quick, and some to speak."""
        if not self._room.attendance.outlets:
            return 0.0
        pace = self._room.record.pace
        scenes = 0.0 if pace == "quick" else self._room.scene_time.left_in(lane)
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

    async def _play(self, seats: list[Seat], lane: str) -> None:
        """The click counts only if nothing happened meanwhile, or elsewhere only."""
        table = self._room.table
        assert table
        if self._room.lesson and (step := self._room.lesson.step_of_others(table.number)):
            await asyncio.sleep(self._pause(table, seats, lane))
            return await self._act(step.seat, step.action, self._is_fresh(table, step.seat, lane))
        actions = await self._decided(table, seats, lane)
        awaited = table.rules.awaited(table.state)
        for seat, action in zip(seats, actions, strict=True):
            if seat in awaited or action != table.rules.SILENCE:
                await self._wait_for_others(table, seat, action)
                return await self._act(seat, action, self._is_fresh(table, seat, lane))
        self._heard = table.number
        return None

    def _is_fresh(self, table: Table, seat: Seat, lane: str) -> Callable[[], bool]:
        """Whether the seat is still asked the same; without lanes, whether nothing happened at all."""
        ask = table.private(seat).get("ask")

        def is_fresh() -> bool:
            now = self._room.table
            if now is None or now.number == table.number or not lane:
                return now is not None and now.number == table.number
            return now.private(seat).get("ask") == ask

        return is_fresh

    async def _wait_for_others(self, table: Table, seat: Seat, action: Action) -> None:
        """Somebody asked for time before this moment is closed."""
        left = self._room.held
        if left and table.rules.closes(table.state, seat, action):
            await asyncio.sleep(min(left, GLANCE))
            await self._wait_for_others(table, seat, action)

    async def _decided(self, table: Table, seats: list[Seat], lane: str) -> list[Action]:
        """The pause is fixed before, and longer thoughts are cut: when a bot clicks tells nothing."""
        pause = self._pause(table, seats, lane)
        until = time.monotonic() + pause
        thoughts = asyncio.gather(*(self._thought(table, seat, until) for seat in seats))
        actions, _ = await asyncio.gather(thoughts, asyncio.sleep(pause))
        return actions

    async def _thought(self, table: Table, seat: Seat, until: float) -> Action:
        legal = table.legal(seat)
        if len(legal) == 1:
            return legal[0]
        world = engine.imagined(table.rules, table.state, seat, SeededDice(token_bytes(32), 0))
        record, level = self._room.record, self._room.bot_of(seat)
        game = record.game, record.version
        if not self._room.attendance.outlets:
            return await self._bots.choose_unseen(game, level, world, seat)
        return await self._bots.choose(game, level, world, seat, until)


def _by_lane(table: Table, seats: list[Seat]) -> dict[str, list[Seat]]:
    lanes: dict[str, list[Seat]] = {}
    for seat in seats:
        lanes.setdefault(table.rules.lane(table.state, seat), []).append(seat)
    return lanes
