"""Cuts a font to the letters and weights that our pages need."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

KEPT = ["liga", "locl", "tnum"]  # kerning is a third of the file, and hardly seen at the sizes of a page


def cut_font(path: Path, letters: str, weights: tuple[int, int] | None) -> bytes:
    """As woff2; weights: the ends of what a variable font still offers."""
    from fontTools.subset import Options, Subsetter  # long to import, and most starts cut nothing
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    font: Any = TTFont(path)
    if weights:
        font = instancer.instantiateVariableFont(font, {"wght": weights})
    subsetter = Subsetter(Options(layout_features=KEPT, layout_closure=False, hinting=False))
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()
