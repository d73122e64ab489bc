"""The front-end's files: where a browser finds them, and which modules a page will ask for.

A game of this project keeps its table in `static/js/games/<id>/` and its styles in `static/css/games/`.
A game of another package keeps both, beside its rules, in `<package>/static/`: `table.js` with the
modules it needs, and `<id>.css`. A browser finds either at the same address.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from os.path import normpath
from pathlib import Path

from app.ground.config import ROOT
from games import GAMES

STATIC = ROOT / "static"
OTHERS = ROOT / "node_modules"
MODULES = {
    "lit-html": "lit-html/lit-html.js",
    "lit-html/": "lit-html/",
    "@fluent/bundle": "@fluent/bundle/esm/index.js",
}
KITS = tuple(STATIC / name for name in ("faces", "motifs"))  # of which set-up draws what is served
SERVED = ("lit-html/", "@fluent/bundle/", "@fontsource/dela-gothic-one/", "@fontsource-variable/rubik/")
_IMPORT = re.compile(r"""\b(?:import|export)\b[^;"'()]*\bfrom\s*"([^"]+)\"""")
_OF_A_GAME = re.compile(r"js/games/([^/]+)/(.+)|css/games/([^/]+)(?:\.css|/(.+))")


def static_file(path: str) -> Path | None:
    """What a browser asks for under /static: ours but for the kit, or of a package that adds a game."""
    if found := _inside(STATIC, path):
        return None if _is_kit(found) else found
    match = _OF_A_GAME.fullmatch(path)
    game, rest = (match[1] or match[3], match[2] or match[4] or f"{match[3]}.css") if match else ("", "")
    return _inside(GAMES[game].HOME / "static", rest) if game in outside() else None


def module_file(path: str) -> Path | None:
    """What a browser asks for under /modules: of the few packages that a page needs."""
    return _inside(OTHERS, path) if path.startswith(SERVED) else None


@cache
def outside() -> tuple[str, ...]:
    """The games that other packages add."""
    return tuple(game for game in GAMES if not GAMES[game].HOME.is_relative_to(ROOT / "games"))


@cache
def version() -> str:
    """Changes with every file that a browser may keep."""
    digest = sha256((ROOT / "package.json").read_bytes())
    for folder in (STATIC, *(GAMES[game].HOME / "static" for game in outside())):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not _is_kit(path):
                digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]


@cache
def import_map() -> str:
    return json.dumps({"imports": {name: f"/modules/{version()}/{path}" for name, path in MODULES.items()}})


@cache
def wanted(page: str, *games: str) -> tuple[str, ...]:
    """The addresses of all modules of a page and its games: told at once, they come side by side."""
    first = ("js/main.js", f"js/pages/{page}.js", *(f"js/games/{game}/table.js" for game in games))
    waiting = [f"/static/{version()}/{path}" for path in first]
    found: dict[str, None] = {}
    while waiting:
        address = waiting.pop(0)
        if address not in found:
            found[address] = None
            waiting += _imports(address)
    return tuple(found)


def _imports(address: str) -> Iterator[str]:
    """The addresses that a module imports, as the browser finds them."""
    _, kind, _, path = address.split("/", 3)
    file = static_file(path) if kind == "static" else module_file(path)
    for name in _IMPORT.findall(file.read_text()) if file else ():
        yield normpath(f"{address}/../{name}") if name.startswith(".") else _named(name)


def _named(name: str) -> str:
    package, slash, rest = name.partition("/")
    return f"/modules/{version()}/{MODULES.get(name) or MODULES[package + slash] + rest}"


def _is_kit(path: Path) -> bool:
    return any(path.is_relative_to(kit) for kit in KITS)


def _inside(folder: Path, path: str) -> Path | None:
    """A file of the folder, never of another one."""
    base = folder.resolve()
    try:
        target = (base / path).resolve()
        found = ".." not in path.split("/") and target.is_relative_to(base) and target.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return None
    return target if found else None
