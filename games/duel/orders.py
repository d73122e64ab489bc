"""The 20 mission orders (D3, D29): conditions on a fight that its winner fulfils."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from games.contract import Seat
from games.duel.ninja import NINJA
from games.duel.state import Fighter, State
from games.duel.techniques import TECHNIQUES


class Order(msgspec.Struct, frozen=True):
    id: str
    xp: int
    check: str
    amount: int = 0
    name: str = ""


def fulfilled(state: State, seat: Seat) -> list[str]:
    """Which of a winner's orders the fight fulfilled, each judged by a ninja of their own (D25)."""
    own = [fighter for fighter in state.fighters if fighter.seat == seat]
    return [one for one in state.secret[seat] if any(_holds(state, fighter, one) for fighter in own)]


def finishing(state: State, fighter: Fighter) -> str:
    """The card a ninja turned over in the clash that ended the fight, if it still stands."""
    last = len(fighter.turned) == state.place
    return fighter.turned[-1] if last and fighter.hp > 0 and fighter.turned else ""


def _holds(state: State, fighter: Fighter, order: str) -> bool:
    data = ORDERS[order]
    return CHECKS[data.check](state, fighter, data)


def _in_round(state: State, fighter: Fighter, order: Order) -> bool:
    return state.round == order.amount


def _harm_in_round(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.most >= order.amount


def _healthy(state: State, fighter: Fighter, order: Order) -> bool:
    return 2 * fighter.hp >= fighter.full


def _barely(state: State, fighter: Fighter, order: Order) -> bool:
    return 0 < fighter.hp <= order.amount


def _sweep(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.swept


def _last_place(state: State, fighter: Fighter, order: Order) -> bool:
    return state.place == order.amount


def _last_tier(state: State, fighter: Fighter, order: Order) -> bool:
    card = finishing(state, fighter)
    return bool(card) and int(TECHNIQUES[card].tier[1]) >= order.amount


def _last_small(state: State, fighter: Fighter, order: Order) -> bool:
    card = finishing(state, fighter)
    return bool(card) and int(TECHNIQUES[card].tier[1]) <= order.amount


def _last_kind(state: State, fighter: Fighter, order: Order) -> bool:
    card = finishing(state, fighter)
    return bool(card) and TECHNIQUES[card].kind == order.name


def _person(state: State, fighter: Fighter, order: Order) -> bool:
    return any(NINJA[one.ninja].person == order.name for one in state.fighters)


def _comeback(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.lost >= fighter.tally.won


def _alone(state: State, fighter: Fighter, order: Order) -> bool:
    return _calls(state, fighter.seat) == 0


def _helped(state: State, fighter: Fighter, order: Order) -> bool:
    return _calls(state, fighter.seat) >= order.amount


def _calls(state: State, seat: Seat) -> int:
    return sum(one.tally.calls for one in state.fighters if one.seat == seat)


def _big_hit(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.biggest >= order.amount


def _margin(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.margin >= order.amount


def _emptied(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.emptied


def _varied(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.varied


CHECKS: dict[str, Callable[[State, Fighter, Order], bool]] = {
    "round": _in_round,
    "harm": _harm_in_round,
    "healthy": _healthy,
    "barely": _barely,
    "sweep": _sweep,
    "place": _last_place,
    "tier": _last_tier,
    "small": _last_small,
    "kind": _last_kind,
    "person": _person,
    "comeback": _comeback,
    "alone": _alone,
    "helped": _helped,
    "big-hit": _big_hit,
    "margin": _margin,
    "emptied": _emptied,
    "varied": _varied,
}

_TABLE = (
    (2, "harm", 60, ""),
    (1, "round", 2, ""),
    (1, "round", 3, ""),
    (2, "healthy", 0, ""),
    (2, "barely", 20, ""),
    (2, "sweep", 0, ""),
    (1, "place", 3, ""),
    (1, "place", 1, ""),
    (1, "tier", 5, ""),
    (3, "small", 2, ""),
    (1, "person", 0, "naruto"),
    (1, "person", 0, "sasuke"),
    (2, "comeback", 0, ""),
    (2, "alone", 0, ""),
    (1, "helped", 1, ""),
    (2, "big-hit", 45, ""),
    (1, "emptied", 0, ""),
    (1, "kind", 0, "ninjutsu"),
    (1, "varied", 0, ""),
    (1, "margin", 30, ""),
)
ORDERS = {
    f"order-{number}": Order(f"order-{number}", xp, check, amount, name)
    for number, (xp, check, amount, name) in enumerate(_TABLE, 1)
}
