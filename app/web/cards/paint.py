"""A drawing comes in, a picture goes out: a program of its own, because painting lets nothing else run.

python paint.py FOLDER FONT... < drawing.svg > picture.png
"""

from __future__ import annotations

import os
import sys

import resvg_py

KINDNESS = 10  # the tables come first

if __name__ == "__main__":
    os.nice(KINDNESS)
    drawing = sys.stdin.buffer.read().decode()
    folder, *fonts = sys.argv[1:]
    picture = resvg_py.svg_to_bytes(
        svg_string=drawing, skip_system_fonts=True, font_files=fonts, resources_dir=folder
    )
    sys.stdout.buffer.write(bytes(picture))
