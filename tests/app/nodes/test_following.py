"""A node that was slower carries out what others wrote, entry by entry, and decides anew."""

from __future__ import annotations

import msgspec
import pytest

from app.store import Row, log, rooms
from tests.app.nodes.pairs import Pair
from tests.app.players import Line
from tests.app.server import Inner
from tests.app.tables import finish_round, lift, table

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def guests_of(second: Inner, lines: list[Line]) -> list[Line]:
    """The same people once more, at the other node."""
    return [await second.welcome(line.player).enter(line.code) for line in lines]


async def catch_up(house: Inner, code: str) -> None:
    play = await house.services.rooms.open(code)
    play.catch_up(10_000)
    await play.refresh()


async def test_a_lost_race_is_caught_up_by_differences(strangers: Pair) -> None:
    first, second = strangers
    here = await table(first, "secret")
    there = await guests_of(second, here)
    since = [len(line.frames) for line in there]
    await here[0].click("mark")
    assert (await there[1].click("mark"))["t"] == "mine"
    assert [line.news(at) for line, at in zip(there, since, strict=True)] == [
        ["mine", "step", "step"],
        ["step", "mine", "step"],
    ]
    assert there[0].pub["seats"]["0"]["marks"] == there[0].pub["seats"]["1"]["marks"] == 1


async def test_an_undo_of_another_node_is_followed_from_the_state_stored_with_it(
    strangers: Pair,
) -> None:
    first, second = strangers
    here = await table(first, "secret")
    await finish_round(here[1])
    there = await guests_of(second, here)
    before, since = there[1].pub, len(there[1].frames)
    await here[0].click("mark")
    assert (await here[0].ask("undo"))["t"] == "ok"
    await catch_up(second, here[0].code)
    await there[1].until(lambda: there[1].news(since) == ["step", "step"])
    assert there[1].pub == before


async def test_an_undo_that_waits_for_consent_is_known_at_every_node(strangers: Pair) -> None:
    first, second = strangers
    here = await table(first, "secret", rerolls=True)
    await finish_round(here[1])
    await here[0].click("throw")
    thrown = here[0].pub["seats"]["0"]["throw"]
    await here[0].ask("undo")
    there = await guests_of(second, here)
    assert there[1].room["undo"]["events"] == [{"kind": "throw", "seat": 0, "roll": thrown}]
    assert (await there[1].ask("consent", yes=True))["t"] == "ok"
    await there[1].until(lambda: there[1].pub["seats"]["0"]["throw"] == 0)
    assert there[1].room["undo"] == {}


async def test_what_was_asked_is_void_once_the_game_went_on(strangers: Pair) -> None:
    first, second = strangers
    here = await table(first, "secret", rerolls=True)
    await finish_round(here[1])
    await here[0].click("throw")
    await here[0].ask("undo")
    await here[0].click("mark")
    there = await guests_of(second, here)
    assert there[1].room["undo"] == {}
    assert (await there[1].ask("consent", yes=True))["code"] == "no-undo"


async def test_a_secret_click_of_another_node_is_no_news(strangers: Pair) -> None:
    first, second = strangers
    here = await table(first, "secret")
    there = await guests_of(second, here)
    onlooker = await second.onlooker(here[0].code)
    await onlooker.get("table")
    for line in there:
        await line.until(lambda line=line: line.room["watchers"] == 1)  # type: ignore[misc]
    since = {line: len(line.frames) for line in (there[1], onlooker)}
    await lift(here[0])
    await catch_up(second, here[0].code)
    await there[0].until(lambda: there[0].me["lifted"])
    for line, at in since.items():
        await line.quiet()
        assert line.news(at) == [], line.frames[at:]


async def test_what_only_a_newer_release_can_follow_is_not_served_and_not_frozen(
    strangers: Pair,
) -> None:
    first, second = strangers
    here = await table(first, "secret")
    there = await guests_of(second, here)
    database, code = second.services.database, here[0].code
    [start] = await database.read(log.since, code, -1)
    newer = msgspec.structs.replace(start, number=1, kind="dance", id="x")
    assert await database.append(Row.of(code, newer))
    await there[0].say(t="act", ask=there[0].me["ask"], verb="mark", id="late")
    assert (await there[0].get("error"))["code"] == "cannot-serve"
    await there[1].closed()
    record = await database.read(rooms.get, code)
    assert record and record.status == "running"
    assert await there[1].player.refusal("GET", f"rooms/{code}") == (503, "cannot-serve")
