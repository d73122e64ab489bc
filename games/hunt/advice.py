"""What a good player would do here, and why: the chunin's choice, with the odds that speak for it."""

from __future__ import annotations

from random import Random

from games.contract import Action, Advice, Json, Seat, View
from games.hunt import choices
from games.hunt.board import HOME
from games.hunt.bots.chunin import chunin
from games.hunt.choices import actors
from games.hunt.hints import hint
from games.hunt.state import State
from games.hunt.stats import enemy_of

TELLING = frozenset({"begin", "meditate", "end", "endure", "keep", "go", "pass"})


def advise(public: View, private: View, legal: list[Action], random: Random, world: State) -> Advice:
    action = chunin(public, private, legal, random, world)
    told = hint(world, _seat(world, legal), action)
    return Advice(action, *_why(world, action, told))


def _seat(world: State, legal: list[Action]) -> Seat:
    """Whom these choices are offered to."""
    return next(seat for seat in sorted(actors(world)) if choices.legal(world, seat) == legal)


def _why(world: State, action: Action, told: dict[str, Json]) -> tuple[str, dict[str, Json]]:
    match action.verb:
        case "fight" | "aim":
            best = max(told["odds"].values(), default=0)
            return "fight", {"enemy": _card(world, action.noun), "percent": best // 10}
        case "card":
            return "card", {"card": action.noun, "percent": told["odds"] // 10}
        case "roll":
            return "roll", {"percent": told["odds"] // 10}
        case "move":
            why = "home" if action.noun == HOME else "move"
            return why, {"area": action.noun, "steps": told["tobi"]}
        case "support":
            return "support", {"card": action.noun.partition(">")[0]}
        case "discard":
            return "discard", {"card": action.noun}
        case "begin" | "pick" | "name":
            return action.verb, {"hero": action.noun}
        case verb if verb in TELLING:
            return verb, {}
    return "", {}


def _card(world: State, key: str) -> str:
    enemy = enemy_of(world, key)
    return enemy.card if enemy else key
