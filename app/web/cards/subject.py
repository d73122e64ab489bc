"""What a link to a room says now: only what a nameless onlooker may see goes into it."""

from __future__ import annotations

import asyncio

from app.ground.refused import Refused
from app.store import Record, replays, rooms
from app.store.rooms import FINISHED
from app.web.cards import card_words
from app.web.cards.card_words import Told
from app.web.cards.sentences import sentence, view_at
from app.web.services import Services
from app.wire.diff import View


async def told(us: Services, record: Record, lang: str, step: int | None = None) -> Told:
    if record.closed and (record.status != "open" or record.locked):
        return card_words.of_private(record, lang)
    if record.status == "open":
        return card_words.of_lobby(record, lang)
    if record.status == "running":
        return card_words.of_running(record, await _public(us, record), lang)
    return await _step(us, record, step, lang) if step else await _result(us, record, lang)


async def _public(us: Services, record: Record) -> View:
    """The view of the onlookers; nothing where the game can't be opened here."""
    try:
        table = (await us.rooms.open(record.code)).room.table
    except Refused:
        return {}
    return table.public() if table else {}


async def _result(us: Services, record: Record, lang: str) -> Told:
    found = await us.database.read(rooms.results_of, [record.code])
    outcome = await us.database.read(replays.outcome, record.code)
    return card_words.of_result(record, found.get(record.code, []), outcome.get("reason", ""), lang)


async def _step(us: Services, record: Record, step: int, lang: str) -> Told:
    shown = await us.rooms.recorder.shown(record)
    if record.status not in FINISHED or shown is None or not 0 < step < len(shown.steps):
        return await _result(us, record, lang)
    view = await asyncio.to_thread(view_at, shown.steps, step)
    names = {one.seat: card_words.name_of(one, lang) for one in record.sitters}
    words = sentence(record.game, shown.steps[step].events, lambda seat: names.get(seat, ""), lang)
    return card_words.of_step(record, view, words, step, len(shown.steps) - 1, lang)
