"""One finished game per way to end, replayed whole."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from games import engine
from tests.games.exam.finished import FIXTURES, replayed
from tests.games.rules import exam

SOURCE = Path(__file__).parents[3] / "games" / "exam"
KEPT = sorted(path.stem for path in FIXTURES.glob("*.json"))


def ways_to_end() -> set[str]:
    """The reasons that the source gives to `end`."""
    reasons = set()
    for file in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "end":
                reasons |= {one.value for one in node.args if isinstance(one, ast.Constant)}
    return {str(reason) for reason in reasons}


def test_every_way_to_end_has_a_finished_game() -> None:
    assert set(KEPT) == ways_to_end()


@pytest.mark.parametrize("reason", KEPT)
def test_a_finished_game_replays_to_the_same_state(reason: str) -> None:
    game = json.loads((FIXTURES / f"{reason}.json").read_text(encoding="utf-8"))
    state = replayed(game)
    assert engine.digest(state) == game["hash"]
    ending = exam.outcome(state)
    assert ending is not None
    assert ending.reason == game["outcome"]["reason"] == reason
    assert [list(seats) for seats in ending.places] == game["outcome"]["places"]
