"""Uvicorn's HTTP protocol, with limits on a request's line, its headers and what is read of its body."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

PIPELINED = 8  # requests that may wait behind the one being answered; browsers send none
CLOSE = b"connection: close\r\ncontent-length: 0\r\n\r\n"


class Http(HttpToolsProtocol):
    """The parser puts a header together piece by piece, so that an endless one would stall everybody."""

    head_bytes: ClassVar = 32 * 1024
    body_bytes: ClassVar = 1024 * 1024  # with what follows the last chunk
    head_within: ClassVar = 10.0  # seconds

    _answered: RequestResponseCycle | None = None  # the request whose turn it is, or was last
    _clock: asyncio.TimerHandle | None = None
    _size = 0  # of the head or the body that is under way, as far as it is known
    _is_in_head = False
    _is_in_body = False
    _is_complete = False  # a head that ended in the bytes that were parsed last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clock()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        while data and self._is_ours():
            size = (self.body_bytes if self._is_in_body else self.head_bytes) - self._size
            piece, data = data[:size], data[size:]
            if piece:
                self._take(piece)
            else:
                self._refuse(413 if self._is_in_body else 431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_in_head = True

    def on_headers_complete(self) -> None:
        self._is_in_head, self._is_in_body, self._is_complete = False, True, True
        self._size = 0
        self._stop_clock()
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINED:
            raise ValueError("too many requests at once")  # the parser stops, and asks for a 400

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_in_body = False
        self._size = 0

    def send_400_response(self, msg: str) -> None:
        self._refuse(400)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _take(self, piece: bytes) -> None:
        was_in_body, self._is_complete = self._is_in_body, False
        super().data_received(piece)
        if was_in_body == self._is_in_body and not self._is_complete:
            self._size += len(piece)
        if self._is_ours() and self._clock is None and self._has_begun():
            self._start_clock()

    def _has_begun(self) -> bool:
        """Whether a head is under way."""
        return self._is_in_head or (self._size > 0 and not self._is_in_body)

    def _is_ours(self) -> bool:
        """Until it is closed, or has become a websocket."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    def _start_clock(self) -> None:
        self._clock = self.loop.call_later(self.head_within, self._run_out)

    def _stop_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None

    def _run_out(self) -> None:
        """While an answer is under way nothing more is read: that time is not the visitor's."""
        if self._under_way():
            self._start_clock()
        else:
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        """What is being answered before it says no more: its line is closed."""
        self._stop_clock()
        if under_way := self._under_way():
            under_way.disconnected = True
            under_way.message_event.set()
        else:
            self.transport.write(STATUS_LINE[status] + CLOSE)
        self.transport.close()

    def _under_way(self) -> RequestResponseCycle | None:
        """What is being answered."""
        return None if self._answered is None or self._answered.response_complete else self._answered
