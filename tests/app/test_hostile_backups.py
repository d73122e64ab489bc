"""Backups that nobody of ours has written: one sentence, exit code 1, and nothing is left behind."""

from __future__ import annotations

import gzip
import io
import json
import os
import sqlite3
import tarfile
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import Connection, inspect

from app import unpacking
from app.store import Database
from tests.app.server import serving
from tests.app.test_backups import run

AWAY = Path(tempfile.gettempdir()) / f"away-{uuid4().hex}"

Files = dict[str, bytes]


async def written(url: str, folder: Path) -> Path:
    """A backup of a server with one room."""
    file = folder / "good.backup"
    async with serving(url) as house:
        await (await house.guest()).room()
        assert (await run(url, folder / "keys", "backup", str(file)))[0] == 0
    return file


def read(file: Path) -> Files:
    with tarfile.open(file) as archive:
        return {one.name: archive.extractfile(one).read() for one in archive}  # type: ignore[union-attr]


def packed(files: Files) -> bytes:
    output = io.BytesIO()
    with tarfile.open(fileobj=output, mode="w:gz") as archive:
        for name, data in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return output.getvalue()


def told(files: Files, change: Callable[[Any], None]) -> Files:
    contents = json.loads(files["backup.json"])
    change(contents)
    return files | {"backup.json": json.dumps(contents).encode()}


def naming_a_table(name: str) -> Callable[[Files], bytes]:
    def hostile(files: Files) -> bytes:
        files = told(files, lambda told: told["picture"]["tables"].update({name: ["x"]}))
        return packed(files | {name: b"mine"})

    return hostile


def naming_a_key(name: str) -> Callable[[Files], bytes]:
    return lambda files: packed(told(files, lambda told: told["keys"].append(name)) | {name: b"mine"})


def twice(files: Files) -> bytes:
    """A key by its name, and once more: the second would be laid over the first."""
    output = io.BytesIO()
    named = told(files, lambda told: told["keys"].extend(["secret.key"] * 2))
    with tarfile.open(fileobj=output, mode="w:gz") as archive:
        for name, data in [*named.items(), *[("secret.key", b"mine")] * 2]:
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return output.getvalue()


def bomb(files: Files) -> bytes:
    first, *_, last = files
    return packed({first: files[first]} | {last: bytes(80_000_000)})


def nested(files: Files) -> bytes:
    """What the first file says, within more than anybody reads."""
    deep = b"[" * 100_000 + b"]" * 100_000
    return packed(files | {"backup.json": files["backup.json"][:-1] + b',"more":' + deep + b"}"})


def headed(files: Files) -> bytes:
    """Before the first file a header that only leads to the next one, very often."""
    member = tarfile.TarInfo("././@LongLink")
    member.type = tarfile.GNUTYPE_LONGNAME
    whole = gzip.decompress(packed(files))
    return gzip.compress(member.tobuf(tarfile.GNU_FORMAT) * 1200 + whole)


def sparse(files: Files, claims: dict[str, str]) -> bytes:
    """Files that say how long they are: where one is less than nothing, the next may be endless."""
    output, first = io.BytesIO(), next(iter(files))
    contents = told(files, lambda told: told["keys"].append("secret.key"))
    with tarfile.open(fileobj=output, mode="w:gz", format=tarfile.PAX_FORMAT) as archive:
        for name, data in (contents | {"secret.key": bytes(80_000_000)}).items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            member.pax_headers = claims if name not in (first, "secret.key") else {}
            archive.addfile(member, io.BytesIO(data))
    return output.getvalue()


CLAIMS: list[dict[str, str]] = [
    {"GNU.sparse.map": "0,0", "GNU.sparse.size": "-1000000000000000"},
    {"GNU.sparse.major": "1", "GNU.sparse.minor": "0", "GNU.sparse.realsize": "-1000000000000000"},
    {"GNU.sparse.realsize": "x"},
]


def without_most_tables(files: Files) -> bytes:
    """A database of our last migration in which something is missing."""
    if "shinobi.db" in files:
        return packed(files | {"shinobi.db": altered(files["shinobi.db"], "DROP TABLE results")})
    few = told(files, lambda told: told["picture"].update({"tables": {"guests": ["id"]}}))
    return packed({name: few[name] for name in ("backup.json", "guests")})


def altered(data: bytes, change: str) -> bytes:
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "altered.db"
        file.write_bytes(data)
        with closing(sqlite3.connect(file)) as connection:
            connection.execute(change)
            connection.commit()
        return file.read_bytes()


def without_a_column(files: Files) -> bytes:
    if "shinobi.db" in files:
        return packed(
            files | {"shinobi.db": altered(files["shinobi.db"], "ALTER TABLE chats DROP COLUMN text")}
        )
    return packed(told(files, lambda told: told["picture"]["tables"]["chats"].remove("text")))


def column_twice(files: Files) -> bytes:
    return packed(told(files, lambda told: told["picture"]["tables"].update({"guests": ["id", "id"]})))


def swollen_head(files: Files) -> bytes:
    """A header of a header that claims to be endless."""
    output = io.BytesIO()
    with tarfile.open(fileobj=output, mode="w:gz", format=tarfile.PAX_FORMAT) as archive:
        member = tarfile.TarInfo("backup.json")
        member.pax_headers = {"comment": "x" * 30_000_000}
        archive.addfile(member)
    return output.getvalue()


def linked(files: Files) -> bytes:
    output = io.BytesIO()
    with tarfile.open(fileobj=output, mode="w:gz") as archive:
        member = tarfile.TarInfo("backup.json")
        member.type, member.linkname = tarfile.SYMTYPE, "/etc/passwd"
        archive.addfile(member)
    return output.getvalue()


def flipped(files: Files) -> bytes:
    """The sum at the end is that of another file."""
    whole = gzip.decompress(packed(files))
    return gzip.compress(whole)[:-8] + gzip.compress(whole + b"x")[-8:]


def newer(files: Files) -> bytes:
    return packed(told(files, lambda told: told["picture"].update({"revision": "9999"})))


def unknown(files: Files) -> bytes:
    return packed(told(files, lambda told: told["picture"].update({"revision": "0003a"})))


def without_the_last(files: Files) -> bytes:
    return packed(dict(list(files.items())[:-1]))


def emptied(files: Files) -> bytes:
    *_, last = files
    return packed(files | {last: b""})


def garbled(files: Files) -> bytes:
    return packed(
        {name: data if name.endswith(".json") else os.urandom(5000) for name, data in files.items()}
    )


HOSTILE: dict[str, Callable[[Files], bytes]] = {
    "an absolute table": naming_a_table(str(AWAY)),
    "a table further up": naming_a_table("../table"),
    "a table that isn't ours": naming_a_table("pg_shadow"),
    "an absolute key": naming_a_key(str(AWAY.with_suffix(".key"))),
    "a key further up": naming_a_key("../mine.key"),
    "a key that is none": naming_a_key("shinobi.db"),
    "a key that isn't ours": naming_a_key("authorized.key"),
    "a key twice": twice,
    "a bomb": bomb,
    "a swollen head": swollen_head,
    "a deep head": nested,
    "a head of heads": headed,
    "few tables": without_most_tables,
    "a column less": without_a_column,
    "a column twice": column_twice,
    "a link": linked,
    "cut": lambda files: packed(files)[:-200],
    "cut early": lambda files: packed(files)[:40],
    "flipped": flipped,
    "more": lambda files: packed(files | {"more": b"?"}),
    "less": without_the_last,
    "emptied": emptied,
    "garbled": garbled,
    "of a newer release": newer,
    "of no release": unknown,
    "nothing": lambda files: b"",
    "no archive": lambda files: gzip.compress(b"x" * 100_000),
    "not told": lambda files: packed(files | {"backup.json": b"{"}),
}
LATE = ("flipped", "emptied", "garbled")  # what is found out last


def everything(conn: Connection) -> dict[str, list[Any]]:
    """What the database holds, and under which names."""
    return {
        name: list(conn.exec_driver_sql(f"SELECT * FROM {name}")) for name in inspect(conn).get_table_names()
    }


async def holdings(url: str) -> dict[str, list[Any]]:
    async with Database.open(url) as database:
        return await database.read(everything)


async def refused(url: str, file: Path, data: Path, kind: str) -> None:
    code, said = await run(url, data, "restore", str(file), "--replace")
    assert (code, "Traceback" in said) == (1, False), (kind, said)
    assert 0 < len(said.strip().split(". ")) <= 2, (kind, said)
    assert left_behind(data) == [], kind


def left_behind(data: Path) -> list[Path]:
    away = [one for one in (AWAY, AWAY.with_suffix(".key")) if one.exists()]
    return [*away, *Path(tempfile.gettempdir()).iterdir(), *data.glob("*"), *data.parent.glob("*.restored")]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where files are unpacked, with nothing beside them."""
    (tmp_path / "place").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "place"))


async def test_a_hostile_file_ends_in_a_sentence_and_changes_nothing(
    database_url: str, tmp_path: Path
) -> None:
    files = read(await written(database_url, tmp_path))
    before, bad = await holdings(database_url), tmp_path / "bad.backup"
    for kind, hostile in HOSTILE.items():
        bad.write_bytes(hostile(files))
        await refused(database_url, bad, tmp_path / "data", kind)
        assert await holdings(database_url) == before, kind
    bad.write_bytes(packed(files))
    assert (await run(database_url, tmp_path / "data", "restore", str(bad), "--replace"))[0] == 0


@pytest.mark.parametrize("claims", CLAIMS)
async def test_a_file_that_says_itself_how_long_it_is_is_not_unpacked(
    sqlite_url: str, tmp_path: Path, claims: dict[str, str]
) -> None:
    files, bad = read(await written(sqlite_url, tmp_path)), tmp_path / "bad.backup"
    bad.write_bytes(sparse(files, claims))
    folder = tmp_path / "unpacked"
    folder.mkdir()
    with pytest.raises(ValueError, match="no backup of Shinobi Table"):
        unpacking.unpack(bad, folder)
    assert [one.name for one in folder.iterdir()] == ["backup.json"]


async def test_where_nothing_was_there_is_nothing_afterwards_sqlite(sqlite_url: str, tmp_path: Path) -> None:
    files = read(await written(sqlite_url, tmp_path))
    fresh, bad = tmp_path / "fresh.db", tmp_path / "bad.backup"
    for kind in LATE:
        bad.write_bytes(HOSTILE[kind](files))
        await refused(f"sqlite:///{fresh}", bad, tmp_path / "data", kind)
        assert not fresh.exists(), kind


async def test_where_nothing_was_there_is_nothing_afterwards_postgres(
    postgres_url: str, tmp_path: Path
) -> None:
    files = read(await written(postgres_url, tmp_path))
    async with Database.open(postgres_url) as database:
        await database.write(lambda conn: _empty(conn))
    bad = tmp_path / "bad.backup"
    for kind in LATE:
        bad.write_bytes(HOSTILE[kind](files))
        await refused(postgres_url, bad, tmp_path / "data", kind)
        assert await holdings(postgres_url) == {}, kind


def _empty(conn: Connection) -> None:
    for command in ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"):
        conn.exec_driver_sql(command)


async def test_a_database_with_works_of_its_own_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    files, own, bad = read(await written(sqlite_url, tmp_path)), tmp_path / "own.db", tmp_path / "bad.backup"
    own.write_bytes(files["shinobi.db"])
    with closing(sqlite3.connect(own)) as connection:
        connection.execute("CREATE TRIGGER mine AFTER INSERT ON guests BEGIN DELETE FROM rooms; END")
        connection.commit()
    bad.write_bytes(packed(files | {"shinobi.db": own.read_bytes()}))
    await refused(sqlite_url, bad, tmp_path / "data", "a trigger")
