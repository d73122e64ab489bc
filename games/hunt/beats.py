"""How long the scene of an event takes: every die that is rolled adds to it."""

from __future__ import annotations

from pathlib import Path

from games.contract import Event
from games.lengths import lengths_of

LENGTHS = lengths_of(Path(__file__).parent)


def beats(event: Event) -> int:
    dice = len(event.data.get("dice", ()))
    return LENGTHS.get(event.kind, 0) + LENGTHS["die"] * dice
