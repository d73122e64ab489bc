"""What a bot does in its own fight: card, dice, target."""

from __future__ import annotations

from games.contract import Action
from games.hunt.bots.keeping import spared
from games.hunt.bots.prizes import best_card
from games.hunt.bots.sight import Sight
from games.hunt.bots.speaking import help_fight
from games.hunt.fight import hits
from games.hunt.stats import defence_now, target_of


def card(sight: Sight) -> Action:
    """Before the roll: the card that is worth it."""
    hero, enemy = sight.hero(sight.fight.hero), target_of(sight.world, sight.fight)
    cards = sight.offers("card") + ([""] if sight.offers("roll") else [])
    best = best_card(sight, hero, enemy, cards)
    return Action("card", best) if best else Action("roll")


def go(sight: Sight) -> Action:
    """What is missing is looked for in the talent, in supports, in dice rolled again."""
    missing = 0 if sight.fight.mirrored or sight.fight.step == "special" else _missing(sight)
    if missing > 0 and sight.offers("taijutsu"):
        return Action("taijutsu")
    rerolls = spared(sight, sight.supports("reroll-dice"))
    if rerolls and missing > 0 and "blank" in sight.fight.dice:
        return Action("support", rerolls[0])
    return help_fight(sight) or Action("go")


def mark(sight: Sight) -> Action:
    """Blanks are rolled again."""
    for place, face in enumerate(sight.fight.dice):
        if face == "blank" and place not in sight.fight.marked:
            return Action("mark", str(place))
    return Action("done")


def target(sight: Sight) -> Action:
    return Action("target", min(sight.offers("target"), key=lambda key: (sight.enemy(key).health, key)))


def aim(sight: Sight) -> Action:
    hero = sight.hero(sight.fight.hero)
    odds = {key: sight.odds(hero, sight.enemy(key), "") for key in sight.offers("aim")}
    return Action("aim", max(odds, key=lambda key: (odds[key], key)))


def _missing(sight: Sight) -> int:
    enemy = target_of(sight.world, sight.fight)
    return defence_now(sight.world, sight.fight, enemy) - hits(sight.fight)
