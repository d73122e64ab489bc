"""The list of public rooms: those whose host is there, few of each person and of each address."""

from __future__ import annotations

from sqlalchemy import Connection, Subquery, func, select

from app.store.nodes import AWAY
from app.store.records import Record
from app.store.rooms import UNFINISHED, selected, with_sitters
from app.store.tables import insert, listings, nodes, now, rooms

OF_HOST, OF_ADDRESS = 2, 5  # rooms that are listed at once
MOST = 200  # rooms of the whole list

There = dict[str, tuple[str, str]]  # by code: the host, and the mark of their address


def tell(conn: Connection, node: str, there: There) -> None:
    """The public rooms whose host is at this node now, and no others are."""
    conn.execute(listings.delete().where(listings.c.node == node, listings.c.room.not_in(there)))
    rows = [{"room": room, "node": node, "host": host, "mark": mark} for room, (host, mark) in there.items()]
    if rows:
        query = insert(conn, listings).values(at=now())
        new = {name: query.excluded[name] for name in ("host", "mark")}
        conn.execute(query.on_conflict_do_update(index_elements=["room", "node"], set_=new), rows)


def shown(conn: Connection, game: str = "") -> list[Record]:
    """One room of each host before a second one, the newest first; of one game the same ones as of all."""
    found = _fair()
    chosen = selected().join(found, found.c.room == rooms.c.code).where(found.c.of_address <= OF_ADDRESS)
    chosen = chosen.where(rooms.c.game == game) if game else chosen
    return with_sitters(conn, chosen.order_by(found.c.of_host, rooms.c.created_at.desc()).limit(MOST))


def _fair() -> Subquery:
    """Each listed room with its place among those of its host, and of its address."""
    found = _listed()
    of_host = func.row_number().over(partition_by=found.c.host, order_by=(found.c.at, found.c.room))
    hosted = select(found, of_host.label("of_host")).subquery()
    order = (hosted.c.of_host, hosted.c.at, hosted.c.room)
    of_address = func.row_number().over(partition_by=hosted.c.mark, order_by=order)
    return select(hosted, of_address.label("of_address")).where(hosted.c.of_host <= OF_HOST).subquery()


def _listed() -> Subquery:
    """Rooms that are public and whose host is there, at whichever nodes."""
    alive = select(nodes.c.id).where(nodes.c.seen_at > now() - AWAY)
    is_hosted = rooms.c.host == listings.c.host, listings.c.node.in_(alive)
    is_open = rooms.c.public, rooms.c.status.in_(UNFINISHED)
    query = select(
        listings.c.room,
        listings.c.host,
        func.min(listings.c.mark).label("mark"),
        func.min(listings.c.at).label("at"),
    ).join(rooms, rooms.c.code == listings.c.room)
    return query.where(*is_hosted, *is_open).group_by(listings.c.room, listings.c.host).subquery()
