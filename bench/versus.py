"""This code beside that of another folder: CPU per action, in turn, in one run.

git worktree add /tmp/before COMMIT && python3 /tmp/before/dev.py setup
python -m bench.versus /tmp/before
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
import uvloop
from rich.console import Console
from rich.table import Table

from bench.contestants import OUT, ROOT, on_postgres, on_sqlite
from bench.dialects.shinobi import opener
from bench.turns import Side, Slice, in_turn, per_1000, ratio

DATABASES = {"SQLite": on_sqlite, "Postgres": on_postgres}
console = Console()

Found = dict[str, dict[str, list[Slice]]]  # by kind of work, then "now" and "before"


class Plan(NamedTuple):
    rounds: int
    seconds: float
    rooms: int
    flood: int


async def compared(database: str, before: Path, game: str, plan: Plan) -> Found:
    with ExitStack() as stack:
        servers = {
            name: stack.enter_context(DATABASES[database](folder))
            for name, folder in (("now", ROOT), ("before", before))
        }
        sides = {}
        for name, server in servers.items():
            opened = opener(server.port, game)
            rooms = [await opened(8) for _ in range(plan.rooms)]
            sides[name] = Side([server.pid], rooms, server.database)
        return {
            "at 200/s": await in_turn(sides, plan.rounds, lambda side: side.paced(200, plan.seconds)),
            "flooded": await in_turn(sides, plan.rounds, lambda side: side.flooded(50, plan.flood)),
        }


def main(
    before: Annotated[Path, typer.Argument(help="A folder with other code.")],
    rounds: Annotated[int, typer.Option(help="How often each has its turn.")] = 11,
    seconds: Annotated[float, typer.Option(help="Length of each turn.")] = 1,
    rooms: Annotated[int, typer.Option(help="Rooms of four players and eight onlookers.")] = 60,
    flood: Annotated[int, typer.Option(help="Clicks of a turn as fast as can be.")] = 600,
    game: Annotated[str, typer.Option(help="Which game.")] = "columns",
    databases: Annotated[str, typer.Option(help="Where it is stored.")] = "SQLite,Postgres",
) -> None:
    plan = Plan(rounds, seconds, rooms, flood)
    found = {name: uvloop.run(compared(name, before, game, plan)) for name in databases.split(",")}
    console.print(report(found))
    OUT.mkdir(exist_ok=True)
    (OUT / "versus.json").write_text(json.dumps(found, indent=1))


def report(found: dict[str, Found]) -> Table:
    table = Table(
        "", "before", "now", "now / before", title="CPU-s per 1000 actions, medians over the rounds"
    )
    for database, works in found.items():
        for work, sides in works.items():
            table.add_row(f"{database}, {work}", *cells(sides["before"], sides["now"]))
            if database == "Postgres":
                before, now = ([one.whole for one in sides[name]] for name in ("before", "now"))
                table.add_row(f"{database}, {work}, with its own CPU", *cells(before, now))
    return table


def cells(before: list[Slice], now: list[Slice]) -> tuple[str, str, str]:
    return f"{per_1000(before):.3f}", f"{per_1000(now):.3f}", f"{ratio(now, before):.2f}"


if __name__ == "__main__":
    typer.run(main)
