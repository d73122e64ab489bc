"""The 410 techniques and their effects as data (D2, D24); the verbs that carry them out are in verbs.py."""

from __future__ import annotations

import msgspec

from games.duel import deck_akatsuki, deck_alliance

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
ALL = 999  # a guard that takes every hit


class Effect(msgspec.Struct, frozen=True):
    """A verb of D24 with its number; `kind` is the earlier card a combo needs."""

    verb: str
    amount: int
    kind: str
    if_hit: bool


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


def effects_of(words: str) -> tuple[Effect, ...]:
    """Effects as the tables write them: "combo clone 8; drain 5 if hit"."""
    return tuple(_effect(part.split()) for part in words.split("; ") if part)


def _effect(words: list[str]) -> Effect:
    if_hit = words[-2:] == ["if", "hit"]
    verb, *rest = words[:-2] if if_hit else words
    kind = rest[0] if verb == "combo" else ""
    amount = int(rest[-1]) if rest else 0
    return Effect(verb, amount, kind, if_hit)


def _technique(ninja: str, row: tuple[str, str, str, int, int, str]) -> Technique:
    name, tier, kind, cost, damage, words = row
    effects = effects_of(words)
    now = tuple(effect for effect in effects if not effect.if_hit)
    on_hit = tuple(effect for effect in effects if effect.if_hit)
    return Technique(f"{ninja}-{name}", ninja, tier, kind, cost, damage, now, on_hit)


DECKS = {
    ninja: tuple(_technique(ninja, row) for row in rows)
    for ninja, rows in (deck_alliance.DECKS | deck_akatsuki.DECKS).items()
}
TECHNIQUES = {card.id: card for deck in DECKS.values() for card in deck}
CARDS_OF = {ninja: tuple(card.id for card in deck) for ninja, deck in DECKS.items()}
