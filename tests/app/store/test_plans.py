"""With 200,000 rooms every question on a busy path is answered through an index, on both databases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, event, text

from app.store import (
    Database,
    Keep,
    Notice,
    channels,
    chats,
    deadlines,
    guests,
    listings,
    log,
    outbox,
    purge,
    rooms,
    tallies,
    waits,
)
from tests.sharing import THOROUGH

ROOMS = 200_000
MANY = {"guests", "rooms", "seats", "entries", "snapshots", "chats", "results", "deadlines", "tallies"}
MANY |= {"waits", "outbox", "channels"}
NUMBERS = {
    "sqlite": "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {last})"
    " {query} FROM n",
    "postgresql": "{query} FROM generate_series(0, {last}) AS n(i)",
}
# Of every ten rooms one is open, two are running and seven are over; one of three is public.
FILLING = {
    "guests": ("id, name, created_at", "'g' || i, 'Naruto', 1000 + i"),
    "rooms": (
        "code, game, version, options, public, pace, status, host, seal, created_at, started_at, touched_at,"
        " number, awaited",
        "'r' || i, 'columns', '1.0', '{{}}', i % 3 = 0, 'human',"
        " CASE WHEN i % 10 = 0 THEN 'open' WHEN i % 10 < 3 THEN 'running' ELSE 'over' END,"
        " 'g' || i, '', 1000 + i, 1000 + i, {touched}, 2, '[]'",
    ),
    "seats": ("room, seat, guest, bot, ready", "'r' || i, 0, 'g' || i, '', true"),
    "results": ("room, seat, guest, bot, place, score, at", "'r' || i, 0, 'g' || i, '', 1, 3, 1000"),
    "snapshots": ("room, number, version, data", "'r' || i, 0, '1.0', ''"),
    "chats": (
        "id, room, guest, seat, name, text, audience, at",
        "i + 1, 'r' || i, 'g' || i, 0, 'Naruto', 'Hi', 'all', 1000",
    ),
    "deadlines": ("room, seat, key, due, seconds", "'r' || i, 0, 'turn', 4e9 + i, 60"),
    "entries": (
        "room, number, kind, seat, verb, noun, id, at, events, hash",
        "'r' || (i / 2), i % 2, 'act', 0, 'play', '', 'id' || (i % 2), 1000 + i, '[]', ''",
    ),
    "tallies": ("room, audience, told, number", "'r' || i, -1, 60, 49"),
    "waits": ("room, number, seats", "'r' || i, 1, '{{}}'"),
    "outbox": (
        "room, seat, number, leader, at, due",
        "'r' || i, 0, 1, 'g' || i, 1000, CASE WHEN i % 100 = 0 THEN 1000 + i ELSE NULL END",
    ),
    "channels": (
        "id, guest, room, kind, address, keys, language, at",
        "'c' || i, 'g' || i, '', 'push', '', '{{}}', 'en', 1000",
    ),
}
NOW = {"sqlite": "unixepoch()", "postgresql": "extract(epoch FROM now())"}


def fill(conn: Connection) -> None:
    for table, (columns, values) in FILLING.items():
        count = ROOMS if table in ("guests", "rooms", "seats", "entries") else ROOMS // 10
        # One room of a thousand was touched today.
        chosen = values.format(
            touched=f"CASE WHEN i % 1000 = 0 THEN {NOW[conn.dialect.name]} ELSE 1000 + i END"
        )
        query = f"INSERT INTO {table} ({columns}) SELECT {chosen}"
        conn.execute(text(NUMBERS[conn.dialect.name].format(query=query, last=count - 1).replace(":", "\\:")))
    if conn.dialect.name == "postgresql":
        conn.execute(text("ANALYZE"))


Work = Callable[[Connection], Any]
PLAYED = {("columns", 1), ("hunt", 3)}
READS: dict[str, Work] = {
    "a room": lambda conn: rooms.get(conn, "r7"),
    "its seed": lambda conn: rooms.seed_of(conn, "r7"),
    "the list of public rooms": listings.shown,
    "my games": lambda conn: rooms.of_guest(conn, "g7"),
    "their results": lambda conn: rooms.results_of(conn, ["r7", "r8"]),
    "a guest": lambda conn: guests.get(conn, "g7"),
    "seats held": lambda conn: guests.seats_held(conn, "g7"),
    "a link": lambda conn: guests.link_guest(conn, "hash"),
    "the last chat lines": lambda conn: chats.last(conn, "r7", "all"),
    "the tail of a log": lambda conn: log.since(conn, "r7", 0),
    "the log": lambda conn: log.up_to(conn, "r7", 9),
    "the last entries": lambda conn: log.page(conn, "r7", 9),
    "a click sent before": lambda conn: log.with_id(conn, "r7", "id1"),
    "last numbers": lambda conn: log.last_numbers(conn, ["r7", "r8"]),
    "a snapshot": lambda conn: log.snapshot_at(conn, "r7", 9),
    "a page of events": lambda conn: tallies.page(conn, "r7", -1, 70, 100),
    "the last tally": lambda conn: tallies.is_behind(conn, "r7", 100),
    "due clocks": lambda conn: deadlines.due(conn, PLAYED),
    "clocks of a room": lambda conn: deadlines.of_room(conn, "r7"),
    "whose turn it is": lambda conn: waits.of_rooms(conn, ["r1", "r2"]),
    "who left for good": lambda conn: waits.left(conn, {"r1": 0}),
    "notices that are due": outbox.due,
    "whether a question stands": lambda conn: outbox.stands(conn, Notice("r1", 0, 1, "g1")),
    "where a notice goes": lambda conn: channels.towards(conn, "g7", "r7"),
}
WRITES: dict[str, Work] = {
    "a touch": lambda conn: rooms.touch(conn, "r1", 9),
    "a visit": lambda conn: rooms.visit(conn, ["r1"]),
    "a guest who is here": lambda conn: guests.see(conn, ["g7"]),
    "what is stale": lambda conn: purge.set_aside(conn, Keep(unfinished=20_000)),
    "a piece of what is purged": lambda conn: purge.delete_piece(conn, 0),
    "guests without games": lambda conn: purge.delete_guests(conn, Keep(), "g7"),
    "tallies": lambda conn: tallies.fill(conn, "r7"),
    "settled notices": lambda conn: outbox.settle(conn, [Notice("r1", 0, 1, "g1")]),
}


def plans(conn: Connection, work: Work) -> list[str]:
    """The steps of the plans of all that is asked."""
    asked: list[tuple[str, Any]] = []
    event.listen(conn, "before_cursor_execute", lambda *args: asked.append((args[2], args[3])))
    work(conn)
    explain = "EXPLAIN QUERY PLAN " if conn.dialect.name == "sqlite" else "EXPLAIN "
    return [
        str(row[-1]) for query, values in asked[:] for row in conn.exec_driver_sql(explain + query, values)
    ]


def whole_tables(steps: list[str]) -> list[str]:
    """The steps that read all rows of a table that has many."""
    found = []
    for step in steps:
        words = step.split()
        for sign in (["SCAN"], ["Seq", "Scan", "on"]):
            starts = [at for at in range(len(words)) if words[at : at + len(sign)] == sign]
            found += [step for at in starts if words[at + len(sign)] in MANY]
    return found


@THOROUGH
async def test_every_busy_path_goes_through_an_index(database: Database) -> None:
    await database._engine.migrate(fill)  # which may take as long as it takes
    await database.tend()
    for name, work in READS.items():
        steps = await database.read(plans, work)
        assert steps and not whole_tables(steps), (name, steps)
    for name, work in WRITES.items():
        steps = await database.write(plans, work)
        assert steps and not whole_tables(steps), (name, steps)
    unknown = await database.read(
        plans, lambda conn: conn.execute(text("SELECT * FROM rooms WHERE seal = 'x'"))
    )
    assert whole_tables(unknown)
