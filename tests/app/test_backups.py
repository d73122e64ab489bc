"""Backups: taken beside a running server, laid back while none is alive, and the same game goes on."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

from typer.testing import CliRunner

from app import cli
from app.store import Database, log, rooms
from games.engine import Entry
from tests.app.server import Inner, serving
from tests.app.store.test_purge import age
from tests.app.tables import play_on, table


async def run(url: str, data: Path, *command: str, **environment: str) -> tuple[int, str]:
    """The command in a thread of its own, as beside a server; its exit code and all that it said."""
    settings = {"DATABASE_URL": url, "DATA_DIR": str(data), "SECRET_KEY": ""} | environment
    ran = await asyncio.to_thread(CliRunner().invoke, cli.app, list(command), env=settings)
    assert ran.exception is None or isinstance(ran.exception, SystemExit), ran.exception
    return ran.exit_code, ran.output


async def stored(house: Inner, code: str) -> list[Entry]:
    return await house.services.database.read(log.since, code, -1)


async def test_a_restored_server_has_the_same_tables_and_the_same_hashes(
    database_url: str, tmp_path: Path
) -> None:
    file, data = tmp_path / "games.backup", tmp_path / "data"
    async with serving(database_url) as house:
        lines = mei, ao = await table(house)
        await play_on(lines, 12)
        entries, public, private = await stored(house, mei.code), dict(mei.pub), dict(mei.me)
        assert (await run(database_url, data, "backup", str(file)))[0] == 0
        await play_on(lines, 3)
        assert len(await stored(house, mei.code)) > len(entries)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert (await run(database_url, data, "restore", str(file), "--replace"))[0] == 0
    async with serving(database_url) as house:
        assert await stored(house, mei.code) == entries
        back = await house.welcome(mei.player).enter(mei.code)
        assert (back.pub, back.me) == (public, private)
        lines = [back, await house.welcome(ao.player).enter(ao.code)]
        assert await play_on(lines, 5) == 5
        await back.say(t="chat", text="Again!", id="chat-1")
        await back.get("chat")


async def test_nothing_is_restored_while_a_server_is_alive(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    async with serving(database_url):
        assert (await run(database_url, tmp_path, "backup", str(file)))[0] == 0
        code, said = await run(database_url, tmp_path, "restore", str(file), "--replace")
        assert (code, "alive" in said) == (1, True)


async def test_rooms_are_not_lost_unasked(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    async with serving(database_url) as house:
        assert (await run(database_url, tmp_path, "backup", str(file)))[0] == 0
        room = await (await house.guest()).room()
    code, said = await run(database_url, tmp_path, "restore", str(file))
    assert (code, "--replace" in said) == (1, True)
    async with Database.open(database_url) as database:
        assert await database.read(rooms.get, room)


async def test_the_secret_key_goes_with_it_or_it_is_said_that_it_does_not(
    sqlite_url: str, tmp_path: Path
) -> None:
    file, old, new = tmp_path / "games.backup", tmp_path / "old", tmp_path / "new"
    async with serving(sqlite_url):
        old.mkdir()
        (old / "secret.key").write_text("the old key")
        _, said = await run(sqlite_url, old, "backup", str(file))
        assert "secret.key" in said and "SECRET_KEY" not in said
    fresh = f"sqlite:///{new}/shinobi.db"
    assert (await run(fresh, new, "restore", str(file)))[0] == 0
    assert (new / "secret.key").read_text() == "the old key"
    _, said = await run(sqlite_url, tmp_path / "none", "backup", str(file), SECRET_KEY="mine")
    assert "keep SECRET_KEY" in said


async def test_what_is_no_backup_is_refused_in_words(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    file.write_bytes(b"no archive")
    code, said = await run(sqlite_url, tmp_path, "restore", str(file))
    assert (code, "no backup" in said) == (1, True)


async def test_a_backup_of_the_other_database_is_refused(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.backup"
    async with serving(sqlite_url):
        await run(sqlite_url, tmp_path, "backup", str(file))
    code, said = await run(postgres_url, tmp_path, "restore", str(file))
    assert (code, "backup of sqlite" in said) == (1, True)


async def test_purge_counts_and_then_deletes(database_url: str, tmp_path: Path) -> None:
    async with serving(database_url) as house:
        room = await (await house.guest()).room()
        await house.services.database.write(age, room, 100)
    code, said = await run(database_url, tmp_path, "purge", "--dry-run")
    assert (code, "unfinished: 1" in said) == (0, True)
    async with Database.open(database_url) as database:
        assert await database.read(rooms.get, room)
        assert "1 rooms are gone." in (await run(database_url, tmp_path, "purge"))[1]
        assert await database.read(rooms.get, room) is None


async def test_days_are_numbers(sqlite_url: str, tmp_path: Path) -> None:
    code, said = await run(sqlite_url, tmp_path, "purge", KEEP_GUESTS_DAYS="a month")
    assert (code, "KEEP_GUESTS_DAYS" in said) == (1, True)
