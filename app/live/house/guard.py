"""How a host defends a table, and how anybody there reports another to the operator."""

from __future__ import annotations

from typing import Any

import msgspec

from app.ground.refused import Refused
from app.live.house.rooms import Rooms
from app.live.play.play import RoomPlay
from app.live.room.room import Room, alias
from app.store import bans


class Guard:
    def __init__(self, live: Rooms) -> None:
        self.live = live
        self.database = live.database

    async def shown(self, host: str, code: str) -> dict[str, Any]:
        """What the host has set, and whom they keep out or silent."""
        room = (await self._as_host(host, code)).room
        names = await self.database.read(bans.names, room.barred.banned | room.barred.muted)

        def told(ids: frozenset[str]) -> list[dict[str, str]]:
            return [{"who": alias(room.code, one), "name": names.get(one, "")} for one in sorted(ids)]

        record = room.record
        flags = {"closed": record.closed, "locked": record.locked, "hushed": record.hushed}
        return {**flags, "banned": told(room.barred.banned), "muted": told(room.barred.muted)}

    async def set(self, host: str, code: str, *, closed: bool, locked: bool, hushed: bool) -> None:
        await self._as_host(host, code)
        await self.database.write(bans.guard, code, closed, locked, hushed)
        await self.live.refresh(code)

    async def bar(self, host: str, code: str, who: str, kind: str, on: bool) -> None:
        """Ban or mute somebody; a player can't be banned out of a game that runs."""
        play = await self._as_host(host, code)
        guest = await self._guest(play, who)
        if guest == host:
            raise Refused(409, "yourself")
        if kind == "ban" and on:
            await self._unseat(play.room, host, guest)
        await self.database.write(bans.set_bar, code, guest, kind, on)
        await self.live.refresh(code)

    async def report(self, guest: str, code: str, who: str) -> int:
        """Keep what the one who reports could read last, for the operator."""
        play = await self.live.open(code)
        if not play.room.knows(guest):
            raise Refused(403, "onlooker")
        about = await self._guest(play, who)
        lines = [msgspec.to_builtins(line) for line in await play.lines_for(guest)]
        return await self.database.write(bans.report, code, play.room.number, guest, about, lines)

    async def _unseat(self, room: Room, host: str, guest: str) -> None:
        seat = room.seat_of(guest)
        if seat is None:
            return
        if room.record.status == "running":
            raise Refused(409, "still-plays")
        if room.record.status == "open":
            await self.live.drop_seat(room.code, seat, guest, host)

    async def _as_host(self, guest: str, code: str) -> RoomPlay:
        play = await self.live.open(code)
        if play.room.record.host != guest:
            raise Refused(403, "not-host")
        return play

    async def _guest(self, play: RoomPlay, who: str) -> str:
        """Whose alias this is: of somebody here, of a sitter, or of one who said something."""
        room = play.room
        here = room.attendance.guests() | {one.guest or "" for one in room.record.sitters}
        said = await self.database.read(bans.speakers, room.code)
        known = here | said | room.barred.banned | room.barred.muted
        found = next((one for one in known if one and alias(room.code, one) == who), None)
        if found is None:
            raise Refused(404, "no-person")
        return found
