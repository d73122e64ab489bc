"""Effects as the tables write them: a verb, a number, and what it needs ("drain 5 if hit")."""

from __future__ import annotations

import msgspec

HIT = "hit"


class Effect(msgspec.Struct, frozen=True):
    """A verb of D24 with its number; it needs a hit, an earlier card of a kind in this round, or nothing."""

    verb: str
    amount: int
    needs: str


def effects_of(words: str) -> tuple[Effect, ...]:
    """Effects parted by semicolons: "combo 8 if clone; drain 5 if hit; bind"."""
    return tuple(_effect(part) for part in words.split("; ") if part)


def _effect(words: str) -> Effect:
    deed, _, needs = words.partition(" if ")
    verb, _, amount = deed.partition(" ")
    return Effect(verb, int(amount or 0), needs)
