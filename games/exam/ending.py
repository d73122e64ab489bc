"""How an exam ends."""

from __future__ import annotations

from games.contract import Event, Outcome, Seat, Tell
from games.exam.state import State


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    return Outcome(state.reason, tuple(tuple(seats) for seats in state.places))


def end(state: State, reason: str, first: list[list[Seat]], tell: Tell) -> None:
    """The winner, the runner-up, and all others together."""
    placed = {seat for seats in first for seat in seats}
    rest = [seat for seat in range(len(state.teams)) if seat not in placed]
    state.phase, state.reason, state.battles, state.mover.seat = "over", reason, [], -1
    state.places = [*first, rest] if rest else first
    tell(Event("won", {"seat": first[0][0], "reason": reason}))
