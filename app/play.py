"""From a click to the news: checked, written, told, in this order and nowhere else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from app import keeper
from app.bots import Bots
from app.clocks import Clocks
from app.entries import row_of, snapshot_of
from app.frames import Hint as HintGiven
from app.frames import Ok
from app.messages import Act, Hint
from app.metrics import CLICK, counted
from app.outlet import Outlet
from app.room import Room, Undo
from app.store import Database, rooms
from app.store import log as logs
from app.table import Step, Table
from app.thinker import Thinker
from games import engine
from games.contract import Action, Illegal, Seat
from games.engine import Entry

SNAPSHOT_EVERY = 50
UNDO_WINDOW = 100  # entries among which the one to take back is looked for
AWAY = 30.0  # seconds after which others may play on for an absent player


class Play:
    """What players do in a running room; all of it runs in the room's own line of jobs."""

    def __init__(self, room: Room, database: Database, bots: Bots) -> None:
        self.room = room
        self.database = database
        self.clocks = Clocks(room, database)
        self.thinker = Thinker(room, bots, self._act_for_bot)
        self.is_settled = True  # whether all that follows from the last entry has been done

    @property
    def table(self) -> Table:
        if self.room.table is None:
            raise Illegal("not-started")
        if self.room.record.status == "frozen":
            raise Illegal("frozen")
        return self.room.table

    # Clicks

    async def act(self, outlet: Outlet, click: Act) -> None:
        started = time.perf_counter()
        seat, id = self._seat(outlet), self._mine(outlet, click.id)
        while not await self._is_answered(outlet, id, click):
            step = self.table.act(seat, Action(click.verb, click.noun))
            if await self._write(step, id, click.id):
                CLICK.observe(time.perf_counter() - started)
                return
            if await self._stands(id):
                self.room.note(id)

    async def hint(self, outlet: Outlet, click: Hint) -> None:
        """What the seat could know about one of its choices; it may be gone by now, which is no news."""
        seat, table = self._seat(outlet), self.table
        action = Action(click.verb, click.noun)
        if seat in table.rules.actors(table.state) and action in table.rules.legal(table.state, seat):
            outlet.send(HintGiven(click.id, table.rules.hint(table.state, seat, action)))
        else:
            self.room.refuse(outlet, "not-allowed", click.id)

    async def leave(self, seat: Seat) -> None:
        """The seat gives up for good."""
        if not self.room.has_left(seat):
            await self._insist(lambda: self.table.leave(seat), f"leave:{seat}")

    async def lapse(self, outlet: Outlet, seat: Seat, id: str) -> None:
        """Another player plays on for one who has been away for long."""
        mine = self._mine(outlet, id)
        if not await self._is_repeated(mine):
            since = self.room.away_since(seat) if seat in self.room.humans() else 0
            if not since or time.time() - since < AWAY:
                raise Illegal("still-here")
            if not await self._write(self.table.lapse(seat), mine):
                raise Illegal("stale")
        outlet.send(Ok(id))

    async def run_out(self, seat: Seat, key: str) -> None:
        """The seat's clock ran out on the question `key`; if another was faster, the next look decides."""
        clock = self.table.rules.clocks(self.table.state).get(seat)
        if clock and clock.key == key:
            await self._write(self.table.lapse(seat), f"lapse:{seat}:{self.table.number}")
        else:
            await self.clocks.keep()

    def submit_run_out(self, seat: Seat, key: str) -> None:
        self.room.submit(lambda: self.run_out(seat, key))

    def submit_catch_up(self, number: int) -> None:
        async def catch_up() -> None:
            if self.room.number < number:
                await self.reload()

        self.room.submit(catch_up)

    async def begin(self) -> None:
        """The lobby has closed: everyone gets the table."""
        if self.room.table is None:
            await self.reload()
            await self.clocks.follow()

    async def resume(self) -> None:
        """Catch up on what a stop may have cut off after the last entry was written."""
        await self.clocks.read()
        await self.refresh()
        if self.room.record.status == "running" and self.room.table:
            await self.clocks.follow()
            await self._settle(self.table.rules.outcome(self.table.state) is not None)
        self.is_settled = True

    # Taking back

    async def undo(self, outlet: Outlet, id: str) -> None:
        mine = self._mine(outlet, id)
        if not await self._is_repeated(mine):
            await self._undo(self._seat(outlet), mine)
        outlet.send(Ok(id))

    async def _undo(self, seat: Seat, mine: str) -> None:
        table = self.table
        entry, before = await self._last_click(seat)
        others = self.room.humans() - {seat}
        if await asyncio.to_thread(engine.is_free, table.rules, before, entry, table.seats, table.seed):
            await self._take_back(seat, entry.number, mine)
        elif others:
            self.room.undo = Undo(seat, entry.number, set())
            self.room.note(mine)
            self.room.tell_room()
        else:
            raise Illegal("no-undo")

    async def consent(self, outlet: Outlet, yes: bool, id: str) -> None:
        mine = self._mine(outlet, id)
        if not await self._is_repeated(mine):
            await self._consent(self._seat(outlet), yes)
            self.room.note(mine)
        outlet.send(Ok(id))

    async def _consent(self, seat: Seat, yes: bool) -> None:
        undo = self.room.undo
        if undo is None or (yes and seat == undo.seat):
            raise Illegal("no-undo")
        if yes:
            undo.yes.add(seat)
        else:
            self.room.undo = None
        if yes and undo.yes >= self.room.humans() - {undo.seat}:
            await self._take_back(undo.seat, undo.number, f"undo:{undo.number}:{self.table.number}")
        else:
            self.room.tell_room()

    async def _last_click(self, seat: Seat) -> tuple[Entry, Any]:
        """The click to take back; where others may have clicked unseen, the answer must not tell."""
        table = self.table
        if table.rules.outcome(table.state):
            raise Illegal("over")
        if engine.others_act_unseen(table.rules, table.state, seat):
            raise Illegal("no-undo")
        tail = await self.database.read(logs.page, self.room.code, table.number + 1, UNDO_WINDOW)
        entry = engine.undoable(tail, seat)
        if entry is None:
            raise Illegal("no-undo")
        return entry, await self._state_at(entry.number - 1)

    async def _take_back(self, seat: Seat, number: int, id: str) -> None:
        """An undo is an entry of its own, with a snapshot, so that no tail ever holds one."""
        state = await self._state_at(number - 1)
        step = self.table.undo(seat, number - 1, state)
        if not await self._write(step, id):
            raise Illegal("no-undo")

    async def _state_at(self, number: int) -> Any:
        table = await keeper.table_at(self.database, self.room.record, number)
        return table.state

    # Writing and telling

    async def _insist(self, decide: Callable[[], Step], id: str) -> None:
        """Write what is decided; if another node was faster, decide anew."""
        while not await self._write(decide(), id) and not await self._stands(id):
            continue

    async def _write(self, step: Step, id: str, ack: str = "") -> bool:
        """Append the entry durably, then take it and tell it; False if another was faster."""
        room, after = self.room, self.table.after(step)
        row = row_of(room.code, after, step, id)
        ended = after.rules.outcome(after.state) is not None
        keep = ended or step.kind == "undo" or after.number % SNAPSHOT_EVERY == 0
        if not await self.database.append(row, snapshot_of(after) if keep else None):
            await self.reload()
            return False
        room.table, self.is_settled = after, False
        room.note(id)
        counted(room.record.game, step.kind).inc()
        room.tell_step(step, ack)
        room.forget_undo()
        await self.clocks.follow(step.seat if step.kind == "lapse" else None, step.kind == "undo")
        await self._settle(ended)
        if keep and not ended:
            await self._touch()
        self.is_settled = True
        return True

    async def _touch(self) -> None:
        """Note how far the game has come."""
        table = self.table
        awaited = table.rules.awaited(table.state)
        await self.database.write(rooms.touch, self.room.code, table.number, awaited)

    async def _settle(self, ended: bool) -> None:
        """What follows from the new table: results, bots."""
        if ended:
            await self.finish()
        self.thinker.wake()

    async def finish(self) -> None:
        outcome = self.table.rules.outcome(self.table.state)
        assert outcome
        await self.database.write(rooms.finish, self.room.code, outcome)
        await self.refresh()

    async def refresh(self) -> None:
        record = await self.database.read(rooms.get, self.room.code)
        if record:
            self.room.become(record)

    async def reload(self) -> None:
        """Read the game anew from the log, and show everyone the whole of it."""
        await self.refresh()
        room = self.room
        room.table, room.feeds = await keeper.opened(self.database, room.record)
        room.undo = None
        await self.clocks.read()
        await self.refresh()
        for outlet in room.outlets:
            room.tell_table(outlet)
        self.thinker.wake()

    async def _is_answered(self, outlet: Outlet, id: str, click: Act) -> bool:
        """Whether the click was played before, or answers a question that is no longer asked."""
        if id in self.room.ids:
            outlet.send(Ok(click.id))
            return True
        assert self.room.feeds and outlet.seat is not None
        if click.ask == self.room.feeds.privates[outlet.seat].view.get("ask"):
            return False
        if await self._stands(id):
            outlet.send(Ok(click.id))
            return True
        if self.table.rules.outcome(self.table.state):
            raise Illegal("over")
        raise Illegal("stale" if click.ask else "not-your-turn")

    async def _is_repeated(self, id: str) -> bool:
        """Whether this was asked before: a browser asks again what it saw no answer to."""
        return id in self.room.ids or await self._stands(id)

    async def _stands(self, id: str) -> bool:
        """Whether an entry of this id is in the log: ids are what makes everything happen once."""
        return await self.database.read(logs.with_id, self.room.code, id) is not None

    def _mine(self, outlet: Outlet, id: str) -> str:
        """The id of what this seat asked for; the log holds each once."""
        return f"{self._seat(outlet)}:{id}"

    def _seat(self, outlet: Outlet) -> Seat:
        if outlet.seat is None:
            raise Illegal("onlooker")
        return outlet.seat

    async def _act_for_bot(self, seat: Seat, action: Action, number: int) -> None:
        """A bot's click, unless something has happened since it was decided."""
        if self.room.number == number:
            await self._write(self.table.act(seat, action), f"bot:{seat}:{number}")
