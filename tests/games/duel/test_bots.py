"""The bots play whole games by what their seats see, and the better one wins more."""

from __future__ import annotations

from random import Random

import pytest

from games import arena, engine, laws
from games.dice import SeededDice
from games.duel.report import report
from tests.games.rules import duel


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("level", ["genin", "chunin"])
def test_a_bot_plays_a_whole_story(seats: int, level: str) -> None:
    match = arena.play(duel, seats, {"clock": 0}, [level] * seats, seed=seats)
    assert len(match.state.past) == 9


@pytest.mark.parametrize("mode", ["quick", "best-of-three", "draft"])
def test_a_bot_plays_every_mode(mode: str) -> None:
    assert arena.play(duel, 2, {"mode": mode}, ["chunin", "genin"], seed=1).outcome.places


def test_the_chunin_beats_the_genin() -> None:
    """In single fights, from either camp."""
    wins = 0
    for seed in range(20):
        chunin = seed % 2
        levels = ["chunin" if seat == chunin else "genin" for seat in (0, 1)]
        match = arena.play(duel, 2, {"mode": "quick"}, levels, seed)
        wins += match.outcome.places[0] == (chunin,)
    assert wins >= 15


@pytest.mark.parametrize("level", ["genin", "chunin"])
def test_a_bot_clicks_the_same_however_the_hidden_lies(level: str) -> None:
    """It sees what its seat sees: the views, the choices, and a world dealt anew from them."""
    for click in laws.walk(duel, 21, 4, {}):
        seats = sorted(duel.awaited(click.after))
        if click.number % 11 == 0 and seats:
            other = engine.imagined(duel, click.after, seats[0], SeededDice(laws.key(1), click.number))
            one, two = (
                arena.choose(duel, state, seats[0], level, Random(1)) for state in (click.after, other)
            )
            assert one == two


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (arena.play(duel, 2, {"mode": "quick"}, ["chunin"] * 2, 5) for _ in range(2))
    assert one.state == other.state


def test_a_report_has_tables_of_equal_width() -> None:
    matches = [arena.play(duel, 3, {}, ["genin"] * 3, seed) for seed in range(3)]
    tables = report(matches)
    assert list(tables) == [
        "Games by camp",
        "Endings",
        "Fights by turn",
        "Fights by ninja",
        "Length of fights",
    ]
    for table in tables.values():
        assert table["rows"]
        assert {len(row) for row in table["rows"]} == {len(table["columns"])}
    turns = {row[0]: row[1] for row in tables["Fights by turn"]["rows"]}
    assert turns == dict.fromkeys(range(1, 10), 3)
