"""Colyseus: binary messages, each update a patch of its schema."""

from __future__ import annotations

import msgspec

from bench.api import Api
from bench.dialects.scripted import ScriptedRoom
from bench.rooms import Client, Opener, Room
from bench.wire import BINARY

JOIN, DATA, STATE, PATCH = 10, 13, 14, 15


class ColyseusRoom(ScriptedRoom):
    def say(self, seat: int, verb: str, column: int) -> None:
        name = verb.encode()
        head = bytes([DATA, 0xA0 | len(name)])
        self.send(seat, head + name + msgspec.msgpack.encode(column), BINARY)

    def hear(self, client: Client, payload: bytes) -> None:
        code = payload[0]
        if code == PATCH:
            client.heard = len(payload)
            self.updated(client)
        elif code == JOIN:
            client.socket.send(payload[:1], BINARY)
        elif code == STATE:
            self.shown(client)


def opener(port: int) -> Opener:
    api = Api(port)

    async def opened(onlookers: int) -> Room:
        room = ColyseusRoom(onlookers)
        reserve = "create/columns"
        for place in range(room.size):
            client = room.seat(place)
            path, reserve = reserved(api, reserve)
            await client.connect(port, path, {})
        await room.full.wait()
        return room

    return opened


def reserved(api: Api, reserve: str) -> tuple[str, str]:
    """The socket's path, and how the next client gets into the same room."""
    seat = api.post(f"/matchmake/{reserve}", {})
    path = f"/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}"
    return path, f"joinById/{seat['roomId']}"
