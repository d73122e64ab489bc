"""A server that may send to this machine, and soon; a receiver beside it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.app.notices.receivers import Receiver, receiving
from tests.app.server import Inner, serving

SOON = {"local_notices": True, "notice_after": 0.05}


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as found:
        yield found


@pytest.fixture
async def telling(database_url: str) -> AsyncIterator[Inner]:
    """On both databases."""
    async with serving(database_url, **SOON) as house:
        yield house


@pytest.fixture
async def calling(sqlite_url: str) -> AsyncIterator[Inner]:
    async with serving(sqlite_url, **SOON) as house:
        yield house
