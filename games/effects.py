"""Effects as the tables of cards write them: a verb, a number, and what it needs ("drain 5 if hit")."""

from __future__ import annotations

import msgspec

HIT = "hit"


class Effect(msgspec.Struct, frozen=True):
    """What a card does; what it needs is a word that the game understands, and "" is nothing."""

    verb: str
    amount: int = 0
    needs: str = ""


def effects_of(words: str) -> tuple[Effect, ...]:
    """Effects parted by semicolons: "combo 8 if clone; drain 5 if hit; bind"."""
    return tuple(_effect(part) for part in words.split("; ") if part)


def _effect(words: str) -> Effect:
    deed, _, needs = words.partition(" if ")
    verb, _, amount = deed.partition(" ")
    return Effect(verb, int(amount or 0), needs)
