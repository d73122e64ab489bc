"""Hints at a running server: for whom, when, and who hears of them."""

from __future__ import annotations

import pytest

from app.live.bots import advisor
from app.live.bots.workers import Bots
from games.contract import Advice
from tests.app.players import Line
from tests.app.server import Inner
from tests.app.tables import table


def whose_turn(*lines: Line) -> tuple[Line, Line]:
    """Who is asked, and who isn't."""
    asked = next(line for line in lines if line.me.get("choices"))
    return asked, next(line for line in lines if line is not asked)


async def test_a_newcomer_gets_a_hint_and_all_hear_of_it(house: Inner) -> None:
    asked, other = whose_turn(*await table(house))
    assert next(one for one in asked.frames if one["t"] == "you")["fresh"]
    advice = await asked.ask("advise")
    assert (advice["t"], advice["verb"], advice["why"]) == ("advice", "draw", "begin")
    told = await other.get("advised")
    assert (told["seat"], told["name"]) == (asked.seat, asked.player.name)
    await other.quiet()
    assert "advice" not in other.kinds()
    assert (await house.table(asked.code)).number == 0


async def test_who_asks_again_hears_the_same(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a worker would say now: the answer belongs to the view."""
    asked, _ = whose_turn(*await table(house))
    first = await asked.ask("advise")

    async def other(*asked: object) -> Advice:
        raise AssertionError("it was thought about already")

    monkeypatch.setattr(Bots, "advise", other)
    again = await asked.ask("advise")
    assert (first["verb"], first["noun"], first["why"]) == (again["verb"], again["noun"], again["why"])


async def test_the_result_says_how_many_hints_were_given(stored_house: Inner) -> None:
    """One question is one hint, however often it is asked; a restart forgets none."""
    asked, other = whose_turn(*await table(stored_house))
    for _ in range(2):
        await asked.ask("advise")
    left = str(other.seat)
    assert asked.room["seats"][str(asked.seat)]["shares"] == {}
    await other.player.delete(f"rooms/{other.code}/seats/{other.seat}")
    await asked.until(lambda: asked.room["status"] == "over")
    assert asked.room["seats"][str(asked.seat)]["shares"]["hints"] == 1
    assert "hints" not in asked.room["seats"][left]["shares"]
    replay = await asked.player.get(f"rooms/{asked.code}/replay")
    assert replay["shares"][str(asked.seat)]["hints"] == 1


async def test_only_who_is_asked_gets_one(house: Inner) -> None:
    asked, other = whose_turn(*await table(house))
    assert (await other.ask("advise"))["code"] == "not-your-turn"
    ada = await house.onlooker(asked.code)
    assert (await ada.ask("advise"))["code"] == "not-your-turn"


async def test_a_room_may_do_without_hints(house: Inner) -> None:
    asked, _ = whose_turn(*await table(house, hints=False))
    assert not asked.room["hints"]
    assert (await asked.ask("advise"))["code"] == "no-hints"


async def test_after_two_games_of_a_kind_nothing_is_explained_but_hints_are_given(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advisor, "FIRST_GAMES", 1)
    first, second = await table(house)
    await second.player.delete(f"rooms/{first.code}/seats/{second.seat}")
    code = await first.player.room()
    line = await first.player.enter(code)
    assert not next(one for one in line.frames if one["t"] == "you").get("fresh")
    await first.player.post(f"rooms/{code}/bots")
    await first.player.post(f"rooms/{code}/start")
    await line.until(lambda: line.me.get("choices"))
    assert (await line.ask("advise"))["t"] == "advice"


async def test_games_are_counted_by_mode(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advisor, "FIRST_GAMES", 1)
    first, second = await table(house, "duel", options={"mode": "best-of-three"})
    await second.player.delete(f"rooms/{first.code}/seats/{second.seat}")
    for mode, is_fresh in (("best-of-three", False), ("story", True)):
        line = await first.player.enter(await first.player.room("duel", options={"mode": mode}))
        assert bool(next(one for one in line.frames if one["t"] == "you").get("fresh")) is is_fresh, mode
