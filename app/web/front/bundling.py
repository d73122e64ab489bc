"""Makes the bundle: scripts, styles, words, portraits and fonts in few files, named by their content.

`python -m app.build` makes it if there is none of these sources; so does every start of the server.
"""

from __future__ import annotations

import fcntl
import gzip
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import brotli
import msgspec

from app.ground import words
from app.ground.config import ROOT
from app.web.front import modules
from app.web.front.bundle import BUILDS, FILES, Manifest, current, key
from app.web.front.bundle_fonts import cut_font
from app.web.front.bundle_styles import Fonts, cuts, fonts_of, joined, tight, wholes
from app.web.front.front import entry_of
from games import GAMES
from games.words import LANGUAGES

DENO = Path(sys.executable).parent / "deno"
KEPT = 3  # builds whose files stay: pages of yesterday still ask for them
HOME = ("page:home", "page:link")  # pages without tables
SITE = ("home", "site", words.LATE)  # the words of pages without a game
_PART = re.compile(r'"([a-z]+:[^"]+)":\(\)=>import\("\./([^"]+)"\)')
_REGIONS = re.compile(r"\bregions\b")
_CHUNK = re.compile(r'(?:from|import)\s*"\./([^"]+)"')


class NoBundle(Exception):
    """Why none could be made."""


def renew() -> Manifest:
    """The bundle of the sources as they are, made if there is none yet."""
    if manifest := current():
        return manifest
    if not DENO.exists():
        raise NoBundle("deno, which makes the bundle, is not installed")
    with _alone(), tempfile.TemporaryDirectory(dir=BUILDS.parent) as folder:
        if manifest := current():
            return manifest
        manifest = _Making(Path(folder)).manifest()
        (Path(folder) / "manifest").write_bytes(msgspec.json.encode(manifest))
        (Path(folder) / "manifest").replace(BUILDS / f"{key()}.json")
        _prune()
        return manifest


@contextmanager
def _alone() -> Iterator[None]:
    """One process makes it, the others wait and find it made."""
    for folder in (BUILDS, FILES):
        folder.mkdir(parents=True, exist_ok=True)
    with (BUILDS.parent / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class _Making:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._fresh: list[str] = []

    def manifest(self) -> Manifest:
        entry, parts, public = self._scripts()
        fonts = self._fonts()
        games = ["", *GAMES]
        styles = {game: self._put("style.css", joined(modules.sheets(game), fonts)) for game in games}
        styles |= {
            f"page:{page}": self._put("style.css", tight(modules.sheets_of(page)))
            for page in modules.OF_PAGES
        }
        faces = {game: self._put("faces.svg", _sprite(modules.faces(game))) for game in games}
        spoken = {scope: self._words(scope) for scope in (*SITE, *GAMES)}
        self._pack()
        own = [entry, parts, public, styles, faces, spoken, fonts.first]
        build = sha256(msgspec.json.encode(own)).hexdigest()[:12]
        return Manifest(build, entry, parts, public, styles, faces, spoken, fonts.first, fonts.all)

    def _scripts(self) -> tuple[str, dict[str, list[str]], dict[str, str]]:
        """The entry, all that each part imports, and the modules that have a public name."""
        source, out = self._folder / "source", self._folder / "scripts"
        source.mkdir()
        _write_sources(source)
        maps = ("--import-map", source / "names.json", "--outdir", out)
        flags = ("--platform", "browser", "--code-splitting", "--minify", "--quiet")
        _deno("bundle", *flags, *maps, source / "entry.js")
        chunks = {path.name: path.read_text(encoding="utf-8") for path in out.glob("*.js")}
        text = chunks.pop("entry.js")
        entry = self._put("entry.js", text.encode())
        for name, chunk in chunks.items():
            self._keep(name, chunk.encode())
        found = dict(_PART.findall(text))
        parts = {name: _reached(chunks, file) for name, file in found.items()}
        public = {name.removeprefix("public:"): file for name, file in found.items() if "public:" in name}
        return entry, {"": _reached(chunks, *_CHUNK.findall(text))} | parts, public

    def _fonts(self) -> Fonts:
        """To cut one takes a second: those that are there already stay."""
        all_cuts = cuts()
        for cut in all_cuts:
            if not (FILES / cut.name).exists():
                self._keep(cut.name, cut_font(cut.path, cut.letters, cut.weights))
        return fonts_of(all_cuts, {path: self._put_font(modules.OTHERS / path) for path in wholes()})

    def _put_font(self, path: Path) -> str:
        return self._put(path.name, path.read_bytes())

    def _words(self, scope: str) -> dict[str, str]:
        return {
            lang: self._put("words.json", msgspec.json.encode(words.catalogue(scope, lang)))
            for lang in LANGUAGES
        }

    def _put(self, name: str, body: bytes) -> str:
        """Keep a file under a name that changes with it."""
        stem, _, ending = name.rpartition(".")
        named = f"{stem}-{sha256(body).hexdigest()[:12]}.{ending}"
        self._keep(named, body)
        return named

    def _keep(self, name: str, body: bytes) -> None:
        if not (FILES / name).exists():
            (self._folder / name).write_bytes(body)
            self._fresh.append(name)

    def _pack(self) -> None:
        """Packed first, then moved: what is there is there in all its forms."""
        fresh = [self._folder / name for name in dict.fromkeys(self._fresh)]
        for path in fresh:
            if path.suffix != ".woff2":
                body = path.read_bytes()
                path.with_name(f"{path.name}.br").write_bytes(brotli.compress(body))
                path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(body, mtime=0))
            for form in sorted(self._folder.glob(f"{path.name}.*")):
                form.replace(FILES / form.name)
            path.replace(FILES / path.name)


def _write_sources(folder: Path) -> None:
    """An entry that names every part there is, and each part with the core it has in common with others.

    A part that imports the whole core keeps all of it in one file: else each set of pages and games that
    share a module would get a file of its own, and a page would ask for twenty.
    """
    parts = modules.parts()
    refuse_old_tables(parts)
    core, table = _cores(parts)
    (folder / "core.js").write_text(_all_of(core))
    (folder / "table.js").write_text(_all_of(table))
    public = {"lit-html": modules.NAMES["lit-html"]}
    public |= {f"shinobi/{path.name}": path for path in modules.PUBLIC.glob("*.js")}
    offered = parts | {f"public:{name}": path for name, path in public.items()}
    names = {name: f"./{re.sub('[:/.]', '-', name)}.js" for name in offered}
    for name, path in offered.items():
        (folder / names[name]).write_text(_part(name, path, table))
    entry = entry_of(names, str(modules.MAIN)) + 'import "./core.js";\n'
    (folder / "entry.js").write_text(entry)
    known = {name: str(path) + ("/" if name.endswith("/") else "") for name, path in modules.NAMES.items()}
    (folder / "names.json").write_text(json.dumps({"imports": known}))


def refuse_old_tables(parts: dict[str, Path]) -> None:
    """A table without regions would be an empty frame."""
    for name, path in parts.items():
        if name.startswith("table:") and not _REGIONS.search(path.read_text(encoding="utf-8")):
            game = name.removeprefix("table:")
            raise NoBundle(
                f"the table of {game} has no regions: `regions(table)` took the place of `draw` "
                "and gives {board, prompt, answers, hand}; see static/js/games/game.js"
            )


def _cores(parts: dict[str, Path]) -> tuple[list[Path], list[Path]]:
    """What every page has, and what all pages with a table have besides; what one alone has stays with it."""
    homes = [path.parent for name, path in parts.items() if name.startswith("table:")]
    offered = [*parts.values(), *modules.PUBLIC.glob("*.js")]
    uses = Counter(path for part in offered for path in modules.closure(part))
    uses.update(modules.closure(modules.MAIN))
    shared = [path for path in modules.closure(modules.MAIN, *offered) if uses[path] > 1]
    common = [path for path in shared if not any(path.is_relative_to(home) for home in homes)]
    at_home = modules.closure(modules.MAIN, *(parts[name] for name in HOME))
    core = [path for path in common if path in at_home]
    return core, [path for path in common if path not in core]


def _part(name: str, path: Path, table: list[Path]) -> str:
    whole = "export { default } from" if name.startswith("table:") else "export * from"
    lines = [f'{whole} "{path}";', 'import "./core.js";']
    is_light = name in HOME or (name.startswith("late:") and set(table).isdisjoint(modules.closure(path)))
    if not is_light:
        lines.append('import "./table.js";')
    return "\n".join(lines) + "\n"


def _all_of(paths: list[Path]) -> str:
    return "".join(f'import "{path}";\n' for path in paths)


def _reached(chunks: dict[str, str], *names: str) -> list[str]:
    waiting, found = list(names), dict[str, None]()
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found[name] = None
            waiting += _CHUNK.findall(chunks[name])
    return list(found)


def _sprite(paths: list[Path]) -> bytes:
    """Several sprites as one drawing that holds them."""
    inner = "".join(path.read_text(encoding="utf-8") for path in paths)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>'.encode()


def _prune() -> None:
    """Builds before the last ones go, with the files that nobody names any more."""
    builds = sorted(BUILDS.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in builds[KEPT:]:
        path.unlink()
    named = b"".join(path.read_bytes() for path in builds[:KEPT])
    for path in FILES.iterdir():
        if path.name.removesuffix(".br").removesuffix(".gz").encode() not in named:
            path.unlink()


def _deno(*arguments: str | Path) -> None:
    ran = subprocess.run([DENO, *arguments], cwd=ROOT, capture_output=True, text=True)
    if ran.returncode:
        raise NoBundle(f"deno {arguments[0]}: {ran.stderr.strip()[:1000]}")
