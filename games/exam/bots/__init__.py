"""Bots: genin plays half of its clicks at random, chunin weighs them all."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from games.contract import Action, Bot, View
from games.exam.battle import card_laid
from games.exam.bots import weights
from games.exam.bots.fight import faced, lay_card, weigh
from games.exam.bots.forest import spread, travel
from games.exam.bots.table import Table, table_of
from games.exam.cards import needs_opening, with_turn
from games.exam.state import State, fighter_of

UNDOING = frozenset({"back", "level-down"})


def chunin(public: View, private: View, choices: list[Action], random: Random, world: State) -> Action:
    """Goes where a scroll can be won, and picks what hurts most or leads there."""
    forward = [action for action in choices if action.verb not in UNDOING] or choices
    verbs = {action.verb for action in forward}
    if len(forward) == 1 or verbs <= {"team", "field", "put"}:
        return random.choice(forward)
    if public["phase"] == "levels" or "raise" in verbs:
        return spread(public, private, forward, random)
    if public["mover"]["seat"] == private["seat"] or "retreat" in verbs:
        return travel(public, private, forward, random)
    table = table_of(world, private["seat"])
    if any(map(card_laid, forward)):
        return lay_card(table, forward, random)
    plain = [action for action in forward if not (with_turn(action.noun)[1] or _is_idle(table, action))]
    best = max(plain, key=lambda action: (weigh(table, action), random.random()))
    return faced(table, best, forward)


def _is_idle(table: Table, action: Action) -> bool:
    """Opening a card that could be carried out with the same click."""
    return action.verb == "open" and not needs_opening(table.battle, fighter_of(table.battle, action.noun))


def genin(public: View, private: View, choices: list[Action], random: Random, world: State) -> Action:
    """Knows what to do, and often does something else."""
    if random.random() < weights.DISTRACTED:
        forward = [action for action in choices if action.verb not in UNDOING]
        return random.choice(forward or choices)
    return chunin(public, private, choices, random, world)


BOTS: Mapping[str, Bot] = {"genin": genin, "chunin": chunin}
