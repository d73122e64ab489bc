"""Lessons over HTTP: which there are, which are learned, and the room of the next one."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field, StrictBool, StrictStr

from app.live.house.lessons import Lessons
from app.web.api.api import Body
from app.web.api.problems import PROBLEMS
from app.web.limits import Limit
from app.web.visitors import Known, Us, Visitor, limit

NEW_LESSONS = Limit("lessons", 40, 60)

router = APIRouter(prefix="/api", responses=PROBLEMS)


class LessonBody(Body):
    game: Annotated[StrictStr, Field(max_length=40)]
    lesson: Annotated[StrictStr, Field(max_length=40)] = ""
    anew: StrictBool = False


@router.get("/games/{game}/lessons")
async def all_lessons(game: str, us: Us, me: Visitor) -> dict[str, Any]:
    """The lessons of a game in their order; `done` are those that I have come to the end of."""
    return {"lessons": await Lessons(us.lobby).progress(me.id if me else "", game)}


@router.post("/lessons", status_code=201)
async def open_lesson(body: LessonBody, us: Us, me: Known) -> dict[str, str]:
    """The room of a lesson, of my next one if none is named; `anew` starts it from the beginning."""
    limit(us, NEW_LESSONS, me.id)
    return {"code": await Lessons(us.lobby).open(me.id, body.game, body.lesson, body.anew)}
