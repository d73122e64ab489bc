"""The list of public rooms in the database: whose host is at a node that is alive."""

from __future__ import annotations

from sqlalchemy import select

from app.store import Database, guests, listings, nodes, rooms, tables
from games.contract import Outcome
from tests.app.store.samples import lobby, running
from tests.app.store.test_nodes import sleep


async def codes(database: Database, game: str = "") -> list[str]:
    return [room.code for room in await database.read(listings.shown, game)]


async def listed(database: Database, *codes: str, node: str = "here", mark: str = "home") -> None:
    await database.write(nodes.beat, node)
    await database.write(listings.tell, node, dict.fromkeys(codes, ("naruto", mark)))


async def test_public_rooms_that_are_not_finished_are_listed_while_their_host_is_there(
    database: Database,
) -> None:
    await lobby(database, "old")
    await lobby(database, "secret", public=False)
    await running(database, "new")
    await running(database, "done")
    await database.write(rooms.finish, "done", Outcome("end", ((0, 1),)))
    assert await codes(database) == []
    await listed(database, "old", "secret", "new", "done")
    assert sorted(await codes(database)) == ["new", "old"]
    assert sorted(await codes(database, "columns")) == ["new", "old"]
    assert await codes(database, "duel") == []
    await listed(database, "old")
    assert await codes(database) == ["old"]


async def test_a_host_at_two_nodes_is_there_until_both_are_left(database: Database) -> None:
    await lobby(database, "leaf")
    await listed(database, "leaf", node="one")
    await listed(database, "leaf", node="two")
    assert await codes(database) == ["leaf"]
    await listed(database, node="one")
    assert await codes(database) == ["leaf"]
    await database.write(nodes.leave, "two")
    assert await codes(database) == []


async def test_what_a_killed_node_listed_is_forgotten_with_it(database: Database) -> None:
    await lobby(database, "leaf")
    await lobby(database, "sand")
    await listed(database, "leaf", node="killed")
    await database.write(sleep, 4000)
    await listed(database, "sand", node="stopped")
    assert await nodes_of(database) == {"stopped"}
    await listed(database, "leaf", node="here")
    await database.write(nodes.leave, "stopped")
    assert await nodes_of(database) == {"here"}


async def nodes_of(database: Database) -> set[str]:
    return await database.read(lambda conn: set(conn.scalars(select(tables.listings.c.node))))


async def test_two_of_a_person_and_five_of_an_address_and_everybody_before_a_second(
    database: Database,
) -> None:
    there = {}
    for number in range(4):
        await lobby(database, f"leaf{number}")
        there[f"leaf{number}"] = ("naruto", "home")
    for number in range(7):
        await database.write(guests.add, f"guest{number}", "Nobody")
        await lobby(database, f"sand{number}")
        await database.write(rooms.set_host, f"sand{number}", f"guest{number}")
        there[f"sand{number}"] = (f"guest{number}", "elsewhere")
    await database.write(nodes.beat, "here")
    await database.write(listings.tell, "here", there)
    found = await codes(database)
    assert len([code for code in found if code.startswith("sand")]) == 5
    assert len([code for code in found if code.startswith("leaf")]) == 2
    assert found[-1].startswith("leaf")
    assert sum(code.startswith("leaf") for code in found[:-1]) == 1


async def test_looking_for_a_game_shows_no_more_of_a_host_than_the_whole_list(database: Database) -> None:
    games = ("columns", "columns", "duel", "duel", "hunt", "exam")
    for number, game in enumerate(games):
        await lobby(database, f"leaf{number}", game=game)
    await listed(database, *(f"leaf{number}" for number in range(len(games))))
    found = {game: await codes(database, game) for game in games}
    assert sorted(code for some in found.values() for code in some) == sorted(await codes(database))
    assert len(await codes(database)) == 2
