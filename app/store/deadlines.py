"""Until when a seat has time, by the database's clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, and_, or_, select

from app.store.nodes import is_beating
from app.store.records import Deadline
from app.store.tables import deadlines, insert, now, rooms
from games.contract import Clock


def put(conn: Connection, room: str, seat: int, clock: Clock, due: float = 0.0, pause: float = 0.0) -> None:
    """Start the seat's clock after a pause, or let it go on until `due`; one of the same question runs on."""
    until = due or now() + clock.seconds + pause
    query = insert(conn, deadlines).values(
        room=room, seat=seat, key=clock.key, due=until, seconds=clock.seconds
    )
    new = {"key": query.excluded.key, "due": query.excluded.due, "seconds": query.excluded.seconds}
    another = deadlines.c.key != query.excluded.key
    conn.execute(query.on_conflict_do_update(index_elements=["room", "seat"], set_=new, where=another))


def keep(
    conn: Connection,
    room: str,
    clocks: Mapping[int, Clock],
    anew: Collection[int] = (),
    known: Mapping[int, float] | None = None,
    pause: float = 0.0,
) -> list[Deadline]:
    """Let exactly these clocks run, new ones and those of the seats `anew` after a pause; until when."""
    running = clocks.keys() - set(anew)
    conn.execute(deadlines.delete().where(deadlines.c.room == room, deadlines.c.seat.not_in(running)))
    for seat, clock in sorted(clocks.items()):
        put(conn, room, seat, clock, (known or {}).get(seat, 0.0), pause)
    return of_room(conn, room)


def add(conn: Connection, room: str, seconds: float) -> list[Deadline]:
    """All clocks of the room have more time; until when."""
    conn.execute(deadlines.update().where(deadlines.c.room == room).values(due=deadlines.c.due + seconds))
    return of_room(conn, room)


def of_room(conn: Connection, room: str) -> list[Deadline]:
    query = select(deadlines).where(deadlines.c.room == room).order_by(deadlines.c.seat)
    return [Deadline(**row._mapping) for row in conn.execute(query)]


def due(
    conn: Connection, played: Collection[tuple[str, int]], within: float = 0.0, limit: int = 1000
) -> list[Deadline]:
    """The deadlines that pass within so many seconds, oldest first, in games of the majors that are played.

    None, if no server was there: the next heartbeat moves them first.
    """
    versions = [and_(rooms.c.game == game, rooms.c.version.startswith(f"{major}.")) for game, major in played]
    query = select(deadlines).join(rooms, rooms.c.code == deadlines.c.room)
    soon = deadlines.c.due <= now() + within
    query = query.where(soon, rooms.c.status == "running", or_(*versions), is_beating())
    return [Deadline(**row._mapping) for row in conn.execute(query.order_by(deadlines.c.due).limit(limit))]
