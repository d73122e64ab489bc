"""The truth about a finished game is found out for whoever may see its replay, one game after the other."""

from __future__ import annotations

import multiprocessing
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select

from app.live.bots import truths as finding
from app.store import Database, truths
from app.store import tables as stored
from tests.app.players import House, Line, Player
from tests.app.server import Inner, serving
from tests.app.tables import play_on, table

SHORT = 0.05  # seconds of a processor


@pytest.fixture
async def brief(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inner]:
    """A server that looks into games for a moment only, and when it is told to."""
    monkeypatch.setattr("app.live.chores.TRUTHS_EVERY", 3600)
    async with serving(sqlite_url, truth_seconds=SHORT) as house:
        yield house


async def finished(house: House, clicks: int = 12) -> list[Line]:
    """A game of two, played for a while and then left."""
    lines = await table(house)
    await play_on(lines, clicks)
    await lines[1].player.delete(f"rooms/{lines[1].code}/seats/1")
    for line in lines:
        await line.until(lambda line=line: line.room["status"] == "over")  # type: ignore[misc]
    return lines


async def test_it_is_found_out_for_who_asks_and_shown_to_all(brief: Inner) -> None:
    mei, ao = await finished(brief)
    path = f"rooms/{mei.code}/truth"
    assert (await mei.player.get(path))["state"] == "none"
    assert await mei.player.post(path) == {"code": mei.code}
    passer_by = Player(brief, "", "", "")
    found = await passer_by.get(path)
    assert (found["state"], found["ahead"], found["truth"]) == ("asked", 0, None)
    await brief.services.chores.truths.work()
    found = await passer_by.get(path)
    truth = found["truth"]
    assert found["state"] == "done"
    assert truth["share"] == 100
    assert [one["result"] for one in truth["accounts"]] == [10_000, 0]
    for one in truth["accounts"]:
        assert one["start"] + one["own"] + one["others"] + one["luck"] == one["result"]
    assert (found["places"], found["seats"]["1"]["name"]) == ({"0": 1, "1": 2}, "Ao")
    await ao.player.post(path)  # it is known already
    assert (await ao.player.get(path))["truth"] == truth


async def test_there_is_none_where_there_is_no_replay_or_no_end(house: Inner) -> None:
    mei, _ = await table(house)
    path = f"rooms/{mei.code}/truth"
    for method in ("GET", "POST"):
        assert await mei.player.refusal(method, path) == (409, "not-over")
        assert await mei.player.refusal(method, "rooms/NOSUCH/truth") == (404, "no-room")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"status": "stopped"}, "truth-cut-off"),
        ({"status": "frozen"}, "truth-cut-off"),
        ({"version": "0.9"}, "truth-older"),
        ({"number": 100_000}, "truth-long"),
    ],
)
async def test_who_asks_is_told_why_there_is_none(house: Inner, change: dict[str, Any], code: str) -> None:
    mei, _ = await finished(house, 1)
    query = stored.rooms.update().where(stored.rooms.c.code == mei.code).values(change)
    await house.services.database.write(lambda conn: conn.execute(query))
    assert await mei.player.refusal("POST", f"rooms/{mei.code}/truth") == (409, code)


async def test_it_can_be_switched_off(sqlite_url: str) -> None:
    async with serving(sqlite_url, truth_seconds=0) as house:
        mei, _ = await finished(house, 1)
        assert await mei.player.refusal("GET", f"rooms/{mei.code}/truth") == (409, "truth-off")


async def test_not_everybody_can_wait_at_once_and_the_first_is_served_first(database: Database) -> None:
    for at in range(truths.MOST):
        assert await database.write(truths.ask, f"room-{at}", "1.0")
        assert await database.read(truths.ahead, f"room-{at}") == at
    assert not await database.write(truths.ask, "one-more", "1.0")
    assert await database.write(truths.ask, "room-7", "1.0")  # it waits already
    first = await database.read(truths.oldest)
    assert first
    assert first.room == "room-0"
    await database.write(truths.put, "room-0", b"{}", "done")
    assert await database.write(truths.ask, "one-more", "1.0")


async def test_newer_rules_judge_anew_and_what_a_node_left_behind_is_taken_up(database: Database) -> None:
    await database.write(truths.ask, "leaf", "1.0")
    await database.write(truths.put, "leaf", b"{}", "growing")
    assert await database.read(truths.oldest) is None
    await database.write(_age, "leaf")
    found = await database.read(truths.oldest)
    assert found
    assert found.room == "leaf"
    await database.write(truths.put, "leaf", b"{}", "done")
    assert await database.write(truths.ask, "leaf", "1.0")
    assert await database.read(truths.oldest) is None
    assert await database.write(truths.ask, "leaf", "1.1")
    assert await database.read(_states) == [("leaf", "1.1", b"", "asked")]


async def test_a_game_that_can_not_be_played_again_hinders_no_other(brief: Inner) -> None:
    broken, whole = [(await finished(brief, 2))[0] for _ in range(2)]
    query = stored.entries.update().where(stored.entries.c.room == broken.code).values(hash="other")
    await brief.services.database.write(lambda conn: conn.execute(query))
    for line in (broken, whole):
        await line.player.post(f"rooms/{line.code}/truth")
    await brief.services.chores.truths.work()
    assert (await whole.player.get(f"rooms/{whole.code}/truth"))["state"] == "done"
    path = f"rooms/{broken.code}/truth"
    assert await broken.player.refusal("GET", path) == (409, "truth-failed")


async def test_a_process_to_which_nobody_listens_any_more_ends(brief: Inner) -> None:
    mei, _ = await finished(brief, 2)
    export = await brief.services.replays.exported(await brief.services.rooms.record(mei.code))
    before = set(multiprocessing.active_children())
    telling = finding.told(export, 3600)
    await anext(telling)
    [process] = set(multiprocessing.active_children()) - before
    await telling.aclose()
    assert process not in multiprocessing.active_children()


def _age(conn: Any, room: str) -> None:
    at = stored.now() - 2 * truths.ABANDONED
    conn.execute(stored.truths.update().where(stored.truths.c.room == room).values(at=at))


def _states(conn: Any) -> list[tuple[Any, ...]]:
    known = stored.truths.c
    return [tuple(row) for row in conn.execute(select(known.room, known.version, known.data, known.state))]
