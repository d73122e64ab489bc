"""The rooms held in memory: opened when somebody looks, closed when nobody has for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from functools import partial

import structlog

from app.bus import HOUSE, Bus
from app.bus.messages import Announced, Closed, Connected, Gone, Joined, Message, Renamed, SignedOut
from app.ground.metrics import BUGS, ROOMS
from app.ground.refused import Refused
from app.ground.watch import Watch
from app.live.bots.workers import Bots
from app.live.game import keeper
from app.live.game.recorder import Recorder
from app.live.house.dues import Dues
from app.live.house.listings import Listings
from app.live.nodes.nodes import Nodes
from app.live.nodes.onlookers import Onlookers
from app.live.play.play import RoomPlay
from app.live.room.room import Room
from app.store import Conflict, Database, Deadline, Record, Unreachable, deadlines, log, rooms, seats
from app.wire.frames import Bye, OperatorNotice, framed
from games import GAMES, majors, rules_for

IDLE = 60.0  # seconds an empty room stays in memory

journal = structlog.get_logger()


class Rooms:
    def __init__(self, database: Database, bots: Bots, nodes: Nodes) -> None:
        self.database = database
        self.nodes = nodes
        self.dues = Dues(database, nodes)
        self._onlookers = Onlookers(nodes)
        self._listings = Listings(database, nodes.id)
        self._bots = bots
        self.recorder = Recorder(database)
        self._plays: dict[str, asyncio.Task[RoomPlay]] = {}
        self._left: dict[str, float] = {}
        self._early: dict[str, list[tuple[str, Message]]] = {}  # heard while the room is being read
        self._must_look = False  # whether somebody may have written unheard
        self._must_start = True  # clocks that a stop may have come before
        self.left_behind: set[str] = set()  # games left behind in the middle
        for kind in (Connected, Joined, Gone, Announced, Renamed, SignedOut):
            nodes.on(kind, self._hear_house)

    async def open(self, code: str) -> RoomPlay:
        """The room with all that can be done in it; Refused if there is none of this code."""
        task = self._plays.get(code)
        if task and _is_loaded(task) and task.result().is_refused:
            self.forget(code)
            task = None
        if task is None:
            task = self._plays[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._plays.get(code) is task:
                del self._plays[code]
            raise

    def live(self) -> list[RoomPlay]:
        return [task.result() for task in self._plays.values() if _is_loaded(task)]

    def held(self, code: str) -> Room | None:
        """The room, if it is in memory."""
        task = self._plays.get(code)
        return task.result().room if task and _is_loaded(task) else None

    def watchers(self, code: str) -> int:
        room = self.held(code)
        return room.attendance.watchers if room else self._onlookers.count(code)

    async def renamed(self, guest: str, name: str) -> None:
        """A guest has a new name: every table they sit at learns it."""
        self.nodes.tell_house(Renamed(guest, name))
        for play in self._rename(guest, name):
            await play.refresh()

    def announce(self, text: str) -> None:
        """A message to all tables."""
        self.nodes.tell_house(Announced(text))
        self._announce(text)

    def hang_up(self, guest: str) -> None:
        """Every open line of this guest has to come back."""
        self.nodes.tell_house(SignedOut(guest))
        self._hang_up(guest)

    async def refresh(self, code: str) -> None:
        """Read the lobby anew, and tell everyone in the room."""
        await (await self.open(code)).refresh()

    async def drop_seat(self, code: str, seat: int, guest: str, by: str) -> None:
        """Free a seat in the lobby."""
        try:
            await self.database.write(seats.drop, code, seat, guest, by=by)
        except Conflict:
            raise Refused(409, "changed-meanwhile") from None

    def forget(self, code: str) -> None:
        """The room leaves memory: who looks next opens it anew from the log."""
        del self._plays[code]
        self.nodes.bus.unsubscribe(code)

    async def close(self, codes: Collection[str]) -> None:
        """There are no such rooms any more: their browsers are sent away, and find none when they ask."""
        for code in codes:
            self.nodes.bus.publish(code, Closed())
        for play in self.live():
            if play.room.code in codes:
                self._close(play)

    def say_goodbye(self) -> None:
        """The server is stopping: browsers are told, and come back by themselves."""
        for play in self.live():
            play.news.tell_all(framed(Bye()))

    async def record(self, code: str) -> Record:
        """The room as it is stored; Refused if there is none of this code."""
        found = await self.database.read(rooms.get, code) if code.isascii() and code.isalnum() else None
        if found is None or found.game not in GAMES:
            raise Refused(404, "no-room")
        return found

    async def _load(self, code: str) -> RoomPlay:
        """Listened to first, and then read, so that nothing is missed."""
        await self.record(code)
        self._early[code] = []
        await self.nodes.bus.subscribe(code, partial(self._hear, code))
        try:
            play = await self._read(code)
        except BaseException:
            self.nodes.bus.unsubscribe(code)
            raise
        finally:
            early = self._early.pop(code)
        for node, message in early:
            play.from_other_nodes.hear(node, message)
        return play

    async def _read(self, code: str) -> RoomPlay:
        record = await self.record(code)
        if record.status != "open" and not rules_for(record.game, record.version):
            raise Refused(409, "other-version")
        table, feeds = await keeper.opened(self.database, record)
        play = RoomPlay(
            Room(record, table, lambda: self.nodes.knows_since), feeds, self.database, self._bots, self.nodes
        )
        await play.open()
        return play

    async def tick(self) -> None:
        """Once a second: clocks that ran out, what other nodes wrote, rooms nobody looks at any more."""
        if self.nodes.is_beat_due:
            await self.beat()
        if self._must_start:
            await self._start_clocks()
        for deadline in await self.dues.passed(self.live()):
            await self._run_out(deadline)
        if self.nodes.look_around() or self._must_look:
            await self._look_around()
        self._make_up()
        await self._listings.tell(play.room for play in self.live())
        self._close_idle()
        ROOMS.set(len(self._plays))

    def _make_up(self) -> None:
        for play in self.live():
            play.make_up()
            play.from_other_nodes.lose_silent()

    async def beat(self) -> None:
        """Say that this node is alive; after a while in which none was, the clocks have been moved."""
        if await self.nodes.beat():
            self.dues.look_again()
            for play in self.live():
                play.follow_clocks()
        self._must_start |= self.nodes.has_lost
        if self.nodes.has_others:
            here = {play.room.code: play.room.attendance.here().watchers for play in self.live()}
            self._onlookers.tell({code: watchers for code, watchers in here.items() if watchers})

    def _hear(self, code: str, node: str, message: Message) -> None:
        task = self._plays.get(code)
        if code in self._early:
            self._early[code].append((node, message))
        elif task is None or not _is_loaded(task):
            return
        elif isinstance(message, Closed):
            self._close(task.result())
        else:
            task.result().from_other_nodes.hear(node, message)

    def _hear_house(self, node: str, message: Message) -> None:
        match message:
            case Connected():
                for play in self.live():
                    play.from_other_nodes.come_back()
            case Joined():
                for play in self.live():
                    play.from_other_nodes.meet()
            case Gone():
                self._must_look = self._must_start = True
                for play in self.live():
                    play.from_other_nodes.lose(node)
            case Announced(text):
                self._announce(text)
            case Renamed(guest, name):
                for play in self._rename(guest, name):
                    play.from_other_nodes.heal()
            case SignedOut(guest):
                self._hang_up(guest)

    def _rename(self, guest: str, name: str) -> list[RoomPlay]:
        """The tables that know the guest, where their lines have the new name now."""
        known = [play for play in self.live() if play.room.knows(guest)]
        for play in known:
            for outlet in play.room.attendance.outlets:
                outlet.name = name if outlet.guest == guest else outlet.name
        return known

    def _announce(self, text: str) -> None:
        for play in self.live():
            play.news.tell_all(framed(OperatorNotice(text)))

    def _hang_up(self, guest: str) -> None:
        for play in self.live():
            for outlet in [one for one in play.room.attendance.outlets if one.guest == guest]:
                outlet.transport.close()

    def _close(self, play: RoomPlay) -> None:
        play.news.tell_all(framed(Bye()))
        for outlet in play.room.attendance.outlets:
            outlet.transport.close()
        self.forget(play.room.code)

    async def _start_clocks(self) -> None:
        """Of a game that a server left between an entry and its clocks or a bot."""
        codes = await self.database.read(deadlines.without, majors())
        self._must_start = False
        for code in filter(self.nodes.is_first, codes):
            if play := await self._opened(code):
                play.go_on()

    async def _run_out(self, deadline: Deadline) -> None:
        if play := await self._opened(deadline.room):
            play.run_out(deadline.seat, deadline.key)

    async def _opened(self, code: str) -> RoomPlay | None:
        """A room that can't be opened stops no other clock."""
        try:
            return await self.open(code)
        except Exception:
            BUGS.inc()
            journal.exception("clock-failed", room=code)
            return None

    async def _look_around(self) -> None:
        self._must_look = False
        codes = [play.room.code for play in self.live() if play.room.attendance.outlets]
        for code, number in (await self.database.read(log.last_numbers, codes)).items():
            play = await self.open(code)
            if play.room.number < number:
                play.catch_up(number)

    def _close_idle(self) -> None:
        now = time.monotonic()
        idle = {play.room.code for play in self.live() if play.is_idle}
        self._left = {code: self._left.get(code, now) for code in idle}
        for code, since in self._left.items():
            if now - since > IDLE:
                self._leave_behind(code)

    def _leave_behind(self, code: str) -> None:
        """Nobody is there any more: what a running game has shown so far is stored."""
        room = self._plays[code].result().room
        self.forget(code)
        if room.record.status == "running":
            self.left_behind.add(code)


@asynccontextmanager
async def rooms_of(database: Database, bots: Bots, bus: Bus, watch: Watch) -> AsyncIterator[Rooms]:
    nodes = Nodes(database, bus)
    found = Rooms(database, bots, nodes)
    with suppress(Unreachable):
        await found.beat()  # before anybody can start a clock
    await bus.subscribe(HOUSE, nodes.hear)
    try:
        async with watch.keeping("rooms", partial(_tick, found)):
            yield found
    finally:
        with suppress(Unreachable):
            await nodes.leave()


async def _tick(found: Rooms) -> None:
    is_away = False
    while True:
        await found.nodes.sleep(1)
        try:
            await found.tick()
            if is_away:
                journal.info("database-back")
            is_away = False
        except Unreachable as away:
            if not is_away:
                journal.warning("database-away", reason=str(away))
            is_away = True
        except Exception:
            BUGS.inc()
            journal.exception("tick-failed")


def _is_loaded(task: asyncio.Task[RoomPlay]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
