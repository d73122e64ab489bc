"""What a simulation tells of the balance: wins and points by seat."""

from __future__ import annotations

from collections.abc import Sequence

from games.match import Match, Sheet


def report(matches: Sequence[Match]) -> dict[str, Sheet]:
    """A shared win counts in parts."""
    seats = range(len(matches[0].state.players))
    rows = [[seat, f"{_wins(matches, seat):g}", f"{_points(matches, seat):.1f}"] for seat in seats]
    return {"By seat": {"columns": ["seat", "wins", "mean points"], "rows": rows}}


def _wins(matches: Sequence[Match], seat: int) -> float:
    firsts = [match.outcome.places[0] for match in matches]
    return sum(1 / len(first) for first in firsts if seat in first)


def _points(matches: Sequence[Match], seat: int) -> float:
    return sum(match.outcome.scores[seat] for match in matches) / len(matches)
