"""What an operator orders on the running server, through a unix socket in the data folder."""

from __future__ import annotations

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import msgspec
import structlog

from app.ground.metrics import BUGS
from app.live.house.bans import HouseBans
from app.live.house.rooms import Rooms
from app.store import Database, bans, rooms

SOCKET, LOCK = "control.sock", "control.lock"
LONGEST = 4096  # bytes of an order
TOO_LONG = f"An order may have {LONGEST} bytes, and not more."

journal = structlog.get_logger()


class Close(msgspec.Struct, tag_field="do", tag="close", frozen=True):
    """End a room: a running game without a result, a lobby for good."""

    room: str


class Say(msgspec.Struct, tag_field="do", tag="say", frozen=True):
    """A message to all tables."""

    text: str


class Ban(msgspec.Struct, tag_field="do", tag="ban", frozen=True):
    """Keep a guest or an address out of the house, or let them in again."""

    who: str
    on: bool


Order = Close | Say | Ban


class Answer(msgspec.Struct, frozen=True):
    done: bool
    words: str = ""


async def write(database: Database, order: Close | Ban) -> None:
    """What an order changes in the database; ValueError if it can't."""
    match order:
        case Close(room):
            if not await database.write(rooms.close, room):
                raise ValueError(f"There is no room {room} that could be closed.")
        case Ban(who, on):
            await database.write(bans.set_bar, bans.HOUSE, who, "ban", on)


@contextmanager
def held(folder: Path) -> Iterator[bool]:
    """Whether this process alone may give orders here, for as long as it does."""
    with os.fdopen(os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


async def ask(folder: Path, order: Order) -> Answer | None:
    """What the server of this folder answers; None if there is none."""
    line = msgspec.json.encode(order) + b"\n"
    if len(line) > LONGEST:
        return Answer(False, TOO_LONG)
    try:
        reader, writer = await asyncio.open_unix_connection(folder / SOCKET)
    except (FileNotFoundError, ConnectionRefusedError):
        return None
    writer.write(line)
    answer = msgspec.json.decode(await reader.readline(), type=Answer)
    writer.close()
    return answer


class Operator:
    def __init__(self, database: Database, live: Rooms, house_bans: HouseBans) -> None:
        self._database = database
        self._live = live
        self._bans = house_bans

    async def do(self, order: Order) -> None:
        match order:
            case Say(text):
                self._live.announce(text)
            case Close(room):
                await write(self._database, order)
                await self._live.close([room])
            case Ban():
                await write(self._database, order)
                await self._bans.change()

    async def listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            answer = await self._answer(await reader.readline())
        except ValueError:  # of the reader: the line is longer than it may be
            answer = Answer(False, TOO_LONG)
        writer.write(msgspec.json.encode(answer) + b"\n")
        writer.close()

    async def _answer(self, line: bytes) -> Answer:
        try:
            await self.do(msgspec.json.decode(line, type=Order))
        except (ValueError, msgspec.MsgspecError, RecursionError) as refused:
            return Answer(False, str(refused))
        except Exception as error:
            BUGS.inc()
            journal.exception("order-failed")
            return Answer(False, repr(error))
        return Answer(True)


@asynccontextmanager
async def listening(operator: Operator, folder: Path | None) -> AsyncIterator[None]:
    """One server of a folder listens there; a second one, or one that may not write there, does without."""
    async with AsyncExitStack() as stack:
        try:
            if folder and stack.enter_context(held(folder)):
                await stack.enter_async_context(_served(operator, folder / SOCKET))
        except OSError as error:
            journal.warning("no-control-socket", reason=str(error))
        yield


@asynccontextmanager
async def _served(operator: Operator, path: Path) -> AsyncIterator[None]:
    _clear(path)
    async with await asyncio.start_unix_server(operator.listen, path, limit=LONGEST):
        _protect(path)
        try:
            yield
        finally:
            _clear(path)


def _clear(path: Path) -> None:
    """A server that was killed leaves its socket behind."""
    path.unlink(missing_ok=True)


def _protect(path: Path) -> None:
    path.chmod(0o600)
