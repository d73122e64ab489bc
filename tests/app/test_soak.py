"""What a table held is free again once everybody has gone, though nobody sweeps."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator

import pytest

from app.live.game.table import Table
from app.live.house import rooms
from app.live.play.play import RoomPlay
from app.live.room.room import Room
from app.web.sockets import Conversation
from app.wire.feeds import Feeds
from app.wire.outlet import Outlet, Protocol
from tests.app.players import eventually
from tests.app.server import Inner
from tests.app.tables import beside_a_bot, play_on, table, waited_for

HELD = (RoomPlay, Room, Table, Feeds, Outlet, Conversation, Protocol)
TABLES = 5


@pytest.fixture
def _without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def held() -> Counter[str]:
    return Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, HELD))


@pytest.mark.usefixtures("_without_collector")
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
