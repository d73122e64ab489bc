"""What the server's parts share while it runs, with one lifetime as a `with` block."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from app.bus import bus_of
from app.ground.config import Settings
from app.live.bots import bots
from app.live.chores import Chores, chores_of, keep_of
from app.live.guard import Guard
from app.live.house import HouseBans
from app.live.lobby import Lobby
from app.live.notices.courier import Courier
from app.live.notices.postman import Postman
from app.live.operator import Operator, listening
from app.live.people import People
from app.live.replays import Replays
from app.live.rooms import Rooms, rooms_of
from app.live.visits import Visits
from app.store import Database
from app.web.cards.painter import Painter
from app.web.doors import Doors
from app.web.front import Front, front_of
from app.web.identities import Identities
from app.web.limits import Limiter
from app.wire.pulse import Pulse, pulsing


class Services(msgspec.Struct, frozen=True):
    settings: Settings
    database: Database
    identities: Identities
    rooms: Rooms
    lobby: Lobby
    limiter: Limiter
    doors: Doors
    replays: Replays
    visits: Visits
    chores: Chores
    guard: Guard
    house: HouseBans
    people: People
    front: Front
    painter: Painter
    courier: Courier
    pulse: Pulse


@asynccontextmanager
async def services_of(settings: Settings) -> AsyncIterator[Services]:
    async with Database.open(settings.database_url) as database:
        with bots(settings.bot_workers) as pool:
            async with bus_of(settings.redis_url) as bus, rooms_of(database, pool, bus) as rooms:
                visits = Visits()
                limiter = Limiter(settings.limits)
                house = HouseBans(database, rooms)
                courier = Courier(settings, database)
                postman = Postman(database, rooms, courier, settings.notice_after)
                chores = Chores(database, rooms, visits, keep_of(settings), house, postman)
                lobby = Lobby(rooms)
                operator = Operator(database, rooms, house)
                async with chores_of(chores), listening(operator, settings.data), pulsing() as pulse:
                    yield Services(
                        settings,
                        database,
                        Identities(settings.secret_key),
                        rooms,
                        lobby,
                        limiter,
                        Doors(settings, limiter, house),
                        Replays(database, rooms.recorder),
                        visits,
                        chores,
                        Guard(rooms),
                        house,
                        People(rooms, lobby),
                        front_of(settings.bundled),
                        Painter(),
                        courier,
                        pulse,
                    )
