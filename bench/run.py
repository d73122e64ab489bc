"""Measures our server beside its peers, round by round, and reports speed, size and memory."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from statistics import median
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from bench.contestants import CONTESTANTS, GENERATOR_CORE, OUT, ROOT
from bench.pages import measured
from bench.pages import shown as felt_table
from games import GAMES

FIRST_PEER, SECOND_PEER = "boardgame.io", "Colyseus"
# What is read from a round's figures, and how it is shown.
FIGURES = {
    "actions/s": (("actions_per_second",), "{:,.0f}"),
    "CPU-s per 1000": (("cpu_per_1000",), "{:.2f}"),
    "bytes/update": (("update_bytes",), "{:,.0f}"),
    "p50 ms at 50/s": (("latency_ms", "50", "p50"), "{:.2f}"),
    "p99 ms at 50/s": (("latency_ms", "50", "p99"), "{:.2f}"),
    "p50 ms at 100/s": (("latency_ms", "100", "p50"), "{:.2f}"),
    "p99 ms at 100/s": (("latency_ms", "100", "p99"), "{:.2f}"),
    "KB/idle room": (("room_kb",), "{:,.0f}"),
}
# The median over the rounds, per contestant and figure.
Figures = dict[str, dict[str, float]]
console = Console()


def main(
    rounds: Annotated[int, typer.Option(help="How often each server has its turn.")] = 3,
    rooms: Annotated[int, typer.Option(help="Rooms of four players in play at once.")] = 50,
    onlookers: Annotated[int, typer.Option(help="Onlookers of each room, up to 8.")] = 8,
    seconds: Annotated[float, typer.Option(help="Length of each measurement.")] = 5,
    spares: Annotated[int, typer.Option(help="Rooms kept open for when a game ends.")] = 100,
    idle: Annotated[int, typer.Option(help="Rooms for the measurement of memory.")] = 200,
    peers: Annotated[bool, typer.Option(help="Measure boardgame.io and Colyseus too.")] = True,
    pages: Annotated[bool, typer.Option(help="Measure the pages in Chromium, too.")] = True,
) -> None:
    names = [name for name, one in CONTESTANTS.items() if peers or one.dialect == "shinobi"]
    load = {"rooms": rooms, "onlookers": onlookers, "seconds": seconds, "spares": spares}
    taken: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for number in range(rounds):
        for name in names:
            console.print(f"round {number + 1} of {rounds}: {name}")
            taken[name].append(measure(name, load))
    for name in names:
        console.print(f"memory: {name}")
        taken[name].append(measure(name, {"idle": idle}))
    figures = {name: medians(found) for name, found in taken.items()}
    console.print(table_of(figures), table_of_limits(figures))
    felt = asyncio.run(measured([*GAMES])) if pages else {}
    if felt:
        console.print(felt_table(felt))
    on_phone = {game: one._asdict() for game, one in felt.items()}
    write_report({"load": load, "rounds": taken, "medians": figures, "pages": on_phone})


def measure(name: str, task: dict[str, Any]) -> dict[str, Any]:
    """Start the server, and let the generator work on it from the other core."""
    contestant = CONTESTANTS[name]
    with contestant.server() as server:
        words = json.dumps({"dialect": contestant.dialect, **server._asdict(), **task})
        command = ["taskset", "-c", GENERATOR_CORE, sys.executable, "-m", "bench.load", words]
        ran = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def medians(rounds: list[dict[str, Any]]) -> dict[str, float]:
    values = {figure: [value(one, path) for one in rounds] for figure, (path, _) in FIGURES.items()}
    known = {figure: [one for one in found if one is not None] for figure, found in values.items()}
    return {figure: median(found) for figure, found in known.items() if found}


def value(figures: dict[str, Any], path: tuple[str, ...]) -> float | None:
    found: Any = figures
    for key in path:
        found = found.get(key, {})
    return None if found == {} else float(found)


def table_of(figures: Figures) -> Table:
    table = Table("", *figures, title="Medians over the rounds")
    for figure, (_, shown) in FIGURES.items():
        table.add_row(
            figure, *(shown.format(one[figure]) if figure in one else "" for one in figures.values())
        )
    for name in (FIRST_PEER, SECOND_PEER):
        if name in figures:
            ratios = (one["actions/s"] / figures[name]["actions/s"] for one in figures.values())
            table.add_row(f"times {name}", *(f"{ratio:.2f}" for ratio in ratios))
    return table


def table_of_limits(figures: Figures) -> Table:
    ours = [name for name in figures if CONTESTANTS[name].dialect == "shinobi"]
    table = Table("wanted", *ours, title="Limits")
    for figure, most in (("bytes/update", 150), ("p99 ms at 100/s", 10), ("KB/idle room", 150)):
        cells = (verdict(figures[name][figure], figures[name][figure] <= most) for name in ours)
        table.add_row(f"{figure} at most {most}", *cells)
    if FIRST_PEER in figures:
        least = 2 * figures[FIRST_PEER]["actions/s"]
        cells = (verdict(figures[name]["actions/s"], figures[name]["actions/s"] >= least) for name in ours)
        table.add_row(f"actions/s twice {FIRST_PEER}: {least:,.0f}", *cells)
    return table


def verdict(found: float, is_met: bool) -> str:
    colour, word = ("green", "met") if is_met else ("red", "missed")
    return f"[{colour}]{found:,.1f} {word}[/]"


def write_report(report: dict[str, Any]) -> None:
    OUT.mkdir(exist_ok=True)
    (OUT / "report.json").write_text(json.dumps(report, indent=1))


if __name__ == "__main__":
    typer.run(main)
