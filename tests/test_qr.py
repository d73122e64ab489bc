"""QR codes made in the browser are those that the server's library makes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import segno

DENO = Path(sys.executable).parent / "deno"
SCRIPT = """
import { qr } from "./static/js/qr.js";
console.log(JSON.stringify(JSON.parse(Deno.args[0]).map((text) => qr(text).map((row) => row.map(Number)))));
"""
# As long as fits into each version from 1 to 10: shorter texts may be padded in more than one way.
FULL = (14, 26, 42, 62, 84, 106, 122, 152, 180, 213)


def test_every_version_is_drawn_as_the_library_draws_it() -> None:
    texts = [("https://table.example/link/" + "aZ9_-" * 50)[:length] for length in FULL]
    for text, rows in zip(texts, drawn(texts), strict=True):
        assert rows in [by_library(text, mask) for mask in range(8)]


def by_library(text: str, mask: int) -> list[list[int]]:
    code = segno.make_qr(text, error="m", boost_error=False, mode="byte", mask=mask)
    return [list(row) for row in code.matrix]


def drawn(texts: list[str]) -> list[list[list[int]]]:
    command = [str(DENO), "eval", "--ext=js", SCRIPT, json.dumps(texts)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[1])
    return [list(rows) for rows in json.loads(ran.stdout)]
