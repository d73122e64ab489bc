"""What goes on side by side: the map, and every battle, named by its attacker's seat."""

from __future__ import annotations

from games.contract import Event, Seat
from games.exam.state import State, battle_of

BEGINNINGS = frozenset({"battle", "final", "final-again", "arena"})


def lane(state: State, seat: Seat) -> str:
    """The battle this seat fights; "" on the map."""
    battle = battle_of(state, seat)
    return str(battle.sides[0].seat) if battle else ""


def shown_in(event: Event) -> str:
    """The battle in which it happened, or which begins with it."""
    key = "seat" if event.kind in BEGINNINGS else "battle"
    return str(event.data.get(key, ""))
