"""Using one card: its reinforcement, its cost, its effects, its power (D20, D22, D23, D24)."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Event, Json, Tell
from games.duel.effects import HIT, Effect
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.state import Fighter
from games.duel.turned import Turned
from games.duel.verbs import VERBS

ALWAYS = ("", HIT)  # what needs a hit is run after one


def reinforce(one: Turned, place: int, tell: Tell) -> None:
    """D20: a reinforcement is turned over before the cards are compared, and counts from then on."""
    me = one.me
    card = REINFORCEMENTS[me.calls[place]]
    if me.chakra < card.cost:
        tell(Event("call-unpaid", of(me, card=card.id, cost=card.cost)))
        return
    me.chakra -= card.cost
    tell(Event("call", of(me, card=card.id, place=place + 1)))
    foes, target = one.foes, me.targets[place]
    one.foes = [foe for foe in foes if target in (-1, foe.index)]
    _run(one, card.effects, tell, is_help=True)
    one.foes = foes


def pay(one: Turned, tell: Tell) -> None:
    """D22: what can't be paid can't be used, and what waited for it is lost."""
    me, cost = one.me, cost_of(one)
    one.plus, one.minus, one.bound = me.plus, me.minus, me.bound
    me.plus = me.minus = me.cheap = 0
    me.bound = False
    one.used = me.chakra >= cost
    if one.used:
        me.chakra -= cost
    else:
        tell(Event("unpaid", of(me, card=one.card.id, cost=cost, left=me.chakra)))


def cost_of(one: Turned) -> int:
    return max(0, one.card.cost - one.me.cheap)


def take_effect(one: Turned, tell: Tell) -> None:
    """D24: what counts before the cards are compared; a bound card has no effect."""
    if one.used and one.bound:
        tell(Event("bound", of(one.me, card=one.card.id)))
    elif one.used:
        _run(one, one.card.now, tell)


def take_effect_on_hit(one: Turned, tell: Tell) -> None:
    if one.hit and one.used and not one.bound:
        _run(one, one.card.on_hit, tell)


def settle(one: Turned) -> None:
    """D23: from now on the card counts as an earlier one of its kind."""
    one.settle()
    if one.used:
        one.me.kinds.append(one.card.kind)


def measure(one: Turned) -> None:
    if one.used:
        one.power = max(0, one.card.damage + one.plus + one.combo - one.minus)


def of(me: Fighter, **data: int | str) -> dict[str, Json]:
    """What an event tells of a ninja."""
    return {"seat": me.seat, "ninja": me.ninja, **data}


def _run(one: Turned, effects: Sequence[Effect], tell: Tell, is_help: bool = False) -> None:
    for effect in effects:
        if effect.needs in ALWAYS or effect.needs in one.me.kinds:
            verb = VERBS[effect.verb]
            verb.does(one, effect.amount)
            if verb.is_told:
                kind = f"{effect.verb}-here" if is_help and verb.here else effect.verb
                tell(Event(kind, of(one.me, n=effect.amount)))
            if one.peeks:
                _tell_peeks(one, tell)


def _tell_peeks(one: Turned, tell: Tell) -> None:
    """What was peeked at, and how much of it was new, is known to the peeking camp only."""
    for foe, cards in one.peeks:
        for card in cards:
            tell(Event("peeked", {"ninja": foe.ninja, "card": card}, only=one.camp))
    one.peeks = []
