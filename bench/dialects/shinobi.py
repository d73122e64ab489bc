"""Our own server: the choices are in the private view, which patches keep up to date."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec

from bench.api import Api, bearer
from bench.rooms import SEATS, Client, Opener, Room
from bench.wire import TEXT

GUESTS = SEATS + 8
IDS = count()


class ShinobiRoom(Room):
    def __init__(self, onlookers: int) -> None:
        super().__init__(onlookers)
        self.views: list[dict[str, Any]] = [{} for _ in range(SEATS)]

    def click(self) -> bool:
        asked = ((seat, view) for seat, view in enumerate(self.views) if view.get("choices"))
        seat, view = next(asked, (-1, {}))
        if seat >= 0:
            self.send(seat, msgspec.json.encode(first_choice(view)), TEXT)
        return seat >= 0

    def hear(self, client: Client, payload: bytes) -> None:
        client.heard += len(payload)
        if payload.startswith(b'{"t":"step"'):
            self.updated(client)
        elif payload.startswith(b'{"t":"mine"'):
            self._patch(client, msgspec.json.decode(payload))
        elif payload.startswith(b'{"t":"table"'):
            self._lay(client, msgspec.json.decode(payload))
        elif payload.startswith(b'{"t":"error"'):
            raise RuntimeError(payload.decode())

    def _patch(self, client: Client, message: dict[str, Any]) -> None:
        merge(self.views[client.seat], message["me"])
        if message.get("alone"):
            self.settle()

    def _lay(self, client: Client, message: dict[str, Any]) -> None:
        self.shown(client)
        if client.seat >= 0:
            self.views[client.seat] = message["me"]


def opener(port: int, game: str = "columns") -> Opener:
    """The same few guests sit in every room."""
    api = Api(port)
    tokens = [api.post("/api/guests", {"name": f"Guest {one}"})["token"] for one in range(GUESTS)]

    async def opened(onlookers: int) -> Room:
        room = ShinobiRoom(onlookers)
        path = f"/ws/rooms/{started(api, tokens[:SEATS], game)}"
        for place, token in enumerate(tokens[: room.size]):
            client = room.seat(place)
            await client.connect(port, path, bearer(token))
            client.socket.send(b'{"t":"hello","seen":null}')
        await room.full.wait()
        return room

    return opened


def started(api: Api, players: list[str], game: str = "columns") -> str:
    host, *others = players
    code: str = api.post("/api/rooms", {"game": game, "options": {}, "public": False}, host)["code"]
    for token in others:
        api.post(f"/api/rooms/{code}/seats", {}, token)
    for token in players:
        api.post(f"/api/rooms/{code}/ready", {"ready": True}, token)
    api.post(f"/api/rooms/{code}/start", {}, host)
    return code


def first_choice(view: dict[str, Any]) -> dict[str, str]:
    verb, nouns = next(iter(view["choices"].items()))
    return {"t": "act", "ask": view["ask"], "id": str(next(IDS)), "verb": verb, "noun": next(iter(nouns))}


def merge(view: dict[str, Any], patch: dict[str, Any]) -> None:
    """RFC 7396, in place."""
    for key, value in patch.items():
        if value is None:
            view.pop(key, None)
        elif isinstance(value, dict) and isinstance(view.get(key), dict):
            merge(view[key], value)
        else:
            view[key] = value
