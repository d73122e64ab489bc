"""Set-up of the card's letters: the site's fonts as whole TrueType files, with how wide each letter is."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from app.ground.config import ROOT

PARTS = ("latin", "latin-ext", "cyrillic")
RUBIK = "@fontsource-variable/rubik/files/rubik-{}-wght-normal.woff2"
DELA = "@fontsource/dela-gothic-one/files/dela-gothic-one-{}-400-normal.woff2"
FONTS: dict[str, tuple[str, int | None]] = {"Text": (RUBIK, 500), "Display": (DELA, None)}
KEPT = {
    *("head", "hhea", "maxp", "OS/2", "hmtx", "cmap", "loca", "glyf", "name", "post"),
    *("fvar", "gvar", "avar", "HVAR"),  # how it is drawn in other weights
}
NAMES = {1: "{}", 2: "Regular", 4: "{}", 6: "{}", 16: "{}", 17: "Regular"}
REGULAR = 400
WINDOWS = (3, 1, 0x409)  # platform, encoding and language of a name


def make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    widths = {}
    for family, (files, weight) in FONTS.items():
        font = Merger().merge([_part(files.format(part), weight) for part in PARTS])
        _call(font, family)
        font.save(folder / f"{family}.ttf")
        widths[family] = _widths(font)
    (folder / "widths.json").write_text(json.dumps(widths))


def _part(file: str, weight: int | None) -> io.BytesIO:
    """One alphabet in one weight, without what only the browser's typesetting needs."""
    font: Any = TTFont(ROOT / "node_modules" / file)
    for table in set(font.keys()) - KEPT - {"GlyphOrder"}:
        del font[table]
    if weight:
        font = instancer.instantiateVariableFont(font, {"wght": weight})
    font.flavor = None
    made = io.BytesIO()
    font.save(made)
    made.seek(0)
    return made


def _call(font: Any, family: str) -> None:
    """Each weight is a family of its own: it is found by its name alone."""
    for id, name in NAMES.items():
        font["name"].setName(name.format(family), id, *WINDOWS)
    font["OS/2"].usWeightClass = REGULAR


def _widths(font: Any) -> dict[str, float]:
    """Of every letter, in parts of the size."""
    size = font["head"].unitsPerEm
    return {chr(code): font["hmtx"][glyph][0] / size for code, glyph in font.getBestCmap().items()}
