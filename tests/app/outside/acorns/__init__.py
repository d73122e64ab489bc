"""Acorns, a game of another package: two take one or two in turn, and who takes the last one wins."""

from __future__ import annotations

import msgspec

from games.contract import Action, Bot, Dice, Event, Json, Outcome, Seat, Tell

ID = "acorns"
SEATS = frozenset({2})
VERSION = "1.0"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    acorns: int = 7


class State(msgspec.Struct, forbid_unknown_fields=True):
    acorns: int
    turn: Seat
    gone: list[Seat]


def setup(seats: int, options: Options, dice: Dice) -> State:
    return State(options.acorns, dice.roll(2) - 1, [])


def actors(state: State) -> frozenset[Seat]:
    return frozenset() if outcome(state) else frozenset({state.turn})


def awaited(state: State) -> frozenset[Seat]:
    return actors(state)


def ask(state: State, seat: Seat) -> str:
    return "take"


def legal(state: State, seat: Seat) -> list[Action]:
    return [Action("take", str(count)) for count in (1, 2) if count <= state.acorns]


def apply(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    state.acorns -= int(action.noun)
    tell(Event("take", {"seat": seat, "count": int(action.noun)}))
    state.turn = 1 - seat


def leave(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    state.gone.append(seat)
    tell(Event("leave", {"seat": seat}))


def public(state: State) -> dict[str, Json]:
    return {"acorns": state.acorns, "turn": state.turn}


def private(state: State, seat: Seat) -> dict[str, Json]:
    return {}


def outcome(state: State) -> Outcome | None:
    if state.gone:
        return Outcome("left", ((1 - state.gone[0],), (state.gone[0],)))
    return None if state.acorns else Outcome("last", ((1 - state.turn,), (state.turn,)))


def check(state: State) -> None:
    assert state.acorns >= 0


def redeal(state: State, seat: Seat | None, dice: Dice) -> None:
    """Nothing is hidden."""


BOTS: dict[str, Bot] = {"genin": lambda public, private, legal, random, world: legal[0]}
