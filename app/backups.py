"""What an operator does for the years: backups taken and laid back, and what is old purged."""

from __future__ import annotations

import asyncio
import os
import tarfile
import tempfile
from pathlib import Path

import msgspec

from app import unpacking
from app.live.chores import purge_all
from app.store import Database, Keep, Unreachable, backup, nodes, purge
from app.unpacking import FORMAT, NAME, Contents


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
    """Put the backup in the place of what is there, once all of it was read; the keys that it holds."""
    if reason := asyncio.run(backup.in_the_way(url, replace)):
        raise ValueError(reason)
    with tempfile.TemporaryDirectory(prefix="restore-") as place:
        folder = Path(place)
        contents = unpacking.unpack(source, folder)
        keys = {name: (folder / name).read_bytes() for name in contents.keys}
        asyncio.run(backup.lay(url, folder, contents.picture))
        return keys


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
