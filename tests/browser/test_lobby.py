"""Before the start: a table with chairs, what an invitation tells, and that nobody's words are lost."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.words import LANGUAGES
from tests.app.server import Process
from tests.app.tables import lobby
from tests.browser.people import PHONE, People, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

BOX = """all => all.map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom];
})"""


async def test_an_invitation_tells_what_is_played_and_who_is_there(people: People) -> None:
    mei, jonas = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei", "duel", "Quick")
    await jonas.open(f"/r/{code}")
    await jonas.see(".join")
    assert "15 minutes" in await jonas.page.inner_text(".facts")
    assert "Quick duel" in await jonas.page.inner_text(".facts")
    assert "1 of 2" in await jonas.page.inner_text(".facts")
    assert await jonas.page.inner_text(".join-seats li:first-child b") == "Mei"
    assert await jonas.page.inner_text(".join-seats .yours small") == "Akatsuki"
    assert await jonas.page.locator(".how li").count() == 3
    assert await jonas.page.get_attribute(".how a", "href") == "/games/duel"


async def test_who_just_watches_keeps_the_name(people: People) -> None:
    mei, ada = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei")
    await ada.open(f"/r/{code}")
    await ada.page.fill("input[name=name]", "Ada")
    await ada.click(".name-form button:not(.primary):not(.icon)")
    await ada.see(".lobby")
    assert await ada.page.locator(".place.mine").count() == 0
    await ada.click(".drawer-button")
    await ada.page.fill(".chat-form input", "hello")
    await ada.page.press(".chat-form input", "Enter")
    await mei.click(".drawer-button")
    await mei.see(".chat-line .chat-name:text-is('Ada')")


async def test_who_did_not_sit_down_hears_that_the_game_has_begun(people: People) -> None:
    mei, ada = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei", "hunt")
    await ada.open(f"/r/{code}")
    await ada.see(".join")
    await mei.start()
    await ada.see("#prompt .ask:has-text('begun without you')")
    assert "stand-in" not in await ada.page.inner_text("#prompt")
    await mei.see("#prompt .ask:not(:has-text('begun without you'))")
    await ada.click("#prompt [data-wish=join-watch]")
    await ada.see("#prompt .ask:has-text('The team is being chosen')")


async def test_one_thing_is_bright_the_link_until_somebody_came_and_then_the_start(people: People) -> None:
    mei, jonas = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei")
    await mei.see(".lie.glowing .spoken")
    assert await _bright(mei) == ["send-link"]
    assert "1 more" in await mei.page.inner_text("#band .btn.off")
    await jonas.join(code, "Jonas")
    await mei.see("#band .primary[data-does=start]")
    assert await _bright(mei) == ["start"]
    assert await mei.page.locator(".lie.glowing").count() == 0


async def test_who_plays_alone_may_begin_without_anybody(people: People) -> None:
    mei = await people.come()
    await mei.open_room("Mei", "hunt")
    assert await _bright(mei) == ["send-link"]
    await mei.see("#band [data-does=start]")


async def test_an_odd_number_is_evened_by_a_bot(people: People, process: Process) -> None:
    code, players = await lobby(process, "exam", 3, ("Mei", "Jonas", "Ada"))
    mei = await people.come()
    await mei.become(players[0])
    await mei.open(f"/r/{code}")
    await mei.see("#band [data-does=put-bot]")
    assert await _bright(mei) == ["put-bot"]
    await mei.click("#band [data-does=put-bot]")
    await mei.see("#band [data-does=start]")
    assert await _bright(mei) == ["start"]
    await players[0].post(f"rooms/{code}/options", {"options": {"mode": "arena"}})
    await mei.see("#band .btn.off:has-text('Start')")
    assert await _bright(mei) == []


async def test_a_chair_offers_a_seat_only_to_who_has_none(people: People) -> None:
    mei, jonas = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei")
    await mei.click(".place.free .name-card")
    await mei.see("dialog .rung")
    assert await mei.page.locator("dialog [data-does=invite-title]").count() == 1
    await mei.page.keyboard.press("Escape")
    await jonas.join(code, "Jonas")
    await jonas.click(".place.free .name-card")
    await jonas.see("dialog [data-does=invite-title]")
    assert await jonas.page.locator("dialog .rung, dialog [data-does=change-camp]").count() == 0
    await jonas.page.keyboard.press("Escape")
    await jonas.click(".place.mine .name-card")
    await jonas.click("dialog .name-form button:has-text('Stand up')")
    await jonas.click(".place.free .name-card:has-text('Sit here')")
    await jonas.see(".place.mine")


@pytest.mark.parametrize("mode", ["Story", "Quick"])
async def test_camps_sit_as_they_will_play(people: People, mode: str) -> None:
    mei, jonas = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei", "duel", mode)
    await jonas.join(code, "Jonas")
    await mei.see(".camp-akatsuki small:has-text('1 of')")
    counted = await mei.page.locator(".camp small").all_inner_texts()
    assert counted == (["1 of 3", "1 of 3"] if mode == "Story" else ["1 of 1", "1 of 1"])
    assert await mei.page.locator(".place").count() == (6 if mode == "Story" else 2)
    assert "nine turns" not in await mei.page.inner_text(".lobby") or mode == "Story"
    if mode == "Story":
        await jonas.click(".place.free .name-card:has-text('Change to this camp')")
        await jonas.click("dialog [data-does=change-camp]")
        await mei.see(".camp-alliance small:has-text('2 of 3')")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["columns", "duel", "exam"])
async def test_six_people_fit_on_a_small_phone(
    people: People, process: Process, game: str, lang: str
) -> None:
    """Nothing lies over anything else or outside, and "Start" needs no scrolling."""
    names = ("Maximiliane Hohenstaufen", "Jonas", "Ада Лавлейс", "Bee", "Élodie Desmoulins", "Konan")
    mei = await people.come(PHONE, locale=lang, reduced_motion="reduce")
    for count, glows in ((6, ":not(.glowing)"), (1, ".glowing")):
        code, players = await lobby(process, game, count, names)
        await mei.become(players[0])
        await mei.open(f"/r/{code}")
        await mei.see(f".lie{glows} .spoken:not(:text-is('{code}'))")
        await mei.until("document.fonts.status === 'loaded'")
        parts = mei.page.locator(".name-card, .plaque, .slip, .lobby .band")
        boxes = await parts.evaluate_all(BOX)
        assert len(boxes) == 9
        assert not [box for box in boxes if box[0] < 0 or box[2] > 360 or box[3] > 740]
        for one, other in combinations(boxes, 2):
            assert _is_apart(one, other), (one, other)
        assert not await mei.is_sideways()


def _is_apart(one: list[float], other: list[float]) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


async def _bright(person: Person) -> list[str | None]:
    found = await person.page.locator("#band .primary").all()
    return [await one.get_attribute("data-does") for one in found]


async def test_only_the_host_reads_how_a_server_lets_friends_in(people: People) -> None:
    mei, jonas = await people.come(), await people.come()
    code = await mei.open_room("Mei")
    await jonas.join(code, "Jonas")
    for person in (mei, jonas):
        await person.click(".slip")
        await person.see("dialog .code")
    assert "--host" in await mei.page.inner_text("dialog")
    assert "--host" not in await jonas.page.inner_text("dialog")


async def test_a_guest_reads_what_is_set_and_the_host_sets_it(people: People) -> None:
    mei, jonas = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei", "duel")
    await jonas.join(code, "Jonas")
    await mei.click(".set-line")
    assert await mei.page.locator(".mode b").first.inner_text() == "Story: nine turns"
    assert await mei.page.locator("dialog .option:has-text('Boss fight')").count() == 0  # of another mode
    await mei.click(".mode:nth-child(2)")
    await mei.see("dialog .option:has-text('Boss fight')")
    await jonas.see(".set-line:has-text('Quick duel')")
    await jonas.click(".set-line")
    await jonas.see(".told dd:text-is('Quick duel: one fight for two players')")
    assert await jonas.page.locator("dialog input, dialog select").count() == 0


async def test_talk_is_in_sight_on_a_phone(people: People) -> None:
    mei, jonas = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei")
    await jonas.join(code, "Jonas")
    await mei.click(".drawer-button")
    await mei.page.fill(".chat-form input", "shall we?")
    await mei.page.press(".chat-form input", "Enter")
    await jonas.see(".drawer-button .badge:text-is('1')")
    await jonas.click(".drawer-button")
    await jonas.see(".chat-line:has-text('shall we?')")
    assert await jonas.page.locator(".drawer-button .badge").count() == 0


async def test_the_personal_link_is_reached_from_the_room_and_can_be_scanned(people: People) -> None:
    mei = await people.come(PHONE)
    await mei.open_room("Mei")
    await mei.click(".slip")
    await mei.click("dialog .invite button.quiet")
    await mei.see("dialog img.qr")
    assert "/link/" in await mei.page.input_value("dialog input.link")
