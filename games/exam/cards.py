"""The card being carried out: what may be chosen at each stage of it (E26 to E43)."""

from __future__ import annotations

from games.contract import Action, Seat
from games.exam.aims import faced_cells, foes, is_ready, neighbours, picks
from games.exam.attack import Attack, dodge_of, under
from games.exam.fields import FIELDS, distance
from games.exam.moving import is_rooted, jump_cells, may_move, run_cells, taken
from games.exam.state import Battle, Deed, Fighter, State, Token, fighter_of, new_deed
from games.exam.techniques import (
    DOES,
    LASTING,
    TECHNIQUES,
    Technique,
    cost_of,
    has_open_end,
    known_by,
    moves_user,
    powers_of,
)

DONE = Action("done")
BACK = Action("back")
TURN = "turn"  # behind the noun: the hero turns round afterwards (E27)
AS_IT_IS = frozenset({"smoke", "puppet", "end"})  # no turning with these
WAYS = {1: "right", -1: "left"}
CARD_OF = {
    "run": "run",
    "jump": "jump",
    "hit": "melee",
    "claw": "melee",
    "kunai": "equipment",
    "seal": "equipment",
    "smoke": "equipment",
    "ration": "equipment",
    "use": "technique",
    "focus": "concentration",
    "unleash": "concentration",
}
FIRST = ("ward", "leech", "hold", "control")  # tokens that do something before their bearer's action


def deed_choices(state: State, battle: Battle) -> list[Action]:
    """What may be clicked at this stage of the card."""
    deed = battle.deed
    user = fighter_of(battle, deed.hero)
    match deed.stage:
        case "return":
            return both_ways([Action("return", str(cell)) for cell in return_cells(battle, user)])
        case "upkeep":
            return _end_choices(battle, user)
        case "pick":
            return [*_pick_choices(battle, user, deed), BACK]
        case "face":
            return [Action("face", WAYS[user.face]), Action("face", WAYS[-user.face])]
    ends = [] if deed.paid else _end_choices(battle, user)
    return both_ways(_card_choices(state, battle, user, deed)) + ends


def open_choices(state: State, battle: Battle, waiting: list[Fighter]) -> list[Action]:
    """E26: open a card, or carry it out with the same click where nothing comes first."""
    ready = [one for one in waiting if not needs_opening(battle, one)]
    doings = [
        action
        for user in ready
        for action in _card_choices(state, battle, user, new_deed(user.hero, user.seat, "act", user.hang))
    ]
    return [Action("open", one.hero) for one in waiting] + both_ways(doings)


def needs_opening(battle: Battle, user: Fighter) -> bool:
    """Whether something happens to the hero, or is asked, before its action."""
    if user.away or user.dazed or kept(battle, user):
        return True
    return any(under(battle, user.hero, name) for name in FIRST)


def both_ways(doings: list[Action]) -> list[Action]:
    """E27: each action as it is, then each with a turn afterwards."""
    turns = [Action(one.verb, f"{one.noun}.{TURN}" if one.noun else TURN) for one in doings if _turns(one)]
    return doings + turns


def with_turn(noun: str) -> tuple[str, bool]:
    """A noun without its turn, and whether it had one."""
    bare, _, last = noun.rpartition(".")
    return (bare, True) if last == TURN else (noun, False)


def _turns(action: Action) -> bool:
    """E27: how a hero faces whose end isn't chosen is asked afterwards."""
    return action.verb not in AS_IT_IS and not (action.verb == "use" and has_open_end(action.noun))


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


def strike_cells(battle: Battle, user: Fighter) -> list[int]:
    """E31: where an enemy would stand within the hero's melee."""
    cells = [user.cell] + [token.cell for token in battle.tokens if _is_clone(token, user)]
    reach = {near for cell in cells for near in faced_cells(cell, user)}
    if puppet := under(battle, user.hero, "puppet"):
        reach |= set(FIELDS[battle.field].near[puppet.cell])
    return sorted(reach & FIELDS[battle.field].cells)


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
    """E34: paid for, and with their condition met."""
    return [
        technique
        for technique in affordable(state, battle, user)
        if is_ready(battle, user, by, technique)
        and not (moves_user(technique.id) and has_led_puppet(battle, user))
    ]


def affordable(state: State, battle: Battle, user: Fighter) -> list[Technique]:
    """E34: open at this level, unblocked, and with Chakra enough."""
    hero = state.heroes[user.hero]
    if under(battle, user.hero, "mute"):
        return []
    chakra = hero.chakra - upkeep_due(battle, user)
    return [one for one in known_by(user.hero, hero.level) if cost_of(user.hero, one) <= chakra]


def has_led_puppet(battle: Battle, user: Fighter) -> bool:
    """E6: the puppet moved instead of its master."""
    return battle.deed.hero == user.hero and battle.deed.puppet


def can_do_something(state: State, battle: Battle, user: Fighter) -> bool:
    """Whether the card on a hero has anything to do where the hero stands, or has done it."""
    return battle.deed.puppet or len(_card_choices(state, battle, user, battle.deed)) > 1


def kept(battle: Battle, user: Fighter) -> list[str]:
    """The lasting techniques of a hero that cost upkeep."""
    mine = [token.technique for token in battle.tokens if token.user == user.hero]
    return [id for id in dict.fromkeys(mine) if TECHNIQUES[id].upkeep]


def upkeep_of(battle: Battle, user: Fighter) -> int:
    return sum(TECHNIQUES[id].upkeep for id in kept(battle, user))


def upkeep_due(battle: Battle, user: Fighter) -> int:
    """E35: what the hero still has to pay with this action."""
    paid = battle.deed.hero == user.hero and battle.deed.paid
    return 0 if paid else upkeep_of(battle, user)


def _end_choices(battle: Battle, user: Fighter) -> list[Action]:
    """E35: acting keeps up and pays for whatever isn't ended first."""
    return [Action("end", id) for id in kept(battle, user)]


def _pick_choices(battle: Battle, user: Fighter, deed: Deed) -> list[Action]:
    technique = TECHNIQUES[deed.technique]
    nouns = picks(battle, user, deed.by, technique, deed.picked)
    enough = [DONE] if deed.picked and "place" in DOES[technique.id] else []
    return [Action(_pick_verb(noun), noun) for noun in nouns] + enough


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
    return [*doings, Action("decline", user.hero)]


def _item_choices(state: State, battle: Battle, user: Fighter, by: Seat) -> list[Action]:
    items = state.teams[user.seat].items
    doings = []
    if items["kunai"]:
        doings += [Action("kunai", foe.hero) for foe in foes(battle, user, by)]
    if items["seal"]:
        doings += [Action("seal", str(cell)) for cell in seal_cells(battle, user)]
    if items["smoke"] and not is_rooted(battle, user):
        doings.append(Action("smoke"))
    return doings + ([Action("ration")] if items["ration"] else [])


def _focus_choices(state: State, battle: Battle, user: Fighter) -> list[Action]:
    if under(battle, user.hero, "deaf"):
        return []
    power = powers_of(user.hero, state.heroes[user.hero].level) > user.powers
    return [Action("focus"), Action("unleash")] if power else [Action("focus")]


def _is_clone(token: Token, user: Fighter) -> bool:
    return token.on == user.hero and "reach" in LASTING[token.technique]


def _dodge(state: State, battle: Battle, foe: Fighter, user: Fighter, cell: int) -> int:
    return dodge_of(state, battle, foe, Attack(user, cell))[0]
