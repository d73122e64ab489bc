"""Whom and what a technique may be aimed at: the next pick's choices, and who is hit without one."""

from __future__ import annotations

from collections.abc import Callable

from games.contract import Seat
from games.exam.fields import FIELDS, distance
from games.exam.moving import is_rooted, level_cells, may_move, on_ground, standing, taken
from games.exam.state import Battle, Fighter, Token, fighter_of
from games.exam.techniques import AREAS, DOES, LASTING, TECHNIQUES, Technique

Picks = Callable[[Battle, Fighter, Seat, Technique, list[str]], list[str]]


def picks(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    """What may be picked next; nothing: the picking is done."""
    return AIMS[technique.aim](battle, user, by, technique, picked) if technique.aim in AIMS else []


def struck(battle: Battle, user: Fighter, by: Seat, technique: Technique) -> list[Fighter]:
    """Whom a technique hits that needs no pick."""
    match technique.aim:
        case "area":
            cells = area(battle, user, technique)
            return [foe for foe in foes(battle, user, by) if foe.cell in cells]
        case "around":
            return [foe for foe in foes(battle, user, by) if distance(foe.cell, user.cell) <= technique.reach]
        case "below":
            row = user.cell % 10 + DOES[technique.id]["soar"]
            return [foe for foe in foes(battle, user, by) if foe.cell % 10 < row]
        case "charge":
            _, met = course(battle, user, by, technique)
            return [met] if met else []
    return []


def is_ready(battle: Battle, user: Fighter, by: Seat, technique: Technique) -> bool:
    """Whether a technique's condition is met: a token free, somebody to aim at, room."""
    if technique.tokens and free_tokens(battle, technique) < 1:
        return False
    match technique.aim:
        case "self":
            return True
        case "charge" | "below" | "course" if not may_move(battle, user):
            return False
        case "charge":
            return on_ground(battle, user) and bool(struck(battle, user, by, technique))
        case "below":
            above = user.cell + DOES[technique.id]["soar"]
            room = above in FIELDS[battle.field].cells and above not in taken(battle)
            return room and bool(struck(battle, user, by, technique))
        case "area" | "around":
            return bool(struck(battle, user, by, technique))
    return bool(picks(battle, user, by, technique, []))


def free_tokens(battle: Battle, technique: Technique) -> int:
    """How many of a technique's tokens are unused; the disguise may be moved (E6)."""
    if "disguise" in LASTING[technique.id]:
        return 1
    used = sum(token.technique == technique.id for token in battle.tokens)
    return technique.tokens - used


def foes(battle: Battle, user: Fighter, by: Seat) -> list[Fighter]:
    """The enemies of whoever carries out the card."""
    return [one for one in standing(battle) if one.seat != by and one is not user]


def area(battle: Battle, user: Fighter, technique: Technique) -> set[int]:
    """The cells of an area pattern, counted in the direction faced."""
    cells = FIELDS[battle.field].cells
    marks = {user.cell + 10 * ahead * user.face + up for ahead, up in AREAS[technique.id]}
    return marks & cells


def course(battle: Battle, user: Fighter, by: Seat, technique: Technique) -> tuple[int, Fighter | None]:
    """A charge: the last free cell of level ground before the first enemy, and that enemy."""
    ground = FIELDS[battle.field].ground
    others = {one.cell: one for one in standing(battle)}
    free = user.cell
    for step in range(1, technique.reach + 1):
        cell = user.cell + 10 * user.face * step
        if cell not in ground:
            break
        if cell in others and others[cell].seat != by:
            return free, others[cell]
        free = free if cell in others else cell
    return free, None


def neighbours(battle: Battle, user: Fighter, by: Seat, cell: int) -> list[Fighter]:
    """E31: enemies beside this cell that the user faces, and those straight above or below."""
    reach = faced_cells(cell, user)
    return [foe for foe in foes(battle, user, by) if foe.cell in reach]


def faced_cells(cell: int, user: Fighter) -> tuple[int, int, int]:
    """E31: the cell ahead, and those straight above and below."""
    return cell + 10 * user.face, cell - 1, cell + 1


def hexes(battle: Battle, bearer: str) -> list[Token]:
    """The tokens of enemy techniques on a hero."""
    mine = fighter_of(battle, bearer).seat
    return [
        token for token in battle.tokens if token.on == bearer and fighter_of(battle, token.user).seat != mine
    ]


def nearest(battle: Battle, victim: Fighter) -> list[Fighter]:
    """The nearest other heroes of the victim's own team, else the nearest of all."""
    others = [one for one in standing(battle) if one is not victim]
    friends = [one for one in others if one.seat == victim.seat] or others
    least = min((distance(one.cell, victim.cell) for one in friends), default=0)
    return [one for one in friends if distance(one.cell, victim.cell) == least]


def _open_to(battle: Battle, technique: Technique, targets: list[Fighter]) -> list[str]:
    """Without those that are immune, or bear this technique's token already."""
    bearers = {token.on for token in battle.tokens if token.technique == technique.id}
    if technique.mind:
        bearers |= {token.on for token in battle.tokens if "calm" in LASTING[token.technique]}
    return [one.hero for one in targets if one.hero not in bearers]


def _within(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    if len(picked) == technique.picks:
        return []
    near = [foe for foe in foes(battle, user, by) if distance(foe.cell, user.cell) <= technique.reach]
    return _open_to(battle, technique, near)


def _any(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    if len(picked) == technique.picks:
        return []
    return [foe.hero for foe in foes(battle, user, by)]


def _neighbour(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    return [] if picked else [foe.hero for foe in neighbours(battle, user, by, user.cell)]


def _row(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    if picked:
        return []
    level = [foe for foe in foes(battle, user, by) if foe.cell % 10 == user.cell % 10]
    return _open_to(
        battle, technique, [foe for foe in level if distance(foe.cell, user.cell) <= technique.reach]
    )


def _ahead(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    if picked:
        return []
    level = [foe for foe in foes(battle, user, by) if foe.cell % 10 == user.cell % 10]
    return _open_to(battle, technique, [foe for foe in level if (foe.cell - user.cell) * user.face > 0])


def _held(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    if picked:
        return []
    bearers = {
        token.on for token in battle.tokens if token.technique == technique.after and token.user == user.hero
    }
    return [foe.hero for foe in foes(battle, user, by) if foe.hero in bearers]


def _turncoat(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    if not picked:
        near = [foe for foe in foes(battle, user, by) if distance(foe.cell, user.cell) <= technique.reach]
        return _open_to(battle, technique, near)
    victims = nearest(battle, fighter_of(battle, picked[0])) if len(picked) == 1 else []
    return [one.hero for one in victims] if len(victims) > 1 else []


def _ally(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    if picked:
        return []
    mine = [one for one in standing(battle) if one.seat == user.seat]
    return [one.hero for one in mine if distance(one.cell, user.cell) <= 1]


def _hexed(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    if not picked:
        mine = [one for one in standing(battle) if one.seat == user.seat]
        near = [one for one in mine if distance(one.cell, user.cell) <= 1]
        return [one.hero for one in near if hexes(battle, one.hero)]
    on_it = [token.technique for token in hexes(battle, picked[0])] if len(picked) == 1 else []
    return on_it if len(on_it) > 1 else []


def _cell(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    most = min(technique.picks, free_tokens(battle, technique)) if technique.tokens else technique.picks
    if len(picked) == most or ("appear" in DOES[technique.id] and is_rooted(battle, user)):
        return []
    free = FIELDS[battle.field].ground - taken(battle) - _marked(battle, technique, picked)
    return [str(cell) for cell in sorted(free) if distance(cell, user.cell) <= technique.reach]


def _spot(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    if picked:
        return []
    cells = FIELDS[battle.field].cells
    return [str(cell) for cell in sorted(cells) if distance(cell, user.cell) <= technique.reach]


def _beside(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    puppets = [token for token in battle.tokens if token.technique == technique.after]
    if len(picked) == free_tokens(battle, technique) or not puppets:
        return []
    marked = _marked(battle, technique, picked)
    return [str(cell) for cell in FIELDS[battle.field].near[puppets[0].cell] if cell not in marked]


def _marked(battle: Battle, technique: Technique, picked: list[str]) -> set[int]:
    """Cells that were picked, or bear a token of this technique."""
    marks = {token.cell for token in battle.tokens if token.technique == technique.id}
    return marks | {int(cell) for cell in picked}


def _course(battle: Battle, user: Fighter, by: Seat, technique: Technique, picked: list[str]) -> list[str]:
    if picked or not on_ground(battle, user):
        return []
    return [str(cell) for cell in level_cells(battle, user, user.face, technique.reach, through=True)]


AIMS: dict[str, Picks] = {
    "within": _within,
    "any": _any,
    "neighbour": _neighbour,
    "row": _row,
    "ahead": _ahead,
    "held": _held,
    "turncoat": _turncoat,
    "ally": _ally,
    "hexed": _hexed,
    "cell": _cell,
    "spot": _spot,
    "beside": _beside,
    "course": _course,
}
HOSTILE = frozenset(
    {"within", "any", "neighbour", "row", "ahead", "held", "turncoat", "area", "around", "below", "charge"}
)


def is_hostile(technique: str) -> bool:
    """E6: whether a technique is aimed at an enemy, which ends the user's disguise."""
    return TECHNIQUES[technique].aim in HOSTILE
