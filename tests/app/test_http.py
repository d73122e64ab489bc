"""What comes before a request is known: its line and its headers are short, and soon complete."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from app.web.http import Http
from tests.app.players import PATIENCE, House
from tests.app.server import Inner, process

LIMIT = Http.head_bytes
HEALTH = b"GET /healthz HTTP/1.1\r\nhost: here\r\n"
LAST = HEALTH + b"connection: close\r\n\r\n"
UPGRADE = (
    b"GET /ws/rooms/ABCDEFGH HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def padded(head: bytes, size: int) -> bytes:
    """A head of exactly so many bytes."""
    return head + b"x: " + b"a" * (size - len(head) - 7) + b"\r\n\r\n"


@asynccontextmanager
async def line(house: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    try:
        async with asyncio.timeout(PATIENCE):
            yield reader, writer
    finally:
        writer.close()


async def answer(house: House, *pieces: bytes) -> bytes:
    """All that is answered until the server closes the line."""
    async with line(house) as (reader, writer):
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        return await reader.read()


def status(answered: bytes) -> bytes:
    return answered[:12]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Http, "head_within", 0.2)


async def test_headers_may_have_32_kilobytes(house: Inner) -> None:
    head = padded(HEALTH + b"connection: close\r\n", LIMIT)
    assert len(head) == LIMIT
    assert status(await answer(house, head)) == b"HTTP/1.1 200"


async def test_longer_ones_are_refused_and_the_line_is_closed(house: Inner) -> None:
    for head in (
        padded(HEALTH, LIMIT + 1),
        b"GET /" + b"a" * LIMIT,
        HEALTH + b"x: y\r\n" * (LIMIT // 5),
        padded(UPGRADE, LIMIT + 1),
    ):
        assert status(await answer(house, head)) == b"HTTP/1.1 431"


async def test_an_endless_header_in_small_pieces_is_refused_too(house: Inner) -> None:
    assert status(await answer(house, HEALTH, *[b"x" * 4096] * 9)) == b"HTTP/1.1 431"


async def test_blank_lines_before_a_request_count(house: Inner) -> None:
    assert status(await answer(house, b"\r\n" * LIMIT)) == b"HTTP/1.1 431"


async def test_each_request_of_a_line_is_counted_on_its_own(house: Inner) -> None:
    async with line(house) as (reader, writer):
        for _ in range(4):
            writer.write(padded(HEALTH, LIMIT // 2))
            assert (await reader.readuntil(b"\r\n\r\nok"))[:12] == b"HTTP/1.1 200"


async def test_a_long_body_is_no_long_head(house: Inner) -> None:
    post = b"POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-length: 60000\r\n\r\n" + b" " * 60000
    answered = await answer(house, post + LAST)
    assert answered.count(b"HTTP/1.1 422") == answered.count(b"HTTP/1.1 200") == 1


async def test_behind_chunks_nothing_more_is_listened_to(house: Inner) -> None:
    post = b"POST /api/guests HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n"
    assert status(await answer(house, post)) == b"HTTP/1.1 413"


async def test_a_crowd_of_requests_at_once_is_refused(house: Inner) -> None:
    answered = await answer(house, (HEALTH + b"\r\n") * 500)
    assert answered.count(b"HTTP/1.1 200") <= 1


async def test_who_asks_for_too_much_at_once_is_no_matter_for_the_journal(
    sqlite_url: str, tmp_path: Path
) -> None:
    """As it is served: uvloop raises where a closed line is written to."""
    async with process(sqlite_url, tmp_path) as house:
        for behind in ((HEALTH + b"\r\n") * 9, (HEALTH + b"\r\n") * 500, b"no http\r\n\r\n"):
            await answer(house, HEALTH + b"\r\n" + behind)
        assert status(await answer(house, LAST)) == b"HTTP/1.1 200"
        assert "exception" not in house.log.read_text()


@pytest.mark.usefixtures("hasty")
async def test_a_head_that_never_ends_runs_out_of_time(house: Inner) -> None:
    for start in (b"", b"GET /", HEALTH, UPGRADE, b"\r\n"):
        assert status(await answer(house, start)) == b"HTTP/1.1 408"


@pytest.mark.usefixtures("hasty")
async def test_so_does_the_second_head_of_a_line(house: Inner) -> None:
    async with line(house) as (reader, writer):
        writer.write(HEALTH + b"\r\n")
        assert (await reader.readuntil(b"\r\n\r\nok"))[:12] == b"HTTP/1.1 200"
        writer.write(HEALTH)
        assert status(await reader.read()) == b"HTTP/1.1 408"


@pytest.mark.usefixtures("hasty")
async def test_a_socket_that_was_opened_stays_open(house: Inner) -> None:
    mei = await house.guest("Mei")
    socket = await mei.enter(await mei.room("columns"), hello=False)
    assert status(await answer(house, HEALTH)) == b"HTTP/1.1 408"
    await socket.say(t="hello", seen=None)
    assert await socket.get("room")


@pytest.mark.usefixtures("hasty")
async def test_a_crowd_of_slow_lines_holds_up_nobody(house: Inner) -> None:
    slow = [asyncio.create_task(answer(house, HEALTH)) for _ in range(200)]
    assert status(await answer(house, LAST)) == b"HTTP/1.1 200"
    assert {status(answered) for answered in await asyncio.gather(*slow)} == {b"HTTP/1.1 408"}
