"""A room that this server can't open or play stops nothing but itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import Connection

from app.store.tables import deadlines, rooms, waits
from games import GAMES
from tests.app import secret_game
from tests.app.players import Line
from tests.app.server import Inner
from tests.app.tables import lift, table

pytestmark = pytest.mark.usefixtures("secret")

BROKEN, SOUND = 59, 60  # seconds of the clocks in the two rooms


async def clocked(house: Inner, seconds: int) -> list[Line]:
    return await table(house, "secret", options={"seconds": seconds})


def break_rules(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """From now on this function of the rules fails in the room of the broken clock."""
    real: Callable[..., Any] = getattr(GAMES["secret"], name)

    def failing(state: secret_game.State, *rest: Any) -> Any:
        if state.seconds == BROKEN:
            raise KeyError("a card of former days")
        return real(state, *rest)

    monkeypatch.setattr(GAMES["secret"], name, failing)


async def forget(house: Inner, lines: list[Line]) -> None:
    """Nobody is in the room, and the server reads it anew when it is asked for."""
    for line in lines:
        await line.close()
    house.services.rooms.forget(lines[0].code)


async def run_out(house: Inner, first: str) -> None:
    """All clocks have run out, those of one room first."""
    database = house.services.database
    await database.write(lambda conn: conn.execute(deadlines.update().values(due=2)) and None)
    older = deadlines.update().where(deadlines.c.room == first).values(due=1)
    await database.write(lambda conn: conn.execute(older) and None)
    house.services.rooms.dues.look_again()
    await house.services.rooms.tick()


async def lapsed(line: Line) -> None:
    await line.until(lambda: any("lapse" in str(frame.get("events")) for frame in line.frames))


async def test_a_room_whose_replay_fails_is_frozen_and_all_others_play_on(
    stored_house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = await clocked(stored_house, BROKEN), await clocked(stored_house, SOUND)
    await lift(broken[0])
    await forget(stored_house, broken)
    break_rules(monkeypatch, "apply")
    await run_out(stored_house, broken[0].code)
    await lapsed(sound[0])
    player, code = broken[0].player, broken[0].code
    assert (await player.get(f"rooms/{code}"))["status"] == "frozen"
    assert [room["status"] for room in (await player.get("me/rooms"))["rooms"]] == ["frozen"]
    back = await player.enter(code)
    assert (back.pub["round"], back.me["lifted"]) == (1, "")


async def test_a_frozen_room_can_be_replayed_and_exported_as_far_as_it_is_sound(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await clocked(house, BROKEN)
    await lift(broken[0])
    await forget(house, broken)
    break_rules(monkeypatch, "apply")
    player, code = broken[0].player, broken[0].code
    await player.get(f"rooms/{code}")
    assert [step["kind"] for step in (await player.get(f"rooms/{code}/replay"))["steps"]] == ["start"]
    export = await player.get(f"rooms/{code}/export")
    assert [entry["kind"] for entry in export["entries"]] == ["start", "act"]
    assert export["outcome"] == {}


async def test_a_room_that_cannot_be_opened_stops_no_clock_and_is_counted(
    house: Inner, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, sound = await clocked(house, BROKEN), await clocked(house, SOUND)
    await forget(house, broken)
    break_rules(monkeypatch, "public")
    bugs = REGISTRY.get_sample_value("shinobi_bugs_total") or 0
    await run_out(house, broken[0].code)
    await lapsed(sound[0])
    assert (REGISTRY.get_sample_value("shinobi_bugs_total") or 0) > bugs
    said = capsys.readouterr().out
    assert "clock-failed" in said
    assert "a card of former days" in said


async def test_my_games_are_told_without_opening_them(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = await clocked(house, BROKEN)
    await forget(house, broken)
    break_rules(monkeypatch, "public")
    [room] = (await broken[0].player.get("me/rooms"))["rooms"]
    assert (room["code"], room["awaited"]) == (broken[0].code, [0, 1])
    assert not house.services.rooms.live()


async def test_my_games_leave_out_a_room_of_a_release_before_that_cannot_be_opened(
    house: Inner, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = await clocked(house, BROKEN)
    await forget(house, broken)
    await house.services.database.write(lambda conn: conn.execute(waits.delete()) and None)
    other = await broken[0].player.room()
    break_rules(monkeypatch, "public")
    assert [room["code"] for room in (await broken[0].player.get("me/rooms"))["rooms"]] == [other]
    assert "room-not-opened" in capsys.readouterr().out


async def test_clocks_of_a_hundred_rooms_of_another_version_hold_up_no_other(stored_house: Inner) -> None:
    sound = await clocked(stored_house, SOUND)
    host = sound[0].player.id
    old = {"game": "secret", "version": "0.9", "options": {}, "public": False, "pace": "human"}
    state = {"status": "running", "host": host, "seal": "", "number": 0, "awaited": []}
    times = {"created_at": 1, "touched_at": 1}
    codes = [f"OLD{number:05}" for number in range(100)]
    clock = {"seat": 0, "key": "x", "due": 1, "seconds": 45}

    def add(conn: Connection) -> None:
        conn.execute(rooms.insert(), [{"code": code} | old | state | times for code in codes])
        conn.execute(deadlines.insert(), [{"room": code} | clock for code in codes])

    await stored_house.services.database.write(add)
    await run_out(stored_house, codes[0])
    await lapsed(sound[0])
