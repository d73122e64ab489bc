"""The columns are handed out (C12 to C16)."""

from __future__ import annotations

from games.columns.cards import COLOUR, points
from games.columns.die import roll
from games.columns.state import State
from games.contract import Dice, Event, Seat, Tell


def others(state: State) -> list[Seat]:
    """C13: from the left neighbour on, or after an odd number of direction cards from the right one."""
    seats = len(state.players)
    step = -1 if len(state.directions) % 2 else 1
    around = [(state.turn + step * distance) % seats for distance in range(1, seats)]
    return [seat for seat in around if state.players[seat].present]


def hand_out(state: State, takers: list[Seat]) -> None:
    state.phase = "take"
    state.takers = takers


def take(state: State, seat: Seat, number: int, dice: Dice, tell: Tell) -> None:
    """C16: first the number cards, then the die for a dice card, then the next taker."""
    column, state.columns[number] = state.columns[number], []
    numbers = [card for card in column if card in COLOUR]
    state.players[seat].open += numbers
    tell(Event("take", {"seat": seat, "column": number, "points": points(numbers)}))
    if len(numbers) < len(column):
        state.discard += [card for card in column if card not in COLOUR]
        roll(state, seat, dice, tell)
    state.takers.remove(seat)
