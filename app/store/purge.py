"""What nobody has come back to: rooms and guests are counted, set aside, and deleted in small pieces."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, ScalarSelect, Select, and_, func, literal, select

from app.store.lessons import is_lesson
from app.store.rooms import FINISHED, HOUR, UNFINISHED
from app.store.tables import (
    DAY,
    asks,
    banks,
    bans,
    channels,
    chats,
    deadlines,
    entries,
    feats,
    glances,
    guests,
    hands,
    learned,
    links,
    listings,
    now,
    origins,
    outbox,
    replays,
    reports,
    results,
    rooms,
    seats,
    snapshots,
    spoken,
    tallies,
    truths,
    undos,
    waits,
)

AT_ONCE = 100  # rooms set aside in one transaction
PIECE = 500  # rows deleted in one transaction
_BESIDE = (snapshots, tallies, replays, truths, feats, spoken, undos, bans, reports, waits, outbox, channels)
_OF_A_ROOM = (*_BESIDE, hands, glances, listings, asks, banks, deadlines, origins, results, seats)
GRACE = 900.0  # seconds between the two, in which every node lets go of the room


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """How many days something is kept after it was last touched; 0: for ever."""

    empty: float = 1  # lobbies in which no human sits
    alone: float = HOUR / DAY  # lobbies to which nobody came but their host
    unfinished: float = 90
    finished: float = 0  # frozen and stopped games count as finished
    guests: float = 30  # those who have no games
    lessons: float = 2


def count(conn: Connection, keep: Keep) -> dict[str, int]:
    """What would be purged now, by its kind."""
    numbers = {kind: _number(conn, select(rooms.c.code).where(stale)) for kind, stale in _kinds(keep).items()}
    return numbers | {"guests": _number(conn, _idle_guests(keep))}


def set_aside(conn: Connection, keep: Keep) -> list[str]:
    """Give up some of the rooms nobody has come back to: from now on there are none of these codes."""
    codes: list[str] = []
    for stale in _kinds(keep).values():
        chosen = select(rooms.c.code).where(stale).limit(AT_ONCE)
        query = rooms.update().where(rooms.c.code.in_(chosen)).values(status="purged", touched_at=now())
        codes += conn.scalars(query.returning(rooms.c.code))
    conn.execute(rooms.update().where(rooms.c.next.in_(codes)).values(next=None))
    return codes


def gone(conn: Connection, codes: Collection[str]) -> set[str]:
    """Those of these rooms that are no more."""
    query = select(rooms.c.code).where(rooms.c.code.in_(codes), rooms.c.status != "purged")
    return set(codes).difference(conn.scalars(query))


def delete_piece(conn: Connection, grace: float = GRACE) -> bool:
    """Delete a few rows of a room that was set aside; whether there was one."""
    query = select(rooms.c.code).where(rooms.c.status == "purged", rooms.c.touched_at <= now() - grace)
    code = conn.execute(query.order_by(rooms.c.created_at).limit(1)).scalar_one_or_none()
    if code is None:
        return False
    if not (_delete_entries(conn, code) or _delete_chats(conn, code)):
        for table in _OF_A_ROOM:
            conn.execute(table.delete().where(table.c.room == code))
        conn.execute(rooms.delete().where(rooms.c.code == code))
    return True


def delete_guests(conn: Connection, keep: Keep, after: str = "") -> str:
    """Delete those of the next few guests who have no games; the last one looked at, "" at the end."""
    page = select(guests.c.id).where(guests.c.id > after).order_by(guests.c.id).limit(PIECE)
    looked = list(conn.scalars(page))
    idle = list(conn.scalars(_idle_guests(keep).where(guests.c.id.in_(looked))))
    conn.execute(links.delete().where(links.c.guest.in_(looked), links.c.expires_at < now()))
    for table in (links, learned, channels):
        conn.execute(table.delete().where(table.c.guest.in_(idle)))
    conn.execute(guests.delete().where(guests.c.id.in_(idle)))
    return looked[-1] if looked else ""


def _delete_entries(conn: Connection, code: str) -> bool:
    mine = entries.c.room == code
    first = conn.execute(select(func.min(entries.c.number)).where(mine)).scalar_one_or_none()
    if first is None:
        return False
    conn.execute(entries.delete().where(mine, entries.c.number < first + PIECE))
    return True


def _delete_chats(conn: Connection, code: str) -> bool:
    some = select(chats.c.id).where(chats.c.room == code).order_by(chats.c.id).limit(PIECE)
    return conn.execute(chats.delete().where(chats.c.id.in_(some))).rowcount > 0


def _kinds(keep: Keep) -> dict[str, ColumnElement[bool]]:
    people = select(seats.c.seat).where(seats.c.room == rooms.c.code, seats.c.guest.is_not(None))
    others = people.where(seats.c.guest != rooms.c.host)
    return {
        "empty": and_(_is_stale(("open",), keep.empty), ~people.exists()),
        "alone": and_(_is_stale(("open",), keep.alone), people.exists(), ~others.exists()),
        "unfinished": _is_stale(UNFINISHED, keep.unfinished),
        "finished": _is_stale(FINISHED, keep.finished),
        "going on": and_(_is_stale(FINISHED, keep.unfinished), rooms.c.goes_on >= 0),
        "lessons": and_(_is_stale(("running",), keep.lessons), is_lesson()),
    }


def _is_stale(statuses: tuple[str, ...], days: float) -> ColumnElement[bool]:
    """Nobody came, clicked or spoke for so long, and no clock is still to run out.

    `touched_at` alone doesn't tell: a game moves it with every fiftieth entry only.
    """
    traces = (_last_entry(), _last_line(), _last_clock())
    quiet = [func.coalesce(trace, 0) < _ago(days) for trace in traces]
    old = [at < _ago(days) for at in (rooms.c.created_at, rooms.c.touched_at)]  # the first has an index
    return and_(rooms.c.status.in_(statuses), *old, *quiet)


def _last_entry() -> ScalarSelect[float]:
    query = select(entries.c.at).where(entries.c.room == rooms.c.code)
    return query.order_by(entries.c.number.desc()).limit(1).scalar_subquery()


def _last_line() -> ScalarSelect[float]:
    query = select(chats.c.at).where(chats.c.room == rooms.c.code)
    return query.order_by(chats.c.id.desc()).limit(1).scalar_subquery()


def _last_clock() -> ScalarSelect[float]:
    """Of those that run: in a paused game none does."""
    running = deadlines.c.room == rooms.c.code, deadlines.c.seat >= 0, deadlines.c.held == 0
    return select(func.max(deadlines.c.due)).where(*running).scalar_subquery()


def _idle_guests(keep: Keep) -> Select[tuple[str]]:
    traces = (seats.c.guest, results.c.guest, rooms.c.host, chats.c.guest)
    nowhere = [~select(trace).where(trace == guests.c.id).exists() for trace in traces]
    unseen = [at < _ago(keep.guests) for at in (guests.c.created_at, guests.c.seen_at)]
    return select(guests.c.id).where(*unseen, *nowhere)


def _ago(days: float) -> ColumnElement[float]:
    """So many days ago; with 0, which is for ever, before everything."""
    return now() - days * DAY if days else literal(0.0)


def _number(conn: Connection, query: Select[tuple[str]]) -> int:
    return conn.execute(select(func.count()).select_from(query.subquery())).scalar_one()
