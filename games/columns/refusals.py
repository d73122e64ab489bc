"""Why something may not be clicked."""

from __future__ import annotations

from games.columns.cards import KIND, VALUE
from games.columns.placing import COLUMNS
from games.columns.state import State
from games.contract import Action, Seat


def why_not(state: State, seat: Seat, action: Action) -> str | None:
    match state.phase, action.verb:
        case "place", "place":
            return _why_not_there(state, action.noun)
        case "place", "draw" | "stop" | "take" | "protect":
            return "must-place"
        case "take", "take":
            return "column-gone"
        case "take", "draw" | "stop" | "place" | "protect":
            return "must-take"
        case _, "place":
            return "nothing-to-place"
        case _, "take":
            return "stop-first"
        case _, "stop":
            return "nothing-to-stop"
        case "go-on", "protect":
            return "drawing-already"
        case "turn", "protect":
            return "no-open-cards"
    return None


def _why_not_there(state: State, noun: str) -> str | None:
    """C7 to C9: three columns are enough; no colour, value or dice card comes twice in one."""
    if noun == str(COLUMNS):
        return "three-columns"
    if noun not in map(str, range(len(state.columns))):
        return None
    column, drawn = state.columns[int(noun)], state.drawn
    if KIND[drawn] not in [KIND[card] for card in column]:
        return "column-has-value"
    return "column-has-dice" if VALUE[drawn] == 0 else "column-has-colour"
