"""Lessons: small positions on the real table, which the options of a room name.

The rolls of a lesson are written into its room's seed, so that log, replay and proof are those of any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.contract import Lesson, Rules, Seat, Step
from games.dice import with_rolls

OPTION = "lesson"
PUPIL: Seat = 0


def named(rules: Rules, options: Any) -> Lesson | None:
    """The lesson that a room's options name."""
    id = options.get(OPTION) if isinstance(options, Mapping) else None
    return found(rules, id) if id else None


def found(rules: Rules, id: str) -> Lesson | None:
    return next((lesson for lesson in rules.LESSONS if lesson.id == id), None)


def sealed(lesson: Lesson, seed: bytes) -> bytes:
    """The seed of a lesson's room: its rolls are the lesson's, and after them the seed's own."""
    return with_rolls(seed, {number: step.dice for number, step in enumerate(lesson.steps, 1)})


def due(lesson: Lesson, number: int) -> Step | None:
    """The step after this entry of the log; None: the lesson is over."""
    return lesson.steps[number] if number < len(lesson.steps) else None


def me(verb: str, noun: str = "", dice: tuple[int, ...] = ()) -> Step:
    """A click of the pupil."""
    return Step(PUPIL, verb, noun, dice)


def other(seat: Seat, verb: str, noun: str = "", dice: tuple[int, ...] = ()) -> Step:
    """A click of somebody else, made for them."""
    return Step(seat, verb, noun, dice)
