"""Moving on a battlefield: running, jumping, seals on the way, falling (E28 to E30, E40)."""

from __future__ import annotations

from games.contract import Event, Seat
from games.exam.attack import LARGEST_DODGE, Fight, bonus, dodges, under, wound
from games.exam.fields import FIELDS, distance
from games.exam.heroes import DODGE, STATS
from games.exam.state import Battle, Fighter, Seal, State
from games.exam.techniques import LASTING

FORWARD, BACKWARD, UP = 5, 3, 2
SEAL_DAMAGE, SEAL_DODGE = 3, -1


def standing(battle: Battle) -> list[Fighter]:
    """The heroes on the field."""
    return [one for one in battle.fighters if one.cell and not (one.down or one.away)]


def taken(battle: Battle) -> set[int]:
    return {one.cell for one in battle.fighters if not (one.down or one.away)}


def on_ground(battle: Battle, fighter: Fighter) -> bool:
    return fighter.cell in FIELDS[battle.field].ground


def run_length(battle: Battle, hero: str) -> int:
    """E28: five cells forward, or what a lasting technique says."""
    lengths = [LASTING[token.technique].get("run", 0) for token in battle.tokens if token.on == hero]
    return max(FORWARD, *lengths) if lengths else FORWARD


def run_cells(battle: Battle, fighter: Fighter) -> list[int]:
    """E28: where a run may end, forward first."""
    if not on_ground(battle, fighter):
        return []
    ahead = level_cells(battle, fighter, fighter.face, run_length(battle, fighter.hero))
    return ahead + level_cells(battle, fighter, -fighter.face, BACKWARD)


def level_cells(battle: Battle, fighter: Fighter, way: int, length: int, through: bool = False) -> list[int]:
    """The free cells of level ground this way; enemies stop it unless it goes `through` them."""
    ground = FIELDS[battle.field].ground
    seats = {one.cell: one.seat for one in standing(battle)}
    cells = []
    for step in range(1, length + 1):
        cell = fighter.cell + 10 * way * step
        if cell not in ground:
            break
        if cell not in seats:
            cells.append(cell)
        elif seats[cell] != fighter.seat and not through:
            break
    return cells


def jump_cells(battle: Battle, fighter: Fighter) -> list[int]:
    """E29: one or two up, or any number down, with at most one cell sideways."""
    cells, blocked = FIELDS[battle.field].cells, taken(battle)
    rows = (*range(1, UP + 1), *range(-1, -(fighter.cell % 10), -1))
    ends = (fighter.cell + rise + 10 * side for rise in rows for side in (0, -1, 1))
    return [end for end in ends if end in cells and end not in blocked]


def run_path(start: int, end: int) -> list[int]:
    way = 10 if end > start else -10
    return list(range(start + way, end + way, way))


def jump_path(start: int, end: int) -> list[int]:
    """E29: up first and then sideways, or sideways first and then down."""
    side, rise = end // 10 - start // 10, end % 10 - start % 10
    way = 1 if rise > 0 else -1
    climb = [step * way for step in range(1, abs(rise) + 1)]
    if rise > 0:
        return [start + step for step in climb] + ([end] if side else [])
    aside = start + 10 * side
    return ([aside] if side else []) + [aside + step for step in climb]


def run_to(fight: Fight, fighter: Fighter, end: int) -> bool:
    """E28: cell by cell; a seal stops it on the last free cell; whether none did."""
    start, others = fighter.cell, taken(fight.battle) - {fighter.cell}
    free, stopped = start, False
    for cell in run_path(start, end):
        free = free if cell in others else cell
        if stopped := enters(fight, fighter, cell):
            break
    fighter.cell = free
    if not fighter.down:
        fight.tell(Event("ran", {"seat": fighter.seat, "hero": fighter.hero, "cell": fighter.cell}))
    return not stopped


def jump_to(fight: Fight, fighter: Fighter, end: int) -> None:
    for cell in jump_path(fighter.cell, end):
        if enters(fight, fighter, cell):
            settle(fight, fighter)
            return
    fighter.hang = not on_ground(fight.battle, fighter)
    there = {"seat": fighter.seat, "hero": fighter.hero, "cell": fighter.cell}
    fight.tell(Event("hung", there) if fighter.hang else Event("jumped", there))


def push(fight: Fight, fighter: Fighter, way: int, length: int) -> None:
    """E6: away from the user, before a hero or the edge; over air it falls at once."""
    cells, blocked, start = fight.field.cells, taken(fight.battle), fighter.cell
    for _ in range(length):
        cell = fighter.cell + 10 * way
        if cell not in cells or cell in blocked or enters(fight, fighter, cell):
            break
    if fighter.cell == start:
        return
    if not fighter.down:
        fight.tell(Event("pushed", {"seat": fighter.seat, "hero": fighter.hero, "cell": fighter.cell}))
    settle(fight, fighter)


def lift(fight: Fight, fighter: Fighter) -> None:
    """Thrown one cell up, where there is room, and hanging there."""
    cell = fighter.cell + 1
    if cell not in fight.field.cells or cell in taken(fight.battle):
        return
    if enters(fight, fighter, cell):
        settle(fight, fighter)
        return
    fighter.hang = not on_ground(fight.battle, fighter)
    fight.tell(Event("lifted", {"seat": fighter.seat, "hero": fighter.hero, "cell": fighter.cell}))


def appear(fight: Fight, fighter: Fighter, cell: int) -> None:
    """E41: back on the field, hanging where there is no ground."""
    stopped = enters(fight, fighter, cell)
    if stopped:
        settle(fight, fighter)
    elif not fighter.down:
        fighter.hang = not on_ground(fight.battle, fighter)


def enters(fight: Fight, fighter: Fighter, cell: int) -> bool:
    """E40: whether coming onto this cell set off a seal, which stops the hero."""
    fighter.cell = cell
    seal = seal_near(fight.battle, fighter.seat, cell)
    if seal:
        _set_off(fight, fighter, seal)
    return seal is not None


def seal_near(battle: Battle, seat: Seat, cell: int) -> Seal | None:
    """An enemy's seal on this cell or next to it, the oldest first."""
    for seal in battle.seals:
        if seal.seat != seat and distance(seal.cell, cell) <= 1:
            return seal
    return None


def seal_dodge(state: State, battle: Battle, fighter: Fighter) -> tuple[int, dict[str, int]]:
    """E40: Dodge -1, wherever the seal lies; with the reasons for it."""
    if under(battle, fighter.hero, "blank"):
        return 0, {"card": 0}
    reasons = {"card": STATS[fighter.hero, state.heroes[fighter.hero].level][DODGE]}
    if lasting := bonus(battle, fighter.hero, "dodge"):
        reasons["tokens"] = lasting
    reasons["seal"] = SEAL_DODGE
    return min(LARGEST_DODGE, sum(reasons.values())), reasons


def settle(fight: Fight, fighter: Fighter) -> None:
    """Stay on free ground, or drop to it."""
    if fighter.down:
        return
    ends = landings(fight.battle, fighter)
    if ends == [fighter.cell]:
        fighter.hang = False
    else:
        fall(fight, fighter)


def fall(fight: Fight, fighter: Fighter) -> None:
    """E30: to the nearest ground below; the owner chooses where there is a choice."""
    ends = landings(fight.battle, fighter)
    if len(ends) == 1:
        drop(fight, fighter, ends[0])
        return
    fighter.hang = True
    if fighter.hero not in fight.battle.falls:
        fight.battle.falls.append(fighter.hero)


def landings(battle: Battle, fighter: Fighter) -> list[int]:
    """E30: where a fall may end."""
    field = FIELDS[battle.field]
    blocked = {one.cell for one in standing(battle) if one is not fighter}
    for cell in range(fighter.cell, fighter.cell - fighter.cell % 10, -1):
        if cell not in field.ground:
            continue
        if cell not in blocked:
            return [cell]
        beside = [side for side in (cell - 10, cell + 10) if side in field.ground and side not in blocked]
        if beside:
            return beside
    return _nearest(field.ground - blocked, fighter.cell - fighter.cell % 10 + 1)


def drop(fight: Fight, fighter: Fighter, end: int) -> None:
    """Fall cell by cell to its end; a seal beside the way goes off and stops nothing more."""
    for cell in _way_down(fighter.cell, end):
        enters(fight, fighter, cell)
        if fighter.down:
            return
    fighter.cell, fighter.hang = end, False
    fight.tell(Event("fell", {"seat": fighter.seat, "hero": fighter.hero, "cell": end}))


def hang_over(fight: Fight, fighter: Fighter) -> None:
    """E30: a hero that hung before its action falls after it."""
    if not fighter.down and not fighter.away and not on_ground(fight.battle, fighter):
        fall(fight, fighter)


def is_rooted(battle: Battle, fighter: Fighter) -> bool:
    """Whether the hero's own technique keeps it in its place."""
    return any(token.user == fighter.hero and "rooted" in LASTING[token.technique] for token in battle.tokens)


def may_move(battle: Battle, fighter: Fighter) -> bool:
    """Whether the hero may run or jump."""
    return under(battle, fighter.hero, "pinned") is None and not is_rooted(battle, fighter)


def _set_off(fight: Fight, fighter: Fighter, seal: Seal) -> None:
    fight.battle.seals.remove(seal)
    deed = fight.battle.deed
    deed.open_end |= deed.hero == fighter.hero and deed.stage in ("drop", "turn")
    fight.tell(Event("seal-off", {"seat": seal.seat, "hero": fighter.hero, "cell": seal.cell}))
    if not dodges(fight, fighter, *seal_dodge(fight.state, fight.battle, fighter)):
        wound(fight, fighter, max(0, SEAL_DAMAGE - bonus(fight.battle, fighter.hero, "guard")))


def _way_down(start: int, end: int) -> list[int]:
    column = start - start % 10
    down = [column + row for row in range(start % 10 - 1, end % 10 - 1, -1)]
    return down if end in (start, *down) else [*down, end]


def _nearest(cells: frozenset[int], origin: int) -> list[int]:
    least = min(distance(cell, origin) for cell in cells)
    return sorted(cell for cell in cells if distance(cell, origin) == least)
