"""The cells that a hero's techniques reach from where it stands, whoever is on them: what a table draws."""

from __future__ import annotations

from collections.abc import Iterable

from games.contract import Json
from games.exam.aims import area, picks
from games.exam.fields import FIELDS, distance
from games.exam.state import Battle, Fighter, State
from games.exam.techniques import DOES, Technique, known_by


def reaches(state: State, battle: Battle, user: Fighter) -> dict[str, Json]:
    """The cells of every technique open to the hero, as words: "21 31 41"."""
    known = known_by(user.hero, state.heroes[user.hero].level)
    return {one.id: " ".join(map(str, sorted(cells_of(battle, user, one)))) for one in known}


def cells_of(battle: Battle, user: Fighter, technique: Technique) -> Iterable[int]:
    cells, home = FIELDS[battle.field].cells, user.cell
    match technique.aim:
        case "area":
            return area(battle, user, technique)
        case "within" | "around" | "turncoat":
            return (cell for cell in cells if 0 < distance(cell, home) <= technique.reach)
        case "row":
            return (cell for cell in _row(cells, home) if 0 < distance(cell, home) <= technique.reach)
        case "ahead":
            return (cell for cell in _row(cells, home) if (cell - home) * user.face > 0)
        case "neighbour":
            return cells & {home + 10 * user.face, home - 1, home + 1}
        case "ally" | "hexed":
            return (cell for cell in cells if distance(cell, home) <= 1)
        case "charge":
            return _level_way(battle, user, technique.reach)
        case "below":
            return (cell for cell in cells if cell % 10 < home % 10 + DOES[technique.id]["soar"])
        case "cell" | "spot" | "course" | "beside":
            return (int(noun) for noun in picks(battle, user, user.seat, technique, []) if noun.isdecimal())
    return [home] if technique.aim == "self" else []


def _row(cells: frozenset[int], home: int) -> Iterable[int]:
    return (cell for cell in cells if cell % 10 == home % 10)


def _level_way(battle: Battle, user: Fighter, reach: int) -> list[int]:
    """Level ground ahead, until it ends."""
    way: list[int] = []
    for step in range(1, reach + 1):
        cell = user.cell + 10 * user.face * step
        if cell not in FIELDS[battle.field].ground:
            break
        way.append(cell)
    return way
