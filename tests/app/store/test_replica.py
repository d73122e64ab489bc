"""A Postgres server dies under load, and its replica takes over; and large tables are cut in parts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection

from app.live.chores import purge_all
from app.store import Database, Keep, Unreachable, log, postgres
from tests import services
from tests.app.players import Line, fresh_id
from tests.app.server import Inner, serving
from tests.app.store.samples import row
from tests.app.store.test_purge import age
from tests.app.tables import play_on, table
from tests.app.test_backups import run
from tests.patience import patience

TABLES = 4
GOES_ON = patience(15)  # seconds after which every table plays again
PARTS = 4
PARTED = {
    "entries": "PRIMARY KEY (room, number), UNIQUE (room, id)",
    "snapshots": "PRIMARY KEY (room, number)",
    "tallies": "PRIMARY KEY (room, audience, told)",
    "replays": "PRIMARY KEY (room)",
}


@pytest.fixture
def servers() -> Iterator[services.Replicated]:
    with services.needed(), services.replicated() as found:
        yield found


class Load:
    """Somebody who clicks all the time, and remembers what was acknowledged, and when."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.acknowledged: dict[str, float] = {}

    async def play(self) -> None:
        while True:
            id = fresh_id()
            if (await self.line.click("mark", id=id))["t"] == "mine":
                self.acknowledged[f"{self.line.seat}:{id}"] = time.monotonic()

    def has_played_since(self, moment: float) -> bool:
        return any(at > moment for at in self.acknowledged.values())


async def test_no_acknowledged_click_is_lost_when_the_replica_takes_over(
    secret: None, servers: services.Replicated
) -> None:
    async with serving(servers.url) as house:
        loads = [Load(line) for _ in range(TABLES) for line in await table(house, "secret")]
        players = [asyncio.create_task(load.play()) for load in loads]
        await until(lambda: all(len(load.acknowledged) > 20 for load in loads))
        servers.first.kill()
        died = time.monotonic()
        await asyncio.to_thread(servers.promote)
        promoted = time.monotonic()
        await until(lambda: all(load.has_played_since(promoted) for load in loads))
        assert time.monotonic() - died < GOES_ON
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        for load in loads:
            stored = await house.services.database.read(log.since, load.line.code, -1)
            assert load.acknowledged.keys() <= {entry.id for entry in stored}
            assert [entry.number for entry in stored] == list(range(len(stored)))


async def test_what_the_replica_does_not_have_is_not_acknowledged(
    servers: services.Replicated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wait that was given up leaves the row on the first server alone, where the next try finds it."""
    monkeypatch.setattr(postgres, "COMMAND_WITHIN", 2)
    monkeypatch.setattr(postgres, "PATIENCE", 5)
    async with Database.open(servers.url) as database:
        await database.migrate()
        assert await database.append(row(number=0))
        servers.second.kill()
        with pytest.raises(Unreachable):
            await database.append(row(number=1))


async def until(happens: Any) -> None:
    async with asyncio.timeout(patience(60)):
        while not happens():  # noqa: ASYNC110 - clicks are acknowledged in other tasks
            await asyncio.sleep(0.01)


async def parted(url: str) -> None:
    """Cut the large tables into parts by the hash of the room, as docs/operate.md says."""
    connection = await asyncpg.connect(url)
    for name, keys in PARTED.items():
        await connection.execute(f"ALTER TABLE {name} RENAME TO whole")
        await connection.execute(f"CREATE TABLE {name} (LIKE whole, {keys}) PARTITION BY HASH (room)")
        for part in range(PARTS):
            await connection.execute(
                f"CREATE TABLE {name}_{part} PARTITION OF {name}"
                f" FOR VALUES WITH (MODULUS {PARTS}, REMAINDER {part})"
            )
        await connection.execute(f"INSERT INTO {name} SELECT * FROM whole")
        await connection.execute("DROP TABLE whole")
    await connection.close()


async def test_games_are_played_and_kept_in_tables_that_are_cut_in_parts(
    postgres_url: str, tmp_path: Path
) -> None:
    file = str(tmp_path / "games.backup")
    async with serving(postgres_url) as house:
        begun = await table(house)
        await play_on(begun, clicks=5)
        await parted(postgres_url)
        house.forget_rooms()
        await raced(house)
        lines = [await line.player.enter(line.code) for line in begun]
        await play_on(lines)
        await lines[0].until(lambda: lines[0].room["status"] == "over")
        await house.services.chores.record()
        replay = await lines[0].player.get(f"rooms/{lines[0].code}/replay")
        assert replay["outcome"] and replay["missing"] == 0
        assert (await run(postgres_url, tmp_path, "backup", file))[0] == 0
        await purged(house, begun[0].code)
    assert (await run(postgres_url, tmp_path, "restore", file, "--replace"))[0] == 0
    async with Database.open(postgres_url) as database:
        assert await database.read(rooms_in, "entries") == {"race", begun[0].code}


async def purged(house: Inner, code: str) -> None:
    """What nobody came back to goes out of all parts, and everything else stays."""
    database = house.services.database
    await house.close()
    house.forget_rooms()
    await database.write(age, code, 10_000)
    assert await purge_all(database, Keep(finished=1), house.services.rooms.close, grace=0) == 1
    left = {name: await database.read(rooms_in, name) for name in PARTED}
    assert {name: found for name, found in left.items() if found} == {"entries": {"race"}}


def rooms_in(conn: Connection, name: str) -> set[str]:
    return set(conn.exec_driver_sql(f"SELECT room FROM {name}").scalars())


async def raced(house: Inner) -> None:
    """Each number is taken once, and a click that is sent again counts as stored."""
    database = house.services.database
    rows = [row("race", 1, entry) for entry in ("one", "two", "one")]
    answers = await asyncio.gather(*(database.append(one) for one in rows))
    assert sorted(answers[:2]) == [False, True]
    assert answers[2] == answers[0]
