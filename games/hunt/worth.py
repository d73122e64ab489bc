"""What a hunt is worth as a turn of the heroes begins: rounds lost, what stands, and who can still fight."""

from __future__ import annotations

from games.contract import Seat
from games.hunt.board import LAST_SPACE, LINKS
from games.hunt.ending import CURES
from games.hunt.enemies import BOSSES
from games.hunt.state import State
from games.hunt.stats import attributes, first_space, is_akatsuki, most_health, rounds_left
from games.mind.worths import Features, Rivals, shares, weights_of

WEIGHTS = weights_of(__file__)


def settled(state: State) -> bool:
    """The hunt is over, or a turn of the heroes begins."""
    if state.ending:
        return True
    begun = state.acting or state.fight or state.choice or state.injuries
    return state.phase == "heroes" and not begun and not any(hero.done for hero in state.heroes)


def worth(state: State, seat: Seat) -> float:
    """The team's chance, for all of it."""
    if state.ending:
        return float(state.ending == "bosses-fell")
    return shares(features(state), WEIGHTS)[0]


def features(state: State) -> Rivals:
    """Of the one team."""
    return {0: _situation(state) | _team(state) | _enemies(state)}


def _situation(state: State) -> Features:
    return {
        state.options.mode: -1.0,
        "rounds-lost": -float(state.score.count("akatsuki")),
        "last-round": float(rounds_left(state) == 0),
    }


def _team(state: State) -> Features:
    """As parts of the team; in the last rounds a paralysis counts more."""
    count, late = len(state.heroes), rounds_left(state) <= 1
    most = most_health(state)
    paralysed = -sum(hero.paralysed for hero in state.heroes) / count
    found = {
        "health": sum(hero.health for hero in state.heroes) / (most * count),
        "chakra": sum(hero.chakra / max(1, attributes(state, hero).chakra) for hero in state.heroes) / count,
        "experience": sum(hero.experience for hero in state.heroes) / count,
        "cards": sum(len(hero.hand) for hero in state.heroes) / count,
        "cures": min(1.0, sum(card in CURES[hero.id] for hero in state.heroes for card in hero.hand) / count),
        "paralysed": paralysed,
    }
    if late:
        found["late-paralysed"] = paralysed
        found["late-health"] = found["health"]
        found["late-cards"] = found["cards"]
    near = sum(hero.area == state.tobi or state.tobi in LINKS[hero.area] for hero in state.heroes)
    return found | {"near": near / count}


def _enemies(state: State) -> Features:
    """The Health that stands in the way, for each turn that is left of the round."""
    turns = LAST_SPACE + 1 - state.capture
    whole = LAST_SPACE + 1 - first_space(state)
    members = [enemy for enemy in state.enemies if is_akatsuki(enemy) and enemy.key not in BOSSES]
    bosses = {enemy.key: enemy.health for enemy in state.enemies if enemy.key in BOSSES}
    left = sum(enemy.health for enemy in members) + 2 * len(state.facedown)
    found = {
        "traps": -len(state.traps) / 10,
        "others": float(len(members) + len(bosses) - len(state.enemies)),
        "standing": -left / turns,
        "turns": turns / whole,
    }
    for key, health in bosses.items():
        found[key] = -health / len(state.heroes)
        found[f"{key}-late"] = -health / len(state.heroes) / turns
    return found
