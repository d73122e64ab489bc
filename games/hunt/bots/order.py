"""Which hero acts first: the one that is nearest to the goal, and of those the strongest."""

from __future__ import annotations

from games.contract import Seat
from games.hunt.bots.sight import Sight
from games.hunt.heroes import HEROES
from games.hunt.state import Hero, State
from games.hunt.stats import attributes, yet_to_act


def foremost(state: State, seats: frozenset[Seat]) -> Seat:
    """Of the seats that may begin, the one with the hero who had better; else the first."""
    waiting = [hero for hero in yet_to_act(state) if hero.seat in seats]
    if state.phase != "heroes" or state.acting or state.fight or state.injuries or not waiting:
        return min(seats)
    sight = Sight(state, None, [])
    return min(waiting, key=lambda hero: rank(sight, hero)).seat


def rank(sight: Sight, hero: Hero) -> tuple[int, int, str]:
    """Lower comes first: it clears the way for those behind it."""
    flies = HEROES[hero.id].talent == "flight"
    return sight.to(sight.goal, flies)[hero.area], -attributes(sight.world, hero).strength, hero.id
