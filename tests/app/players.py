"""People at a server: they call the API, hold lines to rooms, and check all that they are sent."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, TypeVar
from zlib import crc32

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import patience

T = TypeVar("T")
Frame = dict[str, Any]

PATIENCE = patience(30)  # seconds until a test gives up waiting
CHECKED = 16  # every so many frames of a kind bring the check of the whole view

_ids = count(1)


def client() -> httpx2.AsyncClient:
    """Plain http only: to read all certificates takes as long as to start a server."""
    return httpx2.AsyncClient(trust_env=False, timeout=PATIENCE, verify=False)


def fresh_id() -> str:
    return f"click-{next(_ids)}"


class House:
    """A running server, the players it has let in and the lines they hold."""

    def __init__(self, port: int, http: httpx2.AsyncClient) -> None:
        self.port = port
        self.http = http
        self.lines: list[Line] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def guest(self, name: str = "Mei") -> Player:
        answer = await self.http.post(f"{self.url}/api/guests", json={"name": name})
        self.http.cookies.clear()
        assert answer.status_code == 201, answer.text
        found = answer.json()
        return Player(self, found["id"], found["name"], found["token"])

    def welcome(self, player: Player) -> Player:
        """The same person at this server."""
        return Player(self, player.id, player.name, player.token)

    async def onlooker(self, code: str) -> Line:
        """Somebody without a name, or with one and no seat, looks on."""
        return await Player(self, "", "", "").enter(code)

    async def close(self) -> None:
        for line in self.lines:
            await line.close()


class Player:
    """A guest with a token, at the API and at rooms."""

    def __init__(self, house: House, id: str, name: str, token: str) -> None:
        self.house = house
        self.id = id
        self.name = name
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def call(self, method: str, path: str, body: Any = None) -> httpx2.Response:
        url = f"{self.house.url}/api/{path}"
        answer = await self.house.http.request(method, url, json=body, headers=self.headers)
        self.house.http.cookies.clear()
        return answer

    async def get(self, path: str) -> Any:
        return _welcome(await self.call("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        return _welcome(await self.call("POST", path, {} if body is None else body))

    async def delete(self, path: str) -> Any:
        return _welcome(await self.call("DELETE", path))

    async def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the code with which this is refused."""
        answer = await self.call(method, path, {} if body is None and method == "POST" else body)
        assert answer.status_code >= 400, answer.text
        assert answer.json()["message"]
        return answer.status_code, answer.json()["code"]

    async def room(self, game: str = "columns", **settings: Any) -> str:
        if game == "columns":  # where nobody says so, who begins is drawn
            settings["options"] = {"first": 0} | settings.get("options", {})
        made = await self.post("rooms", {"game": game, "pace": "quick"} | settings)
        return str(made["code"])

    async def enter(self, code: str, seen: str | None = None, hello: bool = True) -> Line:
        url = f"{self.house.url.replace('http', 'ws')}/ws/rooms/{code}"
        socket = await connect(url, additional_headers=self.headers, proxy=None, compression=None)
        line = Line(self, code, socket)
        self.house.lines.append(line)
        if hello:
            await line.say(t="hello", seen=seen)
            await line.get("you")  # the room may be told to all before that
            await line.get("room")
        if hello and seen is None and line.room["status"] != "open":
            await line.until(lambda: line.feed or None)
        return line


class Line:
    """One socket in a room: it keeps every frame, adds up the patches and checks the sums."""

    def __init__(self, player: Player, code: str, socket: ClientConnection) -> None:
        self.player = player
        self.code = code
        self.socket = socket
        self.frames: list[Frame] = []
        self.pub: Frame = {}
        self.me: Frame = {}
        self.room: Frame = {}
        self.seat = -1
        self.feed = ""
        self.steps = 0
        self.own = 0
        self.is_whole = True  # a seat's own frame may be here before the common step that belongs to it
        self._heard = 0
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._listen())

    @property
    def seen(self) -> str:
        return f"{self.feed}:{self.steps}.{self.own}"

    @property
    def is_closed(self) -> bool:
        return self._reader.done()

    def kinds(self, since: int = 0) -> list[str]:
        return [frame["t"] for frame in self.frames[since:]]

    def news(self, since: int) -> list[str]:
        """The kinds of what came since then about the game, and not about who is there."""
        return [kind for kind in self.kinds(since) if kind not in ("you", "room", "pong")]

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, t: str, **message: Any) -> Frame:
        """Say something that is answered by its id."""
        id = message.setdefault("id", fresh_id())
        since = len(self.frames)
        await self.say(t=t, **message)
        return await self.answer(id, since)

    async def click(self, verb: str, noun: str = "", **more: Any) -> Frame:
        ask = more.pop("ask", self.me.get("ask", ""))
        return await self.ask("act", ask=ask, verb=verb, noun=noun, **more)

    async def choose(self, chooser: random.Random) -> Frame:
        """Any of the clicks that are offered."""
        verb, nouns = chooser.choice(sorted(self.me["choices"].items()))
        return await self.click(verb, chooser.choice(sorted(nouns)))

    async def answer(self, id: str, since: int = 0) -> Frame:
        def answered() -> Frame | None:
            return next((one for one in self.frames[since:] if id in (one.get("ack"), one.get("id"))), None)

        return await self.until(answered)

    async def get(self, kind: str, **fields: Any) -> Frame:
        """The next frame of this kind that was not asked for yet, and with these fields."""

        def found() -> Frame | None:
            for place in range(self._heard, len(self.frames)):
                frame = self.frames[place]
                if frame["t"] == kind and fields.items() <= frame.items():
                    self._heard = place + 1
                    return frame
            return None

        return await self.until(found)

    async def until(self, found: Callable[[], T | None]) -> T:
        """Wait for something that frames bring about."""
        async with asyncio.timeout(PATIENCE), self._news:
            while (value := found()) is None or value is False:
                if self.is_closed:
                    self._reader.result()
                    raise ConnectionError("the server has closed the line")
                await self._news.wait()
            return value

    async def told(self, truth: Callable[[], bool]) -> None:
        """The next news of the room come, and say so."""
        since = len(self.frames)
        await self.until(lambda: "room" in self.kinds(since))
        assert truth()

    async def quiet(self) -> None:
        """Everything that was written to this line before now has arrived."""
        since = len(self.frames)
        await self.say(t="ping")
        await self.until(lambda: "pong" in self.kinds(since))

    async def close(self) -> None:
        await self.socket.close()
        await self._reader

    async def closed(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(self._reader)

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                await self._hear(json.loads(await self.socket.recv()))
        async with self._news:
            self._news.notify_all()

    async def _hear(self, frame: Frame) -> None:
        if frame["t"] == "beat":  # which comes whenever it likes
            return
        async with self._news:
            self._news.notify_all()
            self.frames.append(frame)
            self._take(frame)

    def _take(self, frame: Frame) -> None:
        match frame["t"]:
            case "you":
                self.seat = frame["seat"]
            case "room":
                self.room = frame
            case "table":
                self._take_table(frame)
            case "mine" if frame["n"] > self.own:
                self.own, self.me = self._added(frame, self.own, self.me, frame["me"])
                self.is_whole = frame.get("alone", False)
            case "step" if frame["n"] > self.steps:
                self.steps, self.pub = self._added(frame, self.steps, self.pub, frame["pub"])
                self.is_whole = True

    def _take_table(self, frame: Frame) -> None:
        self.pub, self.me, self.is_whole = frame["pub"], frame["me"], True
        self.feed, _, counts = frame["seen"].partition(":")
        self.steps, self.own = map(int, counts.split("."))
        assert frame["check"] == {"pub": check(self.pub), "me": check(self.me)}

    def _added(self, frame: Frame, known: int, view: Frame, patch: Frame) -> tuple[int, Frame]:
        assert frame["n"] == known + 1, f"a gap after {known}: {frame}"
        view = patched(view, patch)
        due = "" if frame["n"] % CHECKED else check(view)
        assert frame.get("check", "") == due, f"the sums differ after {frame}"
        return known + 1, view


async def eventually(happens: Callable[[], bool]) -> None:
    """Wait for something that no frame tells."""
    async with asyncio.timeout(PATIENCE):
        while not happens():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


def patched(view: Frame, patch: Frame) -> Frame:
    """RFC 7396, written a second time and not taken from the server."""
    view = dict(view)
    for key, value in patch.items():
        if value is None:
            view.pop(key, None)
        elif isinstance(value, dict):
            view[key] = patched(view[key] if isinstance(view.get(key), dict) else {}, value)
        else:
            view[key] = value
    return view


def check(view: Frame) -> str:
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return f"{crc32(text.encode()):08x}"


def _welcome(answer: httpx2.Response) -> Any:
    assert answer.status_code < 300, f"{answer.status_code} {answer.text}"
    return answer.json()
