"""A genin: fights what it sees."""

from __future__ import annotations

from random import Random

from games.contract import Action, View
from games.hunt.bots import weights
from games.hunt.bots.sight import Sight
from games.hunt.bots.ways import next_step
from games.hunt.state import State


def genin(public: View, private: View, legal: list[Action], random: Random, world: State) -> Action:
    """Fights when it can, walks towards Tobi now and then, and else does as it pleases."""
    sight = Sight(private, legal, world)
    if Action("pass") in legal:
        return Action("pass")
    if targets := sight.offers("fight"):
        return Action("fight", random.choice(targets))
    walks = sight.offers("move") and random.random() < weights.WALKS
    if walks and (step := next_step(sight, sight.mover, sight.goal)):
        return Action("move", step)
    sensible = [action for action in legal if action.verb not in ("back", "mark", "pause")]
    return random.choice(sensible or legal)
