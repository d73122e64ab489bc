"""What an operator sees of the rooms, and orders: through the running server, or without one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from app.live.house import operator
from app.live.house.operator import Ban, Close, Order, Say
from app.store import ChatLine, Database, Record, Unreachable, bans, chats, nodes, rooms
from app.store.bans import Report

__all__ = ["Ban", "Close", "Say", "described", "newest", "order"]


async def newest(url: str) -> list[Record]:
    async with Database.open(url) as database:
        return await database.read(rooms.newest)


async def described(url: str, code: str) -> list[str]:
    """One line after the other: the room, its seats, its last chat, the reports."""
    async with Database.open(url) as database:
        found = await database.read(rooms.get, code)
        if found is None:
            raise ValueError(f"There is no room {code}.")
        said = await database.read(chats.last_of_all, code)
        reports = [one for one in await database.read(bans.reported) if one.room == code]
    return list(_lines(found, said, reports))


def order(url: str, folder: Path, wanted: Order) -> None:
    """ValueError if it can't be done."""
    asyncio.run(_order(url, folder, wanted))


async def _order(url: str, folder: Path, wanted: Order) -> None:
    answer = await operator.ask(folder, wanted)
    if answer is None:
        await _write(url, folder, wanted)
    elif not answer.done:
        raise ValueError(answer.words)


async def _write(url: str, folder: Path, wanted: Order) -> None:
    """Without a server, and without one that starts meanwhile."""
    if isinstance(wanted, Say):
        raise ValueError("No server runs here: nobody would hear that.")
    with operator.held(folder) as is_alone:
        async with Database.open(url) as database:
            if reason := await database.ready():
                raise Unreachable(reason)
            alive = await database.read(nodes.alive)
            if alive or not is_alone:
                raise ValueError(
                    "A server is alive that doesn't listen in this data folder: ask it in its own."
                )
            await operator.write(database, wanted)


def _lines(found: Record, said: list[ChatLine], reports: list[Report]) -> Iterator[str]:
    yield f"{found.code}: {found.game} {found.version}, {found.status}, {found.number + 1} entries noted"
    for one in found.sitters:
        host = ", host" if one.guest == found.host else ""
        yield f"seat {one.seat}: {one.name or one.bot} ({one.guest or 'bot'}{host})"
    for line in said:
        yield f"{_when(line.at)} {line.name} ({line.guest}) to {line.audience}: {line.text}"
    for report in reports:
        people = f"of {report.about} by {report.guest}"
        yield f"{_when(report.at)} report {report.id} {people}, entry {report.number}:"
        for spoken in report.lines:
            yield f"    {spoken['name']}: {spoken['text']}"


def _when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")
