"""What the style sheets promise: one scale, and a table that changes a little is restyled a little."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.ground.config import ROOT

SHEETS = ROOT / "static/css"

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SELECTORS = re.compile(r"([^{};]*:has\([^{};]*)\{")
COMMA = re.compile(r",(?![^()]*\))")
COMBINATOR = re.compile(r"[\s>+~]+")
INNERMOST = re.compile(r"\([^()]*\)")

TOKENS = ("scale.css", "base.css", "fonts.css")  # where values get their names
SIZED = r"font-size|font|gap|row-gap|column-gap|margin(?:-\w+)*|padding(?:-\w+)*|border-radius|z-index"
DECLARATION = re.compile(rf"(?<![\w-])({SIZED})\s*:\s*([^;{{}}]+)")
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(")
SIZE = re.compile(r"(?<![\w.-])\d*\.?\d+(?:px|r?em|cq\w+|vw|vh)")
IMPORTANT = re.compile("!important")
CONTAINER = re.compile(r"@container screen ([^{]+)")
CONDITION = re.compile(r"\(([^)]+)\)")
NAMED = {
    *("max-width: 640px", "min-width: 641px", "min-width: 900px", "min-width: 1600px"),
    *("max-height: 340px", "max-height: 480px", "min-height: 481px", "max-height: 700px"),
}
# Sheets that haven't moved to the scale: this list only shrinks.
_UNMOVED = {
    "": ("home"),
}
UNMOVED = {
    (Path(folder) / f"{name}.css").as_posix() for folder, names in _UNMOVED.items() for name in names.split()
}


def test_moved_sheets_are_on_the_scale() -> None:
    """Sizes, distances, radii, layers, colours and widths by name, and nothing by force."""
    moved = [path for path in _sheets() if _name(path) not in UNMOVED]
    assert {_name(path): found for path in moved if (found := _off_scale(path))} == {}


def test_sheets_that_have_moved_leave_the_list() -> None:
    known = {_name(path) for path in _sheets()}
    assert known >= UNMOVED
    assert [name for name in sorted(UNMOVED) if not _off_scale(SHEETS / name)] == []


@pytest.mark.parametrize(
    "rule",
    [
        "font-size: 13px",
        "font: 400 15px/1 Text",
        "padding: 0 7px",
        "gap: 6px 2px",
        "border-radius: 5px",
        "z-index: 6",
        "color: #fff",
        "color: red !important",
    ],
)
def test_what_is_off_the_scale_is_seen(tmp_path: Path, rule: str) -> None:
    sheet = tmp_path / "one.css"
    sheet.write_text(f".one {{ {rule}; }}")
    assert _off_scale(sheet)


def test_what_is_on_the_scale_is_not(tmp_path: Path) -> None:
    sheet = tmp_path / "one.css"
    sheet.write_text(
        """@container screen (min-width: 900px) and (max-height: 700px) {
          .one { font: 400 var(--type-lead)/1.1 Text; padding: 0 calc(var(--space-1) + var(--left-edge));
            margin: -3px 0 0 auto; width: 44px; border-radius: 50%; z-index: var(--layer-on) } }"""
    )
    assert _off_scale(sheet) == []


def _sheets() -> list[Path]:
    return [path for path in sorted(SHEETS.rglob("*.css")) if _name(path) not in TOKENS]


def _name(path: Path) -> str:
    return path.relative_to(SHEETS).as_posix()


def _off_scale(path: Path) -> list[str]:
    sheet = COMMENT.sub("", path.read_text())
    sized = [f"{name}: {value.strip()}" for name, value in DECLARATION.findall(sheet) if _is_off(name, value)]
    forced = IMPORTANT.findall(sheet)
    asked = [one for found in CONTAINER.findall(sheet) for one in CONDITION.findall(found)]
    colours = [] if path.name == "colours.css" else COLOUR.findall(sheet)  # a game's own tokens
    return [*sized, *colours, *forced, *(one for one in asked if one not in NAMED)]


def _is_off(name: str, value: str) -> bool:
    """A shift by a few pixels to the outside belongs to a drawing, a distance doesn't."""
    if name == "z-index":
        return "var(" not in value and value.strip() not in ("0", "auto")
    return any(not _is_shift(name, value, size) for size in SIZE.finditer(value))


def _is_shift(name: str, value: str, size: re.Match[str]) -> bool:
    return name.startswith("margin") and value[: size.start()].endswith("-")


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
