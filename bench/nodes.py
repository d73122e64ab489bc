"""What a second node costs: CPU per action on one node and on two, and how soon the other node's people know.

python -m bench.nodes
"""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Annotated, NamedTuple
from unittest.mock import patch

import httpx2
import typer
from rich.console import Console
from rich.table import Table

from bench.api import Api, bearer
from bench.contestants import DURABLE, OUT, ROOT, Server, shinobi
from bench.dialects.shinobi import GUESTS, ShinobiRoom, started
from bench.load import Flood, cpu_seconds, latencies
from bench.rooms import SEATS, Opener, Room
from tests import services
from tests.app.players import PATIENCE, House, Line
from tests.app.tables import lobby

WAYS = ("one node", "two, routed", "two, mixed")
console = Console()


class Measured(NamedTuple):
    actions: float  # per second
    cpu: float  # seconds of all nodes together per 1,000 actions
    p50: float
    p99: float


class Plan(NamedTuple):
    rooms: int
    onlookers: int
    seconds: float


@contextmanager
def cluster(nodes: int) -> Iterator[tuple[list[Server], int]]:
    """So many nodes, and the port of the proxy before them."""
    with tempfile.TemporaryDirectory() as name, patch.object(services, "OPTIONS", DURABLE):
        folder = Path(name)
        with services.postgres() as url, services.redis(folder) as redis:
            env = {"DATABASE_URL": url, "SECRET_KEY": "bench", "REDIS_URL": redis.url if nodes > 1 else ""}
            with shinobi(env) as first, shinobi(env) if nodes > 1 else _none() as second:
                servers = [one for one in (first, second) if one]
                port = services.free_port()
                upstreams = " ".join(f"127.0.0.1:{one.port}" for one in servers)
                names = {"PORT": str(port), "SITE": f"http://:{port}", "UPSTREAMS": upstreams}
                with services.caddy(folder, ROOT / "Caddyfile", **names):
                    yield servers, port


@contextmanager
def _none() -> Iterator[None]:
    yield None


async def measured(way: str, plan: Plan) -> Measured:
    with cluster(1 if way == "one node" else 2) as (servers, proxy):
        ports = [one.port for one in servers] if way == "two, mixed" else [proxy]
        open_room = opener(proxy, lambda place: ports[place % len(ports)])
        rooms = [await open_room(plan.onlookers) for _ in range(3 * plan.rooms)]
        paced = await latencies(rooms[: plan.rooms], 50, plan.seconds)
        before = sum(cpu_seconds(one.pid) for one in servers)
        clicks, seconds = await Flood(rooms, plan.rooms).run(plan.seconds)
        cpu = sum(cpu_seconds(one.pid) for one in servers) - before
    return Measured(clicks / seconds, 1000 * cpu / clicks, paced["p50"], paced["p99"])


def opener(proxy: int, port_of: Callable[[int], int]) -> Opener:
    """Rooms whose sockets go where they are told to; everything else goes through the proxy."""
    api = Api(proxy)
    tokens = [api.post("/api/guests", {"name": f"Guest {one}"})["token"] for one in range(GUESTS)]

    async def opened(onlookers: int) -> Room:
        room = ShinobiRoom(onlookers)
        path = f"/ws/rooms/{started(api, tokens[:SEATS])}"
        for place, token in enumerate(tokens[: room.size]):
            client = room.seat(place)
            await client.connect(port_of(place), path, bearer(token))
            client.socket.send(b'{"t":"hello","seen":null}')
        await room.full.wait()
        return room

    return opened


async def told(times: int) -> dict[str, tuple[float, float]]:
    """How many milliseconds pass until somebody at the other node knows: p50 and p99."""
    with cluster(2) as (servers, _):
        async with houses(servers) as (first, second):
            code, players = await lobby(first)
            here, there = await players[0].enter(code), await second.welcome(players[1]).enter(code)
            chat = [await chat_time(here, there, number) for number in range(times)]
            lobby_changes = [await ready_time(there, here, number % 2 == 0) for number in range(times)]
    return {"chat": _cuts(chat), "lobby changes": _cuts(lobby_changes)}


async def chat_time(here: Line, there: Line, number: int) -> float:
    began = time.perf_counter()
    await here.say(t="chat", text=f"line {number}", id=f"chat-{number}")
    await there.get("chat", text=f"line {number}")
    return 1000 * (time.perf_counter() - began)


async def ready_time(there: Line, here: Line, ready: bool) -> float:
    began = time.perf_counter()
    await there.player.post(f"rooms/{there.code}/ready", {"ready": not ready})
    await here.until(lambda: here.room["seats"]["1"]["ready"] is not ready)
    return 1000 * (time.perf_counter() - began)


@asynccontextmanager
async def houses(servers: list[Server]) -> AsyncIterator[list[House]]:
    async with httpx2.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        found = [House(server.port, http) for server in servers]
        yield found
        for house in found:
            await house.close()


def _cuts(times: list[float]) -> tuple[float, float]:
    cuts = statistics.quantiles(times, n=100)
    return cuts[49], cuts[98]


def main(
    rounds: Annotated[int, typer.Option(help="How often each has its turn.")] = 3,
    rooms: Annotated[int, typer.Option(help="Rooms of four players in play at once.")] = 20,
    onlookers: Annotated[int, typer.Option(help="Onlookers of each room, up to 8.")] = 4,
    seconds: Annotated[float, typer.Option(help="Length of each measurement.")] = 5,
    talk: Annotated[int, typer.Option(help="Chat lines and lobby changes.")] = 200,
) -> None:
    plan = Plan(rooms, onlookers, seconds)
    found: dict[str, list[Measured]] = {way: [] for way in WAYS}
    for number in range(rounds):
        for way in WAYS:
            console.print(f"round {number + 1} of {rounds}: {way}")
            found[way].append(asyncio.run(measured(way, plan)))
    across = asyncio.run(told(talk))
    report({way: Measured(*map(statistics.median, zip(*found[way], strict=True))) for way in WAYS}, across)
    OUT.mkdir(exist_ok=True)
    (OUT / "nodes.json").write_text(json.dumps({"ways": found, "across": across}, indent=1))


def report(medians: dict[str, Measured], across: dict[str, tuple[float, float]]) -> None:
    table = Table("", "actions/s", "CPU-s per 1000", "times one node", "p50 ms at 50/s", "p99 ms")
    for way, one in medians.items():
        ratio = one.cpu / medians[WAYS[0]].cpu
        cpu = (f"{one.cpu:.3f}", f"{ratio:.2f}")
        table.add_row(way, f"{one.actions:,.0f}", *cpu, f"{one.p50:.1f}", f"{one.p99:.1f}")
    console.print(table)
    for what, (p50, p99) in across.items():
        console.print(f"{what} across two nodes: p50 {p50:.1f} ms, p99 {p99:.1f} ms")


if __name__ == "__main__":
    typer.run(main)
