"""Before the start: seats, scrolls and finds (E7 to E12)."""

from __future__ import annotations

from games.contract import Dice, Seat
from games.exam.fields import ENTRANCES, FIND_CELLS
from games.exam.heroes import FINDS, KIT, SCROLLS
from games.exam.state import Mover, Options, Scroll, State, Team


def setup(seats: int, options: Options, dice: Dice) -> State:
    order, picks = list(range(seats)), list(range(seats))
    dice.shuffle(order)
    dice.shuffle(picks)
    return State(
        clock=options.clock,
        pace=options.pace,
        phase="teams",
        picks=picks,
        order=order,
        at=0,
        round=1,
        teams=[blank_team(order.index(seat)) for seat in range(seats)],
        heroes={},
        scrolls=_deal(order, dice),
        finds=_scatter_finds(dice),
        mover=Mover(seat=-1, stage="", moved=False, tired=False),
        battles=[],
        shown={},
        tower=[],
        reason="",
        places=[],
    )


def blank_team(place: int) -> Team:
    return Team(
        name="",
        spread=[0, 0, 0],
        ready=False,
        items=dict(KIT),
        cell=ENTRANCES[place + 1],
        place="forest",
        resting=False,
        hidden=False,
    )


def _deal(order: list[Seat], dice: Dice) -> list[Scroll]:
    """E8: with two players openly, Air to the first; otherwise at random and unseen."""
    kinds = [SCROLLS[at % 2] for at in range(len(order))]
    is_open = len(order) == 2
    if not is_open:
        dice.shuffle(kinds)
    return [Scroll(kind, seat, [seat], is_open) for kind, seat in zip(kinds, order, strict=True)]


def _scatter_finds(dice: Dice) -> dict[str, str]:
    """E12: nine tokens on nine of the twelve cells."""
    cells, finds = [str(cell) for cell in FIND_CELLS], list(FINDS)
    dice.shuffle(cells)
    dice.shuffle(finds)
    return dict(sorted(zip(cells, finds, strict=False)))
