"""boardgame.io: socket.io messages, each update the whole state."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec

from bench.dialects.scripted import ScriptedRoom
from bench.rooms import SEATS, Client, Opener, Room
from bench.wire import TEXT

PATH = "/socket.io/?EIO=4&transport=websocket"
SPACE = b"/columns,"
NAMES = count()


class BoardgameRoom(ScriptedRoom):
    def __init__(self, onlookers: int) -> None:
        super().__init__(onlookers)
        self.name = f"room-{next(NAMES)}"

    def say(self, seat: int, verb: str, column: int) -> None:
        move = {"type": verb, "args": [column], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.send(seat, emitted("update", action, self.clicks, self.name, str(seat)), TEXT)

    def hear(self, client: Client, payload: bytes) -> None:
        if payload.startswith(b'42/columns,["update"'):
            client.heard = len(payload)
            self.updated(client)
        elif payload.startswith(b"0{"):
            client.socket.send(b"40" + SPACE)
        elif payload.startswith(b"40" + SPACE):
            player = str(client.seat) if client.seat >= 0 else None
            client.socket.send(emitted("sync", self.name, player, None, SEATS))
        elif payload.startswith(b'42/columns,["sync"'):
            self.shown(client)
        elif payload == b"2":
            client.socket.send(b"3")


def opener(port: int) -> Opener:
    async def opened(onlookers: int) -> Room:
        room = BoardgameRoom(onlookers)
        for place in range(room.size):
            client = room.seat(place)
            await client.connect(port, PATH, {})
        await room.full.wait()
        return room

    return opened


def emitted(*message: Any) -> bytes:
    return b"42" + SPACE + msgspec.json.encode(message)
