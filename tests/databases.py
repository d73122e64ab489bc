"""Databases of a test's own: copies of a migrated one, because migrations take longer than most tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import uuid4

import asyncpg

EMPTY = "template1"


@asynccontextmanager
async def postgres_copy(server: str, template: str = EMPTY) -> AsyncIterator[str]:
    """The address of a database on this server that is a copy of another, and goes afterwards."""
    name = f"test_{uuid4().hex}"
    await execute(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    yield beside(server, name)
    await execute(server, f"DROP DATABASE {name} WITH (FORCE)")


def beside(server: str, name: str) -> str:
    return f"{server.rpartition('/')[0]}/{name}"


async def execute(url: str, command: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(command)
    await connection.close()
