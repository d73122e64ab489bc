"""What many games between bots say about the balance: tables of win rates, lengths and draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from games.duel.ninja import BOSSES
from games.duel.orders import ORDERS
from games.duel.state import AKATSUKI, ALLIANCE, CAMPS, NOBODY, Side, Turn
from games.duel.techniques import CARDS_OF
from games.match import Match, Sheet


def report(matches: Sequence[Match]) -> dict[str, Sheet]:
    turns = [(number, turn) for match in matches for number, turn in enumerate(match.state.past, 1)]
    return {
        "Games by camp": _camps(matches),
        "Games by seats": _by_seats(matches),
        "Endings": _endings(matches),
        "Fights by turn": _by_turn(turns),
        "Fights by ninja": _by_ninja(turns),
        "Fights by pair": _by_pair(turn for _, turn in turns),
        "Length of fights": _lengths(turn for _, turn in turns),
        "XP by source": _by_source([turn for _, turn in turns], len(matches)),
        "Orders": _orders(matches),
        "Techniques": _techniques(matches),
    }


def _camps(matches: Sequence[Match]) -> Sheet:
    wins = [sum(_win(match, camp) for match in matches) for camp in (ALLIANCE, AKATSUKI)]
    rows = [[CAMPS[camp], won, *_interval(won, len(matches))] for camp, won in enumerate(wins)]
    return {"columns": ["camp", "wins", "rate %", "95 % low", "95 % high"], "rows": rows}


def _win(match: Match, camp: Side) -> float:
    """A shared win is half a win for each camp."""
    camps = {match.state.camps[seat] for seat in match.outcome.places[0]}
    return (camp in camps) / len(camps)


def _by_seats(matches: Sequence[Match]) -> Sheet:
    rows = []
    for seats in sorted({len(match.state.camps) for match in matches}):
        played = [match for match in matches if len(match.state.camps) == seats]
        won = sum(_win(match, ALLIANCE) for match in played)
        rows.append([seats, len(played), *_interval(won, len(played))])
    return {"columns": ["seats", "games", "alliance %", "95 % low", "95 % high"], "rows": rows}


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


def _by_pair(turns: Iterable[Turn]) -> Sheet:
    """Who won how often against whom, one against one."""
    won: Counter[tuple[str, ...]] = Counter()
    for turn in turns:
        if turn.winner != NOBODY and not _is_pair(turn):
            winner = turn.sides.index(turn.winner)
            won[turn.ninja[winner], turn.ninja[1 - winner]] += 1
    met = sorted({(min(pair), max(pair)) for pair in won if pair[0] != pair[1]})
    rows: list[list[Any]] = []
    for one, other in met:
        decided = won[one, other] + won[other, one]
        rows.append([one, other, decided, *_interval(won[one, other], decided)])
    return {"columns": ["ninja", "against", "decided", "wins %", "95 % low", "95 % high"], "rows": rows}


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


def _techniques(matches: Sequence[Match]) -> Sheet:
    """How often each was turned over, of the fights of its ninja, and how often its Chakra was there."""
    told = Counter(
        (event.kind, event.data["ninja" if event.kind == "show" else "card"])
        for match in matches
        for event in match.events
        if event.kind in ("show", "attack", "unpaid")
    )
    rows: list[list[Any]] = []
    for ninja, cards in CARDS_OF.items():
        fights = told["show", ninja]
        for card in cards:
            paid, unpaid = told["attack", card], told["unpaid", card]
            rows.append([card, fights, paid + unpaid, _percent(paid + unpaid, fights), unpaid])
    return {"columns": ["technique", "fights", "laid", "of fights %", "unpaid"], "rows": rows}


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
