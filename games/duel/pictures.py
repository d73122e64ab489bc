"""The cards that have a picture, for the kit that draws them at set-up: id, kind, whose deck, level."""

from __future__ import annotations

from collections.abc import Iterator

from games.duel.reinforcements import REINFORCEMENTS
from games.duel.techniques import TECHNIQUES

LEVELS = {"1": 1, "2": 1, "3": 2, "4": 3, "5": 3}  # by the digit of a tier


def pictures() -> Iterator[str]:
    for card in TECHNIQUES.values():
        yield f"{card.id} {card.kind} {card.ninja} {LEVELS[card.tier[1]]}"
    for helper in REINFORCEMENTS:
        yield f"{helper} reinforcement reinforcements 2"
