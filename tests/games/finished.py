"""The games that the tests keep, as `games.kept` recorded them."""

from __future__ import annotations

from pathlib import Path

from games import engine
from games.contract import Rules
from games.engine import Entry
from games.kept import Case, Kept, KeptStep, cases, check, first, mark, possible, read, replayed

HERE = Path(__file__).parent

__all__ = [
    "Case",
    "Kept",
    "KeptStep",
    "cases",
    "check",
    "entries",
    "entry",
    "first",
    "kept",
    "mark",
    "possible",
    "replayed",
]


def kept(game: str) -> dict[str, Kept]:
    return read(HERE / game / "fixtures")


def entries(rules: Rules, game: Kept) -> list[Entry]:
    """As a room's log would have them."""
    laid = entry(0, "start", hash=engine.digest(first(rules, game)))
    steps = enumerate(replayed(rules, game), 1)
    return [laid, *(entry(number, *step.line, hash=engine.digest(step.after)) for number, step in steps)]


def entry(number: int, kind: str, seat: int = -1, verb: str = "", noun: str = "", hash: str = "") -> Entry:
    return Entry(
        number=number, kind=kind, seat=seat, verb=verb, noun=noun, id=str(number), at=0, events=[], hash=hash
    )
