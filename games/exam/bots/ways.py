"""Where a hero wants to be: every cell of the field by the best blow it leads to."""

from __future__ import annotations

from heapq import heapify, heappop, heappush

from games.exam.aims import foes
from games.exam.bots import weights
from games.exam.bots.battle_seen import BattleSeen
from games.exam.fields import FIELDS, Field
from games.exam.moving import BACKWARD, FORWARD, UP, taken
from games.exam.state import Fighter


def lures(table: BattleSeen, user: Fighter) -> dict[int, float]:
    """What each cell is worth: the best blow from there, less for every action before it."""
    if user.hero not in table.lures:
        table.lures[user.hero] = _spread(table, user)
    return table.lures[user.hero]


def _spread(table: BattleSeen, user: Fighter) -> dict[int, float]:
    """From the best blow downwards, so that the first way found to a cell is its best."""
    field, blocked = FIELDS[table.battle.field], taken(table.battle) - {user.cell}
    queue = [(-blow, cell) for cell, blow in _blow_cells(table, user, field, blocked).items()]
    heapify(queue)
    worth: dict[int, float] = {}
    fresh = field.cells - blocked
    while queue:
        lost, cell = heappop(queue)
        if worth.setdefault(cell, -lost) > -lost or lost + weights.STEP > -weights.NOWHERE:
            continue
        ways = SOURCES[field.id][cell] & fresh
        fresh -= ways
        for way in ways:
            heappush(queue, (lost + weights.STEP, way))
    return worth


def _blow_cells(table: BattleSeen, user: Fighter, field: Field, blocked: set[int]) -> dict[int, float]:
    worth: dict[int, float] = {}
    for foe in foes(table.battle, user, table.seat):
        for cell in field.near[foe.cell]:
            if cell not in blocked:
                worth[cell] = max(worth.get(cell, 0.0), table.melee(user, foe, cell))
    return worth


def _reach(field: Field, cell: int) -> set[int]:
    """Where a run or a jump from here may end, if nobody is in the way."""
    rows = (*range(1, UP + 1), *range(-1, -(cell % 10), -1))
    ends = {cell + rise + 10 * side for rise in rows for side in (-1, 0, 1)} & field.cells
    if cell in field.ground:
        for way, length in ((10, FORWARD), (-10, BACKWARD), (-10, FORWARD), (10, BACKWARD)):
            for step in range(1, length + 1):
                if cell + way * step not in field.ground:
                    break
                ends.add(cell + way * step)
    return ends


def _sources(field: Field) -> dict[int, frozenset[int]]:
    reach = {cell: _reach(field, cell) for cell in field.cells}
    return {cell: frozenset(one for one in reach if cell in reach[one]) for cell in field.cells}


SOURCES = {id: _sources(field) for id, field in FIELDS.items()}
