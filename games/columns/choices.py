"""Who is asked what, what may be clicked, and why the rest may not."""

from __future__ import annotations

from games.columns.cards import COLOUR, COLOURS, KIND, VALUE
from games.columns.placing import COLUMNS, bust_odds, places
from games.columns.state import State
from games.contract import Action, Clock, Json, Seat

_SEATS = [frozenset({seat}) for seat in range(6)]
_NOBODY: frozenset[Seat] = frozenset()

DRAW, STOP = Action("draw"), Action("stop")
_PLACE = [Action("place", str(number)) for number in range(COLUMNS)]
_TAKE = [Action("take", str(number)) for number in range(COLUMNS)]
_PROTECT = {colour: Action("protect", colour) for colour in COLOURS}


def actors(state: State) -> frozenset[Seat]:
    if state.phase == "over":
        return _NOBODY
    return _SEATS[state.takers[0] if state.phase == "take" else state.turn]


awaited = actors


def ask(state: State, seat: Seat) -> str:
    return f"place:{state.drawn}" if state.phase == "place" else state.phase


def legal(state: State, seat: Seat) -> list[Action]:
    match state.phase:
        case "turn":
            return [DRAW, *_protections(state, seat)]
        case "place":
            return [_PLACE[number] for number in places(state.drawn, state.columns)]
        case "go-on":
            return [DRAW, STOP] if state.columns else [DRAW]
        case "take":
            return [_TAKE[number] for number, column in enumerate(state.columns) if column]
    return []


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


def hint(state: State, seat: Seat, action: Action) -> dict[str, Json]:
    """The chance in a thousand that the next card busts: now, or after placing the card there."""
    match action.verb:
        case "draw":
            return {"odds": bust_odds(state.columns, state.deck)}
        case "place":
            return {"odds": bust_odds(_placed(state, int(action.noun)), state.deck)}
    return {}


def clocks(state: State) -> dict[Seat, Clock]:
    return {}


def _protections(state: State, seat: Seat) -> list[Action]:
    held = {COLOUR[card] for card in state.players[seat].open}
    return [_PROTECT[colour] for colour in COLOURS if colour in held]


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


def _placed(state: State, number: int) -> list[list[str]]:
    columns = [*state.columns, []] if number == len(state.columns) else list(state.columns)
    columns[number] = [*columns[number], state.drawn]
    return columns
