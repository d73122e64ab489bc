"""The way out to one browser, and in from it: frames go straight to and from its transport."""

from __future__ import annotations

import asyncio
from types import GeneratorType
from typing import Any, NamedTuple, TypeAlias
from typing import Protocol as Interface

import structlog
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # in C, by a wheel
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from app.ground.metrics import BUGS, DROPPED
from app.wire.frames import Beat, framed
from app.wire.frames import Frame as Said

KEY = "shinobi.protocol"
_ASK = Frame(Opcode.PING, b"here").serialize(mask=False, extensions=[]) + framed(Beat())
UNSENT = 256 * 1024  # bytes a browser may lag behind before it is dropped
TEXT, PONG, MASKED, LONG = 0x81, 0x8A, 0x80, 126  # whole messages; how a length is told (RFC 6455, 5.2)

Data = bytes | bytearray | memoryview
Generates: TypeAlias = "GeneratorType[Any, Any, Any]"

_AT_A_START = StreamReader.at_eof.__code__  # where the parser waits between two frames

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


class _Deaf(asyncio.Queue[Any]):
    """Where events go that nobody waits for."""

    def put_nowait(self, item: object) -> None:
        pass


_DEAF, _UNWATCHED = _Deaf(), asyncio.Event()


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's websocket protocol, which the application can adopt: its call then ends, the line stays.

    A frame for many sockets is built once, a message reaches its room without a queue and a task
    switch, and an idle socket holds no stack of coroutines (60 KB of a room of four). The price is
    that uvicorn's flow control is bypassed: `Outlet` watches the unsent bytes, messages are limited
    by rate, and everything sent must go through it.
    """

    listener: Listener | None = None
    is_lost = False
    _is_silent = False  # whether nothing came since the browser was asked whether it is there
    _is_between = False  # whether the next byte begins a message
    _parser: Generates | None = None  # of frames, inside that of the whole line

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
            self._forget_application()

    def _forget_application(self) -> None:
        """An adopted line needs nothing of what told the application of it: half of its memory."""
        self.request.headers.clear()  # which the parser holds
        del self.scope, self.request, self.response
        self.queue, self.writable = _DEAF, _UNWATCHED

    def ask(self, *, patient: bool) -> None:
        """Whether the browser is there: one that gave no sign since it was asked last is cut.

        A page can't hear the pings of its line: it is told that the server is there, too.
        """
        if self._is_silent and not patient:
            self.transport.abort()
        elif not self.transport.is_closing():
            self._is_silent = True
            self.transport.write(_ASK)

    def data_received(self, data: bytes) -> None:
        """Nearly all that comes is one small message: to read it here takes a tenth of the general way."""
        self._is_silent = False
        start = _plain(data) if self._is_between and not self.close_sent else 0
        if not (self.listener and start):
            super().data_received(data)
            self._is_between = self._waits()
        elif not self.listener.admits(1):
            drop(self.transport)
        elif data[0] == PONG:
            self.listener.live()
        else:
            self.listener.hear(apply_mask(data[start:], data[start - 4 : start]))

    def _waits(self) -> bool:
        """Whether the parser is between two messages: it waits for one, or for the line's end."""
        if self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return False
        if self._parser is None:
            self._parser = _inside(self.conn.parser)
        waiting = _inside(self._parser)
        return waiting is not None and waiting.gi_code is _AT_A_START

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
        if self.listener:
            self.listener.live()

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
        listener, self.listener = self.listener, None  # nothing of the room stays with a line that is gone
        if listener:
            listener.end()


class Marks(NamedTuple):
    """By what somebody is known again who gives another name, or none; "" where that isn't known."""

    address: str
    browser: str
    guest: str


UNMARKED = Marks("", "", "")


class Outlet:
    """One open socket, as the rooms see it."""

    __slots__ = (
        *("address", "fresh", "guest", "heard", "language", "leads", "looking", "marks", "name", "owns"),
        *("seat", "transport"),
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        guest: str,
        name: str,
        language: str,
        address: str = "",
        marks: Marks = UNMARKED,
    ) -> None:
        self.transport = transport
        self.address = address
        self.marks = marks
        self.guest = guest
        self.name = name
        self.language = language
        self.seat: int | None = None
        self.leads = False  # whether they click for that seat, and nobody else does
        self.owns = False  # whether it is theirs, whoever leads it
        self.fresh = False  # whether they are new to the game
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


def _inside(parser: object) -> Generates | None:
    """What this generator waits for, if that is a generator."""
    inside = parser.gi_yieldfrom if isinstance(parser, GeneratorType) else None
    return inside if isinstance(inside, GeneratorType) else None


def _plain(data: bytes) -> int:
    """Where the content begins, if this is one whole text message or pong and nothing else; else 0."""
    size = len(data)
    if size < 6 or data[0] not in (TEXT, PONG):
        return 0
    length = data[1] ^ MASKED
    if length < LONG:
        return 6 if size == 6 + length else 0
    is_long = length == LONG and data[0] == TEXT and size >= 8 + LONG
    is_whole = is_long and size == 8 + int.from_bytes(data[2:4], "big")
    return 8 if is_whole else 0


def drop(transport: asyncio.Transport) -> None:
    DROPPED.inc()
    transport.abort()
