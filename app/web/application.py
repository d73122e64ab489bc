"""The application: the parts put together, errors in words, and what an operator looks at."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from secrets import compare_digest

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import WebSocketRoute

from app.ground import words
from app.ground.config import Settings
from app.ground.metrics import BUGS, REFUSALS, REQUEST
from app.ground.refused import Refused
from app.store import Unreachable
from app.web import sockets
from app.web.api import (
    api,
    calls,
    going_on,
    guards,
    histories,
    lessons,
    my_data,
    my_games,
    people,
    play_now,
    truths,
)
from app.web.cards import routes as cards
from app.web.forwarding import Forwarding
from app.web.front.bundle import FOREVER
from app.web.front.front import content_security_policy
from app.web.identities import COOKIE, bearer, is_local
from app.web.links import here
from app.web.pages import documents, inspector, pages
from app.web.path_limits import check_path
from app.web.readiness import Readiness
from app.web.services import Services, services_of
from games.contract import Illegal

BODY = 64 * 1024  # bytes of a request
_HEADERS = {"Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff"}
_PARTS = ("text/javascript", "text/css", "application/json", "font/woff2")  # under the policy of their page
CODES = {404: "no-page", 405: "no-method", 413: "too-large"}

journal = structlog.get_logger()


def create(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with services_of(settings) as services:
            app.state.services = services
            journal.info("ready", database=settings.database_url.partition(":")[0])
            yield

    app = FastAPI(
        title="Shinobi Table",
        version="1",
        lifespan=lifespan,
        openapi_url=None,  # ours is made once
    )
    app.state.forwarding = Forwarding()
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.middleware("http")(_guarded)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(Illegal, _illegal)
    app.add_exception_handler(Unreachable, _unreachable)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.include_router(api.router)
    app.include_router(histories.router)
    app.include_router(truths.router)
    app.include_router(guards.router)
    app.include_router(my_data.router)
    app.include_router(my_games.router)
    app.include_router(calls.router)
    app.include_router(lessons.router)
    app.include_router(going_on.router)
    app.include_router(play_now.router)
    app.include_router(people.router)
    app.include_router(play_now.pages)
    app.include_router(cards.router)
    app.include_router(pages.router)
    app.include_router(documents.router)
    if settings.dev_token:
        app.include_router(inspector.router)
    _add_operation(app)
    app.router.routes.append(WebSocketRoute("/ws/rooms/{code}", sockets.serve))
    return app


def _add_operation(app: FastAPI) -> None:
    readiness = Readiness()

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        return PlainTextResponse("ok")

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> Response:
        us: Services = request.app.state.services
        reason = us.watch.reason or await readiness.reason(us.database)
        if reason is None:
            return PlainTextResponse("ready")
        return PlainTextResponse(reason if _may_measure(request) else "not ready", 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if not _may_measure(request):
            raise Refused(404, "no-page")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def _guarded(request: Request, call: Callable[[Request], Awaitable[Response]]) -> Response:
    started = time.perf_counter()
    request.app.state.forwarding.check(request)
    try:
        await check_path(request.app.state.services, request)
        response = await call(request) if _is_small(request) else _answer(request, Refused(413, "too-large"))
    except Refused as refused:
        response = _answer(request, refused)
    except Exception as error:
        response = _bug(request, error)
    if "Location" in response.headers:
        response.headers["Location"] = here(response.headers["Location"])
    response.headers.setdefault("Cache-Control", "private, no-cache")
    response.headers.update(_HEADERS)
    if not _is_part(response):
        response.headers["Content-Security-Policy"] = content_security_policy(_import_map(request))
    REQUEST.labels(_route(request)).observe(time.perf_counter() - started)
    return response


def _is_part(response: Response) -> bool:
    """Whether it is of a page that browsers keep for good, and nothing that could be opened by itself."""
    kind = response.headers.get("Content-Type", "")
    return response.headers["Cache-Control"] == FOREVER and kind.startswith(_PARTS)


def _import_map(request: Request) -> str:
    services: Services = request.app.state.services
    return services.front.import_map


def _may_measure(request: Request) -> bool:
    """The operator only: the counts move with every click, also with those that are secret."""
    settings: Settings = request.app.state.services.settings
    token = settings.metrics_token.encode()
    if token and compare_digest(token, (bearer(request) or "").encode()):
        return True
    return is_local(request) and not settings.public_url  # which says that there is a proxy


def _route(request: Request) -> str:
    """The path as a pattern: the real one may hold a code or a token."""
    return getattr(request.scope.get("route"), "path", "unknown")


def _is_small(request: Request) -> bool:
    """And says so: no client of ours sends its body in chunks, of untold length."""
    size = int(request.headers.get("content-length") or 0)
    return size <= BODY and "transfer-encoding" not in request.headers


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _answer(request, error)


async def _illegal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Illegal)
    return _answer(request, Refused(409, error.code))


async def _unreachable(request: Request, error: Exception) -> Response:
    journal.warning("database-away", method=request.method, route=_route(request), reason=str(error))
    return _answer(request, Refused(503, "no-storage"))


async def _invalid(request: Request, error: Exception) -> Response:
    return _answer(request, Refused(422, "malformed"))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = _answer(request, Refused(error.status_code, CODES.get(error.status_code, "malformed")))
    response.headers.update(error.headers or {})
    return response


def _bug(request: Request, error: Exception) -> Response:
    """Logged here, and not raised to uvicorn, which would log it once more in its own way."""
    BUGS.inc()
    journal.error("request-failed", method=request.method, route=_route(request), exc_info=error)
    return _answer(request, Refused(500, "server"))


def _answer(request: Request, refused: Refused) -> Response:
    """Words for a person who opened a page, JSON for everybody else."""
    REFUSALS.labels(refused.code).inc()
    lang = words.chosen(request.cookies, request.headers.get("accept-language", ""))
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return _without_bad_cookie(pages.problem_page(request, lang, refused), refused)
    message = words.refusal(lang, refused.code, refused.game)
    answer = JSONResponse({"code": refused.code, "message": message}, refused.status)
    return _without_bad_cookie(answer, refused)


def _without_bad_cookie(response: Response, refused: Refused) -> Response:
    """A cookie of another key is taken away: its bearer could never get rid of it."""
    if refused.code == "bad-token":
        response.delete_cookie(COOKIE)
    return response
