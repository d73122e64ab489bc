"""A hint points at what to tap: who follows it gets through a turn, on a phone."""

from __future__ import annotations

import asyncio

import pytest

from games import GAMES
from tests.app.server import Process
from tests.browser.people import PHONE, People
from tests.patience import patience

pytestmark = pytest.mark.asyncio(loop_scope="module")

ANSWERS = 5
POINTED = ".screen .pointed"
NEXT = ("#prompt button.next", ".tool.hint:enabled")  # what others did, or a hint


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_hint_is_followed_by_tapping(people: People, process: Process, game: str) -> None:
    ada = await people.come(PHONE)
    await ada.open("/")
    await ada.choose_door(game)
    await ada.click(".door-now")
    followed = 0
    async with asyncio.timeout(patience(120)):
        while followed < ANSWERS:
            followed += await ada.press(POINTED)
            await ada.press(*NEXT)
    await process.close()
