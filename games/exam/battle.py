"""A battle begins: its field, placing the heroes, and preparation (E20, E21, E25)."""

from __future__ import annotations

from games.contract import Action, Event, Seat, Tell
from games.exam.fields import FIELDS
from games.exam.heroes import CARDS, CHAKRA, HEALTH, STATS, TEAMS
from games.exam.state import Battle, Fighter, Side, State, Team, fighter_of, no_deed, side_of

BACK = Action("back")
LAY = "lay-"


def create(state: State, attacker: Seat, defender: Seat, final: int = 0) -> Battle:
    """A battle whose field is still to be picked."""
    sides = [Side(seat, "", [], False) for seat in (attacker, defender)]
    fighters = [_fighter(hero, side.seat) for side in sides for hero in TEAMS[state.teams[side.seat].name]]
    battle = Battle(
        field="",
        sides=sides,
        fighters=fighters,
        phase="field",
        turn=0,
        begun=True,
        active=0,
        deed=no_deed(),
        falls=[],
        seals=[],
        tokens=[],
        tasks=[],
        final=final,
    )
    state.battles.append(battle)
    return battle


def free_fields(state: State) -> list[str]:
    """E20: the fields no other battle uses."""
    used = {battle.field for battle in state.battles}
    return [field for field in FIELDS if field not in used]


def field_choices(state: State) -> list[Action]:
    return [Action("field", field) for field in free_fields(state)]


def pick_field(battle: Battle, field: str, tell: Tell) -> None:
    battle.field, battle.phase = field, "place"
    attacker, defender = (side.seat for side in battle.sides)
    tell(Event("battle", {"seat": attacker, "other": defender, "field": field}))


def place_choices(battle: Battle, seat: Seat) -> list[Action]:
    """E21: one of the heroes, on one of the start cells of its side."""
    cells = start_cells(battle, seat)
    mine = [one.hero for one in battle.fighters if one.seat == seat and not one.cell]
    return [Action("put", f"{hero}.{cell}") for hero in mine for cell in cells]


def start_cells(battle: Battle, seat: Seat) -> list[int]:
    starts, side = FIELDS[battle.field].starts, side_of(battle, seat).side
    blocked = {one.cell for one in battle.fighters}
    cells = starts[side] if side else starts["left"] + starts["right"]
    return [cell for cell in cells if cell not in blocked]


def place(battle: Battle, seat: Seat, action: Action, tell: Tell) -> None:
    hero, _, cell = action.noun.partition(".")
    _put(battle, seat, fighter_of(battle, hero), int(cell), tell)
    if all(one.cell for one in battle.fighters):
        begin_turn(battle, tell)


def begin_turn(battle: Battle, tell: Tell) -> None:
    """E25: everyone takes up the action cards; E22: cards may be laid before the order of turns is here."""
    battle.turn += 1
    battle.phase, battle.active = "prepare", 0
    for side in battle.sides:
        side.laid, side.done = [], False
    for fighter in battle.fighters:
        fighter.card, fighter.acted, fighter.stuck = "", False, False
    tell(Event("battle-turn", {"battle": battle.sides[0].seat, "turn": battle.turn}))


def prepare_choices(battle: Battle, seat: Seat) -> list[Action]:
    side = side_of(battle, seat)
    mine = [one for one in battle.fighters if one.seat == seat and not one.down]
    used = {one.card for one in mine}
    bare = [one.hero for one in mine if not one.card]
    lays = [Action(LAY + card, hero) for card in CARDS if card not in used for hero in bare]
    return lays + ([BACK] if side.laid else [])


def card_laid(action: Action) -> str:
    """The card that a click lays on a hero; "": it lays none."""
    return action.verb.removeprefix(LAY) if action.verb.startswith(LAY) else ""


def prepare(battle: Battle, seat: Seat, action: Action, tell: Tell) -> None:
    """E25: one card face down on each standing hero; the last one may be taken back until both are done."""
    side = side_of(battle, seat)
    if action == BACK:
        fighter_of(battle, side.laid.pop()).card, side.done = "", False
        return
    fighter_of(battle, action.noun).card = card_laid(action)
    side.laid.append(action.noun)
    if all(one.card for one in battle.fighters if one.seat == seat and not one.down):
        side.done = True
        tell(Event("prepared", {"battle": battle.sides[0].seat, "seat": seat}))
    if all(one.done for one in battle.sides):
        battle.phase = "fight" if battle.begun else "idle"


def is_due(battle: Battle) -> bool:
    """E22: whether a battle turn waits for the order of turns."""
    return not battle.begun and battle.phase in ("prepare", "idle")


def call(battle: Battle) -> None:
    """E22: the order of turns has come to a participant: the battle turn that was prepared is played."""
    battle.begun = True
    if battle.phase == "idle":
        battle.phase = "fight"


def restore(state: State, team: Team) -> None:
    """E48: all Health and Chakra back; what lies above the maximum stays."""
    for id in TEAMS[team.name]:
        hero = state.heroes[id]
        hero.health = max(hero.health, STATS[id, hero.level][HEALTH])
        hero.chakra = max(hero.chakra, STATS[id, hero.level][CHAKRA])


def _fighter(hero: str, seat: Seat) -> Fighter:
    return Fighter(
        hero=hero,
        seat=seat,
        cell=0,
        face=1,
        card="",
        acted=False,
        down=False,
        away=False,
        hang=False,
        dazed=False,
        stuck=False,
        powers=0,
    )


def _put(battle: Battle, seat: Seat, fighter: Fighter, cell: int, tell: Tell) -> None:
    starts = FIELDS[battle.field].starts
    if not battle.sides[0].side:
        left = cell in starts["left"]
        battle.sides[0].side, battle.sides[1].side = ("left", "right") if left else ("right", "left")
    fighter.cell, fighter.face = cell, 1 if side_of(battle, seat).side == "left" else -1
    battle.active = 1 - battle.active
    place = {"battle": battle.sides[0].seat, "seat": seat, "hero": fighter.hero, "cell": cell}
    tell(Event("placed", place))
