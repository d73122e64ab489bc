"""The best short player: plans, covers and cures."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.contract import Action, Seat
from games.hunt.bots import acting, fights, weights
from games.hunt.bots.foresight import easier
from games.hunt.bots.keeping import refill
from games.hunt.bots.sight import Sight
from games.hunt.bots.speaking import save, speak
from games.hunt.state import State
from games.hunt.techniques import TECHNIQUES


def policy(world: State, seat: Seat, legal: list[Action], random: Random) -> Action:
    sight = Sight(world, seat, legal)
    verbs = {action.verb for action in legal}
    return next((answer(sight) for verb, answer in ANSWERS.items() if verb in verbs), legal[0])


def _pick(sight: Sight) -> Action:
    return Action("pick", next(id for id in weights.TEAM if id in sight.offers("pick")))


def _name(sight: Sight) -> Action:
    """The injury goes to who can bear or answer it; a paralysis to who is paralysed already."""
    paralyses = "paralyse" in sight.world.injuries[0].brings

    def bears(id: str) -> tuple[bool, bool, int]:
        hero = sight.hero(id)
        return paralyses and hero.paralysed, hero.chakra > 0 and _can_avoid(sight, id), hero.health

    return Action("name", max(sight.offers("name"), key=bears))


def _can_avoid(sight: Sight, id: str) -> bool:
    return any(mode.verb == "avoid" for card in sight.hand(sight.hero(id)) for mode in TECHNIQUES[card].modes)


ANSWERS: dict[str, Callable[[Sight], Action]] = {
    "pick": _pick,
    "name": _name,
    "endure": lambda sight: save(sight) or Action("endure"),
    "discard": refill,
    "keep": refill,
    "ride": lambda sight: Action("ride"),
    "top": easier,
    "look": lambda sight: sight.choices[0],
    "aim": fights.aim,
    "target": fights.target,
    "mark": fights.mark,
    "go": fights.go,
    "card": fights.card,
    "roll": fights.card,
    "begin": acting.begin,
    "end": acting.act,
    "land": acting.act,
    "pass": speak,
}
