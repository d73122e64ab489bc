"""Our server beside its peers: all run at once, and each in turn has a slice of the same work."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import ExitStack
from statistics import median, quantiles
from typing import NamedTuple

import psutil
from rich.table import Table

from bench.contestants import CONTESTANTS, IN_MEMORY, STORED
from bench.dialects import DIALECTS
from bench.rooms import Opener, Room
from bench.turns import Side, Slice, in_turn, per_1000

PACE = 100  # clicks a second
ROWS = {
    "actions/s": "{:,.0f}",
    "CPU-s per 1000 actions": "{:.3f}",
    "the same with its Postgres": "{:.3f}",
    "bytes/update": "{:,.0f}",
    f"p50 ms at {PACE}/s": "{:.2f}",
    f"p99 ms at {PACE}/s": "{:.2f}",
    "KB/idle room": "{:,.0f}",
}
SPEED, CPU, COST, BYTES, P50, P99, MEMORY = ROWS

Figures = dict[str, dict[str, float]]  # by contestant, then by row


class Plan(NamedTuple):
    rounds: int
    rooms: int
    lanes: int
    onlookers: int
    seconds: float  # of a turn at the pace
    flood: int  # clicks of a turn as fast as can be
    idle: int  # rooms for the measurement of memory
    warm: int = 2000  # clicks, in which node compiles what it will run


async def measured(names: list[str], plan: Plan) -> Figures:
    with ExitStack() as stack:
        sides: dict[str, Side] = {}
        rooms: dict[str, list[Room]] = {}
        memory: dict[str, float] = {}
        for name in names:
            dialect, start = CONTESTANTS[name]
            # Beside the loop: those who have rooms already are asked every 3 s whether they are there.
            server = await asyncio.to_thread(stack.enter_context, start())
            opened = DIALECTS[dialect](server.port)
            memory[name] = await idle_memory(server.pid, opened, plan.idle)
            rooms[name] = [await opened(plan.onlookers) for _ in range(plan.rooms)]
            sides[name] = Side([server.pid], rooms[name], server.database)
            await sides[name].flooded(plan.lanes, plan.warm)
        paced = await in_turn(sides, plan.rounds, lambda side: side.paced(PACE, plan.seconds))
        flooded = await in_turn(sides, plan.rounds, lambda side: side.flooded(plan.lanes, plan.flood))
    return {
        name: figures(paced[name], flooded[name]) | {BYTES: middle(rooms[name]), MEMORY: memory[name]}
        for name in names
    }


def figures(paced: list[Slice], flooded: list[Slice]) -> dict[str, float]:
    cuts = quantiles([one for each in paced for one in each.latencies], n=100)
    speed = median(one.clicks / one.seconds for one in flooded)
    cost = per_1000([one.whole for one in flooded])
    return {SPEED: speed, CPU: per_1000(flooded), COST: cost, P50: cuts[49], P99: cuts[98]}


async def idle_memory(pid: int, opened: Opener, count: int) -> float:
    """KB that the server took for each room with four players, after a few that paid for warming up."""
    for _ in range(count // 10):
        await opened(0)
    before = memory(pid)
    for _ in range(count):
        await opened(0)
    await asyncio.sleep(1)
    return (memory(pid) - before) / count / 1000


def memory(pid: int) -> int:
    server = psutil.Process(pid)
    return sum(int(one.memory_info().rss) for one in (server, *server.children(recursive=True)))


def middle(rooms: list[Room]) -> float:
    """The bytes of the middle one of all updates."""
    return quantile(sum((room.sizes for room in rooms), Counter()), 0.5)


def quantile(sizes: Counter[int], share: float) -> int:
    left = sizes.total() * share
    for size in sorted(sizes):
        left -= sizes[size]
        if left <= 0:
            return size
    return 0


def report(found: Figures) -> list[Table]:
    table = Table(
        "", *found, title="Beside peers: four players and onlookers in each room, medians of the turns"
    )
    for row, form in ROWS.items():
        table.add_row(row, *(form.format(one[row]) for one in found.values()))
    for peer in [name for name in found if CONTESTANTS[name].dialect != "shinobi"]:
        base = found[peer]
        table.add_row(f"speed, times {peer}", *(f"{one[SPEED] / base[SPEED]:.2f}" for one in found.values()))
        table.add_row(f"CPU, times {peer}", *(f"{one[CPU] / base[CPU]:.2f}" for one in found.values()))
    return [table, bars(found)]


def bars(found: Figures) -> Table:
    """What is wanted; speed is judged by CPU, which others who use the machine disturb less than a clock."""
    ours = [name for name in found if CONTESTANTS[name].dialect == "shinobi"]
    peers = [name for name in found if name not in ours]
    table = Table("wanted", *ours, title="Bars")
    wanted = {BYTES: 150.0, MEMORY: 100.0}
    if peers:
        wanted[P99] = min(found[name][P99] for name in peers)
    for row, most in wanted.items():
        cells = (verdict(ROWS[row].format(found[name][row]), found[name][row] <= most) for name in ours)
        table.add_row(f"{row} at most {most:,.1f}", *cells)
    for peer, row, least in ((STORED, CPU, 1.0), (STORED, COST, 1.0), (IN_MEMORY, CPU, 0.45)):
        if peer in peers:
            ratios = [found[peer][row] / found[name][row] for name in ours]
            cells = (verdict(f"{one:.2f}", one >= least) for one in ratios)
            whose = ", that of its Postgres counted" if row == COST else ""
            table.add_row(f"actions per CPU second{whose}, at least {least} times {peer}", *cells)
    return table


def verdict(found: str, is_met: bool) -> str:
    colour, word = ("green", "met") if is_met else ("red", "missed")
    return f"[{colour}]{found} {word}[/]"
