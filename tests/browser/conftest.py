"""A server process of its own and people in a real Chromium."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest

import dev
from tests import services
from tests.app.server import Process
from tests.browser.people import People, people_at
from tests.patience import patience

dev.make_faces()
dev.make_bundle()


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    async with httpx2.AsyncClient(trust_env=False, timeout=patience(20)) as http:
        process = Process(http, "", tmp_path)
        await process.start()
        try:
            yield process
        finally:
            await process.end()


@pytest.fixture
async def people(process: Process) -> AsyncIterator[People]:
    with services.needed():
        async with people_at(process.url) as people:
            yield people
