"""My games tell nothing of what others do in secret."""

from __future__ import annotations

import pytest

from tests.app.players import Line
from tests.app.server import Inner
from tests.app.tables import finish_round, later, lift, table

pytestmark = pytest.mark.usefixtures("secret")


async def lift_and_settle(line: Line) -> None:
    """The answer to the next message comes when all that the click brings about is done."""
    await lift(line)
    await line.ask("hint", verb="lower")


async def test_a_click_in_secret_moves_no_time_in_my_games(
    stored_house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.live.line.writer.SNAPSHOT_EVERY", 1)
    mei, ao = await table(stored_house, "secret")
    before = await ao.player.get("me/rooms")
    await later(stored_house)
    await lift_and_settle(mei)
    assert await ao.player.get("me/rooms") == before


async def test_a_click_in_secret_does_not_reorder_my_games(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.live.line.writer.SNAPSHOT_EVERY", 1)
    mei, ao = await table(house, "secret")
    newer = await ao.player.room("secret")
    await mei.player.post(f"rooms/{newer}/seats")
    await mei.player.post(f"rooms/{newer}/ready", {"ready": True})
    await ao.player.post(f"rooms/{newer}/start")
    before = await ao.player.get("me/rooms")
    assert [room["code"] for room in before["rooms"]] == [newer, mei.code]
    await lift_and_settle(mei)
    assert await ao.player.get("me/rooms") == before


async def test_my_games_say_when_somebody_was_last_waited_for(stored_house: Inner) -> None:
    """Not when the game began."""
    mei, ao = await table(stored_house, "secret")
    began = (await ao.player.get("me/rooms"))["rooms"][0]["at"]
    await later(stored_house)
    await finish_round(mei)
    await mei.ask("hint", verb="lower")
    now = (await ao.player.get("me/rooms"))["rooms"][0]["at"]
    assert now > began
