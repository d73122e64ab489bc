"""Nodes that share a database, and a Redis server or nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio

from games import GAMES
from games.contract import rules_of
from games.words import Words, words_of
from tests import services
from tests.app import secret_game
from tests.app.players import eventually
from tests.app.server import Inner, serving
from tests.databases import postgres_copy


@pytest.fixture(scope="module")
def secret() -> Iterator[None]:
    """The game of secrets, as long as nodes that serve it."""

    def words(game: str, language: str) -> Words:
        return words_of("columns" if game == secret_game.ID else game, language)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, secret_game.ID, rules_of(secret_game))
        patch.setattr("app.ground.words.words_of", words)
        yield


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Redis]:
    with services.needed(), services.redis(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_url(postgres_server: str, migrated_postgres: str) -> AsyncIterator[str]:
    """A database for all tests of a module."""
    async with postgres_copy(postgres_server, migrated_postgres) as url:
        yield url


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def strangers(secret: None, shared_url: str) -> AsyncIterator[tuple[Inner, Inner]]:
    """Two nodes that share a database and nothing else."""
    async with serving(shared_url) as first, serving(shared_url) as second:
        yield first, second


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nodes(secret: None, shared_url: str, redis: services.Redis) -> AsyncIterator[tuple[Inner, Inner]]:
    """Two nodes that hear each other."""
    async with connected(shared_url, redis.url) as first, connected(shared_url, redis.url) as second:
        yield first, second


@asynccontextmanager
async def connected(url: str, redis_url: str) -> AsyncIterator[Inner]:
    async with serving(url, redis_url=redis_url) as house:
        await eventually(lambda: house.services.rooms.nodes.bus.is_connected)
        yield house
