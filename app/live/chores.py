"""What a server does for itself every now and then: visits written down, statistics, what is old purged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import structlog

from app.ground.config import Settings
from app.ground.metrics import BUGS
from app.ground.watch import Watch
from app.live.bots.truths import EVERY as TRUTHS_EVERY
from app.live.bots.truths import Truths
from app.live.game import feats
from app.live.house.bans import EVERY as BANS_EVERY
from app.live.house.bans import HouseBans
from app.live.house.rooms import Rooms
from app.live.house.visits import Visits
from app.live.notices.postman import Postman
from app.store import Database, Keep, Unreachable, outbox, purge

RECORD_EVERY = 10.0  # seconds
EVERY = 600.0  # seconds; less than purge.GRACE, so that each node has let go of a room by then

Tell = Callable[[list[str]], Awaitable[None]]

journal = structlog.get_logger()


class Chores:
    def __init__(
        self,
        database: Database,
        rooms: Rooms,
        visits: Visits,
        keep: Keep,
        bans: HouseBans,
        postman: Postman,
        truths: Truths,
    ) -> None:
        self._database = database
        self._rooms = rooms
        self._visits = visits
        self._keep = keep
        self.bans = bans
        self.postman = postman
        self.truths = truths

    async def run(self) -> None:
        live = self._rooms.live()
        await self._visits.write_down(self._database, live)
        await self._rooms.close(await self._database.read(purge.gone, [play.room.code for play in live]))
        await self._database.tend()
        if self._rooms.nodes.is_first("purge"):
            await self._database.write(outbox.sweep)
            await purge_all(self._database, self._keep, self._rooms.close)

    async def record(self) -> None:
        """Make the replays of games that are over, or were left behind in the middle."""
        while self._rooms.left_behind:
            await self._rooms.recorder.make(self._rooms.left_behind.pop())
        await self._rooms.recorder.make_missing(self._rooms.nodes.is_first)
        await feats.make_missing(self._database)


async def purge_all(database: Database, keep: Keep, tell: Tell, grace: float = purge.GRACE) -> int:
    """Set aside what nobody came back to, and tell; then delete what was set aside. How many rooms."""
    count = 0
    while codes := await database.write(purge.set_aside, keep):
        count += len(codes)
        await tell(codes)
    while await database.write(purge.delete_piece, grace):
        continue
    looked = await database.write(purge.delete_guests, keep)
    while looked:
        looked = await database.write(purge.delete_guests, keep, looked)
    return count


def keep_of(settings: Settings) -> Keep:
    return Keep(
        empty=settings.keep_empty,
        unfinished=settings.keep_unfinished,
        finished=settings.keep_finished,
        guests=settings.keep_guests,
    )


@asynccontextmanager
async def chores_of(chores: Chores, watch: Watch) -> AsyncIterator[None]:
    loops = {
        "chores": (EVERY, chores.run),
        "replays": (RECORD_EVERY, chores.record),
        "bans": (BANS_EVERY, chores.bans.refresh),
        "truths": (TRUTHS_EVERY, chores.truths.work),
        "notices": (chores.postman.pause, chores.postman.work),
    }
    async with AsyncExitStack() as stack:
        stack.push_async_callback(chores.postman.close)
        for name, (seconds, chore) in loops.items():
            await stack.enter_async_context(watch.keeping(name, partial(_every, seconds, chore)))
        yield


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await chore()
        except Unreachable as away:
            journal.warning("chores-put-off", reason=str(away))
        except Exception:
            BUGS.inc()
            journal.exception("chores-failed")
        await asyncio.sleep(seconds)
