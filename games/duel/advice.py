"""Why a good player may click this: what the card, the ninja or the help is good for."""

from __future__ import annotations

from games.contract import Action, Json, View
from games.duel.bots.offers import by_verb, holder
from games.duel.hints import hint, preview
from games.duel.laying import parted
from games.duel.prize import named_for
from games.duel.state import State, is_quick

Why = tuple[str, dict[str, Json]]


def why(public: View, private: View, legal: list[Action], action: Action, world: State) -> Why:
    match action.verb:
        case "lay":
            return _lay(private, action, world)
        case "call":
            card, place, _ = parted(action.noun)
            return "call", {"card": card, "place": place + 1}
        case "take-back":
            return _back(private, action, world)
        case "drop":
            return "drop", {"card": action.noun}
        case "pick":
            return "named" if _is_named(private, action, world) else "any", {"ninja": action.noun}
        case "done":
            return _done(private, legal, world)
    return "", {}


def _lay(private: View, action: Action, world: State) -> Why:
    """D22: what it costs and does there, after what lies before it."""
    card, place, _ = parted(action.noun)
    told: dict[str, Json] = {"card": card, "place": place + 1}
    seen = hint(world, holder(world, private["side"], action).seat, action)
    if not seen["paid"]:
        return "rest", told
    return "lay", told | {"cost": seen["cost"], "power": seen["power"]}


def _is_named(private: View, action: Action, world: State) -> bool:
    """D9: whom the mission names brings 1 XP more, and otherwise all are worth the same."""
    return not is_quick(world) and action.noun == named_for(world).get(private["side"])


def _back(private: View, action: Action, world: State) -> Why:
    """D22: a card that its ninja's Chakra doesn't pay where it lies makes room for another."""
    place = _unpaid(private, action, world)
    return ("dear", {"card": action.noun, "place": place}) if place else ("", {})


def _done(private: View, legal: list[Action], world: State) -> Why:
    if world.phase == "pick":
        return "packed", {}
    for back in by_verb(legal).get("take-back", []):
        if place := _unpaid(private, back, world):
            return "unpaid", {"card": back.noun, "place": place}
    return "done" if "call" in by_verb(legal) else "ready", {}


def _unpaid(private: View, back: Action, world: State) -> int:
    """The place, as it is counted aloud, of a laid card that isn't paid there, else 0."""
    fighter = holder(world, private["side"], back)
    if back.noun not in fighter.laid:
        return 0
    place = fighter.laid.index(back.noun)
    return 0 if preview(fighter, fighter.laid)[place].paid else place + 1
