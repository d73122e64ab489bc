"""Cards of the Duel: whose they are, and that there is more to read."""

from __future__ import annotations

import pytest

from games.words import words_of
from tests.app.server import Inner
from tests.browser.people import PHONE, People
from tests.browser.positions.stand import Stand
from tests.browser.positions.test_positions import found

pytestmark = pytest.mark.asyncio(loop_scope="module")

SIZE = (390, 844)
CARDS = """() => [...document.querySelectorAll(".hand-card")].map((card) => {
  const text = document.createRange();
  text.selectNodeContents(card.querySelector(".tx"));
  const below = text.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom;
  const sign = getComputedStyle(card.querySelector(".tx"), "::after").opacity;
  return [below, Number(sign)];
})"""
PIXEL = 1


async def test_a_card_with_more_words_than_room_says_so(people: People, house: Inner) -> None:
    stand = await _packing(people, house)
    cards = await stand.page.evaluate(CARDS)
    assert [is_marked for below, is_marked in cards if below > PIXEL].count(0) == 0
    assert [is_marked for below, is_marked in cards if below < -PIXEL].count(1) == 0
    assert {is_marked for _, is_marked in cards} == {0, 1}


async def test_a_touch_on_such_a_card_shows_all_its_words(people: People, house: Inner) -> None:
    stand = await _packing(people, house)
    cards = await stand.page.evaluate(CARDS)
    longest = max(range(len(cards)), key=lambda at: cards[at][0])
    card = stand.page.locator(".hand-card").nth(longest)
    words = await card.locator(".tx").text_content() or "?"
    await card.tap()
    await stand.page.wait_for_selector(f".sheet :text('{words}')")


async def test_the_cards_of_the_opponent_are_no_hand(people: People, house: Inner) -> None:
    stand = await _packing(people, house)
    first = stand.page.locator(".hand-row > :first-child")
    assert await first.text_content() == words_of("duel", "en").format("duel-theirs")


async def _packing(people: People, house: Inner) -> Stand:
    stand = await Stand.at(people, house, "duel", PHONE)
    await stand.lay(found("duel").fullest["out", "asked"], "en", SIZE)
    return stand
