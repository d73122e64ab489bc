"""Why a good player may click this, with the odds that speak for it."""

from __future__ import annotations

from games.contract import Action, Json, View
from games.exam.battle import card_laid
from games.exam.bots.forest import FAR, distances, hope, rivals, strength
from games.exam.cards import with_turn
from games.exam.fields import TOWER
from games.exam.hints import THOUSAND, hint
from games.exam.state import State, has_pair

BLOWS = frozenset({"hit", "kunai", "claw", "target"})
PLAIN = frozenset({"stay", "dash", "open", "search", "focus", "run", "jump", "done", "ration"})


def why(
    public: View, private: View, legal: list[Action], action: Action, world: State
) -> tuple[str, dict[str, Json]]:
    if card := card_laid(action):
        return "lay", {"card": card, "hero": action.noun}
    noun, _ = with_turn(action.noun)
    match action.verb:
        case "go":
            return _going(public, private, int(action.noun), world), {}
        case "attack":
            return _attacking(public, private, action.noun), {}
        case "open" if action.noun:
            return "first", {"hero": action.noun}
        case "use":
            return "use", {"technique": noun}
        case "raise" | "level-up":
            return "raise", {"hero": action.noun}
        case verb if verb in BLOWS:
            return "blow", {"hero": noun, "percent": _hits(private, world, Action(verb, noun))}
        case verb if verb in PLAIN:
            return verb, {}
    return "", {}


def _going(public: View, private: View, cell: int, world: State) -> str:
    """Towards what this step leads."""
    here = world.teams[private["seat"]].cell
    if has_pair(world, private["seat"]):
        return "tower" if _nears(here, cell, TOWER) else "go"
    wanted = [team["cell"] for team in rivals(public, private) if hope(public, private, team)]
    return "chase" if any(_nears(here, cell, goal) for goal in wanted) else "go"


def _nears(here: int, cell: int, goal: int) -> bool:
    steps = distances(goal)
    return steps.get(cell, FAR) < steps.get(here, FAR)


def _attacking(public: View, private: View, other: str) -> str:
    ours, theirs = (public["teams"][seat] for seat in (str(private["seat"]), other))
    if not theirs["scrolls"]:
        return "battle"
    return "attack" if strength(ours) > strength(theirs) else "rob"


def _hits(private: View, world: State, action: Action) -> int:
    """The chance to hit, in a hundred, as the table rounds it."""
    odds = hint(world, private["seat"], action).get("targets", {}).get(action.noun, {})
    return 0 if odds.get("warded") else round((THOUSAND - odds.get("dodge", 0)) / 10)
