"""The cards that have a picture, for the kit that draws them at set-up: id, kind, whose deck, level."""

from __future__ import annotations

from collections.abc import Iterator

from games.hunt.techniques import TECHNIQUES

HIGHEST = 3


def pictures() -> Iterator[str]:
    for card in TECHNIQUES.values():
        yield f"{card.id} {card.kind} {card.hero} {min(HIGHEST, max(1, card.cost))}"
