"""The genin: it lays any cards that its Chakra pays, and thinks of nothing else."""

from __future__ import annotations

from random import Random

from games.contract import Action, View
from games.duel.bots.offers import by_verb, holder
from games.duel.laying import parted
from games.duel.state import State
from games.duel.techniques import TECHNIQUES


def genin(public: View, private: View, choices: list[Action], random: Random, world: State) -> Action:
    offered = by_verb(choices)
    if "done" in offered:
        return offered["done"][0]
    if "lay" in offered:
        return _affordable(world, private["side"], offered["lay"], random)
    if "undone" in offered or "stay" in offered:
        return choices[0]
    return random.choice(offered.get("drop") or choices)


def _affordable(world: State, side: int, lays: list[Action], random: Random) -> Action:
    """Any card that the Chakra still pays, where there is one."""
    fighter = holder(world, side, lays[0])
    left = fighter.chakra - sum(TECHNIQUES[card].cost for card in fighter.laid if card)
    payable = [action for action in lays if TECHNIQUES[parted(action.noun)[0]].cost <= left]
    return random.choice(payable or lays)
