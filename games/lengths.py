"""How long scenes last at the calm speed, in milliseconds: `lengths.json` beside a game's rules.

The server counts by it, and the browser, which is sent it with the words, shows by it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


@cache
def lengths_of(home: Path) -> dict[str, int]:
    """By the names that the game's scenes have; none where its folder has no such file."""
    file = home / "lengths.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, int]) if file.is_file() else {}
