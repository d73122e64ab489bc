"""The front-end's modules: where a browser finds them, and which of them a page will ask for."""

from __future__ import annotations

import json
import re
from functools import cache
from hashlib import sha256
from os.path import normpath
from pathlib import Path

from app.ground.config import ROOT

OWN = ROOT / "static/js"
OTHERS = ROOT / "node_modules"
MODULES = {
    "lit-html": "lit-html/lit-html.js",
    "lit-html/": "lit-html/",
    "@fluent/bundle": "@fluent/bundle/esm/index.js",
}
_IMPORT = re.compile(r"""\b(?:import|export)\b[^;"'()]*\bfrom\s*"([^"]+)\"""")


@cache
def version() -> str:
    """Changes with every file that a browser may keep."""
    digest = sha256((ROOT / "package.json").read_bytes())
    for path in sorted((ROOT / "static").rglob("*")):
        if path.is_file():
            digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]


@cache
def import_map() -> str:
    return json.dumps({"imports": {name: f"/modules/{version()}/{path}" for name, path in MODULES.items()}})


@cache
def wanted(page: str, *games: str) -> tuple[str, ...]:
    """The addresses of all modules of a page and its games: told at once, they come side by side."""
    waiting = [OWN / "main.js", OWN / f"pages/{page}.js", *(OWN / f"games/{game}/table.js" for game in games)]
    found: dict[Path, None] = {}
    while waiting:
        path = waiting.pop(0)
        if path not in found:
            found[path] = None
            waiting += _imports(path)
    return tuple(map(_address, found))


def _imports(path: Path) -> list[Path]:
    return [_imported(path, name) for name in _IMPORT.findall(path.read_text())]


def _imported(by: Path, name: str) -> Path:
    """As the browser finds it: links in node_modules are not followed."""
    if name.startswith("."):
        return Path(normpath(by.parent / name))
    package, slash, rest = name.partition("/")
    return OTHERS / (MODULES.get(name) or f"{MODULES[package + slash]}{rest}")


def _address(path: Path) -> str:
    if path.is_relative_to(OWN):
        return f"/static/{version()}/js/{path.relative_to(OWN).as_posix()}"
    return f"/modules/{version()}/{path.relative_to(OTHERS).as_posix()}"
