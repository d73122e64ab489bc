"""Rooms: made, looked up, opened for play, finished."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, bindparam, func, select

from app.store import hands, log, lookalikes, waits
from app.store.errors import Conflict, Taken
from app.store.lessons import is_lesson, is_ordinary
from app.store.records import Hand, Manner, Record, Result, Row, Sitter, Snapshot, Wait
from app.store.tables import deadlines, guests, insert, now, origins, replays, results, rooms, seats
from app.store.tables import hands as hands_table
from games.contract import Outcome

UNFINISHED = ("open", "running")
FINISHED = ("over", "frozen", "stopped")
SHOWN = 50  # rooms of a list
HOUR = 3600.0
_UNSHOWN = {"seed", "awaited"}
_SHOWN = [column for column in rooms.c if column.name not in _UNSHOWN]
# What running games do all the time is built once: that costs more than to run it.
_ROOM = select(*_SHOWN).where(rooms.c.code == bindparam("of"), rooms.c.status != "purged")
_NAMED = guests.alias()
_SITTERS = (
    select(
        seats,
        func.coalesce(guests.c.name, "").label("name"),
        func.coalesce(guests.c.face, "").label("face"),
        func.coalesce(_NAMED.c.name, "").label("named_name"),
        func.coalesce(guests.c.named_at, 0.0).label("named_at"),
    )
    .outerjoin(guests, guests.c.id == seats.c.guest)
    .outerjoin(_NAMED, _NAMED.c.id == seats.c.named)
    .where(seats.c.room.in_(bindparam("of", expanding=True)))
    .order_by(seats.c.room, seats.c.seat)
)
_RUNNING = rooms.update().where(rooms.c.code == bindparam("of"), rooms.c.status == "running")
_TOUCH = _RUNNING.where(rooms.c.number <= bindparam("number")).values(
    number=bindparam("number"), touched_at=now()
)
_END = _RUNNING.values(status=bindparam("status"), ended_at=now(), touched_at=now())
_DROP_DEADLINES = deadlines.delete().where(deadlines.c.room == bindparam("of"))
_ADD_RESULTS = results.insert().values(at=now())


def add(
    conn: Connection,
    code: str,
    host: str,
    *,
    game: str,
    version: str,
    options: dict[str, Any],
    manner: Manner,
) -> None:
    """A new room whose host sits on seat 0; Taken if there is one of this code."""
    query = insert(conn, rooms).values(
        code=code,
        game=game,
        version=version,
        options=options,
        **msgspec.structs.asdict(manner),
        status="open",
        host=host,
        seal="",
        created_at=now(),
        touched_at=now(),
        number=-1,
        awaited=[],  # of no use since `waits`; the column stays until a release that may drop it
    )
    if not conn.execute(query.on_conflict_do_nothing().returning(rooms.c.code)).first():
        raise Taken(code)
    conn.execute(seats.insert().values(room=code, seat=0, guest=host, bot="", ready=False, at=now()))


def get(conn: Connection, code: str) -> Record | None:
    return next(iter(with_sitters(conn, _ROOM, {"of": code})), None)


def seed_of(conn: Connection, code: str) -> bytes | None:
    """The secret of a started room: for the engine, and for everyone once the game is over."""
    return conn.execute(select(rooms.c.seed).where(rooms.c.code == code)).scalar_one_or_none()


def running(conn: Connection) -> list[Record]:
    return with_sitters(conn, selected(rooms.c.status == "running").order_by(rooms.c.started_at))


def newest(conn: Connection, limit: int = SHOWN) -> list[Record]:
    """Rooms of every kind, those that changed last first."""
    return with_sitters(conn, selected().order_by(rooms.c.touched_at.desc()).limit(limit))


def of_guest(conn: Connection, guest: str) -> list[Record]:
    """The rooms a guest sits in or stands in for somebody, lessons apart: unfinished ones first.

    Of finished ones only those that were games of their own.
    """
    owned = select(seats.c.room).where(seats.c.guest == guest)
    led = select(hands_table.c.room).where(hands_table.c.guest == guest, hands_table.c.seat >= 0)
    seated = rooms.c.code.in_(owned.union(led))
    newest = func.coalesce(rooms.c.ended_at, rooms.c.started_at, rooms.c.touched_at).desc()
    kinds = (~is_lesson(), rooms.c.status.in_(UNFINISHED)), (is_ordinary(), rooms.c.status.in_(FINISHED))
    found = [with_sitters(conn, selected(seated, *kind).order_by(newest).limit(SHOWN)) for kind in kinds]
    return found[0] + found[1]


def visit(conn: Connection, codes: Collection[str]) -> None:
    """Some who sit in these rooms came to see them: it is remembered to the half hour."""
    is_due = rooms.c.status.in_(UNFINISHED), rooms.c.touched_at < now() - HOUR / 2
    conn.execute(rooms.update().where(rooms.c.code.in_(codes), *is_due).values(touched_at=now()))


def locked(conn: Connection, code: str, *statuses: str) -> Record:
    """The room, safe from other writers until the transaction ends; Conflict unless it has such a status."""
    query = select(rooms.c.status).where(rooms.c.code == code).with_for_update(key_share=True)
    if conn.execute(query).scalar_one_or_none() not in statuses:
        raise Conflict(code)
    room = get(conn, code)
    assert room
    return room


def set_host(conn: Connection, code: str, guest: str) -> None:
    conn.execute(rooms.update().where(rooms.c.code == code).values(host=guest))


def set_options(conn: Connection, code: str, options: dict[str, Any], manner: Manner) -> None:
    locked(conn, code, "open")
    values = {"options": options, **msgspec.structs.asdict(manner), "touched_at": now()}
    conn.execute(rooms.update().where(rooms.c.code == code).values(values))


def start(
    conn: Connection,
    room: Record,
    *,
    version: str,
    options: dict[str, Any],
    seed: bytes,
    seal: str,
    entry: Row,
    snapshot: Snapshot,
    wait: Wait | None = None,
    origin: bytes = b"",
) -> None:
    """Close the lobby as it was read and open the log; Conflict if it has changed or is closed already.

    The taken seats become 0, 1, 2... in their order.
    """
    if _play_of(locked(conn, room.code, "open")) != _play_of(room):
        raise Conflict(room.code)
    _close_ranks(conn, room)
    values = {"version": version, "options": options, "seed": seed, "seal": seal, "status": "running"}
    times = {"started_at": now(), "touched_at": now(), "number": entry.number}
    conn.execute(rooms.update().where(rooms.c.code == room.code).values(values | times))
    log.add_first(conn, entry, snapshot)
    if origin:
        conn.execute(origins.update().where(origins.c.room == room.code).values(data=origin))
    if wait:
        waits.put(conn, room.code, entry.number, wait)


def touch(conn: Connection, code: str, number: int) -> bool:
    """Note how far a running game has come; False if more is known already."""
    log.prune_snapshots(conn, code)
    return conn.execute(_TOUCH, {"of": code, "number": number}).rowcount == 1


def set_seating(conn: Connection, code: str, seating: dict[str, Any]) -> None:
    """Who leads which seat, for lists: the log alone decides it."""
    conn.execute(rooms.update().where(rooms.c.code == code).values(seating=seating))


def finish(conn: Connection, code: str, outcome: Outcome) -> bool:
    """Write down the results of a running game, with who clicked; False if that is done already.

    What goes on from another game has none.
    """
    if not _end(conn, code, "over"):
        return False
    places = {seat: place for place, tied in enumerate(outcome.places, 1) for seat in tied}
    room = get(conn, code)
    sitters = [one for one in room.sitters if one.seat in places] if room and room.begins else []
    if sitters:
        shares = log.shares(conn, code)
        rows = [_result(code, one, places, outcome, shares.get(one.seat, {})) for one in sitters]
        conn.execute(_ADD_RESULTS, rows)
    log.prune_snapshots(conn, code)
    return True


def freeze(conn: Connection, code: str) -> bool:
    """Stop a running game whose log and rules disagree."""
    return _end(conn, code, "frozen")


def stop(conn: Connection, code: str) -> bool:
    """End a running game without a result."""
    return _end(conn, code, "stopped")


def close(conn: Connection, code: str) -> bool:
    """A running game ends without a result, a lobby is given up; False if it is neither."""
    query = rooms.update().where(rooms.c.code == code, rooms.c.status == "open")
    return stop(conn, code) or conn.execute(query.values(status="purged", touched_at=now())).rowcount == 1


def unfreeze(conn: Connection, code: str) -> bool:
    """Let a frozen game go on; False if it isn't frozen."""
    query = rooms.update().where(rooms.c.code == code, rooms.c.status == "frozen")
    conn.execute(replays.delete().where(replays.c.room == code))
    return conn.execute(query.values(status="running", ended_at=None, touched_at=now())).rowcount == 1


def results_of(conn: Connection, codes: Collection[str]) -> dict[str, list[Result]]:
    """Who came where in these games, the first ones first; those without results are left out."""
    query = select(results).where(results.c.room.in_(codes)).order_by(results.c.place, results.c.seat)
    found: dict[str, list[Result]] = {}
    for row in conn.execute(query):
        found.setdefault(row.room, []).append(Result(**row._mapping))
    return found


def selected(*where: ColumnElement[bool]) -> Select[Any]:
    return select(*_SHOWN).where(*where)


def with_sitters(conn: Connection, query: Select[Any], values: dict[str, Any] | None = None) -> list[Record]:
    found = conn.execute(query, values).all()
    seated = _sitters(conn, [row.code for row in found])
    led = hands.of_rooms(conn, [row.code for row in found if row.status != "open"])
    return [
        _told_apart(Record(**row._mapping, sitters=tuple(seated[row.code]), hands=led.get(row.code, ())))
        for row in found
    ]


def set_next(conn: Connection, code: str, following: str) -> str:
    """Name the room of the rematch; the first name stays, and is the answer."""
    query = rooms.update().where(rooms.c.code == code, rooms.c.next.is_(None))
    conn.execute(query.values(next=following))
    winner: str | None = conn.execute(select(rooms.c.next).where(rooms.c.code == code)).scalar_one_or_none()
    if winner is None:
        raise Conflict(code)
    return winner


def _sitters(conn: Connection, codes: Sequence[str]) -> dict[str, list[Sitter]]:
    seated: dict[str, list[Sitter]] = {code: [] for code in codes}
    for row in conn.execute(_SITTERS, {"of": codes}).mappings():
        fields = dict(row)
        seated[fields.pop("room")].append(Sitter(**fields))
    return seated


def _told_apart(record: Record) -> Record:
    """Those whose name looks like another's have a number behind it: who came later, stand-ins last."""
    order = sorted(record.sitters, key=lambda one: (one.since, one.seat))
    strangers = [one for one in record.hands if record.seat_of(one.guest) is None]
    people: list[Sitter | Hand] = [*order, *strangers]
    names = lookalikes.numbered(one.name for one in people)
    known = {(one.guest, one.seat): name for one, name in zip(people, names, strict=True)}
    change = msgspec.structs.replace
    return change(
        record,
        sitters=tuple(change(one, name=known[one.guest, one.seat]) for one in record.sitters),
        hands=tuple(change(one, name=known.get((one.guest, one.seat), one.name)) for one in record.hands),
    )


def _play_of(room: Record) -> tuple[Any, ...]:
    """What a game is started from: if it is equal, the start that was made from it still fits."""
    return room.options, room.pace, [(one.seat, one.guest, one.bot) for one in room.sitters]


def _close_ranks(conn: Connection, room: Record) -> None:
    for seat, sitter in enumerate(room.sitters):
        query = seats.update().where(seats.c.room == room.code, seats.c.seat == sitter.seat)
        conn.execute(query.values(seat=seat))


def _end(conn: Connection, code: str, status: str) -> bool:
    if conn.execute(_END, {"of": code, "status": status}).rowcount == 0:
        return False
    conn.execute(_DROP_DEADLINES, {"of": code})
    return True


def _result(
    room: str, sitter: Sitter, places: dict[int, int], outcome: Outcome, shares: dict[str, int]
) -> dict[str, Any]:
    who = {"room": room, "seat": sitter.seat, "guest": sitter.guest, "bot": sitter.bot}
    won = {"place": places[sitter.seat], "score": outcome.scores.get(sitter.seat, 0)}
    return who | won | {"shares": shares | sitter.shares}
