"""The way out to one browser, and in from it: frames go straight to and from its transport."""

from __future__ import annotations

import asyncio
from typing import Any
from typing import Protocol as Interface

import structlog
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from app.ground.metrics import BUGS, DROPPED
from app.wire.frames import Beat, framed
from app.wire.frames import Frame as Said

KEY = "shinobi.protocol"
_BEAT = framed(Beat())
UNSENT = 256 * 1024  # bytes a browser may lag behind before it is dropped

Data = bytes | bytearray | memoryview

journal = structlog.get_logger()


class Listener(Interface):
    """Whoever adopts a line."""

    def admits(self, frames: int) -> bool:
        """Whether so many frames at once are listened to; if not, the line is dropped."""
        ...

    def hear(self, data: Data | None) -> None:
        """A message; None: a binary one."""
        ...

    def live(self) -> None:
        """The browser has answered a ping."""
        ...

    def end(self) -> None:
        """The line is gone."""
        ...


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's websocket protocol, which the application can adopt: its call then ends, the line stays.

    A frame for many sockets is built once, a message reaches its room without a queue and a task
    switch, and an idle socket holds no stack of coroutines (60 KB of a room of four). The price is
    that uvicorn's flow control is bypassed: `Outlet` watches the unsent bytes, messages are limited
    by rate, and everything sent must go through it.
    """

    listener: Listener | None = None
    is_lost = False

    def adopt(self, listener: Listener) -> None:
        """A line that is lost by now has ended already."""
        if self.is_lost:
            listener.end()
        else:
            self.listener = listener

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
            journal.exception("socket-failed")
            self.send_500_response()
        if self.listener is None:
            self.transport.close()
        else:
            del self.scope, self.request, self.response

    def handle_events(self) -> None:
        """All frames count, also pings and pieces: to read them for ever would hold up everybody."""
        if self.listener and not self.listener.admits(len(self.conn.events)):
            drop(self.transport)
            return
        super().handle_events()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNSENT:
            drop(self.transport)

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        if self.listener:
            self.listener.live()

    def send_keepalive_ping(self) -> None:
        """A page can't hear the pings of its line: it is told that the server is there, too."""
        super().send_keepalive_ping()
        if self.listener and not self.transport.is_closing():
            self.transport.write(_BEAT)

    def keepalive_timeout(self) -> None:
        """A transport that is closed waits for ever for somebody who doesn't read."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            drop(self.transport)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener.hear(data if self.curr_msg_data_type == "text" else None)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.is_lost = True
        if self.listener:
            self.listener.end()


class Outlet:
    """One open socket, as the rooms see it."""

    __slots__ = (
        *("address", "fresh", "guest", "heard", "language", "leads", "looking", "name", "seat"),
        "transport",
    )

    def __init__(
        self, transport: asyncio.Transport, guest: str, name: str, language: str, address: str = ""
    ) -> None:
        self.transport = transport
        self.address = address
        self.guest = guest
        self.name = name
        self.language = language
        self.seat: int | None = None
        self.leads = False  # whether they click for that seat, and nobody else does
        self.fresh = False  # whether they may ask for hints: they are new to the game
        self.looking = True  # whether the page is in sight
        self.heard = 0.0  # when there was last a sign of life

    def write(self, frames: bytes) -> None:
        """Send without waiting; a browser that does not keep up is dropped and reconnects."""
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > UNSENT:
            drop(self.transport)
            return
        self.transport.write(frames)

    def send(self, frame: Said) -> None:
        self.write(framed(frame))


def drop(transport: asyncio.Transport) -> None:
    DROPPED.inc()
    transport.abort()
