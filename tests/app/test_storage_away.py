"""A database that goes away, fills up and comes back: clear answers meanwhile, and no restart after it."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection
from websockets.exceptions import InvalidStatus

from app.store import Database, Unreachable, rooms
from app.store.sqlite import WRITING, Sqlite
from tests.app.gate import Gate
from tests.app.players import PATIENCE, Line, eventually
from tests.app.server import Inner, serving
from tests.app.tables import play_on, table

AWAY = (503, "no-storage")


@asynccontextmanager
async def gated(url: str) -> AsyncIterator[tuple[Gate, Inner]]:
    gate = Gate(url)
    await gate.open()
    async with serving(gate.url) as house:
        yield gate, house
    gate.shut()


async def refused_line(line: Line) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as refused:
        await line.player.enter(line.code)
    return refused.value.response.status_code, json.loads(refused.value.response.body)["code"]


async def test_while_the_database_is_away_everybody_is_told_so_and_then_it_goes_on(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("app.store.postgres.PATIENCE", 0)
    async with gated(postgres_url) as (gate, house):
        lines = mei, ao = await table(house)
        await play_on(lines, 3)
        bugs = await counted(house)
        gate.shut()
        line = next(line for line in lines if line.me.get("choices"))
        assert (await line.choose(random.Random(1)))["code"] == "no-storage"
        assert await mei.player.refusal("GET", "me") == AWAY
        assert await mei.player.refusal("POST", "rooms", {"game": "columns"}) == AWAY
        assert await refused_line(ao) == AWAY
        ready = await house.http.get(f"{house.url}/readyz")
        assert (ready.status_code, "doesn't answer" in ready.text) == (503, True)
        said: list[str] = []
        await eventually(lambda: is_noticed_by_the_ticker(said, capsys))
        await gate.open()
        assert await play_on(lines, 3) == 3
        assert (await mei.player.get("me"))["name"] == "Mei"
        await mei.player.enter(mei.code)
        assert await counted(house) == bugs
    assert "Traceback" not in "".join([*said, capsys.readouterr().out])


def is_noticed_by_the_ticker(said: list[str], capsys: pytest.CaptureFixture[str]) -> bool:
    """The look around of each second fails too, and says so once."""
    said.append(capsys.readouterr().out)
    lines = [json.loads(line) for line in "".join(said).splitlines() if "database-away" in line]
    return any(line.keys().isdisjoint({"room", "route"}) for line in lines)


async def counted(house: Inner) -> str:
    metrics = (await house.http.get(f"{house.url}/metrics")).text
    return next(line for line in metrics.splitlines() if line.startswith("shinobi_bugs_total"))


async def test_a_full_disk_refuses_clicks_and_loses_none(house: Inner) -> None:
    lines = await table(house)
    await play_on(lines, 2)
    await limited(house, 1)
    played, refused = 0, ""
    while not refused:
        line = await awaited(lines)
        answer = await line.choose(random.Random(played))
        played, refused = played + 1, answer.get("code", "")
    assert refused == "no-storage"
    assert (await house.http.get(f"{house.url}/readyz")).status_code == 503
    await limited(house, 2**30)
    assert await play_on(lines, 3) == 3
    back = await lines[0].player.enter(lines[0].code)
    assert back.pub == lines[0].pub


async def test_strangers_are_not_told_why_a_server_is_not_ready(sqlite_url: str) -> None:
    async with serving(sqlite_url, public_url="https://games.example", metrics_token="secret") as house:
        await house.services.database.write(
            lambda conn: conn.exec_driver_sql("DROP TABLE snapshots") and None
        )
        answer = await house.http.get(f"{house.url}/readyz")
        assert (answer.status_code, answer.text) == (503, "not ready")
        operator = {"Authorization": "Bearer secret"}
        answer = await house.http.get(f"{house.url}/readyz", headers=operator)
        assert "snapshots" in answer.text


async def test_a_call_that_hangs_is_given_up(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()

    def hang(conn: Connection) -> None:
        if conn.dialect.name == "sqlite":
            held.wait(PATIENCE)
        else:
            conn.exec_driver_sql(f"SELECT pg_sleep({PATIENCE})")

    async with Database.open(database_url) as database:
        await database.migrate()
        monkeypatch.setattr("app.store.errors.ANSWER_WITHIN", 0.2)
        for call in (database.read, database.write):
            with pytest.raises(Unreachable):
                await call(hang)
        held.set()
        monkeypatch.undo()
        assert await database.ready() is None


async def awaited(lines: list[Line]) -> Line:
    seat = int(min(lines[0].pub["awaited"]))
    await lines[seat].until(lambda: lines[seat].me.get("choices"))
    return lines[seat]


async def limited(house: Inner, pages: int) -> None:
    """The database file may have this many pages, or as many as it has."""

    def limit(conn: Connection) -> None:
        conn.exec_driver_sql(f"PRAGMA {most}")

    most = f"max_page_count={pages}"
    await house.services.database.write(limit)
    engine = house.services.database._engine
    assert isinstance(engine, Sqlite)
    engine.appender.pragmas = (*WRITING, most)
    engine.appender.close()


async def test_what_an_entry_called_for_is_made_up_for(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last click was written, and the database went away before the result was."""
    mei, ao = await table(house)
    write = Database.write

    async def away(database: Database, work: Any, *args: Any, **named: Any) -> Any:
        if work is rooms.finish:
            raise Unreachable("gone")
        return await write(database, work, *args, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Database, "write", away)
        assert await ao.player.refusal("DELETE", f"rooms/{mei.code}/seats/1") == AWAY
        assert mei.room["status"] == "running"
    await mei.until(lambda: mei.room["status"] == "over")
    await mei.player.post(f"rooms/{mei.code}/rematch")
    play = await house.services.rooms.open(mei.code)
    await eventually(lambda: play.is_settled)
