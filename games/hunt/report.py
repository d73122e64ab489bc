"""What a simulation tells of the balance: wins, rounds won, and where heroes fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.match import Match, Sheet

Row = dict[str, str | int]
LONGEST = 15  # rows of where heroes fell


def report(matches: Sequence[Match]) -> dict[str, Sheet]:
    """Shares are in per mille."""
    return {
        "Hunts won": _sheet(_outcomes(matches)),
        "Rounds won": _sheet(_rounds(matches)),
        "Where heroes fell": _sheet(_falls(matches)[:LONGEST]),
        "Akatsuki cards": _sheet(_members(matches)),
    }


def _sheet(rows: list[Row]) -> Sheet:
    return {"columns": list(rows[0]) if rows else [], "rows": [list(row.values()) for row in rows]}


def _outcomes(matches: Sequence[Match]) -> list[Row]:
    """How the hunts ended, by mode and number of heroes, with half the width of the 95 % interval."""
    groups: dict[tuple[str, int], list[Match]] = {}
    for match in matches:
        groups.setdefault((match.state.options.mode, len(match.state.heroes)), []).append(match)
    rows: list[Row] = []
    for (mode, heroes), games in sorted(groups.items()):
        won = sum(match.outcome.reason == "bosses-fell" for match in games) / len(games)
        margin = 1.96 * (won * (1 - won) / len(games)) ** 0.5
        rows.append(
            {
                "mode": mode,
                "heroes": heroes,
                "games": len(games),
                "won": round(1000 * won),
                "margin": round(1000 * margin),
                "clicks": sum(match.clicks for match in games) // len(games),
            }
        )
    return rows


def _rounds(matches: Sequence[Match]) -> list[Row]:
    """How often each of the first eight rounds was won, among the hunts that came to its end."""
    rows: list[Row] = []
    for number in range(1, 9):
        sides = [match.state.score[number - 1] for match in matches if len(match.state.score) >= number]
        if sides:
            rows.append({"round": number, "won": round(1000 * sides.count("leaf") / len(sides))})
    return rows


def _falls(matches: Sequence[Match]) -> list[Row]:
    """Where heroes came to 0 Health, most often first."""
    falls = Counter(
        (event.data["hero"], event.data["round"], event.data["area"])
        for match in matches
        for event in match.events
        if event.kind == "fallen"
    )
    return [
        {"hero": hero, "round": number, "area": area, "falls": count}
        for (hero, number, area), count in sorted(falls.items(), key=lambda fall: (-fall[1], fall[0]))
    ]


def _members(matches: Sequence[Match]) -> list[Row]:
    """How often each Akatsuki card was revealed, eliminated, and how many injuries it inflicted."""
    seen: dict[str, Counter[str]] = {}
    for match in matches:
        for event in match.events:
            if event.kind in ("revealed", "eliminated", "injury"):
                seen.setdefault(event.data["card"], Counter())[event.kind] += 1
    return [
        {"card": card, **{kind: count[kind] for kind in ("revealed", "eliminated", "injury")}}
        for card, count in sorted(seen.items())
        if count["revealed"]
    ]
