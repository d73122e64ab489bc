"""A Columns table set by hand: what is unsaid is neutral, and every card is somewhere."""

from __future__ import annotations

from typing import Any

from games.columns.positions import laid
from tests.games.rules import columns
from tests.games.table import Table

FACE = {face: roll for roll, face in enumerate(("naruto", "sakura", "sasuke", "kakashi", "lee", "star"), 1)}


def table(seats: int = 3, **said: Any) -> Table:
    return Table(columns, laid(seats, **said))
