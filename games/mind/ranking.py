"""One ranking for all levels: a level is a cap on what a click may lose, so that noise never blunders."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from games.contract import Action
from games.mind.judging import Judged

MANY = 0.8  # of how far the luckiest of so many lies from the mean
SURE = 2.0  # errors that count as a loss
PROVEN = 1.3  # errors by which one click has to be better than the policy's; more where many were tried,
FEW = 4  # and in few worlds, which may look alike by chance


def chosen(ranked: Sequence[Judged], cap: float, random: Random) -> Action:
    """Any of the clicks that surely lose no more than this part of the swing against the best proven one."""
    best = _best(ranked)
    if best.is_own and not best.swing:
        return best.action  # it was settled at once, and nothing is known of the others
    return random.choice([one.action for one in ranked if _loss(one, best) <= cap * one.swing])


def _best(ranked: Sequence[Judged]) -> Judged:
    """The first that is proven to be better than the policy's choice, else that choice."""
    own = next(one for one in ranked if one.is_own)
    bar = max(PROVEN, MANY * sqrt(2 * log(len(ranked))))
    return next((one for one in ranked if one.gain > bar * _doubt(one)), own)


def _loss(one: Judged, best: Judged) -> float:
    """What this click loses at worst; nothing if it is the best or, world by world, like it."""
    if one is best or (not best.is_own and one.gains == best.gains and one.error == best.error):
        return 0.0
    return best.gain - one.gain + SURE * (_doubt(one) + _doubt(best))


def _doubt(one: Judged) -> float:
    return one.error * (1 + FEW / one.worlds) if one.worlds else 0.0
