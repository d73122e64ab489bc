"""The pulse of all lines: each is asked for a sign of life in its turn, and one that gave none is cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle

import structlog

from app.ground.metrics import BUGS
from app.ground.watch import Watch
from app.wire.outlet import Protocol

EVERY = 3.0  # seconds: a line that is cut is noticed within 6
TURNS = 12  # one timer for all, and a few hundred lines asked together, cost a fifth of a timer for each
LATE = 1.0  # seconds: whoever stood still for so long has answers before it that it didn't hear

journal = structlog.get_logger()


class Pulse:
    def __init__(self) -> None:
        self.turns: list[set[Protocol]] = [set() for _ in range(TURNS)]

    def join(self, line: Protocol) -> None:
        min(self.turns, key=len).add(line)

    def leave(self, line: Protocol) -> None:
        for turn in self.turns:
            turn.discard(line)

    async def go_on(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time()
        for turn in cycle(self.turns):
            due += EVERY / TURNS
            await asyncio.sleep(due - loop.time())
            is_late = loop.time() > due + LATE
            if is_late:
                due = loop.time()
            _ask_all(turn, is_late)


def _ask_all(turn: set[Protocol], patient: bool) -> None:
    """Apart from the loop, which would hold the last one, with its room, after it has gone."""
    for line in list(turn):
        _ask(line, patient)


def _ask(line: Protocol, patient: bool) -> None:
    """A line that can't be asked keeps none of the others from it."""
    try:
        line.ask(patient=patient)
    except Exception:
        BUGS.inc()
        journal.exception("pulse-failed")


@asynccontextmanager
async def pulsing(watch: Watch) -> AsyncIterator[Pulse]:
    pulse = Pulse()
    async with watch.keeping("pulse", pulse.go_on):
        yield pulse
