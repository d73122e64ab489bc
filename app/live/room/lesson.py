"""The lesson that a room teaches: whose step is due, what may be clicked, what the pupil is shown."""

from __future__ import annotations

from typing import Any

from app.store import Database, Record, lessons
from games.contract import Action, Illegal, Lesson, Rules, Seat, Step
from games.lessons import PUPIL, due, named


class RoomLesson:
    """After entry `number` of the room's log."""

    def __init__(self, rules: Rules, lesson: Lesson) -> None:
        self._lesson = lesson
        self._ids = [one.id for one in rules.LESSONS]

    def step(self, number: int) -> Step | None:
        """What the lesson waits for."""
        return due(self._lesson, number)

    def step_of_others(self, number: int) -> Step | None:
        """The same, if it is made for somebody else than the pupil."""
        step = self.step(number)
        return step if step and step.seat != PUPIL else None

    def insist(self, number: int, seat: Seat, action: Action) -> None:
        """Only the solution is played; Illegal for what else the rules allow."""
        step = self.step(number)
        if step is None or (step.seat, step.action) != (seat, action):
            raise Illegal("lesson")

    async def learn(self, database: Database, record: Record, number: int) -> None:
        """A lesson has no result: who came to its end has learned it."""
        pupil = next(one.guest for one in record.sitters if one.seat == PUPIL)
        if pupil and self.step(number) is None:
            await database.write(lessons.learn, pupil, record.game, self._lesson.id)

    def shown(self, number: int) -> dict[str, Any]:
        """Its place among all, how far it has come, and the click it waits for."""
        step, place = self.step(number), self._ids.index(self._lesson.id)
        return {
            "id": self._lesson.id,
            "place": place,
            "count": len(self._ids),
            "next": next(iter(self._ids[place + 1 :]), ""),
            "step": sum(one.seat == PUPIL for one in self._lesson.steps[:number]),
            "over": step is None,
            "click": [step.verb, step.noun] if step and step.seat == PUPIL else [],
        }


def lesson_of(rules: Rules, record: Record) -> RoomLesson | None:
    lesson = named(rules, record.options)
    return RoomLesson(rules, lesson) if lesson else None
