"""Lessons in a real Chromium on a phone, from the page of all lessons to the end of one."""

from __future__ import annotations

import asyncio

import pytest

from games import GAMES
from tests.browser.people import PHONE, People, Person
from tests.patience import patience

pytestmark = pytest.mark.asyncio(loop_scope="module")

POINTED = ".pointed"
OVER = ".lesson.over"


async def learn(person: Person) -> None:
    """Tap what is pointed at, or let it be done, until the lesson is over."""
    async with asyncio.timeout(patience(60)):
        while not await person.page.query_selector(OVER):
            if not await person.press("#prompt button.next", POINTED, ".lesson-show", ".lesson-more"):
                await asyncio.sleep(0.05)


async def test_lessons_on_a_phone(people: People) -> None:
    mei = await people.come(PHONE)
    await another_click_gets_the_lessons_line(mei)
    for game, rules in [(id, rules) for id, rules in GAMES.items() if rules.LESSONS]:
        await mei.open(f"/learn/{game}")
        await mei.see(".lessons-row")
        assert await mei.page.locator(".lessons-row").count() == len(rules.LESSONS)
        await mei.click(".lessons-go")
        await mei.see(".lesson")
        await learn(mei)
        assert not await mei.is_sideways()
        await mei.open(f"/learn/{game}")
        await mei.see(".lessons-row.done")


async def another_click_gets_the_lessons_line(mei: Person) -> None:
    """And the next lesson is one tap away."""
    await mei.open("/learn/columns")
    await mei.click(".lessons-row:has-text('Stop before')")
    await mei.see(".lesson")
    await mei.click("#prompt button[data-verb=draw]")
    await mei.see(".lesson.wrong:has-text('Twelve points')")
    await mei.see("#prompt button[data-verb=draw]")
    await learn(mei)
    assert await mei.page.locator("#prompt button[data-verb]").count() == 0
    assert await mei.page.locator(".surface[inert]").count() == 1
    assert await mei.page.locator("#prompt .primary").all_inner_texts() == ["Next"]
    await mei.click(".lesson-next")
    await mei.see(".lesson:has-text('ambush')")
