"""One server and one browser for all positions of a module."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.app.server import Inner, serving
from tests.browser.people import People, people_at


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inner]:
    """Modules as they are: a test lays its tables by those that the page runs."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server')}/shinobi.db"
    async with serving(database, bundled=False) as house:
        yield house


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def people(browser: Browser, house: Inner) -> AsyncIterator[People]:
    async with people_at(browser, house.url) as people:
        yield people
