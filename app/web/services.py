"""What the server's parts share while it runs, with one lifetime as a `with` block."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from app.bus import bus_of
from app.ground.config import Settings
from app.ground.watch import Watch
from app.live.bots.truths import Truths
from app.live.bots.workers import bots
from app.live.chores import Chores, chores_of, keep_of
from app.live.game.replays import Replays
from app.live.house.bans import HouseBans
from app.live.house.guard import Guard
from app.live.house.lobby import Lobby
from app.live.house.operator import Operator, listening
from app.live.house.people import People
from app.live.house.rooms import Rooms, rooms_of
from app.live.house.visits import Visits
from app.live.notices.courier import Courier
from app.live.notices.postman import Postman
from app.store import Database
from app.web.cards.painter import Painter
from app.web.front.front import Front, front_of
from app.web.identities import Identities
from app.web.limits import Limiter
from app.web.socket_limits import SocketLimits
from app.wire.pulse import Pulse, pulsing


class Services(msgspec.Struct, frozen=True):
    settings: Settings
    database: Database
    identities: Identities
    rooms: Rooms
    lobby: Lobby
    limiter: Limiter
    socket_limits: SocketLimits
    replays: Replays
    visits: Visits
    chores: Chores
    guard: Guard
    bans: HouseBans
    people: People
    front: Front
    painter: Painter
    courier: Courier
    pulse: Pulse
    watch: Watch


@asynccontextmanager
async def services_of(settings: Settings) -> AsyncIterator[Services]:
    watch = Watch()
    async with Database.open(settings.database_url) as database:
        with bots(settings.bot_workers, settings.bot_worlds) as pool:
            async with (
                bus_of(settings.redis_url, settings.secret_key, watch) as bus,
                rooms_of(database, pool, bus, watch) as rooms,
            ):
                visits = Visits()
                limiter = Limiter(settings.limits)
                bans = HouseBans(database, rooms)
                courier = Courier(settings, database)
                postman = Postman(database, rooms, courier, settings.notice_after)
                truths = Truths(database, rooms.nodes, settings.truth_seconds)
                chores = Chores(database, rooms, visits, keep_of(settings), bans, postman, truths)
                lobby = Lobby(rooms)
                operator = Operator(database, rooms, bans)
                async with (
                    chores_of(chores, watch),
                    listening(operator, settings.data),
                    pulsing(watch) as pulse,
                ):
                    yield Services(
                        settings,
                        database,
                        Identities(settings.secret_key),
                        rooms,
                        lobby,
                        limiter,
                        SocketLimits(settings, limiter, bans),
                        Replays(database, rooms.recorder),
                        visits,
                        chores,
                        Guard(rooms),
                        bans,
                        People(rooms, lobby),
                        front_of(settings.bundled),
                        Painter(),
                        courier,
                        pulse,
                        watch,
                    )
