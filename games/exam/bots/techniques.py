"""What a technique is worth to a bot: its blows, its tokens and what else it does."""

from __future__ import annotations

from games.effects import Effect
from games.exam.aims import foes, picks, struck
from games.exam.attack import bonus, dodge_of, has_ward
from games.exam.bots import weights
from games.exam.bots.battle_seen import BattleSeen
from games.exam.bots.blows import best_step, blow, missing, nearest
from games.exam.fields import distance
from games.exam.heroes import DIE, DODGE, HEALTH, STATS
from games.exam.hints import technique_attack
from games.exam.moving import standing
from games.exam.state import Fighter, fighter_of
from games.exam.techniques import DOES, Technique, known_by


def technique_worth(table: BattleSeen, user: Fighter, technique: Technique) -> float:
    worth = _damage(table, user, technique) + _lasting(table, user, technique)
    worth += _leads_to(table, user, technique)
    worth += sum(_effect(table, user, technique, effect) for effect in technique.does)
    return worth - weights.CHAKRA_SPENT * technique.cost - weights.UPKEEP * technique.upkeep


def _damage(table: BattleSeen, user: Fighter, technique: Technique) -> float:
    attack, damage = technique_attack(table.state, table.battle, user, technique)
    hit = struck(table.battle, user, table.seat, technique)
    if hit or not damage:
        return sum(blow(table, foe, attack, damage) for foe in hit)
    near = [foe for foe in foes(table.battle, user, table.seat) if _in_reach(user, foe, technique)]
    return technique.picks * max((blow(table, foe, attack, damage) for foe in near), default=0.0)


def _in_reach(user: Fighter, foe: Fighter, technique: Technique) -> bool:
    return technique.aim in ("any", "held") or distance(user.cell, foe.cell) <= max(1, technique.reach)


def _lasting(table: BattleSeen, user: Fighter, technique: Technique) -> float:
    """What its token is good for; little while the enemies are far, nothing if the team has one on."""
    if "bind" in DOES[technique.id]:
        heroes = picks(table.battle, user, table.seat, technique, [])
        targets = [fighter_of(table.battle, hero) for hero in heroes]
        return max((spell(table, user, foe, technique) for foe in targets), default=0.0)
    worth = sum(weights.LASTING.get(one.verb, 0.0) * max(1, abs(one.amount)) for one in technique.lasting)
    tokens = [token for token in table.battle.tokens if token.technique == technique.id]
    worn = any(fighter_of(table.battle, token.on).seat == user.seat for token in tokens)
    if technique.aim != "self":
        return weights.TOKEN * worth
    if worn:
        return 0.0
    far = nearest(table, user, user.cell) > weights.NEAR
    return (weights.TOKEN_EARLY if far else weights.TOKEN) * worth


def spell(table: BattleSeen, user: Fighter, foe: Fighter, technique: Technique) -> float:
    """What a token on this enemy is good for, less by the chance that it dodges."""
    if has_ward(table.battle, foe.hero):
        return 0.0
    attack, _ = technique_attack(table.state, table.battle, user, technique)
    dodge, _ = dodge_of(table.state, table.battle, foe, attack)
    worth = sum(weights.LASTING.get(one.verb, 0.0) * _points(table, foe, one) for one in technique.lasting)
    return weights.TOKEN * worth * (DIE - max(0, dodge)) / DIE


def _points(table: BattleSeen, foe: Fighter, effect: Effect) -> int:
    """Its number; of Dodge no more than the enemy has."""
    level = table.state.heroes[foe.hero].level
    dodge = max(0, STATS[foe.hero, level][DODGE] + bonus(table.battle, foe.hero, "dodge"))
    match effect.verb:
        case "blank":
            return dodge
        case "dodge":
            return min(dodge, -effect.amount)
    return max(1, abs(effect.amount))


def _leads_to(table: BattleSeen, user: Fighter, technique: Technique) -> float:
    """What a technique that needs this one first will do, if there is Chakra for both."""
    hero = table.state.heroes[user.hero]
    left = hero.chakra - technique.cost - technique.upkeep
    then = [one for one in known_by(user.hero, hero.level) if one.after == technique.id and one.cost <= left]
    return weights.LEADS * sum(DOES[one.id].get("crush", 0) for one in then)


def _effect(table: BattleSeen, user: Fighter, technique: Technique, effect: Effect) -> float:
    match effect.verb:
        case "heal":
            return _healing(table, user)
        case "course" | "appear":
            cells = picks(table.battle, user, table.seat, technique, [])
            return weights.LEAP * best_step(table, user, [int(cell) for cell in cells])
    points = weights.EFFECT_PER_POINT.get(effect.verb, 0.0) * effect.amount
    return weights.EFFECT.get(effect.verb, 0.0) + points


def _healing(table: BattleSeen, user: Fighter) -> float:
    near = [one for one in standing(table.battle) if distance(one.cell, user.cell) <= 1]
    lacks = (missing(table, one, HEALTH, weights.HEALING_MOST) for one in near if one.seat == user.seat)
    return weights.HEALING * max(lacks, default=0.0)
