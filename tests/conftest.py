"""Databases for tests: everything that stores runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from app.store import Database, migrate
from games import GAMES
from games.contract import rules_of
from games.words import Words, words_of
from tests import services
from tests.app import secret_game
from tests.app.players import Line
from tests.app.server import Inner, serving
from tests.app.tables import finish_round, table
from tests.databases import beside, execute, postgres_copy
from tests.patience import patience

pytest_plugins = ("tests.sharing",)

LONGEST = 300  # seconds that one test may take


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        item.add_marker(pytest.mark.timeout(patience(LONGEST)))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with services.needed(), services.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def migrated_postgres(postgres_server: str) -> str:
    """The name of a database that others are copies of."""
    name = f"migrated_{uuid4().hex}"
    asyncio.run(execute(postgres_server, f"CREATE DATABASE {name}"))
    migrate(beside(postgres_server, name))
    return name


@pytest.fixture(scope="session")
def migrated_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("migrated") / "shinobi.db"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
async def postgres_url(postgres_server: str, migrated_postgres: str) -> AsyncIterator[str]:
    """A database of the test's own, with all tables and no rows."""
    async with postgres_copy(postgres_server, migrated_postgres) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path, migrated_sqlite: Path) -> str:
    return f"sqlite:///{shutil.copy(migrated_sqlite, tmp_path)}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A database with all tables and no rows, once on SQLite and once on PostgreSQL."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """A database without tables, once on SQLite and once on PostgreSQL."""
    url: str = request.getfixturevalue(f"empty_{request.param}")
    return url


@pytest.fixture
def empty_sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/empty.db"


@pytest.fixture
async def empty_postgres(postgres_server: str) -> AsyncIterator[str]:
    async with postgres_copy(postgres_server) as url:
        yield url


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An open database with all tables and no rows."""
    async with Database.open(database_url) as database:
        yield database


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Inner]:
    """A running server on SQLite."""
    async with serving(sqlite_url) as house:
        yield house


@pytest.fixture
async def stored_house(database_url: str) -> AsyncIterator[Inner]:
    """A running server, once on SQLite and once on PostgreSQL."""
    async with serving(database_url) as house:
        yield house


@pytest.fixture
def secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of secrets is on offer; it refuses in the words of Columns."""

    def words(game: str, language: str) -> Words:
        return words_of("columns" if game == secret_game.ID else game, language)

    monkeypatch.setitem(GAMES, secret_game.ID, rules_of(secret_game))
    monkeypatch.setattr("app.ground.words.words_of", words)


@pytest.fixture
async def three(secret: None, house: Inner) -> tuple[Line, Line, Line]:
    """Mei and Chojuro of the sun, Ao of the moon, at a table of secrets where dice may be taken back."""
    mei, ao, chojuro = await table(house, "secret", 3, rerolls=True)
    return mei, ao, chojuro


@pytest.fixture
async def waiting(three: tuple[Line, Line, Line]) -> tuple[Line, Line, Line]:
    """The same table, which waits for Mei only: nobody else can do anything unseen."""
    await finish_round(*three[1:])
    for line in three:
        await line.until(lambda line=line: line.pub["awaited"] == {"0": 1})  # type: ignore[misc]
    return three
