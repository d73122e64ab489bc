"""One finished game per way to end; tests/games/test_finished.py replays them."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.games.exam.finished import FIXTURES

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
