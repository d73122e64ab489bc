"""The bundle that set-up made: which build fits the sources that are here, and its files as they are sent."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from app.ground.config import ROOT
from app.web.front.modules import BUNDLE, files_in, outside
from games import GAMES

FILES = BUNDLE / "files"
BUILDS = BUNDLE / "builds"
FOREVER = "public, max-age=31536000, immutable"
CODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
_NAME = re.compile(r"[A-Za-z0-9][\w.-]*\.(?:js|css|svg|json|woff2)")


class Manifest(msgspec.Struct, frozen=True):
    """What one build consists of; parts, styles, portraits and words each by their name."""

    build: str
    entry: str
    parts: dict[str, list[str]]  # with all that they import; "": the entry
    public: dict[str, str]
    styles: dict[str, str]
    faces: dict[str, str]
    words: dict[str, dict[str, str]]
    fonts: dict[str, list[str]]
    others: list[str]  # what only style sheets name


def current() -> Manifest | None:
    """The build that was made of just these sources; None if there is none."""
    path = BUILDS / f"{key()}.json"
    return msgspec.json.decode(path.read_bytes(), type=Manifest) if path.exists() else None


def key() -> str:
    """Changes with every source of a bundle, and with the games that are found."""
    return _key(*sorted(GAMES))


def sent(request: HTTPConnection, name: str) -> Response | None:
    """A file of this or of an earlier build, as small as the browser understands it."""
    if not _NAME.fullmatch(name):
        return None
    accepted = request.headers.get("accept-encoding", "")
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    for coding, ending in CODINGS.items():
        if coding in accepted and (body := _read(name + ending)) is not None:
            return _response(name, body, headers | {"Content-Encoding": coding})
    body = _read(name)
    return None if body is None else _response(name, body, headers)


@cache
def _key(*games: str) -> str:
    digest = sha256(repr(games).encode())
    for path in _sources():
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _response(name: str, body: bytes, headers: dict[str, str]) -> Response:
    kind = guess_type(name)[0] or "application/octet-stream"
    return Response(body, headers=headers, media_type="font/woff2" if name.endswith(".woff2") else kind)


def _read(name: str) -> bytes | None:
    """A file that isn't there may come: another process makes bundles too."""
    try:
        return _kept(name)
    except FileNotFoundError:
        return None


@lru_cache(maxsize=1024)
def _kept(name: str) -> bytes:
    return (FILES / name).read_bytes()


def _sources() -> list[Path]:
    homes = [GAMES[game].HOME for game in outside()]
    folders = [ROOT / "static", ROOT / "games", ROOT / "app/text", *homes]
    found = [path for folder in folders for path in files_in(folder) if _counts(path)]
    makers = sorted(Path(__file__).parent.glob("bundl*"))
    return [*found, *makers, Path(__file__).with_name("front.py"), ROOT / "deno.lock"]


def _counts(path: Path) -> bool:
    return path.suffix in (".js", ".css", ".svg", ".ftl", ".json", ".py") and "img" not in path.parts
