"""What attacks cost honest players: their clicks alone and under each attack, as ratios of one run.

`python -m bench.attacks` starts a server of its own with all limits, and prints one line per attack.
Attackers come from addresses that the server is told of as a proxy would tell it.
"""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from statistics import quantiles

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.app.players import House, Line
from tests.app.server import process
from tests.app.tables import table

HOST = "127.0.0.1"
CLICKS = 150  # of each measurement
PAUSE = 0.05  # seconds between two clicks
LONGEST = 60  # seconds of an attack
WARM = 1.5  # seconds until it is measured

Attack = Callable[[int, str], Awaitable[None]]
LOST = (OSError, EOFError, WebSocketException, asyncio.IncompleteReadError, TimeoutError)


async def endless_header(port: int, code: str) -> None:
    """One connection that never comes to the end of its header, again whenever it is closed."""
    while True:
        with suppress(*LOST):
            async with line_to(port) as (_, writer):
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
                while True:
                    writer.write(b"x" * 65536)
                    await writer.drain()
        await asyncio.sleep(0.01)


async def hello_again(port: int, code: str) -> None:
    """A hundred onlookers without a name, from two addresses, who say hello over and over."""
    await together(100, lambda one: greeting(port, code, f"203.0.113.{one % 2 + 1}"))


async def http_clients(port: int, code: str) -> None:
    """Thirty clients of one address."""
    await together(30, lambda one: fetching(port, code, "203.0.113.9"))


async def http_crowd(port: int, code: str) -> None:
    """Thirty clients, each of its own address."""
    await together(30, lambda one: fetching(port, code, f"203.0.113.{one + 1}"))


async def many_sockets(port: int, code: str) -> None:
    """Two thousand sockets of one address, and again for each that is refused."""
    await together(2000, lambda one: holding(port, code, "203.0.113.9"))


async def slow_connections(port: int, code: str) -> None:
    """A thousand connections that send a byte a second."""
    await together(1000, lambda one: dripping(port))


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (endless_header, hello_again, http_clients, http_crowd, many_sockets, slow_connections)
}


async def together(number: int, run: Callable[[int], Awaitable[None]]) -> None:
    await asyncio.gather(*(over_and_over(run, one) for one in range(number)))


async def over_and_over(run: Callable[[int], Awaitable[None]], one: int) -> None:
    while True:
        with suppress(*LOST):
            await run(one)
        await asyncio.sleep(0.5)


async def greeting(port: int, code: str, address: str) -> None:
    async with await socket(port, code, address) as line:
        for _ in count():
            await line.send('{"t":"hello"}')
            await asyncio.sleep(0.02)


async def holding(port: int, code: str, address: str) -> None:
    async with await socket(port, code, address) as line:
        await line.wait_closed()


async def fetching(port: int, code: str, address: str) -> None:
    paths = (f"/api/rooms/{code}/qr.svg", "/", "/games/columns", "/api/openapi.json")
    async with line_to(port) as (reader, writer):
        for number in count():
            head = f"GET {paths[number % 4]} HTTP/1.1\r\nHost: {HOST}\r\nX-Forwarded-For: {address}\r\n\r\n"
            writer.write(head.encode())
            told = (await reader.readuntil(b"\r\n\r\n")).lower()
            await reader.readexactly(int(told.partition(b"content-length: ")[2].partition(b"\r\n")[0]))


async def dripping(port: int) -> None:
    async with line_to(port) as (_, writer):
        writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
        while not writer.is_closing():
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(1)


async def socket(port: int, code: str, address: str) -> ClientConnection:
    url = f"ws://{HOST}:{port}/ws/rooms/{code}"
    return await connect(url, additional_headers={"X-Forwarded-For": address}, proxy=None, compression=None)


@asynccontextmanager
async def line_to(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def clicks(house: House) -> list[float]:
    """How many milliseconds each of so many honest clicks takes; games follow each other as they end."""
    chooser, times, lines = random.Random(1), list[float](), list[Line]()
    while len(times) < CLICKS:
        if not lines or "outcome" in lines[0].pub:
            lines = await table(house)
        asked = [one for one in lines if one.me.get("choices") and str(one.seat) in one.pub["awaited"]]
        if asked:
            started = time.perf_counter()
            await asked[0].choose(chooser)
            times.append((time.perf_counter() - started) * 1000)
        await asyncio.sleep(PAUSE)
    return times


async def compared(house: House, name: str, code: str) -> str:
    alone = percentiles(await clicks(house))
    command = ("-m", "bench.attacks", name, str(house.port), code)
    attacker = await asyncio.create_subprocess_exec(sys.executable, *command)
    try:
        await asyncio.sleep(WARM)
        under = percentiles(await clicks(house))
    finally:
        attacker.send_signal(signal.SIGTERM)
        await attacker.wait()
    ratios = [now / before for now, before in zip(under, alone, strict=True)]
    told = [f"{one:8.1f}" for one in (*alone, *under)] + [f"{one:6.1f}x" for one in ratios]
    return f"{name:18}" + " ".join(told)


def percentiles(times: list[float]) -> tuple[float, float]:
    cuts = quantiles(times, n=100)
    return cuts[49], cuts[98]


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        async with process(f"sqlite:///{data}/shinobi.db", data, LIMITS="on") as house:
            code = (await table(house))[0].code
            print(f"{'attack':18}   p50 ms   p99 ms   p50 ms   p99 ms     p50     p99")
            for name in ATTACKS:
                print(await compared(house, name, code), flush=True)


async def attack(name: str, port: int, code: str) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            await ATTACKS[name](port, code)


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], int(sys.argv[2]), sys.argv[3]) if sys.argv[1:] else main())
