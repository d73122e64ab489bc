"""What a duel is worth between two rounds and two fights: Health, help and orders, and the XP they decide.

The chance in a fight is fitted; what it brings in a best of three is reckoned.
"""

from __future__ import annotations

from math import sqrt

from games.contract import Seat
from games.duel.ending import SERIES, outcome
from games.duel.missions import TURNS
from games.duel.orders import ORDERS, progress
from games.duel.prize import beaten_xp, mission_xp, named_xp
from games.duel.state import AKATSUKI, ALLIANCE, Side, State, camp_of, is_quick
from games.mind.worths import Features, Rivals, shares, weights_of

BETWEEN = ("ban", "name", "challenge", "discard", "over")  # phases in which nobody fights
LIFE = 100  # Health

WEIGHTS = weights_of(__file__)


def settled(state: State) -> bool:
    """Between fights, and before the first card of a round is laid."""
    match state.phase:
        case "pick":
            return not any(state.picks)
        case "lay":
            return not (state.place or any(any(one.laid) or any(one.calls) for one in state.fighters))
    return state.phase in BETWEEN or outcome(state) is not None


def worth(state: State, seat: Seat) -> float:
    side = state.camps[seat]
    if ending := outcome(state):
        is_shared = len(ending.places) == 1
        return 0.5 if is_shared else float(seat in ending.places[0])
    chance = shares(features(state), WEIGHTS)[min(camp_of(state, side))]
    return _series(chance, state.xp[side], state.xp[1 - side]) if state.mode == "best-of-three" else chance


def _series(chance: float, ours: int, theirs: int) -> float:
    """With this chance in the next fight, and an even one in those after it."""
    if SERIES in (ours, theirs):
        return float(ours == SERIES)
    return chance * _series(0.5, ours + 1, theirs) + (1 - chance) * _series(0.5, ours, theirs + 1)


def features(state: State) -> Rivals:
    return {min(camp_of(state, side)): _features(state, side) for side in (ALLIANCE, AKATSUKI)}


def _features(state: State, side: Side) -> Features:
    found = {"help": float(sum(len(state.hands[seat]) for seat in camp_of(state, side)))}
    if is_quick(state):
        stake = 1.0
    else:
        scale = 1 / sqrt(TURNS + 1 - state.turn)
        found["xp"] = state.xp[side] * scale
        found["help"] *= scale
        stake = scale * _prize(state, side) if state.phase == "lay" else 0.0
    if state.phase == "lay":
        kind = "quick" if is_quick(state) else "story"
        found[f"{kind}-health-{state.round}"] = stake * _health(state, side)
        found[f"{kind}-bare"] = stake * (_health(state, 1 - side) <= 0.25)
    return found


def _health(state: State, side: Side) -> float:
    """In lives: of a pair the sum."""
    return sum(one.hp for one in state.fighters if one.side == side) / LIFE


def _prize(state: State, side: Side) -> float:
    """The XP of a victory in this fight, with those of orders that are done."""
    done = (
        ORDERS[order].xp
        for seat in {one.seat for one in state.fighters if one.side == side}
        for order, step in progress(state, seat).items()
        if step["is"] == "done"
    )
    return mission_xp(state) + beaten_xp(state, side) + named_xp(state, side) + sum(done)
