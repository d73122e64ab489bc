"""What set-up draws and bundles, each part anew when its sources changed: `python -m app.build`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from importlib import import_module
from json import dumps
from pathlib import Path

from app.ground.config import ROOT
from app.web.cards import make as cards
from app.web.front import bundling, icons
from games import GAMES, doors

MADE = ROOT / "static/made"
DENO = (Path(sys.executable).parent / "deno", "run", "--quiet", "--allow-read", "--allow-write")
PICTURED = sorted(path.parent.name for path in (ROOT / "games").glob("*/pictures.py"))
KIT = "static/faces/**/*.js"
SOURCES = {
    "faces": (KIT,),
    "icons": (icons.DRAWING, "app/web/front/icons.py"),
    "motifs": ("static/motifs/*.js", *(f"games/{game}/*.py" for game in PICTURED)),
    "cards": (
        *(KIT, "static/js/symbols.js", "static/js/strokes.js"),
        *("static/css/base.css", "static/css/faces.css", "deno.lock", "app/web/cards/*.py"),
    ),
}


def make() -> None:
    _renew("faces", _draw_faces)
    _renew("motifs", _draw_motifs)
    _renew("cards", _draw_cards)
    _renew("icons", _draw_icons)
    bundling.renew()


def _renew(part: str, draw: Callable[[], None]) -> None:
    stamp, now = MADE / part / ".stamp", _digest(SOURCES[part], _people() + _scenes())
    if stamp.exists() and stamp.read_text() == now:
        return
    sys.stdout.write(f"drawing: {part}\n")
    draw()
    stamp.write_text(now)


def _digest(patterns: Iterable[str], told: str) -> str:
    files = [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    return sha256(b"".join([told.encode(), *(path.read_bytes() for path in files)])).hexdigest()


def _people() -> str:
    """Whom the doors and the tables of the games show."""
    people = {id: {"door": rules.DOOR.people, "table": doors.portraits(rules)} for id, rules in GAMES.items()}
    return dumps(people)


def _scenes() -> str:
    return dumps({id: doors.scene(rules) for id, rules in GAMES.items()})


def _draw_faces() -> None:
    _deno("static/faces/make.js", MADE / "faces", _people())


def _draw_motifs() -> None:
    """A picture for every card."""
    for game in PICTURED:
        named = "\n".join(import_module(f"games.{game}.pictures").pictures())
        _deno("static/motifs/make.js", MADE / "motifs" / game, told=named)


def _draw_cards() -> None:
    """What link cards are painted of."""
    _deno("static/faces/plain.js", MADE / "cards", _scenes())
    cards.make()


def _draw_icons() -> None:
    icons.make(ROOT / icons.DRAWING, MADE / "icons")


def _deno(script: str, place: Path, told: str = "") -> None:
    subprocess.run([*DENO, script, place], cwd=ROOT, input=told.encode(), check=True)


if __name__ == "__main__":
    try:
        make()
    except bundling.NoBundle as reason:
        sys.exit(f"no bundle could be made: {reason}")
