"""Lessons: which of them a guest has learned, and the rooms in which they are taught."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, select

from app.store.tables import insert, learned, now, results, rooms, seats

OPTION = "lesson"  # of a room: its lesson


def is_lesson() -> ColumnElement[bool]:
    """Whether a room is a lesson's."""
    named: ColumnElement[str] = rooms.c.options[OPTION].as_string()
    return named.is_not(None)


def is_ordinary() -> ColumnElement[bool]:
    """Whether a room is a game of its own: no lesson, and begun by its own dice."""
    return and_(~is_lesson(), rooms.c.goes_on < 0)


def learn(conn: Connection, guest: str, game: str, lesson: str) -> None:
    query = insert(conn, learned).values(guest=guest, game=game, lesson=lesson, at=now())
    conn.execute(query.on_conflict_do_nothing())


def learned_by(conn: Connection, guest: str, game: str) -> set[str]:
    query = select(learned.c.lesson).where(learned.c.guest == guest, learned.c.game == game)
    return set(conn.scalars(query))


def begun(conn: Connection, guest: str, game: str, lesson: str) -> str | None:
    """The room in which a guest is in the middle of this lesson."""
    mine = select(seats.c.room).where(seats.c.guest == guest)
    query = select(rooms.c.code).where(
        rooms.c.code.in_(mine),
        rooms.c.game == game,
        rooms.c.status == "running",
        rooms.c.options[OPTION].as_string() == lesson,
    )
    return conn.scalars(query.order_by(rooms.c.created_at.desc()).limit(1)).one_or_none()


def games_played(conn: Connection, guest: str, game: str, mode: str | None, at_most: int) -> int:
    """How many games of a kind, in one of its modes, a guest has finished, counted up to this number."""
    mine = select(results.c.room).where(results.c.guest == guest)
    query = select(rooms.c.code).where(rooms.c.code.in_(mine), rooms.c.game == game)
    if mode is not None:
        query = query.where(rooms.c.options["mode"].as_string() == mode)
    return len(conn.scalars(query.limit(at_most)).all())
