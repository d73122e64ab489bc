"""Feats: what stored replays say of how their players play, for the players' own figures."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable

from app.live.game import replay
from app.store import Database, figures, replays, rooms
from app.store.figures import Feats
from games import rules_for
from games.contract import Event, Rules


async def make_missing(database: Database) -> int:
    """Of all recorded games whose feats aren't known; how many there were."""
    made = 0
    while codes := await database.read(figures.missing):
        for code in codes:
            await _make(database, code)
        made += len(codes)
    return made


async def make_again(database: Database) -> int:
    """All of them from the stored replays, as if none were known."""
    await database.write(figures.drop_all)
    return await make_missing(database)


def feats(rules: Rules | None, events: Iterable[Event], seats: Iterable[int]) -> list[Feats]:
    """Of each seat; events of rules that aren't here say nothing."""
    heroes: defaultdict[int, Counter[str]] = defaultdict(Counter)
    best: Counter[int] = Counter()
    for event in events if rules else ():
        if event.only is None and rules and (found := rules.feat(event)):
            heroes[found.seat].update([found.hero] if found.hero else [])
            best[found.seat] = max(best[found.seat], found.points)
    return [Feats(seat, _most(heroes[seat]), best[seat]) for seat in seats]


async def _make(database: Database, code: str) -> None:
    kept, record = await database.read(replays.get, code), await database.read(rooms.get, code)
    results = (await database.read(rooms.results_of, [code]))[code]
    shown = await asyncio.to_thread(replay.unpacked, kept) if kept else None
    rules = rules_for(record.game, record.version) if record else None
    events = [event for step in shown.steps for event in step.events] if shown else []
    await database.write(figures.put, code, feats(rules, events, [one.seat for one in results]))


def _most(heroes: Counter[str]) -> str:
    return heroes.most_common(1)[0][0] if heroes else ""
