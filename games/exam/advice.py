"""What a good player would do here, and why: the chunin's choice, with the odds that speak for it."""

from __future__ import annotations

from random import Random

from games.contract import Action, Advice, Json, View
from games.exam.battle import card_laid
from games.exam.bots import chunin
from games.exam.cards import with_turn
from games.exam.hints import hint
from games.exam.state import State

BLOWS = frozenset({"hit", "kunai", "claw", "target"})
PLAIN = frozenset({"stay", "dash", "open", "search", "focus", "run", "jump", "done", "ration"})


def advise(public: View, private: View, legal: list[Action], random: Random, world: State) -> Advice:
    action = chunin(public, private, legal, random, world)
    return Advice(action, *_why(private, world, action))


def _why(private: View, world: State, action: Action) -> tuple[str, dict[str, Json]]:
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
            return "blow", {"hero": noun, "percent": _dodges(private, world, Action(verb, noun))}
        case verb if verb in PLAIN:
            return verb, {}
    return "", {}


def _dodges(private: View, world: State, action: Action) -> int:
    """The chance, in a hundred, that the target dodges."""
    targets = hint(world, private["seat"], action).get("targets", {})
    dodge: int = targets.get(action.noun, {}).get("dodge", 0)
    return dodge // 10
