"""A server over the years: it is away and comes back, and lets go of what nobody comes back to."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection

from app.store import Database, tables
from tests.app.server import Inner, serving
from tests.app.store.test_nodes import sleep
from tests.app.store.test_purge import age
from tests.app.tables import table


def stop_the_heart(conn: Connection, seconds: float) -> None:
    conn.execute(tables.pulse.update().values(at=tables.pulse.c.at - seconds))


@pytest.mark.usefixtures("secret")
async def test_a_clock_gets_what_was_left_when_the_server_is_back(database_url: str) -> None:
    async with serving(database_url) as house:
        mei, _ = await table(house, "secret", options={"seconds": 600})
        await mei.until(lambda: len(mei.room["clocks"]) == 2)
        due = mei.room["clocks"]["0"]["due"]
    async with Database.open(database_url) as database:
        await database.write(sleep, 3000)
    async with serving(database_url) as house:
        back = await house.welcome(mei.player).enter(mei.code)
        assert abs(back.room["clocks"]["0"]["due"] - due) < 60_000


@pytest.mark.usefixtures("secret")
async def test_who_is_at_the_table_sees_the_clocks_that_were_moved(house: Inner) -> None:
    mei, _ = await table(house, "secret", options={"seconds": 600})
    await mei.until(lambda: len(mei.room["clocks"]) == 2)
    before = mei.room["clocks"]["0"]["due"]
    await house.services.database.write(stop_the_heart, 70)
    await house.services.rooms.beat()
    await mei.until(lambda: mei.room["clocks"]["0"]["due"] > before + 60_000)


async def test_a_room_that_nobody_came_back_to_is_gone(house: Inner) -> None:
    mei = await house.guest("Mei")
    code = await mei.room("columns")
    onlooker = await house.onlooker(code)
    await house.services.database.write(age, code, 100)
    await house.services.chores.run()
    await onlooker.get("bye")
    assert await mei.refusal("GET", f"rooms/{code}") == (404, "no-room")


async def test_a_room_in_which_one_who_sits_there_looks_stays(house: Inner) -> None:
    mei = await house.guest("Mei")
    code = await mei.room("columns")
    await mei.enter(code)
    await house.services.database.write(age, code, 100)
    await house.services.chores.run()
    assert await mei.get(f"rooms/{code}")
