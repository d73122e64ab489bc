"""The verbs of D24: what a card does, each in a line or two.

Costs are paid before the verbs run, so what waits for a "next" card waits for the following one;
a reinforcement's verbs run before that, so its "next" card is the one it lies on.
"""

from __future__ import annotations

from collections.abc import Callable

from games.duel.state import Fighter
from games.duel.techniques import Effect, Technique


class Turned:
    """A fighter's card in one clash: what it shows, and what comes of it."""

    __slots__ = (
        "bound",
        "card",
        "combo",
        "counter",
        "drain",
        "evade",
        "foes",
        "gain",
        "guard",
        "heal",
        "hit",
        "hurt",
        "index",
        "lost",
        "me",
        "minus",
        "peeks",
        "pierce",
        "plus",
        "power",
        "share",
        "swap",
        "used",
        "void",
    )

    def __init__(self, index: int, me: Fighter, card: Technique) -> None:
        self.index, self.me, self.card = index, me, card
        self.foes: list[Turned] = []
        self.peeks: list[tuple[Fighter, list[str]]] = []
        self.plus = self.minus = self.combo = self.power = 0
        self.guard = self.counter = self.evade = self.pierce = self.share = 0
        self.heal = self.hurt = self.hit = self.lost = self.gain = self.drain = 0
        self.bound = self.used = self.swap = self.void = False

    def settle(self) -> None:
        """Chakra gained and drained at the same time: it never falls below 0."""
        self.me.chakra = max(0, self.me.chakra + self.gain - self.drain)
        self.gain = self.drain = 0


Verb = Callable[[Turned, Effect], None]


def strengthen(turned: Turned, effect: Effect) -> None:
    turned.me.plus += effect.amount


def cheapen(turned: Turned, effect: Effect) -> None:
    turned.me.cheap += effect.amount


def weaken(turned: Turned, effect: Effect) -> None:
    for foe in turned.foes:
        foe.me.minus += effect.amount


def guard(turned: Turned, effect: Effect) -> None:
    turned.guard += effect.amount


def counter(turned: Turned, effect: Effect) -> None:
    turned.counter += effect.amount


def evade(turned: Turned, effect: Effect) -> None:
    turned.evade = max(turned.evade, effect.amount)


def pierce(turned: Turned, effect: Effect) -> None:
    turned.pierce += effect.amount


def drain(turned: Turned, effect: Effect) -> None:
    for foe in turned.foes:
        foe.drain += effect.amount


def gain(turned: Turned, effect: Effect) -> None:
    turned.gain += effect.amount


def heal(turned: Turned, effect: Effect) -> None:
    turned.heal += effect.amount


def strike(turned: Turned, effect: Effect) -> None:
    for foe in turned.foes:
        foe.hurt += effect.amount


def endure(turned: Turned, effect: Effect) -> None:
    turned.me.endure = True


def void(turned: Turned, effect: Effect) -> None:
    turned.void = True


def bind(turned: Turned, effect: Effect) -> None:
    for foe in turned.foes:
        foe.me.bound = True


def poison(turned: Turned, effect: Effect) -> None:
    for foe in turned.foes:
        foe.me.poison += effect.amount


def delay(turned: Turned, effect: Effect) -> None:
    for foe in turned.foes:
        foe.me.fuse += effect.amount


def share(turned: Turned, effect: Effect) -> None:
    turned.share = max(turned.share, effect.amount)


def heart(turned: Turned, effect: Effect) -> None:
    """Once a fight: a heart that has beaten its last is not replaced."""
    if turned.me.heart >= 0:
        turned.me.heart = max(turned.me.heart, effect.amount)


def combo(turned: Turned, effect: Effect) -> None:
    if effect.kind in turned.me.kinds:
        turned.combo += effect.amount


def recoil(turned: Turned, effect: Effect) -> None:
    turned.hurt += effect.amount


def peek(turned: Turned, effect: Effect) -> None:
    for foe in turned.foes:
        cards = [card for card in foe.me.hand if card not in foe.me.seen][: effect.amount]
        foe.me.seen += cards
        turned.peeks.append((foe.me, cards))


def swap(turned: Turned, effect: Effect) -> None:
    turned.swap = True


VERBS: dict[str, Verb] = {
    verb.__name__: verb
    for verb in (
        strengthen,
        cheapen,
        weaken,
        guard,
        counter,
        evade,
        pierce,
        drain,
        gain,
        heal,
        strike,
        endure,
        void,
        bind,
        poison,
        delay,
        share,
        heart,
        combo,
        recoil,
        peek,
        swap,
    )
}
