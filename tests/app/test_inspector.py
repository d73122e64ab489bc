"""The inspector at /dev: every secret of every room, for the author at this machine and for nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest

from app.live.game import replay
from app.live.game.inspection import inspected
from app.live.game.replay import Export
from app.store import log, rooms
from games import GAMES
from games.contract import Illegal
from tests.app.players import Line
from tests.app.server import Inner, serving
from tests.app.tables import lift, play_on, table

TOKEN = "known to the author"

pytestmark = pytest.mark.usefixtures("secret")


@pytest.fixture
async def workshop(sqlite_url: str) -> AsyncIterator[Inner]:
    async with serving(sqlite_url, dev_token=TOKEN) as house:
        yield house


async def look(house: Inner, path: str = "", **headers: str) -> httpx2.Response:
    cookie = {"Cookie": f"shinobi-dev={TOKEN}"}
    return await house.http.get(f"{house.url}/dev{path}", headers=cookie | headers)


async def test_without_reload_there_is_no_inspector(house: Inner) -> None:
    assert (await look(house)).status_code == 404
    assert (await house.http.get(f"{house.url}/dev?token=")).status_code == 404


async def test_the_token_opens_it_and_moves_into_a_cookie(workshop: Inner) -> None:
    opened = await workshop.http.get(f"{workshop.url}/dev", params={"token": TOKEN})
    assert (opened.status_code, opened.headers["location"]) == (303, "/dev")
    assert "HttpOnly" in opened.headers["set-cookie"]
    assert (await look(workshop)).status_code == 200
    for path in ("", "?token=guessed", "/rooms/ABC", "/file?path=x"):
        assert (await look(workshop, path, Cookie="shinobi-dev=guessed")).status_code == 404


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
async def test_nobody_comes_in_through_a_proxy(workshop: Inner, name: str) -> None:
    assert (await look(workshop, **{name: "127.0.0.1"})).status_code == 404


async def test_a_running_room_from_inside(workshop: Inner) -> None:
    mei, ao = await table(workshop, "secret")
    card = await lift(mei)
    assert mei.code in (await look(workshop)).text
    whole = (await look(workshop, f"/rooms/{mei.code}")).text
    assert f"lift {card}" in whole
    assert "State, with all secrets" in whole
    assert "entry 1 of 1" in whole
    assert "number=0" in whole
    first = (await look(workshop, f"/rooms/{mei.code}?number=0&seat=1")).text
    assert "entry 0 of 1" in first
    assert "<b>seat 1" in first
    await ao.quiet()
    assert ao.kinds().count("step") == 0


async def test_what_it_says_was_sent_is_what_was_sent(workshop: Inner) -> None:
    mei, ao = await table(workshop, "secret")
    watcher = await workshop.onlooker(mei.code)
    seen = {line: len(line.frames) for line in (mei, ao, watcher)}
    await lift(mei)
    await mei.click("mark")
    for line in seen:
        await line.quiet()
    export = await exported(workshop, mei)
    for number in (1, 2):
        sent = inspected(export, number).moment.sent
        for line, since in seen.items():
            told = [one for one in line.frames[since:] if one["t"] in ("mine", "step")]
            for frame in sent[None if line is watcher else line.seat].frames:
                assert {"alone": False} | frame in [{"alone": False} | one for one in told]
    assert inspected(export, 1).moment.sent[None].size == 0


async def test_a_file_is_looked_at_like_a_room(workshop: Inner, tmp_path: Path) -> None:
    lines = await table(workshop, "columns")
    await play_on(lines)
    await lines[0].until(lambda: lines[0].room["status"] == "over")
    answer = await workshop.http.get(f"{workshop.url}/api/rooms/{lines[0].code}/export")
    (tmp_path / "game.json").write_bytes(answer.content)
    shown = await look(workshop, f"/file?path={tmp_path}/game.json&number=3&seat=0")
    assert "entry 3 of" in shown.text
    assert "path=" in shown.text
    for wrong in ("nowhere.json", "log"):
        (tmp_path / "log").write_text("{}")
        shown = await look(workshop, f"/file?path={tmp_path}/{wrong}")
        assert "is no exported game" in shown.text


async def test_looking_at_a_log_that_the_rules_refuse_freezes_nothing(
    workshop: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, _ = await table(workshop, "secret")
    await lift(mei)
    monkeypatch.setattr(GAMES["secret"], "apply", refuse)
    shown = (await look(workshop, f"/rooms/{mei.code}")).text
    assert "The log can't be followed after entry 0" in shown
    record = await workshop.services.database.read(rooms.get, mei.code)
    assert record
    assert record.status == "running"
    assert len(await workshop.services.database.read(log.since, mei.code, -1)) == 2


def refuse(*anything: object) -> None:
    raise Illegal("not-allowed")


async def exported(house: Inner, line: Line) -> Export:
    record = await house.services.rooms.record(line.code)
    return await replay.exported(house.services.database, record)
