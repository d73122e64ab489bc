"""A hint is a click that is offered, from what the seat may know, and its reason has words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import GAMES, engine, laws
from games.contract import Action, Advice, Rules
from games.dice import SeededDice
from games.words import LANGUAGES, words_of

CLICKS = 60
WALKS = 2

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


def advised(rules: Rules, state: Any, seat: int, chooser: Random) -> Advice:
    world = engine.imagined(rules, state, seat, SeededDice(chooser.randbytes(32), 0))
    legal = rules.legal(state, seat)
    return rules.advise(engine.public(rules, state), rules.private(state, seat), legal, chooser, world)


@every_game
def test_a_game_is_played_by_hints_alone(rules: Rules) -> None:
    chooser, key = Random(7), laws.key(7)
    state = engine.start(rules, sorted(rules.SEATS)[0], {}, key)
    for number in range(1, CLICKS):
        if rules.outcome(state):
            break
        seat = min(rules.awaited(state))
        advice = advised(rules, state, seat, chooser)
        _say(rules, advice)
        state, _ = engine.play(rules, state, seat, advice.action, SeededDice(key, number))


@every_game
def test_every_choice_tells_a_beginner_what_it_is_for(rules: Rules) -> None:
    offered = {
        action.verb
        for seed in range(WALKS)
        for click in laws.walk(rules, seed)
        for seat in rules.awaited(click.before)
        for action in rules.legal(click.before, seat)
    }
    for language in LANGUAGES:
        words = words_of(rules.ID, language)
        assert not {verb for verb in offered if not words.has(f"for-{verb}") or not words.has(f"verb-{verb}")}
        assert all(words.format(f"for-{verb}").endswith((".", "?")) for verb in offered)


def _say(rules: Rules, advice: Advice) -> None:
    for language in LANGUAGES if advice.why else ():
        words = words_of(rules.ID, language)
        assert words.format(f"why-{advice.why}", **advice.data).endswith(".")


def test_without_reasons_of_its_own_a_game_tells_what_its_best_bot_does() -> None:
    rules = Rules()
    rules.BOTS = {"genin": lambda *seen: Action("stay"), "chunin": lambda *seen: Action("go")}
    assert rules.advise({}, {}, [], Random(0), None) == Advice(Action("go"))
