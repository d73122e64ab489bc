"""One clash: the cards on one place are turned over, paid, compared (D21, D22, D25)."""

from __future__ import annotations

from games.contract import Event, Json, Tell
from games.duel.state import Fighter, State, camp_of
from games.duel.tally import note
from games.duel.techniques import TECHNIQUES
from games.duel.turned import Turned
from games.duel.using import measure, of, pay, reinforce, settle, take_effect, take_effect_on_hit


def clash(state: State, place: int, tell: Tell) -> None:
    """D21: both cards up, costs, effects that count now, compare, damage."""
    turned = _turn_over(state, place)
    for one in turned:
        _burn(one, tell)
    for one in turned:
        _reinforce(state, one, turned, place, tell)
    for one in turned:
        pay(one, tell)
    _take_effects(turned, tell)
    for one in turned:
        _attack(one, place, tell)
    _compare(turned, tell)
    for one in turned:
        _wound(one, tell)
        note(one)
    state.swaps = [one.index for one in turned if one.swap and one.me.hp > 0 and any(one.me.laid)]


def standing(state: State, side: int) -> bool:
    return any(fighter.hp > 0 for fighter in state.fighters if fighter.side == side)


def _turn_over(state: State, place: int) -> list[Turned]:
    """D25: a fallen ninja's cards are void."""
    turned = [
        Turned(index, fighter, TECHNIQUES[_turn_up(fighter, place)], camp_of(state, fighter.side))
        for index, fighter in enumerate(state.fighters)
        if fighter.hp > 0
    ]
    for one in turned:
        one.foes = [foe for foe in turned if foe.me.side != one.me.side]
    return turned


def _turn_up(fighter: Fighter, place: int) -> str:
    card = fighter.laid[place]
    fighter.laid[place] = ""
    fighter.turned.append(card)
    fighter.called.append(fighter.calls[place])
    if card in fighter.seen:
        fighter.seen.remove(card)
    return card


def _burn(one: Turned, tell: Tell) -> None:
    """D24: poison and delayed explosions of earlier clashes of this round."""
    me = one.me
    for kind, amount in (("poisoned", me.poison), ("exploded", me.fuse)):
        if amount:
            one.hurt += amount
            tell(Event(kind, of(me, n=amount)))
    me.fuse = 0


def _reinforce(state: State, one: Turned, turned: list[Turned], place: int, tell: Tell) -> None:
    me = one.me
    if me.calls[place]:
        state.discard.append(me.calls[place])
        me.tally.calls += 1
        reinforce(one, place, tell)
        me.calls[place] = ""
        for other in turned:
            other.settle()


def _take_effects(turned: list[Turned], tell: Tell) -> None:
    """D21: the effects of both sides count at once."""
    for one in turned:
        take_effect(one, tell)
    for one in turned:
        settle(one)


def _attack(one: Turned, place: int, tell: Tell) -> None:
    measure(one)
    if one.used:
        card, left, base = one.card.id, one.me.chakra, one.card.damage
        sums = {"base": base, "plus": one.plus, "combo": one.combo, "minus": one.minus, "power": one.power}
        tell(Event("attack", of(one.me, card=card, place=place + 1, left=left, **sums)))


def _compare(turned: list[Turned], tell: Tell) -> None:
    """D25: each card is compared with each opposing card by itself."""
    if not any(one.void for one in turned):
        for one in turned:
            for foe in one.foes:
                if one.index < foe.index:
                    _meet(one, foe, tell)
    for one in turned:
        take_effect_on_hit(one, tell)
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
        tell(Event("evaded", _between(one, foe, power=one.power)))
        return 0
    return one.power


def _hit(one: Turned, foe: Turned, power: int, margin: int, tell: Tell) -> None:
    harm = max(0, power - foe.guard)
    tell(Event("hit", _between(one, foe, power=power, guard=power - harm, harm=harm)))
    _harm(one, foe, harm)
    foe.lost += 1
    one.me.tally.margin = max(one.me.tally.margin, margin)
    back = foe.counter + harm * foe.share // 100
    if back:
        one.hurt += back
        tell(Event("struck-back", _between(foe, one, n=foe.counter, share=back - foe.counter, harm=back)))


def _pierce(one: Turned, foe: Turned, tell: Tell) -> None:
    harm = max(0, one.pierce - foe.guard)
    if harm:
        tell(Event("pierced", _between(one, foe, harm=harm)))
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
        tell(Event("hurt" if one.hurt else "healed", of(me, harm=one.hurt, hp=me.hp)))
    me.poison = me.poison if me.hp else 0


def _fall(me: Fighter, tell: Tell) -> None:
    """D24: endure keeps 1 HP once a round, a second heart beats once a fight."""
    if me.endure:
        me.hp, me.endure = 1, False
        tell(Event("endured", of(me, hp=me.hp)))
    elif me.heart > 0:
        me.hp, me.heart = me.heart, -1
        tell(Event("revived", of(me, hp=me.hp)))
    else:
        me.hp = 0
        tell(Event("fallen", of(me)))


def _between(one: Turned, foe: Turned, **data: int | str) -> dict[str, Json]:
    return of(one.me, other=foe.me.seat, foe=foe.me.ninja, **data)
