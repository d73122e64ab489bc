"""The way out to one browser, and in from it: frames go straight to and from its transport."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from app.frames import Frame, framed
from app.metrics import BUGS, DROPPED

KEY = "shinobi.protocol"
UNSENT = 256 * 1024  # bytes a browser may lag behind before it is dropped

Data = bytes | bytearray | memoryview
Hear = Callable[[Data | None], None]  # None: a binary message

log = structlog.get_logger()


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's websocket protocol, which the application can adopt: its call then ends, the line stays.

    A frame for many sockets is built once, a message reaches its room without a queue and a task
    switch, and an idle socket holds no stack of coroutines (60 KB of a room of four). The price is
    that uvicorn's flow control is bypassed: `Outlet` watches the unsent bytes, messages are limited
    by rate, and everything sent must go through it.
    """

    hear: Hear | None = None
    lost: Callable[[], None] | None = None

    def adopt(self, hear: Hear, lost: Callable[[], None]) -> None:
        self.hear = hear
        self.lost = lost

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[KEY] = self

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            BUGS.inc()
            log.exception("socket-failed")
            self.send_500_response()
        if self.hear is None:
            self.transport.close()
        else:
            del self.scope, self.request, self.response

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(data if self.curr_msg_data_type == "text" else None)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.lost:
            self.lost()


class Outlet:
    """One open socket, as the rooms see it."""

    __slots__ = ("guest", "language", "name", "seat", "transport")

    def __init__(self, transport: asyncio.Transport, guest: str, name: str, language: str) -> None:
        self.transport = transport
        self.guest = guest
        self.name = name
        self.language = language
        self.seat: int | None = None

    def write(self, frames: bytes) -> None:
        """Send without waiting; a browser that does not keep up is dropped and reconnects."""
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > UNSENT:
            DROPPED.inc()
            self.transport.abort()
            return
        self.transport.write(frames)

    def send(self, frame: Frame) -> None:
        self.write(framed(frame))
