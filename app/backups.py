"""What an operator does for the years: backups taken and laid back, and what is old purged."""

from __future__ import annotations

import asyncio
import os
import tarfile
import tempfile
from pathlib import Path

import msgspec

from app.live.chores import purge_all
from app.store import Database, Keep, Unreachable, backup, nodes, purge

NAME = "backup.json"
FORMAT = 1


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    format: int
    picture: backup.Picture
    keys: list[str]


def take(url: str, keys: list[Path], target: Path) -> None:
    """One file with the database and these keys; whole or not at all, and for its owner's eyes only."""
    draft = target.with_name(f"{target.name}.part")
    with tempfile.TemporaryDirectory(dir=target.resolve().parent, prefix=".backup-") as place:
        folder = Path(place)
        picture = asyncio.run(backup.take(url, folder))
        contents = Contents(format=FORMAT, picture=picture, keys=[key.name for key in keys])
        (folder / NAME).write_bytes(msgspec.json.format(msgspec.json.encode(contents)))
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            with tarfile.open(fileobj=file, mode="w:gz", compresslevel=6) as archive:
                for path in (folder / NAME, *(folder / name for name in picture.files), *keys):
                    archive.add(path, path.name)
            file.flush()
            os.fsync(file.fileno())
    os.replace(draft, target)


def lay(url: str, source: Path, replace: bool) -> dict[str, bytes]:
    """Put the backup in the place of what is there; the keys that it holds."""
    if reason := asyncio.run(backup.in_the_way(url, replace)):
        raise ValueError(reason)
    with tempfile.TemporaryDirectory(prefix="restore-") as place, _archive(source) as archive:
        folder, contents = Path(place), _contents(archive)
        for name in contents.picture.files:
            _extract(archive, name, folder / name)
        asyncio.run(backup.lay(url, folder, contents.picture))
        return {name: _read(archive, name) for name in contents.keys if name.endswith(".key")}


async def count_old(url: str, keep: Keep) -> dict[str, int]:
    async with Database.open(url) as database:
        await _insist(database)
        return await database.read(purge.count, keep)


async def purge_old(url: str, keep: Keep) -> tuple[int, bool]:
    """How many rooms were given up, and whether a running server deletes them in a minute."""

    async def tell(codes: list[str]) -> None:
        """A server that still holds one of them finds that out with its next chores."""

    async with Database.open(url) as database:
        await _insist(database)
        is_served = bool(await database.read(nodes.alive))
        return await purge_all(database, keep, tell, purge.GRACE if is_served else 0), is_served


async def _insist(database: Database) -> None:
    if reason := await database.ready():
        raise Unreachable(reason)


def _archive(source: Path) -> tarfile.TarFile:
    try:
        return tarfile.open(source, "r:gz")
    except tarfile.TarError:
        raise ValueError(f"{source} is no backup of Shinobi Table.") from None


def _contents(archive: tarfile.TarFile) -> Contents:
    try:
        contents = msgspec.json.decode(_read(archive, NAME), type=Contents)
    except (KeyError, msgspec.MsgspecError):
        raise ValueError(f"{archive.name!s} is no backup of Shinobi Table.") from None
    if contents.format != FORMAT:
        raise ValueError(f"This backup has format {contents.format}, and not {FORMAT}.")
    return contents


def _read(archive: tarfile.TarFile, name: str) -> bytes:
    file = archive.extractfile(name)
    assert file
    return file.read()


def _extract(archive: tarfile.TarFile, name: str, target: Path) -> None:
    """Under the name that we know: an archive can hold any path."""
    file = archive.extractfile(name)
    assert file
    with target.open("wb") as output:
        while piece := file.read(1 << 20):
            output.write(piece)
