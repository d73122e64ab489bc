"""Kept games of every game: an old log gives the same states, tells the same and ends the same."""

from __future__ import annotations

import pytest

from games import GAMES, engine
from games.contract import Rules
from tests.games.finished import Case, Kept, cases, first, kept, mark, possible, replayed

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
every_kept_game = pytest.mark.parametrize(
    ("rules", "game"),
    [
        pytest.param(rules, game, id=f"{name}-{title}")
        for name, rules in GAMES.items()
        for title, game in kept(name).items()
    ],
)


@every_kept_game
def test_a_kept_game_plays_as_it_was_played(rules: Rules, game: Kept) -> None:
    last, marks = first(rules, game), ""
    for step in replayed(rules, game):
        rules.check(step.after)
        marks += mark(step)
        assert game.marks[: len(marks)] in (marks, ""), f"entry {len(marks) // 4} plays otherwise"
        last = step.after
    assert engine.digest(last) == game.hash
    assert rules.outcome(last) == game.outcome


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
