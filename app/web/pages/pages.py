"""The pages: each a small shell in the visitor's language that the front-end fills."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from fastapi import APIRouter, Depends, FastAPI, Request, Response
from starlette.responses import FileResponse, RedirectResponse
from starlette.templating import Jinja2Templates

from app.ground import words
from app.ground.config import ROOT
from app.ground.refused import Refused
from app.live.house.lessons import taught
from app.web.api.api import all_games, recognisable, who
from app.web.cards import card_words
from app.web.cards.card_words import Told
from app.web.cards.routes import LOOKED, StepAt, picture_url
from app.web.cards.subject import told
from app.web.front.bundle import FOREVER, sent
from app.web.front.front import Front, entry
from app.web.front.modules import module_file, static_file, version
from app.web.front.prepared import made
from app.web.links import lan_url, needs_host, page_url
from app.web.pages.invitations import Gathering, gathering
from app.web.services import Services
from app.web.visitors import Us, Visitor, address
from games import GAMES, doors, rules_for
from games.words import LANGUAGES, words_of

router = APIRouter(include_in_schema=False)
templates = Jinja2Templates(ROOT / "templates")

WORKER = ROOT / "static/js/worker.js"
HTML = "text/html; charset=utf-8"
HEAD = "{head}"  # where a page tells what a link to it says
BOOT = "{boot}"  # where a page tells who asks, and the like
DRAWN = "{drawn}"  # where the server draws what can be read before any script ran


class Link(NamedTuple):
    """What a link to a page says, and the path under which its picture is."""

    told: Told
    path: str
    step: int | None = None


async def language(request: Request) -> str:
    return words.chosen(request.cookies, request.headers.get("accept-language", ""))


Language = Annotated[str, Depends(language)]


@router.get("/")
async def home(request: Request, us: Us, me: Visitor, lang: Language) -> Response:
    link = Link(card_words.of_site(lang), "")
    return await _page(request, us, "home", lang, "title-home", me=me, link=link)


@router.get("/r/{code}")
async def room(code: str, request: Request, us: Us, me: Visitor, lang: Language) -> Response:
    found = await us.rooms.record(code.upper())
    if found.code != code:  # one address for everybody: a proxy sends a room's visitors where it says
        return RedirectResponse(f"/r/{found.code}")
    if found.status != "open" and not rules_for(found.game, found.version):
        return RedirectResponse(f"/r/{found.code}/replay")
    url = page_url(request, us.settings, f"/r/{found.code}")
    drawn = await gathering(us, found, me, lang)
    is_shut = found.status == "open" and drawn is None
    heard = card_words.of_private(found, lang) if is_shut else await told(us, found, lang)
    link = Link(heard, f"/r/{found.code}")
    own: dict[str, Any] = {"code": found.code, "game": found.game, "url": url, "drawn": drawn}
    return await _page(request, us, "room", lang, "title-room", me=me, link=link, **own)


@router.get("/r/{code}/replay")
async def replay(
    code: str, request: Request, us: Us, me: Visitor, lang: Language, step: StepAt = None
) -> Response:
    found = await us.rooms.record(code.upper())
    step = step if us.limiter.allows(LOOKED, address(request)) else None
    link = Link(await told(us, found, lang, step), f"/r/{found.code}", step)
    own: dict[str, Any] = {"code": found.code, "game": found.game}
    return await _page(request, us, "replay", lang, "title-replay", me=me, link=link, **own)


@router.get("/r/{code}/truth")
async def truth(code: str, request: Request, us: Us, me: Visitor, lang: Language) -> Response:
    found = await us.rooms.record(code.upper())
    link = Link(await told(us, found, lang), f"/r/{found.code}")
    own: dict[str, Any] = {"code": found.code, "game": found.game}
    return await _page(request, us, "truth", lang, "title-truth", me=me, link=link, **own)


@router.get("/games/{game}")
async def rules(game: str, request: Request, us: Us, me: Visitor, lang: Language) -> Response:
    if game not in GAMES:
        raise Refused(404, "no-game")
    link = Link(card_words.of_game(game, lang), f"/games/{game}")
    return await _page(request, us, "rules", lang, "title-rules", me=me, link=link, game=game)


@router.get("/p/{key}")
async def player(key: str, request: Request, us: Us, me: Visitor, lang: Language) -> Response:
    link = Link(card_words.of_site(lang), "")
    return await _page(request, us, "player", lang, "title-player", me=me, link=link, key=key)


@router.get("/learn/{game}")
async def learn(game: str, request: Request, us: Us, me: Visitor, lang: Language) -> Response:
    taught(game)
    link = Link(card_words.of_game(game, lang), f"/games/{game}")
    return await _page(request, us, "learn", lang, "title-lessons", me=me, link=link, game=game)


@router.get("/link/{token}")
async def link(token: str, request: Request, us: Us, me: Visitor, lang: Language) -> Response:
    own = Link(card_words.of_site(lang), "")
    return await _page(request, us, "link", lang, "title-link", me=me, link=own, token=token)


@router.get("/api/docs")
async def docs(request: Request, lang: Language) -> Response:
    """The HTTP API as its own description tells it, without a script."""
    return made(request, _docs(request.app, front_for(request), lang, theme_of(request)), HTML)


@router.get("/api/openapi.json")
async def openapi(request: Request) -> Response:
    return made(request, _document(request.app), "application/json")


@router.get("/text/{game}/{lang}.json")
async def text(game: str, lang: str, request: Request) -> Response:
    if lang not in LANGUAGES or (game not in ("home", "site", words.LATE) and game not in GAMES):
        raise Refused(404, "no-page")
    headers = {"Cache-Control": "public, max-age=300"}
    return made(request, _catalogue(game, lang), "application/json", headers=headers)


@router.get("/bundle/{name}")
async def bundle(name: str, request: Request) -> Response:
    found = sent(request, name)
    if found is None:
        raise Refused(404, "no-page")
    return found


@router.get("/sw.js")
async def worker(request: Request) -> Response:
    """The service worker: from here it sees all pages; browsers ask for it anew by themselves."""
    return made(request, _worker(), "text/javascript")


@router.get("/offline")
async def offline(request: Request, lang: Language) -> Response:
    """What the service worker shows where it has kept nothing."""
    return made(request, _offline(front_for(request), lang, theme_of(request)), HTML)


@router.get("/static/{version}/js/entry.js")
async def modules_entry(version: str, request: Request) -> Response:
    return made(request, entry().encode(), "text/javascript", headers={"Cache-Control": FOREVER})


@router.get("/static/{version}/{path:path}")
async def static(version: str, path: str) -> Response:
    return _kept(static_file(path))


@router.get("/modules/{version}/{path:path}")
async def module(version: str, path: str) -> Response:
    return _kept(module_file(path))


def problem_page(request: Request, lang: str, refused: Refused) -> Response:
    """An error a person meets by following a link."""
    page = _problem(front_for(request), refused.code, refused.status, lang, theme_of(request))
    return made(request, page, HTML, refused.status)


def _operations(document: dict[str, Any]) -> list[dict[str, Any]]:
    """Each operation with what it takes: parameters of the path and the query, fields of the body."""
    schemas = document["components"]["schemas"]
    return [
        {
            "method": method.upper(),
            "path": path,
            "summary": operation.get("description") or operation["summary"],
            "takes": {
                name: {key: value for key, value in schema.items() if key != "title"}
                for name, schema in _taken(operation, schemas).items()
            },
        }
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]


def _taken(operation: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    """The schemas of the parameters and of the body's fields, by name."""
    content = operation.get("requestBody", {"content": {}})["content"]
    bodies = [kind["schema"]["$ref"].rpartition("/")[2] for kind in content.values()]
    fields = {name: schema for body in bodies for name, schema in schemas[body]["properties"].items()}
    return {one["name"]: one["schema"] for one in operation.get("parameters", [])} | fields


@lru_cache(maxsize=4)
def _document(app: FastAPI) -> bytes:
    return msgspec.json.encode(app.openapi())


@lru_cache(maxsize=32)
def _docs(app: FastAPI, front: Front, lang: str, theme: str) -> bytes:
    own = context(front, lang, theme, "title-docs") | {"operations": _operations(app.openapi())}
    return templates.get_template("docs.html").render(own).encode()


@lru_cache(maxsize=1024)
def _problem(front: Front, code: str, status: int, lang: str, theme: str) -> bytes:
    own = context(front, lang, theme, "title-error")
    own |= {"message": words.refusal(lang, code), "status": status, "asks": code == "no-room"}
    own["hall"] = doors.HILLS
    return templates.get_template("error.html").render(own).encode()


@cache
def _worker() -> bytes:
    return WORKER.read_bytes()


@lru_cache(maxsize=32)
def _offline(front: Front, lang: str, theme: str) -> bytes:
    own = context(front, lang, theme, "title-offline") | {"message": words.site(lang).format("kept-none")}
    own |= {"status": "", "asks": False, "hall": doors.HILLS}
    return templates.get_template("error.html").render(own).encode()


@lru_cache(maxsize=64)
def _catalogue(game: str, lang: str) -> bytes:
    return msgspec.json.encode(words.catalogue(game, lang))


async def _page(
    request: Request,
    us: Services,
    page: str,
    lang: str,
    title: str,
    *,
    me: Any,
    link: Link,
    drawn: Gathering | None = None,
    **own: Any,
) -> Response:
    game = own.get("game", "")
    boot = {
        "page": page,
        "lang": lang,
        "langs": list(LANGUAGES),
        "me": who(me) if me else None,
        "games": all_games(),
        "lan": lan_url(request, us.settings),
        "alone": needs_host(request, us.settings),
        "build": us.front.build,
        "words": us.front.words(_scope(page, game)),
        "late": us.front.words(words.LATE),
        "faces": us.front.faces(game),
        "scenes": _scenes(page, game),
        "hall": _hall(page, game),
        "made": f"/static/{version()}/made",
        "room": drawn.room if drawn else None,
        "seat": drawn.seat if drawn else -1,
        **own,
    }
    first, before, middle, after = _shell(us.front, page, title, game, lang, theme_of(request), bool(drawn))
    # "<" inside the JSON could close its script element.
    boot_json = msgspec.json.encode(boot).replace(b"<", b"\\u003c")
    head = first + _head(request, us, link, lang)
    body = head + before + boot_json + middle + _drawn(drawn, lang, page, title, game) + after
    return recognisable(request, made(request, body, HTML))


@cache
def _scenes(page: str, game: str) -> dict[str, str]:
    """What is drawn behind the games of a page."""
    shown = GAMES if page == "home" else {game} & GAMES.keys()
    return {one: doors.scene(GAMES[one]) for one in shown}


@cache
def _hall(page: str, game: str) -> str:
    """Where the table of a lobby stands."""
    return doors.hall(GAMES[game]) if page == "room" else ""


def _scope(page: str, game: str) -> str:
    return game or ("home" if page == "home" else "site")


def _head(request: Request, us: Services, link: Link, lang: str) -> bytes:
    """What a chat or a search engine reads of the page."""
    path = request.url.path + (f"?step={link.step}" if link.step else "")
    url = page_url(request, us.settings, path)
    picture = picture_url(request, us, link.path, link.told, lang, link.step)
    return _head_of(link.told.title, link.told.description, url, picture, lang)


@lru_cache(maxsize=1024)
def _head_of(title: str, description: str, url: str, picture: str, lang: str) -> bytes:
    own = {"title": title, "description": description, "url": url, "picture": picture, "lang": lang}
    return templates.get_template("head.html").render(own).encode()


@lru_cache(maxsize=512)
def _shell(
    front: Front, page: str, title: str, game: str, lang: str, theme: str, is_open: bool
) -> tuple[bytes, bytes, bytes, bytes]:
    """A page before, between and after what it tells of itself, of the one who asks, and of the room."""
    parts = (f"page:{page}", *([] if is_open or not game else [f"table:{game}"]))
    own = {
        "script": front.script,
        "modules": front.modules(*parts),
        "catalogue": front.words(_scope(page, game))[lang],
        "faces": front.faces(game),
        "head": HEAD,
        "boot_json": BOOT,
        "drawn": DRAWN,
    }
    text = templates.get_template("page.html").render(context(front, lang, theme, title, game, page) | own)
    first, _, rest = text.encode().partition(HEAD.encode())
    before, _, rest = rest.partition(BOOT.encode())
    middle, _, after = rest.partition(DRAWN.encode())
    return first, before, middle, after


def _drawn(drawn: Gathering | None, lang: str, page: str, title: str, game: str) -> bytes:
    """What can be read before any script ran."""
    if drawn is None:
        return _loading(lang, title, page in ("room", "replay"))
    own = {"words": words.site(lang).format, "own": words_of(game, lang), "game": game}
    own["hall"] = _hall("room", game)
    return templates.get_template("gathering.html").render(own | msgspec.structs.asdict(drawn)).encode()


@cache
def _loading(lang: str, title: str, table: bool) -> bytes:
    """The frame of what comes: of a table, or of a page."""
    site = words.site(lang).format
    own = {"words": site, "title": site(title), "table": table}
    return templates.get_template("loading.html").render(own).encode()


def front_for(request: Request) -> Front:
    front: Front = request.app.state.services.front
    return front


def theme_of(request: Request) -> str:
    theme = request.cookies.get("theme", "")
    return theme if theme in ("day", "night") else ""


def context(
    front: Front, lang: str, theme: str, title: str, game: str = "", page: str = ""
) -> dict[str, Any]:
    site = words.site(lang)
    return {
        "words": site.format,
        "lang": lang,
        "theme": theme,
        "version": version(),
        "import_map": front.import_map,
        "styles": front.styles(game, page),
        "fonts": front.fonts(lang),
        "title": site.format(title),
        "description": site.format("description"),
    }


def _kept(file: Path | None) -> Response:
    """A file that a browser may keep: its address changes with it."""
    if file is None:
        raise Refused(404, "no-page")
    return FileResponse(file, headers={"Cache-Control": FOREVER})
