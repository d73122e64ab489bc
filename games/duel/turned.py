"""A fighter's card in one clash: what it shows, and what comes of it."""

from __future__ import annotations

import msgspec

from games.contract import Seat
from games.duel.state import Fighter
from games.duel.techniques import Technique


class Turned(msgspec.Struct, eq=False):
    """What the card does in this clash only; what lasts longer is with the fighter (`me`)."""

    index: int
    me: Fighter
    card: Technique
    camp: frozenset[Seat] = frozenset()  # who is told what it peeks at
    foes: list[Turned] = []
    peeks: list[tuple[Fighter, list[str]]] = []
    plus: int = 0  # what waited for the card when it was paid
    minus: int = 0
    bound: bool = False
    used: bool = False
    combo: int = 0
    power: int = 0
    guard: int = 0
    counter: int = 0
    evade: int = 0
    pierce: int = 0
    share: int = 0
    heal: int = 0
    hurt: int = 0
    gain: int = 0
    drain: int = 0
    swap: bool = False
    void: bool = False
    hit: int = 0
    lost: int = 0

    def settle(self) -> None:
        """Chakra gained and drained at the same time: it never falls below 0."""
        self.me.chakra = max(0, self.me.chakra + self.gain - self.drain)
        self.gain = self.drain = 0
