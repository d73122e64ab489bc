"""What a table held is free again once everybody has gone."""

from __future__ import annotations

import gc
import weakref
from collections import Counter

import pytest

from app.live.game.table import Table
from app.live.house import rooms
from app.live.play.play import RoomPlay
from app.live.room.room import Room
from app.web.sockets import Conversation
from app.wire.feeds import Feeds
from app.wire.outlet import Outlet
from tests.app.players import eventually
from tests.app.server import Inner
from tests.app.tables import beside_a_bot, play_on, table, waited_for

HELD = (RoomPlay, Room, Table, Feeds, Outlet, Conversation)
TABLES = 5


def held() -> Counter[str]:
    gc.collect()
    return Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, HELD))


async def test_nothing_of_a_table_stays_when_everybody_has_gone(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = held()
    for _ in range(TABLES):
        lines = await table(house, public=True)
        await play_on(lines, clicks=6)
        mine, other = waited_for(lines)
        await other.ask("chat", text="Well played!")
        await mine.ask("undo")
        await mine.ask("hand", seat=mine.seat, to="bot:genin")
        await mine.ask("hand", seat=mine.seat, to="")
        await mine.ask("propose", what="stop")
        alone = await beside_a_bot(house)
        for line in (*lines, alone, await house.onlooker(mine.code)):
            await line.close()
    assert held()["Room"] - before["Room"] == 2 * TABLES
    monkeypatch.setattr(rooms, "IDLE", 0.0)
    await eventually(lambda: not house.services.rooms.live())
    await eventually(lambda: held() == before)


async def test_rooms_that_were_left_are_swept_up_though_the_collector_seldom_looks(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "IDLE", 0.0)
    monkeypatch.setattr(rooms, "LEFT", 2)
    lines = [line for _ in range(2) for line in await table(house)]
    known = [weakref.ref((await house.services.rooms.open(line.code)).room) for line in lines]
    gc.disable()
    try:
        for line in lines:
            await line.close()
        await eventually(lambda: all(one() is None for one in known))
    finally:
        gc.enable()
