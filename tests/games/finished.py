"""The games that the tests keep, as `games.kept` recorded them."""

from __future__ import annotations

from pathlib import Path

from games.kept import Case, Kept, KeptStep, cases, check, first, mark, possible, read, replayed

HERE = Path(__file__).parent

__all__ = ["Case", "Kept", "KeptStep", "cases", "check", "first", "kept", "mark", "possible", "replayed"]


def kept(game: str) -> dict[str, Kept]:
    return read(HERE / game / "fixtures")
