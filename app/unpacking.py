"""A backup's file taken apart: hostile until all was read, by names that we know and within bounds."""

from __future__ import annotations

import gzip
import tarfile
import zlib
from pathlib import Path
from typing import BinaryIO, cast

import msgspec

from app.ground.config import SECRET
from app.store import backup

NAME = "backup.json"  # always the first
FORMAT = 1
HEAD = 1024 * 1024  # bytes between two files, and of what the first one says
LEAST = 64 * 1024 * 1024  # bytes that any backup may unpack to
TIMES = 100  # as much as it takes packed, at most
PIECE = 1024 * 1024
BROKEN = (tarfile.TarError, EOFError, zlib.error, gzip.BadGzipFile, msgspec.MsgspecError, RecursionError)
PLAIN = (tarfile.REGTYPE, tarfile.AREGTYPE)  # a sparse one says itself how long it is


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    format: int
    picture: backup.Picture
    keys: list[str]


def unpack(source: Path, folder: Path) -> Contents:
    """All its files into a fresh folder; ValueError if it isn't a whole backup of ours and nothing else."""
    try:
        with gzip.open(source) as file:
            stream = _Stream(cast(BinaryIO, file))
            with tarfile.open(fileobj=stream, mode="r|") as tar:  # type: ignore[call-overload]
                return _unpacked(_Archive(stream, tar, LEAST + TIMES * source.stat().st_size), folder)
    except BROKEN:
        raise ValueError(f"{source} is no backup of Shinobi Table, or a damaged one.") from None


def _unpacked(archive: _Archive, folder: Path) -> Contents:
    archive.take(NAME, folder, HEAD)
    contents = msgspec.json.decode((folder / NAME).read_bytes(), type=Contents)
    if contents.format != FORMAT:
        raise ValueError(f"This backup has format {contents.format}, and not {FORMAT}.")
    backup.check(contents.picture)
    if contents.keys not in ([], [SECRET]):
        raise ValueError("This file names keys that no backup of ours has.")
    for name in (*contents.picture.files, *contents.keys):
        archive.take(name, folder)
    archive.end()
    return contents


class _Archive:
    """Its files one after the other, in the order in which a backup is written."""

    def __init__(self, stream: _Stream, tar: tarfile.TarFile, most: int) -> None:
        self._stream = stream
        self._tar = tar
        self._left = most

    def take(self, name: str, folder: Path, most: int | None = None) -> None:
        member = self._next()
        if member is None or member.name != name or member.type not in PLAIN or member.issparse():
            raise tarfile.ReadError
        self._left -= member.size
        if self._left < 0 or (most is not None and member.size > most):
            raise ValueError("This file holds far more than a backup of its size can.")
        self._stream.allow(HEAD + member.size)
        self._write(member, folder / name)

    def end(self) -> None:
        """Nothing follows, and all was as it had been written."""
        if self._next():
            raise tarfile.ReadError
        while self._stream.read(PIECE):
            continue

    def _next(self) -> tarfile.TarInfo | None:
        self._stream.allow(HEAD)
        try:
            return self._tar.next()
        except ValueError:  # a header with a number that is none
            raise tarfile.ReadError from None

    def _write(self, member: tarfile.TarInfo, target: Path) -> None:
        file = self._tar.extractfile(member)
        assert file
        with target.open("xb") as output:
            while piece := file.read(PIECE):
                output.write(piece)


class _Stream:
    """Of which no more is read than was allowed: a header may claim any length."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._left = HEAD

    def allow(self, size: int) -> None:
        self._left = size

    def read(self, size: int) -> bytes:
        piece = self._file.read(size)
        self._left -= len(piece)
        if self._left < 0:
            raise tarfile.ReadError
        return piece
