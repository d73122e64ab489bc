"""The live clock of any game: seconds a question, or a reserve that grows, and a beginning without."""

from __future__ import annotations

from typing import Any

import pytest

from app.live.line import clocks
from app.store import deadlines
from tests.app.server import Inner
from tests.app.tables import finish_round, later, lobby, table

NOTHING_LEARNED = 0


@pytest.fixture(autouse=True)
def learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Newcomers have a clock from the first question on."""
    monkeypatch.setattr(clocks, "FIRST", NOTHING_LEARNED)


def left(clock: dict[str, Any], now: float) -> float:
    return float(clock["due"] - now) / 1000


async def test_columns_has_a_clock_too_and_each_question_its_own(house: Inner) -> None:
    mei, ao = await table(house, clock=60)
    await mei.until(lambda: set(mei.room["clocks"]) == {"0"})
    first = mei.room["clocks"]["0"]
    assert first["seconds"] == 60
    await later(house)
    await mei.click("draw")
    await mei.until(lambda: mei.room["clocks"]["0"]["due"] > first["due"])
    assert ao.room["clock"] == 60


@pytest.mark.usefixtures("secret")
async def test_an_undo_gives_no_time_back(house: Inner) -> None:
    mei, ao = await table(house, "secret", clock=60)
    await finish_round(ao)
    await mei.until(lambda: set(mei.room["clocks"]) == {"0"})
    first = mei.room["clocks"]["0"]["due"]
    await later(house)
    await mei.click("mark")
    await mei.until(lambda: mei.room["clocks"]["0"]["due"] > first)
    assert (await mei.ask("undo"))["t"] == "ok"
    await mei.until(lambda: mei.room["clocks"]["0"]["due"] == first)


async def test_who_runs_out_of_time_is_played_on_for(house: Inner) -> None:
    mei, ao = await table(house, clock=60)
    await mei.until(lambda: set(mei.room["clocks"]) == {"0"})
    await house.services.database.write(deadlines.add, mei.code, -60)
    house.services.rooms.dues.look_again()
    await ao.until(lambda: any(entry_is_lapse(frame) for frame in ao.frames))


def entry_is_lapse(frame: dict[str, Any]) -> bool:
    return frame["t"] == "step" and any(event["kind"] == "table-time" for event in frame["events"])


async def test_what_a_question_leaves_over_fills_the_reserve(house: Inner) -> None:
    mei, _ = await table(house, clock=10, reserve=180)
    await mei.until(lambda: set(mei.room["clocks"]) == {"0"})
    first = mei.room["clocks"]["0"]
    assert 180 < left(first, mei.room["now"]) <= 191
    await mei.click("draw")
    await mei.until(lambda: mei.room["clocks"]["0"]["due"] > first["due"])
    assert left(mei.room["clocks"]["0"], mei.room["now"]) > 195


async def test_nobody_is_hurried_in_the_first_questions_of_a_first_game(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "FIRST", 1)
    mei, _ = await table(house, clock=60)
    await mei.ask("hint", verb="draw")
    assert mei.room["clocks"] == {}
    await mei.click("draw")
    await mei.until(lambda: set(mei.room["clocks"]) == {"0"})


async def test_bots_need_no_clock(house: Inner) -> None:
    code, (mei, _) = await lobby(house, clock=60)
    await mei.delete(f"rooms/{code}/seats/1")
    await mei.post(f"rooms/{code}/bots", {"seat": 1})
    await mei.post(f"rooms/{code}/start")
    line = await mei.enter(code)
    await line.until(lambda: set(line.room["clocks"]) == {"0"})
