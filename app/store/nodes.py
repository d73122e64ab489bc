"""The servers that are alive, and the heartbeat of all of them together: clocks stand still without it."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, case, select

from app.store.tables import deadlines, insert, nodes, now, pulse

BEAT = 5.0  # seconds between two heartbeats of a node
MISSED = 10.0  # seconds without one, after which others do a node's chores: within 15 s they know it
AWAY = 15.0  # seconds without any, after which nobody was there to play with
AT_LEAST = 30.0  # seconds that a clock has left after that
FORGOTTEN = 3600.0


def beat(conn: Connection, node: str) -> bool:
    """The node is alive; whether it is the first one back, and has therefore moved the clocks."""
    query = insert(conn, nodes).values(id=node, started_at=now(), seen_at=now())
    conn.execute(query.on_conflict_do_update(index_elements=["id"], set_={"seen_at": query.excluded.seen_at}))
    conn.execute(nodes.delete().where(nodes.c.seen_at < now() - FORGOTTEN))
    last, is_away = _locked(conn)
    if is_away:
        conn.execute(deadlines.update().values(due=now() + _left(last)))
    conn.execute(pulse.update().values(at=now()))
    return is_away


def leave(conn: Connection, node: str) -> None:
    """The node stops, and was there up to now."""
    beat(conn, node)
    conn.execute(nodes.delete().where(nodes.c.id == node))


def alive(conn: Connection) -> list[str]:
    """The nodes that are there now, in an order that all of them agree on."""
    return list(conn.scalars(select(nodes.c.id).where(nodes.c.seen_at > now() - AWAY).order_by(nodes.c.id)))


def around(conn: Connection) -> tuple[float, list[str]]:
    """The database's time, and the nodes that share the chores now."""
    query = select(nodes.c.id).where(nodes.c.seen_at > now() - MISSED).order_by(nodes.c.id)
    return conn.execute(select(now())).scalar_one(), list(conn.scalars(query))


def is_beating() -> ColumnElement[bool]:
    """For a query: whether some node was there all the time up to now."""
    return select(pulse.c.id).where(pulse.c.at > now() - AWAY).exists()


def _locked(conn: Connection) -> tuple[float, bool]:
    """When any node was last heard of, and whether that is long ago; no other can ask meanwhile."""
    query = select(pulse.c.at, pulse.c.at < now() - AWAY).with_for_update()
    found = conn.execute(query).one_or_none()
    if found is None:
        unknown = now() - AWAY - 1
        conn.execute(insert(conn, pulse).values(id=1, at=unknown).on_conflict_do_nothing())
        return _locked(conn)
    last, is_away = found
    return last, bool(is_away)


def _left(last: float) -> ColumnElement[float]:
    """What a clock had left when the last node was heard of, but enough to come back."""
    left = deadlines.c.due - last
    return case((left > AT_LEAST, left), else_=AT_LEAST)
