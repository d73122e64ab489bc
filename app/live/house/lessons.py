"""Lessons at a table: rooms of one guest and scripted others, in which only the solution is played."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Any

from app.ground.refused import Refused
from app.live.game.entries import first_row, snapshot_of
from app.live.game.table import Table
from app.live.house.lobby import Lobby, new_code
from app.store import Manner, Record, lessons, rooms, seats
from games import GAMES, engine
from games.contract import Lesson, Rules
from games.lessons import OPTION, found, sealed

PACE = "human"  # others click slowly enough to be followed
TEACHER = "chunin"  # who sits on the other seats; they play as the lesson says


class Lessons:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._live = lobby.live
        self._database = lobby.database

    async def progress(self, guest: str, game: str) -> list[dict[str, Any]]:
        """The lessons of a game in their order, and which of them the guest has learned."""
        rules = taught(game)
        done = await self._database.read(lessons.learned_by, guest, game) if guest else set()
        return [{"id": lesson.id, "done": lesson.id in done} for lesson in rules.LESSONS]

    async def open(self, guest: str, game: str, id: str, anew: bool) -> str:
        """The room of a lesson, of the first one that isn't learned if none is named; its code.

        Who is in the middle of it goes on, unless it was learned already or is wanted anew.
        """
        rules = taught(game)
        done = await self._database.read(lessons.learned_by, guest, game)
        lesson = _named(rules, id) if id else _next(rules, done)
        is_new = anew or lesson.id in done
        begun = None if is_new else await self._database.read(lessons.begun, guest, game, lesson.id)
        return begun or await self._begin(guest, rules, lesson)

    async def _begin(self, guest: str, rules: Rules, lesson: Lesson) -> str:
        record = await self._seated(guest, rules, lesson)
        seed = sealed(lesson, self._lobby.fresh_seed())
        state = engine.start(rules, lesson.seats, record.options, seed)
        table = Table.laid(rules, lesson.seats, seed, state)
        await self._database.write(
            rooms.start,
            record,
            version=rules.VERSION,
            options=record.options,
            seed=seed,
            seal=sha256(seed).hexdigest(),
            entry=first_row(record.code, table),
            snapshot=snapshot_of(table),
        )
        return record.code

    async def _seated(self, guest: str, rules: Rules, lesson: Lesson) -> Record:
        code, write = new_code(), self._database.write
        await write(
            rooms.add,
            code,
            guest,
            game=rules.ID,
            version=rules.VERSION,
            options={OPTION: lesson.id},
            manner=Manner(public=False, pace=PACE, rerolls=False, hints=False),
        )
        for seat in range(1, lesson.seats):
            await write(seats.set_bot, code, seat, TEACHER)
        return await self._live.record(code)


def taught(game: str) -> Rules:
    """The rules of a game that has lessons."""
    if game not in GAMES or not GAMES[game].LESSONS:
        raise Refused(404, "no-game")
    return GAMES[game]


def _next(rules: Rules, done: Collection[str]) -> Lesson:
    return next((one for one in rules.LESSONS if one.id not in done), rules.LESSONS[0])


def _named(rules: Rules, id: str) -> Lesson:
    lesson = found(rules, id)
    if lesson is None:
        raise Refused(404, "no-lesson")
    return lesson
