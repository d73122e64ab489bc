"""What a ninja did in a fight, kept for the mission orders (D15, D29)."""

from __future__ import annotations

from games.duel.state import Fighter, State, Tally
from games.duel.turned import Turned

NEARLY_EMPTY = 2  # Chakra left after a round that counts as spending it all
VARIED = 3


def blank() -> Tally:
    return Tally(
        won=0,
        lost=0,
        row=0,
        wins=0,
        biggest=0,
        best="",
        margin=0,
        harm=0,
        most=0,
        varied=False,
        emptied=False,
        calls=0,
    )


def note(one: Turned) -> None:
    """D21: a clash is won by a stronger attack that hurts, unless another one hurts its owner."""
    tally = one.me.tally
    won = one.margin > 0 and not one.lost
    tally.won += won
    tally.lost += one.lost > 0
    tally.row += won
    if won:
        tally.margin = max(tally.margin, one.margin)


def close_round(state: State) -> None:
    for fighter in state.fighters:
        _close_round(fighter)


def _close_round(fighter: Fighter) -> None:
    tally = fighter.tally
    tally.wins = max(tally.wins, tally.row)
    tally.most = max(tally.most, tally.harm)
    tally.varied |= len(set(fighter.kinds)) >= VARIED
    tally.emptied |= fighter.chakra <= NEARLY_EMPTY
    tally.row = tally.harm = 0
