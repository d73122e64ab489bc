"""Someone is slow, or leaves for good (C25)."""

from __future__ import annotations

from games.columns.cards import COLOUR, points
from games.columns.choices import STOP, legal
from games.columns.ending import end_turn, present
from games.columns.play import apply
from games.columns.state import State
from games.contract import Action, Dice, Event, Illegal, Seat, Tell


def lapse(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    """The careful answer: protect the most points, stop, or else what is offered first."""
    choices = legal(state, seat)
    apply(state, seat, max(choices, key=lambda action: _care(state, seat, action)), dice, tell)


def leave(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    """C25: the cards are discarded, and the others play on without the seat."""
    player = state.players[seat]
    if not player.present:
        raise Illegal("left")
    tell(Event("leave", {"seat": seat}))
    state.discard += player.open + player.safe
    player.open, player.safe, player.present = [], [], False
    if len(present(state)) == 1:
        end_turn(state, tell)
    elif state.phase == "take":
        state.takers = [taker for taker in state.takers if taker != seat]
    elif seat == state.turn:
        end_turn(state, tell)


def _care(state: State, seat: Seat, action: Action) -> int:
    if action.verb == "protect":
        return points(card for card in state.players[seat].open if COLOUR[card] == action.noun)
    return 1 if action == STOP else 0
