"""Why a good player may click this: the odds and the way that speak for it."""

from __future__ import annotations

from games.contract import Action, Json, Seat, View
from games.hunt import choices
from games.hunt.board import HOME, STEPS
from games.hunt.choices import actors
from games.hunt.hints import hint
from games.hunt.state import State
from games.hunt.stats import enemy_of, yet_to_act

TELLING = frozenset({"meditate", "end", "endure", "keep", "go", "pass"})
ALONE = {"endure": "bear", "go": "go-on", "pass": "quiet"}  # where nothing else can be done


def why(
    public: View, private: View, legal: list[Action], action: Action, world: State
) -> tuple[str, dict[str, Json]]:
    if reason := ALONE.get(action.verb) if len(legal) == 1 else None:
        return reason, {}
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
            return _roll(world, _percent(told["odds"]))
        case "move":
            why = "home" if action.noun == HOME else "move"
            return why, {"area": action.noun, "steps": told["tobi"]}
        case "support":
            return _support(action.noun.partition(">")[0], told)
        case "discard":
            return "discard", {"card": action.noun}
        case "begin":
            return "begin" if _is_nearest(world, action.noun) else "step-in", {"hero": action.noun}
        case "pick" | "name":
            return action.verb, {"hero": action.noun}
        case verb if verb in TELLING:
            return verb, {}
    return "", {}


def _roll(world: State, percent: int) -> tuple[str, dict[str, Json]]:
    assert world.fight
    if world.fight.card:
        return "throw", {"card": world.fight.card, "percent": percent}
    return "roll", {"percent": percent}


def _support(card: str, told: dict[str, Json]) -> tuple[str, dict[str, Json]]:
    if told.get("then", 0) <= told.get("odds", 0):
        return "support", {"card": card}
    return "gain", {"card": card, "before": _percent(told["odds"]), "percent": _percent(told["then"])}


def _is_nearest(world: State, hero: str) -> bool:
    """To Tobi, of those who have yet to act."""
    steps = {one.id: STEPS[one.area][world.tobi] for one in yet_to_act(world)}
    return steps[hero] == min(steps.values())


def _card(world: State, key: str) -> str:
    enemy = enemy_of(world, key)
    return enemy.card if enemy else key


def _percent(odds: int) -> int:
    """Rounded as the table rounds it."""
    return (odds + 5) // 10
