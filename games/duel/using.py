"""Using one card: its reinforcement, its cost, its effects, its power (D20, D22, D23, D24)."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Event, Json, Tell
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.state import Fighter, Sources
from games.duel.turned import Turned
from games.duel.verbs import VERBS
from games.effects import HIT, Effect

ALWAYS = ("", HIT)  # what needs a hit is run after one


def reinforce(one: Turned, place: int, tell: Tell) -> bool:
    """D20: turned over before the cards are compared, it counts from then on; whether it was paid.

    What it gains pays the card it lies on; what it drains is lost to later cards only (D21).
    """
    me = one.me
    card = REINFORCEMENTS[me.calls[place]]
    if me.chakra < card.cost:
        tell(Event("call-unpaid", of(me, card=card.id, cost=card.cost)))
        return False
    me.chakra -= card.cost
    foes, target = one.foes, me.targets[place]
    if target >= 0:
        one.foes = [foe for foe in foes if foe.index == target] or foes
    struck = [foe.me for foe in one.foes if target >= 0]
    told = of(me, card=card.id, place=place + 1)
    named = {"foe": struck[0].ninja, "other": struck[0].seat} if struck else {}
    tell(Event("call-at" if named else "call", told | named))
    _run(one, card.id, card.effects, tell)
    one.foes = foes
    one.take_gain()
    return True


def pay(one: Turned, tell: Tell) -> None:
    """D22: what can't be paid can't be used, and what waited for it is lost."""
    me, cost = one.me, cost_of(one)
    one.plus, one.minus, one.bound = me.plus, me.minus, me.bound
    me.plus, me.minus, me.cheap, me.bound = {}, {}, {}, ""
    one.used = me.chakra >= cost
    if one.used:
        me.chakra -= cost
    else:
        numbers = {"cost": cost, "left": me.chakra}
        tell(Event("unpaid", of(me, card=one.card.id, **numbers) | sources(lost=one.plus)))


def cost_of(one: Turned) -> int:
    return max(0, one.card.cost - sum(one.me.cheap.values()))


def take_effect(one: Turned, tell: Tell) -> None:
    """D24: what counts before the cards are compared; a bound card has no effect."""
    if one.used and one.bound:
        tell(Event("bound", of(one.me, card=one.card.id, by=one.bound)))
    elif one.used:
        _run(one, one.card.id, one.card.now, tell)


def take_effect_on_hit(one: Turned, tell: Tell) -> None:
    if one.hit and one.used and not one.bound:
        _run(one, one.card.id, one.card.on_hit, tell)


def settle(one: Turned) -> None:
    """D23: from now on the card counts as an earlier one of its kind."""
    one.settle()
    if one.used:
        one.me.kinds.append(one.card.kind)


def measure(one: Turned) -> None:
    if one.used:
        bonus, malus = sum(one.plus.values()), sum(one.minus.values())
        one.power = max(0, one.card.damage + bonus + one.combo - malus)


def of(me: Fighter, **data: int | str) -> dict[str, Json]:
    """What an event tells of a ninja."""
    return {"seat": me.seat, "ninja": me.ninja, **data}


def sources(**sums: Sources) -> dict[str, Json]:
    """What sums are made of, as an event tells it; nothing of what is nothing."""
    return {name: dict(parts) for name, parts in sums.items() if parts}


def _run(one: Turned, card: str, effects: Sequence[Effect], tell: Tell) -> None:
    for effect in effects:
        if effect.needs in ALWAYS or effect.needs in one.me.kinds:
            one.source, one.needs = card, effect.needs
            verb = VERBS[effect.verb]
            verb.does(one, effect.amount)
            if verb.is_told:
                kind = f"{effect.verb}-here" if verb.here and card in REINFORCEMENTS else effect.verb
                tell(Event(kind, of(one.me, n=effect.amount, card=card)))
            if one.peeks:
                _tell_peeks(one, tell)


def _tell_peeks(one: Turned, tell: Tell) -> None:
    """What was peeked at, and how much of it was new, is known to the peeking camp only."""
    for foe, cards in one.peeks:
        for card in cards:
            tell(Event("peeked", {"ninja": foe.ninja, "card": card}, only=one.camp))
    one.peeks = []
