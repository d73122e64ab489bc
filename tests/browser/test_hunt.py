"""The hunt in a real Chromium: two people and a bot play a round, one on a phone, and one looks on."""

from __future__ import annotations

import asyncio

import pytest

from tests.browser.people import PHONE, People, Person
from tests.patience import patience

pytestmark = pytest.mark.asyncio(loop_scope="module")

# What a player presses, the first that shows: answers, fights, ways, and what else the dock offers.
ANSWERS = (
    ".pick-card button",
    ".dock-row > .buttons > button.primary",
    ".foe-fight",
    ".area.open",
    ".dock-row > .buttons > button",
)
# A finger looks with the first tap; this is the second.
SURE = ".thought button.primary"
DECIDED = ".score-line .leaf, .score-line .akatsuki"


async def test_two_people_and_a_bot_play_a_round_and_an_onlooker_sees_it(people: People) -> None:
    mei, jonas, ada = await _gathered(people)
    for person in (mei, jonas, ada):
        await person.page.evaluate("window.neverReloaded = true")
    await _play_a_round(mei, jonas, ada)
    for person in (mei, jonas, ada):
        await person.see(DECIDED)
        assert await person.page.evaluate("window.neverReloaded")
        assert not await person.is_sideways()
    assert not await ada.page.locator(".dock button, .area.open").count()


async def _gathered(people: People) -> tuple[Person, Person, Person]:
    """Two players, the second on a phone, a bot beside them, and an onlooker."""
    mei, jonas, ada = await people.come(), await people.come(PHONE), await people.come()
    code = await mei.open_room("Mei", "hunt", **{"Pace of the bots": "quick"})
    await jonas.join(code, "Jonas")
    await mei.click(".place.free >> nth=0 >> button[aria-label$='Chunin']")
    await mei.click(".act button.primary:enabled")
    await ada.open(f"/r/{code}")
    for person in (mei, jonas, ada):
        await person.see(".hunt-table")
    return mei, jonas, ada


async def _play_a_round(mei: Person, jonas: Person, ada: Person) -> None:
    async with asyncio.timeout(patience(240)):
        while not await ada.page.locator(DECIDED).count():
            await mei.press(*ANSWERS)
            await jonas.press(SURE, *ANSWERS)
