"""A new game in a real Chromium, from the day it was written: home, lobby, table, a whole game, its end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import httpx2
import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser

from games.words import LANGUAGES
from tests.app.authored import author
from tests.app.server import Process
from tests.browser.people import PATIENCE, PHONE, People, Person, people_at
from tests.browser.test_pages import AXE, STILL
from tests.patience import patience

LAPTOP = {"width": 1366, "height": 768}
LAY = re.compile("^Lay")

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def process(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Process]:
    """A server with a fifth game, which nobody but its author has touched."""
    folder = tmp_path_factory.mktemp("house")
    author("kunai", folder)
    async with httpx2.AsyncClient(trust_env=False, timeout=patience(20)) as http:
        process = Process(http, "", tmp_path_factory.mktemp("server"))
        process.root = folder
        await process.start()
        try:
            yield process
        finally:
            await process.end()


@pytest_asyncio.fixture(loop_scope="module")
async def people(browser: Browser, process: Process) -> AsyncIterator[People]:
    async with people_at(browser, process.url) as people:
        yield people


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_it_is_played_from_the_home_page_to_its_end(people: People, size: dict[str, int]) -> None:
    ada = await people.come(size, **STILL)
    await ada.open("/")
    await ada.see(".door-kunai .backdrop path")
    assert await ada.page.locator("a[href='/learn/kunai']").count() == 0
    await _look(ada)
    await ada.open_room("Ada", "kunai")
    await ada.see(".lobby .backdrop path")
    await _look(ada)
    await ada.open("/")
    await ada.choose_door("kunai")
    await ada.click(".door-now")
    await _play(ada)
    await _look(ada)


async def test_its_rules_have_a_page_in_every_language(people: People) -> None:
    for language in LANGUAGES:
        ada = await people.come(LAPTOP, locale=language, **STILL)
        await ada.open("/games/kunai")
        await ada.see(".rules section")
        assert await ada.page.locator(".rules section").count() == 2


async def _play(ada: Person) -> None:
    """Lay the first card that is offered, until the result is read out; the first table is looked at."""
    lay = ada.page.get_by_role("button", name=LAY, disabled=False).first
    await lay.wait_for(timeout=PATIENCE)
    await _look(ada)
    async with asyncio.timeout(PATIENCE / 1000):
        while not await ada.page.query_selector("#result-title"):
            if await lay.count():
                await lay.click(timeout=PATIENCE)
            await asyncio.sleep(0.05)


async def _look(ada: Person) -> None:
    assert not await ada.is_sideways()
    report = await Axe().run(ada.page, options=AXE)
    assert not report.violations_count, report.generate_report()
