"""Our own server: the choices are in the private view, which patches keep up to date."""

from __future__ import annotations

import random
from functools import partial
from itertools import count
from typing import Any

import msgspec

from bench.api import Api, bearer
from bench.rooms import SEATS, Client, Opener, Room
from bench.wire import TEXT

GUESTS = SEATS + 8
IDS = count()


class ShinobiRoom(Room):
    def __init__(self, onlookers: int, chooser: random.Random | None = None) -> None:
        super().__init__(onlookers)
        self.views: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self.chooser = chooser  # who takes any choice; without one it is the first

    def click(self) -> bool:
        asked = [seat for seat, view in enumerate(self.views) if view.get("choices")]
        if not asked:
            return False
        seat = self.chooser.choice(asked) if self.chooser else asked[0]
        self.send(seat, msgspec.json.encode(chosen(self.views[seat], self.chooser)), TEXT)
        return True

    def hear(self, client: Client, payload: bytes) -> None:
        if payload.startswith(b'{"t":"step"'):
            client.heard += len(payload)
            self.updated(client)
        elif payload.startswith(b'{"t":"mine"'):
            client.heard += len(payload)
            self._patch(client, msgspec.json.decode(payload))
        elif payload.startswith(b'{"t":"table"'):
            self._lay(client, msgspec.json.decode(payload))
        elif payload.startswith(b'{"t":"error","code":"stale"'):
            self.settle()
        elif payload.startswith(b'{"t":"error"'):
            raise RuntimeError(payload.decode())

    def _patch(self, client: Client, message: dict[str, Any]) -> None:
        merge(self.views[client.seat], message["me"])
        if message.get("alone") and message["ack"]:
            self.settle()

    def _lay(self, client: Client, message: dict[str, Any]) -> None:
        self.shown(client)
        if client.seat >= 0:
            self.views[client.seat] = message["me"]


class House:
    """A running server, and the few guests who sit in every room; who is too many looks on without a name."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.api = Api(port)
        names = (f"Guest {one}" for one in range(GUESTS))
        self.tokens = [self.api.post("/api/guests", {"name": name})["token"] for name in names]

    async def open(self, game: str, onlookers: int) -> Room:
        chooser = None if game == "columns" else random.Random(next(IDS))
        return await self.enter(await self.started(game), onlookers, chooser)

    async def started(self, game: str) -> str:
        return started(self.api, self.tokens[:SEATS], game)

    async def enter(self, code: str, onlookers: int, chooser: random.Random | None = None) -> Room:
        room = ShinobiRoom(onlookers, chooser)
        for place in range(room.size):
            await self._connect(room.seat(place), code, self.tokens[place] if place < GUESTS else "")
        await room.full.wait()
        return room

    async def watch(self, code: str) -> None:
        """One without a name looks on."""
        room = ShinobiRoom(0)
        room.size = 1
        client = room.seat(SEATS)
        await self._connect(client, code, "")
        await room.full.wait()

    async def _connect(self, client: Client, code: str, token: str) -> None:
        await client.connect(self.port, f"/ws/rooms/{code}", bearer(token))
        client.socket.send(b'{"t":"hello","seen":null}')


def opener(port: int, game: str = "columns") -> Opener:
    return partial(House(port).open, game)


def started(api: Api, players: list[str], game: str = "columns") -> str:
    host, *others = players
    code: str = api.post("/api/rooms", {"game": game, "options": {}, "public": False}, host)["code"]
    for token in others:
        api.post(f"/api/rooms/{code}/seats", {}, token)
    for token in players:
        api.post(f"/api/rooms/{code}/ready", {"ready": True}, token)
    api.post(f"/api/rooms/{code}/start", {}, host)
    return code


def chosen(view: dict[str, Any], chooser: random.Random | None) -> dict[str, str]:
    verbs = list(view["choices"])
    verb = chooser.choice(verbs) if chooser else verbs[0]
    nouns = list(view["choices"][verb])
    noun = chooser.choice(nouns) if chooser else nouns[0]
    return {"t": "act", "ask": view["ask"], "id": str(next(IDS)), "verb": verb, "noun": noun}


def merge(view: dict[str, Any], patch: dict[str, Any]) -> None:
    """RFC 7396, in place."""
    for key, value in patch.items():
        if value is None:
            view.pop(key, None)
        elif isinstance(value, dict) and isinstance(view.get(key), dict):
            merge(view[key], value)
        else:
            view[key] = value
