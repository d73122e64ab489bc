"""How often somebody may do something, and what becomes of those who do it all the time."""

from __future__ import annotations

import asyncio
import random
import socket

import pytest
from websockets.frames import Frame, Opcode

from app.web import limits
from app.web.limits import Limit, Limiter
from tests.app.players import eventually
from tests.app.server import Inner, serving
from tests.app.tables import table
from tests.app.test_slow import is_of, masked, stalled

THREE = Limit("three", 3, 10)


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(limits, "monotonic", found)
    return found


def test_so_many_times_are_allowed_and_more_once_the_window_has_passed(clock: Clock) -> None:
    limiter = Limiter(True)
    assert [limiter.allows(THREE, "mei") for _ in range(4)] == [True, True, True, False]
    clock.now += 9.9
    assert not limiter.allows(THREE, "mei")
    clock.now += 0.1
    assert limiter.allows(THREE, "mei")


def test_everybody_and_everything_is_counted_apart(clock: Clock) -> None:
    limiter = Limiter(True)
    assert limiter.allows(THREE, "mei", 3)
    assert limiter.allows(THREE, "ao", 3)
    assert limiter.allows(Limit("other", 3, 10), "mei", 3)
    assert not limiter.allows(THREE, "ao")


def test_windows_that_have_passed_are_forgotten(clock: Clock) -> None:
    limiter = Limiter(True)
    for number in range(1000):
        limiter.allows(THREE, f"guest {number}")
    clock.now += limits.SWEEP
    limiter.allows(THREE, "mei")
    assert len(limiter) == 1


def test_limits_can_be_lifted() -> None:
    limiter = Limiter(False)
    assert all(limiter.allows(THREE, "mei") for _ in range(10))


async def test_a_second_socket_gives_no_second_pace(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as house:
        mei, _ = await table(house)
        second = await mei.player.enter(mei.code)
        answers = [await line.ask("chat", text="hi") for line in (mei, second) for _ in range(5)]
        assert [answer["t"] for answer in answers].count("ok") == 8


FLOODS = {
    "nonsense": Frame(Opcode.TEXT, b"x"),
    "pings": Frame(Opcode.PING, b"x"),
    "pieces": Frame(Opcode.CONT, b"", fin=False),
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_flood_of_any_kind_ends_the_line_and_nothing_else(sqlite_url: str, flood: str) -> None:
    async with serving(sqlite_url, limits=True) as house:
        mei, ao = await table(house)
        wild = await stalled(ao)
        room = (await house.services.rooms.open(mei.code)).room
        await asyncio.get_running_loop().sock_sendall(wild, masked(t="hello"))
        await eventually(lambda: len(room.attendance.outlets) == 3)
        if flood == "pieces":
            await pour(wild, Frame(Opcode.TEXT, b"", fin=False), 1)
        await pour(wild, FLOODS[flood], 1100)
        await eventually(lambda: len(room.attendance.outlets) == 2)
        wild.close()
        assert (await mei.choose(random.Random(1)))["t"] == "mine"


async def pour(wild: socket.socket, frame: Frame, times: int) -> None:
    data = frame.serialize(mask=True, extensions=[])
    await asyncio.get_running_loop().sock_sendall(wild, data * times)


async def test_who_pings_and_never_reads_is_dropped(house: Inner) -> None:
    mei, ao = await table(house)
    stuck = await stalled(ao)
    room = (await house.services.rooms.open(mei.code)).room
    await asyncio.get_running_loop().sock_sendall(stuck, masked(t="hello"))
    await eventually(lambda: len(room.attendance.outlets) == 3)
    outlet = next(one for one in room.attendance.outlets if is_of(one, stuck))
    try:
        for _ in range(5000):
            await pour(stuck, Frame(Opcode.PING, b"x" * 125), 100)
            if outlet.transport.is_closing():
                break
    except ConnectionError:
        pass
    stuck.close()
    assert outlet.transport.is_closing()
