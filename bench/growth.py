"""How the cost of an action grows: with onlookers, idle rooms, the length of a game, rooms in the database.

python -m bench.growth
"""

from __future__ import annotations

import asyncio
import resource
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import typer
import uvloop
from rich.console import Console
from rich.table import Table

from bench.beside import memory, quantile
from bench.contestants import OUT, Server, shinobi
from bench.copies import Copies
from bench.dialects.shinobi import House
from bench.rooms import Room
from bench.thinking import thinking
from bench.turns import Side, in_turn, per_1000, ratio
from games import GAMES

progress = Console(stderr=True)
AT_ONCE = 50  # rooms that are opened side by side


class Plan(NamedTuple):
    onlookers: tuple[int, ...] = (0, 8, 50, 500)
    idle: tuple[int, ...] = (100, 1_000, 5_000)  # rooms
    stored: int = 200_000
    long: int = 5_000  # actions of a game
    rounds: int = 5
    clicks: int = 80  # of a turn
    positions: int = 24  # at which bots think


class Grown(NamedTuple):
    what: str
    cpu: float  # seconds per 1,000 actions
    times: float  # of the first of its kind
    note: str = ""


async def measured(plan: Plan) -> dict[str, list[Grown]]:
    """Two servers side by side: a fresh one, and one that grows. What is known is told on the way."""
    found: dict[str, list[Grown]] = {}

    def note(kind: str, rows: list[Grown]) -> None:
        found[kind] = rows
        progress.print(
            kind, *(f"{one.what}: {one.cpu:.3f} ({one.times:.2f}) {one.note}" for one in rows), sep="\n  "
        )

    async with fresh() as plain, fresh() as grown:
        note("games", await by_game(plain, plan))
        note("onlookers", await by_onlookers(plain, plan))
        note("length of the game", await by_length(plain, plan))
        grown.copies.add(await grown.house.started("columns"), plan.stored)
        base = await side(plain.house, plain.server.pid, rooms=16)
        note("rooms in the database", await by_stored(base, grown, plan))
        note("idle rooms", await by_idle(base, grown, plan))
    return found


class Running(NamedTuple):
    server: Server
    house: House
    copies: Copies


@asynccontextmanager
async def fresh() -> AsyncIterator[Running]:
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=OUT) as folder:
        path = Path(folder) / "growth.db"
        with shinobi({"DATABASE_URL": f"sqlite:///{path}"}) as server:
            yield Running(server, House(server.port), Copies(path))


async def side(house: House, pid: int, game: str = "columns", onlookers: int = 8, rooms: int = 8) -> Side:
    return Side([pid], [await house.open(game, onlookers) for _ in range(rooms)])


async def by_game(running: Running, plan: Plan) -> list[Grown]:
    rooms = {game: [await running.house.open(game, 8) for _ in range(8)] for game in GAMES}
    sides = {game: Side([running.server.pid], found) for game, found in rooms.items()}
    slices = await in_turn(sides, plan.rounds, lambda one: one.flooded(4, plan.clicks))
    first = slices[next(iter(GAMES))]
    return [
        Grown(game, per_1000(slices[game]), ratio(slices[game], first), sizes(rooms[game])) for game in GAMES
    ]


def sizes(rooms: list[Room]) -> str:
    found = sum((room.sizes for room in rooms), Counter[int]())
    return f"{quantile(found, 0.5):,} and {quantile(found, 0.95):,} bytes/update (median and p95)"


async def by_onlookers(running: Running, plan: Plan) -> list[Grown]:
    house, pid = running.house, running.server.pid
    sides = {str(number): await side(house, pid, onlookers=number, rooms=4) for number in plan.onlookers}
    slices = await in_turn(sides, plan.rounds, lambda one: one.flooded(2, plan.clicks))
    first = slices[str(plan.onlookers[0])]
    return [Grown(name, per_1000(found), ratio(found, first)) for name, found in slices.items()]


async def by_length(running: Running, plan: Plan) -> list[Grown]:
    code = await running.house.started("columns")
    long = running.copies.lengthen(code, plan.long, 8)
    sides = {
        "action 10": await side(running.house, running.server.pid),
        f"action {plan.long:,}": Side(
            [running.server.pid], [await running.house.enter(one, 8) for one in long]
        ),
    }
    slices = await in_turn(sides, plan.rounds, lambda one: one.flooded(4, plan.clicks))
    first = slices["action 10"]
    return [Grown(name, per_1000(found), ratio(found, first)) for name, found in slices.items()]


async def by_stored(base: Side, grown: Running, plan: Plan) -> list[Grown]:
    sides = {"few": base, f"{plan.stored:,}": await side(grown.house, grown.server.pid)}
    slices = await in_turn(sides, plan.rounds, lambda one: one.flooded(4, plan.clicks))
    return [Grown(name, per_1000(found), ratio(found, slices["few"])) for name, found in slices.items()]


async def by_idle(base: Side, grown: Running, plan: Plan) -> list[Grown]:
    """Each with one who looks on; compared with a server that has none, in turn."""
    busy = await side(grown.house, grown.server.pid, rooms=16)
    found, opened, before = [], 0, memory(grown.server.pid)
    for count in plan.idle:
        while opened < count:
            codes = [grown.copies.code(number) for number in range(opened, min(count, opened + AT_ONCE))]
            await asyncio.gather(*map(grown.house.watch, codes))
            opened += len(codes)
        slices = await in_turn(
            {"few": base, "many": busy}, plan.rounds, lambda one: one.flooded(4, plan.clicks)
        )
        each = (memory(grown.server.pid) - before) / count / 1000
        cpu, times = per_1000(slices["many"]), ratio(slices["many"], slices["few"])
        found.append(Grown(f"{count:,}", cpu, times, f"{each:,.0f} KB/room with one onlooker"))
    return found


def report(found: dict[str, list[Grown]], positions: int) -> list[Table]:
    table = Table(
        "", "", "CPU-s per 1000", "times", "", title="Growth, on SQLite: Columns unless it says otherwise"
    )
    for kind, rows in found.items():
        for one in rows:
            name = kind if one is rows[0] else ""
            table.add_row(
                name, one.what, f"{one.cpu:.3f}", f"{one.times:.2f}", one.note, end_section=one is rows[-1]
            )
    return [table, thoughts(positions)]


def thoughts(positions: int) -> Table:
    table = Table("", *GAMES, title="CPU in milliseconds, one core: median and the longest")
    found = {game: thinking(rules, positions) for game, rules in GAMES.items()}
    for what in dict.fromkeys(what for one in found.values() for what in one):
        cells = (_middle_and_most(one.get(what, [])) for one in found.values())
        table.add_row(what, *cells)
    return table


def _middle_and_most(spent: Sequence[float]) -> str:
    return f"{median(spent):.2f} and {max(spent):.2f}" if spent else ""


def prepare() -> None:
    """Many sockets."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    prepare()
    for table in report(uvloop.run(measured(Plan())), Plan().positions):
        Console().print(table)


if __name__ == "__main__":
    typer.run(main)
