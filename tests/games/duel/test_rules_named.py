"""Every rule of the rulebook is named by a test that proves it."""

from __future__ import annotations

import re
from pathlib import Path


def test_every_rule_is_named_by_some_test() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    docstrings = re.findall(r'"""(D\d+[:,].*?)"""', sources, re.S)
    named = {int(number) for docstring in docstrings for number in re.findall(r"\bD(\d+)", docstring)}
    assert named >= set(range(1, 31))


def test_the_rulebook_has_every_rule() -> None:
    rulebook = Path(__file__).parents[3] / "games" / "duel" / "rulebook.md"
    numbers = re.findall(r"^- D(\d+) ", rulebook.read_text(encoding="utf-8"), re.M)
    assert numbers == [str(number) for number in range(1, 31)]
