"""The order of turns: who moves next, which battle turn begins, when a round is over (E11, E22, E53)."""

from __future__ import annotations

from games.contract import Event, Tell
from games.exam.battle import call, is_due
from games.exam.state import State, battle_of
from games.exam.tower import FINALISTS, ring

ROUNDS = 30
WAIT = 8  # rounds that a team in the Tower waits at most


def pass_on(state: State, tell: Tell) -> None:
    """The turn is over: on to the next."""
    state.mover.seat = -1
    _next(state, tell)
    pass_over(state, tell)


def pass_over(state: State, tell: Tell) -> None:
    """Who has left the forest has no turn."""
    while state.phase == "forest" and state.teams[state.order[state.at]].place != "forest":
        _next(state, tell)


def goes_on(state: State, tell: Tell) -> bool:
    """E22: one step; False: somebody moves, or an unfinished battle turn holds the order."""
    if state.phase != "forest" or state.mover.seat >= 0:
        return False
    seat = state.order[state.at]
    battle = battle_of(state, seat)
    if battle is None:
        _start_turn(state, seat, tell)
    elif is_due(battle):
        call(battle)
        pass_on(state, tell)
    else:
        return False
    return True


def _start_turn(state: State, seat: int, tell: Tell) -> None:
    """E19, E49: hiding and resting end when the own turn starts."""
    team, mover = state.teams[seat], state.mover
    mover.seat, mover.stage, mover.moved = seat, "move", False
    mover.tired = team.resting and len(state.teams) == FINALISTS
    team.resting = team.hidden = False
    tell(Event("turn", {"seat": seat}))


def _next(state: State, tell: Tell) -> None:
    state.at = (state.at + 1) % len(state.order)
    if state.at:
        return
    if state.clock and state.round >= last_round(state):
        ring(state, tell)
    else:
        state.round += 1
        tell(Event("round", {"round": state.round}))


def last_round(state: State) -> int:
    """E53: after which the clock rings."""
    return min(ROUNDS, state.arrived + WAIT) if state.arrived else ROUNDS
