"""What the server's parts share while it runs, with one lifetime as a `with` block."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from app.bots import bots
from app.config import Settings
from app.guests import Identities
from app.limits import Limiter
from app.lobby import Lobby
from app.replay import Replays
from app.rooms import Rooms, rooms_of
from app.store import Database


class Services(msgspec.Struct, frozen=True):
    settings: Settings
    database: Database
    identities: Identities
    rooms: Rooms
    lobby: Lobby
    limiter: Limiter
    replays: Replays


@asynccontextmanager
async def services_of(settings: Settings) -> AsyncIterator[Services]:
    async with Database.open(settings.database_url) as database:
        with bots(settings.bot_workers) as pool:
            async with rooms_of(database, pool) as rooms:
                yield Services(
                    settings,
                    database,
                    Identities(settings.secret_key),
                    rooms,
                    Lobby(rooms),
                    Limiter(settings.limits),
                    Replays(),
                )
