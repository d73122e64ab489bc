"""What many games between bots say about the balance of the exam."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt

from games.contract import Event
from games.exam.heroes import KIT
from games.exam.techniques import TECHNIQUES
from games.match import Match, Sheet

ITEMS = {"kunai-thrown": "kunai", "ration-eaten": "ration", "seal-set": "seal", "smoke-thrown": "smoke"}


def report(matches: Sequence[Match]) -> dict[str, Sheet]:
    """Win rates by team, seat and place, fights per game, length, the clock's share, what is used."""
    return {
        "Wins by team": _wins(matches, lambda match, seat: match.state.teams[seat].name),
        "Wins by seat": _wins(matches, lambda _, seat: str(seat)),
        "Wins by place in the order": _wins(
            matches, lambda match, seat: str(match.state.order.index(seat) + 1)
        ),
        "Length": _length(matches),
        "Endings": _endings(matches),
        "Techniques and items": _uses(matches),
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
    stays, forest = (sum(_count(match, kind) for match in matches) for kind in ("stayed", "turn"))
    rows.append(["forest turns stayed, %", round(100 * stays / max(1, forest), 1), ""])
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
    more = sum(_count(match, "battle") > 1 for match in matches)
    rows.append(["more than one battle", more, round(100 * more / len(matches), 1)])
    return {"columns": ["ending", "games", "%"], "rows": rows}


def _uses(matches: Sequence[Match]) -> Sheet:
    """How often each is used, and in how many of the games; the idle ones too."""
    used = [Counter(filter(None, map(_used, match.events))) for match in matches]
    total = sum(used, Counter[str]())
    rows = [[name, *_usage(name, used)] for name in sorted((*TECHNIQUES, *KIT), key=lambda one: -total[one])]
    return {"columns": ["what", "per game", "% of games"], "rows": rows}


def _usage(name: str, used: list[Counter[str]]) -> tuple[float, float]:
    games = len(used)
    per_game = sum(one[name] for one in used) / games
    return round(per_game, 2), round(100 * sum(name in one for one in used) / games, 1)


def _used(event: Event) -> str:
    return event.data["technique"] if event.kind == "technique" else ITEMS.get(event.kind, "")


def _count(match: Match, kind: str) -> int:
    return sum(event.kind == kind for event in match.events)
