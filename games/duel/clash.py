"""One clash: the cards on one place are turned over, paid, compared (D21, D22, D25)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.contract import Event, Tell
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.state import Duel, Fighter, camp_of
from games.duel.tally import note
from games.duel.techniques import TECHNIQUES, Effect
from games.duel.verbs import VERBS, Turned

# A reinforcement's "next" card is the one it lies on, or the one opposite (D20).
HERE = {verb: f"{verb}-here" for verb in ("strengthen", "weaken", "bind")}
NOWHERE: Mapping[str, str] = {}


def clash(state: Duel, place: int, tell: Tell) -> None:
    """D21: both cards up, costs, effects that count now, compare, damage."""
    turned = _turn_over(state, place)
    for one in turned:
        _burn(one, tell)
    for one in turned:
        _call(state, one, turned, place, tell)
    for one in turned:
        _pay(one, tell)
    _effects(state, turned, tell)
    for one in turned:
        _measure(one, place, tell)
    _compare(state, turned, tell)
    for one in turned:
        _wound(one, tell)
        note(one)
    state.swaps = [one.index for one in turned if one.swap and one.me.hp > 0 and any(one.me.laid)]


def standing(state: Duel, side: int) -> bool:
    return any(fighter.hp > 0 for fighter in state.fighters if fighter.side == side)


def _turn_over(state: Duel, place: int) -> list[Turned]:
    """D25: a fallen ninja's cards are void."""
    turned = []
    for index, fighter in enumerate(state.fighters):
        if fighter.hp > 0:
            card = fighter.laid[place]
            fighter.laid[place] = ""
            fighter.turned.append(card)
            fighter.called.append(fighter.calls[place])
            if card in fighter.seen:
                fighter.seen.remove(card)
            turned.append(Turned(index, fighter, TECHNIQUES[card]))
    for one in turned:
        one.foes = [foe for foe in turned if foe.me.side != one.me.side]
    return turned


def _burn(one: Turned, tell: Tell) -> None:
    """D24: poison and delayed explosions of earlier clashes of this round."""
    me = one.me
    for kind, amount in (("poisoned", me.poison), ("exploded", me.fuse)):
        if amount:
            one.hurt += amount
            tell(_told(kind, me, n=amount))
    me.fuse = 0


def _call(state: Duel, one: Turned, turned: list[Turned], place: int, tell: Tell) -> None:
    """D20: a reinforcement is turned over before the cards are compared, and counts from then on."""
    name = one.me.calls[place]
    if not name:
        return
    one.me.calls[place] = ""
    one.me.tally.calls += 1
    state.discard.append(name)
    card, me = REINFORCEMENTS[name], one.me
    if me.chakra < card.cost:
        tell(_told("call-unpaid", me, card=name, cost=card.cost))
        return
    me.chakra -= card.cost
    tell(_told("call", me, card=name, place=place + 1))
    foes, target = one.foes, me.targets[place]
    one.foes = [foe for foe in foes if target in (-1, foe.index)]
    _run(state, one, card.effects, tell, HERE)
    one.foes = foes
    for other in turned:
        other.settle()


def _pay(one: Turned, tell: Tell) -> None:
    """D22: what can't be paid can't be used, and what waited for it is lost."""
    me, card = one.me, one.card
    cost = max(0, card.cost - me.cheap)
    one.plus, one.minus, one.bound = me.plus, me.minus, me.bound
    me.plus = me.minus = me.cheap = 0
    me.bound = False
    one.used = me.chakra >= cost
    if one.used:
        me.chakra -= cost
    else:
        tell(_told("unpaid", me, card=card.id, cost=cost, left=me.chakra))


def _effects(state: Duel, turned: list[Turned], tell: Tell) -> None:
    """D21: the effects of both sides count at once."""
    for one in turned:
        if one.used and one.bound:
            tell(_told("bound", one.me, card=one.card.id))
        elif one.used:
            _run(state, one, one.card.now, tell)
    for one in turned:
        one.settle()
        if one.used:
            one.me.kinds.append(one.card.kind)


def _run(
    state: Duel, one: Turned, effects: Sequence[Effect], tell: Tell, kinds: Mapping[str, str] = NOWHERE
) -> None:
    """Carry the effects out; `kinds` are the events for those that are told by another name."""
    for effect in effects:
        VERBS[effect.verb](one, effect)
        if effect.verb != "combo":
            tell(_told(kinds.get(effect.verb, effect.verb), one.me, n=effect.amount))
        if one.peeks:
            _tell_peeks(state, one, tell)


def _tell_peeks(state: Duel, one: Turned, tell: Tell) -> None:
    """What was peeked at, and how much of it was new, is known to the peeking camp only."""
    camp = camp_of(state, one.me.side)
    for foe, cards in one.peeks:
        for card in cards:
            tell(Event("peeked", {"ninja": foe.ninja, "card": card}, only=camp))
    one.peeks = []


def _measure(one: Turned, place: int, tell: Tell) -> None:
    if not one.used:
        return
    base = one.card.damage
    one.power = max(0, base + one.plus + one.combo - one.minus)
    sums = {"base": base, "plus": one.plus, "combo": one.combo, "minus": one.minus, "power": one.power}
    tell(_told("attack", one.me, card=one.card.id, place=place + 1, left=one.me.chakra, **sums))


def _compare(state: Duel, turned: list[Turned], tell: Tell) -> None:
    """D25: each card is compared with each opposing card by itself."""
    if not any(one.void for one in turned):
        for one in turned:
            for foe in one.foes:
                if one.index < foe.index:
                    _meet(one, foe, tell)
    for one in turned:
        if one.hit and one.used and not one.bound:
            _run(state, one, one.card.on_hit, tell)
    for one in turned:
        one.settle()


def _meet(one: Turned, foe: Turned, tell: Tell) -> None:
    ours, theirs = _against(one, foe, tell), _against(foe, one, tell)
    if ours == theirs:
        tell(Event("equal", {"ninja": one.me.ninja, "foe": foe.me.ninja, "power": ours}))
    elif ours > theirs:
        _hit(one, foe, ours, ours - theirs, tell)
    else:
        _hit(foe, one, theirs, theirs - ours, tell)
    if ours and ours <= theirs:
        _pierce(one, foe, tell)
    if theirs and theirs <= ours:
        _pierce(foe, one, tell)


def _against(one: Turned, foe: Turned, tell: Tell) -> int:
    """D21: an evaded attack counts 0."""
    if 0 < one.power <= foe.evade:
        tell(_met("evaded", one, foe, power=one.power))
        return 0
    return one.power


def _hit(one: Turned, foe: Turned, power: int, margin: int, tell: Tell) -> None:
    harm = max(0, power - foe.guard)
    tell(_met("hit", one, foe, power=power, guard=power - harm, harm=harm))
    _harm(one, foe, harm)
    foe.lost += 1
    one.me.tally.margin = max(one.me.tally.margin, margin)
    back = foe.counter + harm * foe.share // 100
    if back:
        one.hurt += back
        tell(_met("struck-back", foe, one, n=foe.counter, share=back - foe.counter, harm=back))


def _pierce(one: Turned, foe: Turned, tell: Tell) -> None:
    harm = max(0, one.pierce - foe.guard)
    if harm:
        tell(_met("pierced", one, foe, harm=harm))
        _harm(one, foe, harm)


def _harm(one: Turned, foe: Turned, harm: int) -> None:
    foe.hurt += harm
    one.hit += harm > 0
    one.me.tally.harm += harm
    one.me.tally.biggest = max(one.me.tally.biggest, harm)


def _wound(one: Turned, tell: Tell) -> None:
    """D21: healing comes before damage and never goes above the printed HP."""
    me, before = one.me, one.me.hp
    me.hp = min(me.full, me.hp + one.heal) - one.hurt
    if me.hp <= 0:
        _fall(me, tell)
    elif me.hp != before:
        tell(_told("hurt" if one.hurt else "healed", me, harm=one.hurt, hp=me.hp))
    me.poison = me.poison if me.hp else 0


def _fall(me: Fighter, tell: Tell) -> None:
    """D24: endure keeps 1 HP once a round, a second heart beats once a fight."""
    if me.endure:
        me.hp, me.endure = 1, False
        tell(_told("endured", me, hp=me.hp))
    elif me.heart > 0:
        me.hp, me.heart = me.heart, -1
        tell(_told("revived", me, hp=me.hp))
    else:
        me.hp = 0
        tell(_told("fallen", me))


def _told(kind: str, me: Fighter, **data: int | str) -> Event:
    return Event(kind, {"seat": me.seat, "ninja": me.ninja, **data})


def _met(kind: str, one: Turned, foe: Turned, **data: int | str) -> Event:
    return _told(kind, one.me, other=foe.me.seat, foe=foe.me.ninja, **data)
