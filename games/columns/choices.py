"""Who is asked what, and what may be clicked."""

from __future__ import annotations

from games.columns.cards import COLOUR, COLOURS
from games.columns.placing import COLUMNS, places
from games.columns.state import State
from games.contract import Action, Seat

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


def concerned(before: State, after: State, seat: Seat) -> frozenset[Seat]:
    """Nobody has anything of their own but what they are asked."""
    return actors(before) | actors(after)


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


def _protections(state: State, seat: Seat) -> list[Action]:
    held = {COLOUR[card] for card in state.players[seat].open}
    return [_PROTECT[colour] for colour in COLOURS if colour in held]
