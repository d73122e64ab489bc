"""What a bot throws away and what it keeps."""

from __future__ import annotations

from games.contract import Action, Seat
from games.hunt.bots import weights
from games.hunt.bots.sight import Sight
from games.hunt.choices import legal
from games.hunt.state import Hero, State
from games.hunt.stats import attributes, rounds_left
from games.hunt.techniques import LIFTS, TECHNIQUES


def refill(sight: Sight) -> Action:
    answers = (_answer(sight, hero) for hero in sight.world.heroes)
    return next((answer for answer in answers if answer), sight.choices[0])


def wastes(world: State, seat: Seat, action: Action) -> bool:
    """A cure is thrown away only if it must be."""
    if action.verb != "discard" or not _lifts(action.noun):
        return False
    others = [one.noun for one in legal(world, seat) if one.verb in ("keep", "discard")]
    hero = next(hero for hero in world.heroes if action.noun in hero.hand)
    return any(one == hero.id or (one in hero.hand and not _lifts(one)) for one in others)


def spared(sight: Sight, nouns: list[str]) -> list[str]:
    """These supports without those that had better be kept to lift a paralysis by Tobi's eyes."""
    ahead = rounds_left(sight.world)
    if ahead > weights.CURES_KEPT or (ahead == 0 and sight.turns_left == 1):
        return nouns
    return [noun for noun in nouns if not _lifts(noun.partition(">")[0])]


def _lifts(card: str) -> bool:
    return any(mode.verb in LIFTS for mode in TECHNIQUES[card].modes)


def _answer(sight: Sight, hero: Hero) -> Action | None:
    """What can't be paid for is thrown away, and so is what is worth nothing; a cure only if it must be."""
    held = [card for card in sight.hand(hero) if card in sight.offers("discard")]
    spare = [card for card in held if not _lifts(card)]
    limit = attributes(sight.world, hero).chakra
    dear = [card for card in spare if TECHNIQUES[card].cost > limit]
    must = held and hero.id not in sight.offers("keep")
    values = {card: _value(hero, card) for card in held}
    idle = any(values[card] < weights.WORTHLESS for card in spare) or (spare and _seeks(hero, held))
    may = idle and hero.refill > 0
    if dear or must or may:
        return Action("discard", min(dear or spare or held, key=lambda card: values[card]))
    return Action("keep", hero.id) if hero.id in sight.offers("keep") else None


def _seeks(hero: Hero, held: list[str]) -> bool:
    """Paralysed, without a card that lifts it."""
    return hero.paralysed and not any(_lifts(card) for card in held)


def _value(hero: Hero, card: str) -> float:
    """Fight cards are of no use to who is paralysed: it had better look for a cure."""
    technique = TECHNIQUES[card]
    if technique.kind == "support":
        return max(weights.SUPPORTS.get(mode.verb, weights.OTHER_SUPPORT) for mode in technique.modes)
    if hero.paralysed:
        return 0.0
    power = weights.HELD_POWER * bool(technique.power)
    return weights.FIGHT_CARD + technique.strength + power - weights.HELD_CHAKRA * technique.cost
