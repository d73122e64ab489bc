"""The 410 techniques with their effects as data (D2, D24)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.duel import deck_akatsuki, deck_alliance
from games.effects import HIT, Effect, effects_of

KINDS = (
    "ninjutsu",
    "taijutsu",
    "genjutsu",
    "clone",
    "seal",
    "puppet",
    "sage",
    "tailed-beast",
    "dojutsu",
)
KEPT = 15  # techniques a ninja takes into a fight


class Technique(msgspec.Struct, frozen=True):
    id: str
    ninja: str
    tier: str
    kind: str
    cost: int
    damage: int
    now: tuple[Effect, ...]
    on_hit: tuple[Effect, ...]

    @property
    def effects(self) -> tuple[Effect, ...]:
        return self.now + self.on_hit


def _technique(ninja: str, row: tuple[str, str, str, int, int, str]) -> Technique:
    name, tier, kind, cost, damage, words = row
    return Technique(f"{ninja}-{name}", ninja, tier, kind, cost, damage, *parted(effects_of(words)))


def parted(effects: Sequence[Effect]) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """What counts before the cards are compared, and what needs a hit."""
    now = tuple(effect for effect in effects if effect.needs != HIT)
    return now, tuple(effect for effect in effects if effect.needs == HIT)


DECKS = {
    ninja: tuple(_technique(ninja, row) for row in rows)
    for ninja, rows in (deck_alliance.DECKS | deck_akatsuki.DECKS).items()
}
TECHNIQUES = {card.id: card for deck in DECKS.values() for card in deck}
CARDS_OF = {ninja: tuple(card.id for card in deck) for ninja, deck in DECKS.items()}
