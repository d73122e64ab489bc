"""Bots: genin plays half of its clicks at random, chunin weighs them all."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from games.contract import Action, Bot, Json
from games.exam.bots.fight import lay_card, weigh
from games.exam.bots.forest import spread, travel
from games.exam.bots.table import Table, seen
from games.exam.state import State

UNDOING = frozenset({"back", "level-down"})


def chunin(
    public: dict[str, Json], private: dict[str, Json], choices: list[Action], random: Random, world: State
) -> Action:
    """Goes where a scroll can be won, and picks what hurts most or leads there."""
    forward = [action for action in choices if action.verb not in UNDOING] or choices
    verbs = {action.verb for action in forward}
    if len(forward) == 1 or verbs <= {"team", "field", "pick", "put"}:
        return random.choice(forward)
    if public["phase"] == "levels" or "raise" in verbs:
        return spread(public, private, forward, random)
    if public["mover"]["seat"] == private["seat"] or "retreat" in verbs:
        return travel(public, private, forward, random)
    table = seen(public, private)
    if any(verb.startswith("lay-") for verb in verbs):
        return lay_card(table, forward, random)
    return _best(table, forward, random)


def genin(
    public: dict[str, Json], private: dict[str, Json], choices: list[Action], random: Random, world: State
) -> Action:
    """Knows what to do, and often does something else."""
    if random.random() < 0.5:
        forward = [action for action in choices if action.verb not in UNDOING]
        return random.choice(forward or choices)
    return chunin(public, private, choices, random, world)


def _best(table: Table, choices: list[Action], random: Random) -> Action:
    return max(choices, key=lambda action: (weigh(table, action), random.random()))


BOTS: Mapping[str, Bot] = {"genin": genin, "chunin": chunin}
