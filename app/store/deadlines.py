"""Until when a seat has time, by the database's clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import ColumnElement, Connection, and_, case, or_, select

from app.store.nodes import is_beating
from app.store.records import Deadline
from app.store.tables import banks, deadlines, insert, now, rooms, waits
from games.contract import Clock

OVER_DAYS = "days:"  # begins the keys of clocks that draw on a seat's spare days
LIVE = "live:"  # those of a live clock
RESERVED = "reserve:"  # those of one that draws on a seat's reserve, and fills it
REMINDING = "bot:"  # begins those of clocks that wake a bot
_SPARING = (OVER_DAYS, RESERVED)
FAR = 1e12  # seconds since 1970: never
LEAST = 1.0  # seconds that a held clock has left


def put(conn: Connection, room: str, seat: int, clock: Clock, due: float = 0.0, pause: float = 0.0) -> None:
    """Start the seat's clock after a pause, or let it go on until `due`; one of the same question runs on."""
    until = due or now() + clock.seconds + pause
    query = insert(conn, deadlines).values(
        room=room, seat=seat, key=clock.key, due=until, seconds=clock.seconds, held=0.0
    )
    new = {name: query.excluded[name] for name in ("key", "due", "seconds", "held")}
    another = deadlines.c.key != query.excluded.key
    conn.execute(query.on_conflict_do_update(index_elements=["room", "seat"], set_=new, where=another))


def keep(
    conn: Connection,
    room: str,
    clocks: Mapping[int, Clock],
    anew: Collection[int] = (),
    known: Mapping[int, float] | None = None,
    pause: float = 0.0,
    held: bool | None = None,
    bank: float | None = None,
) -> list[Deadline]:
    """Let exactly these clocks run, new ones and those of the seats `anew` after a pause; until when.

    `held`: the game is paused, and they stand, or goes on after a pause. `bank`: what each seat has
    beside every question, of which it keeps what it didn't need.
    """
    running = clocks.keys() - set(anew)
    if bank is not None:
        _settle(conn, room, {seat: clocks[seat].key for seat in running}, bank)
    conn.execute(deadlines.delete().where(deadlines.c.room == room, deadlines.c.seat.not_in(running)))
    for seat, clock in sorted(clocks.items()):
        spare = _spare(conn, room, seat, bank) if bank and clock.key.startswith(_SPARING) else 0.0
        put(conn, room, seat, clock, (known or {}).get(seat, 0.0), pause + spare)
    if held is not None:
        _hold(conn, room) if held else _release(conn, room)
    return of_room(conn, room)


def add(conn: Connection, room: str, seconds: float) -> list[Deadline]:
    """All clocks of the room have more time; until when."""
    conn.execute(deadlines.update().where(deadlines.c.room == room).values(due=deadlines.c.due + seconds))
    return of_room(conn, room)


def _hold(conn: Connection, room: str) -> None:
    """Clocks of seats stand; that of the pause itself runs."""
    running = deadlines.c.room == room, deadlines.c.seat >= 0, deadlines.c.held == 0
    left = case((deadlines.c.due - now() > LEAST, deadlines.c.due - now()), else_=LEAST)
    conn.execute(deadlines.update().where(*running).values(held=left, due=FAR))


def _release(conn: Connection, room: str) -> None:
    standing = deadlines.c.room == room, deadlines.c.held > 0
    conn.execute(deadlines.update().where(*standing).values(due=now() + deadlines.c.held, held=0.0))


def _settle(conn: Connection, room: str, running: Mapping[int, str], bank: float) -> None:
    """Whoever needed more than their question's own time has that much less to spare.

    A reserve grows by what a question left over, as chess players know it.
    """
    time = conn.execute(select(now())).scalar_one()
    for one in of_room(conn, room):
        if one.key.startswith(_SPARING) and running.get(one.seat) != one.key:
            spare = _spare(conn, room, one.seat, bank)
            left = min(one.held or one.due - time, spare + one.seconds)
            if left < spare or one.key.startswith(RESERVED):
                query = insert(conn, banks).values(room=room, seat=one.seat, spare=max(0.0, left))
                new = {"spare": query.excluded.spare}
                conn.execute(query.on_conflict_do_update(index_elements=["room", "seat"], set_=new))


def _spare(conn: Connection, room: str, seat: int, bank: float) -> float:
    query = select(banks.c.spare).where(banks.c.room == room, banks.c.seat == seat)
    found: float | None = conn.execute(query).scalar_one_or_none()
    return bank if found is None else found


def of_room(conn: Connection, room: str) -> list[Deadline]:
    query = select(deadlines).where(deadlines.c.room == room).order_by(deadlines.c.seat)
    return [Deadline(**row._mapping) for row in conn.execute(query)]


def due(
    conn: Connection, played: Collection[tuple[str, int]], within: float = 0.0, limit: int = 1000
) -> list[Deadline]:
    """The deadlines that pass within so many seconds, oldest first, in games of the majors that are played.

    None, if no server was there: the next heartbeat moves them first.
    """
    query = select(deadlines).join(rooms, rooms.c.code == deadlines.c.room)
    query = query.where(deadlines.c.due <= now() + within, _are_played(played), is_beating())
    return [Deadline(**row._mapping) for row in conn.execute(query.order_by(deadlines.c.due).limit(limit))]


def without(conn: Connection, played: Collection[tuple[str, int]]) -> set[str]:
    """Games over days that wait for a bot, or for a seat without a clock: a server stopped too early."""
    over_days = and_(rooms.c.days > 0, _are_played(played))
    asked = select(waits.c.room, waits.c.seats).join(rooms, rooms.c.code == waits.c.room).where(over_days)
    running = select(deadlines.c.room, deadlines.c.seat).join(rooms)
    running = running.where(over_days, deadlines.c.key.not_like(f"{REMINDING}%"))
    seats = {(row.room, int(seat)) for row in conn.execute(asked) for seat in row.seats}
    return {room for room, _ in seats - {(row.room, row.seat) for row in conn.execute(running)}}


def _are_played(played: Collection[tuple[str, int]]) -> ColumnElement[bool]:
    """Running games of these majors."""
    versions = [and_(rooms.c.game == game, rooms.c.version.startswith(f"{major}.")) for game, major in played]
    return and_(rooms.c.status == "running", or_(*versions))
