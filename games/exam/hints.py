"""What a click would reach and hit, and the chance to dodge it, from what its seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from games.contract import Action, Json, Seat
from games.exam.aims import area, course, foes, is_hostile, picks, struck
from games.exam.attack import Attack, attack_of, bonus, dodge_of, equipment_of, has_ward, under
from games.exam.battle import card_laid
from games.exam.cards import (
    CARD_OF,
    affordable,
    claw_targets,
    melee_origins,
    puppet_cells,
    seal_cells,
    strike_cells,
    techniques,
    with_turn,
)
from games.exam.fields import FIELDS
from games.exam.fight import opener
from games.exam.forest import OPENS
from games.exam.heroes import DIE
from games.exam.moving import jump_cells, jump_path, may_move, run_cells, run_path, seal_dodge, seal_near
from games.exam.reaching import cells_of
from games.exam.state import Battle, Deed, Fighter, State, battle_of, fighter_of, new_deed
from games.exam.techniques import DOES, KUNAI_DODGE, TECHNIQUES, Technique, cost_of
from games.exam.wasted import why_wasted

THOUSAND = 1000
SURE: dict[str, Json] = {"dodge": 0, "sure": 1}  # can't be dodged


def hint(state: State, seat: Seat, action: Action) -> dict[str, Json]:
    if state.phase in ("teams", "levels"):
        return {}
    if state.mover.seat == seat:
        return _forest_hint(state, action)
    battle = battle_of(state, seat)
    if battle is None or battle.phase not in ("prepare", "fight"):
        return {}
    return _battle_hint(state, battle, action)


def per_mille(dodge: int) -> int:
    return max(0, dodge) * THOUSAND // DIE


def _forest_hint(state: State, action: Action) -> dict[str, Json]:
    looks = action.verb == "search" or (action.verb == "go" and action.noun in state.finds)
    return {"find": (DIE + 1 - OPENS) * THOUSAND // DIE} if looks else {}


def _battle_hint(state: State, battle: Battle, action: Action) -> dict[str, Json]:
    if card := card_laid(action):
        return _card_hint(state, battle, fighter_of(battle, action.noun), card)
    if action.verb == "open":
        fighter = fighter_of(battle, action.noun)
        return _card_hint(state, battle, fighter, fighter.card)
    bare = Action(action.verb, with_turn(action.noun)[0])
    if battle.deed.hero:
        return _deed_hint(state, battle, battle.deed, bare)
    if bare.verb not in CARD_OF:
        return {}
    user = opener(battle, bare)
    return _deed_hint(state, battle, new_deed(user.hero, user.seat, "act", user.hang), bare)


def _card_hint(state: State, battle: Battle, user: Fighter, card: str) -> dict[str, Json]:
    """What the card can reach from where the hero stands now, or why it would do nothing."""
    if user.away:
        return {}
    reach = _card_reach(state, battle, user, card)
    why = why_wasted(state, battle, replace(user, card=card))
    return {**reach, "none": why} if why else reach


def _card_reach(state: State, battle: Battle, user: Fighter, card: str) -> dict[str, Json]:
    match card:
        case "run":
            return _cells(run_cells(battle, user)) if may_move(battle, user) else {}
        case "jump":
            return _cells(jump_cells(battle, user)) if may_move(battle, user) else {}
        case "melee":
            return _melee_hint(state, battle, user, user.seat)
        case "equipment":
            return _equipment_hint(state, battle, user)
        case "technique":
            return _techniques_hint(state, battle, user)
    return {}


def _deed_hint(state: State, battle: Battle, deed: Deed, action: Action) -> dict[str, Json]:
    user = fighter_of(battle, deed.hero)
    match action.verb:
        case "run" | "jump" | "cell" | "return":
            return _way_hint(state, battle, user, action)
        case "hit" | "claw" | "kunai":
            return {"targets": _blow_hint(state, battle, user, deed.by, action)}
        case "puppet":
            return _cells(puppet_cells(battle, user))
        case "decline":
            why = why_wasted(state, battle, user)
            return {"none": why} if why else {}
        case "use":
            technique = TECHNIQUES[action.noun]
            hint = _technique_hint(state, battle, user, deed.by, technique)
            return {**hint, **_price_hint(user.hero, technique)}
        case "target" if is_hostile(deed.technique):
            return {"targets": _aim_hint(state, battle, user, fighter_of(battle, action.noun))}
    return {}


def _way_hint(state: State, battle: Battle, user: Fighter, action: Action) -> dict[str, Json]:
    end = int(action.noun)
    match action.verb:
        case "jump":
            return _path_hint(state, battle, user, jump_path(user.cell, end))
        case "return":
            return _path_hint(state, battle, user, [end])
        case "cell" if TECHNIQUES[battle.deed.technique].aim != "course":
            return {}
    return _path_hint(state, battle, user, run_path(user.cell, end))


def _blow_hint(state: State, battle: Battle, user: Fighter, by: Seat, action: Action) -> dict[str, Json]:
    foe = fighter_of(battle, action.noun)
    if action.verb != "hit":
        return _odds(state, battle, user, foe, action.verb)
    origin = melee_origins(state, battle, user, by)[action.noun]
    return _odds(state, battle, user, foe, "melee", origin)


def _aim_hint(state: State, battle: Battle, user: Fighter, foe: Fighter) -> dict[str, Json]:
    """The next pick of a technique: a second needle is sure, a turncoat strikes with its own Attack."""
    deed = battle.deed
    does = DOES[deed.technique]
    if deed.picked and "betray" in does:
        turncoat = fighter_of(battle, deed.picked[0])
        return _odds(state, battle, turncoat, foe, "melee")
    odds = _odds(state, battle, user, foe, deed.technique)
    if deed.picked and "needle" in does:
        return {hero: {**one, **SURE} for hero, one in odds.items()}
    return odds


def _path_hint(state: State, battle: Battle, user: Fighter, path: list[int]) -> dict[str, Json]:
    """The way, whether it ends in the air, and the first seal it would set off."""
    hint = _cells(path)
    if path[-1] not in FIELDS[battle.field].ground:
        hint["hangs"] = 1
    for cell in path:
        if seal_near(battle, user.seat, cell):
            return {**hint, "seal": cell, "dodge": per_mille(seal_dodge(state, battle, user)[0])}
    return hint


def _melee_hint(state: State, battle: Battle, user: Fighter, by: Seat) -> dict[str, Json]:
    clawed = [_odds(state, battle, user, foe, "claw") for foe in claw_targets(battle, user, by)]
    blows = [
        _odds(state, battle, user, fighter_of(battle, hero), "melee", origin)
        for hero, origin in melee_origins(state, battle, user, by).items()
    ]
    return {**_cells(strike_cells(battle, user)), "targets": _joined(clawed + blows)}


def _equipment_hint(state: State, battle: Battle, user: Fighter) -> dict[str, Json]:
    """E32: whom a kunai reaches, and where a seal may lie, if the team has any left."""
    items = state.teams[user.seat].items
    aimed = foes(battle, user, user.seat) if items["kunai"] else []
    hint = _cells(seal_cells(battle, user) if items["seal"] else ())
    hint["targets"] = _joined(_odds(state, battle, user, foe, "kunai") for foe in aimed)
    return hint


def _price_hint(hero: str, technique: Technique) -> dict[str, Json]:
    """E4: what is paid, and the ability that makes it differ from the card."""
    cost = cost_of(hero, technique)
    return {"cost": cost} if cost == technique.cost else {"cost": cost, "ability": "frenzy"}


def _technique_hint(
    state: State, battle: Battle, user: Fighter, by: Seat, technique: Technique
) -> dict[str, Json]:
    """Every cell it reaches, and everyone it hits or may be aimed at."""
    nouns = picks(battle, user, by, technique, [])
    hint = _cells(int(noun) for noun in nouns if noun.isdecimal())
    if technique.aim == "area":
        hint = _cells(sorted(area(battle, user, technique)))
    if technique.aim == "charge":
        end, _ = course(battle, user, by, technique)
        moves = end != user.cell
        hint = _path_hint(state, battle, user, run_path(user.cell, end)) if moves else _cells([end])
    if is_hostile(technique.id):
        aimed = struck(battle, user, by, technique) or [fighter_of(battle, noun) for noun in nouns]
        hint["targets"] = _joined(_odds(state, battle, user, foe, technique.id) for foe in aimed)
    return hint


def _techniques_hint(state: State, battle: Battle, user: Fighter) -> dict[str, Json]:
    """E34: the cells of what is aimed at enemies and paid for, and whom it would hit how surely."""
    aimed = [one for one in affordable(state, battle, user) if is_hostile(one.id)]
    ready = techniques(state, battle, user, user.seat)
    hits = [_technique_hint(state, battle, user, user.seat, one)["targets"] for one in ready if one in aimed]
    return {**_cells(cell for one in aimed for cell in cells_of(battle, user, one)), "targets": _joined(hits)}


def _odds(
    state: State, battle: Battle, user: Fighter, foe: Fighter, way: str, origin: int = 0
) -> dict[str, Json]:
    """One target: the chance to dodge per mille, the reasons, and the damage."""
    attack, damage = _attack(state, battle, user, way, origin or user.cell)
    dodge, reasons = dodge_of(state, battle, foe, attack)
    warded = has_ward(battle, foe.hero)
    odds: dict[str, Json] = {
        "dodge": per_mille(dodge),
        "why": reasons,
        "damage": max(0, damage - bonus(battle, foe.hero, "guard")),
    }
    if attack.sure:
        odds.update(SURE)
    return {foe.hero: {**odds, "warded": 1} if warded else odds}


def _attack(state: State, battle: Battle, user: Fighter, way: str, cell: int) -> tuple[Attack, int]:
    match way:
        case "melee":
            return Attack(user, cell), attack_of(state, battle, user)
        case "claw":
            puppet = under(battle, user.hero, "puppet")
            return Attack(user, puppet.cell if puppet else cell), bonus(battle, user.hero, "claws")
        case "kunai":
            return Attack(user, cell, KUNAI_DODGE, "kunai"), equipment_of(state, user)
    return technique_attack(state, battle, user, TECHNIQUES[way])


def technique_attack(state: State, battle: Battle, user: Fighter, technique: Technique) -> tuple[Attack, int]:
    does = DOES[technique.id]
    if "throw" in does:
        return _attack(state, battle, user, "kunai", user.cell)
    rise = does.get("soar", 0)
    damage = does.get("hurt", 0) or does.get("crush", 0)
    if "strike" in does:
        damage = attack_of(state, battle, user) + does["strike"]
    if "needle" in does or "rain" in does:
        damage = equipment_of(state, user)
    change = does.get("bind", 0)
    return Attack(user, user.cell + rise, change, "technique", "crush" in does), damage


def _cells(cells: Iterable[int]) -> dict[str, Json]:
    return {"cells": {str(cell): 1 for cell in cells}}


def _joined(odds: Iterable[dict[str, Any]]) -> dict[str, Json]:
    """For each target the way that hits it most surely."""
    best: dict[str, Any] = {}
    for each in odds:
        for hero, one in each.items():
            if hero not in best or _chance(one) > _chance(best[hero]):
                best[hero] = one
    return best


def _chance(odds: dict[str, Any]) -> int:
    return 0 if "warded" in odds else THOUSAND - int(odds["dodge"])
