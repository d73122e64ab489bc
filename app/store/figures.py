"""What somebody has played: games and wins from the results, heroes and best turns from the feats."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec
from sqlalchemy import Connection, case, func, select

from app.store.tables import feats, insert, replays, results, rooms


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's games of one kind; hero "" and best 0 where nothing is known."""

    game: str
    games: int
    wins: int
    hero: str
    best: int


class Against(msgspec.Struct, frozen=True):
    """A bot at whose table somebody played: its level, and whether its place was worse than theirs.

    With whom one shares a place one wins or loses together.
    """

    room: str
    level: str
    is_beaten: bool
    is_shared: bool = False


class Feats(msgspec.Struct, frozen=True):
    """Of one seat in one game: the hero it played most, and the most it did at once."""

    seat: int
    hero: str
    best: int


def of_guest(conn: Connection, guest: str) -> list[Figure]:
    """By game, those played most first."""
    won = func.sum(case((results.c.place == 1, 1), else_=0))
    own = results.join(rooms, rooms.c.code == results.c.room).outerjoin(
        feats, (feats.c.room == results.c.room) & (feats.c.seat == results.c.seat)
    )
    query = (
        select(
            rooms.c.game,
            func.count().label("games"),
            won.label("wins"),
            func.coalesce(func.max(feats.c.best), 0).label("best"),
        )
        .select_from(own)
        .where(results.c.guest == guest)
        .group_by(rooms.c.game)
        .order_by(func.count().desc(), rooms.c.game)
    )
    heroes = _heroes(conn, guest)
    return [Figure(**row, hero=heroes.get(row["game"], "")) for row in conn.execute(query).mappings()]


def against_bots(conn: Connection, guest: str, game: str, limit: int = 40) -> list[Against]:
    """The bots of the guest's last games, those of the oldest game first.

    A game in which others made more than a third of the clicks says nothing.
    """
    own, bots = results.alias("own"), results.alias("bots")
    last = (
        select(own)
        .join(rooms, rooms.c.code == own.c.room)
        .where(own.c.guest == guest, rooms.c.game == game)
        .order_by(own.c.at.desc(), own.c.room)
        .limit(limit)
        .subquery()
    )
    query = (
        select(last.c.room, last.c.shares, last.c.place, bots.c.bot, bots.c.place.label("theirs"))
        .join(bots, bots.c.room == last.c.room)
        .where(bots.c.bot != "")
        .order_by(last.c.at, last.c.room, bots.c.seat)
    )
    found = conn.execute(query)
    return [_against(row.room, row.bot, row.place, row.theirs) for row in found if _is_own(row.shares)]


def _against(room: str, level: str, own: int, theirs: int) -> Against:
    is_shared = own == theirs
    return Against(room, level, own == 1 if is_shared else theirs > own, is_shared)


def _is_own(shares: Mapping[str, int]) -> bool:
    return 3 * (shares.get("bot", 0) + shares.get("guest", 0)) <= shares.get("all", 0)


def newcomers(conn: Connection, guests: Collection[str], game: str, since: float) -> set[str]:
    """Those who had finished no game of this kind before then."""
    query = select(results.c.guest).join(rooms, rooms.c.code == results.c.room)
    known = query.where(results.c.guest.in_(guests), rooms.c.game == game, results.c.at < since)
    return set(guests).difference(conn.scalars(known))


def missing(conn: Connection, limit: int = 20) -> list[str]:
    """Recorded games of which no feats are known yet."""
    known = select(feats.c.room).where(feats.c.room == results.c.room)
    query = select(results.c.room).join(replays, replays.c.room == results.c.room).where(~known.exists())
    return list(conn.scalars(query.distinct().limit(limit)))


def put(conn: Connection, room: str, found: Iterable[Feats]) -> None:
    rows = [{"room": room, **msgspec.structs.asdict(one)} for one in found]
    conn.execute(feats.delete().where(feats.c.room == room))
    if rows:
        conn.execute(insert(conn, feats).values(rows).on_conflict_do_nothing())


def drop_all(conn: Connection) -> None:
    """They can be had again."""
    conn.execute(feats.delete())


def _heroes(conn: Connection, guest: str) -> Mapping[str, str]:
    """The hero of the most games, by game."""
    own = results.join(rooms, rooms.c.code == results.c.room).join(
        feats, (feats.c.room == results.c.room) & (feats.c.seat == results.c.seat)
    )
    query = (
        select(rooms.c.game, feats.c.hero)
        .select_from(own)
        .where(results.c.guest == guest, feats.c.hero != "")
        .group_by(rooms.c.game, feats.c.hero)
        .order_by(func.count(), feats.c.hero.desc())
    )
    return {row.game: row.hero for row in conn.execute(query)}
