"""Seats that change hands, pauses, votes and looking back, as people see and click them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.app.players import Line
from tests.app.server import Process
from tests.app.tables import play_on, table
from tests.browser.people import PHONE, People, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

PICTURES = os.environ.get("PICTURES", "")  # a folder for pictures to look at


async def picture(person: Person, name: str) -> None:
    if PICTURES:
        await person.page.screenshot(path=Path(PICTURES) / f"{name}.png")


async def at_table(people: People, line: Line, phone: bool = False) -> Person:
    person = await (people.come(PHONE) if phone else people.come())
    await person.become(line.player)
    await person.open(f"/r/{line.code}")
    await person.see("#prompt .ask")
    return person


async def wish(person: Person, id: str) -> None:
    await person.click(f"[data-wish={id}]")


async def open_wishes(person: Person) -> None:
    await person.click(".tool.menu")
    await person.click("[data-entry=people]")
    await person.see(".arrange")


async def test_a_bot_plays_for_who_wants_it_and_the_seat_comes_back(people: People, process: Process) -> None:
    lines = await table(process)
    mei, ao = await at_table(people, lines[0], phone=True), await at_table(people, lines[1])
    await open_wishes(mei)
    await picture(mei, "arrange-phone")
    await wish(mei, "arrange-bot")
    await mei.see("[data-wish=led-back]")
    assert await mei.page.locator("#prompt button[data-verb]").count() == 0
    await ao.see(".chip[data-seat='0'] .mark")
    await picture(mei, "led-by-bot-phone")
    assert not await mei.is_sideways()
    await wish(mei, "led-back")
    await mei.page.wait_for_selector("[data-wish=led-back]", state="detached")


async def test_leaving_asks_first_whether_a_bot_plays_on(people: People, process: Process) -> None:
    lines = await table(process)
    mei = await at_table(people, lines[0])
    await mei.click(".tool.menu")
    await mei.click("[data-entry=door]")
    await mei.see("dialog .leave-bot")
    await picture(mei, "leave")
    await mei.click("dialog .leave-bot")
    await mei.see("[data-wish=led-back]")
    assert lines[0].seat == 0


async def test_a_pause_is_seen_by_all_and_ended_by_who_asked(people: People, process: Process) -> None:
    lines = await table(process)
    mei, ao = await at_table(people, lines[0]), await at_table(people, lines[1], phone=True)
    await open_wishes(mei)
    await wish(mei, "arrange-pause")
    await ao.see("#prompt .ask:has-text('The game is paused.')")
    await picture(ao, "paused-phone")
    assert await ao.page.locator("[data-wish=paused-resume]").count() == 0
    await wish(mei, "paused-resume")
    await ao.page.wait_for_selector("#prompt .ask:has-text('paused')", state="detached")


async def test_a_draw_is_offered_and_agreed_to(people: People, process: Process) -> None:
    lines = await table(process)
    mei, ao = await at_table(people, lines[0]), await at_table(people, lines[1], phone=True)
    await open_wishes(mei)
    await wish(mei, "arrange-draw")
    await ao.see("[data-wish=vote-yes]")
    await picture(ao, "vote-phone")
    await wish(ao, "vote-yes")
    await mei.see(".result")
    await picture(mei, "draw-result")


async def test_a_stand_in_sits_down_by_the_invitation(people: People, process: Process) -> None:
    lines = await table(process)
    assert (await lines[0].ask("offer", seat=0, on=True))["t"] == "ok"
    kisame = await people.come(PHONE)
    await kisame.become(await process.guest("Kisame"))
    await kisame.open(f"/r/{lines[0].code}")
    await kisame.see("[data-wish=offer-take]")
    await picture(kisame, "offer-phone")
    await wish(kisame, "offer-take")
    await kisame.page.wait_for_selector("[data-wish=offer-take]", state="detached")
    await lines[1].until(lambda: lines[1].room["seats"]["0"]["led"] == "guest")


async def test_who_comes_back_sees_what_happened_and_looks_back_step_by_step(
    people: People, process: Process
) -> None:
    lines = await table(process)
    mei = await at_table(people, lines[0], phone=True)
    code = lines[0].code
    await mei.page.goto("about:blank")
    await play_on(lines, clicks=12)
    await mei.page.goto(f"{mei.url}/games/columns")
    await mei.page.evaluate(
        "code => localStorage.setItem(`shinobi-place-${code}`, JSON.stringify({ at: 1, told: 1 }))", code
    )
    await mei.open(f"/r/{code}")
    await mei.see(".since li")
    assert await mei.page.locator(".since li").count() == 3
    await picture(mei, "since-phone")
    assert not await mei.is_sideways()
    await wish(mei, "since-show")
    await mei.page.wait_for_selector(".since", state="detached")
    wide = await at_table(people, lines[0])
    await wide.click(".drawer-button")
    await wide.click(".log button.line >> nth=2")
    await wide.see("[data-wish=back-now]")
    await picture(wide, "back-then")
    await wish(wide, "replay-forward")
    await wish(wide, "back-now")
    await wide.page.wait_for_selector("[data-wish=back-now]", state="detached")


async def test_a_room_over_days_is_made_and_its_clock_is_read(people: People, process: Process) -> None:
    mei = await people.come()
    await mei.open_room("Mei")
    await mei.click(".set-line")
    await mei.page.select_option("dialog [data-option=time]", label="2 days a question")
    await mei.page.select_option("dialog [data-option=bank]", "3")
    await mei.page.select_option("dialog [data-option=absence]", "86400")
    await mei.click("dialog .buttons button")
    await mei.see(".set-line:has-text('2 days a question')")
    await picture(mei, "room-days")
    lines = await table(process, days=2, bank=3)
    ao = await at_table(people, lines[1], phone=True)
    await ao.see(".clock:visible")
    clock = await ao.page.inner_text(".clock:visible")
    assert "5d 0h" in clock or "4d 23h" in clock
    await picture(ao, "days-phone")


async def test_a_player_names_who_may_stand_in(people: People, process: Process) -> None:
    lines = await table(process)
    mei = await at_table(people, lines[0], phone=True)
    await open_wishes(mei)
    await mei.page.select_option("[data-option=named]", label="Ao")
    await mei.see(".arrange .option:has([data-option=named]) small:has-text('Ao')")
    await picture(mei, "arrange-named-phone")
    assert not await mei.is_sideways()


async def test_who_keeps_everybody_waiting_is_reminded_after_a_minute(
    people: People, process: Process
) -> None:
    lines = await table(process)
    ao = await people.come()
    await ao.page.clock.install()
    await ao.become(lines[1].player)
    await ao.open(f"/r/{lines[1].code}")
    await ao.see("#prompt .waits")
    assert await ao.page.locator(".remind").count() == 0
    await ao.page.clock.fast_forward("01:01")
    await ao.click(".strip .lapse:has-text('Mei')")
    await ao.see("dialog:has-text('Play on for Mei?')")
    await ao.page.keyboard.press("Escape")
    await ao.click(".remind:has-text('Mei')")
    await lines[0].get("emote", emote="hurry")
    await ao.page.wait_for_selector(".remind", state="detached")
