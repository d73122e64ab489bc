"""What a page needs of the front-end, and where: from the bundle, or module by module as it is."""

from __future__ import annotations

import json
from base64 import b64encode
from functools import cache
from hashlib import sha256
from typing import Protocol

import structlog

from app.web.front import modules
from app.web.front.bundle import Manifest, current
from games.words import LANGUAGES

journal = structlog.get_logger()


class Front(Protocol):
    build: str  # changes with whatever a page is made of
    import_map: str
    script: str

    def __hash__(self) -> int: ...

    def modules(self, *parts: str) -> tuple[str, ...]:
        """What the entry and these parts import: told at once, it comes side by side."""

    def styles(self, game: str, page: str) -> tuple[str, ...]: ...

    def faces(self, game: str) -> tuple[str, ...]: ...

    def fonts(self, language: str) -> tuple[str, ...]: ...

    def words(self, scope: str) -> dict[str, str]:
        """The words of a page by language: of the home page, of a game, or of the site alone."""


class Bundled:
    """Few files, named by their content."""

    def __init__(self, manifest: Manifest) -> None:
        self._manifest = manifest
        self.build = manifest.build
        self.script = _bundled(manifest.entry)
        self.import_map = _map({name: _bundled(file) for name, file in manifest.public.items()})

    def modules(self, *parts: str) -> tuple[str, ...]:
        files = (file for part in ("", *parts) for file in self._manifest.parts.get(part, ()))
        return tuple(_bundled(file) for file in dict.fromkeys(files))

    def styles(self, game: str, page: str) -> tuple[str, ...]:
        styles = self._manifest.styles
        return tuple(_bundled(styles[name]) for name in (game, f"page:{page}") if name in styles)

    def faces(self, game: str) -> tuple[str, ...]:
        return (_bundled(self._manifest.faces[game]),)

    def fonts(self, language: str) -> tuple[str, ...]:
        return tuple(map(_bundled, self._manifest.fonts[language]))

    def words(self, scope: str) -> dict[str, str]:
        return {lang: _bundled(file) for lang, file in self._manifest.words[scope].items()}


class AsItIs:
    """Every module by itself, for authors and where no bundle could be made."""

    def __init__(self) -> None:
        self.build = modules.version()
        self.script = f"/static/{self.build}/js/entry.js"
        self.import_map = _map({name: _place(name) for name in modules.NAMES})

    def modules(self, *parts: str) -> tuple[str, ...]:
        wanted = (modules.parts()[part] for part in parts if part in modules.parts())
        return tuple(map(modules.address, modules.closure(modules.MAIN, *wanted)))

    def styles(self, game: str, page: str) -> tuple[str, ...]:
        return tuple(map(modules.address, (*modules.sheets(game), *modules.sheets_of(page))))

    def faces(self, game: str) -> tuple[str, ...]:
        return tuple(map(modules.address, modules.faces(game)))

    def fonts(self, language: str) -> tuple[str, ...]:
        return ()

    def words(self, scope: str) -> dict[str, str]:
        return {lang: f"/text/{scope}/{lang}.json" for lang in LANGUAGES}


def front_of(is_bundled: bool) -> Front:
    manifest = current() if is_bundled else None
    if manifest:
        return Bundled(manifest)
    if is_bundled:
        journal.warning("no-bundle", reason="the front-end is served module by module")
    return AsItIs()


def entry() -> str:
    """The entry of the modules as they are: it starts the page, and names what can be loaded."""
    return entry_of({name: modules.address(path) for name, path in modules.parts().items()}, "./main.js")


def entry_of(parts: dict[str, str], main: str) -> str:
    loads = "".join(f"  {json.dumps(name)}: () => import({json.dumps(at)}),\n" for name, at in parts.items())
    return f"import {{ start }} from {json.dumps(main)};\n\nawait start({{\n{loads}}});\n"


@cache
def content_security_policy(import_map: str) -> str:
    digest = b64encode(sha256(import_map.encode()).digest()).decode()
    return (
        f"default-src 'self'; script-src 'self' 'sha256-{digest}'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


def _map(imports: dict[str, str]) -> str:
    return json.dumps({"imports": imports})


def _place(name: str) -> str:
    return modules.address(modules.NAMES[name]) + ("/" if name.endswith("/") else "")


def _bundled(file: str) -> str:
    return f"/bundle/{file}"
