"""Clocks: they run out, run on, start anew and go back, by the database's time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise

import pytest
from sqlalchemy import Connection

from app.store import Database, deadlines, nodes, tables
from games import GAMES
from games.contract import Clock
from tests.app import secret_game
from tests.app.players import PATIENCE, eventually
from tests.app.server import Inner, serving
from tests.app.store.test_nodes import sleep
from tests.app.tables import finish_round, later, table

pytestmark = pytest.mark.usefixtures("secret")


async def test_a_clock_that_runs_out_lapses_its_seat(house: Inner) -> None:
    mei, ao = await table(house, "secret", options={"seconds": 1})
    await mei.until(lambda: set(mei.room["clocks"]) == {"0", "1"})
    await finish_round(mei)
    await mei.until(lambda: mei.pub["round"] == 2)
    lapsed = [event for frame in ao.frames if frame["t"] == "step" for event in frame["events"]]
    assert {"kind": "lapse", "seat": 1} in lapsed
    assert {"kind": "lapse", "seat": 0} not in lapsed


async def test_a_clock_survives_a_restart(database_url: str) -> None:
    async with serving(database_url) as house:
        mei, _ = await table(house, "secret", options={"seconds": 600})
        await mei.until(lambda: len(mei.room["clocks"]) == 2)
        clocks = mei.room["clocks"]
    async with serving(database_url) as house:
        back = await house.welcome(mei.player).enter(mei.code)
        assert back.room["clocks"].keys() == clocks.keys()
        for seat, clock in back.room["clocks"].items():
            assert 0 <= clock["due"] - clocks[seat]["due"] < 1000 * PATIENCE


async def test_a_clock_lapses_unwatched_after_a_restart(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "AT_LEAST", 1.0)
    async with serving(database_url) as house:
        mei, _ = await table(house, "secret", options={"seconds": 1})
        await mei.until(lambda: len(mei.room["clocks"]) == 2)
    async with serving(database_url) as house, asyncio.timeout(PATIENCE):
        lapsed: set[int] = set()
        while lapsed != {0, 1}:
            await asyncio.sleep(0.1)
            events = (await house.welcome(mei.player).get(f"rooms/{mei.code}/events"))["events"]
            lapsed = {event["seat"] for event in events if event["kind"] == "lapse"}


async def _killed(database: Database) -> None:
    """A server that was killed a moment ago: it left its heartbeat behind."""
    await database.write(nodes.beat, "killed")


async def _slept(database: Database) -> None:
    """A server that stopped twelve seconds ago."""
    await database.write(sleep, 12)


@pytest.mark.parametrize("gap", [_killed, _slept])
async def test_after_any_gap_a_clock_has_enough_to_come_back(
    database_url: str, gap: Callable[[Database], Awaitable[None]]
) -> None:
    async with serving(database_url) as house:
        mei, _ = await table(house, "secret", options={"seconds": 8})
        await mei.until(lambda: len(mei.room["clocks"]) == 2)
    async with Database.open(database_url) as database:
        await database.write(_hurry, 7.5)
        await gap(database)
    async with serving(database_url) as house:
        back = await house.welcome(mei.player).enter(mei.code)
        await eventually(lambda: house.services.rooms.nodes.is_sure)
        await back.until(
            lambda: all(one["due"] / 1000 > time.time() + 15 for one in back.room["clocks"].values())
        )
        assert back.pub["round"] == 1 and "lapse" not in str(back.frames)


async def test_a_server_that_stood_still_for_a_moment_takes_no_time_from_anybody(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, _ = await table(house, "secret", options={"seconds": 8})
    await mei.until(lambda: len(mei.room["clocks"]) == 2)
    monkeypatch.setattr("app.live.nodes.nodes.LATE", -1.5)  # as if it woke up that late
    await mei.until(lambda: all(one["due"] / 1000 > time.time() + 15 for one in mei.room["clocks"].values()))
    assert mei.pub["round"] == 1


def _hurry(conn: Connection, seconds: float) -> None:
    conn.execute(tables.deadlines.update().values(due=tables.deadlines.c.due - seconds))


async def test_a_question_that_keeps_its_name_after_a_lapse_gets_a_new_clock(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def clocks(state: secret_game.State) -> dict[int, Clock]:
        return {seat: Clock("lift", 1) for seat in secret_game.awaited(state) & {0}}

    monkeypatch.setattr(GAMES["secret"], "clocks", clocks)
    mei, ao = await table(house, "secret")
    dues = [mei.room["clocks"]["0"]["due"]]
    for number in (2, 3):
        await finish_round(ao)
        await mei.until(lambda number=number: mei.pub["round"] == number)  # type: ignore[misc]
        await mei.until(lambda: mei.room["clocks"]["0"]["due"] > dues[-1])
        dues.append(mei.room["clocks"]["0"]["due"])
    assert all(later - sooner >= 1000 for sooner, later in pairwise(dues))


async def test_an_undo_gives_no_time_back(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    def clocks(state: secret_game.State) -> dict[int, Clock]:
        return {0: Clock(f"marks:{state.marks[0]}", 600)}

    monkeypatch.setattr(GAMES["secret"], "clocks", clocks)
    mei, ao = await table(house, "secret", options={"seconds": 600})
    await finish_round(ao)
    first = mei.room["clocks"]["0"]["due"]
    await later(house)
    await mei.click("mark")
    await mei.until(lambda: mei.room["clocks"]["0"]["due"] > first)
    assert (await mei.ask("undo"))["t"] == "ok"
    await mei.until(lambda: mei.room["clocks"]["0"]["due"] == first)


async def test_a_deadline_of_a_question_that_is_gone_is_forgotten(house: Inner) -> None:
    mei, _ = await table(house, "secret", options={"seconds": 600})
    await mei.until(lambda: len(mei.room["clocks"]) == 2)
    await house.services.database.write(deadlines.put, mei.code, 0, Clock("long ago", 0))
    house.services.rooms.dues.look_again()
    async with asyncio.timeout(PATIENCE):
        while await _keys(house, mei.code) != ["round:1"] * 2:  # noqa: ASYNC110 - the database rings no bell
            await asyncio.sleep(0.05)
    assert mei.pub["awaited"] == {"0": 1, "1": 1}


async def _keys(house: Inner, code: str) -> list[str]:
    return [one.key for one in await house.services.database.read(deadlines.of_room, code)]
