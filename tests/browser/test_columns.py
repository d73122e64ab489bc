"""Columns in a real Chromium, from the invite link to the last card."""

from __future__ import annotations

import asyncio
import signal

import pytest

from tests.app.players import Player
from tests.app.server import Process
from tests.app.tables import lobby
from tests.browser import minds
from tests.browser.people import PHONE, People, Person, play_columns, play_unseen

pytestmark = pytest.mark.asyncio(loop_scope="module")

LAST_CARDS = 8
FACES = """(place) => [...document.querySelectorAll(`${place} use[href^='#f-']`)]
  .map((one) => one.getAttribute("href").replace("-hurt", ""))"""
MAIN = "#prompt button.primary:not(.next)"
UNDO = ".bar .undo"
ASK_THEM = ".undo-waits .ask-them"
# Something hovers over the main button, as cards do on their way; the button's middle.
FLY_OVER_MAIN = f"""async () => {{
    const {{ animate }} = await import("shinobi/table.js");
    const {{ x, y, width, height }} = document.querySelector({MAIN!r}).getBoundingClientRect();
    const bird = document.querySelector(".flying").appendChild(document.createElement("div"));
    bird.style = `position:fixed;left:0;top:0;width:${{width}}px;height:${{height}}px;z-index:99`;
    const [there, away] = [x, -9999].map((left) => ({{ transform: `translate(${{left}}px, ${{y}}px)` }}));
    bird.style.transform = away.transform;
    animate(bird, [there, there], {{ duration: 1e6 }});
    const middle = [x + width / 2, y + height / 2];
    if (document.elementFromPoint(...middle) !== bird) throw new Error("nothing is covered");
    return middle;
}}"""


async def invited(people: People) -> tuple[Person, Person, str]:
    """Two people at a table, one of them on a phone, who came there by the invite link."""
    mei, jonas = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei")
    await jonas.join(code, "Jonas")
    await mei.start()
    await mei.see(".columns-table")
    await jonas.see(".columns-table")
    return mei, jonas, code


async def seated(people: People, process: Process) -> tuple[Person, Person, str]:
    """The same, who sat down already."""
    code, players = await lobby(process, names=("Mei", "Jonas"))
    await players[0].post(f"rooms/{code}/start")
    mei, jonas = await people.come(), await people.come(PHONE)
    await asyncio.gather(*(_come_back(*one, code) for one in zip((mei, jonas), players, strict=True)))
    return mei, jonas, code


async def alone(people: People, process: Process) -> Person:
    """Mei at the same table, while nobody else looks."""
    code, players = await lobby(process, names=("Mei", "Jonas"))
    await players[0].post(f"rooms/{code}/start")
    mei = await people.come()
    await _come_back(mei, players[0], code)
    await mei.see(".news:not(.unsaid)")  # the opening is over
    return mei


async def _come_back(person: Person, player: Player, code: str) -> None:
    await person.become(player)
    await person.open(f"/r/{code}")
    await person.see(".columns-table")


async def test_the_only_column_for_a_card_is_taken_by_itself(people: People, process: Process) -> None:
    """The first card has one place; whether to draw another is a choice, and waits."""
    code, players = await lobby(process, names=("Mei", "Jonas"))
    await players[0].post(f"rooms/{code}/start")
    mei = await people.come(storage_state={"cookies": [], "origins": []})
    await _come_back(mei, players[0], code)
    await mei.click(MAIN)
    await mei.until("document.querySelectorAll('.col .nc').length === 1")
    await mei.see(MAIN)


async def test_two_people_and_an_onlooker_from_the_link_to_the_last_card(
    people: People, process: Process
) -> None:
    mei, jonas, code = await invited(people)
    await play_unseen(process, lambda pub: pub["deck"] <= LAST_CARDS, mei, jonas)
    ada = await people.come(PHONE)
    await ada.open(f"/r/{code}")
    await ada.see(".columns-table")
    assert not await ada.page.query_selector("#prompt button:not(.next, .thing, .tool-pause, .tool-skip)")
    faces = await ada.page.evaluate(f"({FACES})('.chips')")
    await play_columns(mei, jonas, ada)
    assert not await jonas.is_sideways()
    assert set(faces) <= set(await ada.page.evaluate(f"({FACES})('.result')"))
    names = await ada.page.locator(".result .who-name").all_inner_texts()
    assert sorted(names) == ["Jonas", "Mei"]
    await jonas.click("#prompt .answers button.primary")
    await jonas.see(".place.mine")
    await mei.click(".rematch-banner button")
    await mei.see(".place.mine")
    assert mei.page.url == jonas.page.url


async def test_what_flies_over_a_button_does_not_catch_its_click(people: People, process: Process) -> None:
    mei = await alone(people, process)
    await mei.see(MAIN)
    await mei.page.mouse.click(*await mei.page.evaluate(FLY_OVER_MAIN))
    await mei.see(".col.ok button.cover")


async def test_a_killed_server_comes_back_and_the_pages_go_on_by_themselves(
    people: People, process: Process
) -> None:
    mei, jonas, _ = await seated(people, process)
    await mei.click(MAIN)
    await mei.see(".col.ok button.cover")
    drawn = await mei.page.inner_text(".log")
    await process.end(signal.SIGKILL)
    await mei.see(".banner.warn")
    await process.start()
    await mei.page.wait_for_selector(".banner.warn", state="detached")
    assert await mei.page.inner_text(".log") == drawn
    await mei.click(".col.ok button.cover")
    await mei.see(MAIN)
    await jonas.until("document.querySelector('.log').textContent.includes('first column')")


async def test_a_person_closes_the_browser_and_resumes_from_the_home_page(
    people: People, process: Process
) -> None:
    mei, jonas, code = await seated(people, process)
    await mei.open("/")
    await mei.page.locator(f"a[href='/r/{code}']").locator("visible=true").first.click()
    await mei.see(MAIN)
    await mei.click(MAIN)
    await jonas.until("document.querySelectorAll('.log li:not(.turn-head)').length === 1")


async def test_the_last_click_can_be_taken_back_after_a_reload_too(people: People, process: Process) -> None:
    mei, jonas, _ = await seated(people, process)
    await mei.click(MAIN)
    await mei.see(".col.ok button.cover")
    await mei.page.reload()
    await mei.see(UNDO)
    await jonas.page.reload()
    await jonas.see(".chips")
    assert not await jonas.page.locator(UNDO).count()
    await mei.click(UNDO)
    await mei.click(ASK_THEM)
    await jonas.see("dialog .deed:has-text('Mei draws')")
    await jonas.click("dialog button.primary")
    await mei.see(MAIN)
    await mei.page.reload()
    await mei.see(MAIN)
    assert not await mei.page.locator(UNDO).count()


async def test_an_undo_that_is_declined_or_played_past_closes_the_question(
    people: People, process: Process
) -> None:
    mei, jonas, _ = await seated(people, process)
    await mei.click(MAIN)
    await mei.see(".col.ok button.cover")
    await mei.click(UNDO)
    await mei.click(ASK_THEM)
    await jonas.click("dialog .buttons button:not(.primary)")
    await mei.see(".toast.refusal")
    await mei.click(UNDO)
    await mei.click(ASK_THEM)
    await jonas.see("dialog")
    await mei.click(".col.ok button.cover")
    await jonas.page.wait_for_selector("dialog", state="detached")


async def test_an_undo_is_withdrawn_by_who_asked_for_it(people: People, process: Process) -> None:
    mei, jonas, _ = await seated(people, process)
    await mei.click(MAIN)
    await mei.see(".col.ok button.cover")
    await mei.click(UNDO)
    await mei.see(ASK_THEM)
    assert not await jonas.page.locator("dialog").count()
    await mei.click(ASK_THEM)
    await jonas.see("dialog .deed")
    await mei.click(".undo-waits button:last-child")
    await jonas.page.wait_for_selector("dialog", state="detached")
    await mei.see(UNDO)
    assert not await mei.page.locator(".toast.refusal").count()


async def test_the_chat_shows_its_newest_line(people: People, process: Process) -> None:
    mei, jonas, _ = await seated(people, process)
    await mei.click(".drawer-button")
    for number in range(4):
        await mei.page.fill(".chat-form input", f"{number} " + "long " * 50)
        await mei.page.press(".chat-form input", "Enter")
        await mei.until(f"document.querySelectorAll('.chat-line').length === {number + 1}")
    await jonas.click(".drawer-button")
    for reader in (mei, jonas):
        await reader.until("document.querySelectorAll('.chat-line').length === 4")
        box = "document.querySelector('.chat-box')"
        newest = "document.querySelector('.chat-line:last-child').getBoundingClientRect()"
        await reader.until(f"{box}.scrollHeight > {box}.clientHeight")
        await reader.until(f"{newest}.bottom <= {box}.getBoundingClientRect().bottom + 1")


async def test_the_whole_turn_by_keyboard_with_live_announcements(people: People, process: Process) -> None:
    mei = await alone(people, process)
    await mei.page.keyboard.press("d")
    await mei.see(".col.ok button.cover")
    await mei.page.keyboard.press("1")
    await mei.see("#prompt .answers button:nth-child(2)")
    await mei.page.keyboard.press("s")
    await mei.page.keyboard.press("1")
    await mei.until("document.querySelector('#announce').textContent.includes('Mei')")


async def test_the_focus_goes_on_to_what_is_asked_next(people: People, process: Process) -> None:
    mei = await alone(people, process)
    await mei.page.focus(MAIN)
    await mei.page.keyboard.press("Enter")
    await mei.see(".col.ok button.cover:focus")
    await mei.page.keyboard.press("Enter")
    await mei.see(f"{MAIN}:focus")


async def test_words_on_everything_by_mouse_by_key_and_by_holding(people: People, process: Process) -> None:
    mei = await alone(people, process)
    await mei.click(".mat:not(.me)")
    await mei.see(".sheet:focus")
    assert await mei.page.evaluate(
        "document.querySelector('.sheet').getBoundingClientRect().bottom"
        " <= document.querySelector('#band').getBoundingClientRect().top"
    )
    await mei.page.keyboard.press("Escape")
    await mei.page.wait_for_selector(".sheet", state="detached")
    await mei.page.focus(".deck-button")
    await mei.page.keyboard.press("i")
    await mei.see(".sheet.light[data-thing=deck]")
    await mei.page.keyboard.press("i")
    await mei.see(".sheet[data-thing=deck]:focus")
    await mei.click(".sheet-close")
    await mei.page.wait_for_selector(".sheet", state="detached")
    await mei.page.hover(".deck-button")
    await mei.page.mouse.down()
    await mei.see(".sheet[data-thing=deck]:focus")
    await mei.page.mouse.up()
    assert not await mei.page.locator(".log li").count()
    assert await mei.page.locator(".sheet").count()


async def test_the_explaining_card_comes_to_a_mouse_that_rests_and_goes_with_it(
    people: People, process: Process
) -> None:
    mei = await alone(people, process)
    thing, elsewhere = await _middle(mei, ".mat:not(.me)"), await _middle(mei, ".bar .round")
    card = mei.page.locator(".sheet.light")
    await mei.page.mouse.move(*thing)
    await card.wait_for()
    assert await card.evaluate("(one) => one.offsetWidth") == 232
    await mei.page.mouse.move(*elsewhere)
    await card.wait_for(state="detached")
    await mei.page.mouse.move(*thing)
    await card.wait_for()
    await mei.page.keyboard.press("Escape")
    await card.wait_for(state="detached")
    await mei.page.mouse.move(thing[0] + 2, thing[1])
    await card.wait_for()
    await mei.page.evaluate("document.querySelector('.mat:not(.me)').dataset.explain = 'deck'")
    await card.wait_for(state="detached")


async def test_escape_closes_the_drawer_when_nothing_lies_over_it(people: People, process: Process) -> None:
    mei = await alone(people, process)
    await mei.click(".drawer-button")
    await mei.see(".drawer.open")
    await mei.page.keyboard.press("Escape")
    await mei.page.wait_for_selector(".drawer", state="hidden")


async def test_the_deck_is_clicked_to_draw_and_a_key_goes_on_through_the_scene(
    people: People, process: Process
) -> None:
    mei, jonas, _ = await seated(people, process)
    await mei.click(".deck-button")
    await mei.see("#prompt .next")
    await mei.page.keyboard.press("ArrowRight")
    await mei.see(".col.ok button.cover")
    await jonas.see(".pile .drawn")


async def test_the_drawn_card_is_dragged_onto_a_column(people: People, process: Process) -> None:
    mei = await alone(people, process)
    await mei.click(MAIN)
    await mei.see(".col.ok button.cover")
    await mei.page.hover(".drawn [data-drag]:visible")  # which waits until it has landed
    start, column = await _middle(mei, ".drawn [data-drag]"), await _middle(mei, ".col.ok")
    await mei.page.mouse.down()
    await mei.page.mouse.move(start[0] + 4, start[1])
    assert not await mei.page.locator(".ghost").count()
    await mei.page.mouse.move(*column, steps=4)
    await mei.see(".flying .ghost")
    await mei.see(".col.drop-here")
    await mei.page.mouse.up()
    await mei.see(".col[data-column='0'] .nc")
    await mei.see(MAIN)
    assert not await mei.page.locator(".drop-here, .lifted, .sheet").count()


async def _middle(person: Person, selector: str) -> tuple[float, float]:
    box = await person.page.locator(selector).locator("visible=true").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def test_a_replay_goes_forward_and_back_and_links_to_a_step(people: People, process: Process) -> None:
    host, guest = await process.guest("Mei"), await process.guest("Jonas")
    code = await host.room()
    await guest.post(f"rooms/{code}/seats")
    await guest.post(f"rooms/{code}/ready", {"ready": True})
    await host.post(f"rooms/{code}/start")
    await minds.play_until(minds.is_over, await host.enter(code), await guest.enter(code))
    mei = await people.come()
    await mei.open(f"/r/{code}/replay#5")
    await mei.see("input[type=range]")
    assert await mei.page.input_value("input[type=range]") == "5"
    await mei.page.keyboard.press("ArrowRight")
    await mei.until("location.hash === '#6'")
    await mei.page.keyboard.press("ArrowLeft")
    await mei.until("location.hash === '#5'")
    await mei.click(".player [data-does=going-on]")
    await mei.click("dialog .going-on-seats label:has-text('Jonas')")
    await mei.click("dialog .rung:has-text('Genin')")
    await mei.page.wait_for_url(lambda url: code not in url)
    await mei.click(".drawer-button")
    await mei.see(".log-end .banner:has-text('step 5 of another game')")
