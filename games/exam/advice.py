"""Why a good player may click this, with the odds that speak for it."""

from __future__ import annotations

from games.contract import Action, Json, View
from games.exam.battle import card_laid
from games.exam.cards import with_turn
from games.exam.hints import THOUSAND, hint
from games.exam.state import State

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
            return "tower" if len(private["scrolls"]) > 1 else "chase", {}
        case "attack":
            return "attack", {}
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


def _hits(private: View, world: State, action: Action) -> int:
    """The chance to hit, in a hundred, as the table rounds it."""
    odds = hint(world, private["seat"], action).get("targets", {}).get(action.noun, {})
    return 0 if odds.get("warded") else round((THOUSAND - odds.get("dodge", 0)) / 10)
