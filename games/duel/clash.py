"""One clash: the cards on one place are turned over, paid, compared (D21, D22, D25)."""

from __future__ import annotations

from games.contract import Event, Json, Tell
from games.duel.state import Blow, Fighter, State, camp_of
from games.duel.tally import note
from games.duel.techniques import TECHNIQUES
from games.duel.turned import Turned
from games.duel.using import (
    measure,
    of,
    pay,
    reinforce,
    settle,
    sources,
    take_effect,
    take_effect_on_hit,
)


def clash(state: State, place: int, tell: Tell) -> None:
    """D21: both cards up, costs, effects that count now, compare, damage."""
    turned = _turn_over(state, place)
    for one in turned:
        _burn(one, tell)
    for one in turned:
        _reinforce(state, one, place, tell)
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
    for kind, waiting in (("poisoned", me.poison), ("exploded", me.fuse)):
        if waiting:
            amount = sum(waiting.values())
            one.hurt += amount
            tell(Event(kind, of(me, n=amount) | sources(**{"from": waiting})))
    me.fuse = {}


def _reinforce(state: State, one: Turned, place: int, tell: Tell) -> None:
    me = one.me
    if me.calls[place]:
        state.discard.append(me.calls[place])
        me.tally.calls += reinforce(one, place, tell)
        me.calls[place] = ""


def _take_effects(turned: list[Turned], tell: Tell) -> None:
    """D21: the effects of both sides count at once."""
    for one in turned:
        take_effect(one, tell)
    for one in turned:
        settle(one)


def _attack(one: Turned, place: int, tell: Tell) -> None:
    measure(one)
    if one.used:
        data = of(one.me, card=one.card.id, place=place + 1, left=one.me.chakra, base=one.card.damage)
        data |= {"plus": sum(one.plus.values()), "combo": one.combo, "minus": sum(one.minus.values())}
        data |= {"power": one.power} | sources(bonus=one.plus, combos=one.combos, malus=one.minus)
        tell(Event("attack", data))


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
        tell(Event("evaded", _between(one, foe, power=one.power, by=foe.evader)))
        return 0
    return one.power


def _hit(one: Turned, foe: Turned, power: int, margin: int, tell: Tell) -> None:
    harm = max(0, power - foe.guard)
    data = _between(one, foe, power=power, guard=power - harm, harm=harm) | sources(guards=foe.guards)
    tell(Event("hit", data))
    _harm(one, foe, harm)
    if harm:
        foe.lost += 1
        one.margin = max(one.margin, margin)
    _strike_back(foe, one, foe.counter, harm, tell)


def _strike_back(one: Turned, foe: Turned, counter: int, harm: int, tell: Tell) -> None:
    """D24: a counter, and a share of the damage taken."""
    share = harm * one.share // 100
    if back := counter + share:
        foe.hurt += back
        data = _between(one, foe, n=counter, share=share, harm=back, card=one.card.id)
        tell(Event("struck-back", data))


def _pierce(one: Turned, foe: Turned, tell: Tell) -> None:
    harm = max(0, one.pierce - foe.guard)
    if harm:
        tell(Event("pierced", _between(one, foe, harm=harm, card=one.card.id)))
        _harm(one, foe, harm)
        _strike_back(foe, one, 0, harm, tell)


def _harm(one: Turned, foe: Turned, harm: int) -> None:
    tally = one.me.tally
    foe.hurt += harm
    one.dealt += harm
    one.hit += harm > 0
    tally.harm += harm
    if harm > tally.biggest:
        tally.biggest, tally.best = harm, one.card.id


def _wound(one: Turned, tell: Tell) -> None:
    """D21: healing comes before damage and never goes above the printed HP."""
    me, before = one.me, one.me.hp
    heal = min(me.full - before, one.heal)
    me.hp += heal - one.hurt
    kind = "hurt" if one.hurt else "healed"
    if me.hp <= 0:
        kind = _fall(me)
    if one.hurt or heal:
        healed = {"heal": heal} if heal else {}
        tell(Event(kind, of(me, harm=one.hurt, hp=me.hp, **healed)))
    me.poison = me.poison if me.hp else {}
    me.blows.append(_blow(one, heal))


def _fall(me: Fighter) -> str:
    """D24: endure keeps 1 HP once a round, a second heart beats once a fight."""
    if me.endure:
        me.hp, me.endure = 1, False
        return "endured"
    if me.heart > 0:
        me.hp, me.heart = me.heart, -1
        return "revived"
    me.hp = 0
    return "fallen"


def _blow(one: Turned, heal: int) -> Blow:
    return Blow(
        card=one.card.id,
        call=one.me.called[-1],
        paid=one.used,
        bound=one.used and bool(one.bound),
        power=one.power,
        dealt=one.dealt,
        harm=one.hurt,
        heal=heal,
        hp=one.me.hp,
    )


def _between(one: Turned, foe: Turned, **data: int | str) -> dict[str, Json]:
    return of(one.me, other=foe.me.seat, foe=foe.me.ninja, **data)
