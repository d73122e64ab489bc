"""Real receivers on loopback: a push service with a browser's keys, and webhooks."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.app.players import PATIENCE, Player

SECRET = b"sixteen bytes ok"


class Post(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """It takes what is posted, and answers as it was told to: a status, a raw answer, or nothing."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.posts: list[Post] = []
        self.answers: list[int | bytes | None] = []
        self.on_post: Callable[[], None] = lambda: None
        self._came = asyncio.Condition()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def got(self, count: int) -> list[Post]:
        """Wait until so many came."""
        async with asyncio.timeout(PATIENCE), self._came:
            await self._came.wait_for(lambda: len(self.posts) >= count)
        return self.posts

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        answer = self.answers.pop(0) if self.answers else 201
        async with self._came:
            self.posts.append(Post(first.split()[1], headers, body))
            self._came.notify_all()
        self.on_post()
        if isinstance(answer, bytes):
            writer.write(answer)
        elif answer:
            writer.write(f"HTTP/1.1 {answer} Told\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver(0)
    server = await asyncio.start_server(receiver.take, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver


class Browser:
    """What a browser keeps to itself of a push subscription."""

    def __init__(self, receiver: Receiver, path: str = "/push/mei") -> None:
        self.receiver = receiver
        self.path = path
        self._key = ec.generate_private_key(ec.SECP256R1())

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.receiver.url + self.path, "p256dh": coded(point), "auth": coded(SECRET)}

    async def subscribe(self, player: Player) -> str:
        return str((await player.post("me/calls/push", self.subscription))["id"])

    def read(self, post: Post) -> Any:
        plain = http_ece.decrypt(
            post.body, private_key=self._key, auth_secret=SECRET, version=post.headers["content-encoding"]
        )
        return json.loads(plain)


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
