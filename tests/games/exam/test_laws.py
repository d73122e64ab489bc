"""The laws of every game, over many seeds and with 2, 4 and 6 seats; and what is hidden, really hidden."""

from __future__ import annotations

import json
from random import Random
from statistics import median
from typing import Any

import pytest

from games import arena, engine, laws
from games.contract import Event
from games.dice import SeededDice
from tests.games.exam.tables import fight
from tests.games.rules import exam
from tests.sharing import seeds

SEATS = (2, 4, 6)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", seeds(100, 103))
def test_random_games_keep_the_laws(seats: int, seed: int) -> None:
    last = None
    for last in laws.walk(exam, seed, seats):
        if last.number % 3 == 0:
            laws.check_click(exam, last)
        if last.number % 11 == 0:
            laws.check_refusals(exam, last)
        if last.number % 5 == 0:
            audience = (None, *range(seats))[last.number // 5 % (seats + 1)]
            laws.check_secrets(exam, last, audience, salt=seed)
    assert last is not None
    laws.check_outcome(exam, last)


@pytest.mark.parametrize("seats", SEATS)
def test_games_between_bots_keep_the_laws(seats: int) -> None:
    state = engine.start(exam, seats, {}, laws.key(seats))
    random = Random(seats)
    for number in range(1, laws.LIMIT):
        if exam.outcome(state):
            return
        seat = random.choice(sorted(exam.awaited(state)))
        action = arena.choose(exam, state, seat, "chunin", random)
        after, events = engine.play(exam, state, seat, action, SeededDice(laws.key(seats), number))
        click = laws.Click(number, seats, seat, action, state, after, events)
        exam.check(after)
        if number % 7 == 0:
            laws.check_click(exam, click)
            audience = (None, *range(seats))[number // 7 % (seats + 1)]
            laws.check_secrets(exam, click, audience, salt=seats)
        state = after
    raise AssertionError("the bots never finished")


@pytest.mark.parametrize("seed", seeds(0, 3))
def test_the_clock_of_a_question_runs_on_whatever_others_do(seed: int) -> None:
    """E22: a battle turn runs beside the map, whose rounds go on."""
    for click in laws.walk(exam, seed, 6, {"pace": "swift"}):
        laws.check_clocks(exam, click)


def test_what_a_loser_has_learnt_is_kept() -> None:
    """E54: a loser learns which scroll went."""
    scrolls = ["air", "earth", "", "earth air"]
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"}, health={"kiba": 1}, seats=4, scrolls=scrolls)
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    assert exam.private(at.state, 1)["known"] == {"0": {"earth": 1}}
    for number in range(10):
        state = engine.copy(exam, at.state)
        exam.redeal(state, 1, SeededDice(b"k" * 32, number))
        assert exam.private(state, 1) == exam.private(at.state, 1)


def test_knowledge_fades_when_one_of_several_scrolls_goes_on_unseen() -> None:
    """E54: a third team that knew of one of two can't tell which went."""
    scrolls = ["", "earth air", "air", "earth"]
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"}, health={"kiba": 1}, seats=4, scrolls=scrolls)
    at.state.scrolls[0].known = [1, 3]
    assert exam.private(at.state, 3)["known"] == {"1": {"earth": 1}}
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    assert exam.private(at.state, 3)["known"] == {}
    assert exam.private(at.state, 1)["known"] == {"0": {"earth": 1}}


def patch(before: Any, after: Any) -> Any:
    """A JSON merge patch."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    changes = {key: None for key in before if key not in after}
    for key, value in after.items():
        if before.get(key) != value:
            changes[key] = patch(before.get(key), value)
    return changes


def public_events(events: list[Event]) -> list[Any]:
    return [[event.kind, event.data] for event in events if event.only is None]


def test_a_public_step_is_small() -> None:
    """At most 400 bytes in the median, with four players."""
    sizes = []
    for click in laws.walk(exam, 5, 4):
        change = patch(engine.public(exam, click.before), engine.public(exam, click.after))
        sent = [change, public_events(click.events)]
        if change or sent[1]:
            sizes.append(len(json.dumps(sent, separators=(",", ":"))))
    assert median(sizes) <= 400


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_may_lapse_through_a_whole_game(seats: int) -> None:
    """E53: the clock ends even a game in which nobody clicks; lapses always make progress."""
    state = engine.start(exam, seats, {"pace": "swift"}, laws.key(1))
    number = 0
    while not exam.outcome(state):
        number += 1
        seat = min(exam.awaited(state))
        key = exam.clocks(state)[seat].key
        state, _ = engine.lapse(exam, state, seat, SeededDice(laws.key(1), number))
        assert seat not in exam.clocks(state) or exam.clocks(state)[seat].key != key
        exam.check(state)


@pytest.mark.parametrize("seed", seeds(0, 3))
def test_lapses_and_leaves_anywhere_keep_the_laws(seed: int) -> None:
    """E55: at any moment of a game."""
    random = Random(seed)
    for click in laws.walk(exam, seed, 4):
        if random.random() < 0.05:
            seat = min(exam.awaited(click.before))
            lapsed, _ = engine.lapse(exam, click.before, seat, SeededDice(laws.key(seed), click.number))
            exam.check(lapsed)
            left, _ = engine.leave(exam, click.before, random.randrange(4), SeededDice(laws.key(seed), 1))
            exam.check(left)
            assert bool(exam.awaited(left)) != bool(exam.outcome(left))
