"""What a good player would do here, and why: the chunin's choice and what it expects of it."""

from __future__ import annotations

from random import Random

from games.contract import Action, Advice, Json, View
from games.duel.bots.chunin import chunin
from games.duel.bots.mind import Mind
from games.duel.bots.offers import by_verb, holder
from games.duel.hints import preview
from games.duel.laying import parted
from games.duel.prize import named_for
from games.duel.state import State, is_quick

EVERY = 120  # orders of three out of six cards
FEW = 3  # of them are weighed once more


def advise(public: View, private: View, legal: list[Action], random: Random, world: State) -> Advice:
    if named := _named(private, legal, world):
        return Advice(named, "named", {"ninja": named.noun})
    action = chunin(public, private, legal, random, world)
    if action.verb == "done" and (back := _unpaid(private, legal, world)):
        return _beside(Mind(world, holder(world, private["side"], back), random), back, action)
    return Advice(action, *_why(private, random, world, action))


def _named(private: View, legal: list[Action], world: State) -> Action | None:
    """D9: whom the mission names brings 1 XP more, and otherwise all are worth the same."""
    if is_quick(world) or world.phase != "pick":
        return None
    wanted = Action("pick", named_for(world).get(private["side"], ""))
    return wanted if wanted in legal else None


def _unpaid(private: View, legal: list[Action], world: State) -> Action | None:
    """D22: the way back for a card that its ninja's Chakra doesn't pay where it lies."""
    for back in by_verb(legal).get("take-back", []):
        fighter = holder(world, private["side"], back)
        if not preview(fighter, fighter.laid)[fighter.laid.index(back.noun)].paid:
            return back
    return None


def _beside(mind: Mind, back: Action, done: Action) -> Advice:
    """Such a card makes room for another of the hand, if one does better there."""
    place = mind.laid.index(back.noun)
    others = [[*mind.laid[:place], card, *mind.laid[place + 1 :]] for card in mind.fighter.hand]
    is_best = mind.best([mind.laid, *others]) == mind.laid
    told: dict[str, Json] = {"card": back.noun, "place": place + 1}
    return Advice(done, "unpaid", told) if is_best else Advice(back, "dear", told)


def _why(private: View, random: Random, world: State, action: Action) -> tuple[str, dict[str, Json]]:
    match action.verb:
        case "lay":
            return _laying(Mind(world, holder(world, private["side"], action), random), action)
        case "call":
            card, place, _ = parted(action.noun)
            return "call", {"card": card, "place": place + 1}
        case "drop":
            return "drop", {"card": action.noun}
        case "pick":
            return "any", {"ninja": action.noun}
        case "done":
            return "packed" if world.phase == "out" else "done", {}
    return "", {}


def _laying(mind: Mind, action: Action) -> tuple[str, dict[str, Json]]:
    """What the best order with this card there promises, in hundredths of a life."""
    card, place, _ = parted(action.noun)
    orders = [order for order in mind.promising(EVERY) if order[place] == card]
    ahead = round(100 * mind.worth(mind.best(orders[:FEW])))
    told = {"card": card, "place": place + 1}
    return ("lay", told | {"percent": ahead}) if ahead > 0 else ("least", told)
