"""The icons of the installed page, painted of the one drawing there is."""

from __future__ import annotations

import re
from pathlib import Path

import resvg_py

DRAWING = "static/img/icon.svg"
WHOLE = {"icon-192.png": 192, "icon-512.png": 512}
EDGELESS = {"maskable-512.png": 512, "apple-touch-icon.png": 180}  # systems cut these to their own shape
_FRAME = re.compile(r"<rect[^>]*/>", re.DOTALL)
_GROUND = '<rect width="48" height="48" fill="#24202b"/><g transform="translate(4.8 4.8) scale(.8)">'


def make(drawing: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    whole = drawing.read_text(encoding="utf-8")
    edgeless = _FRAME.sub(_GROUND, whole).replace("</svg>", "</g></svg>")
    for text, sizes in ((whole, WHOLE), (edgeless, EDGELESS)):
        for name, size in sizes.items():
            (folder / name).write_bytes(
                bytes(resvg_py.svg_to_bytes(svg_string=text, width=size, height=size))
            )
