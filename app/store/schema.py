"""The schema's history, as Alembic tells it from migrations/."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from app.store.tables import insert, snapshots

MIGRATIONS = Path(__file__).parents[2] / "migrations"
PROBE = 16 * 1024  # bytes


def upgrade(conn: Connection, revision: str = "head") -> None:
    """A schema that a newer release has made is left as it is, and one that is ours already."""
    if revision != "head" or current(conn) < head():
        command.upgrade(_config(conn), revision)


def downgrade(conn: Connection, revision: str = "base") -> None:
    command.downgrade(_config(conn), revision)


def shortfall(conn: Connection) -> str | None:
    """What is missing between the database and our newest migration; a newer one only adds to it."""
    found = current(conn)
    return None if found >= head() else f"the schema is at {found or 'nothing'}, not at {head()}"


def probe(conn: Connection) -> None:
    """Write some pages and take them back: on a full disk that fails."""
    row = {"room": "", "number": 0, "version": "", "data": os.urandom(PROBE)}
    conn.execute(insert(conn, snapshots).values(row).on_conflict_do_nothing())
    conn.execute(snapshots.delete().where(snapshots.c.room == ""))


@cache
def head() -> str:
    """The newest migration; their names are numbers of four digits, so that they can be compared."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head() or ""


@cache
def revisions() -> frozenset[str]:
    """Every state that a database of ours has been in; "" before the first."""
    return frozenset({"", *(one.revision for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions())})


def current(conn: Connection) -> str:
    return MigrationContext.configure(conn).get_current_revision() or ""


def _config(conn: Connection) -> Config:
    config = Config(attributes={"connection": conn})
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
