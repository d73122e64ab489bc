"""Why a good player may click this: the points and chances that speak for it (C8, C13, C16, C17, C20)."""

from __future__ import annotations

from games.columns.cards import COLOUR, points
from games.columns.hints import hint
from games.columns.state import State
from games.contract import Action, Json, View

RISKY = 10  # per cent of a bust from which on one thinks of it first

Why = tuple[str, dict[str, Json]]


def why(public: View, private: View, legal: list[Action], action: Action, world: State) -> Why:
    match action.verb, public["phase"]:
        case "protect", _:
            sums = public["players"][str(public["turn"])]["sums"]
            return "seal", {"colour": action.noun, "points": sums[action.noun]}
        case "place", _:
            return "place", {"column": _number(action), "percent": _bust(world, action)}
        case "take", _:
            return _taking(action, public["columns"][action.noun])
        case "draw", "turn":
            return "begin" if len(legal) == 1 else "rather", {}
    return _going_on(action, public["bust"])


def _going_on(action: Action, odds: int) -> Why:
    """A chance that speaks against the click isn't its reason."""
    percent = max(1, odds // 10)
    if action.verb == "draw" and not odds:
        return "sure", {}
    if action.verb == "stop":
        return ("stop", {"percent": percent}) if percent >= RISKY else ("enough", {})
    return ("go-on", {"percent": percent}) if percent < RISKY else ("more", {})


def _taking(action: Action, column: View) -> Why:
    has_die = any(card not in COLOUR for card in column)
    return "dare" if has_die else "take", {"column": _number(action), "points": points(column)}


def _number(action: Action) -> int:
    """As it is counted aloud."""
    return int(action.noun) + 1


def _bust(world: State, action: Action) -> int:
    odds: int = hint(world, world.turn, action)["odds"]
    return odds // 10
