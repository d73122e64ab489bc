"""A fighter's card in one clash: what it shows, and what comes of it."""

from __future__ import annotations

import msgspec

from games.contract import Seat
from games.duel.state import Fighter, Sources
from games.duel.techniques import Technique


class Turned(msgspec.Struct, eq=False):
    """What the card does in this clash only; what lasts longer is with the fighter (`me`)."""

    index: int
    me: Fighter
    card: Technique
    camp: frozenset[Seat] = frozenset()  # who is told what it peeks at
    foes: list[Turned] = []
    peeks: list[tuple[Fighter, list[str]]] = []
    source: str = ""  # the card whose effect runs, and what it needs
    needs: str = ""
    plus: Sources = {}  # what waited for the card when it was paid
    minus: Sources = {}
    bound: str = ""
    used: bool = False
    combos: Sources = {}  # by the kind they need
    power: int = 0
    guards: Sources = {}
    counter: int = 0
    evade: int = 0
    evader: str = ""
    pierce: int = 0
    share: int = 0
    heal: int = 0
    hurt: int = 0
    gain: int = 0
    drain: int = 0
    swap: bool = False
    void: bool = False
    hit: int = 0
    dealt: int = 0
    margin: int = 0  # by how much it won, at most
    lost: int = 0  # stronger attacks that hurt it

    @property
    def guard(self) -> int:
        return sum(self.guards.values())

    @property
    def combo(self) -> int:
        return sum(self.combos.values())

    def take_gain(self) -> None:
        """D20: what a reinforcement gains pays the card it lies on."""
        self.me.chakra += self.gain
        self.gain = 0

    def settle(self) -> None:
        """Chakra gained and drained at the same time: it never falls below 0."""
        self.me.chakra = max(0, self.me.chakra + self.gain - self.drain)
        self.gain = self.drain = 0
