"""What a card is worth at a glance."""

from __future__ import annotations

from functools import cache

from games.duel.techniques import TECHNIQUES

ENOUGH = 30  # more of an effect is hardly ever needed
USUAL = 0.5  # damage that one point of an effect stands for
WEIGHTS = {"recoil": -1.0, "strike": 1.0, "heal": 0.8, "share": 0.2, "strengthen": 0.8}


@cache
def value(card: str) -> float:
    """Its damage and something for each effect."""
    data = TECHNIQUES[card]
    weighed = (min(effect.amount, ENOUGH) * WEIGHTS.get(effect.verb, USUAL) for effect in data.effects)
    return data.damage + sum(weighed)
