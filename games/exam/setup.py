"""Before the start: seats, scrolls and finds (E7 to E12)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.contract import Dice, Illegal, Outcome, Seat
from games.exam.battle import restore
from games.exam.fields import ENTRANCES, FIND_CELLS
from games.exam.heroes import FINDS, KIT, SCROLLS, TEAMS
from games.exam.state import Hero, Mover, Options, Scroll, State, Team

ARENA, PAIR, SERIES = "arena", 2, 2


def seated(options: Options, places: Sequence[int]) -> Options:
    """E56: an arena is for two."""
    if options.mode == ARENA and len(places) != PAIR:
        raise Illegal("two-players")
    return options


def again(options: Options, outcome: Outcome | None, start: State) -> Options:
    """E56: rematches in the arena are counted until one has won two."""
    if options.mode != ARENA or outcome is None:
        return options
    won = [count + (seat in outcome.places[0]) for seat, count in enumerate(start.tally)]
    return replace(options, tally=won)


def setup(seats: int, options: Options, dice: Dice) -> State:
    if options.mode == ARENA and seats != PAIR:
        raise Illegal("two-players")
    state = _table(seats, options, dice)
    if options.drawn:
        _draw_teams(state, dice)
    if options.mode == ARENA:
        state.scrolls, state.finds = [], {}
        state.order.sort(key=lambda seat: state.tally[seat])
    return state


def _table(seats: int, options: Options, dice: Dice) -> State:
    order, picks = list(range(seats)), list(range(seats))
    dice.shuffle(order)
    dice.shuffle(picks)
    tally = options.tally if len(options.tally) == seats and SERIES not in options.tally else [0] * seats
    return State(
        mode=options.mode,
        tally=list(tally),
        victories=options.victories,
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
        arrived=0,
        foretold={},
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
        wins=0,
        gone=False,
    )


def lead(state: State, seat: Seat, name: str) -> None:
    """E1: the seat's team from now on, at level 1."""
    state.teams[seat].name = name
    for hero in TEAMS[name]:
        state.heroes[hero] = Hero(level=1, health=0, chakra=0)
    restore(state, state.teams[seat])


def _draw_teams(state: State, dice: Dice) -> None:
    """E57: nobody picks."""
    names = list(TEAMS)
    dice.shuffle(names)
    for seat in range(len(state.teams)):
        lead(state, seat, names[seat])
    state.phase, state.picks = "levels", []


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
