"""The pictures that chats fetch, each at an address that changes with what it shows."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from app.ground import words
from app.ground.refused import Refused
from app.web.cards import card_words
from app.web.cards.card_words import Card, Told
from app.web.cards.painter import mark
from app.web.cards.subject import told
from app.web.limits import Limit
from app.web.links import page_url
from app.web.services import Services
from app.web.visitors import Us, address, limit
from games import GAMES
from games.words import LANGUAGES

PAINTED = Limit("cards", 30, 60)  # that had to be painted for one address
LOOKED = Limit("card looks", 120, 60)  # at games that have to be opened for it
KEPT = "public, max-age=300"

router = APIRouter(include_in_schema=False)

Lang = Annotated[str, Query(max_length=8)]
StepAt = Annotated[int | None, Query(ge=0, le=2**31)]


@router.api_route("/card.png", methods=["GET", "HEAD"])
async def site_card(request: Request, us: Us, lang: Lang = "") -> Response:
    return await _picture(us, request, card_words.of_site(_lang(request, lang)).card)


@router.api_route("/games/{game}/card.png", methods=["GET", "HEAD"])
async def game_card(game: str, request: Request, us: Us, lang: Lang = "") -> Response:
    if game not in GAMES:
        raise Refused(404, "no-game")
    return await _picture(us, request, card_words.of_game(game, _lang(request, lang)).card)


@router.api_route("/r/{code}/card.png", methods=["GET", "HEAD"])
async def room_card(code: str, request: Request, us: Us, lang: Lang = "", step: StepAt = None) -> Response:
    limit(us, LOOKED, address(request))
    record = await us.rooms.record(code.upper())
    return await _picture(us, request, (await told(us, record, _lang(request, lang), step)).card)


def picture_url(
    request: Request, us: Services, path: str, found: Told, lang: str, step: int | None = None
) -> str:
    at = f"&step={step}" if step else ""
    return page_url(request, us.settings, f"{path}/card.png?lang={lang}{at}&v={mark(found.card)}")


async def _picture(us: Services, request: Request, card: Card) -> Response:
    tag = f'"{mark(card)}"'
    headers = {"Cache-Control": KEPT, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if not us.painter.has(card):
        limit(us, PAINTED, address(request))
    return Response(await us.painter.picture(card), media_type="image/png", headers=headers)


def _lang(request: Request, lang: str) -> str:
    known = words.chosen(request.cookies, request.headers.get("accept-language", ""))
    return lang if lang in LANGUAGES else known
