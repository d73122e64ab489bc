"""Before the start: what an invitation tells, what a guest may choose, and that nobody's words are lost."""

from __future__ import annotations

import pytest

from tests.browser.people import PHONE, People

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_an_invitation_tells_what_is_played_and_who_is_there(people: People) -> None:
    mei, jonas = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei", "duel", Mode="quick")
    await jonas.open(f"/r/{code}")
    await jonas.see(".join")
    assert "15 minutes" in await jonas.page.inner_text(".facts")
    assert "Quick duel" in await jonas.page.inner_text(".facts")
    assert "1 of 2" in await jonas.page.inner_text(".facts")
    assert await jonas.page.inner_text(".join-seats li:first-child b") == "Mei"
    assert await jonas.page.inner_text(".join-seats .yours small") == ""  # names instead of camps
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
    await ada.click(".lobby-talk")
    await ada.page.fill(".chat-form input", "hello")
    await ada.page.press(".chat-form input", "Enter")
    await mei.see(".chat-line .chat-name:text-is('Ada')")


async def test_who_did_not_sit_down_hears_that_the_game_has_begun(people: People) -> None:
    mei, ada = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei", "hunt")
    await ada.open(f"/r/{code}")
    await ada.see(".join")
    await mei.click(".lobby-bar .primary")
    await ada.see("#prompt .ask:has-text('begun without you')")
    assert "stand-in" not in await ada.page.inner_text("#prompt")
    await mei.see("#prompt .ask:not(:has-text('begun without you'))")
    await ada.click("#prompt [data-wish=join-watch]")
    await ada.see("#prompt .ask:has-text('The team is being chosen')")


async def test_who_sits_alone_is_told_what_is_missing_or_possible(people: People) -> None:
    mei, ao = await people.come(), await people.come(PHONE)
    await mei.open_room("Mei", "hunt")
    assert await mei.page.inner_text(".lobby-standing p") == "You can start, or wait for more players."
    await ao.open_room("Ao")
    assert await ao.page.inner_text(".lobby-standing p") == "1 more player is needed, or a bot."


async def test_only_the_host_reads_how_a_server_lets_friends_in(people: People) -> None:
    mei, jonas = await people.come(), await people.come()
    code = await mei.open_room("Mei")
    await jonas.join(code, "Jonas")
    assert "--host" in await mei.page.inner_text(".lobby-invite")
    await jonas.see(".lobby-invite .code")
    assert "--host" not in await jonas.page.inner_text(".lobby-invite")


async def test_a_guest_reads_the_options_and_the_host_chooses(people: People) -> None:
    mei, jonas = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei", "duel")
    await jonas.join(code, "Jonas")
    assert await mei.page.locator(".mode b").first.inner_text() == "Story: nine turns"
    assert await mei.page.locator(".mode b").nth(1).inner_text() == "Quick duel: one fight for two players"
    await mei.click(".mode:nth-child(2)")
    await jonas.see(".told dd:text-is('Quick duel: one fight for two players')")
    assert await jonas.page.locator(".lobby-card input, .lobby-card select").count() == 0


async def test_talk_is_in_sight_on_a_phone(people: People) -> None:
    mei, jonas = await people.come(), await people.come(PHONE)
    code = await mei.open_room("Mei")
    await jonas.join(code, "Jonas")
    await mei.page.fill(".chat-form input", "shall we?")
    await mei.page.press(".chat-form input", "Enter")
    await jonas.see(".lobby-talk .badge:text-is('1')")
    await jonas.click(".lobby-talk")
    await jonas.see(".chat-line:has-text('shall we?')")
    assert await jonas.page.locator(".lobby-talk .badge").count() == 0


async def test_the_personal_link_is_reached_from_the_room_and_can_be_scanned(people: People) -> None:
    mei = await people.come(PHONE)
    await mei.open_room("Mei")
    await mei.click("header .small")
    await mei.click("dialog .invite button.quiet")
    await mei.see("dialog img.qr")
    assert "/link/" in await mei.page.input_value("dialog input.link")
