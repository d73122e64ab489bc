"""Tables set by hand, for lessons and tests: what is unsaid is neutral, and every card is somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Literal

from games.columns.cards import pack_for
from games.columns.state import Player, State

Cards = Sequence[str]


def laid(
    seats: int = 3,
    draws: Cards = (),
    laid: Sequence[Cards] = (),
    directions: Cards = (),
    held: Sequence[Cards] = (),
    safe: Sequence[Cards] = (),
    rest: Literal["deck", "discard"] = "deck",
    risk: bool = False,
    turn: int = 0,
) -> State:
    """The next cards are `draws`, `held` and `safe` are displays by seat, all other cards lie in `rest`."""
    nothing: list[Cards] = [()] * seats
    displays = list(zip([*held, *nothing], [*safe, *nothing], strict=False))[:seats]
    used = {*draws, *directions, *chain(*laid, *held, *safe)}
    others = [card for card in pack_for(seats) if card not in used]
    return State(
        risk=risk,
        phase="go-on" if laid or directions else "turn",
        turn=turn,
        deck=[*(others if rest == "deck" else []), *reversed(draws)],
        discard=others if rest == "discard" else [],
        drawn="",
        columns=[list(column) for column in laid],
        directions=list(directions),
        takers=[],
        players=[Player(open=list(shown), safe=list(hidden), present=True) for shown, hidden in displays],
    )
