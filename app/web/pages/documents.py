"""The project's documents, drawn from their Markdown in the look of all pages; they are in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path

from fastapi import APIRouter, Request, Response
from markdown_it import MarkdownIt
from markdown_it.token import Token
from starlette.responses import FileResponse

from app.ground.config import ROOT
from app.ground.refused import Refused
from app.web.front.front import Front
from app.web.front.modules import version
from app.web.front.prepared import made
from app.web.pages.pages import HTML, Language, context, front_for, templates, theme_of

router = APIRouter(include_in_schema=False)

BESIDE = ("CONTRIBUTING", "CHANGELOG", "SECURITY")  # documents that lie beside the README
_SIGNS = re.compile(r"[^\w -]")


@router.get("/docs")
async def overview(request: Request, lang: Language) -> Response:
    return await document("readme", request, lang)


@router.get("/docs/{name}")
async def document(name: str, request: Request, lang: Language) -> Response:
    if name.endswith(".svg") and (picture := ROOT / "docs" / name) in (ROOT / "docs").glob("*.svg"):
        return FileResponse(picture, media_type="image/svg+xml")
    if name not in documents():
        raise Refused(404, "no-page")
    return made(request, _drawn(front_for(request), name, lang, theme_of(request)), HTML)


@cache
def documents() -> dict[str, Path]:
    """All documents by the names that their addresses have, in the order in which they are listed."""
    known = {"readme": ROOT / "README.md"}
    known |= {path.stem: path for path in sorted((ROOT / "docs").glob("*.md"))}
    return known | {name.lower(): ROOT / f"{name}.md" for name in BESIDE}


def written(path: Path) -> str:
    """A document as HTML: other documents are found under /docs, and pictures where they are served."""
    markdown = MarkdownIt("commonmark").enable("table")
    tokens = markdown.parse(path.read_text(encoding="utf-8"))
    _name_headings(tokens)
    for token in _all(tokens):
        _lead(token)
    return str(markdown.renderer.render(tokens, markdown.options, {}))


@lru_cache(maxsize=128)
def _drawn(front: Front, name: str, lang: str, theme: str) -> bytes:
    own = {"name": name, "documents": {one: _title(path) for one, path in documents().items()}}
    whole = context(front, lang, theme, "title-documents") | own | {"document": written(documents()[name])}
    return templates.get_template("document.html").render(whole).encode()


def _title(path: Path) -> str:
    return path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def _all(tokens: list[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from _all(token.children or [])


def _name_headings(tokens: list[Token]) -> None:
    for opening, inside in pairwise(tokens):
        if opening.type == "heading_open":
            words = _SIGNS.sub("", inside.content.lower())
            opening.attrSet("id", words.replace(" ", "-"))


def _lead(token: Token) -> None:
    """Addresses in a repository become those of this server."""
    if token.type == "link_open":
        path, _, place = str(token.attrs["href"]).partition("#")
        if path.endswith(".md"):
            token.attrs["href"] = f"/docs/{Path(path).stem.lower()}" + (f"#{place}" if place else "")
    if token.type == "image":
        path = str(token.attrs["src"])
        in_static = path.partition("static/")[2]
        token.attrs["src"] = f"/static/{version()}/{in_static}" if in_static else f"/docs/{Path(path).name}"
