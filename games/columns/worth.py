"""What a table is worth between two turns: the points of each against the cards that are still to come."""

from __future__ import annotations

from math import sqrt

from games.columns.cards import points
from games.columns.ending import outcome, present
from games.columns.state import State
from games.contract import Seat
from games.mind.worths import Features, Rivals, shares, weights_of

LAST = 4.0  # cards: as if so many more were left, for the end comes at the earliest with the next

WEIGHTS = weights_of(__file__)


def settled(state: State) -> bool:
    return state.phase in ("turn", "over")


def worth(state: State, seat: Seat) -> float:
    if ending := outcome(state):
        return 1 / len(ending.places[0]) if seat in ending.places[0] else 0.0
    return shares(features(state), WEIGHTS).get(seat, 0.0)


def features(state: State) -> Rivals:
    return {seat: _features(state, seat) for seat in present(state)}


def _features(state: State, seat: Seat) -> Features:
    """Points count the more, the fewer cards are left; open ones may still be lost."""
    scale = 1 / sqrt(len(state.deck) + LAST)
    player = state.players[seat]
    later = (seat - state.turn) % len(state.players)
    return {
        "points": points(player.open + player.safe) * scale,
        "open": -points(player.open) * scale * len(state.deck) / 100,
        "next": (later == 0) * 10 * scale,
        "later": -later * scale,
    }
