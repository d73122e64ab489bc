"""A turn on the forest map: move, dash, meet, find (E13 to E19)."""

from __future__ import annotations

from games.contract import Action, Dice, Event, Seat, Tell
from games.exam.battle import create, field_choices, pick_field
from games.exam.fields import PATHS, TOWER
from games.exam.heroes import CACHE, CHAKRA, DIE, HEALTH, STATS, STREAM, TEAMS, TOP
from games.exam.order import pass_on
from games.exam.state import Battle, State, battle_of
from games.exam.tower import enter, may_enter

DASH = 2
OPENS = 4
STAY, BACK, END, SEARCH = Action("stay"), Action("back"), Action("end"), Action("search")


def move_choices(state: State, seat: Seat) -> list[Action]:
    match state.mover.stage:
        case "move":
            return [*_steps(state, seat, state.teams[seat].cell), STAY, *_dashes(state, seat)]
        case "find":
            return [Action("open"), Action("skip")]
        case "path":
            return [*_steps(state, seat, state.teams[seat].cell), Action("hide")]
        case "field":
            return [*field_choices(state), BACK]
    return _arrive_choices(state, seat)


def move(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    match state.mover.stage:
        case "field":
            _choose_field(state, seat, action, tell)
        case "find" if action.verb == "open":
            _open(state, seat, tell)
        case "path" if action.verb == "hide":
            _hide(state, seat, tell)
        case _:
            _set_out(state, seat, action, dice, tell)


def _set_out(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    match action.verb:
        case "go":
            _go(state, seat, int(action.noun), dice, tell)
        case "dash":
            _dash(state, seat, int(action.noun), dice, tell)
        case "stay":
            tell(Event("stayed", {"seat": seat}))
            _arrive(state, seat, False, dice, tell)
        case "search":
            _search(state, seat, dice, tell)
        case "attack":
            create(state, seat, int(action.noun))
            state.mover.stage = "field"
        case _:
            pass_on(state, tell)


def call_off(state: State, battle: Battle, dice: Dice, tell: Tell) -> None:
    """E55: the team attacked has left before the field was picked; the mover stands there as just arrived."""
    state.battles.remove(battle)
    _arrive(state, state.mover.seat, state.mover.moved, dice, tell)


def may_dash(state: State, seat: Seat) -> bool:
    """E13: not if any hero has 2 Health or less."""
    return all(state.heroes[hero].health > DASH for hero in TEAMS[state.teams[seat].name])


def targets(state: State, seat: Seat) -> list[Seat]:
    """E16: the teams on the same cell that may be attacked; E49: by nobody who is tired."""
    if state.mover.tired:
        return []
    cell = state.teams[seat].cell
    return [
        other
        for other, team in enumerate(state.teams)
        if other != seat
        and team.cell == cell
        and team.place == "forest"
        and not (team.resting or team.hidden or battle_of(state, other))
    ]


def _steps(state: State, seat: Seat, cell: int) -> list[Action]:
    """E13, E50: neighbouring cells; the Tower only with both scrolls, and not for the tired."""
    ways = PATHS[cell]
    if TOWER in ways and (state.mover.tired or not may_enter(state, seat)):
        return [Action("go", str(way)) for way in ways if way != TOWER]
    return [Action("go", str(way)) for way in ways]


def _dashes(state: State, seat: Seat) -> list[Action]:
    """E13: two cells straight or round a corner; the Tower ends any way."""
    if not may_dash(state, seat):
        return []
    start = state.teams[seat].cell
    ways = [step.noun for way in PATHS[start] if way != TOWER for step in _steps(state, seat, way)]
    return [Action("dash", end) for end in dict.fromkeys(ways) if end != str(start)]


def _arrive_choices(state: State, seat: Seat) -> list[Action]:
    """E15, E16: attack, or roll for the find; who stayed need do neither."""
    attacks = [Action("attack", str(other)) for other in targets(state, seat)]
    found = str(state.teams[seat].cell) in state.finds
    if found and state.mover.moved:
        return [*attacks, SEARCH]
    return [*attacks, SEARCH, END] if found else [*attacks, END]


def _dash(state: State, seat: Seat, cell: int, dice: Dice, tell: Tell) -> None:
    for id in TEAMS[state.teams[seat].name]:
        state.heroes[id].health -= DASH
    tell(Event("dashed", {"seat": seat}))
    _go(state, seat, cell, dice, tell)


def _choose_field(state: State, seat: Seat, action: Action, tell: Tell) -> None:
    battle = battle_of(state, seat)
    assert battle
    if action == BACK:
        state.battles.remove(battle)
        state.mover.stage = "arrive"
    else:
        pick_field(battle, action.noun, tell)
        pass_on(state, tell)


def _go(state: State, seat: Seat, cell: int, dice: Dice, tell: Tell) -> None:
    if cell == TOWER:
        enter(state, seat, tell)
        if state.phase == "forest":
            pass_on(state, tell)
        return
    state.teams[seat].cell = cell
    tell(Event("moved", {"seat": seat, "cell": cell}))
    _arrive(state, seat, True, dice, tell)


def _arrive(state: State, seat: Seat, moved: bool, dice: Dice, tell: Tell) -> None:
    """Ask only where there is a choice."""
    state.mover.stage, state.mover.moved = "arrive", moved
    match _arrive_choices(state, seat):
        case [Action("search")]:
            _search(state, seat, dice, tell)
        case [Action("end")]:
            pass_on(state, tell)


def _search(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    """E15: 4 or more: the token may be opened."""
    roll = dice.roll(DIE)
    tell(Event("searched", {"seat": seat, "roll": roll}))
    if roll >= OPENS:
        state.mover.stage = "find"
    else:
        pass_on(state, tell)


def _open(state: State, seat: Seat, tell: Tell) -> None:
    find = state.finds.pop(str(state.teams[seat].cell))
    tell(Event("found", {"seat": seat, "find": find}))
    match find:
        case "path":
            state.mover.stage = "path"
            return
        case "cache":
            items = state.teams[seat].items
            for item, count in CACHE.items():
                items[item] += count
        case _:
            _refresh(state, seat)
    pass_on(state, tell)


def _hide(state: State, seat: Seat, tell: Tell) -> None:
    """E19: no battle against this team until its next turn starts."""
    state.teams[seat].hidden = True
    tell(Event("hid", {"seat": seat}))
    pass_on(state, tell)


def _refresh(state: State, seat: Seat) -> None:
    """E18: 2 of each back, or 2 above the maximum for a hero that has it, except at the top level."""
    for id in TEAMS[state.teams[seat].name]:
        hero = state.heroes[id]
        stats = STATS[id, hero.level]
        hero.health = _refreshed(hero.health, stats[HEALTH], hero.level)
        hero.chakra = _refreshed(hero.chakra, stats[CHAKRA], hero.level)


def _refreshed(value: int, most: int, level: int) -> int:
    if value < most:
        return min(most, value + STREAM)
    return value if level == TOP else max(value, most + STREAM)
