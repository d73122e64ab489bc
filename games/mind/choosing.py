"""What a bot of a level clicks, and what a good player would click for somebody who asks."""

from __future__ import annotations

from random import Random
from typing import Any

from games import engine
from games.contract import Action, Advice, Level, Rules, Seat
from games.mind.judging import InTime, Judged, judged, weighed
from games.mind.ranking import chosen

ORDER = ("academy", "genin", "chunin", "jonin", "kage")
STAND_IN = "chunin"  # who plays on for a person
WHIMS = 10.0  # the cap at which half of the clicks that nobody could weigh are a whim


def names_of(rules: Rules) -> list[str]:
    """The levels of bots that a game offers, the weakest first."""
    return [level.name for level in rules.LEVELS]


def stand_in(rules: Rules) -> str:
    """The level of whoever plays on for a person; "" where there are no bots."""
    return level_of(rules, STAND_IN).name if rules.LEVELS else ""


def level_of(rules: Rules, name: str) -> Level:
    """The level of this name, or the nearest that the game has; a name nobody knows stands for chunin."""
    place = ORDER.index(name if name in ORDER else STAND_IN)
    return min(rules.LEVELS, key=lambda level: abs(ORDER.index(level.name) - place))


def choose(
    rules: Rules,
    world: Any,
    seat: Seat,
    level: Level,
    random: Random,
    most: int | None = None,
    in_time: InTime = lambda: True,
) -> Action:
    """The click of a bot that sees what its seat sees: the world is one that the seat imagines.

    `most` caps the worlds, `in_time` the time. Who may speak without being awaited doesn't weigh it long.
    """
    legal = rules.legal(world, seat)
    if len(legal) == 1:
        return legal[0]
    if seat not in rules.awaited(world):
        return rules.policy(world, seat, legal, random)
    budget = level.worlds if most is None else min(level.worlds, most)
    if budget and not (level.cap and budget < level.worlds):
        ranked = judged(rules, world, seat, rules.policy, budget, random, in_time=in_time)
        if not level.cap or in_time():
            return chosen(ranked, level.cap, random)
    return _unweighed(rules, world, seat, level, legal, random)


def _unweighed(
    rules: Rules, world: Any, seat: Seat, level: Level, legal: list[Action], random: Random
) -> Action:
    """A level that is to be weak stays so where there are too few worlds to measure it."""
    if random.random() * (level.cap + WHIMS) < level.cap:
        return random.choice(weighed(rules, world, seat, legal) or legal)
    return rules.policy(world, seat, legal, random)


def advise(
    rules: Rules,
    world: Any,
    seat: Seat,
    random: Random,
    worlds: int,
    in_time: InTime = lambda: True,
) -> Advice:
    """What the strongest level would click, why, and the chance to win then."""
    legal = rules.legal(world, seat)
    ranked = judged(rules, world, seat, rules.policy, worlds, random, in_time=in_time)
    action = chosen(ranked, 0.0, random)
    found = next(one for one in ranked if one.action == action)
    views = engine.public(rules, world), rules.private(world, seat)
    return Advice(action, *rules.why(*views, legal, action, world), _percent(found))


def _percent(found: Judged) -> int:
    """Nothing is sure before the end; where all worlds come to the same, nothing was found out."""
    return min(99, max(1, round(100 * found.worth))) if found.swing else 0
