"""Heartbeats: which nodes are alive, and clocks that stand still while none is."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import Connection

from app.store import Database, deadlines, nodes, tables
from games.contract import Clock
from tests.app.store.samples import running

PLAYED = {("columns", 1)}


def sleep(conn: Connection, seconds: float) -> None:
    """As if nobody had been there for so long: all that is written happened so much earlier."""
    conn.execute(tables.pulse.update().values(at=tables.pulse.c.at - seconds))
    conn.execute(tables.nodes.update().values(seen_at=tables.nodes.c.seen_at - seconds))
    conn.execute(tables.deadlines.update().values(due=tables.deadlines.c.due - seconds))


async def clocked(database: Database, seconds: int) -> None:
    await running(database)
    await database.write(nodes.beat, "leaf")
    await database.write(deadlines.keep, "leaf", {0: Clock("turn", seconds)})


async def left(database: Database) -> float:
    [deadline] = await database.read(deadlines.of_room, "leaf")
    return deadline.due - time.time()


async def test_nodes_are_alive_while_they_beat(database: Database) -> None:
    for node in ("b", "a"):
        await database.write(nodes.beat, node)
    assert await database.read(nodes.alive) == ["a", "b"]
    await database.write(nodes.leave, "a")
    assert await database.read(nodes.alive) == ["b"]
    await database.write(sleep, 16)
    assert await database.read(nodes.alive) == []


async def test_a_node_of_which_nothing_was_heard_for_long_is_forgotten(database: Database) -> None:
    await database.write(nodes.beat, "old")
    await database.write(sleep, 4000)
    await database.write(nodes.beat, "new")
    assert await database.read(lambda conn: len(conn.execute(tables.nodes.select()).all())) == 1


@pytest.mark.parametrize(
    ("had", "away", "has"),
    [
        (100, 6, 94),  # no gap: it ran on
        (100, 8, 100),  # a short one
        (8, 12, 30),
        (100, 60, 100),  # it had time left, and has it still
        (100, 3000, 100),  # it would be overdue: it gets what was left
        (10, 3000, 30),  # and enough to come back
    ],
)
async def test_clocks_stand_still_while_no_node_is_there(
    database: Database, had: int, away: int, has: int
) -> None:
    await clocked(database, had)
    await database.write(sleep, away)
    assert await database.write(nodes.beat, "leaf") == (True, away > 7)
    assert has - 5 < await left(database) <= has + 0.5


async def test_nothing_is_due_before_the_first_heartbeat_after_a_gap(database: Database) -> None:
    await clocked(database, 0)
    assert await database.read(deadlines.due, PLAYED)
    await database.write(sleep, 60)
    assert await database.read(deadlines.due, PLAYED) == []
    await database.write(nodes.beat, "leaf")
    assert await database.read(deadlines.due, PLAYED) == []
    assert await left(database) > 25


async def test_only_the_first_node_that_is_back_moves_them(database: Database) -> None:
    await clocked(database, 100)
    await database.write(sleep, 3000)
    moved = await asyncio.gather(*(database.write(nodes.beat, f"node {n}") for n in range(8)))
    assert sorted(moved) == [(True, False)] * 7 + [(True, True)]
    assert 95 < await left(database) <= 100.5


async def test_a_new_node_alone_knows_of_the_shortest_gap(database: Database) -> None:
    await clocked(database, 100)
    await database.write(nodes.leave, "leaf")
    await database.write(sleep, 2)
    assert await database.write(nodes.beat, "sand", False) == (True, True)
    assert 99 < await left(database) <= 100.5


async def test_a_new_node_does_not_take_a_killed_one_for_one_that_is_there(database: Database) -> None:
    """Nor one that is as new as itself."""
    await clocked(database, 5)
    await database.write(sleep, 4)
    for node in ("sand", "mist"):
        assert await database.write(nodes.beat, node, False) == (False, False)
    await database.write(sleep, 4)
    assert await database.write(nodes.beat, "mist", False) == (True, True)
    assert await left(database) > 25
    assert await database.write(nodes.beat, "sand", False) == (True, False)


async def test_a_node_that_stood_still_moves_clocks_only_if_it_was_alone(database: Database) -> None:
    await clocked(database, 8)
    await database.write(sleep, 4)
    assert await database.write(nodes.beat, "leaf", False) == (True, True)
    assert await left(database) > 25
    await database.write(nodes.beat, "sand")
    await database.write(sleep, 4)
    await database.write(nodes.beat, "sand")
    assert await database.write(nodes.beat, "leaf", False) == (True, False)
    assert await left(database) < 27


async def test_a_new_node_beside_another_moves_nothing(database: Database) -> None:
    await clocked(database, 100)
    assert await database.write(nodes.beat, "sand", False) == (False, False)
    await database.write(sleep, 4)
    await database.write(nodes.leave, "mist", False)
    assert await database.write(nodes.beat, "sand", False) == (False, False)
    await database.write(nodes.beat, "leaf")
    assert await database.write(nodes.beat, "sand", False) == (True, False)
    assert 94 < await left(database) < 97
