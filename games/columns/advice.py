"""What a good player would do here, and why: the chunin's own numbers (C8, C13, C16, C17, C20)."""

from __future__ import annotations

from random import Random

from games.columns.bots import chunin
from games.columns.cards import COLOUR, points
from games.columns.hints import hint
from games.columns.state import State
from games.contract import Action, Advice, View


def advise(public: View, private: View, legal: list[Action], random: Random, world: State) -> Advice:
    action = chunin(public, private, legal, random, world)
    match action.verb, public["phase"]:
        case "protect", _:
            sums = public["players"][str(public["turn"])]["sums"]
            return Advice(action, "seal", {"colour": action.noun, "points": sums[action.noun]})
        case "place", _:
            return Advice(action, "place", {"column": _number(action), "percent": _bust(world, action)})
        case "take", _:
            return _taking(action, public["columns"][action.noun])
        case "draw", "turn":
            return Advice(action, "begin")
    why = "stop" if action.verb == "stop" else "go-on"
    return Advice(action, why, {"percent": public["bust"] // 10})


def _taking(action: Action, column: View) -> Advice:
    has_die = any(card not in COLOUR for card in column)
    return Advice(
        action, "dare" if has_die else "take", {"column": _number(action), "points": points(column)}
    )


def _number(action: Action) -> int:
    """As it is counted aloud."""
    return int(action.noun) + 1


def _bust(world: State, action: Action) -> int:
    odds: int = hint(world, world.turn, action)["odds"]
    return odds // 10
