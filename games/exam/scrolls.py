"""Scrolls: who holds them, who knows which, and how they change hands (E8, E45, E51, E54)."""

from __future__ import annotations

from games.contract import Dice, Event, Seat, Tell
from games.exam.state import Scroll, State, in_forest, scrolls_of


def take(state: State, winner: Seat, loser: Seat, dice: Dice, tell: Tell) -> None:
    """E45: one at random, unseen by the others."""
    held = scrolls_of(state, loser)
    if held:
        hand_over(state, dice.pick(held), winner, "scroll-taken", tell)


def hand_over(state: State, scroll: Scroll, to: Seat, kind: str, tell: Tell) -> None:
    """Only giver and taker see what it is."""
    giver = scroll.holder
    _forget(state, scroll, to)
    scroll.holder = to
    scroll.known = sorted({*scroll.known, giver, to})
    tell(Event(kind, {"seat": to, "other": giver}))
    tell(Event("scroll-seen", {"seat": to, "other": giver, "scroll": scroll.kind}, frozenset({giver, to})))


def give_away(state: State, scrolls: list[Scroll], giver: Seat, tell: Tell) -> None:
    """E51: each to the team on the map with the fewest, the next in turn order first."""
    for scroll in scrolls:
        teams = [seat for seat in _after(state, giver) if seat in in_forest(state) and seat != giver]
        if teams:
            fewest = min(teams, key=lambda seat: len(scrolls_of(state, seat)))
            hand_over(state, scroll, fewest, "scroll-given", tell)


def open_all(state: State) -> None:
    for scroll in state.scrolls:
        scroll.open = True


def spare_scrolls(state: State, seat: Seat) -> list[Scroll]:
    """E51: all but one of each kind."""
    held = scrolls_of(state, seat)
    pair = {scroll.kind: scroll for scroll in reversed(held)}
    return [scroll for scroll in held if pair[scroll.kind] is not scroll]


def open_pair(state: State, seat: Seat) -> None:
    """Entering the Tower shows that both kinds are there."""
    for scroll in scrolls_of(state, seat):
        scroll.open = True


def knows(scroll: Scroll, seat: Seat | None) -> bool:
    return scroll.open or (seat is not None and (seat == scroll.holder or seat in scroll.known))


def _forget(state: State, moving: Scroll, to: Seat) -> None:
    """Who can't tell any more which scroll is where, once one of several was handed over unseen."""
    held = scrolls_of(state, moving.holder)
    if len({scroll.kind for scroll in held}) > 1:
        _close(state, held)
    for seat in range(len(state.teams)):
        if seat == moving.holder or _still_sure(held, seat, to):
            continue
        for scroll in held:
            if seat in scroll.known and (seat != to or scroll.kind == moving.kind):
                scroll.known.remove(seat)


def _close(state: State, held: list[Scroll]) -> None:
    for scroll in held:
        if scroll.open:
            scroll.open, scroll.known = False, list(range(len(state.teams)))


def _still_sure(held: list[Scroll], seat: Seat, to: Seat) -> bool:
    """All known, and either all alike or seen going."""
    all_known = all(knows(scroll, seat) for scroll in held)
    return all_known and (seat == to or len({scroll.kind for scroll in held}) == 1)


def _after(state: State, seat: Seat) -> list[Seat]:
    at = state.order.index(seat)
    return state.order[at + 1 :] + state.order[:at]
