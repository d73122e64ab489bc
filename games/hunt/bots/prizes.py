"""Which enemy is worth a fight, and which card."""

from __future__ import annotations

from games.hunt.bots import weights
from games.hunt.bots.sight import Sight
from games.hunt.enemies import ENEMIES
from games.hunt.state import Enemy, Hero
from games.hunt.stats import DICE, HEALTH, enemies_in, rounds_left, strength_with, works
from games.hunt.techniques import BACKLASHES, TECHNIQUES, Effect


def worth(sight: Sight, hero: Hero, enemy: Enemy) -> float:
    """How much a wound of this enemy is worth to this hero just now."""
    here = enemy.area == hero.area
    match ENEMIES[enemy.card].kind:
        case "boss":
            return weights.TOBI if "eye" in ENEMIES[enemy.card].talents else weights.STATUE
        case "akatsuki" if is_lost_cause(sight):
            return weights.LOST_CAUSE
        case "akatsuki":
            return weights.MEMBER + weights.LAST_HEALTH * (enemy.health == 1)
        case "summon":
            return weights.PROTECTOR_HERE if here else weights.PROTECTOR_ELSEWHERE
    dangerous = not enemy.immobilised and (here or any(one.area == enemy.area for one in sight.able()))
    return weights.ATTACKER if dangerous else weights.BYSTANDER


def prize(sight: Sight, hero: Hero, enemy: Enemy) -> float:
    return worth(sight, hero, enemy) * sight.best_odds(hero, enemy) / 1000


def best_target(sight: Sight, hero: Hero, keys: list[str]) -> tuple[float, str]:
    """The enemy most worth a fight among these, with its prize."""
    return max(((prize(sight, hero, sight.enemy(key)), key) for key in keys), default=(0.0, ""))


def best_card(sight: Sight, hero: Hero, enemy: Enemy, cards: list[str]) -> str:
    """The card (or "") whose gain is worth its Chakra and its backlash."""
    value = worth(sight, hero, enemy)
    gains = {
        card: sight.odds(hero, enemy, card) / 1000 * value + _gain(sight, hero, enemy, card)
        for card in sorted(cards)
    }
    return max(gains, key=lambda card: gains[card])


def members(sight: Sight) -> list[Enemy]:
    return [enemy for enemy in sight.world.enemies if ENEMIES[enemy.card].kind == "akatsuki"]


def is_lost_cause(sight: Sight) -> bool:
    """A Zetsu card with more Health than the team can take in time."""
    most = sight.turns_left + len(sight.world.heroes)
    return any(enemy.health > most for enemy in members(sight) if "rooted" in sight.talents(enemy))


def _gain(sight: Sight, hero: Hero, enemy: Enemy, card: str) -> float:
    """What a card is worth beyond its odds."""
    if not card:
        return 0.0
    technique = TECHNIQUES[card]
    dice = min(DICE, strength_with(sight.world, hero, card, enemy))
    shown = 1 - (5 / 6) ** dice
    gain = sum(shown * _extra(sight, enemy, effect) for effect in technique.power if works(effect, hero))
    backlash = _backlash(sight, hero) * (card in BACKLASHES)
    return gain - weights.CHAKRA * technique.cost - backlash


def _backlash(sight: Sight, hero: Hero) -> float:
    """What one Health is worth: little with all of it, nothing in the last turn of all."""
    if not rounds_left(sight.world) and sight.turns_left == 1:
        return 0.0
    return weights.BACKLASH[min(hero.health, HEALTH) - 1]


def _extra(sight: Sight, enemy: Enemy, effect: Effect) -> float:
    """What an effect of a power does besides hurting the target once."""
    match effect.verb:
        case "injure":
            return weights.SECOND_WOUND * min(effect.number, enemy.health - 1)
        case "injure-other" | "second" | "everyone":
            others = len(enemies_in(sight.world, enemy.area)) - 1
            return weights.OTHER_WOUND * min(others, 3 if effect.verb == "everyone" else 1)
        case "immobilise" if enemy.health == 1 or enemy.immobilised:
            return 0.0
    return weights.POWERS.get(effect.verb, weights.POWER) * effect.number
