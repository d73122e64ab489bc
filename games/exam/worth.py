"""What an exam is worth between two turns: battles by who still stands, the forest by scrolls and ways."""

from __future__ import annotations

from collections.abc import Iterable
from math import log

from games.contract import Seat
from games.exam.bots.forest import distances
from games.exam.bots.weights import FAR, LASTING
from games.exam.ending import outcome
from games.exam.fields import TOWER
from games.exam.heroes import STATS, TEAMS
from games.exam.state import Battle, State, battle_of, scrolls_of
from games.exam.techniques import TECHNIQUES
from games.exam.tower import FINALISTS, may_enter
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
    found = {
        "levels": float(sum(state.heroes[hero].level for hero in TEAMS[team.name])),
        "power": _power(state, TEAMS[team.name]),
        "items": sum(team.items.values()) / ITEMS,
        "scroll": float(bool(scrolls_of(state, seat))),
    }
    battle = battle_of(state, seat)
    if team.place == "tower":
        found["tower"] = 1.0
    elif may_enter(state, seat) and not battle:
        found["pair-near"] = 1 / (1 + distances(TOWER).get(team.cell, FAR))
        found["pair-alone"] = float(len(state.teams) == FINALISTS)
    return found | _in_battle(state, battle, seat) if battle else found


def _in_battle(state: State, battle: Battle, seat: Seat) -> Features:
    """By how much it is ahead of the other team; a battle between the only two decides most."""
    kind = "final" if battle.final else "two" if len(state.teams) == FINALISTS else "battle"
    other = next(side.seat for side in battle.sides if side.seat != seat)
    ours, theirs = (_standing(state, battle, one) for one in (seat, other))
    return {f"{kind}-{name}": ours[name] - theirs[name] for name in ours}


def _standing(state: State, battle: Battle, seat: Seat) -> Features:
    up = [one.hero for one in battle.fighters if one.seat == seat and not one.down]
    tokens = [TECHNIQUES[token.technique] for token in battle.tokens if token.user in up]
    return {
        "heroes": float(len(up)),
        "power": _power(state, up),
        "chakra": sum(state.heroes[id].chakra for id in up) / CHAKRA,
        "tokens": sum(LASTING.get(one.verb, 0.0) for token in tokens for one in token.lasting),
    }


def _power(state: State, heroes: Iterable[str]) -> float:
    """On a scale of odds: Health, and what each point of it can do."""
    return log(1 + sum(state.heroes[id].health * _skill(state, id) for id in heroes))


def _skill(state: State, id: str) -> int:
    _, _, attack, dodge, _ = STATS[id, state.heroes[id].level]
    return 1 + attack + dodge
