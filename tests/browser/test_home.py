"""The home page in a real Chromium: from a first visit to a first decision, and back among friends."""

from __future__ import annotations

import pytest

from games import GAMES
from games.words import LANGUAGES
from tests.app.server import Process
from tests.app.tables import table
from tests.browser.people import PHONE, People

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_one_tap_from_a_first_visit_to_the_first_decision_and_back(people: People) -> None:
    """The last settings are kept, and what waits stands first."""
    tilda = await people.come(PHONE)
    await tilda.open("/")
    await tilda.click(".door-columns .door-now")
    await tilda.page.wait_for_url("**/r/*")
    await tilda.see("#prompt button.primary:enabled")
    await tilda.see(".purposes:has-text('Draw')")
    await tilda.click(".purposes .btn:last-of-type")
    assert not await tilda.page.query_selector(".purposes")
    await tilda.open("/")
    await tilda.see("#mine .row.turn .button")
    await tilda.see(".strip .button")
    await tilda.click(".door-duel .door-new")
    await tilda.page.select_option("dialog .option:has-text('Mode') select", "best-of-three")
    await tilda.click("dialog form .buttons button.primary")
    await tilda.see(".place.mine")
    await tilda.open("/")
    await tilda.click(".door-duel .door-new")
    await tilda.see("dialog .option select")
    assert await tilda.page.input_value("dialog .option:has-text('Mode') select") == "best-of-three"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_a_game_is_about_is_read_whole_on_a_phone(people: People, lang: str) -> None:
    tilda = await people.come(PHONE, locale=lang)
    await tilda.open("/")
    await tilda.see(".door button.primary")
    texts = tilda.page.locator(".door-text > p:not(.door-facts)")
    cut = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
    assert await texts.count() == len(GAMES)
    assert await texts.evaluate_all(cut) == []


async def test_friends_find_each_other_by_words_by_face_and_by_page(people: People, process: Process) -> None:
    mei, jonas = await people.come(), await people.come(PHONE, locale="fr")
    lines = await table(process)
    await process.close()
    await mei.become(lines[0].player)
    await mei.open("/")
    await mei.click(".who-am-i")
    await mei.page.check("dialog input[value=konan]")
    await mei.click("dialog .name-form button.primary")
    await mei.see(".who-am-i use[href='#f-konan']")
    await mei.click("#friends .row-text a")
    await mei.see(".person-head h1:has-text('Ao')")
    code = await lines[0].player.room()
    await mei.open(f"/r/{code}")
    words = await mei.page.inner_text(".spoken b")
    await jonas.open("/")
    await jonas.page.fill(".enter input", "renard")
    await jonas.click(".enter button")
    await jonas.see(".enter-none:not(:empty)")
    jonas.errors = [error for error in jonas.errors if "404" not in error]
    await jonas.page.fill(".enter input", words)
    await jonas.click(".enter button")
    await jonas.page.wait_for_url(f"**/r/{code}")
    await jonas.see(".join-seats use[href='#f-konan']")
    await jonas.click(".face-field summary")
    await jonas.page.check(".face-field input[value=bee]")
    await jonas.click(".name-form button.primary")
    await jonas.see(".place.mine use[href='#f-bee']")
