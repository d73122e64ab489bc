"""How many events each audience was told up to an entry: so that a page of them is read by itself."""

from __future__ import annotations

from sqlalchemy import Connection, select

from app.store import log
from app.store.tables import insert, seats, tallies
from games.contract import Event
from games.engine import Entry

ONLOOKERS = -1
EVERY = 50  # entries from one tally to the next
AT_ONCE = 10  # tallies made in one transaction


def page(conn: Connection, room: str, audience: int, start: int, end: int) -> list[Event]:
    """What the audience was told, from its `start`-th event to before its `end`-th."""
    told, number = _before(conn, room, audience, start)
    found: list[Event] = []
    while told + len(found) < end and (entries := log.since(conn, room, number, EVERY)):
        found += _for(audience, entries)
        number = entries[-1].number
    return found[start - told : end - told]


def is_behind(conn: Connection, room: str, number: int) -> bool:
    """Whether the log, which has come to this number, has grown past its last tally by a whole one."""
    return _before(conn, room, ONLOOKERS)[1] + EVERY <= number


def fill(conn: Connection, room: str) -> bool:
    """Make the tallies that are missing, or the first of them; whether there may be more."""
    query = select(seats.c.seat).where(seats.c.room == room)
    audiences = (ONLOOKERS, *conn.scalars(query))
    last = [_before(conn, room, audience) for audience in audiences]
    told, number = {one: count for one, (count, _) in zip(audiences, last, strict=True)}, last[0][1]
    for _ in range(AT_ONCE):
        entries = log.since(conn, room, number, EVERY)
        if len(entries) < EVERY:
            return False
        number = entries[-1].number
        told = {one: count + len(_for(one, entries)) for one, count in told.items()}
        _add(conn, room, told, number)
    return True


def _before(conn: Connection, room: str, audience: int, told: int = 2**31 - 1) -> tuple[int, int]:
    """The last tally of no more than so many events: their count, and after which entry."""
    query = select(tallies.c.told, tallies.c.number).where(
        tallies.c.room == room, tallies.c.audience == audience, tallies.c.told <= told
    )
    row = conn.execute(query.order_by(tallies.c.told.desc()).limit(1)).one_or_none()
    return (row.told, row.number) if row else (0, -1)


def _add(conn: Connection, room: str, told: dict[int, int], number: int) -> None:
    """Where nothing was told to an audience since the tally before, that one moves on."""
    query = insert(conn, tallies).values(
        [{"room": room, "audience": one, "told": count, "number": number} for one, count in told.items()]
    )
    later = {"number": query.excluded.number}
    behind = tallies.c.number < query.excluded.number
    key = ["room", "audience", "told"]
    conn.execute(query.on_conflict_do_update(index_elements=key, set_=later, where=behind))


def _for(audience: int, entries: list[Entry]) -> list[Event]:
    seat = None if audience == ONLOOKERS else audience
    return [event for entry in entries for event in entry.events if event.is_for(seat)]
