"""Runs the migrations on the connection, and in the transaction, that app.store.schema hands over."""

from alembic import context
from sqlalchemy import Connection, text

from app.store.tables import metadata

LOCK = 0x5368696E  # any number that no other program locks


def run(conn: Connection) -> None:
    if conn.dialect.name == "postgresql":
        conn.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    context.configure(connection=conn, target_metadata=metadata, render_as_batch=True)
    context.run_migrations()


run(context.config.attributes["connection"])
