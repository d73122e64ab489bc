"""How wide words are in the card's fonts, and where their lines break."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from app.ground.config import ROOT

MADE = ROOT / "static/made/cards"
UNKNOWN = "…"  # stands for letters that the fonts don't have
SMALLER = 0.92  # each time that words don't fit
_PIECE = re.compile(r"[^\s-]*-+|[^\s-]+\s*|\s+")  # after which a line may break


class Set(NamedTuple):
    """Words as they are set: lines of one size."""

    lines: tuple[str, ...]
    size: float


def width(text: str, family: str, size: float) -> float:
    known = _widths()[family]
    return size * sum(known.get(letter, 1.0) for letter in text)


def known(text: str, family: str) -> str:
    """The text without letters that the font lacks."""
    letters = _widths()[family]
    found = "".join(one if one in letters else "\0" for one in " ".join(text.split()))
    return UNKNOWN.join(part for part in _parts(found))


def fitted(text: str, family: str, size: float, room: float, lines: int = 1, least: float = 0.6) -> Set:
    """As large as fits into so many lines of this width; what is too long even so ends with an ellipsis."""
    text, smallest = known(text, family), size * least
    while True:
        broken = tuple(_broken(text, family, size, room))
        if len(broken) <= lines and all(width(line, family, size) <= room for line in broken):
            return Set(broken, size)
        if size * SMALLER < smallest:
            return Set(_cut(broken, lines, family, size, room), size)
        size *= SMALLER


def _parts(text: str) -> list[str]:
    """What lies between runs of unknown letters."""
    parts = text.split("\0")
    return [parts[0], *[part for part in parts[1:-1] if part], parts[-1]] if len(parts) > 1 else parts


def _broken(text: str, family: str, size: float, room: float) -> Iterator[str]:
    line = ""
    for piece in _PIECE.findall(text):
        if line and width((line + piece).rstrip(), family, size) > room:
            yield line.rstrip()
            line = ""
        line += piece
    yield line.rstrip()


def _cut(broken: tuple[str, ...], lines: int, family: str, size: float, room: float) -> tuple[str, ...]:
    *whole, last = broken[:lines]
    rest = " ".join(broken[lines - 1 :])
    while rest and width(rest + UNKNOWN, family, size) > room:
        rest = rest[:-1].rstrip()
    return (
        *(_shortened(line, family, size, room) for line in whole),
        rest + UNKNOWN if rest != last else last,
    )


def _shortened(line: str, family: str, size: float, room: float) -> str:
    while width(line, family, size) > room:
        line = line[:-2].rstrip() + UNKNOWN
    return line


@cache
def _widths() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads((MADE / "widths.json").read_text())
    return found
