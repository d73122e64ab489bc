"""What many games between bots say about the balance of the exam."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt

from games.match import Match, Sheet


def report(matches: Sequence[Match]) -> dict[str, Sheet]:
    """Win rates by team, seat and place in the order, fights per game, length, and the clock's share."""
    return {
        "Wins by team": _wins(matches, lambda match, seat: match.state.teams[seat].name),
        "Wins by seat": _wins(matches, lambda _, seat: str(seat)),
        "Wins by place in the order": _wins(
            matches, lambda match, seat: str(match.state.order.index(seat) + 1)
        ),
        "Length": _length(matches),
        "Endings": _endings(matches),
    }


def _wins(matches: Sequence[Match], name: Callable[[Match, int], str]) -> Sheet:
    """Per cent of the games played, with the half width of its 95 % interval, and the fair share."""
    played, won = Counter[str](), Counter[str]()
    fair: dict[str, float] = {}
    for match in matches:
        seats = len(match.state.teams)
        for seat in range(seats):
            played[name(match, seat)] += 1
            fair[name(match, seat)] = fair.get(name(match, seat), 0.0) + 100 / seats
        for seat in match.outcome.places[0]:
            won[name(match, seat)] += 1
    rows = []
    for who, count in sorted(played.items()):
        rows.append([who, count, *_share(won[who], count), round(fair[who] / count, 1)])
    return {"columns": ["who", "games", "wins %", "± 95 %", "fair %"], "rows": rows}


def _share(won: int, games: int) -> tuple[float, float]:
    rate = won / games
    return round(100 * rate, 1), round(196 * sqrt(rate * (1 - rate) / games), 1)


def _length(matches: Sequence[Match]) -> Sheet:
    measures = {
        "fights": [_count(match, "battle") for match in matches],
        "battle turns": [_count(match, "battle-turn") for match in matches],
        "rounds": [match.state.round for match in matches],
        "clicks": [match.clicks for match in matches],
        "clicks of a player": [round(match.clicks / len(match.state.teams), 1) for match in matches],
    }
    rows = [[name, round(sum(values) / len(values), 1), max(values)] for name, values in measures.items()]
    turns = [turns for match in matches for turns in _turns(match)]
    rows.append(
        ["battle turns of a battle", round(sum(turns) / max(1, len(turns)), 1), max(turns, default=0)]
    )
    return {"columns": ["per game", "mean", "most"], "rows": rows}


def _turns(match: Match) -> list[int]:
    """How many battle turns each decided battle took."""
    turns: dict[int, int] = {}
    decided = []
    for event in match.events:
        if event.kind == "battle-turn":
            turns[event.data["battle"]] = event.data["turn"]
        elif event.kind in ("battle-won", "both-lost"):
            decided.append(turns[event.data["battle"]])
    return decided


def _endings(matches: Sequence[Match]) -> Sheet:
    reasons = Counter(match.outcome.reason for match in matches)
    rows = [
        [reason, count, round(100 * count / len(matches), 1)] for reason, count in sorted(reasons.items())
    ]
    rung = sum(_count(match, "clock") for match in matches)
    rows.append(["decided by the exam clock", rung, round(100 * rung / len(matches), 1)])
    return {"columns": ["ending", "games", "%"], "rows": rows}


def _count(match: Match, kind: str) -> int:
    return sum(event.kind == kind for event in match.events)
