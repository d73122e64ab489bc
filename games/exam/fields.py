"""The forest map and the three battlefields, drawn as text (E10, E20).

A cell is a number: ten times its column plus its row, both counted from 1 at the lower left.
"""

from __future__ import annotations

from dataclasses import dataclass

MAP_ROWS = (  # row 7 first; # cliff, T Tower, o find cell, 1 to 6 entrances
    ".4...2.",
    "...o...",
    ".oo.oo.",
    "5#oTo#6",
    ".oo.oo.",
    "...o...",
    ".1...3.",
)

GROUND = "S"
WATER = "W"  # stood on like ground

FOREST_ROWS = (
    "..SS....SS..",
    ".....SS.....",
    "SSS......SSS",
    "...SS..SS...",
    "SS...SS...SS",
    "SSSSSSSSSSSS",
)
WATERFALL_ROWS = (
    "SS........SS",
    "..S.SSSS.S..",
    "SS........SS",
    "..SS....SS..",
    "S....SS....S",
    "SSSSWWWWSSSS",
)
CAVE_ROWS = (
    "SS.S....S.SS",
    "....SSSS....",
    "SSS......SSS",
    "...S.SS.S...",
    "SSSSSSSSSSSS",
)


def column(cell: int) -> int:
    return cell // 10


def row(cell: int) -> int:
    return cell % 10


def distance(one: int, other: int) -> int:
    """E6: columns plus rows."""
    return abs(one // 10 - other // 10) + abs(one % 10 - other % 10)


def read(rows: tuple[str, ...]) -> dict[int, str]:
    """Every cell with its sign."""
    height = len(rows)
    return {10 * (x + 1) + height - y: sign for y, line in enumerate(rows) for x, sign in enumerate(line)}


@dataclass(frozen=True, slots=True)
class Field:
    id: str
    rows: tuple[str, ...]
    starts: dict[str, tuple[int, ...]]
    cells: frozenset[int]
    ground: frozenset[int]
    near: dict[int, tuple[int, ...]]
    height: int


def _near(cells: frozenset[int]) -> dict[int, tuple[int, ...]]:
    return {
        cell: tuple(other for other in (cell - 10, cell + 10, cell - 1, cell + 1) if other in cells)
        for cell in cells
    }


def _field(id: str, rows: tuple[str, ...], left: tuple[int, ...]) -> Field:
    signs = read(rows)
    cells = frozenset(signs)
    ground = frozenset(cell for cell, sign in signs.items() if sign in (GROUND, WATER))
    mirror = len(rows[0]) + 1
    right = tuple(10 * (mirror - column(cell)) + row(cell) for cell in left)
    return Field(id, rows, {"left": left, "right": right}, cells, ground, _near(cells), len(rows))


FIELDS = {
    field.id: field
    for field in (
        _field("forest", FOREST_ROWS, (31, 43, 34)),
        _field("waterfall", WATERFALL_ROWS, (31, 43, 24)),
        _field("cave", CAVE_ROWS, (31, 42, 33)),
    )
}

_MAP = read(MAP_ROWS)
TOWER = next(cell for cell, sign in _MAP.items() if sign == "T")
ENTRANCES = {int(sign): cell for cell, sign in sorted(_MAP.items()) if sign.isdigit()}
FIND_CELLS = tuple(sorted(cell for cell, sign in _MAP.items() if sign == "o"))
PATHS = _near(frozenset(cell for cell, sign in _MAP.items() if sign != "#"))
