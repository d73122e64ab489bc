"""How well somebody plays a game: the bot's level that is about as strong, from their own results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from app.store.figures import Against
from games import mind
from games.contract import Rules

Beaten = tuple[int, bool]  # the level of a bot of that table, and whether it was beaten

FIRST = "genin"  # the level of somebody who isn't known
STEP = 2  # times the odds to win from one level to the next: two of three games
SPREAD = 2  # levels by which people differ
GRID = [step / 4 for step in range(-4, 25)]  # strengths that are weighed, in levels


class Strength(msgspec.Struct, frozen=True):
    """The level to play with, how many games say so, and the chance against one bot of each level."""

    level: str
    games: int
    chances: dict[str, int]  # in a hundred


def strength(rules: Rules, bots: Iterable[Against]) -> Strength:
    """Of who met these bots, those of the oldest game first.

    Sharing a place tells something only where all play together, as in a game that one may play alone.
    """
    names = mind.names_of(rules)
    met = [bot for bot in bots if not bot.is_shared or 1 in rules.SEATS]
    games = [
        [(names.index(mind.level_of(rules, bot.level).name), bot.is_beaten) for bot in table]
        for _, table in groupby(met, lambda bot: bot.room)
    ]
    level, chances = estimate(len(names), names.index(mind.level_of(rules, FIRST).name), games)
    return Strength(names[level], len(games), dict(zip(names, chances, strict=True)))


def estimate(levels: int, first: int, games: Iterable[Sequence[Beaten]]) -> tuple[int, list[int]]:
    """It begins low and moves by one level from game to game, however clear a game was."""
    level = first
    weights = [2.0 ** -(((one - first) / SPREAD) ** 2) for one in GRID]
    for game in games:
        weights = [weight * _likelihood(one, game) for weight, one in zip(weights, GRID, strict=True)]
        mean = sum(map(float.__mul__, weights, GRID)) / sum(weights)
        level = max(0, min(levels - 1, level + 1, max(level - 1, round(mean))))
    return level, [round(100 * _average(weights, one)) for one in range(levels)]


def _likelihood(one: float, game: Sequence[Beaten]) -> float:
    """Those of one table are one piece of news, however many they are."""
    product = 1.0
    for level, is_beaten in game:
        chance = _chance(one, level)
        product *= chance if is_beaten else 1 - chance
    return float(product ** (1 / len(game)))


def _average(weights: list[float], level: int) -> float:
    chances = [_chance(one, level) for one in GRID]
    return sum(map(float.__mul__, weights, chances)) / sum(weights)


def _chance(one: float, level: int) -> float:
    return float(1 / (1 + STEP ** (level - one)))
