"""A browser that does not keep up is dropped, and holds up nobody."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket

import pytest
from websockets.frames import Frame, Opcode

from app.wire.outlet import UNSENT, Outlet
from tests.app.players import Line, eventually
from tests.app.server import Inner
from tests.app.tables import table


async def stalled(line: Line) -> socket.socket:
    """A second line of the same player that sends and never reads."""
    stuck = socket.socket()
    stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stuck.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(stuck, ("127.0.0.1", line.player.house.port))
    head = (
        f"GET /ws/rooms/{line.code} HTTP/1.1\r\nHost: 127.0.0.1:{line.player.house.port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
        f"Authorization: Bearer {line.player.token}\r\n\r\n"
    )
    await loop.sock_sendall(stuck, head.encode())
    assert b" 101 " in await loop.sock_recv(stuck, 200)
    return stuck


def masked(**message: object) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True, extensions=[])


async def test_a_browser_that_reads_nothing_is_dropped_and_others_go_on(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = watched_sizes(monkeypatch)
    mei, ao = await table(house)
    stuck = await stalled(ao)
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(stuck, masked(t="hello"))
    room = (await house.services.rooms.open(mei.code)).room
    await eventually(lambda: len(room.attendance.outlets) == 3)
    outlet = next(one for one in room.attendance.outlets if is_of(one, stuck))
    await mei.click("draw")
    await ao.get("step")
    try:
        for _ in range(5000):
            await loop.sock_sendall(stuck, masked(t="sync") * 10)
            await asyncio.sleep(0)
            if outlet.transport.is_closing():
                break
    except ConnectionError:
        pass
    stuck.close()
    assert outlet.transport.is_closing()
    assert UNSENT / 2 < max(sizes) < UNSENT + 64 * 1024
    await eventually(lambda: outlet not in room.attendance.outlets)
    assert len(room.attendance.outlets) == 2
    since = len(ao.frames)
    await mei.choose(random.Random(1))
    await ao.until(lambda: "step" in ao.kinds(since) or None)
    dropped = (await house.http.get(f"{house.url}/metrics")).text
    assert "shinobi_sockets_dropped_total 0.0" not in dropped


def watched_sizes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How much was unsent after each write, as the server itself sees it."""
    sizes: list[int] = []
    write = Outlet.write

    def watched(outlet: Outlet, frames: bytes) -> None:
        write(outlet, frames)
        sizes.append(outlet.transport.get_write_buffer_size())

    monkeypatch.setattr(Outlet, "write", watched)
    return sizes


def is_of(outlet: Outlet, stuck: socket.socket) -> bool:
    return bool(outlet.transport.get_extra_info("peername") == stuck.getsockname())
