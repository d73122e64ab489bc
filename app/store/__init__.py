"""The storage: all SQL of the project, and the one place that commits.

Every function of `guests`, `rooms`, `seats`, `log`, `tallies`, `chats`, `deadlines`, `nodes`, `undos`,
`bans`, `hands`, `glances`, `listings`, `asks`, `spoken`, `together`, `figures`, `lessons`, `waits`,
`outbox`, `channels`, `truths` and `purge` takes a `Connection` first, and `Database` runs it:
`await db.read(rooms.get, code)`, `await db.write(seats.take, code, seat, guest)`.
"""

from app.store.database import Database, migrate
from app.store.errors import Conflict, Taken, Unreachable
from app.store.purge import Keep
from app.store.records import (
    Ask,
    ChatLine,
    Deadline,
    Guest,
    Hand,
    Manner,
    Notice,
    Record,
    Result,
    Row,
    Sitter,
    Snapshot,
    StoredReplay,
    Wait,
)

__all__ = [
    "Ask",
    "ChatLine",
    "Conflict",
    "Database",
    "Deadline",
    "Guest",
    "Hand",
    "Keep",
    "Manner",
    "Notice",
    "Record",
    "Result",
    "Row",
    "Sitter",
    "Snapshot",
    "StoredReplay",
    "Taken",
    "Unreachable",
    "Wait",
    "migrate",
]
