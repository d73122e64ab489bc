"""How a bot fights: every click is weighed by the damage it does, or leads to."""

from __future__ import annotations

from itertools import permutations
from random import Random

from games.contract import Action
from games.exam.aims import foes, struck
from games.exam.attack import Attack, attack_of, bonus, dodge_of, equipment_of
from games.exam.bots.table import Table
from games.exam.cards import claw_targets, melee_origins, techniques
from games.exam.deeds import KUNAI_DODGE
from games.exam.fields import FIELDS, distance
from games.exam.heroes import CHAKRA, HEALTH, STATS
from games.exam.hints import technique_attack
from games.exam.moving import jump_cells, may_move, run_cells, seal_near, standing
from games.exam.state import Fighter, fighter_of
from games.exam.techniques import TECHNIQUES, Technique

KILL = 3.0
NEAR = 4
LATER = 0.8  # what is aimed at may have moved by then
LASTING_WORTH = {
    "attack": 1.2,
    "dodge": 1.0,
    "guard": 1.6,
    "sight": 1.0,
    "aim": 0.8,
    "run": 0.0,
    "calm": 0.2,
    "absorb": 2.5,
    "swap": 1.6,
    "ward": 2.0,
    "leech": 1.2,
    "hold": 3.0,
    "pinned": 1.2,
    "blank": 1.5,
    "control": 2.5,
    "mute": 1.0,
    "deaf": 0.6,
    "puppet": 1.6,
    "poison": 1.0,
    "disguise": 1.2,
    "toll": -0.8,
}


def lay_card(table: Table, choices: list[Action], random: Random) -> Action:
    """The best way to spread the cards over the heroes, one card after the other."""
    lays = [action for action in choices if action.verb.startswith("lay-")]
    if not lays:
        return choices[0]
    heroes = list(dict.fromkeys(action.noun for action in lays))
    cards = list(dict.fromkeys(action.verb for action in lays))
    worth = {
        (card, hero): card_worth(table, fighter_of(table.battle, hero), card.removeprefix("lay-"))
        + 0.2 * random.random()
        for card in cards
        for hero in heroes
    }
    best = max(
        permutations(cards, len(heroes)),
        key=lambda laid: sum(worth[card, hero] for card, hero in zip(laid, heroes, strict=True)),
    )
    return Action(best[0], heroes[0])


def weigh(table: Table, action: Action) -> float:
    battle = table.battle
    match action.verb:
        case "open":
            fighter = fighter_of(battle, action.noun)
            return card_worth(table, fighter, fighter.card)
        case "face":
            return _facing(table, fighter_of(battle, battle.deed.hero), 1 if action.noun == "right" else -1)
        case "fall":
            return place_worth(table, fighter_of(battle, battle.falls[0]), int(action.noun))
        case "keep":
            return 1.0
        case "done":
            return 0.5
        case "end" | "decline":
            return 0.0
    return _deed_worth(table, fighter_of(battle, battle.deed.hero), action)


def card_worth(table: Table, user: Fighter, card: str) -> float:
    """What the card is good for from where the hero stands now."""
    if user.away:
        return 0.5 if card in ("melee", "concentration", "technique") else 0.3
    match card:
        case "run":
            cells = run_cells(table.battle, user) if may_move(table.battle, user) else []
            return LATER * _best_step(table, user, cells)
        case "jump":
            cells = jump_cells(table.battle, user) if may_move(table.battle, user) else []
            return LATER * _best_step(table, user, cells)
        case "melee":
            return LATER * _best_blow(table, user)
        case "equipment":
            return _best_item(table, user)
        case "technique":
            known = techniques(table.state, table.battle, user, user.seat)
            return max((technique_worth(table, user, one) for one in known), default=0.0)
    return _focus_worth(table, user)


def technique_worth(table: Table, user: Fighter, technique: Technique) -> float:
    state, battle = table.state, table.battle
    attack, damage = technique_attack(state, battle, user, technique)
    hit = struck(battle, user, table.seat, technique)
    worth = sum(_blow(table, foe, attack, damage) for foe in hit)
    if not hit and damage:
        near = [foe for foe in foes(battle, user, table.seat) if _in_reach(user, foe, technique)]
        best = max((_blow(table, foe, attack, damage) for foe in near), default=0.0)
        worth = best * technique.picks
    worth += _lasting_worth(table, user, technique)
    worth += sum(_side_effect(table, user, verb, number) for verb, number in technique.does)
    return worth - 0.2 * technique.cost - 0.5 * technique.upkeep


def _lasting_worth(table: Table, user: Fighter, technique: Technique) -> float:
    """What its token is good for; little while the enemies are far, or the team has one on."""
    worth = sum(LASTING_WORTH.get(name, 0.0) * max(1, abs(number)) for name, number in technique.lasting)
    mine = [token for token in table.battle.tokens if token.technique == technique.id]
    worn = any(fighter_of(table.battle, token.on).seat == user.seat for token in mine)
    near = min((distance(foe.cell, user.cell) for foe in foes(table.battle, user, table.seat)), default=9)
    if technique.aim == "self" and (worn or near > NEAR):
        return 0.3 * worth if not worn else 0.0
    return 0.7 * worth


def place_worth(table: Table, user: Fighter, cell: int) -> float:
    """How good a cell is: the best blow from there, or how near it lies to one."""
    battle = table.battle
    best, near = 0.0, 99
    for foe in foes(battle, user, table.seat):
        away = distance(foe.cell, cell)
        near = min(near, away)
        if away == 1:
            best = max(best, _blow(table, foe, Attack(user, cell), _attack(table, user)))
    worth = best if best else 0.6 - 0.4 * near
    if cell not in FIELDS[battle.field].ground:
        worth -= 0.5
    return worth - (2.0 if seal_near(battle, user.seat, cell) else 0.0) + 0.03 * (cell % 10)


def _deed_worth(table: Table, user: Fighter, action: Action) -> float:
    state, battle = table.state, table.battle
    match action.verb:
        case "run" | "jump" | "return":
            here = -1.0 if user.away else place_worth(table, user, user.cell)
            return place_worth(table, user, int(action.noun)) - here
        case "hit":
            origin = melee_origins(state, battle, user, table.seat)[action.noun]
            return _blow(table, fighter_of(battle, action.noun), Attack(user, origin), _attack(table, user))
        case "claw":
            claws = bonus(battle, user.hero, "claws")
            return _blow(table, fighter_of(battle, action.noun), Attack(user, user.cell), claws)
        case "kunai":
            return _kunai(table, user, fighter_of(battle, action.noun))
        case "ration":
            return _missing(table, user, HEALTH, 4.0) * 0.6
        case "smoke":
            return 0.9 if state.heroes[user.hero].health <= 2 else 0.05
        case "seal":
            enemies = foes(battle, user, table.seat)
            near = min((distance(foe.cell, int(action.noun)) for foe in enemies), default=9)
            return 0.9 if near == 2 else 0.3
        case "focus":
            return 0.2 + _missing(table, user, CHAKRA, 3.5)
        case "unleash":
            return _missing(table, user, CHAKRA, 20.0) - 3.0
        case "use":
            return technique_worth(table, user, TECHNIQUES[action.noun])
        case "puppet":
            cell = int(action.noun)
            near = min((distance(foe.cell, cell) for foe in foes(battle, user, table.seat)), default=9)
            useful = near == 1 and user.card == "melee" and not claw_targets(battle, user, table.seat)
            return 0.4 if useful else -1.0
    return _pick_worth(table, user, action)


def _pick_worth(table: Table, user: Fighter, action: Action) -> float:
    battle = table.battle
    if action.verb == "cell":
        return place_worth(table, user, int(action.noun))
    if action.verb == "target":
        target = fighter_of(battle, action.noun)
        if target.seat == table.seat:
            return _missing(table, target, HEALTH, 6.0)
        attack, damage = technique_attack(table.state, battle, user, TECHNIQUES[battle.deed.technique])
        return _blow(table, target, attack, max(1, damage))
    return 0.1


def _blow(table: Table, foe: Fighter, attack: Attack, damage: int) -> float:
    """The damage to be expected, and a bonus for a defeat."""
    dodge = 0 if attack.sure else dodge_of(table.state, table.battle, foe, attack)[0]
    hurt = max(0, damage - bonus(table.battle, foe.hero, "guard"))
    health = table.state.heroes[foe.hero].health
    worth = min(hurt, health) + (KILL if hurt >= health else 0.0) + (1.0 - health / 12 if hurt else 0.0)
    return worth * (6 - max(0, dodge)) / 6


def _attack(table: Table, user: Fighter) -> int:
    return attack_of(table.state, table.battle, user)


def _best_blow(table: Table, user: Fighter) -> float:
    origins = melee_origins(table.state, table.battle, user, user.seat)
    damage = _attack(table, user)
    blows = [
        _blow(table, fighter_of(table.battle, hero), Attack(user, cell), damage)
        for hero, cell in origins.items()
    ]
    claws = bonus(table.battle, user.hero, "claws")
    clawed = claw_targets(table.battle, user, user.seat)
    blows += [_blow(table, foe, Attack(user, user.cell), claws) for foe in clawed]
    if not blows and claws:
        return 0.8
    return max(blows, default=0.0)


def _best_step(table: Table, user: Fighter, cells: list[int]) -> float:
    here = place_worth(table, user, user.cell)
    return max((place_worth(table, user, cell) - here for cell in cells), default=0.0)


def _best_item(table: Table, user: Fighter) -> float:
    items = table.state.teams[user.seat].items
    worth = 0.3 if items["seal"] else 0.0
    if items["kunai"]:
        throws = (_kunai(table, user, foe) for foe in foes(table.battle, user, user.seat))
        worth = max(worth, *throws, 0.0)
    if items["ration"]:
        worth = max(worth, _missing(table, user, HEALTH, 4.0) * 0.6)
    return worth


def _kunai(table: Table, user: Fighter, foe: Fighter) -> float:
    attack = Attack(user, user.cell, KUNAI_DODGE, "kunai")
    return 0.9 * _blow(table, foe, attack, equipment_of(table.state, user))


def _missing(table: Table, fighter: Fighter, which: int, most: float) -> float:
    hero = table.state.heroes[fighter.hero]
    has = hero.health if which == HEALTH else hero.chakra
    return min(most, max(0, STATS[fighter.hero, hero.level][which] - has))


def _focus_worth(table: Table, user: Fighter) -> float:
    return 0.1 + 0.15 * _missing(table, user, CHAKRA, 3.5)


def _facing(table: Table, user: Fighter, face: int) -> float:
    """Look at the enemies, the near ones most."""
    worth = 0.0
    for foe in foes(table.battle, user, user.seat):
        away = distance(foe.cell, user.cell)
        worth += (1.0 if (foe.cell // 10 - user.cell // 10) * face > 0 else 0.0) / (away * away)
    return worth


def _in_reach(user: Fighter, foe: Fighter, technique: Technique) -> bool:
    return technique.aim in ("any", "held") or distance(user.cell, foe.cell) <= max(1, technique.reach)


def _side_effect(table: Table, user: Fighter, verb: str, number: int) -> float:
    match verb:
        case "heal":
            mine = [one for one in standing(table.battle) if one.seat == user.seat]
            near = [one for one in mine if distance(one.cell, user.cell) <= 1]
            return 0.8 * max((_missing(table, one, HEALTH, 3.5) for one in near), default=0.0)
        case "drain" | "push":
            return 0.3 * number
        case "lift" | "daze":
            return -0.6 if verb == "daze" else 0.3
        case "betray" | "release":
            return 1.6
        case "lose":
            return -0.7 * number
        case "course" | "appear":
            return max(0.0, -0.8 * place_worth(table, user, user.cell))
    return 0.0
