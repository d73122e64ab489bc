"""A door before a server of the tests: a small TCP proxy that can be shut."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit


class Gate:
    """Once it is shut, all who are inside are thrown out, and nobody gets in."""

    def __init__(self, url: str) -> None:
        self._behind = urlsplit(url)
        self._inside: set[asyncio.StreamWriter] = set()
        self._door: asyncio.Server | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """The server's address, through the door."""
        user, at, _ = self._behind.netloc.rpartition("@")
        return self._behind._replace(netloc=f"{user}{at}127.0.0.1:{self.port}").geturl()

    async def open(self) -> None:
        self._door = await asyncio.start_server(self._pass, "127.0.0.1", self.port)
        self.port = self._door.sockets[0].getsockname()[1]

    def shut(self) -> None:
        assert self._door
        self._door.close()
        for writer in self._inside:
            writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            inner, outer = await asyncio.open_connection(self._behind.hostname, self._behind.port)
        except OSError:
            writer.transport.abort()
            return
        self._inside |= {writer, outer}
        await asyncio.gather(_pour(reader, outer), _pour(inner, writer))


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
    writer.close()
