"""The duel in a real Chromium: two people fight, one on a phone, and nobody sees what the other lays."""

from __future__ import annotations

import asyncio

import pytest

from tests.app.server import Process
from tests.browser.minds import is_over
from tests.browser.people import PHONE, People, Person, play_unseen
from tests.patience import patience

pytestmark = pytest.mark.asyncio(loop_scope="module")

CARD = ".hand button.hand-card.ok"
FREE_PLACE = ".own-place button.free-place.ok"
MAIN = "#prompt button.btn.primary"
CLASH = ".moment.clash"
SPOILT = ".screen:has(.moment.clash) .log li:has-text('Fight won')"
IN_VIEW = f"""(() => {{
    const {{ top }} = document.querySelector({CARD!r}).getBoundingClientRect();
    return top >= 0 && top < innerHeight;
}})()"""


async def test_two_people_fight_and_nobody_is_sent_what_the_other_lays(
    people: People, process: Process
) -> None:
    mei, jonas, ada = await _face_to_face(people)
    await _send_a_ninja(mei, "Sakura")
    await _send_a_ninja(jonas, "Hidan")  # another deck: cards are told apart by their names; neither peeks
    for _ in range(2):
        assert await _is_laying(mei, jonas, ada)
        await _fight_a_round(mei, jonas, ada)
    await play_unseen(process, is_over, mei, jonas)
    for person in (mei, jonas, ada):
        await person.see(".result")
        assert not await person.is_sideways()


async def _face_to_face(people: People) -> tuple[Person, Person, Person]:
    """Two fighters, the second on a phone, and an onlooker."""
    mei, jonas, ada = await people.come(), await people.come(PHONE), await people.come()
    code = await mei.open_room("Mei", "duel", "Quick", **{"Time to think": "no clock"})
    await jonas.join(code, "Jonas")
    await mei.start()
    await ada.open(f"/r/{code}")
    await ada.see(".duel-table")
    return mei, jonas, ada


async def _send_a_ninja(person: Person, name: str) -> None:
    tile = f".tile:has-text('{name}')"
    await person.see(tile)
    assert await person.press(tile)
    await person.see(MAIN)
    assert await person.press(MAIN)


async def _fight_a_round(mei: Person, jonas: Person, ada: Person) -> None:
    laid = await _lay_three(mei)
    assert await mei.press(MAIN)
    await jonas.see(".foe .face-down")
    answered = await _lay_three(jonas)
    assert not _told(laid, jonas, ada)
    assert not _told(answered, mei, ada)
    assert await jonas.press(MAIN)
    await asyncio.gather(*(person.see(CLASH) for person in (mei, jonas, ada)))
    assert laid[0] in _told(laid, jonas) & _told(laid, ada)
    assert answered[0] in _told(answered, mei) & _told(answered, ada)
    for person in (mei, jonas, ada):
        assert not await person.page.locator(f".screen:has({CLASH}) .result").count()
        assert not await person.page.locator(SPOILT).count()


async def _lay_three(person: Person) -> list[str]:
    """Lay the first three cards of the hand, one after the other; which ones."""
    laid = []
    await person.see(CARD)
    await person.until(IN_VIEW)
    for place in (1, 2, 3):
        await person.see(CARD)
        card = str(await person.page.locator(f"{CARD} .tc").first.get_attribute("data-fly"))
        assert await person.press(CARD)
        if person.has_finger:  # the first touch shows the card whole
            assert await person.press(CARD)
        await person.see(f".own-place:has([data-fly='{card}'])")
        laid.append(card)
        assert await person.page.locator(".own-place .laid").count() == place
    return laid


def _told(cards: list[str], *people: Person) -> set[str]:
    """Which of the cards were named in anything that these browsers were sent."""
    frames = [frame for person in people for frame in person.received]
    return {card for card in cards if any(card in frame for frame in frames)}


async def _is_laying(mei: Person, jonas: Person, ada: Person) -> bool:
    """Leave the show and the questions between two rounds behind; False once the fight is over."""
    async with asyncio.timeout(patience(60)):
        while not await mei.page.locator(".result").count():
            if await _may_lay(mei) and await _may_lay(jonas):
                await _catch_up(ada)
                return True
            for person in (mei, jonas):
                await person.press(".tool-skip", MAIN)
    return False


async def _catch_up(onlooker: Person) -> None:
    """Who still watches one round would be told the next one, not shown it."""
    while await onlooker.page.locator(".moment").count():
        await onlooker.press(".tool-skip")


async def _may_lay(person: Person) -> bool:
    """A card of the hand can be clicked between two clashes too, to exchange it: a free place tells more."""
    return await person.page.locator(FREE_PLACE).count() > 0
