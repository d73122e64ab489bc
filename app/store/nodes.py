"""The servers that are alive, and the heartbeat of all of them together: clocks stand still without it."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, case, select

from app.store.tables import deadlines, insert, listings, nodes, now, pulse

BEAT = 5.0  # seconds between two heartbeats of a node
MISSED = 10.0  # seconds without one, after which others do a node's chores: within 15 s they know it
GAP = BEAT + 2  # seconds without any, after which nobody was there to play with
AT_LEAST = 30.0  # seconds that a clock has left after that
AWAY = 15.0  # seconds for which one that was killed may still be there
FORGOTTEN = 3600.0


class Beat(NamedTuple):
    is_sure: bool  # whether the clocks are right: some node was there all the time, or they were moved
    has_moved: bool


def beat(conn: Connection, node: str, is_sure: bool = True) -> Beat:
    """The node is alive; the first one back after a gap, however short, moves the clocks.

    One that is new can't tell a node that was killed from one that is about to beat: until it can,
    it leaves the heartbeat of all alone.
    """
    _write_down(conn, node)
    last = _locked(conn)
    has_company, is_gap = _compared(conn, node, last)
    has_moved = is_gap or not (is_sure or _has_others(conn, node))
    if has_moved:
        conn.execute(deadlines.update().values(due=now() + _left(last)))
    is_sure = is_sure or has_moved or has_company
    if is_sure:
        conn.execute(pulse.update().values(at=now()))
    return Beat(is_sure, has_moved)


def leave(conn: Connection, node: str, is_sure: bool = True) -> None:
    """The node stops, and was there up to now."""
    beat(conn, node, is_sure)
    conn.execute(nodes.delete().where(nodes.c.id == node))
    _forget_listings(conn)


def alive(conn: Connection) -> list[str]:
    """The nodes that are there now, in an order that all of them agree on."""
    return list(conn.scalars(select(nodes.c.id).where(nodes.c.seen_at > now() - AWAY).order_by(nodes.c.id)))


def around(conn: Connection) -> tuple[float, list[str]]:
    """The database's time, and the nodes that share the chores now."""
    query = select(nodes.c.id).where(nodes.c.seen_at > now() - MISSED).order_by(nodes.c.id)
    return conn.execute(select(now())).scalar_one(), list(conn.scalars(query))


def is_beating() -> ColumnElement[bool]:
    """For a query: whether some node was there all the time up to now."""
    return select(pulse.c.id).where(pulse.c.at > now() - GAP).exists()


def _write_down(conn: Connection, node: str) -> None:
    query = insert(conn, nodes).values(id=node, started_at=now(), seen_at=now())
    conn.execute(query.on_conflict_do_update(index_elements=["id"], set_={"seen_at": query.excluded.seen_at}))
    if conn.execute(nodes.delete().where(nodes.c.seen_at < now() - FORGOTTEN)).rowcount:
        _forget_listings(conn)


def _forget_listings(conn: Connection) -> None:
    """Of nodes that are gone."""
    conn.execute(listings.delete().where(listings.c.node.not_in(select(nodes.c.id))))


def _locked(conn: Connection) -> float:
    """When a node that is sure was last heard of; no other can ask meanwhile."""
    found: float | None = conn.execute(select(pulse.c.at).with_for_update()).scalar_one_or_none()
    if found is None:
        unknown = now() - GAP - 1
        conn.execute(insert(conn, pulse).values(id=1, at=unknown).on_conflict_do_nothing())
        return _locked(conn)
    return found


def _compared(conn: Connection, node: str, last: float) -> tuple[bool, bool]:
    """Whether the last heartbeat came after this node did, and whether it is long ago."""
    started, time = conn.execute(select(nodes.c.started_at, now()).where(nodes.c.id == node)).one()
    return last > started, last < time - GAP


def _has_others(conn: Connection, node: str) -> bool:
    query = select(nodes.c.id).where(nodes.c.seen_at > now() - MISSED, nodes.c.id != node)
    return conn.execute(query.limit(1)).first() is not None


def _left(last: float) -> ColumnElement[float]:
    """What a clock had left when the last node was heard of, but enough to come back."""
    left = deadlines.c.due - last
    return case((left > AT_LEAST, left), else_=AT_LEAST)
