"""A server process and a real Chromium for each file of tests, and people who come for one test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

import dev
from tests import services
from tests.app.players import client
from tests.app.server import Process
from tests.browser.people import People, chromium, people_at

dev.make()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    with services.needed():
        async with chromium() as browser:
            yield browser


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def process(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Process]:
    async with client() as http:
        process = Process(http, "", tmp_path_factory.mktemp("server"))
        await process.start()
        try:
            yield process
        finally:
            await process.end()


@pytest_asyncio.fixture(loop_scope="module")
async def people(browser: Browser, process: Process) -> AsyncIterator[People]:
    async with people_at(browser, process.url) as people:
        yield people
