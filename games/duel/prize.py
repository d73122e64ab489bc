"""What winning a fight is worth (D15): the mission, the beaten, and the bonus for who was named."""

from __future__ import annotations

from games.duel.missions import MISSIONS
from games.duel.ninja import FREE_TURNS, NINJA, is_pair, sendable
from games.duel.state import FIGHTING, Side, State

NAMED = 1  # XP more for a winner that sent the ninja named by the mission


def mission_xp(state: State) -> int:
    return MISSIONS[state.mission].xp


def beaten_xp(state: State, side: Side) -> int:
    """What a camp gets for beating the other; before the ninja are shown, whoever they may be."""
    if state.phase in FIGHTING:
        return sum(NINJA[one.ninja].xp for one in state.fighters if one.side != side)
    slots = 2 if is_pair(state, 1 - side) else 1
    return slots * NINJA[sendable(state, 1 - side)[0]].xp


def named_for(state: State) -> dict[Side, str]:
    """D9: the ninja that the mission names for each camp, where both have one and may choose."""
    named = MISSIONS[state.mission].ninja if state.turn in FREE_TURNS else ()
    by_side = {NINJA[one].side: one for one in named}
    return by_side if len(by_side) == len(named) else {}


def named_xp(state: State, side: Side) -> int:
    """D15: the bonus of a camp that sent its named ninja."""
    sent = {one.ninja for one in state.fighters if one.side == side}
    return NAMED if named_for(state).get(side) in sent else 0
