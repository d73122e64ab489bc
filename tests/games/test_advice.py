"""A hint is a click that is offered, from what the seat may know, and its reason has words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import GAMES, engine, laws, mind
from games.contract import Action, Advice, Rules
from games.dice import SeededDice
from games.words import LANGUAGES, words_of

CLICKS = 60
WORLDS = 8
WALKS = 2

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


def advised(rules: Rules, state: Any, seat: int, chooser: Random) -> Advice:
    world = engine.imagined(rules, state, seat, SeededDice(chooser.randbytes(32), 0))
    return mind.advise(rules, world, seat, chooser, WORLDS)


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
    for seed in range(WALKS):
        laws.check_purposes(rules, laws.walk(rules, seed))


def _say(rules: Rules, advice: Advice) -> None:
    for language in LANGUAGES if advice.why else ():
        words = words_of(rules.ID, language)
        assert words.format(f"why-{advice.why}", **advice.data).endswith(".")


@every_game
def test_every_reason_has_words(rules: Rules) -> None:
    for seed in range(WALKS):
        laws.check_reasons(rules, laws.walk(rules, seed))


@every_game
def test_a_hint_is_the_same_however_the_hidden_lies(rules: Rules) -> None:
    """The same dice and the same random: from how things really lie nothing comes in."""
    for click in laws.walk(rules, 5):
        seats = sorted(rules.awaited(click.after))
        if seats and click.number % 23 == 0:
            other = engine.imagined(rules, click.after, seats[0], SeededDice(laws.key(1), click.number))
            one, two = (advised(rules, state, seats[0], Random(2)) for state in (click.after, other))
            assert one == two


def test_a_game_of_others_is_played_by_the_last_of_its_bots_and_says_no_reasons() -> None:
    bots = {"genin": lambda *seen: Action("stay"), "chunin": lambda *seen: Action("go")}
    rules = Rules()
    rules.public = lambda state: {}
    rules.private = lambda state, seat: {}
    rules.BOTS = bots
    assert rules.policy(None, 0, [], Random(0)) == Action("go")
    assert rules.why({}, {}, [], Action("go"), None) == ("", {})
    rules.BOTS = {}
    assert rules.policy(None, 0, [Action("stay")], Random(0)) == Action("stay")
