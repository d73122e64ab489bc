"""The chance of a wound (per mille), exactly, from the dice alone."""

from __future__ import annotations

from functools import cache

from games.hunt.fight import FACES, WORTH
from games.hunt.stats import DICE
from games.hunt.techniques import TECHNIQUES, Effect


@cache
def rolls(dice: int) -> dict[tuple[int, int, int], int]:
    """How many of the 6**dice rolls show so many Hits, Powers and blanks."""
    if dice == 0:
        return {(0, 0, 0): 1}
    counted: dict[tuple[int, int, int], int] = {}
    for (hit, power, blank), ways in rolls(dice - 1).items():
        for face in FACES:
            key = (hit + WORTH[face], power + (face == "power"), blank + (face == "blank"))
            counted[key] = counted.get(key, 0) + ways
    return counted


@cache
def wound_odds(strength: int, defence: int, card: str, seals: int = 0, dodges: int = 0) -> int:
    """Per mille: at least one wound with this Strength (card included) against this Defence.

    `seals` Powers are cancelled, the first `dodges` injuries are dodged.
    """
    dice = max(0, min(DICE, strength))
    power = TECHNIQUES[card].power if card else ()
    good = 0
    for (hit, powers, blank), ways in rolls(dice).items():
        fires = powers > seals
        total = hit + max(0, strength - DICE) + (_worth(power, blank) if fires else 0)
        injuries = (total >= defence) + (_injuries(power) if fires else 0)
        good += ways * (injuries > dodges)
    return int(good * 1000 / 6**dice)


def _worth(power: tuple[Effect, ...], blanks: int) -> int:
    """The Hits that a power adds."""
    sure = sum(effect.count for effect in power if effect.verb == "hits")
    return sure + sum(min(effect.count, blanks) for effect in power if effect.verb == "blank-hits")


def _injuries(power: tuple[Effect, ...]) -> int:
    return sum(effect.count for effect in power if effect.verb == "injure")
