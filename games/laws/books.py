"""Books: every rule of a rulebook is named by a test, and every way to end has a finished game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from games.contract import Rules
from games.laws.walks import hold
from games.words import words_of

_RULE = re.compile(r"^- ([A-Z]+)(\d+) ", re.M)
_CITED = re.compile(r"\b[A-Z]+\d+\b")


def check_rulebook(rules: Rules, tests: Path) -> None:
    """The rules are numbered from 1 under one letter, and tests cite each at the head of a docstring."""
    found = _RULE.findall((rules.HOME / "rulebook.md").read_text(encoding="utf-8"))
    letters, numbers = {letter for letter, _ in found}, [int(number) for _, number in found]
    hold(len(letters) == 1, "rulebook: its rules are not numbered under one letter")
    hold(numbers == list(range(1, len(numbers) + 1)), "rulebook: its rules are not numbered from 1")
    cited = {rule for path in sorted(tests.glob("test_*.py")) for rule in _cited(path)}
    named = [rule for letter, number in found if (rule := letter + number) not in cited]
    hold(not named, f"rulebook: no test names {', '.join(named)}")


def check_endings(rules: Rules, reasons: Iterable[str]) -> None:
    """The reasons for which kept games ended are all that the catalogue has words for."""
    told = {id.removeprefix("reason-") for id in words_of(rules.ID, "en").ids if id.startswith("reason-")}
    unheard = sorted(told.symmetric_difference(reasons))
    hold(not unheard, f"endings: no finished game, or no words, for {', '.join(unheard)}")


def _cited(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield from _CITED.findall((ast.get_docstring(node) or "").partition(":")[0])
