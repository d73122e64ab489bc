"""What an exam is worth between two turns: battles by who still stands, the forest by scrolls and ways."""

from __future__ import annotations

from games.contract import Seat
from games.exam.bots.forest import distances
from games.exam.bots.weights import FAR, LASTING
from games.exam.ending import outcome
from games.exam.fields import TOWER
from games.exam.heroes import STATS, TEAMS
from games.exam.state import Battle, State, battle_of, has_pair, scrolls_of
from games.exam.techniques import TECHNIQUES
from games.mind.worths import Features, Rivals, shares, weights_of

CHAKRA = 10
ITEMS = 10

WEIGHTS = weights_of(__file__)


def settled(state: State) -> bool:
    """No battle turn is begun, no action half done, and who moves hasn't set out."""
    if state.phase in ("teams", "levels"):
        return False
    waits = state.mover.seat < 0 or (state.mover.stage == "move" and not state.mover.moved)
    return waits and all(map(_waits, state.battles))


def worth(state: State, seat: Seat) -> float:
    if ending := outcome(state):
        return 1 / len(ending.places[0]) if seat in ending.places[0] else 0.0
    return shares(features(state), WEIGHTS).get(seat, 0.0)


def features(state: State) -> Rivals:
    return {seat: _features(state, seat) for seat, team in enumerate(state.teams) if team.place != "out"}


def _waits(battle: Battle) -> bool:
    if battle.phase == "idle":
        return True
    return battle.phase == "prepare" and not (battle.begun and any(side.laid for side in battle.sides))


def _features(state: State, seat: Seat) -> Features:
    team = state.teams[seat]
    held = len(scrolls_of(state, seat))
    way = 0 if team.place == "tower" else distances(TOWER).get(team.cell, FAR)
    found = {
        "levels": float(sum(state.heroes[hero].level for hero in TEAMS[team.name])),
        "health": _health(state, seat),
        "items": sum(team.items.values()) / ITEMS,
        "scroll": float(held > 0),
    }
    if team.place == "tower":
        found["tower"] = 1.0
    elif has_pair(state, seat):
        found["pair"] = 1.0
        found["pair-near"] = 1 / (1 + way)
    if battle := battle_of(state, seat):
        kind = "final" if battle.final else "battle"
        found |= {f"{kind}-{name}": value for name, value in _in_battle(state, battle, seat).items()}
    return found


def _health(state: State, seat: Seat) -> float:
    """Of the whole team, as a part of what it can have."""
    heroes = TEAMS[state.teams[seat].name]
    return sum(state.heroes[id].health / STATS[id, state.heroes[id].level][0] for id in heroes) / len(heroes)


def _in_battle(state: State, battle: Battle, seat: Seat) -> Features:
    up = [one.hero for one in battle.fighters if one.seat == seat and not one.down]
    tokens = [TECHNIQUES[token.technique] for token in battle.tokens if token.user in up]
    return {
        "heroes": float(len(up)),
        "strength": sum(sum(STATS[id, state.heroes[id].level][2:4]) for id in up) / 10,
        "health": sum(state.heroes[id].health for id in up) / 10,
        "chakra": sum(state.heroes[id].chakra for id in up) / CHAKRA,
        "tokens": sum(LASTING.get(one.verb, 0.0) for token in tokens for one in token.lasting),
    }
