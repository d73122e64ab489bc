"""Drawing from the piles: mission orders, missions and reinforcements (D6, D8, D14)."""

from __future__ import annotations

from games.contract import Dice, Event, Seat, Tell
from games.duel.missions import pile_of
from games.duel.state import State, present


def draw_orders(state: State, count: int, tell: Tell) -> None:
    """D6: in seat order from the starting camp, while there are any."""
    order = [*present(state, state.starter), *present(state, 1 - state.starter)]
    for seat in order:
        for _ in range(count):
            pile = state.orders or state.under
            if pile:
                card = pile.pop(0)
                state.secret[seat].append(card)
                tell(Event("order", {"seat": seat, "card": card}, only=frozenset({seat})))


def draw_mission(state: State, tell: Tell) -> None:
    """D8: played missions lie under their pile."""
    pile = state.missions[pile_of(state.turn)]
    state.mission = pile.pop(0)
    pile.append(state.mission)
    tell(Event("mission", {"seat": state.named, "card": state.mission}))


def draw_help(state: State, seat: Seat, count: int, dice: Dice, tell: Tell) -> None:
    """D14: used ones are reshuffled when the pile is empty; with all in hands there is nothing to draw."""
    before = len(state.hands[seat])
    for _ in range(count):
        if not state.pile:
            state.pile, state.discard = state.discard, []
            dice.shuffle(state.pile)
        if state.pile:
            card = state.pile.pop()
            state.hands[seat].append(card)
            tell(Event("drew", {"seat": seat, "card": card}, only=frozenset({seat})))
    tell(Event("help", {"seat": seat, "n": len(state.hands[seat]) - before}))


def discard(state: State, seat: Seat, card: str, tell: Tell) -> None:
    state.hands[seat].remove(card)
    state.discard.append(card)
    tell(Event("discard", {"seat": seat, "card": card}))
