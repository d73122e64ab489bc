"""What must be true of every table, and what of it nobody can know: the order of the deck."""

from __future__ import annotations

from games.columns.cards import KIND, pack_for
from games.columns.ending import present
from games.columns.placing import COLUMNS, fits
from games.columns.state import State
from games.contract import Dice, Seat


def check(state: State) -> None:
    """Every card once, every column by the rules, everyone asked is there."""
    assert sorted(_cards(state)) == sorted(pack_for(len(state.players))), "a card was lost or made"
    assert all(KIND[card] == "turn" for card in state.directions), "no direction card lies beside the deck"
    assert len(state.columns) <= COLUMNS, "too many columns"
    for column in state.columns:
        assert all(fits(card, column[:place]) for place, card in enumerate(column)), "a column clashes"
    assert (state.phase == "place") == bool(state.drawn), "a card waits, or none does"
    assert (state.phase == "take") == bool(state.takers), "someone takes, or nobody does"
    assert set(state.takers) <= set(present(state)), "a taker is gone"
    assert state.phase == "over" or state.players[state.turn].present or state.phase == "take"


def redeal(state: State, seat: Seat | None, dice: Dice) -> None:
    state.deck.sort()
    dice.shuffle(state.deck)


def _cards(state: State) -> list[str]:
    held = [card for player in state.players for card in player.open + player.safe]
    laid = [card for column in state.columns for card in column]
    return [*state.deck, *state.discard, *state.directions, *held, *laid, *filter(None, [state.drawn])]
