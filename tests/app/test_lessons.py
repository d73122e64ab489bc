"""Lessons at a running server: their rooms, what is refused in them, what is kept, and who sees them."""

from __future__ import annotations

from typing import Any

import pytest

from app.live.house import lessons
from app.store import Keep, purge
from games import GAMES
from games.lessons import PUPIL
from tests.app.players import Line, Player
from tests.app.server import Inner

COLUMNS = GAMES["columns"].LESSONS
STOP = next(one for one in COLUMNS if one.id == "stop")


@pytest.fixture(autouse=True)
def at_a_quick_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "PACE", "quick")


async def at_lesson(house: Inner, id: str = "", game: str = "columns") -> tuple[Player, Line]:
    mei = await house.guest()
    return mei, await mei.enter(await opened(mei, id, game))


async def opened(player: Player, id: str = "", game: str = "columns", **more: Any) -> str:
    made = await player.post("lessons", {"game": game, "lesson": id} | more)
    return str(made["code"])


async def solve(line: Line) -> None:
    """Click as the lesson says, until it is over."""
    while not (lesson := await next_step(line))["over"]:
        answer = await line.click(*lesson["click"])
        assert answer["t"] != "error", answer


async def next_step(line: Line) -> dict[str, Any]:
    """The lesson when it waits for the pupil, or is over, and the table has come as far."""

    def waits() -> dict[str, Any] | None:
        lesson: dict[str, Any] = line.room["lesson"]
        verb, noun = lesson["click"] or ("", "")
        offered = noun in line.me.get("choices", {}).get(verb, {})
        return lesson if lesson["over"] or offered else None

    return await line.until(waits)


async def done(player: Player, game: str = "columns") -> list[str]:
    found = await player.get(f"games/{game}/lessons")
    return [one["id"] for one in found["lessons"] if one["done"]]


async def test_a_lesson_is_played_to_its_end_and_remembered(house: Inner) -> None:
    mei, line = await at_lesson(house, "stop")
    assert await done(mei) == []
    await solve(line)
    assert await done(mei) == ["stop"]
    table = await house.table(line.code)
    assert table.number == len(STOP.steps)
    assert [step.seat for step in STOP.steps[2:]] == [1, 2]
    assert line.room["lesson"]["next"] == COLUMNS[COLUMNS.index(STOP) + 1].id


async def test_every_game_is_taught(house: Inner) -> None:
    for game in [id for id, rules in GAMES.items() if rules.LESSONS]:
        mei, line = await at_lesson(house, game=game)
        await solve(line)
        assert await done(mei, game) == [GAMES[game].LESSONS[0].id]


async def test_what_the_rules_allow_and_the_lesson_does_not_changes_nothing(house: Inner) -> None:
    _, line = await at_lesson(house, "stop")
    answer = await line.click("draw")
    assert (answer["t"], answer["code"]) == ("error", "lesson")
    assert (await house.table(line.code)).number == 0
    assert (await line.click("place", "1"))["code"] == "nothing-to-place"
    assert (await line.click("stop"))["t"] != "error"
    assert (await line.ask("undo"))["code"] == "no-undo"
    assert line.room["lesson"]["step"] == 1


async def test_who_leaves_comes_back_to_the_same_place(house: Inner) -> None:
    mei, line = await at_lesson(house, "stop")
    await line.click("stop")
    house.forget_rooms()
    assert await opened(mei, "stop") == line.code
    again = await mei.enter(line.code)
    assert (again.room["lesson"]["id"], again.room["lesson"]["step"]) == ("stop", 1)
    assert await opened(mei, "stop", anew=True) != line.code


async def test_a_lesson_that_was_learned_begins_anew(house: Inner) -> None:
    mei, line = await at_lesson(house)
    await solve(line)
    assert await opened(mei, COLUMNS[0].id) != line.code


async def test_without_a_name_the_first_lesson_comes_that_is_not_learned(house: Inner) -> None:
    mei, line = await at_lesson(house)
    assert line.room["lesson"]["id"] == COLUMNS[0].id
    await solve(line)
    other = await mei.enter(await opened(mei))
    assert (other.room["lesson"]["id"], other.room["lesson"]["place"]) == (COLUMNS[1].id, 1)


async def test_a_game_that_ends_in_a_lesson_has_no_result(house: Inner) -> None:
    mei, line = await at_lesson(house, "end")
    await solve(line)
    assert line.pub["outcome"]["places"] == {"0": 1, "1": 2}
    assert line.room["status"] == "running"
    assert (await mei.get("me/data"))["results"] == []


async def test_lessons_are_in_no_list_and_are_purged_soon(house: Inner) -> None:
    mei, line = await at_lesson(house)
    assert (await mei.get("me/rooms"))["rooms"] == []
    assert (await mei.get("rooms"))["rooms"] == []
    database = house.services.database
    assert await database.write(purge.set_aside, Keep(lessons=0)) == []
    assert await database.write(purge.set_aside, Keep(lessons=1e-9)) == [line.code]


async def test_what_was_learned_belongs_to_the_guest(house: Inner) -> None:
    mei, line = await at_lesson(house)
    await solve(line)
    kept = (await mei.get("me/data"))["learned"]
    assert [(one["game"], one["lesson"]) for one in kept] == [("columns", COLUMNS[0].id)]
    await mei.post("me/forget", {"name": mei.name})
    assert (await (await house.guest()).get("games/columns/lessons"))["lessons"][0]["done"] is False


async def test_an_ordinary_room_can_not_name_a_lesson(house: Inner) -> None:
    mei = await house.guest()
    body = {"game": "columns", "options": {"lesson": "stop"}}
    assert await mei.refusal("POST", "rooms", body) == (422, "options")
    assert await mei.refusal("POST", "lessons", {"game": "columns", "lesson": "none"}) == (404, "no-lesson")
    assert await mei.refusal("POST", "lessons", {"game": "chess"}) == (404, "no-game")


async def test_an_onlooker_plays_in_no_lesson(house: Inner) -> None:
    _, line = await at_lesson(house)
    ada = await house.onlooker(line.code)
    assert (await ada.click("draw"))["code"] == "onlooker"
    assert line.seat == PUPIL
