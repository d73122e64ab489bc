"""The card being carried out: what may be chosen at each stage of it (E26 to E43)."""

from __future__ import annotations

from games.contract import Action, Seat
from games.exam.aims import foes, is_ready, neighbours, picks
from games.exam.attack import Attack, dodge_of, under
from games.exam.fields import FIELDS, distance
from games.exam.moving import jump_cells, may_move, run_cells, taken
from games.exam.state import Battle, Deed, Fighter, State, Token, fighter_of
from games.exam.techniques import LASTING, TECHNIQUES, Technique, cost_of, known_by, powers_of

DECLINE = Action("decline")
BACK = Action("back")
FACES = [Action("face", "left"), Action("face", "right")]


def deed_choices(state: State, battle: Battle) -> list[Action]:
    """What may be clicked at this stage of the card."""
    deed = battle.deed
    user = fighter_of(battle, deed.hero)
    match deed.stage:
        case "return":
            return [Action("return", str(cell)) for cell in return_cells(battle, user)]
        case "look" | "turn":
            return FACES
        case "upkeep":
            return _upkeep_choices(state, battle, user)
        case "pick":
            return [*_pick_choices(battle, user, deed), BACK]
    return [*_card_choices(state, battle, user, deed), DECLINE]


def melee_origins(state: State, battle: Battle, user: Fighter, by: Seat) -> dict[str, int]:
    """E31: whom the hero can strike, and from which cell; of several the one that is hardest to dodge."""
    origins: dict[str, int] = {}
    cells = [user.cell] + [token.cell for token in battle.tokens if _is_clone(token, user)]
    for cell in cells:
        for foe in neighbours(battle, user, by, cell):
            best = origins.get(foe.hero)
            if best is None or _dodge(state, battle, foe, user, cell) < _dodge(
                state, battle, foe, user, best
            ):
                origins[foe.hero] = cell
    return origins


def claw_targets(battle: Battle, user: Fighter, by: Seat) -> list[Fighter]:
    """Whom the puppet can strike: it looks every way."""
    puppet = under(battle, user.hero, "puppet")
    return [foe for foe in foes(battle, user, by) if distance(foe.cell, puppet.cell) == 1] if puppet else []


def puppet_cells(battle: Battle, user: Fighter) -> list[int]:
    puppet = under(battle, user.hero, "puppet")
    if puppet is None:
        return []
    reach = LASTING[puppet.technique]["puppet"]
    return [cell for cell in sorted(FIELDS[battle.field].cells) if 0 < distance(cell, puppet.cell) <= reach]


def seal_cells(battle: Battle, user: Fighter) -> list[int]:
    """E40: neighbouring cells without a hero or a seal."""
    blocked = taken(battle)
    near = FIELDS[battle.field].near[user.cell]
    blocked |= {seal.cell for seal in battle.seals}
    return [cell for cell in near if cell not in blocked]


def return_cells(battle: Battle, user: Fighter) -> list[int]:
    """E41: free neighbouring cells, else the same one, else the nearest free one."""
    blocked, field = taken(battle), FIELDS[battle.field]
    near = [cell for cell in field.near[user.cell] if cell not in blocked]
    if near or user.cell not in blocked:
        return near or [user.cell]
    free = field.cells - blocked
    least = min(distance(cell, user.cell) for cell in free)
    return sorted(cell for cell in free if distance(cell, user.cell) == least)


def techniques(state: State, battle: Battle, user: Fighter, by: Seat) -> list[Technique]:
    """E34: open at this level, paid for, unblocked, and with their condition met."""
    hero = state.heroes[user.hero]
    if under(battle, user.hero, "mute"):
        return []
    return [
        technique
        for technique in known_by(user.hero, hero.level)
        if cost_of(user.hero, technique) <= hero.chakra and is_ready(battle, user, by, technique)
    ]


def kept(battle: Battle, user: Fighter) -> list[str]:
    """The lasting techniques of a hero that cost upkeep."""
    mine = [token.technique for token in battle.tokens if token.user == user.hero]
    return [id for id in dict.fromkeys(mine) if TECHNIQUES[id].upkeep]


def upkeep_of(battle: Battle, user: Fighter) -> int:
    return sum(TECHNIQUES[id].upkeep for id in kept(battle, user))


def _upkeep_choices(state: State, battle: Battle, user: Fighter) -> list[Action]:
    """E35: keep all that is left and pay for it, or end one."""
    paid = upkeep_of(battle, user) <= state.heroes[user.hero].chakra
    ends = [Action("end", id) for id in kept(battle, user)]
    return [Action("keep"), *ends] if paid else ends


def _pick_choices(battle: Battle, user: Fighter, deed: Deed) -> list[Action]:
    technique = TECHNIQUES[deed.technique]
    nouns = picks(battle, user, deed.by, technique, deed.picked)
    return [Action(_pick_verb(noun), noun) for noun in nouns]


def _pick_verb(noun: str) -> str:
    if noun.isdecimal():
        return "cell"
    return "release" if noun in TECHNIQUES else "target"


def _card_choices(state: State, battle: Battle, user: Fighter, deed: Deed) -> list[Action]:
    moves = may_move(battle, user) and not deed.puppet
    match user.card:
        case "run":
            doings = [Action("run", str(cell)) for cell in run_cells(battle, user)] if moves else []
        case "jump":
            doings = [Action("jump", str(cell)) for cell in jump_cells(battle, user)] if moves else []
        case "melee":
            doings = [Action("hit", hero) for hero in melee_origins(state, battle, user, deed.by)]
            doings += [Action("claw", foe.hero) for foe in claw_targets(battle, user, deed.by)]
        case "equipment":
            doings = _item_choices(state, battle, user, deed.by)
        case "technique":
            doings = [Action("use", one.id) for one in techniques(state, battle, user, deed.by)]
        case _:
            doings = _focus_choices(state, battle, user)
    if not deed.puppet:
        doings += [Action("puppet", str(cell)) for cell in puppet_cells(battle, user)]
    return doings


def _item_choices(state: State, battle: Battle, user: Fighter, by: Seat) -> list[Action]:
    items = state.teams[user.seat].items
    doings = []
    if items["kunai"]:
        doings += [Action("kunai", foe.hero) for foe in foes(battle, user, by)]
    if items["seal"]:
        doings += [Action("seal", str(cell)) for cell in seal_cells(battle, user)]
    return doings + [Action(item) for item in ("smoke", "ration") if items[item]]


def _focus_choices(state: State, battle: Battle, user: Fighter) -> list[Action]:
    if under(battle, user.hero, "deaf"):
        return []
    power = powers_of(user.hero, state.heroes[user.hero].level) > user.powers
    return [Action("focus"), Action("unleash")] if power else [Action("focus")]


def _is_clone(token: Token, user: Fighter) -> bool:
    return token.on == user.hero and "reach" in LASTING[token.technique]


def _dodge(state: State, battle: Battle, foe: Fighter, user: Fighter, cell: int) -> int:
    return dodge_of(state, battle, foe, Attack(user, cell))[0]
