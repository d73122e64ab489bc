"""Frames as bytes on a websocket."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from app.wire.frames import Error, framed

REST = len('{"t":"error","code":"","message":"","id":""}')


@pytest.mark.parametrize("size", [REST, 125, 126, 65_535, 65_536])
def test_a_frame_is_framed_as_the_websocket_library_frames_it(size: int) -> None:
    found = framed(Error("", "x" * (size - REST), ""))
    payload = found[-size:]
    assert payload.startswith(b'{"t":"error"')
    assert found == Frame(Opcode.TEXT, payload).serialize(mask=False, extensions=[])
