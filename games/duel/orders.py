"""The 20 mission orders (D3, D29): conditions on a fight that its winner fulfils."""

from __future__ import annotations

from games.contract import Json, Seat
from games.duel.checks import CHECKS, Order
from games.duel.state import Fighter, State, led_by

BEST_FIRST = ("done", "open", "lost")


def fulfilled(state: State, seat: Seat) -> list[str]:
    """Which of a winner's orders the fight fulfilled, each judged by a ninja of their own (D25)."""
    own = led_by(state, seat)
    return [one for one in state.secret[seat] if any(_holds(state, fighter, one) for fighter in own)]


def progress(state: State, seat: Seat) -> dict[str, dict[str, Json]]:
    """How far the fight has come with each order of a fighting seat."""
    own = led_by(state, seat)
    return {
        order: min((_progress(state, fighter, ORDERS[order]) for fighter in own), key=_rank)
        for order in state.secret[seat]
    }


def _holds(state: State, fighter: Fighter, order: str) -> bool:
    data = ORDERS[order]
    return CHECKS[data.check].holds(state, fighter, data)


def _progress(state: State, fighter: Fighter, order: Order) -> dict[str, Json]:
    check = CHECKS[order.check]
    if check.stays and check.holds(state, fighter, order):
        return {"is": "done"}
    if check.lost(state, fighter, order):
        return {"is": "lost"}
    if check.count is None:
        return {"is": "open"}
    count, goal = check.count(state, fighter, order)
    return {"is": "open", "n": count, "of": goal}


def _rank(progress: dict[str, Json]) -> int:
    return BEST_FIRST.index(progress["is"])


_TABLE = (
    (1, "harm", 60, ""),
    (1, "round", 2, ""),
    (2, "round", 3, ""),
    (2, "healthy", 0, ""),
    (2, "barely", 20, ""),
    (1, "wins", 2, ""),
    (3, "place", 3, ""),
    (2, "place", 1, ""),
    (2, "dear", 42, ""),
    (3, "cheap", 12, ""),
    (2, "person", 0, "naruto"),
    (2, "person", 0, "sasuke"),
    (2, "comeback", 0, ""),
    (2, "alone", 0, ""),
    (1, "helped", 0, ""),
    (1, "big-hit", 45, ""),
    (1, "emptied", 0, ""),
    (1, "kind", 0, "ninjutsu"),
    (3, "varied", 0, ""),
    (1, "margin", 30, ""),
)
ORDERS = {
    f"order-{number}": Order(f"order-{number}", xp, check, amount, name)
    for number, (xp, check, amount, name) in enumerate(_TABLE, 1)
}
