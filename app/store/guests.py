"""Guests, and the links that carry an identity to another device."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, case, func, select

from app.store.records import Guest
from app.store.tables import DAY, guests, links, now, rooms, seats


def add(conn: Connection, guest: str, name: str, face: str = "") -> Guest:
    query = guests.insert().values(id=guest, name=name, face=face, created_at=now()).returning(guests)
    return Guest(**conn.execute(query).one()._mapping)


def get(conn: Connection, guest: str) -> Guest | None:
    row = conn.execute(select(guests).where(guests.c.id == guest)).one_or_none()
    return Guest(**row._mapping) if row else None


def see(conn: Connection, here: Collection[str]) -> None:
    """These guests are here: it is remembered to the day."""
    is_due = guests.c.id.in_(here), guests.c.seen_at < now() - DAY
    conn.execute(guests.update().where(*is_due).values(seen_at=now()))


def rename(conn: Connection, guest: str, name: str, face: str = "") -> None:
    since = case((guests.c.name == name, guests.c.named_at), else_=now())
    query = guests.update().where(guests.c.id == guest)
    conn.execute(query.values(name=name, face=face, named_at=since))


def hide(conn: Connection, guest: str, hidden: bool) -> None:
    """Whether those who played with the guest see nothing more of them."""
    conn.execute(guests.update().where(guests.c.id == guest).values(hidden=hidden))


def seats_held(conn: Connection, guest: str) -> int:
    """How many seats the guest has in rooms that aren't finished."""
    query = (
        select(func.count())
        .select_from(seats.join(rooms, rooms.c.code == seats.c.room))
        .where(seats.c.guest == guest, rooms.c.status.in_(("open", "running")))
    )
    return conn.execute(query).scalar_one()


def add_link(conn: Connection, token_hash: str, guest: str, seconds: float) -> None:
    """A link that works for this long."""
    conn.execute(links.insert().values(token_hash=token_hash, guest=guest, expires_at=now() + seconds))


def link_guest(conn: Connection, token_hash: str) -> Guest | None:
    """Whose link this is, as long as it would work."""
    query = select(guests).join(links, links.c.guest == guests.c.id)
    row = conn.execute(query.where(*_usable(token_hash))).one_or_none()
    return Guest(**row._mapping) if row else None


def use_link(conn: Connection, token_hash: str) -> str | None:
    """The guest whose link this is, the first time it is asked for and before it expires."""
    query = links.update().where(*_usable(token_hash)).values(used_at=now()).returning(links.c.guest)
    return conn.execute(query).scalar_one_or_none()


def _usable(token_hash: str) -> tuple[ColumnElement[bool], ...]:
    return links.c.token_hash == token_hash, links.c.used_at.is_(None), links.c.expires_at > now()
