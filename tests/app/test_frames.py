"""Frames as bytes on a websocket."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from app.wire.frames import Error, framed
from app.wire.outlet import Data, Protocol

REST = len('{"t":"error","code":"","message":"","id":""}')


@pytest.mark.parametrize("size", [REST, 125, 126, 65_535, 65_536])
def test_a_frame_is_framed_as_the_websocket_library_frames_it(size: int) -> None:
    found = framed(Error("", "x" * (size - REST), ""))
    payload = found[-size:]
    assert payload.startswith(b'{"t":"error"')
    assert found == Frame(Opcode.TEXT, payload).serialize(mask=False, extensions=[])


REQUEST = b"\r\n".join(
    [
        *(
            b"GET / HTTP/1.1",
            b"Host: x",
            b"Upgrade: websocket",
            b"Connection: Upgrade",
            b"Sec-WebSocket-Version: 13",
            b"Sec-WebSocket-Key: c2hpbm9iaS10YWJsZS0xNg==",
        ),
        b"",
        b"",
    ]
)


class Heard:
    """Whoever listens to a line."""

    def __init__(self) -> None:
        self.texts: list[bytes | None] = []
        self.frames = 0

    def admits(self, frames: int) -> bool:
        self.frames += frames
        return True

    def hear(self, data: Data | None) -> None:
        self.texts.append(None if data is None else bytes(data))

    def live(self) -> None:
        raise AssertionError("nobody was asked for a sign of life")

    def end(self) -> None:
        raise AssertionError("the line stays")


def line() -> tuple[Protocol, Heard]:
    """A protocol whose line is open and adopted."""
    protocol, heard = Protocol.__new__(Protocol), Heard()
    protocol.conn = ServerProtocol()
    protocol.conn.receive_data(REQUEST)
    [request] = protocol.conn.events_received()
    assert isinstance(request, Request)
    protocol.conn.send_response(protocol.conn.accept(request))
    protocol.close_sent, protocol.frames = False, []
    protocol.adopt(heard)
    return protocol, heard


def said(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a browser says it."""
    return Frame(opcode, payload, fin).serialize(mask=True, extensions=[])


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4096, 65_535, 65_536])
def test_a_message_is_heard_as_the_browser_framed_it(size: int) -> None:
    protocol, heard = line()
    protocol.data_received(said(b"x" * size))
    assert heard.texts == [b"x" * size]
    assert heard.frames == 1


def test_the_general_parser_never_sees_a_plain_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the first one, with which it begins."""
    protocol, heard = line()
    protocol.data_received(said(b"hello"))
    monkeypatch.setattr(protocol.conn, "receive_data", Mock(side_effect=AssertionError))
    protocol.data_received(said(b"one"))
    protocol.data_received(said(b"x" * 1000))
    assert heard.texts == [b"hello", b"one", b"x" * 1000]


def test_messages_that_come_together_or_with_pieces_are_heard_in_order() -> None:
    protocol, heard = line()
    protocol.data_received(said(b"one") + said(b"two"))
    protocol.data_received(said(b"thr", fin=False))
    protocol.data_received(said(b"ee", Opcode.CONT))
    protocol.data_received(said(b"binary", Opcode.BINARY))
    protocol.data_received(said(b"four"))
    assert heard.texts == [b"one", b"two", b"three", None, b"four"]
    assert heard.frames == 6


@pytest.mark.parametrize("cut", range(1, 18))
def test_the_rest_of_a_message_is_no_message_even_if_it_looks_like_one(cut: int) -> None:
    protocol, heard = line()
    inner = said(b"hidden")
    whole = bytes([0x81, 0x80 | (12 + len(inner)), 0, 0, 0, 0]) + b"x" * 12 + inner
    protocol.data_received(whole[:cut])
    protocol.data_received(whole[cut:18])
    protocol.data_received(inner)
    protocol.data_received(said(b"next"))
    assert heard.texts == [b"x" * 12 + inner, b"next"]


def test_what_breaks_the_protocol_is_still_found_out() -> None:
    protocol, heard = line()
    protocol.data_received(said(b"begun", fin=False))
    protocol.transport = Mock()
    protocol.queue = Mock()
    protocol.data_received(said(b"another"))
    assert heard.texts == []
    assert protocol.transport.close.called
