"""How a bot fights: every click is weighed by the damage it does, or leads to."""

from __future__ import annotations

from itertools import permutations
from random import Random

from games.contract import Action
from games.exam.aims import foes
from games.exam.battle import LAY, card_laid
from games.exam.bots import weights
from games.exam.bots.battle_seen import BattleSeen
from games.exam.bots.blows import (
    best_melee,
    best_step,
    blow,
    claw,
    facing,
    kunai,
    melee,
    missing,
    nearest,
    place_worth,
)
from games.exam.bots.techniques import spell, technique_worth
from games.exam.cards import TURN, WAYS, claw_targets, melee_origins, techniques
from games.exam.fight import opener
from games.exam.heroes import CHAKRA, HEALTH
from games.exam.hints import technique_attack
from games.exam.moving import jump_cells, may_move, run_cells
from games.exam.state import Fighter, fighter_of
from games.exam.techniques import DOES, TECHNIQUES


def lay_card(table: BattleSeen, choices: list[Action], random: Random) -> Action:
    """The best way to spread the cards over the heroes, one card after the other."""
    lays = [action for action in choices if card_laid(action)]
    heroes = list(dict.fromkeys(action.noun for action in lays))
    cards = list(dict.fromkeys(card_laid(action) for action in lays))
    worth = {
        (card, hero): card_worth(table, fighter_of(table.battle, hero), card) + weights.WHIM * random.random()
        for card in cards
        for hero in heroes
    }
    best = max(
        permutations(cards, len(heroes)),
        key=lambda laid: sum(worth[card, hero] for card, hero in zip(laid, heroes, strict=True)),
    )
    return Action(LAY + best[0], heroes[0])


def weigh(table: BattleSeen, action: Action) -> float:
    battle = table.battle
    match action.verb:
        case "open":
            fighter = fighter_of(battle, action.noun)
            return card_worth(table, fighter, fighter.card)
        case "fall":
            return place_worth(table, fighter_of(battle, battle.falls[0]), int(action.noun))
        case "face":
            user = _user(table, action)
            return facing(table, user, user.cell, 1 if action.noun == WAYS[1] else -1)
        case verb if verb in weights.PLAIN:
            return weights.PLAIN[verb]
    return _deed_worth(table, _user(table, action), action)


def faced(table: BattleSeen, action: Action, choices: list[Action]) -> Action:
    """The same action, with a turn afterwards if more enemies are there then."""
    turned = Action(action.verb, f"{action.noun}.{TURN}" if action.noun else TURN)
    if turned not in choices:
        return action
    user = _user(table, action)
    cell = int(action.noun) if action.verb in ("run", "jump", "return") else user.cell
    away, ahead = (facing(table, user, cell, way) for way in (-user.face, user.face))
    return turned if away > ahead else action


def _user(table: BattleSeen, action: Action) -> Fighter:
    hero = table.battle.deed.hero
    return fighter_of(table.battle, hero) if hero else opener(table.battle, action)


def card_worth(table: BattleSeen, user: Fighter, card: str) -> float:
    """What the card is good for from where the hero stands now."""
    if user.away:
        return weights.AFTER_SMOKE[card]
    moves = may_move(table.battle, user)
    match card:
        case "run":
            return weights.LATER * best_step(table, user, run_cells(table.battle, user) if moves else [])
        case "jump":
            return weights.LATER * best_step(table, user, jump_cells(table.battle, user) if moves else [])
        case "melee":
            return weights.LATER * best_melee(table, user)
        case "equipment":
            return _best_item(table, user)
        case "technique":
            known = techniques(table.state, table.battle, user, user.seat)
            return max((technique_worth(table, user, one) for one in known), default=0.0)
    return weights.LAY_FOCUS + weights.LAY_CHAKRA * missing(table, user, CHAKRA, weights.FOCUS_MOST)


def _best_item(table: BattleSeen, user: Fighter) -> float:
    items = table.state.teams[user.seat].items
    worth = [weights.SEAL_ELSEWHERE if items["seal"] else 0.0]
    if items["kunai"]:
        worth += [kunai(table, user, foe.hero) for foe in foes(table.battle, user, user.seat)]
    if items["ration"]:
        worth.append(_ration(table, user))
    return max(worth)


def _deed_worth(table: BattleSeen, user: Fighter, action: Action) -> float:
    match action.verb:
        case "run" | "jump" | "return":
            return _step(table, user, int(action.noun))
        case "hit":
            origin = melee_origins(table.state, table.battle, user, table.seat)[action.noun]
            return melee(table, user, action.noun, origin)
        case "claw":
            return claw(table, user, action.noun)
        case "puppet":
            return _puppet(table, user, int(action.noun))
        case "use":
            return technique_worth(table, user, TECHNIQUES[action.noun])
        case "focus":
            return weights.FOCUS + missing(table, user, CHAKRA, weights.FOCUS_MOST)
        case "unleash":
            return missing(table, user, CHAKRA, weights.UNLEASH_MOST) - weights.UNLEASH_PRICE
        case "kunai" | "ration" | "smoke" | "seal":
            return _item(table, user, action)
    return _pick(table, user, action)


def _item(table: BattleSeen, user: Fighter, action: Action) -> float:
    match action.verb:
        case "kunai":
            return kunai(table, user, action.noun)
        case "ration":
            return _ration(table, user)
        case "smoke":
            hurt = table.state.heroes[user.hero].health <= weights.HURT
            return weights.SMOKE_HURT if hurt else weights.SMOKE_WELL
    ahead = nearest(table, user, int(action.noun)) == weights.AHEAD
    return weights.SEAL_AHEAD if ahead else weights.SEAL_ELSEWHERE


def _ration(table: BattleSeen, user: Fighter) -> float:
    return weights.RATION * missing(table, user, HEALTH, weights.RATION_MOST)


def _step(table: BattleSeen, user: Fighter, cell: int) -> float:
    here = weights.NOT_HERE if user.away else place_worth(table, user, user.cell)
    return place_worth(table, user, cell) - here


def _puppet(table: BattleSeen, user: Fighter, cell: int) -> float:
    """Move it beside an enemy, for a melee that has nobody to strike yet."""
    idle = user.card != "melee" or claw_targets(table.battle, user, table.seat)
    return weights.PUPPET_NEAR if nearest(table, user, cell) == 1 and not idle else weights.PUPPET_IDLE


def _pick(table: BattleSeen, user: Fighter, action: Action) -> float:
    battle = table.battle
    if action.verb == "cell":
        return place_worth(table, user, int(action.noun))
    if action.verb != "target":
        return weights.OTHER_PICK
    target = fighter_of(battle, action.noun)
    if target.seat == table.seat:
        return missing(table, target, HEALTH, weights.TREATED_MOST)
    technique = TECHNIQUES[battle.deed.technique]
    if "bind" in DOES[technique.id]:
        return spell(table, user, target, technique)
    attack, damage = technique_attack(table.state, battle, user, technique)
    return blow(table, target, attack, max(1, damage))
