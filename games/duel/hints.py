"""What a player's own cards will cost and do in their order, as far as they alone decide it (D22, D23)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from games.contract import Action, Event, Json, Seat
from games.duel.laying import parted
from games.duel.state import PLACES, Fighter, State, led_by
from games.duel.techniques import TECHNIQUES, Technique
from games.duel.turned import Turned
from games.duel.using import cost_of, measure, pay, reinforce, settle, take_effect

GAP = Technique(id="", ninja="", tier="", kind="", cost=0, damage=0, now=(), on_hit=())


class Foreseen(NamedTuple):
    """A laid card: its cost after cheapening, its damage after own bonuses, the Chakra left."""

    cost: int
    power: int
    paid: bool
    left: int


def hint(state: State, seat: Seat, action: Action) -> dict[str, Json]:
    """What a card would do on the place where it would lie."""
    if action.verb not in ("lay", "exchange"):
        return {}
    card, place, _ = parted(action.noun)
    fighter = next(one for one in led_by(state, seat) if card in one.hand)
    laid = list(fighter.laid)
    laid[place] = card
    return preview(fighter, laid)[place]._asdict()


def preview(fighter: Fighter, laid: Sequence[str]) -> dict[int, Foreseen]:
    """The cards on the places still face down, one after the other, against nobody."""
    me, seen = copy(fighter), {}
    me.kinds, me.plus, me.cheap = list(fighter.kinds), dict(fighter.plus), dict(fighter.cheap)
    for place in PLACES[len(fighter.turned) :]:
        one = Turned(0, me, TECHNIQUES.get(laid[place], GAP))
        if me.calls[place]:
            reinforce(one, place, _unheard)
        if laid[place]:
            seen[place] = _use(one)
        me.minus = {}
    return seen


def _use(one: Turned) -> Foreseen:
    cost = cost_of(one)
    pay(one, _unheard)
    take_effect(one, _unheard)
    settle(one)
    measure(one)
    return Foreseen(cost, one.power, one.used, one.me.chakra)


def _unheard(event: Event) -> None:
    pass
