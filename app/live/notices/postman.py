"""The outbox, emptied: what is due is checked once more, sent by one node, tried again, or given up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from math import inf

import structlog

from app.bus.messages import Awaits, Message
from app.ground.metrics import BUGS, NOTICES
from app.live.house.rooms import Rooms
from app.live.notices.courier import REPEATED, Again, Courier, Lost, Outcome, Sent
from app.store import Database, Notice, Record, Unreachable, channels, outbox, rooms
from app.store.channels import Channel
from app.store.outbox import Due, Later

EVERY = 10.0  # seconds between two looks into the database
ROUNDS = (0.05, 1.0)  # seconds between two rounds, at least and at most
AT_ONCE = 20  # notices that are being sent
EACH = 3  # of them to one person, so that nobody's slow receivers hold up the others
PAUSES = (15.0, 60.0, 300.0, 1800.0, 7200.0)  # seconds after each try that failed
BACK = 4  # times as long as somebody has to look, browsers have after a start to come back

journal = structlog.get_logger()


class Postman:
    def __init__(self, database: Database, live: Rooms, courier: Courier, after: float) -> None:
        self._database = database
        self._live = live
        self._nodes = live.nodes
        self._courier = courier
        self._after = after  # seconds in which somebody may still look, or come back
        self._soon: dict[Notice, Due] = {}
        self._sending: dict[Notice, asyncio.Task[None]] = {}
        self._read_at = -inf
        self._began = time.time()
        live.nodes.on(Awaits, self._hear)

    @property
    def pause(self) -> float:
        """Seconds between two rounds: no more than somebody may still look."""
        shortest, longest = ROUNDS
        return min(longest, max(shortest, self._after))

    async def work(self) -> None:
        """A round: nothing is asked of the database unless something is due, or it is time to look."""
        await self._look()
        seen = [notice for notice in self._soon if self._is_seen(notice)]
        if seen:
            await self._drop(seen, "seen")
        for one in [one for one in self._soon.values() if self._is_ripe(one)]:
            if len(self._sending) >= AT_ONCE:
                break
            if self._being_sent_to(one.notice.leader) < EACH:
                del self._soon[one.notice]
                self._sending[one.notice] = asyncio.create_task(self._send(one))

    def _being_sent_to(self, leader: str) -> int:
        return sum(notice.leader == leader for notice in self._sending)

    async def close(self) -> None:
        """What is on its way gets there; if it takes too long, another node sees to it."""
        if self._sending:
            await asyncio.wait(self._sending.values(), timeout=self._after)
        for task in self._sending.values():
            task.cancel()

    def _hear(self, node: str, message: Message) -> None:
        assert isinstance(message, Awaits)
        now = self._nodes.now()
        for notice in message.notices:
            self._soon[notice] = Due(notice=notice, at=now, due=now)

    async def _look(self) -> None:
        every = 1.0 if self._nodes.is_polling else EVERY
        if time.monotonic() - self._read_at < every:
            return
        found = await self._database.read(outbox.due, EVERY)
        self._soon = {one.notice: one for one in found if one.notice not in self._sending}
        self._read_at = time.monotonic()

    def _is_seen(self, notice: Notice) -> bool:
        """Whether whoever is to be told has the room in sight here."""
        room = self._live.held(notice.room)
        return room is not None and room.attendance.is_looking(notice.leader)

    def _is_ripe(self, one: Due) -> bool:
        back = self._began + BACK * self._after
        earliest = max(one.at + self._after, one.due, back)
        return earliest <= self._nodes.now() and self._nodes.is_first(one.notice.room)

    async def _send(self, one: Due) -> None:
        try:
            taken = await self._database.write(outbox.take, one)
            if taken:
                await self._try(taken)
        except Unreachable as away:
            journal.warning("notices-put-off", reason=str(away))
        except Exception:
            BUGS.inc()
            journal.exception("notice-failed", room=one.notice.room)
        finally:
            del self._sending[one.notice]

    async def _try(self, one: Due) -> None:
        notice = one.notice
        record = await self._database.read(rooms.get, notice.room)
        found = await self._database.read(channels.towards, notice.leader, notice.room)
        left = [channel for channel in found if channel.id not in one.done]
        if not left:
            await self._settle(notice, "" if one.done else "no-channel")
        elif record is None or not await self._database.read(outbox.stands, notice):
            await self._settle(notice, "gone")
        elif self._is_seen(notice):
            await self._settle(notice, "seen")
        elif one.tries > len(found) * (len(PAUSES) + 1):  # nodes died over it, or nobody expected what failed
            await self._settle(notice, "given-up")
        else:
            await self._deliver(one, record, left)

    async def _deliver(self, one: Due, record: Record, left: list[Channel]) -> None:
        """Chats are marked before, the rest afterwards: whenever a node dies, nobody sees a second one."""
        failed = {channel.id: one.later.get(channel.id, Later()) for channel in left}
        ripe = [channel for channel in left if failed[channel.id].due <= self._nodes.now()]
        once = {channel.id for channel in ripe if channel.kind not in REPEATED}
        if once:
            await self._database.write(outbox.mark, one.notice, {*one.done, *once})
        outcomes = await asyncio.gather(
            *(self._courier.deliver(channel, record, one.notice) for channel in ripe)
        )
        told = [
            (channel, _given_up(outcome, failed[channel.id]))
            for channel, outcome in zip(ripe, outcomes, strict=True)
        ]
        later = self._later(failed, told)
        done = {*one.done, *(channel.id for channel in ripe)} - later.keys()
        await self._database.write(outbox.put_off, one.notice, done, later)
        for channel, outcome in told:
            await self._note(one.notice, channel, outcome)
        if not later:
            await self._settle(one.notice, "")

    def _later(self, failed: dict[str, Later], told: list[tuple[Channel, Outcome]]) -> dict[str, Later]:
        """When each channel that is left is tried again, whatever becomes of the others."""
        later = dict(failed)
        for channel, outcome in told:
            before = later.pop(channel.id)
            if isinstance(outcome, Again):
                wait = max(PAUSES[before.tries], outcome.after)
                later[channel.id] = Later(before.tries + 1, self._nodes.now() + wait)
        return later

    async def _note(self, notice: Notice, channel: Channel, outcome: Outcome) -> None:
        match outcome:
            case Sent():
                NOTICES.labels(channel.kind, "sent").inc()
                journal.info("notice-sent", room=notice.room, kind=channel.kind)
            case Again(reason, _):
                NOTICES.labels(channel.kind, "put-off").inc()
                journal.info("notice-put-off", room=notice.room, kind=channel.kind, reason=reason)
            case Lost(reason, gone):
                NOTICES.labels(channel.kind, "given-up").inc()
                journal.warning("notice-given-up", room=notice.room, kind=channel.kind, reason=reason)
                if gone:
                    await self._database.write(channels.drop, channel.id)

    async def _settle(self, notice: Notice, dropped: str) -> None:
        if dropped:
            await self._drop([notice], dropped)
            journal.info("notice-dropped", reason=dropped)
        else:
            await self._database.write(outbox.settle, [notice])

    async def _drop(self, notices: Collection[Notice], reason: str) -> None:
        """They need not be told; another node may have seen to that already."""
        count = await self._database.write(outbox.settle, notices)
        for notice in notices:
            self._soon.pop(notice, None)
        if count:
            NOTICES.labels("", reason).inc(count)


def _given_up(outcome: Outcome, before: Later) -> Outcome:
    """After the last pause it isn't tried again."""
    if isinstance(outcome, Again) and before.tries >= len(PAUSES):
        return Lost(f"tried-{before.tries + 1}-times:{outcome.reason}")
    return outcome
