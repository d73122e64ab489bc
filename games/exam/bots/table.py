"""A battle as a bot looks at it: in a world in which all that its seat can't know is dealt anew."""

from __future__ import annotations

from dataclasses import dataclass

from games.contract import Seat
from games.exam.state import Battle, State, battle_of


@dataclass(frozen=True, slots=True)
class Table:
    seat: Seat
    state: State
    battle: Battle


def table_of(world: State, seat: Seat) -> Table:
    battle = battle_of(world, seat)
    assert battle
    return Table(seat, world, battle)
