"""Who is to be told that they are waited for: taken by one node, tried again, settled once."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, or_, select

from app.store.records import Notice
from app.store.tables import insert, now, outbox, rooms, waits

MOST = 1000  # rows of one look
HELD = 60.0  # seconds that a node has for a try, before others take it over
REMEMBERED = 3600.0  # seconds that a settled one is kept, so that it isn't told again


class Later(msgspec.Struct, frozen=True, array_like=True):
    """A channel that failed so many times, and when it is tried again by the database's clock."""

    tries: int = 0
    due: float = 0.0


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """A notice that is to be sent, and when; `done` are channels that need no more, `later` that failed."""

    notice: Notice
    at: float  # by the database's clock
    due: float
    tries: int = 0
    done: tuple[str, ...] = ()
    later: dict[str, Later] = {}


def add(conn: Connection, notice: Notice) -> bool:
    """Whether it wasn't there yet, sent or not."""
    values = {**msgspec.structs.asdict(notice), "at": now(), "due": now()}
    query = insert(conn, outbox).values(values).on_conflict_do_nothing().returning(outbox.c.seat)
    return conn.execute(query).first() is not None


def due(conn: Connection, within: float = 0.0) -> list[Due]:
    """Those that are to be sent within so many seconds, the oldest first."""
    query = select(outbox).where(outbox.c.due <= now() + within).order_by(outbox.c.due).limit(MOST)
    return [_due(row._mapping) for row in conn.execute(query)]


def take(conn: Connection, one: Due) -> Due | None:
    """The notice for one more try, this node's alone for a while; None if it is another's, or settled."""
    mine = outbox.update().where(_is(one.notice), outbox.c.due <= now(), outbox.c.tries == one.tries)
    row = conn.execute(mine.values(due=now() + HELD, tries=outbox.c.tries + 1).returning(outbox)).first()
    return _due(row._mapping) if row else None


def stands(conn: Connection, notice: Notice) -> bool:
    """Whether the game still waits for the seat since then, as far as anybody has written."""
    query = select(waits.c.seats).join(rooms, rooms.c.code == waits.c.room)
    seats = conn.execute(
        query.where(waits.c.room == notice.room, rooms.c.status == "running")
    ).scalar_one_or_none()
    return (seats or {}).get(str(notice.seat)) == notice.number


def mark(conn: Connection, notice: Notice, done: Collection[str]) -> None:
    """These channels need no more."""
    conn.execute(outbox.update().where(_is(notice)).values(done=sorted(done)))


def put_off(conn: Connection, notice: Notice, done: Collection[str], later: Mapping[str, Later]) -> None:
    """Try again as soon as one of the channels that are left may be; if none is, it isn't settled yet."""
    mark(conn, notice, done)
    again = {"due": min((one.due for one in later.values()), default=outbox.c.due)}
    conn.execute(outbox.update().where(_is(notice)).values(again | {"later": msgspec.to_builtins(later)}))


def settle(conn: Connection, notices: Collection[Notice]) -> int:
    """Nothing more is to be done for these; how many of them were still to be sent."""
    if not notices:
        return 0
    which = or_(*map(_is, notices))
    return conn.execute(outbox.update().where(which, outbox.c.due.is_not(None)).values(due=None)).rowcount


def sweep(conn: Connection) -> None:
    """Forget what was settled a while ago."""
    conn.execute(outbox.delete().where(outbox.c.due.is_(None), outbox.c.at < now() - REMEMBERED))


def _is(notice: Notice) -> ColumnElement[bool]:
    fields = msgspec.structs.asdict(notice).items()
    return and_(*(outbox.c[name] == value for name, value in fields))


def _due(row: object) -> Due:
    fields = dict(row)  # type: ignore[call-overload]
    notice = Notice(*(fields.pop(name) for name in Notice.__struct_fields__))
    later = msgspec.convert(fields["later"], dict[str, Later])
    return Due(notice=notice, **{**fields, "done": tuple(fields["done"]), "later": later})
