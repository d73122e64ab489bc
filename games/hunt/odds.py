"""The chance of a wound (per mille), exactly, from the dice alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations

import msgspec

from games.hunt.fight import FACES, WORTH
from games.hunt.stats import DICE
from games.hunt.techniques import Effect

Roll = tuple[int, int, int]  # Hits, Powers, blanks


class Throw(msgspec.Struct, frozen=True):
    """A fight about to be rolled: with Strength (card included) against Defence.

    `seals` Powers are cancelled, the first `dodges` injuries are dodged; `again` counts the blanks
    that the hero's talent rolls again, `immune` tells that nothing injures unless talents fall silent.
    """

    strength: int
    defence: int
    power: tuple[Effect, ...] = ()
    seals: int = 0
    dodges: int = 0
    again: int = 0
    immune: bool = False


@cache
def rolls(dice: int) -> dict[Roll, int]:
    """How many of the 6**dice rolls show so many Hits, Powers and blanks."""
    if dice == 0:
        return {(0, 0, 0): 1}
    counted: dict[Roll, int] = {}
    for (hit, power, blank), ways in rolls(dice - 1).items():
        for face in FACES:
            key = (hit + WORTH[face], power + (face == "power"), blank + (face == "blank"))
            counted[key] = counted.get(key, 0) + ways
    return counted


@cache
def duel_odds(throw: Throw) -> int:
    """Per mille: at least one wound, if all that may be rolled again for the better is."""
    dice = max(0, min(DICE, throw.strength))
    return int(1000 * _mean(dice, lambda roll: _again(throw, roll)) + 1e-9)


def roll_odds(throw: Throw, faces: Sequence[str]) -> int:
    """The same with the dice on the table, before the talent and the Power have had their say."""
    return int(1000 * _again(throw, _counted(faces)) + 1e-9)


def rerolled_odds(throw: Throw, faces: Sequence[str]) -> int:
    """The same if first any of the dice are rolled again, those for which it is best."""
    kept = {some for count in range(len(faces) + 1) for some in combinations(sorted(faces), count)}
    return max(int(1000 * _renewed(throw, some, len(faces) - len(some)) + 1e-9) for some in kept)


def _renewed(throw: Throw, kept: Sequence[str], count: int) -> float:
    return _mean(count, lambda fresh: _again(throw, _together(_counted(kept), fresh)))


def _counted(faces: Sequence[str]) -> Roll:
    return sum(WORTH[face] for face in faces), faces.count("power"), faces.count("blank")


def _mean(dice: int, chance: Callable[[Roll], float]) -> float:
    """A chance that depends on a roll, over all rolls of so many dice."""
    return sum(ways * chance(roll) for roll, ways in rolls(dice).items()) / float(6**dice)


def _again(throw: Throw, roll: Roll) -> float:
    """The talent of Rock Lee: blanks are rolled again before the Power takes effect."""
    hit, power, blank = roll
    count = min(throw.again, blank)
    kept = (hit, power, blank - count)
    return _mean(count, lambda fresh: _fired(throw, _together(kept, fresh)))


def _together(one: Roll, other: Roll) -> Roll:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _fired(throw: Throw, roll: Roll) -> float:
    """The Power, if it shows: what it adds, and the dice it rolls again."""
    hit, power, blank = roll
    if power <= throw.seals:
        return _wounds(throw, hit, ())
    verbs = {effect.verb for effect in throw.power}
    count = blank * bool(verbs & {"reroll-blanks", "reroll-any"}) + power * ("reroll-any" in verbs)
    sure = hit + _worth(throw.power, blank)
    return _mean(count, lambda fresh: _wounds(throw, sure + fresh[0], throw.power))


def _wounds(throw: Throw, hits: int, power: tuple[Effect, ...]) -> bool:
    silent = any(effect.verb == "silence" for effect in power)
    if throw.immune and not silent:
        return False
    total = hits + max(0, throw.strength - DICE)
    injuries = (total >= throw.defence) + _count(power, "injure")
    return injuries > (0 if silent else throw.dodges)


def _worth(power: tuple[Effect, ...], blanks: int) -> int:
    """The Hits that a power adds; a Defence that it lowers is as good."""
    return _count(power, "hits") + _count(power, "weaken") + min(_count(power, "blank-hits"), blanks)


def _count(power: tuple[Effect, ...], verb: str) -> int:
    return sum(effect.number for effect in power if effect.verb == verb)
