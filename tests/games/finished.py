"""The games that the tests keep, as `games.kept` recorded them."""

from __future__ import annotations

from pathlib import Path

from games.kept import Case, Kept, Step, cases, first, mark, possible, read, replayed

HERE = Path(__file__).parent

__all__ = ["Case", "Kept", "Step", "cases", "first", "kept", "mark", "possible", "replayed"]


def kept(game: str) -> dict[str, Kept]:
    return read(HERE / game / "fixtures")
