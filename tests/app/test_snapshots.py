"""Snapshots: long games open quickly, few are kept, and none ever changes what a game is."""

from __future__ import annotations

from typing import Any

import pytest

from app.live.game import keeper
from app.store import Database, Snapshot, log, rooms
from app.store.tables import snapshots
from games import engine
from tests.app.server import Inner, serving
from tests.app.tables import lift, play_on, table


async def kept(house: Inner, code: str) -> list[int]:
    query = snapshots.select().where(snapshots.c.room == code).order_by(snapshots.c.number)
    return await house.services.database.read(lambda conn: [row.number for row in conn.execute(query)])


class Counting(Database):
    """A database that counts the entries it reads."""

    rows = 0

    async def read(self, work: Any, *args: Any, **named: Any) -> Any:
        found = await super().read(work, *args, **named)
        if getattr(work, "__module__", "") == log.__name__ and isinstance(found, list):
            Counting.rows += len(found)
        return found


async def test_opening_a_long_game_reads_one_snapshot_and_a_short_tail(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.web.services.Database", Counting)
    async with serving(database_url) as house:
        lines = await table(house, seats=4)
        await play_on(lines, 175)
        entries = await house.services.database.read(log.since, lines[0].code, -1)
        assert len(entries) > 150
    async with serving(database_url) as house:
        monkeypatch.setattr(Counting, "rows", 0)
        back = await house.welcome(lines[0].player).enter(lines[0].code)
        assert back.pub == lines[0].pub
        assert Counting.rows <= 110


async def test_an_unreadable_snapshot_falls_back_to_the_log(house: Inner) -> None:
    lines = await table(house)
    await play_on(lines, 60)
    database, code = house.services.database, lines[0].code
    await database.write(log.add_snapshot, code, Snapshot(number=55, version="1.0", data=b"\x93nonsense"))
    house.forget_rooms()
    back = await lines[0].player.enter(code)
    assert back.pub == lines[0].pub
    assert back.room["status"] == "running"


async def test_snapshots_do_not_pile_up(house: Inner) -> None:
    lines = await table(house, seats=4)
    await play_on(lines, 220)
    assert len(await kept(house, lines[0].code)) <= log.KEPT_SNAPSHOTS


@pytest.mark.usefixtures("secret")
async def test_after_many_undos_few_snapshots_are_kept_and_every_entry_is_reached(
    stored_house: Inner, capsys: pytest.CaptureFixture[str]
) -> None:
    mei, ao = await table(stored_house, "secret")
    await lift(ao)
    await ao.click("done")
    for _ in range(log.KEPT_UNDOS + 7):
        await lift(mei)
        assert (await mei.ask("undo"))["t"] == "ok"
        await lift(mei)
        await mei.click("lower")
    database, code = stored_house.services.database, mei.code
    entries = await database.read(log.since, code, -1)
    undos = [entry.number for entry in entries if entry.kind == "undo"]
    assert await kept(stored_house, code) == sorted({*undos[-log.KEPT_UNDOS :], 100})
    record = await database.read(rooms.get, code)
    assert record
    for entry in entries:
        table_then = await keeper.table_at(database, record, entry.number)
        assert engine.digest(table_then.state) == entry.hash
    assert "snapshot-passed-over" not in capsys.readouterr().out
    stored_house.forget_rooms()
    back = await mei.player.enter(code)
    assert (back.room["status"], back.pub, back.me) == ("running", mei.pub, mei.me)
