"""Rows to store in tests."""

from __future__ import annotations

from typing import Any

from app.store import Database, Manner, Record, Row, Snapshot, guests, rooms, seats


def row(room: str = "leaf", number: int = 1, entry: str = "", kind: str = "act", state: str = "s") -> Row:
    return Row(
        room=room,
        number=number,
        kind=kind,
        seat=0,
        verb="play",
        noun="kunai",
        id=entry or f"{kind}-{number}",
        at=1700000000.25,
        events=b'[{"kind":"played","data":{"seat":0,"card":"kunai"},"only":[0]}]',
        hash=state,
    )


def snapshot(number: int = 0, data: bytes = b"state") -> Snapshot:
    return Snapshot(number=number, version="1.0", data=data)


async def lobby(database: Database, code: str = "leaf", public: bool = True, game: str = "columns") -> Record:
    """A room of Naruto's, who is added as well."""
    if not await database.read(guests.get, "naruto"):
        for name in ("naruto", "sasuke", "sakura"):
            await database.write(guests.add, name, name.title())
    settings: dict[str, Any] = {"game": game, "version": "1.0", "options": {"rounds": 3}}
    await database.write(rooms.add, code, "naruto", manner=manner(public=public), **settings)
    return await look(database, code)


def manner(public: bool = True, pace: str = "calm") -> Manner:
    return Manner(public=public, pace=pace, rerolls=False)


async def look(database: Database, code: str = "leaf") -> Record:
    room = await database.read(rooms.get, code)
    assert room
    return room


async def start(database: Database, room: Record) -> None:
    first = row(room.code, 0, kind="start")
    chance: dict[str, Any] = {"seed": b"s" * 32, "seal": "sealed"}
    await database.write(
        rooms.start, room, version="1.1", options={"rounds": 2}, entry=first, snapshot=snapshot(), **chance
    )


async def running(database: Database, code: str = "leaf") -> Record:
    """A started room of Naruto and a bot."""
    await lobby(database, code)
    await database.write(seats.set_bot, code, 1, "genin")
    await start(database, await look(database, code))
    return await look(database, code)
