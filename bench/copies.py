"""Many rooms and long games, made from one room in the SQLite file of a running server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec.structs import astuple

from app.live.game.entries import row_of, snapshot_of
from app.live.game.table import Draft, Table
from app.store import Row
from games import GAMES, engine

GUESTS = 50_000  # who sit in the copies
BATCH = 20_000  # rooms of one transaction
NUMBERS = "WITH RECURSIVE numbers (n) AS (SELECT ? UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?)"


class Copies:
    def __init__(self, path: Path) -> None:
        self._path = path

    def code(self, number: int) -> str:
        return f"Z{number:06}"

    def add(self, code: str, count: int) -> None:
        """So many rooms like this one, with other people in them."""
        with self._database() as database:
            people = "INSERT INTO guests (id, name, created_at) SELECT 'copy-' || n, 'Copy', 0 FROM numbers"
            database.execute(f"{NUMBERS} {people}", (0, GUESTS))
        others = f"'copy-' || ((n * 4 + seat) % {GUESTS})"
        for first in range(0, count, BATCH):
            with self._database() as database:
                reach = first, min(count, first + BATCH)
                self._copy(database, code, reach, "rooms", "code", {"host": f"'copy-' || (n * 4 % {GUESTS})"})
                self._copy(database, code, reach, "seats", "room", {"guest": others})
                self._copy(database, code, reach, "entries", "room", {})
                self._copy(database, code, reach, "snapshots", "room", {})

    def lengthen(self, code: str, length: int, count: int) -> list[str]:
        """So many rooms like this one, with logs of this length: something is done and taken back."""
        with self._database() as database:
            reach, names = (900_000, 900_000 + count), [self.code(900_000 + one) for one in range(count)]
            for table, key in (
                ("rooms", "code"),
                ("seats", "room"),
                ("entries", "room"),
                ("snapshots", "room"),
            ):
                self._copy(database, code, reach, table, key, {})
            [(seed, seats)] = database.execute(
                "SELECT seed, (SELECT count(*) FROM seats WHERE room = code) FROM rooms WHERE code = ?",
                (code,),
            )
            drafts = list(_played(seed, seats, length))
            for name in names:
                _write(database, name, drafts)
        return names

    def _copy(
        self,
        database: sqlite3.Connection,
        code: str,
        reach: tuple[int, int],
        table: str,
        key: str,
        changed: dict[str, str],
    ) -> None:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        values = changed | {key: "printf('Z%06d', n)"}
        chosen = ", ".join(values.get(column, column) for column in columns)
        database.execute(
            f"{NUMBERS} INSERT INTO {table} ({', '.join(columns)}) SELECT {chosen} FROM numbers, {table}"
            f" WHERE {key} = ?",
            (*reach, code),
        )

    @contextmanager
    def _database(self) -> Iterator[sqlite3.Connection]:
        """One transaction."""
        with closing(sqlite3.connect(self._path, timeout=60)) as database, database:
            yield database


def _played(seed: bytes, seats: int, length: int) -> Iterator[tuple[Table, Draft]]:
    """A card is drawn, and then placed and taken up again."""
    rules = GAMES["columns"]
    table = Table.laid(rules, seats, seed, engine.start(rules, seats, {}, seed))
    while table.number < length:
        [seat] = rules.actors(table.state)
        action = table.legal(seat)[0]
        for draft in _to_and_fro(table, seat, table.act(seat, action), action.verb == "place"):
            table = table.after(draft)
            yield table, draft


def _to_and_fro(table: Table, seat: int, draft: Draft, is_taken_back: bool) -> Iterator[Draft]:
    yield draft
    if is_taken_back:
        yield table.after(draft).undo(seat, table.number, table.state)


def _write(database: sqlite3.Connection, room: str, drafts: list[tuple[Table, Draft]]) -> None:
    rows = [row_of(room, after, draft, str(after.number)) for after, draft in drafts]
    marks = ", ".join("?" for _ in Row.__struct_fields__)
    names = ", ".join(Row.__struct_fields__)
    database.executemany(f"INSERT INTO entries ({names}) VALUES ({marks})", map(astuple, rows))
    last = drafts[-1][0]
    kept = snapshot_of(last)
    database.execute(
        "INSERT INTO snapshots (room, number, version, data) VALUES (?, ?, ?, ?)",
        (room, kept.number, kept.version, kept.data),
    )
    database.execute("UPDATE rooms SET number = ? WHERE code = ?", (last.number, room))
