"""The mind: what it judges, how a level chooses, and that it can be cut short."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from games import GAMES, mind
from games.contract import Action, Dice, Outcome, Rules, Seat, Tell, rules_of
from games.mind.fit import fitted
from games.mind.worths import fit_of, shares

STAKES = {"safe": 4, "bold": 6, "poor": 2, "lost": 0}  # of ten sides, how many win


class State(msgspec.Struct):
    chosen: str
    won: bool


def apply(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    state.chosen = action.verb
    state.won = dice.roll(10) <= STAKES[action.verb]


def wager(**names: Any) -> Rules:
    """One click of one seat against nobody: the die decides."""
    nothing = dict.fromkeys(("setup", "leave", "check", "ask", "Options"), lambda *asked: None)
    told = {
        "ID": "wager",
        "SEATS": frozenset({1}),
        "VERSION": "1.0",
        "State": State,
        "actors": lambda state: frozenset() if state.chosen else frozenset({0}),
        "awaited": lambda state: frozenset() if state.chosen else frozenset({0}),
        "legal": lambda state, seat: [Action(verb) for verb in STAKES],
        "apply": apply,
        "public": lambda state: {},
        "private": lambda state, seat: {},
        "redeal": lambda state, seat, dice: None,
        "outcome": lambda state: Outcome("", ((0,),) if state.won else ((), (0,))) if state.chosen else None,
    }
    return rules_of(SimpleNamespace(**(nothing | told | names)))


def ranked(budget: int, seed: int = 1, **names: Any) -> list[mind.Judged]:
    rules = wager(**names)
    return mind.judged(rules, State("", False), 0, rules.policy, budget, Random(seed))


def test_clicks_are_ranked_by_what_they_gain_over_the_policys_choice() -> None:
    """Without a policy that is the first one; the same dice roll for all of them."""
    found = ranked(2000)
    assert [one.action.verb for one in found[:2]] == ["bold", "safe"]
    assert [one.is_own for one in found] == [False, True, False, False]
    bold, own, poor, _ = found
    assert bold.gain == pytest.approx(0.2, abs=0.06)
    assert bold.gain > 2 * bold.error > 0 == own.error
    assert poor.worlds < bold.worlds  # what is worse is tried no further
    assert own.swing == pytest.approx(0.49, abs=0.02)


def test_the_same_random_judges_the_same_and_a_budget_is_kept() -> None:
    assert ranked(200, seed=3) == ranked(200, seed=3) != ranked(200, seed=4)
    worths = iter([0.0] * 100)
    rules = wager(worth=lambda state, seat: next(worths))
    mind.judged(rules, State("", False), 0, rules.policy, 100, Random(1))
    assert len(list(worths)) < 40


@pytest.mark.parametrize("budget", [0, 1, 5])
def test_too_few_worlds_play_like_the_policy(budget: int) -> None:
    for seed in range(20):
        assert mind.chosen(ranked(budget, seed), 0.0, Random(seed)).verb == "safe"


def test_verbs_that_take_back_are_not_weighed() -> None:
    found = ranked(400, BACK=frozenset({"bold", "poor"}))
    assert {one.action.verb for one in found} == {"safe", "lost"}


def test_a_level_without_a_cap_takes_the_best_and_one_with_a_cap_any_that_loses_less() -> None:
    found = ranked(4000)
    assert {mind.chosen(found, 0.0, Random(seed)).verb for seed in range(20)} == {"bold"}
    loose = {mind.chosen(found, 0.6, Random(seed)).verb for seed in range(60)}
    assert loose == {"bold", "safe"}
    assert "lost" in {mind.chosen(found, 9.0, Random(seed)).verb for seed in range(60)}


def test_of_equal_clicks_the_policy_takes_its_own_and_a_level_with_a_cap_any() -> None:
    def alike(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
        state.chosen, state.won = "x", dice.roll(2) == 1

    found = ranked(400, apply=alike)
    assert {mind.chosen(found, 0.0, Random(seed)).verb for seed in range(20)} == {"safe"}
    assert {mind.chosen(found, 1.0, Random(seed)).verb for seed in range(60)} == set(STAKES)


def test_where_it_is_settled_at_once_the_policy_knows_better() -> None:
    found = ranked(400, apply=lambda state, *asked: setattr(state, "chosen", "x"))
    assert {mind.chosen(found, 9.0, Random(seed)).verb for seed in range(20)} == {"safe"}


def test_a_thought_is_cut_between_two_worlds_and_the_best_so_far_counts() -> None:
    rules, asked = wager(), []

    def in_time() -> bool:
        asked.append(1)
        return len(asked) < 6

    found = mind.judged(rules, State("", False), 0, rules.policy, 10_000, Random(1), in_time=in_time)
    assert sum(one.worlds for one in found) <= 6
    assert mind.chosen(found, 0.0, Random(1)).verb == "safe"


def test_who_is_not_awaited_is_decided_by_the_policy_alone() -> None:
    rules = wager(awaited=lambda state: frozenset(), worth=lambda *asked: pytest.fail("it was weighed"))
    best = mind.level_of(rules, "kage")
    assert mind.choose(rules, State("", False), 0, best, Random(1)).verb == "safe"


def test_a_hint_is_the_best_click_and_its_reason() -> None:
    rules = wager(why=lambda public, private, legal, action, world: ("because", {"verb": action.verb}))
    advice = mind.advise(rules, State("", False), 0, Random(1), 2000)
    assert (advice.action.verb, advice.why, advice.data) == ("bold", "because", {"verb": "bold"})
    assert advice.chance == pytest.approx(60, abs=5)
    assert mind.advise(rules, State("", False), 0, Random(1), 0).chance == 0


def test_shares_of_rivals_are_one_together_and_one_alone_plays_against_the_game() -> None:
    weights = {"points": 0.5}
    found = shares({0: {"points": 2.0}, 1: {"points": 4.0}, 2: {"points": 2.0}}, weights)
    assert sum(found.values()) == pytest.approx(1)
    assert found[0] == found[2] < found[1]
    assert shares({0: {"points": 0.0}}, weights) == {0: 0.5}


def test_clicks_that_waste_something_are_not_weighed() -> None:
    found = ranked(400, wastes=lambda world, seat, action: action.verb == "bold")
    assert {one.action.verb for one in found} == {"safe", "poor", "lost"}


def test_of_better_clicks_that_are_alike_any_is_taken() -> None:
    """Also without a cap: who stands first in the list isn't preferred."""
    stakes = {"safe": 4, "bold": 6, "poor": 6, "lost": 0}

    def apply(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
        state.chosen, state.won = action.verb, dice.roll(10) <= stakes[action.verb]

    found = ranked(4000, apply=apply)
    assert {mind.chosen(found, 0.0, Random(seed)).verb for seed in range(20)} == {"bold", "poor"}


def whims(name: str, worlds: int, in_time: Callable[[], bool] = lambda: True) -> int:
    """How many of 400 clicks aren't the policy's."""
    rules, random = wager(), Random(1)
    level = mind.level_of(rules, name)
    chosen = (mind.choose(rules, State("", False), 0, level, random, worlds, in_time) for _ in range(400))
    return sum(action.verb != "safe" for action in chosen)


def test_weak_levels_stay_weak_without_enough_worlds() -> None:
    """On a small machine, under load, or when the time is up; the strong ones play by the policy then."""
    assert whims("academy", 0) > whims("genin", 0) > 0
    assert whims("academy", 20) == whims("academy", 0)
    assert whims("genin", 64, lambda: False) == whims("genin", 0)
    assert [whims(name, 0) for name in ("chunin", "jonin", "kage")] == [0, 0, 0]


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_weights_are_of_these_rules_and_none_turns_good_into_bad(rules: Rules) -> None:
    """A short game has none."""
    fit = fit_of(rules.HOME)
    if fit is None:
        return
    assert fit.version.split(".")[0] == rules.VERSION.split(".")[0]
    assert fit.options
    assert min(fit.weights.values()) >= 0 < max(fit.weights.values())


def test_what_seems_bad_by_chance_gets_no_weight() -> None:
    """Who had more of "luck" lost oftener here, but more of it never hurts."""
    games = [({0: {"skill": 1.0, "luck": 0.0}, 1: {"skill": 0.0, "luck": 1.0}}, {0: 1.0, 1: 0.0})] * 30
    weights = fitted(games)
    assert weights["skill"] > 1
    assert weights["luck"] == 0
