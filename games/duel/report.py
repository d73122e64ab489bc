"""What many games between bots say about the balance: tables of win rates, lengths and draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.duel.ninja import BOSSES
from games.duel.orders import ORDERS
from games.duel.state import CAMPS, NOBODY, Turn
from games.match import Match, Sheet


def report(matches: Sequence[Match]) -> dict[str, Sheet]:
    turns = [(number, turn) for match in matches for number, turn in enumerate(match.state.past, 1)]
    return {
        "Games by camp": _camps(matches),
        "Endings": _endings(matches),
        "Fights by turn": _by_turn(turns),
        "Fights by ninja": _by_ninja(turns),
        "Length of fights": _lengths(turn for _, turn in turns),
        "XP by source": _by_source([turn for _, turn in turns], len(matches)),
        "Orders": _orders(matches),
    }


def _camps(matches: Sequence[Match]) -> Sheet:
    """A shared win is half a win for each camp."""
    wins = [0.0, 0.0]
    for match in matches:
        camps = {match.state.camps[seat] for seat in match.outcome.places[0]}
        for camp in camps:
            wins[camp] += 1 / len(camps)
    rows = [[CAMPS[camp], wins[camp], *_interval(wins[camp], len(matches))] for camp in (0, 1)]
    return {"columns": ["camp", "wins", "rate %", "95 % low", "95 % high"], "rows": rows}


def _endings(matches: Sequence[Match]) -> Sheet:
    reasons = Counter(match.outcome.reason for match in matches)
    return {"columns": ["reason", "games"], "rows": [list(row) for row in reasons.most_common()]}


def _by_turn(turns: list[tuple[int, Turn]]) -> Sheet:
    rows = []
    for number in sorted({number for number, _ in turns}):
        results = Counter(turn.winner for one, turn in turns if one == number)
        decided = results[0] + results[1]
        draws = _percent(results[NOBODY], results.total())
        rows.append([number, results.total(), draws, *_interval(results[0], decided)])
    columns = ["turn", "fights", "draws %", "alliance %", "95 % low", "95 % high"]
    return {"columns": columns, "rows": rows}


def _by_ninja(turns: list[tuple[int, Turn]]) -> Sheet:
    """A ninja's decided fights, those in a pair apart."""
    won: Counter[str] = Counter()
    fought: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    for _, turn in turns:
        for ninja, side in zip(turn.ninja, turn.sides, strict=True):
            key = f"{ninja} (pair)" if _is_pair(turn) and ninja not in BOSSES else ninja
            fought[key] += turn.winner != NOBODY
            drawn[key] += turn.winner == NOBODY
            won[key] += turn.winner == side
    rows = [[key, fought[key], drawn[key], *_interval(won[key], fought[key])] for key in sorted(fought)]
    return {"columns": ["ninja", "decided", "drawn", "wins %", "95 % low", "95 % high"], "rows": rows}


def _is_pair(turn: Turn) -> bool:
    return len(turn.ninja) > 2


def _lengths(turns: Iterable[Turn]) -> Sheet:
    rounds = Counter(turn.rounds for turn in turns if turn.winner != NOBODY)
    rows = [[number, rounds[number], _percent(rounds[number], rounds.total())] for number in sorted(rounds)]
    return {"columns": ["decided in round", "fights", "%"], "rows": rows}


def _by_source(turns: Sequence[Turn], games: int) -> Sheet:
    """What a game's experience was for, on average."""
    sums: Counter[str] = Counter()
    for turn in turns:
        sums.update(turn.parts)
    rows = [[source, round(sums[source] / games, 2)] for source in sorted(sums)]
    return {"columns": ["source", "XP a game"], "rows": rows}


def _orders(matches: Sequence[Match]) -> Sheet:
    scored = Counter(
        event.data["card"] for match in matches for event in match.events if event.kind == "scored"
    )
    rows = [[one.id, one.check, one.xp, scored[one.id]] for one in ORDERS.values()]
    return {"columns": ["order", "asks for", "XP", "scored"], "rows": rows}


def _percent(part: float, whole: float) -> float:
    return round(100 * part / whole, 1) if whole else 0.0


def _interval(part: float, whole: float) -> list[float]:
    """A share in percent with its 95 % interval (Wilson)."""
    if not whole:
        return [0.0, 0.0, 100.0]
    share, z = part / whole, 1.96
    middle = share + z * z / (2 * whole)
    spread = z * ((share * (1 - share) + z * z / (4 * whole)) / whole) ** 0.5
    low, high = ((middle + sign * spread) / (1 + z * z / whole) for sign in (-1, 1))
    return [_percent(share, 1), _percent(low, 1), _percent(high, 1)]
