"""The home page in a real Chromium: from a first visit to a first decision, and back among friends."""

from __future__ import annotations

import pytest
from playwright.async_api import Route

from games import GAMES
from games.words import LANGUAGES
from tests.app.server import Process
from tests.app.tables import table
from tests.browser.people import PHONE, People, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_one_tap_from_a_first_visit_to_the_first_decision_and_back(people: People) -> None:
    """The last settings are kept, and what waits stands first."""
    tilda = await people.come(PHONE)
    await tilda.open("/")
    assert await tilda.page.locator(".door-table").bounding_box()
    await tilda.click(".door-columns .door-now")
    await tilda.page.wait_for_url("**/r/*")
    await tilda.see("#prompt button.primary:enabled")
    await tilda.see(".coach.placed:has-text('Draw a card')")
    await tilda.click(".coach .bubble-close")
    assert not await tilda.page.query_selector(".coach")
    await tilda.open("/")
    await tilda.see("#mine .row.turn .button")
    await tilda.see(".strip .button")
    await tilda.open_room("Tilda", "duel", "Best of three")
    await tilda.see(".set-line:has-text('Best of three')")
    await tilda.open("/")
    await tilda.see(".door-duel.chosen")
    await tilda.click(".door-table")
    await tilda.page.wait_for_url("**/r/*")
    await tilda.see(".set-line:has-text('Best of three')")


async def test_a_table_is_open_before_anybody_said_a_name_and_they_are_asked_when_others_read_it(
    people: People,
) -> None:
    """From the beginning of either page it takes a few tabs to the button that counts."""
    tilda = await people.come(PHONE)
    await tilda.open("/")
    await tilda.see(".door-table")
    assert await _tabs_to(tilda, ".door-table") <= 6
    await tilda.page.keyboard.press("Enter")
    await tilda.page.wait_for_url("**/r/*")
    await tilda.see(".place.mine .drawn")
    await tilda.seat_bot()
    await tilda.page.reload()
    await tilda.see("[data-does=start]")
    assert await _tabs_to(tilda, "[data-does=start]") <= 6
    await tilda.page.keyboard.press("Enter")
    await tilda.page.fill("dialog input[name=name]", "Tilda")
    await tilda.click("dialog .name-form button.primary")
    await tilda.see(".columns-table")


async def _tabs_to(person: Person, selector: str) -> int:
    """How often the key is pressed from the beginning of the page."""
    for count in range(1, 20):
        await person.page.keyboard.press("Tab")
        if await person.page.evaluate(f"document.activeElement.matches({selector!r})"):
            return count
    raise AssertionError(selector)


async def test_who_has_not_played_a_game_can_be_shown_it_first(people: People) -> None:
    tilda = await people.come(PHONE)
    await tilda.open("/")
    await tilda.click(".door-show")
    await tilda.see(".lesson")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_a_game_is_about_is_read_whole_on_a_phone(people: People, lang: str) -> None:
    tilda = await people.come(PHONE, locale=lang)
    await tilda.open("/")
    cut = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
    for game in GAMES:
        await tilda.choose_door(game)
        texts = tilda.page.locator(".door-text > p:not(.door-facts), .door small")
        assert await texts.evaluate_all(cut) == []
        assert not await tilda.is_sideways()


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
    await mei.see(".spoken:has-text(' ')")
    words = await mei.page.inner_text(".spoken")
    await jonas.open("/")
    await jonas.page.fill(".enter input", "renard")
    await jonas.click(".enter button")
    await jonas.see(".enter-none:not(:empty)")
    jonas.errors = [error for error in jonas.errors if "404" not in error]
    await jonas.page.fill(".enter input", lines[0].code)
    await jonas.click(".enter button")
    await jonas.see(".enter-late:has-text('remplacer')")
    await jonas.page.fill(".enter input", words)
    await jonas.click(".enter button")
    await jonas.page.wait_for_url(f"**/r/{code}")
    await jonas.see(".join-seats use[href='#f-konan']")
    await jonas.click(".face-field summary")
    await jonas.page.check(".face-field input[value=bee]")
    await jonas.click(".name-form button.primary")
    await jonas.see(".place.mine use[href='#f-bee']")


async def one_a_page(route: Route) -> None:
    """As if the list were as long as that of a large server."""
    first, _, page = route.request.url.partition("&page=")
    found = (await (await route.fetch(url=f"{first}&page=0")).json())["rooms"]
    place = int(page)
    await route.fulfill(json={"rooms": found[place : place + 1], "more": len(found) > place + 1})


async def test_open_tables_are_those_of_a_game_with_a_free_chair(people: People, process: Process) -> None:
    running = await table(process, public=True)
    host = await process.guest("Zabuza")
    await host.enter(await host.room("duel", public=True))
    tilda = await people.come(PHONE)
    await tilda.page.route("**/api/rooms?*", one_a_page)
    await tilda.open("/")
    await tilda.see("#open .row:has-text('Zabuza')")
    assert await tilda.page.locator("#open .row").count() == 1
    await tilda.click("[data-wish=open-more]")
    await tilda.see(f"#open .row a[href='/r/{running[0].code}']")
    await tilda.see("#open .row:has-text('Zabuza')")
    assert await tilda.page.locator("[data-wish=open-more]").count() == 0
    await tilda.page.unroute("**/api/rooms?*", one_a_page)
    await tilda.page.check("[data-option=open-free]")
    await tilda.page.wait_for_selector(f"#open .row a[href='/r/{running[0].code}']", state="detached")
    await tilda.see("#open .row:has-text('Zabuza')")
    await tilda.page.select_option("[data-option=open-game]", "columns")
    await tilda.page.wait_for_selector("#open .row:has-text('Zabuza')", state="detached")
    assert not await tilda.is_sideways()
    await process.close()
