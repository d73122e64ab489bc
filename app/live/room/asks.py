"""What the people of a room are asked: seats on offer, and what is voted on."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

from app.store import Ask
from games.contract import Seat

ANSWERED, ANSWERED_OVER_DAYS = 600.0, 7 * 86400.0  # seconds in which people are asked


class Asks:
    def __init__(self) -> None:
        self._found: list[Ask] = []

    def __iter__(self) -> Iterator[Ask]:
        return iter(self._found)

    def renew(self, stored: Iterable[Ask], days: int) -> None:
        """Nothing after its time."""
        self._found = [one for one in stored if not _is_stale(one, days)]

    def find(self, kind: str, seat: Seat) -> Ask | None:
        return next((one for one in self._found if (one.kind, one.seat) == (kind, seat)), None)

    def offers(self) -> set[Seat]:
        return {one.seat for one in self._found if one.kind == "offer"}

    def votes(self) -> list[Ask]:
        return [one for one in self._found if one.kind != "offer"]


def answer_within(days: int) -> float:
    """Seconds in which something that is asked is answered, where a question has so many days."""
    return ANSWERED_OVER_DAYS if days else ANSWERED


def _is_stale(ask: Ask, days: int) -> bool:
    """Whether nobody may answer this any more; a seat on offer stays so."""
    return ask.kind != "offer" and ask.at < time.time() - answer_within(days)
