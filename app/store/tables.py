"""The tables, and the words in which the two databases differ."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pkey",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "ix": "%(table_name)s_%(column_0_N_name)s_idx",
    }
)

DAY = 24 * 3600.0
GOING_ON = "goes_on >= 0"
LISTED = "public AND status IN ('open', 'running')"

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),  # of the tokens that are valid
    Column("seen_at", Double, nullable=False, server_default="0"),  # to the day
    Column("face", Text, nullable=False, server_default=""),  # the portrait they chose
    Column("hidden", Boolean, nullable=False, server_default=false()),  # from those they played with
    Column("named_at", Double, nullable=False, server_default="0"),  # when they took another name
)

links = Table(
    "links",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False, index=True),
    Column("expires_at", Double, nullable=False),
    Column("used_at", Double),
)

rooms = Table(
    "rooms",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", ForeignKey("guests.id"), nullable=False, index=True),
    Column("seed", LargeBinary),
    Column("seal", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("started_at", Double),
    Column("ended_at", Double),
    Column("touched_at", Double, nullable=False),
    Column("next", Text, index=True),
    Column("number", Integer, nullable=False),
    Column("awaited", JSON, nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),  # to onlookers
    Column("locked", Boolean, nullable=False, server_default=false()),  # nobody new may sit down
    Column("hushed", Boolean, nullable=False, server_default=false()),  # onlookers can't chat
    Column("rerolls", Boolean, nullable=False, server_default=false()),  # clicks that rolled can be undone
    Column("hints", Boolean, nullable=False, server_default=true()),  # beginners can ask what to do
    Column("days", Integer, nullable=False, server_default="0"),  # that a question has; 0: it is played live
    Column("bank", Integer, nullable=False, server_default="0"),  # spare days of each seat
    Column("clock", Integer, nullable=False, server_default="0"),  # seconds a question; 0: by the rules
    Column("reserve", Integer, nullable=False, server_default="0"),  # seconds beside `clock`, for each seat
    Column("absence", Integer, nullable=False, server_default="600"),  # seconds; 0: no seat is handed over
    Column("standins", Boolean, nullable=False, server_default=false()),  # onlookers may stand in
    Column("seating", JSON, nullable=False, server_default="{}"),  # who leads, as the log says: only speed
    Column("goes_on", Integer, nullable=False, server_default="-1"),  # from this step of another game
    Column("chairs", Integer, nullable=False, server_default="0"),  # of that game; 0: as the rules say
    Index(None, "status", "created_at"),
    Index("rooms_going_on_idx", "created_at", sqlite_where=text(GOING_ON), postgresql_where=text(GOING_ON)),
    Index("rooms_listed_idx", "touched_at", sqlite_where=text(LISTED), postgresql_where=text(LISTED)),
)

seats = Table(
    "seats",
    metadata,
    Column("room", ForeignKey("rooms.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", ForeignKey("guests.id"), index=True),
    Column("bot", Text, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("kept", Boolean, nullable=False, server_default=false()),  # nobody else may hand it over
    Column("seen_at", Double, nullable=False, server_default="0"),  # its guest, in this room
    Column("named", Text, nullable=False, server_default=""),  # the guest who may stand in unasked
    Column("at", Double, nullable=False, server_default="0"),  # when its guest sat down in this room
    Column("hints", Integer, nullable=False, server_default="0"),  # that were given to it
    UniqueConstraint("room", "guest"),
)

# The log has no foreign keys: one bad row would fail every other row of its batch.
entries = Table(
    "entries",
    metadata,
    Column("room", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("verb", Text, nullable=False),
    Column("noun", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("hash", Text, nullable=False),
    UniqueConstraint("room", "id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("room", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("room", ForeignKey("rooms.code"), nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("audience", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "room", "id"),
)

results = Table(
    "results",
    metadata,
    Column("room", ForeignKey("rooms.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", ForeignKey("guests.id"), index=True),
    Column("bot", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("shares", JSON, nullable=False, server_default="{}"),  # clicks of others than the guest
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("room", ForeignKey("rooms.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("seconds", Integer, nullable=False),
    Column("held", Double, nullable=False, server_default="0"),  # seconds left while the game is paused
)

# The tables below have no foreign keys: nothing waits for them, and each is deleted on its own.

# Whom a running game waits for: each seat, and the entry since which it does; as after entry `number`.
waits = Table(
    "waits",
    metadata,
    Column("room", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seats", JSON, nullable=False),
)

# Who is to be told that a seat is waited for since entry `number`. Without `due` that is settled.
outbox = Table(
    "outbox",
    metadata,
    Column("room", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("leader", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("due", Double, index=True),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("done", JSON, nullable=False, server_default="[]"),  # ids of the channels that need no more
    Column("later", JSON, nullable=False, server_default="{}"),  # those that failed: tries, and when again
)

# Where notices go: of a guest, or of a room whose host has set it. The address is a secret.
channels = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False, index=True),
    Column("room", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("language", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# The other game from which a room goes on, packed; its seed is in it.
origins = Table(
    "origins",
    metadata,
    Column("room", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# Keys that all nodes share.
keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("room", Text, primary_key=True),
    Column("version", Text, nullable=False),
    Column("outcome", JSON, nullable=False),
    Column("steps", LargeBinary, nullable=False),
)

# What is found out about finished games, by the rules of a version, for those who ask.
truths = Table(
    "truths",
    metadata,
    Column("room", Text, primary_key=True),
    Column("version", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("state", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "state", "at"),
)

# Up to which entry an audience was told how many events; onlookers are audience -1.
tallies = Table(
    "tallies",
    metadata,
    Column("room", Text, primary_key=True),
    Column("audience", Integer, primary_key=True, autoincrement=False),
    Column("told", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
)

undos = Table(
    "undos",
    metadata,
    Column("room", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("yes", JSON, nullable=False),
)

# Who has led a seat of a room that isn't theirs, by a number that the log names; seat -1: looked on.
hands = Table(
    "hands",
    metadata,
    Column("room", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    UniqueConstraint("room", "guest", "seat"),
)

# Who looked on, and from which browsers and addresses: as marks that only this server can make.
glances = Table(
    "glances",
    metadata,
    Column("room", Text, primary_key=True),
    Column("mark", Text, primary_key=True),
)

# Public rooms whose host is there by a socket, at which node, since when, and the mark of their address.
listings = Table(
    "listings",
    metadata,
    Column("room", Text, primary_key=True),
    Column("node", Text, primary_key=True),
    Column("host", Text, nullable=False),
    Column("mark", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# What the people of a room are asked to agree to, and seats on offer.
asks = Table(
    "asks",
    metadata,
    Column("room", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("noun", Text, nullable=False),
    Column("asker", Integer, nullable=False),
    Column("yes", JSON, nullable=False),
    Column("no", JSON, nullable=False),
    Column("at", Double, nullable=False),
)

# Spare seconds that a seat has left beside its questions; no row: all of them.
banks = Table(
    "banks",
    metadata,
    Column("room", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("spare", Double, nullable=False),
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("started_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)

# The heartbeat of all nodes together, one row.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

# Of a room, or with room "" of the whole house; kind "ban" or "mute"; guest may be an address.
bans = Table(
    "bans",
    metadata,
    Column("room", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

# The lessons that a guest has come to the end of.
learned = Table(
    "learned",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("room", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("at", Double, nullable=False),
)

# The codes of open rooms in words: a number is spoken as two of them, in any language.
spoken = Table(
    "spoken",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", Text, nullable=False, unique=True),
    Column("at", Double, nullable=False),
)

# What is worth telling of a seat in a finished game; all of it can be had from the stored replays again.
feats = Table(
    "feats",
    metadata,
    Column("room", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("hero", Text, nullable=False),
    Column("best", Integer, nullable=False),
)


def insert(conn: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that knows `on_conflict_do_nothing` and `on_conflict_do_update`."""
    return sqlite.insert(table) if conn.dialect.name == "sqlite" else postgresql.insert(table)


class now(FunctionElement[float]):  # noqa: N801 - reads as the SQL function it is
    """The database's own time, in seconds since 1970."""

    type = Double()
    inherit_cache = True


@compiles(now, "sqlite")
def _now_sqlite(element: now, compiler: Any, **options: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(now, "postgresql")
def _now_postgres(element: now, compiler: Any, **options: Any) -> str:
    return "CAST(extract(epoch FROM statement_timestamp()) AS double precision)"
