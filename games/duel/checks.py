"""What the mission orders ask of a fight, and how far it has come (D29)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from games.contract import Seat
from games.duel.ninja import NINJA
from games.duel.state import Fighter, State
from games.duel.tally import NEARLY_EMPTY, VARIED
from games.duel.techniques import TECHNIQUES, Technique


class Order(msgspec.Struct, frozen=True):
    id: str
    xp: int
    check: str
    amount: int = 0
    name: str = ""


Holds = Callable[[State, Fighter, Order], bool]
Count = Callable[[State, Fighter, Order], tuple[int, int]]


class Check(msgspec.Struct, frozen=True):
    """Whether a fight fulfils an order; what `stays` does so from then on, what is `lost` can't any more."""

    holds: Holds
    stays: bool = False
    lost: Holds = lambda state, fighter, order: False
    count: Count | None = None  # how much of how much


def last_card(state: State, fighter: Fighter) -> Technique | None:
    """What a standing ninja used in the clash that ended the fight: a card that wasn't paid is none."""
    if fighter.hp <= 0 or len(fighter.turned) != state.place or not fighter.blows[-1].paid:
        return None
    return TECHNIQUES[fighter.turned[-1]]


def _in_round(state: State, fighter: Fighter, order: Order) -> bool:
    return state.round == order.amount


def _round_is_over(state: State, fighter: Fighter, order: Order) -> bool:
    return state.round > order.amount


def _harm_in_round(state: State, fighter: Fighter, order: Order) -> bool:
    return _harm(state, fighter, order)[0] >= order.amount


def _harm(state: State, fighter: Fighter, order: Order) -> tuple[int, int]:
    return max(fighter.tally.most, fighter.tally.harm), order.amount


def _healthy(state: State, fighter: Fighter, order: Order) -> bool:
    return 2 * fighter.hp >= fighter.full


def _half(state: State, fighter: Fighter, order: Order) -> tuple[int, int]:
    return fighter.hp, (fighter.full + 1) // 2


def _barely(state: State, fighter: Fighter, order: Order) -> bool:
    return 0 < fighter.hp <= order.amount


def _life(state: State, fighter: Fighter, order: Order) -> tuple[int, int]:
    return fighter.hp, order.amount


def _wins(state: State, fighter: Fighter, order: Order) -> bool:
    return _row(state, fighter, order)[0] >= order.amount


def _row(state: State, fighter: Fighter, order: Order) -> tuple[int, int]:
    return max(fighter.tally.wins, fighter.tally.row), order.amount


def _last_place(state: State, fighter: Fighter, order: Order) -> bool:
    return state.place == order.amount


def _last_dear(state: State, fighter: Fighter, order: Order) -> bool:
    card = last_card(state, fighter)
    return card is not None and card.cost >= order.amount


def _last_cheap(state: State, fighter: Fighter, order: Order) -> bool:
    card = last_card(state, fighter)
    return card is not None and card.cost <= order.amount


def _last_kind(state: State, fighter: Fighter, order: Order) -> bool:
    card = last_card(state, fighter)
    return card is not None and card.kind == order.name


def _person(state: State, fighter: Fighter, order: Order) -> bool:
    return any(NINJA[one.ninja].person == order.name for one in state.fighters)


def _no_person(state: State, fighter: Fighter, order: Order) -> bool:
    return not _person(state, fighter, order)


def _comeback(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.lost >= fighter.tally.won


def _clashes(state: State, fighter: Fighter, order: Order) -> tuple[int, int]:
    return fighter.tally.lost, fighter.tally.won


def _alone(state: State, fighter: Fighter, order: Order) -> bool:
    return _calls(state, fighter.seat) == 0


def _was_helped(state: State, fighter: Fighter, order: Order) -> bool:
    return _calls(state, fighter.seat) > 0


def _calls(state: State, seat: Seat) -> int:
    return sum(one.tally.calls for one in state.fighters if one.seat == seat)


def _big_hit(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.biggest >= order.amount


def _biggest(state: State, fighter: Fighter, order: Order) -> tuple[int, int]:
    return fighter.tally.biggest, order.amount


def _by_far(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.margin >= order.amount


def _margin(state: State, fighter: Fighter, order: Order) -> tuple[int, int]:
    return fighter.tally.margin, order.amount


def _emptied(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.emptied


def _chakra(state: State, fighter: Fighter, order: Order) -> tuple[int, int]:
    return fighter.chakra, NEARLY_EMPTY


def _varied(state: State, fighter: Fighter, order: Order) -> bool:
    return fighter.tally.varied


def _kinds(state: State, fighter: Fighter, order: Order) -> tuple[int, int]:
    return len(set(fighter.kinds)), VARIED


CHECKS = {
    "round": Check(_in_round, lost=_round_is_over),
    "harm": Check(_harm_in_round, stays=True, count=_harm),
    "healthy": Check(_healthy, count=_half),
    "barely": Check(_barely, count=_life),
    "wins": Check(_wins, stays=True, count=_row),
    "place": Check(_last_place),
    "dear": Check(_last_dear),
    "cheap": Check(_last_cheap),
    "kind": Check(_last_kind),
    "person": Check(_person, stays=True, lost=_no_person),
    "comeback": Check(_comeback, count=_clashes),
    "alone": Check(_alone, lost=_was_helped),
    "helped": Check(_was_helped, stays=True),
    "big-hit": Check(_big_hit, stays=True, count=_biggest),
    "margin": Check(_by_far, stays=True, count=_margin),
    "emptied": Check(_emptied, stays=True, count=_chakra),
    "varied": Check(_varied, stays=True, count=_kinds),
}
