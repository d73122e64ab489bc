"""Thoughts of bots and hints: who thinks first, how much, how long, and that none of it tells anything."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import pytest

from app.live.bots.turns import Turns
from app.live.bots.workers import HINT, Bots, advise, think
from games import GAMES, engine, mind
from games.contract import Action
from games.dice import SeededDice
from tests.app.players import eventually
from tests.app.server import Inner
from tests.app.tables import beside_a_bot

GAME = "columns", GAMES["columns"].VERSION


class Thoughts:
    """A pool in which a thought lasts until the test ends it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, bots: Bots) -> None:
        self.begun: list[tuple[Any, ...]] = []
        self._ends: list[asyncio.Event] = []
        monkeypatch.setattr(bots, "_run", self._run)

    async def _run(self, thought: Any, *arguments: Any) -> Action:
        self.begun.append((thought, *arguments))
        end = asyncio.Event()
        self._ends.append(end)
        await end.wait()
        return Action("pass")

    def end(self) -> None:
        self._ends.pop(0).set()


async def test_hints_go_before_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots(1)
    thoughts = Thoughts(monkeypatch, bots)
    asked = [asyncio.create_task(bots.choose(GAME, "kage", None, 0, 0.0)) for _ in range(2)]
    await asyncio.sleep(0)
    asked.append(asyncio.create_task(bots.advise(GAME, None, 0, b"")))  # type: ignore[arg-type]
    for _ in asked:
        await asyncio.sleep(0)
        thoughts.end()
        await asyncio.sleep(0)
    await asyncio.gather(*asked)
    assert [one[0] for one in thoughts.begun] == [think, advise, think]


async def test_the_more_bots_wait_the_fewer_worlds_each_of_them_has(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots(1, worlds=64)
    thoughts = Thoughts(monkeypatch, bots)
    asked = [asyncio.create_task(bots.choose(GAME, "kage", None, 0, 0.0)) for _ in range(10)]
    for _ in asked:
        await asyncio.sleep(0)
        thoughts.end()
        await asyncio.sleep(0)
    await asyncio.gather(*asked)
    assert [one[5] for one in thoughts.begun] == [64, 64, 32, 16, 8, 4, 2, 1, 0, 0]


async def test_who_gives_up_waiting_keeps_nobody_from_thinking() -> None:
    turns = Turns(1)
    async with turns.turn():
        waiting = [asyncio.create_task(_think(turns)) for _ in range(3)]
        await asyncio.sleep(0)
        assert turns.waiting == 3
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert turns.waiting == 2
    waiting[1].cancel()  # whose turn it is just now
    await asyncio.wait(waiting, timeout=5)
    assert [one.cancelled() for one in waiting] == [True, True, False]
    async with asyncio.timeout(5), turns.turn():
        assert turns.waiting == 0


async def _think(turns: Turns) -> None:
    async with turns.turn():
        await asyncio.sleep(0)


def test_without_worlds_weak_levels_stay_weak_and_the_others_play_by_the_policy() -> None:
    rules = GAMES["columns"]
    state = _in_the_middle()
    seat = min(rules.awaited(state))
    until = time.monotonic() + 60
    found = {
        level: {think(GAME, level, state, seat, 0, until) for _ in range(60)}
        for level in mind.names_of(rules)
    }
    assert found["chunin"] == found["jonin"] == found["kage"] < found["academy"]


def test_a_thought_that_has_no_time_left_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy's choice is there at once; worlds are played on only while there is time."""
    rules, state = GAMES["columns"], _in_the_middle()
    seat = min(rules.awaited(state))
    in_time: list[bool] = []
    choose = mind.choose

    def noted(*asked: Any) -> Action:
        in_time.append(asked[-1]())
        return choose(*asked)

    monkeypatch.setattr(mind, "choose", noted)
    think(GAME, "kage", state, seat, 256, time.monotonic() - 1)
    think(GAME, "kage", state, seat, 256, time.monotonic() + 60)
    assert in_time == [False, True]


def test_who_asks_again_hears_the_same_on_any_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its view is all the chance there is in a hint, and its worlds are counted, not timed."""
    budgets: list[int] = []
    judged = mind.judged

    def noted(*asked: Any, in_time: Any) -> Any:
        budgets.append(asked[4])
        return judged(*asked)

    monkeypatch.setattr("games.mind.choosing.judged", noted)
    for game in GAMES.values():
        state = engine.start(game, min(game.SEATS - {1}), {}, bytes(32))
        while len(game.legal(state, min(game.awaited(state)))) == 1:
            seat = min(game.awaited(state))
            state, _ = engine.play(game, state, seat, game.legal(state, seat)[0], SeededDice(bytes(32), 1))
        seat = min(game.awaited(state))
        world = engine.imagined(game, state, seat, SeededDice(b"", 0))
        told = [advise((game.ID, game.VERSION), world, seat, b"key", worlds) for worlds in (64, 64, 5000)]
        assert told[0] == told[1], game.ID
        assert budgets[-3:] == [64, 64, game.HINT]
    assert HINT <= 1


async def test_a_bot_thinks_no_longer_than_the_pause_that_was_fixed_before(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It clicks when the pause is over, so that quick and slow thoughts look the same."""
    cuts: list[float] = []

    async def choose(bots: Bots, game: Any, level: str, world: Any, seat: int, until: float) -> Action:
        cuts.append(until - time.monotonic())
        return GAMES["duel"].legal(world, seat)[0]

    monkeypatch.setattr(Bots, "choose", choose)
    monkeypatch.setattr("app.live.bots.thinker.pause", lambda pace: 3600.0)
    line = await beside_a_bot(house, "duel", pace="quick", options={"mode": "quick"})
    await line.get("table")
    await line.choose(Random(1))
    await eventually(lambda: bool(cuts))
    assert 3590 < cuts[0] <= 3600
    assert "1" in line.pub["awaited"]


def _in_the_middle() -> Any:
    """Somebody may draw or stop."""
    rules = GAMES["columns"]
    state = engine.start(rules, 2, {}, bytes(32))
    for number in range(1, 200):
        seat = min(rules.awaited(state))
        legal = rules.legal(state, seat)
        if len(legal) > 1:
            return state
        state, _ = engine.play(rules, state, seat, legal[0], SeededDice(bytes(32), number))
    raise AssertionError("nobody has a choice")
