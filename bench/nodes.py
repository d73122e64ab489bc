"""What a second node costs: CPU per action on one node and on two, and how soon the other node's people know.

python -m bench.nodes
"""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Annotated, NamedTuple
from unittest.mock import patch

import httpx2
import typer
import uvloop
from rich.console import Console
from rich.table import Table

from bench.api import Api, bearer
from bench.contestants import DURABLE, OUT, ROOT, Server, shinobi
from bench.dialects.shinobi import GUESTS, ShinobiRoom, started
from bench.rooms import SEATS, Opener, Room
from bench.turns import Side, Slice, in_turn, per_1000, ratio
from tests import services
from tests.app.players import PATIENCE, House, Line
from tests.app.tables import lobby

WAYS = ("one node", "two, routed", "two, mixed")
IN_ALL, EACH, FLOODED = "same pace in all", "same pace for each node", "flooded, each node"

Found = dict[str, dict[str, list[Slice]]]  # by kind of work, then by way
Delays = dict[str, tuple[float, float]]  # by what is told
console = Console()


class Cluster(NamedTuple):
    servers: list[Server]
    proxy: int  # its port


class Plan(NamedTuple):
    rounds: int
    rooms: int
    lanes: int  # rooms that are flooded at once
    onlookers: int
    seconds: float
    rate: float
    flood: int


@contextmanager
def clusters() -> Iterator[dict[str, Cluster]]:
    """All of them at once, on databases of their own: they are measured in turn."""
    with ExitStack() as stack:
        alone = stack.enter_context(cluster(1))
        two = stack.enter_context(cluster(2))
        yield {"one node": alone, "two, routed": two, "two, mixed": stack.enter_context(cluster(2))}


@contextmanager
def cluster(nodes: int) -> Iterator[Cluster]:
    """So many nodes, and a proxy before them."""
    with tempfile.TemporaryDirectory() as name, patch.object(services, "OPTIONS", DURABLE):
        folder = Path(name)
        with services.postgres() as url, services.redis(folder) as redis:
            env = {"DATABASE_URL": url, "SECRET_KEY": "bench", "REDIS_URL": redis.url if nodes > 1 else ""}
            node = partial(shinobi, env, core="")  # two on one core would take its caches from each other
            with node() as first, node() if nodes > 1 else nullcontext() as second:
                servers = [one for one in (first, second) if one]
                port = services.free_port()
                upstreams = " ".join(f"127.0.0.1:{one.port}" for one in servers)
                names = {"PORT": str(port), "SITE": f"http://:{port}", "UPSTREAMS": upstreams}
                with services.caddy(folder, ROOT / "Caddyfile", **names):
                    yield Cluster(servers, port)


async def measured(plan: Plan, talk: int) -> tuple[Found, Delays]:
    with clusters() as found:
        across = await told(found["two, mixed"], talk) if talk else {}
        return await compared(found, plan), across


async def compared(found: dict[str, Cluster], plan: Plan) -> Found:
    """Each way in turn: at the same pace in all, at the same pace for each node, and flooded likewise."""
    sides = {way: await side(one, plan, way == "two, mixed") for way, one in found.items()}

    def nodes(one: Side) -> int:
        return len(one.pids)

    return {
        IN_ALL: await in_turn(sides, plan.rounds, lambda one: one.paced(plan.rate, plan.seconds)),
        EACH: await in_turn(sides, plan.rounds, lambda one: one.paced(plan.rate * nodes(one), plan.seconds)),
        FLOODED: await in_turn(
            sides, plan.rounds, lambda one: one.flooded(plan.lanes * nodes(one), plan.flood * nodes(one))
        ),
    }


async def side(one: Cluster, plan: Plan, mixed: bool) -> Side:
    """Rooms whose sockets meet on one node, or are spread over all."""
    ports = [server.port for server in one.servers] if mixed else [one.proxy]
    open_room = opener(one.proxy, lambda place: ports[place % len(ports)])
    rooms = [await open_room(plan.onlookers) for _ in range(plan.rooms)]
    return Side([server.pid for server in one.servers], rooms)


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


async def told(both: Cluster, times: int) -> Delays:
    """How many milliseconds pass until somebody at the other node knows: p50 and p99."""
    async with houses(both.servers) as (first, second):
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
    rounds: Annotated[int, typer.Option(help="How often each has its turn.")] = 9,
    rooms: Annotated[int, typer.Option(help="Rooms of four players.")] = 120,
    lanes: Annotated[int, typer.Option(help="Rooms that are flooded at once.")] = 20,
    onlookers: Annotated[int, typer.Option(help="Onlookers of each room, up to 8.")] = 4,
    seconds: Annotated[float, typer.Option(help="Length of each turn.")] = 2,
    rate: Annotated[float, typer.Option(help="Clicks a second of all rooms together.")] = 200,
    flood: Annotated[int, typer.Option(help="Clicks of a turn as fast as can be.")] = 400,
    talk: Annotated[int, typer.Option(help="Chat lines and lobby changes.")] = 200,
) -> None:
    found, across = uvloop.run(measured(Plan(rounds, rooms, lanes, onlookers, seconds, rate, flood), talk))
    console.print(report(found, rate), *delays(across))
    OUT.mkdir(exist_ok=True)
    (OUT / "nodes.json").write_text(json.dumps({"ways": found, "across": across}, indent=1))


def report(found: Found, rate: float) -> Table:
    """A node that has more to do pays less for each click: more share a commit, and caches stay warm.

    So it is the same pace for each node that tells what a second one costs.
    """
    table = Table("", *found, "p50 ms", "p99 ms")
    table.title = f"Nodes: CPU-s of all per 1000 actions, and times one node; at {rate:.0f}/s"
    for way in WAYS:
        p50, p99 = _cuts([one for each in found[IN_ALL][way] for one in each.latencies])
        cells = (f"{per_1000(one[way]):.3f}  {ratio(one[way], one[WAYS[0]]):.2f}" for one in found.values())
        table.add_row(way, *cells, f"{p50:.1f}", f"{p99:.1f}")
    return table


def delays(across: Delays) -> list[str]:
    return [
        f"{what} across two nodes: p50 {p50:.1f} ms, p99 {p99:.1f} ms" for what, (p50, p99) in across.items()
    ]


if __name__ == "__main__":
    typer.run(main)
