"""Cards painted off the loop: one at a time by a program of its own, each once."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from hashlib import sha256
from pathlib import Path

import msgspec

from app.ground.refused import Refused
from app.web.cards.card_words import Card
from app.web.cards.drawing import drawn
from app.web.cards.letters import MADE

KEPT = 128  # pictures, of 150 KB at most
WAITING = 16  # that may stand in line
WITHIN = 20.0  # seconds for one
FAMILIES = ("Text", "Display")
COMMAND = (
    *(sys.executable, str(Path(__file__).with_name("paint.py")), str(MADE)),
    *(str(MADE / f"{family}.ttf") for family in FAMILIES),
)


def mark(card: Card) -> str:
    """Changes with the picture: a chat that knows the address has the right one."""
    return sha256(msgspec.json.encode(card)).hexdigest()[:16]


class Painter:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Lock()

    def has(self, card: Card) -> bool:
        """Whether it costs nothing any more."""
        return mark(card) in self._kept or mark(card) in self._under_way

    async def picture(self, card: Card) -> bytes:
        """Equal cards that are asked for together are painted once; Refused if too many others wait."""
        key = mark(card)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._under_way:
            if len(self._under_way) >= WAITING:
                raise Refused(503, "too-many")
            self._under_way[key] = asyncio.create_task(self._paint(key, card))
        return await asyncio.shield(self._under_way[key])

    async def _paint(self, key: str, card: Card) -> bytes:
        try:
            async with self._turn:
                self._kept[key] = await _painted(drawn(card))
        finally:
            del self._under_way[key]
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


async def _painted(drawing: str) -> bytes:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        async with asyncio.timeout(WITHIN):
            picture, complaint = await process.communicate(drawing.encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise RuntimeError(complaint.decode(errors="replace"))
    return picture
