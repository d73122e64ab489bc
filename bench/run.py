"""All measurements as one report, in a quarter of an hour: beside peers, growth, several nodes, pages."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
import uvloop
from rich.console import Console

from bench import beside, growth, nodes, pages, versus
from bench.contestants import CONTESTANTS, OUT, ROOT
from games import GAMES

BESIDE = beside.Plan(rounds=5, rooms=60, lanes=50, onlookers=8, seconds=1.5, flood=500, idle=60)
NODES = nodes.Plan(rounds=5, rooms=60, lanes=20, onlookers=4, seconds=1.2, rate=200, flood=300)
VERSUS = versus.Plan(rounds=9, seconds=1, rooms=60, flood=500)
TALK = 100  # chat lines and lobby changes between nodes
console = Console(width=140, record=True)


def main(
    only: Annotated[str, typer.Option(help="Which parts.")] = "beside,growth,nodes,pages",
    peers: Annotated[bool, typer.Option(help="Measure boardgame.io and Colyseus too.")] = True,
    before: Annotated[Path | None, typer.Option(help="A folder with other code, to compare with.")] = None,
) -> None:
    growth.prepare()
    console.print(machine())
    parts: dict[str, Callable[[], Any]] = {
        "beside": lambda: beside_peers(peers),
        "growth": growing,
        "nodes": several_nodes,
        "pages": on_a_phone,
    }
    chosen = [name for name in parts if name in only.split(",")]
    found = {name: timed(name, parts[name]) for name in chosen}
    if before:
        found["before"] = timed("before", lambda: compared(before))
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


def beside_peers(peers: bool) -> Any:
    names = [name for name, one in CONTESTANTS.items() if peers or one.dialect == "shinobi"]
    found = uvloop.run(beside.measured(names, BESIDE))
    console.print(*beside.report(found))
    return found


def growing() -> Any:
    found = uvloop.run(growth.measured())
    console.print(*growth.report(found))
    return found


def several_nodes() -> Any:
    found, across = uvloop.run(nodes.measured(NODES)), asyncio.run(nodes.told(TALK))
    console.print(nodes.report(found, NODES.rate), *nodes.delays(across))
    return {"ways": found, "across": across}


def on_a_phone() -> Any:
    found = asyncio.run(pages.measured([*GAMES]))
    console.print(pages.shown(found))
    return {game: one._asdict() for game, one in found.items()}


def compared(before: Path) -> Any:
    found = {name: uvloop.run(versus.compared(name, before, "columns", VERSUS)) for name in versus.DATABASES}
    console.print(versus.report(found))
    return found


if __name__ == "__main__":
    typer.run(main)
