"""What the style sheets promise: a table that changes a little is restyled a little."""

from __future__ import annotations

import re

from app.ground.config import ROOT

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SELECTORS = re.compile(r"([^{};]*:has\([^{};]*)\{")
COMMA = re.compile(r",(?![^()]*\))")
COMBINATOR = re.compile(r"[\s>+~]+")
INNERMOST = re.compile(r"\([^()]*\)")


def test_what_depends_on_has_is_found_by_a_class() -> None:
    """Whatever comes or goes below such a rule, the browser restyles all that its last part may mean."""
    sheets = [COMMENT.sub("", path.read_text()) for path in (ROOT / "static/css").rglob("*.css")]
    rules = [rule for sheet in sheets for found in SELECTORS.findall(sheet) for rule in COMMA.split(found)]
    depending = [rule.strip() for rule in rules if ":has(" in rule]
    assert depending
    assert [rule for rule in depending if not _is_narrow(rule)] == []


def _is_narrow(rule: str) -> bool:
    while INNERMOST.search(rule):
        rule = INNERMOST.sub(lambda inside: ":has" if ":has" in inside[0] else "", rule)
    last = COMBINATOR.split(rule)[-1]
    return "." in last or ":has" in last
