"""A genin: fights what it sees."""

from __future__ import annotations

from random import Random

from games.contract import Action, Json
from games.hunt.bots.plan import next_step
from games.hunt.bots.sight import Sight


def genin(public: dict[str, Json], private: dict[str, Json], choices: list[Action], random: Random) -> Action:
    """Fights when it can, walks towards Tobi now and then, and else does as it pleases."""
    sight = Sight(public, private, choices)
    if targets := sight.offers("fight"):
        return Action("fight", random.choice(targets))
    walks = public["acting"] and sight.offers("move") and random.random() < 0.6
    if walks and (step := next_step(sight, public["acting"], public["tobi"])):
        return Action("move", step)
    sensible = [action for action in choices if action.verb not in ("back", "mark", "pause")]
    return random.choice(sensible or choices)
