"""What a good player would do here, and why: the chunin's choice, with the odds that speak for it."""

from __future__ import annotations

from random import Random

from games.contract import Action, Advice, Json, View
from games.hunt.board import HOME
from games.hunt.bots.chunin import chunin
from games.hunt.hints import hint
from games.hunt.state import State
from games.hunt.stats import enemy_of

TELLING = frozenset({"begin", "meditate", "end", "endure", "keep", "go", "pass"})


def advise(public: View, private: View, legal: list[Action], random: Random, world: State) -> Advice:
    action = chunin(public, private, legal, random, world)
    return Advice(action, *_why(world, action))


def _why(world: State, action: Action) -> tuple[str, dict[str, Json]]:
    match action.verb:
        case "fight" | "aim":
            return "fight", {"enemy": _card(world, action.noun), "percent": _best(world, action)}
        case "card":
            return "card", {"card": action.noun, "percent": _odds(world, action)}
        case "roll":
            return "roll", {"percent": _odds(world, action)}
        case "move":
            why = "home" if action.noun == HOME else "move"
            return why, {"area": action.noun, "steps": hint(world, 0, action)["tobi"]}
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


def _best(world: State, action: Action) -> int:
    """The chance of a wound with the best card for it."""
    odds: dict[str, int] = hint(world, 0, action)["odds"]
    return max(odds.values(), default=0) // 10


def _odds(world: State, action: Action) -> int:
    odds: int = hint(world, 0, action)["odds"]
    return odds // 10
