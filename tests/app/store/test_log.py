"""Reading the log, and its snapshots."""

from __future__ import annotations

from app.store import Database, log
from tests.app.store.samples import row, snapshot


async def write_log(database: Database, *kinds: str) -> None:
    for number, kind in enumerate(kinds):
        assert await database.append(row(number=number, kind=kind))


async def test_entries_are_read_by_number(database: Database) -> None:
    await write_log(database, "start", "act", "act", "lapse")
    assert [entry.number for entry in await database.read(log.since, "leaf", 1)] == [2, 3]
    assert [entry.number for entry in await database.read(log.up_to, "leaf", 1)] == [0, 1]
    assert await database.read(log.since, "leaf", 3) == []
    assert await database.read(log.since, "sand", -1) == []


async def test_pages_go_backwards_and_read_forwards(database: Database) -> None:
    await write_log(database, "start", "act", "act", "act")
    assert [entry.number for entry in await database.read(log.page, "leaf", 4, 2)] == [2, 3]
    assert [entry.number for entry in await database.read(log.page, "leaf", 2, 2)] == [0, 1]


async def test_a_click_is_found_by_its_id(database: Database) -> None:
    await write_log(database, "start", "act")
    found = await database.read(log.with_id, "leaf", "act-1")
    assert found == row(number=1).entry
    assert await database.read(log.with_id, "leaf", "act-2") is None


async def test_the_newest_snapshot_not_after_a_number_is_found(database: Database) -> None:
    for number in (0, 10, 20):
        await database.write(log.add_snapshot, "leaf", snapshot(number))
    for asked, found in ((0, 0), (9, 0), (10, 10), (19, 10), (20, 20), (99, 20)):
        assert await database.read(log.snapshot_at, "leaf", asked) == snapshot(found)
    assert await database.read(log.snapshot_at, "leaf", -1) is None
    assert await database.read(log.snapshot_at, "sand", 99) is None


async def test_a_snapshot_replaces_one_of_its_number(database: Database) -> None:
    await database.write(log.add_snapshot, "leaf", snapshot(5, b"unreadable"))
    await database.write(log.add_snapshot, "leaf", snapshot(5, b"fine"))
    assert await database.read(log.snapshot_at, "leaf", 5) == snapshot(5, b"fine")


async def kept(database: Database, last: int) -> set[int]:
    """The numbers of the snapshots that are left."""
    asked = [await database.read(log.snapshot_at, "leaf", number) for number in range(last + 1)]
    return {found.number for found in asked if found}


async def test_pruning_keeps_the_newest_three_snapshots_and_those_of_an_undo(database: Database) -> None:
    await write_log(database, "start", "act", "undo", "act", "act", "act")
    for number in range(6):
        await database.write(log.add_snapshot, "leaf", snapshot(number))
    await database.write(log.add_snapshot, "sand", snapshot(0))
    await database.write(log.prune_snapshots, "leaf")
    assert await kept(database, 5) == {2, 3, 4, 5}
    assert await database.read(log.snapshot_at, "sand", 0) == snapshot(0)


async def test_of_many_undos_the_newest_twenty_keep_their_snapshots(database: Database) -> None:
    await write_log(database, "start", *["act", "undo"] * 30, *["act"] * 4)
    for number in range(65):
        await database.write(log.add_snapshot, "leaf", snapshot(number))
    await database.write(log.prune_snapshots, "leaf")
    assert await kept(database, 64) == {*range(22, 61, 2), 62, 63, 64}
