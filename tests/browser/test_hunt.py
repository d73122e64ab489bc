"""The hunt in a real Chromium: two people and a bot play a round, one on a phone, and one looks on."""

from __future__ import annotations

import asyncio

import pytest

from tests.app.players import Frame
from tests.app.server import Process
from tests.browser.people import PHONE, People, Person, play_unseen
from tests.patience import patience

pytestmark = pytest.mark.asyncio(loop_scope="module")

CARD = '.hand-card.ok[data-click^="card"]:not(.chosen)'
ROLL = '#prompt button[data-verb="roll"], #prompt button.primary[data-verb="card"]'
# What a player presses, the first that shows: the show's own button, the main answer, a way, any answer.
ANSWERS = (
    "#prompt button.next",
    "#prompt button.primary",
    "#prompt button.danger",
    ".area.open",
    "#prompt .answers button.btn:not(.quiet)",
    "#prompt .answers button.btn",
)
DECIDED = ".flag.leaf, .flag.akatsuki, .mission:has-text('Round 2')"
# Prompt and hand beside the whole height, while the map is used.
SHARE = """(() => {
    const high = (one) => document.querySelector(one).getBoundingClientRect().height;
    return (high("#band")) / innerHeight;
})()"""
# Whether the middle of the own hero, of each ring and of Tobi (or the sign that points to him) is in the map.
IN_SIGHT = """(() => {
    const frame = document.querySelector(".map-view").getBoundingClientRect();
    const isIn = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    };
    const hero = document.querySelector(".hero-token.own");
    const rings = [...document.querySelectorAll(".area.open")];
    const tobi = [...document.querySelectorAll(".tobi-figure, .edge-pointer:not([hidden])")];
    return isIn(hero) && rings.every(isIn) && tobi.some(isIn);
})()"""


async def test_two_people_and_a_bot_play_a_round_and_an_onlooker_sees_it(people: People) -> None:
    mei, jonas, ada = await _gathered(people)
    for person in (mei, jonas, ada):
        await person.page.evaluate("window.neverReloaded = true")
    await _map_is_in_sight(jonas)
    await _a_sheet_tells_what_0_health_means(mei)
    await _play_until(DECIDED, mei, jonas, ada)
    for person in (mei, jonas, ada):
        assert await person.page.evaluate("window.neverReloaded")
        assert not await person.is_sideways()
    assert not await ada.page.locator("#prompt button:not(.next):not([class*=tool])").count()


async def test_a_card_is_chosen_first_and_the_dice_lie_before_anything_tells(
    people: People, process: Process
) -> None:
    mei = await people.come(reduced_motion="reduce")
    await mei.open_room("Mei", "hunt")
    await mei.start()
    await mei.see(".pick")
    await play_unseen(process, _is_to_roll, mei)
    await mei.see(ROLL)
    before = await mei.page.locator(".log li").count()
    if await mei.page.locator(CARD).count():
        await mei.click(CARD)
        await mei.see(".hand-card.chosen")
        assert not await mei.page.locator(".die.hit, .die.blank").count()
    await mei.click(ROLL)
    await mei.see(".duel .die:not(.wait)")
    assert await mei.page.locator(".log li:has-text('rolls')").count() == 0
    assert not await mei.page.locator(".verdict").count()
    assert await mei.page.locator(".log li").count() <= before + 1
    await mei.click(".drawer-button")
    await mei.see(".log li:has-text('rolls')")


def _is_to_roll(pub: Frame) -> bool:
    return bool(pub.get("fight")) and pub["fight"]["step"] == "before"


async def _gathered(people: People) -> tuple[Person, Person, Person]:
    """Two players, the second on a phone, a bot beside them, and an onlooker."""
    mei, jonas, ada = await people.come(), await people.come(PHONE), await people.come()
    code = await mei.open_room("Mei", "hunt")
    await jonas.join(code, "Jonas")
    await mei.seat_bot()
    await mei.start()
    await ada.open(f"/r/{code}")
    async with asyncio.timeout(patience(60)):
        while not await ada.page.locator(".map-view").count():  # whoever wants the same hero picks again
            for person in (mei, jonas):
                await person.press("#prompt button.next", "#prompt button.primary[data-verb='pick']")
    for person in (mei, jonas, ada):
        await person.see(".map-view")
    return mei, jonas, ada


async def _map_is_in_sight(jonas: Person) -> None:
    """On a phone prompt and hand leave the map its room, and the camera has what matters."""
    await jonas.see(".area.open")
    assert await jonas.page.evaluate(SHARE) < 0.305
    await jonas.until(IN_SIGHT)


async def _a_sheet_tells_what_0_health_means(mei: Person) -> None:
    await mei.click(".chip >> nth=0")
    await mei.see(".sheet:has-text('At 0 Health')")
    await mei.click(".sheet-close")


async def _play_until(sight: str, *people: Person) -> None:
    async with asyncio.timeout(patience(240)):
        while not await people[-1].page.locator(sight).count():
            for person in people:
                await person.press(*ANSWERS)
