"""Kept games of every game: an old log gives the same states, tells the same and ends the same."""

from __future__ import annotations

import pytest

from games import GAMES
from games.contract import Rules
from tests.games.finished import Case, Kept, cases, check, kept, possible, replayed

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
every_kept_game = pytest.mark.parametrize(
    ("rules", "title", "game"),
    [
        pytest.param(rules, title, game, id=f"{name}-{title}")
        for name, rules in GAMES.items()
        for title, game in kept(name).items()
    ],
)


@every_kept_game
def test_a_kept_game_plays_as_it_was_played(rules: Rules, title: str, game: Kept) -> None:
    check(rules, title, game)


@every_game
def test_at_every_question_somebody_lapsed_and_left(rules: Rules) -> None:
    """Whether they were awaited or not."""
    wanted: set[Case] = set()
    done: set[Case] = set()
    for game in kept(rules.ID).values():
        staying = set(range(game.seats))
        for step in replayed(rules, game):
            wanted |= possible(rules, step.before, staying)
            done |= cases(rules, step)
            staying -= {step.line[1]} if step.line[0] == "leave" else set()
    assert wanted - done == set()
