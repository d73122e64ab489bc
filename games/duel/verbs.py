"""The verbs of D24: what a card does, each in a line or two.

Costs are paid before the verbs run, so what waits for a "next" card waits for the following one;
a reinforcement's verbs run before that, so its "next" card is the one it lies on.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from games.duel.state import Sources
from games.duel.turned import Turned


class Verb(msgspec.Struct, frozen=True):
    """What a verb does with its number, and what its words depend on."""

    does: Callable[[Turned, int], None]
    aims: bool = False  # at an opponent, who must be named where there are two (D25)
    here: bool = False  # on a reinforcement: its "next" card is the one on its place (D20)
    is_told: bool = True  # by itself; a combo is part of the attack that is told


def add(sources: Sources, source: str, amount: int) -> None:
    sources[source] = sources.get(source, 0) + amount


def _strengthen(turned: Turned, amount: int) -> None:
    add(turned.me.plus, turned.source, amount)


def _cheapen(turned: Turned, amount: int) -> None:
    add(turned.me.cheap, turned.source, amount)


def _weaken(turned: Turned, amount: int) -> None:
    for foe in turned.foes:
        add(foe.me.minus, turned.source, amount)


def _guard(turned: Turned, amount: int) -> None:
    add(turned.guards, turned.source, amount)


def _counter(turned: Turned, amount: int) -> None:
    turned.counter += amount


def _evade(turned: Turned, amount: int) -> None:
    if amount > turned.evade:
        turned.evade, turned.evader = amount, turned.source


def _pierce(turned: Turned, amount: int) -> None:
    turned.pierce += amount


def _drain(turned: Turned, amount: int) -> None:
    for foe in turned.foes:
        foe.drain += amount


def _gain(turned: Turned, amount: int) -> None:
    turned.gain += amount


def _heal(turned: Turned, amount: int) -> None:
    turned.heal += amount


def _strike(turned: Turned, amount: int) -> None:
    for foe in turned.foes:
        foe.hurt += amount


def _endure(turned: Turned, amount: int) -> None:
    turned.me.endure = True


def _void(turned: Turned, amount: int) -> None:
    turned.void = True


def _bind(turned: Turned, amount: int) -> None:
    for foe in turned.foes:
        foe.me.bound = turned.source


def _poison(turned: Turned, amount: int) -> None:
    for foe in turned.foes:
        add(foe.me.poison, turned.source, amount)


def _delay(turned: Turned, amount: int) -> None:
    for foe in turned.foes:
        add(foe.me.fuse, turned.source, amount)


def _share(turned: Turned, amount: int) -> None:
    turned.share = max(turned.share, amount)


def _heart(turned: Turned, amount: int) -> None:
    """Once a fight: a heart that has beaten its last is not replaced."""
    if turned.me.heart >= 0:
        turned.me.heart = max(turned.me.heart, amount)


def _combo(turned: Turned, amount: int) -> None:
    add(turned.combos, turned.needs, amount)


def _recoil(turned: Turned, amount: int) -> None:
    turned.hurt += amount


def _peek(turned: Turned, amount: int) -> None:
    for foe in turned.foes:
        cards = [card for card in foe.me.hand if card not in foe.me.seen][:amount]
        foe.me.seen += cards
        turned.peeks.append((foe.me, cards))


def _swap(turned: Turned, amount: int) -> None:
    turned.swap = True


VERBS = {
    "strengthen": Verb(_strengthen, here=True),
    "cheapen": Verb(_cheapen),
    "weaken": Verb(_weaken, aims=True, here=True),
    "guard": Verb(_guard),
    "counter": Verb(_counter),
    "evade": Verb(_evade),
    "pierce": Verb(_pierce),
    "drain": Verb(_drain, aims=True),
    "gain": Verb(_gain),
    "heal": Verb(_heal),
    "strike": Verb(_strike, aims=True),
    "endure": Verb(_endure),
    "void": Verb(_void),
    "bind": Verb(_bind, aims=True, here=True),
    "poison": Verb(_poison, aims=True),
    "delay": Verb(_delay, aims=True),
    "share": Verb(_share),
    "heart": Verb(_heart),
    "combo": Verb(_combo, is_told=False),
    "recoil": Verb(_recoil),
    "peek": Verb(_peek, aims=True),
    "swap": Verb(_swap),
}
