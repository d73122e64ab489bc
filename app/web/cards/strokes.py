"""What cards are drawn of: faces, scenes and emblems that set-up wrote, panels, and words in their fonts."""

from __future__ import annotations

import json
from functools import cache
from typing import Any
from xml.sax.saxutils import escape

from app.web.cards.letters import MADE, Set

WIDE, HIGH = 1200, 630
INK, SOFT, PAPER, ACCENT, GOLD = "#1d1a20", "#655a51", "#fffaf1", "#c4410d", "#f0b93a"
OUTLINE = "#17141a"
SEAT_COLOURS = ("#ee7b16", "#2380c2", "#3b8f3f", "#6a4bb5", "#dd4f80", "#5d6b2f")


def drawing(*parts: str) -> str:
    inside = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" '
        f'width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}">{inside}</svg>'
    )


def scene(game: str) -> str:
    """The game's scene over the whole card; a game that has none stands on paper."""
    known = _made("scenes").get(game)
    if known is None:
        return f'<rect width="{WIDE}" height="{HIGH}" fill="#f3eadb"/>'
    whole = f'width="{WIDE}" height="{HIGH}" viewBox="0 0 300 340"'
    return f'<svg {whole} preserveAspectRatio="xMidYMid slice">{known}</svg>'


def bust(name: str, x: float, y: float, size: float) -> str:
    return _field(x, y, size, _face(name)["bust"])


def face(name: str, x: float, y: float, size: float) -> str:
    """A portrait in its ring."""
    found, clip = _face(name), f"ring-{name}"
    inside = (
        f'<clipPath id="{clip}"><circle cx="50" cy="50" r="48"/></clipPath>'
        f'<g clip-path="url(#{clip})">{found["ground"]}{found["bust"]}</g>'
        f'<circle cx="50" cy="50" r="48" fill="none" stroke="{INK}" stroke-width="3.2"/>'
    )
    return _field(x, y, size, inside)


def emblem(name: str, x: float, y: float, size: float, colour: str) -> str:
    known = _made("emblems")[name].replace("{pen}", colour)
    return _field(x, y, size, known, 48)


def panel(x: float, y: float, wide: float, high: float, fill: str = PAPER, round: float = 34) -> str:
    box = f'x="{x}" width="{wide}" height="{high}" rx="{round}"'
    return (
        f'<rect {box} y="{y + 14}" fill="{OUTLINE}"/>'
        f'<rect {box} y="{y}" fill="{fill}" stroke="{OUTLINE}" stroke-width="6"/>'
    )


def words(said: Set, family: str, x: float, y: float, colour: str = INK, anchor: str = "middle") -> str:
    """Lines from this baseline on."""
    look = f'font-family="{family}" font-size="{said.size:.1f}" text-anchor="{anchor}" fill="{colour}"'
    return "".join(
        f'<text x="{x}" y="{y + at * said.size * 1.16:.1f}" {look}>{escape(line)}</text>'
        for at, line in enumerate(said.lines)
    )


def outlined(text: str, x: float, y: float, size: float) -> str:
    """A number as if it were painted on a wall."""
    said = f'x="{x}" y="{y}" font-family="Display" font-size="{size:.1f}" text-anchor="middle"'
    line = f'stroke="{OUTLINE}" stroke-width="{size * 0.2:.1f}" stroke-linejoin="round"'
    written = escape(text)
    return f'<text {said} {line} fill="{OUTLINE}">{written}</text><text {said} fill="#fff">{written}</text>'


def brand(x: float, y: float) -> str:
    """Whose card it is, around this middle."""
    name = f'x="{x + 24}" y="{y + 11}" font-family="Display" font-size="29" text-anchor="middle"'
    return (
        f'<rect x="{x - 171}" y="{y - 31}" width="342" height="62" rx="31" fill="{OUTLINE}"/>'
        + emblem("mark", x - 146, y - 18, 36, "#ff7a33").replace(PAPER, OUTLINE)
        + f'<text {name} fill="#f6eddd">Shinobi Table</text>'
    )


def picture(file: str) -> str:
    """A picture that set-up has painted, under everything else."""
    return f'<image width="{WIDE}" height="{HIGH}" href="{file}"/>'


def _field(x: float, y: float, size: float, inside: str, units: int = 100) -> str:
    """A drawing on a field of so many units, at this corner."""
    return f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 {units} {units}">{inside}</svg>'


def _face(name: str) -> dict[str, str]:
    found: dict[str, str] = _made("faces")[name]
    return found


@cache
def _made(kind: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((MADE / f"{kind}.json").read_text())
    return found
