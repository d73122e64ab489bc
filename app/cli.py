"""The command line: serve, migrate, simulate, fuzz, export, verify."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from app import logs, replay
from app.config import from_environment
from app.server import server
from app.store import Database, rooms
from app.store import migrate as migrate_database
from games import GAMES, arena, engine, fuzz
from games.contract import Rules
from games.match import Match

app = typer.Typer(
    help="Shinobi Table: four Naruto board games on the web.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
console = Console()

Game = Annotated[str, typer.Argument(help="columns, hunt, duel or exam")]
Data = Annotated[Path | None, typer.Option(help="Folder of the embedded database and the secret key")]
Options = Annotated[str, typer.Option(help="The game's options as JSON")]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets friends in your network join")] = "127.0.0.1",
    port: int = 8000,
    data: Data = None,
) -> None:
    """Start the server."""
    logs.configure()
    settings = from_environment(data, host, port)
    console.print(f"Shinobi Table at [bold]http://{host}:{port}[/] (Ctrl+C stops it)")
    server(settings).run()


@app.command()
def migrate(data: Data = None) -> None:
    """Bring the database's tables up to date."""
    url = from_environment(data).database_url
    migrate_database(url)
    console.print("The database is up to date.")


@app.command()
def simulate(
    game: Game,
    games: Annotated[int, typer.Option(help="How many games")] = 100,
    bots: Annotated[str, typer.Option(help="Levels by seat, as in chunin,genin")] = "chunin,genin",
    seats: Annotated[int, typer.Option(help="Seats, if more than levels are named")] = 0,
    options: Options = "{}",
    seed: int = 0,
) -> None:
    """Let bots play whole games, and print how they ended."""
    rules = _rules(game)
    levels = bots.split(",")
    levels = [levels[seat % len(levels)] for seat in range(seats or len(levels))]
    matches, started = [], time.perf_counter()
    for one in track(range(games), f"{game}: {', '.join(levels)}", console=console):
        turned = _turned(levels, one)
        matches.append((turned, arena.play(rules, len(levels), _parsed(options), turned, seed + one)))
    _print_levels(matches, time.perf_counter() - started)
    _print_report(rules, [match for _, match in matches])


@app.command(name="fuzz")
def fuzz_game(
    game: Game,
    games: Annotated[int, typer.Option(help="How many games")] = 100,
    options: Options = "{}",
    seed: int = 0,
) -> None:
    """Play random games under every law; on a failure print its seed and its shortest log."""
    rules, seats = _rules(game), sorted(_rules(game).SEATS)
    for one in track(range(seed, seed + games), f"fuzzing {game}", console=console):
        if failure := fuzz.fuzz(rules, one, seats[one % len(seats)], _parsed(options)):
            _print_failure(fuzz.shortened(rules, failure))
            raise typer.Exit(1)
    console.print(f"{games} games of {game}: every law held.")


@app.command()
def export(
    room: str,
    out: Annotated[Path | None, typer.Option(help="A file instead of the screen")] = None,
    data: Data = None,
) -> None:
    """Write a finished game as JSON."""
    url = from_environment(data).database_url
    text = msgspec.json.format(asyncio.run(_exported(url, room.upper()))).decode()
    if out:
        out.write_text(text)
    else:
        typer.echo(text)


@app.command()
def verify(file: Annotated[Path, typer.Argument(exists=True, dir_okay=False)]) -> None:
    """Replay an exported game, and check its result and its sealed seed."""
    try:
        checked = replay.verify(msgspec.json.decode(file.read_bytes(), type=replay.Export))
    except (engine.Diverged, msgspec.MsgspecError, ValueError, KeyError) as error:
        console.print(f"[red]Not verified:[/] {error}")
        raise typer.Exit(1) from None
    for line in checked:
        console.print(f"[green]✓[/] {line}")


def main() -> None:
    app()


async def _exported(url: str, code: str) -> bytes:
    async with Database.open(url) as database:
        record = await database.read(rooms.get, code)
        if record is None or record.status not in ("over", "frozen"):
            raise typer.BadParameter(f"there is no finished game {code}")
        return msgspec.json.encode(await replay.exported(database, record))


def _rules(game: str) -> Rules:
    if game not in GAMES:
        raise typer.BadParameter(f"there is no game {game}; there are {', '.join(GAMES)}")
    return GAMES[game]


def _parsed(options: str) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(options)
    except ValueError as error:
        raise typer.BadParameter(f"--options is no JSON: {error}") from None
    return found


def _turned(levels: Sequence[str], by: int) -> list[str]:
    """The levels moved round the table, so that nobody profits from a seat."""
    by %= len(levels)
    return [*levels[by:], *levels[:by]]


def _print_levels(matches: list[tuple[list[str], Match]], seconds: float) -> None:
    table = Table("level", "seats", "wins", "share", "mean score", title="By level")
    for level in sorted({level for levels, _ in matches for level in levels}):
        places = [
            (match, seat) for levels, match in matches for seat, one in enumerate(levels) if one == level
        ]
        wins = sum(1 / len(m.outcome.places[0]) for m, seat in places if seat in m.outcome.places[0])
        scores = [match.outcome.scores.get(seat, 0) for match, seat in places]
        share = f"{wins / len(matches):.1%}"
        table.add_row(level, str(len(places)), f"{wins:g}", share, f"{sum(scores) / len(scores):.1f}")
    console.print(table)
    clicks = sum(match.clicks for _, match in matches)
    console.print(f"{len(matches)} games, {clicks} clicks, {clicks / seconds:,.0f} clicks/s with bots")


def _print_report(rules: Rules, matches: list[Match]) -> None:
    """The game's own tables."""
    for title, sheet in rules.report(matches).items():
        table = Table(*sheet["columns"], title=title)
        for row in sheet["rows"]:
            table.add_row(*map(str, row))
        console.print(table)


def _print_failure(failure: fuzz.Failure) -> None:
    console.print(f"[red]{failure.law}[/]")
    console.print(f"seed {failure.seed}, {failure.seats} seats, options {json.dumps(failure.options)}")
    for seat, action in failure.clicks:
        console.print(f"  {seat}: {action.verb} {action.noun}")
