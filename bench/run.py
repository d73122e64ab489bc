"""All measurements as one report, in a quarter of an hour: beside peers, growth, several nodes, pages."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
import uvloop
from rich.console import Console

from bench import beside, growth, nodes, pages, versus
from bench.contestants import CONTESTANTS, OUT, ROOT
from games import GAMES


class Plans(NamedTuple):
    beside: beside.Plan
    growth: growth.Plan
    nodes: nodes.Plan
    talk: int  # chat lines and lobby changes between nodes
    games: tuple[str, ...]  # whose tables a phone looks at
    clicks: int  # at each of them


WHOLE = Plans(
    beside.Plan(rounds=5, rooms=60, lanes=50, onlookers=8, seconds=1.5, flood=500, idle=60),
    growth.Plan(),
    nodes.Plan(rounds=5, rooms=60, lanes=20, onlookers=4, seconds=1.2, rate=200, flood=300),
    talk=100,
    games=tuple(GAMES),
    clicks=pages.CLICKS,
)
TINY = Plans(
    beside.Plan(rounds=1, rooms=4, lanes=2, onlookers=1, seconds=0.2, flood=8, idle=2, warm=8),
    growth.Plan(onlookers=(0, 1), idle=(2,), stored=20, long=30, rounds=1, clicks=8, positions=1),
    nodes.Plan(rounds=1, rooms=4, lanes=2, onlookers=1, seconds=0.2, rate=20, flood=8),
    talk=2,
    games=tuple(GAMES)[:1],
    clicks=2,
)
VERSUS = versus.Plan(rounds=9, seconds=1, rooms=60, flood=500)
console = Console(width=140, record=True)


def main(
    only: Annotated[str, typer.Option(help="Which parts.")] = "beside,growth,nodes,pages",
    peers: Annotated[bool, typer.Option(help="Measure boardgame.io and Colyseus too.")] = True,
    before: Annotated[Path | None, typer.Option(help="A folder with other code, to compare with.")] = None,
    tiny: Annotated[bool, typer.Option(help="Only try whether everything can be measured here.")] = False,
) -> None:
    plans = TINY if tiny else WHOLE
    growth.prepare()
    console.print(machine())
    parts: dict[str, Callable[[], Any]] = {
        "beside": lambda: beside_peers(peers, plans),
        "growth": lambda: growing(plans),
        "nodes": lambda: several_nodes(plans),
        "pages": lambda: on_a_phone(plans),
    }
    chosen = [name for name in parts if name in only.split(",")]
    found = {name: timed(name, parts[name]) for name in chosen}
    if before:
        found["before"] = timed("before", lambda: compared(before))
    if tiny:
        return
    OUT.mkdir(exist_ok=True)
    (OUT / "report.json").write_text(json.dumps(found, indent=1))
    (OUT / "report.txt").write_text(console.export_text())


def timed(name: str, measure: Callable[[], Any]) -> Any:
    began = time.monotonic()
    found = measure()
    console.print(f"{name}: {time.monotonic() - began:.0f} s\n")
    return found


def machine() -> str:
    """What was measured where: other work on the machine slows down the clock, and CPU time a little."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    load = Path("/proc/loadavg").read_text().split()[0]
    return (
        f"commit {commit.stdout.strip() or 'unknown'}, Python {sys.version.split()[0]}, load average {load}"
    )


def beside_peers(peers: bool, plans: Plans) -> Any:
    names = [name for name, one in CONTESTANTS.items() if peers or one.dialect == "shinobi"]
    found = uvloop.run(beside.measured(names, plans.beside))
    console.print(*beside.report(found))
    return found


def growing(plans: Plans) -> Any:
    found = uvloop.run(growth.measured(plans.growth))
    console.print(*growth.report(found, plans.growth.positions))
    return found


def several_nodes(plans: Plans) -> Any:
    found, across = uvloop.run(nodes.measured(plans.nodes, plans.talk))
    console.print(nodes.report(found, plans.nodes.rate), *nodes.delays(across))
    return {"ways": found, "across": across}


def on_a_phone(plans: Plans) -> Any:
    found = asyncio.run(pages.measured([*plans.games], plans.clicks))
    console.print(pages.shown(found))
    return {game: one._asdict() for game, one in found.items()}


def compared(before: Path) -> Any:
    found = {name: uvloop.run(versus.compared(name, before, "columns", VERSUS)) for name in versus.DATABASES}
    console.print(versus.report(found))
    return found


if __name__ == "__main__":
    typer.run(main)
