"""What a finished game takes in the database: its log, snapshots and stored replay, on both databases.

python -m bench.storage
"""

from __future__ import annotations

import asyncio
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Shown
from sqlalchemy import Connection, text

from app.ground.config import ROOT
from app.live.game import replay
from app.live.game.entries import first_row, row_of, snapshot_of
from app.live.game.table import Draft, Table
from app.live.line.writer import SNAPSHOT_EVERY
from app.store import Database, Row, Snapshot, StoredReplay, migrate, replays
from games import GAMES, kept
from games.kept import Kept
from tests.services import postgres

COPIES = 10


class Written(msgspec.Struct):
    """A finished game as a server writes it."""

    game: str
    rows: list[tuple[Row, Snapshot | None]]
    replay: StoredReplay


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, postgres() as url:
        sqlite = f"sqlite:///{Path(folder) / 'bench.db'}"
        shown = Shown("game", "entries", "replay, bytes", "SQLite, bytes a game", "Postgres, bytes a game")
        migrate(sqlite)
        migrate(url)
        for game in GAMES:
            shown.add_row(game, *asyncio.run(_measured(_longest(game), sqlite, url)))
        Console().print(shown)


async def _measured(game: Written, *urls: str) -> list[str]:
    size = len(game.replay.steps)
    return [str(len(game.rows)), f"{size:,}", *[f"{await _bytes_in(url, game):,}" for url in urls]]


async def _bytes_in(url: str, game: Written) -> int:
    async with Database.open(url) as database:
        before = await database.read(_size)
        for number in range(COPIES):
            await _write(database, game, f"{game.game[:3].upper()}{number:05}")
        return (await database.read(_size) - before) // COPIES


async def _write(database: Database, game: Written, code: str) -> None:
    appends = [database.append(msgspec.structs.replace(row, room=code), kept) for row, kept in game.rows]
    assert all(await asyncio.gather(*appends))
    await database.write(replays.put, msgspec.structs.replace(game.replay, room=code))


def _size(conn: Connection) -> int:
    if conn.dialect.name == "sqlite":
        pages, size = (
            conn.execute(text(f"PRAGMA {name}")).scalar_one() for name in ("page_count", "page_size")
        )
        return int(pages * size)
    return int(conn.execute(text("SELECT pg_database_size(current_database())")).scalar_one())


def _longest(game: str) -> Written:
    """The longest of the finished games that are kept for the tests."""
    games = kept.read(ROOT / "tests" / "games" / game / "fixtures").values()
    return _written(game, max((one for one in games if one.outcome), key=lambda one: len(one.log)))


def _written(game: str, found: Kept) -> Written:
    rules, seed = GAMES[game], bytes.fromhex(found.seed)
    table = Table.laid(rules, found.seats, seed, kept.first(rules, found))
    rows: list[tuple[Row, Snapshot | None]] = [(first_row("", table), snapshot_of(table))]
    for step in kept.replayed(rules, found):
        draft = Draft(*step.line, step.after, step.events)
        table = table.after(draft)
        keeps = table.number % SNAPSHOT_EVERY == 0
        rows.append((row_of("", table, draft, str(table.number)), snapshot_of(table) if keeps else None))
    return Written(game, rows, replay.packed(_export(game, found, [row for row, _ in rows])))


def _export(game: str, found: Kept, rows: list[Row]) -> replay.Export:
    seats: dict[str, Any] = {str(seat): {"name": "", "bot": ""} for seat in range(found.seats)}
    return replay.Export(
        format=replay.FORMAT,
        code="",
        game=game,
        version=GAMES[game].VERSION,
        options=found.options,
        seats=seats,
        seed=found.seed,
        seal=sha256(bytes.fromhex(found.seed)).hexdigest(),
        entries=[row.entry for row in rows],
        outcome={},
    )


if __name__ == "__main__":
    main()
