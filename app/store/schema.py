"""The schema's history, as Alembic tells it from migrations/."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parents[2] / "migrations"


def upgrade(conn: Connection, revision: str = "head") -> None:
    """A schema that a newer release has made is left as it is."""
    if revision != "head" or _current(conn) <= head():
        command.upgrade(_config(conn), revision)


def downgrade(conn: Connection, revision: str = "base") -> None:
    command.downgrade(_config(conn), revision)


def shortfall(conn: Connection) -> str | None:
    """What is missing between the database and our newest migration; a newer one only adds to it."""
    current = _current(conn)
    return None if current >= head() else f"the schema is at {current or 'nothing'}, not at {head()}"


@cache
def head() -> str:
    """The newest migration; their names are numbers of four digits, so that they can be compared."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head() or ""


def _current(conn: Connection) -> str:
    return MigrationContext.configure(conn).get_current_revision() or ""


def _config(conn: Connection) -> Config:
    config = Config(attributes={"connection": conn})
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
