"""The front-end's files: where they lie, what imports what, and where a browser finds each as it is.

A game of this project keeps its table in `static/js/games/<id>/` and its styles in `static/css/games/`.
A game of another package keeps both, beside its rules, in `<package>/static/`: `table.js` with the
modules it needs, and `<id>.css`. A browser finds either at the same address.
"""

from __future__ import annotations

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
MAIN = STATIC / "js/main.js"
PAGES = STATIC / "js/pages"
LATE = STATIC / "js/late"  # what few visits need
PUBLIC = STATIC / "js/shinobi"  # what games of other packages may import of ours
BUNDLE = STATIC / "made/bundle"
KITS = tuple(STATIC / name for name in ("faces", "motifs"))  # of which set-up draws what is served
HIDDEN = (*KITS, BUNDLE)
SERVED = ("lit-html/", "@fluent/bundle/", "@fontsource/dela-gothic-one/", "@fontsource-variable/rubik/")
SHEETS = (
    *("fonts", "scale", "base", "controls", "layout", "dialogs", "pages", "home", "doors", "room", "lobby"),
    *("join", "seats", "talk", "faces", "result", "frame", "stage", "lesson", "lessons", "bubble", "calls"),
    *("share", "hands"),
)
OF_PAGES = {"replay": "truth", "truth": "truth"}  # the sheet that no other page has
# The bare names that a module may import, and what they mean; one that ends with a slash is a folder.
NAMES = {
    "lit-html": OTHERS / "lit-html/lit-html.js",
    "lit-html/": OTHERS / "lit-html",
    "@fluent/bundle": OTHERS / "@fluent/bundle/esm/index.js",
    "shinobi/": PUBLIC,
}
_IMPORT = re.compile(r"""\b(?:import|export)\b[^;"'()]*\bfrom\s*"([^"]+)\"""")
_OF_A_GAME = re.compile(r"js/games/([^/]+)/(.+)|css/games/([^/]+)(?:\.css|/(.+))")


def static_file(path: str) -> Path | None:
    """What a browser asks for under /static: ours but for the hidden, or of a package that adds a game."""
    if found := _inside(STATIC, path):
        return None if any(found.is_relative_to(folder) for folder in HIDDEN) else found
    match = _OF_A_GAME.fullmatch(path)
    game, rest = (match[1] or match[3], match[2] or match[4] or f"{match[3]}.css") if match else ("", "")
    return _inside(GAMES[game].HOME / "static", rest) if game in outside() else None


def module_file(path: str) -> Path | None:
    """What a browser asks for under /modules: of the few packages that a page needs."""
    return _inside(OTHERS, path) if path.startswith(SERVED) else None


def outside() -> tuple[str, ...]:
    """The games that other packages add."""
    return tuple(game for game in GAMES if not GAMES[game].HOME.is_relative_to(ROOT / "games"))


def version() -> str:
    """Changes with every file that a browser may keep."""
    return _version(*GAMES)


def files_in(folder: Path) -> Iterator[Path]:
    """All files of a folder that are served as they are, in order."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not any(path.is_relative_to(hidden) for hidden in HIDDEN):
            yield path


def parts() -> dict[str, Path]:
    """The modules that a page loads when it needs them: pages, what few need, each game's table."""
    own = {f"page:{path.stem}": path for path in sorted(PAGES.glob("*.js"))}
    own |= {f"late:{path.stem}": path for path in sorted(LATE.glob("*.js"))}
    own |= {f"table:{game}": _of_game(game) / "table.js" for game in GAMES}
    return {name: path for name, path in own.items() if path.is_file()}


@cache
def closure(*firsts: Path) -> tuple[Path, ...]:
    """These modules and all that they import at once."""
    waiting, found = list(firsts), dict[Path, None]()
    while waiting:
        path = waiting.pop(0)
        if path not in found:
            found[path] = None
            waiting += _imports(path)
    return tuple(found)


def sheets(game: str) -> list[Path]:
    """The style sheets of a page, those of its game last."""
    site = [STATIC / f"css/{name}.css" for name in SHEETS]
    own = GAMES[game].HOME / "static" if game in outside() else STATIC / "css/games"
    return [*site, own / f"{game}.css"] if game else site


def sheets_of(page: str) -> list[Path]:
    """What a page has beside the sheets of all."""
    return [STATIC / f"css/{OF_PAGES[page]}.css"] if page in OF_PAGES else []


def faces(game: str) -> list[Path]:
    """The portraits of a page: the site's, and those of its game if it has any."""
    files = [STATIC / f"made/faces/{name}.svg" for name in ("site", game) if name]
    return [path for path in files if path.is_file()]


def address(path: Path) -> str:
    """Where a browser finds a file as it is."""
    for game in outside():
        if path.is_relative_to(home := GAMES[game].HOME / "static"):
            place = "css/games" if path.suffix == ".css" else f"js/games/{game}"
            return f"/static/{version()}/{place}/{path.relative_to(home).as_posix()}"
    if path.is_relative_to(OTHERS):
        return f"/modules/{version()}/{path.relative_to(OTHERS).as_posix()}"
    return f"/static/{version()}/{path.relative_to(STATIC).as_posix()}"


@cache
def _version(*games: str) -> str:
    digest = sha256((ROOT / "package.json").read_bytes())
    for folder in (STATIC, *(GAMES[game].HOME / "static" for game in outside())):
        for path in files_in(folder):
            digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _of_game(game: str) -> Path:
    return GAMES[game].HOME / "static" if game in outside() else STATIC / "js/games" / game


def _imports(path: Path) -> Iterator[Path]:
    for name in _IMPORT.findall(path.read_text(encoding="utf-8")):
        yield Path(normpath(path.parent / name)) if name.startswith(".") else _named(name)


def _named(name: str) -> Path:
    folder, slash, rest = name.partition("/")
    return NAMES[name] if name in NAMES else NAMES[folder + slash] / rest


def _inside(folder: Path, path: str) -> Path | None:
    """A file of the folder, never of another one."""
    base = folder.resolve()
    try:
        target = (base / path).resolve()
        found = ".." not in path.split("/") and target.is_relative_to(base) and target.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return None
    return target if found else None
