"""What a technique is worth against an opposing deck: for bots, and for what is left out (D19)."""

from __future__ import annotations

from functools import cache

from games.duel.fight import surplus
from games.duel.techniques import CARDS_OF, TECHNIQUES, Technique
from games.effects import HIT, Effect

PRICE = 1.2  # damage that a point of Chakra stands for
LIKELY = 0.5  # how often an earlier card of a kind lies there, where the deck has it
PER_POINT = {  # damage that a point of an effect stands for
    "strike": 1.0,
    "heal": 0.8,
    "recoil": -1.0,
    "strengthen": 0.7,
    "weaken": 0.6,
    "poison": 1.0,
    "delay": 0.7,
    "drain": 0.3,
    "gain": 0.3,
    "cheapen": 0.3,
    "heart": 0.6,
}
AT_ONCE = {"bind": 5.0, "endure": 8.0, "swap": 4.0, "peek": 1.0}  # whatever the number


def spare(ninja: str, foes: tuple[str, ...]) -> list[str]:
    """The techniques that do least against whom the ninja may meet."""
    cards = sorted(CARDS_OF[ninja], key=lambda card: keeping(card, foes))
    return cards[: surplus(ninja)]


@cache
def keeping(card: str, foes: tuple[str, ...]) -> float:
    """What a card brings to a deck: what it does, less its Chakra."""
    return merit(card, foes) - PRICE * TECHNIQUES[card].cost


@cache
def merit(card: str, foes: tuple[str, ...]) -> float:
    """What a card does to any card of these ninja, on average, and what its other effects stand for."""
    mine = TECHNIQUES[card]
    theirs = [TECHNIQUES[one] for foe in foes for one in CARDS_OF[foe]]
    clashes = [_clash(mine, one) for one in theirs]
    hits = sum(outcome > 0 for outcome in clashes) / len(clashes)
    return sum(clashes) / len(clashes) + sum(_extra(effect, hits) for effect in mine.effects)


def _clash(mine: Technique, theirs: Technique) -> float:
    """Damage done less damage taken."""
    if any(effect.verb == "void" for effect in (*mine.now, *theirs.now)):
        return 0
    ours, others = _power(mine), _power(theirs)
    attack, answer = (0 if ours <= _sum(theirs, "evade") else ours), others
    if others <= _sum(mine, "evade"):
        answer = 0
    if attack > answer:
        return max(0, attack - _sum(theirs, "guard")) - _sum(theirs, "counter")
    taken = max(0, answer - _sum(mine, "guard")) if answer > attack else 0
    pierced = max(0, _sum(mine, "pierce") - _sum(theirs, "guard")) if attack else 0
    back = _sum(mine, "counter") + taken * _sum(mine, "share") / 100 if answer > attack else 0
    return pierced + back - taken


def _power(card: Technique) -> float:
    """Its damage, and a combination where its own deck has an earlier card for it."""
    kinds = {other.kind for other in map(TECHNIQUES.__getitem__, CARDS_OF[card.ninja]) if other is not card}
    combos = (effect.amount for effect in card.now if effect.verb == "combo" and effect.needs in kinds)
    return card.damage + LIKELY * sum(combos)


def _sum(card: Technique, verb: str) -> int:
    return sum(effect.amount for effect in card.now if effect.verb == verb)


def _extra(effect: Effect, hits: float) -> float:
    worth = AT_ONCE.get(effect.verb, 0.0) + PER_POINT.get(effect.verb, 0.0) * effect.amount
    return worth * (hits if effect.needs == HIT else 1)
