"""Why a good player may click this: the odds and the way that speak for it."""

from __future__ import annotations

from games.contract import Action, Json, Seat, View
from games.hunt import choices
from games.hunt.board import HOME
from games.hunt.choices import actors
from games.hunt.hints import hint
from games.hunt.state import State
from games.hunt.stats import enemy_of

TELLING = frozenset({"begin", "meditate", "end", "endure", "keep", "go", "pass"})


def why(
    public: View, private: View, legal: list[Action], action: Action, world: State
) -> tuple[str, dict[str, Json]]:
    return _why(world, action, hint(world, _seat(world, legal), action))


def _seat(world: State, legal: list[Action]) -> Seat:
    """Whom these choices are offered to."""
    return next(seat for seat in sorted(actors(world)) if choices.legal(world, seat) == legal)


def _why(world: State, action: Action, told: dict[str, Json]) -> tuple[str, dict[str, Json]]:
    match action.verb:
        case "fight" | "aim":
            best = max(told["odds"].values(), default=0)
            return "fight", {"enemy": _card(world, action.noun), "percent": _percent(best)}
        case "card":
            return "card", {"card": action.noun, "percent": _percent(told["odds"])}
        case "roll":
            return "roll", {"percent": _percent(told["odds"])}
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


def _percent(odds: int) -> int:
    """Rounded as the table rounds it."""
    return (odds + 5) // 10
