"""The bots: they finish, chunin beats genin, and the report reads their games."""

from __future__ import annotations

import pytest

from games import arena
from games.exam.report import report
from tests.games.rules import exam


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", ["genin", "chunin"])
def test_bots_finish_a_game(seats: int, level: str) -> None:
    match = arena.play(exam, seats, {}, [level] * seats, seed=seats)
    assert match.outcome.places[0]


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (arena.play(exam, 2, {}, ["chunin", "genin"], seed=9) for _ in range(2))
    assert one.outcome == other.outcome
    assert one.clicks == other.clicks


def test_chunin_beats_genin() -> None:
    wins = 0
    for seed in range(20):
        levels = ["chunin", "genin"] if seed % 2 else ["genin", "chunin"]
        match = arena.play(exam, 2, {}, levels, seed)
        wins += levels[match.outcome.places[0][0]] == "chunin"
    assert wins >= 13


def test_the_report_tells_wins_length_and_endings() -> None:
    matches = [arena.play(exam, 2, {}, ["chunin"] * 2, seed) for seed in range(6)]
    tables = report(matches)
    assert list(tables) == [
        "Wins by team",
        "Wins by seat",
        "Wins by place in the order",
        "Length",
        "Endings",
    ]
    for table in tables.values():
        assert all(len(row) == len(table["columns"]) for row in table["rows"])
    assert sum(row[1] for row in tables["Wins by seat"]["rows"]) == 12
