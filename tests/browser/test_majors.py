"""Games of every major that landed are looked at in a real Chromium, under rules that are newer than they."""

from __future__ import annotations

import pytest

from tests.app.majors import stored
from tests.app.server import Inner
from tests.app.test_never_lost import lay, newer
from tests.browser.people import chromium, people_at

MAJORS = stored()


async def test_games_of_older_majors_are_drawn_from_what_was_shown(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chromium() as browser, people_at(browser, house.url) as people:
        someone = await people.come()
        for number, old in enumerate(MAJORS.values()):
            code = f"MAJOR23{number + 2}"
            await lay(house, old, code)
            newer(monkeypatch, old.export.game)
            await someone.open(f"/r/{code}")
            await someone.see(f".board .{old.export.game}-table")
            await someone.page.goto(f"{house.url}/r/{code}/replay#{len(old.export.entries) - 1}")
            await someone.page.reload()
            await someone.see(".result")
