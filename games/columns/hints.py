"""What a click may lead to, as far as anybody can tell."""

from __future__ import annotations

from games.columns.placing import bust_odds
from games.columns.state import State
from games.contract import Action, Seat, View


def hint(state: State, seat: Seat, action: Action) -> View:
    """The chance in a thousand that the next card busts: now, or after placing the card there."""
    match action.verb:
        case "draw":
            return {"odds": bust_odds(state.columns, state.deck)}
        case "place":
            return {"odds": bust_odds(_placed(state, int(action.noun)), state.deck)}
    return {}


def _placed(state: State, number: int) -> list[list[str]]:
    columns = [*state.columns, []] if number == len(state.columns) else list(state.columns)
    columns[number] = [*columns[number], state.drawn]
    return columns
