"""Every rule of the rulebook is named by some test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

RULES = range(1, 51)


def test_every_rule_is_named_by_a_test() -> None:
    """H1 to H50: each number stands at the head of a test's docstring."""
    named: set[int] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        if file.name != Path(__file__).name:
            named |= numbers(file)
    assert sorted(set(RULES) - named) == []


def numbers(file: Path) -> set[int]:
    found: set[int] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            head = (ast.get_docstring(node) or "").split(":")[0]
            found |= {int(number) for number in re.findall(r"H(\d+)", head)}
    return found


def test_the_rulebook_has_every_rule() -> None:
    """H1 to H50: numbered, once each."""
    book = (Path(__file__).parents[3] / "games" / "hunt" / "rulebook.md").read_text(encoding="utf-8")
    assert [int(number) for number in re.findall(r"^- H(\d+) ", book, re.MULTILINE)] == list(RULES)
