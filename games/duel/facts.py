"""The printed numbers of cards and ninja, beside the texts: short words in a fixed order."""

from __future__ import annotations

from games.duel.missions import MISSIONS
from games.duel.ninja import NINJA, Ninja
from games.duel.techniques import CARDS_OF, TECHNIQUES, Technique


def facts() -> dict[str, str]:
    made = {f"card-{card.id}-facts": _technique(card) for card in TECHNIQUES.values()}
    made |= {f"card-{one.id}-facts": " ".join([str(one.xp), *one.ninja]) for one in MISSIONS.values()}
    made |= {f"ninja-{ninja.id}-facts": _ninja(ninja) for ninja in NINJA.values()}
    return made | {f"ninja-{ninja}-cards": " ".join(cards) for ninja, cards in CARDS_OF.items()}


def _technique(card: Technique) -> str:
    """Kind, cost, damage, guard, what it is for (A attack, B boost, D defence), and its effects."""
    guard = sum(effect.amount for effect in card.now if effect.verb == "guard")
    return f"{card.kind} {card.cost} {card.damage} {guard} {card.tier[0]} {_effects(card)}".rstrip()


def _effects(card: Technique) -> str:
    """Verb, number and what it needs, for words shorter than the text."""
    return " ".join(f"{effect.verb}:{effect.amount}:{effect.needs}" for effect in card.effects)


def _ninja(ninja: Ninja) -> str:
    """Camp, HP, Chakras, XP."""
    return f"{ninja.side} {ninja.hp} {'+'.join(map(str, ninja.chakras))} {ninja.xp}"
