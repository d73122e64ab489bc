"""Who is asked what, and what they may answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from games.contract import Action, Seat
from games.duel.course import banning, challenger, fresh, open_slot, pickable
from games.duel.ending import outcome
from games.duel.fight import surplus
from games.duel.laying import is_done, swapping
from games.duel.ninja import bannable, helps
from games.duel.reinforcements import HAND_LIMIT, REINFORCEMENTS
from games.duel.state import PLACES, Fighter, State, led_by, on_feet, present
from games.duel.techniques import CARDS_OF

Asked = Callable[[State], frozenset[Seat]]
Offer = Callable[[State, Seat], list[Action]]

UNDONE = 2

action = cache(Action)


def actors(state: State) -> frozenset[Seat]:
    if outcome(state):
        return frozenset()
    if state.phase == "lay":
        return frozenset(one.seat for one in state.fighters if one.hp > 0 and _may_act(one))
    return ASKED[state.phase](state)


def awaited(state: State) -> frozenset[Seat]:
    """D20: while cards are laid, those who aren't done."""
    return frozenset() if outcome(state) else ASKED[state.phase](state)


def concerned(before: State, after: State, seat: Seat) -> list[Seat] | None:
    """D20, D26: while cards are laid, what a player does is their camp's own affair."""
    if before.phase != "lay" or after.phase != "lay" or _round(before) != _round(after):
        return None
    return [one for one, camp in enumerate(after.camps) if camp == after.camps[seat]]


def _round(state: State) -> tuple[int, int, int]:
    return state.turn, state.fights, state.round


def ask(state: State, seat: Seat) -> str:
    match state.phase:
        case "pick" if ninja := packing(state, seat):
            return ":".join(("pack", ninja))
        case "swap":
            return f"swap:{swapping(state, seat).ninja}"
        case "lay" if is_done(state, seat):
            return "laid"
    return state.phase


def legal(state: State, seat: Seat) -> list[Action]:
    return OFFERS[state.phase](state, seat)


def _may_act(fighter: Fighter) -> bool:
    """D20: "done" can be taken back, twice a round so that nobody stalls."""
    return not fighter.done or fighter.undone < UNDONE


def calls_left(state: State, seat: Seat) -> int:
    """D20: how many reinforcements a player may still call in this round."""
    laid = (card for fighter in led_by(state, seat) for card in fighter.calls)
    return helps(state) - sum(map(bool, laid))


def calls(state: State, seat: Seat) -> list[Action]:
    """Where reinforcements may lie: a place, with the ninja it helps or strikes where there are two."""
    own = on_feet(state, seat)
    side = state.camps[seat]
    foes = tuple(one.ninja for one in state.fighters if one.side != side and one.hp > 0)
    offered = []
    for fighter in own:
        free = [place for place in PLACES if not fighter.calls[place]]
        for card in state.hands[seat]:
            names = (fighter.ninja,) if len(own) > 1 else _targets(card, foes)
            offered += [on_place("call", card, place, name) for place in free for name in names]
    return offered


def _targets(card: str, foes: tuple[str, ...]) -> tuple[str, ...]:
    """D25: the lone ninja's reinforcement names one of the two it strikes."""
    return foes if len(foes) > 1 and REINFORCEMENTS[card].aims else ("",)


def _banners(state: State) -> frozenset[Seat]:
    return frozenset(present(state, banning(state)))


def _candidates(state: State) -> frozenset[Seat]:
    return frozenset(fresh(state, challenger(state)))


def _named(state: State) -> frozenset[Seat]:
    return frozenset({state.named})


def _overloaded(state: State) -> frozenset[Seat]:
    return frozenset(seat for seat, hand in enumerate(state.hands) if len(hand) > HAND_LIMIT)


def _pickers(state: State) -> frozenset[Seat]:
    return frozenset(seat for seat, is_sent in zip(state.leads, state.sent, strict=True) if not is_sent)


def _unready(state: State) -> frozenset[Seat]:
    return frozenset(fighter.seat for fighter in state.fighters if fighter.hp > 0 and not fighter.done)


def _swappers(state: State) -> frozenset[Seat]:
    return frozenset(state.fighters[index].seat for index in state.swaps)


def _nobody(state: State) -> frozenset[Seat]:
    return frozenset()


def _bans(state: State, seat: Seat) -> list[Action]:
    return [action("ban", one) for one in bannable(state, state.camps[seat])]


def _names(state: State, seat: Seat) -> list[Action]:
    return [action("step-forward", "")]


def _challenges(state: State, seat: Seat) -> list[Action]:
    return [action("challenge", str(other)) for other in fresh(state, 1 - state.camps[seat])]


def _discards(state: State, seat: Seat) -> list[Action]:
    return [action("discard", card) for card in state.hands[seat]]


def packing(state: State, seat: Seat) -> str:
    """D19: the ninja whose 15 techniques a player changes, or nobody."""
    slot = open_slot(state, seat)
    return state.picks[slot] if slot >= 0 else ""


def _picks(state: State, seat: Seat) -> list[Action]:
    if ninja := packing(state, seat):
        return _packs(ninja, state.outs[open_slot(state, seat)])
    offered = pickable(state, open_slot(state, seat))
    return [action("pick", one) for one in offered] + [
        action("change", one) for one in offered if surplus(one)
    ]


def _packs(ninja: str, out: list[str]) -> list[Action]:
    back = [action("restore", card) for card in out] + [action("back", "")]
    if len(out) == surplus(ninja):
        return [action("done", ""), *back]
    return [*(action("drop", card) for card in CARDS_OF[ninja] if card not in out), *back]


def _lays(state: State, seat: Seat) -> list[Action]:
    if is_done(state, seat):
        return [action("undone", "")]
    own = on_feet(state, seat)
    offered = [one for fighter in own for one in _lays_of(fighter)]
    if calls_left(state, seat) > 0:
        offered += calls(state, seat)
    if all(all(fighter.laid) for fighter in own):
        offered.append(action("done", ""))
    return offered


def _lays_of(fighter: Fighter) -> list[Action]:
    gaps = [place for place in PLACES if not fighter.laid[place]]
    lays = [on_place("lay", card, place) for card in fighter.hand for place in gaps]
    lays += [action("take-back", card) for card in fighter.laid if card]
    return lays + [action("dismiss", card) for card in fighter.calls if card]


@cache
def on_place(verb: str, card: str, place: int, name: str = "") -> Action:
    noun = f"{card}>{place + 1}"
    return Action(verb, f"{noun}>{name}" if name else noun)


def _exchanges(state: State, seat: Seat) -> list[Action]:
    fighter = swapping(state, seat)
    places = [place for place in PLACES if fighter.laid[place]]
    offered = [on_place("exchange", card, place) for card in fighter.hand for place in places]
    return [action("stay", ""), *offered]


def _nothing(state: State, seat: Seat) -> list[Action]:
    return []


ASKED: dict[str, Asked] = {
    "ban": _banners,
    "name": _candidates,
    "challenge": _named,
    "discard": _overloaded,
    "pick": _pickers,
    "lay": _unready,
    "swap": _swappers,
    "over": _nobody,
}
OFFERS: dict[str, Offer] = {
    "ban": _bans,
    "name": _names,
    "challenge": _challenges,
    "discard": _discards,
    "pick": _picks,
    "lay": _lays,
    "swap": _exchanges,
    "over": _nothing,
}
