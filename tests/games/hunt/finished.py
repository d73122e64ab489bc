"""Hunts kept by how they ended. Run as a module to record them anew for a new major VERSION."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games import arena, engine, laws
from games.dice import SeededDice
from games.hunt.state import State
from games.kept import Kept, Line, played
from tests.games.rules import hunt

FOLDER = Path(__file__).parent / "fixtures"
TRIES = 500


def recorded(seats: int, options: dict[str, Any], seed: int, picks: tuple[str, ...], lapses: int = 0) -> Kept:
    """A hunt of chunin bots with these heroes; every so many clicks a seat lapses instead."""
    key, chooser = laws.key(seed), Random(seed)
    state: State = engine.start(hunt, seats, options, key)
    log: list[Line] = []
    while hunt.outcome(state) is None:
        seat = min(hunt.awaited(state))
        if state.phase == "pick":
            log.append(("act", seat, "pick", picks[len(state.heroes)]))
        elif lapses and len(log) % lapses == lapses - 1:
            log.append(("lapse", seat, "", ""))
        else:
            action = arena.choose(hunt, state, seat, "chunin", chooser)
            log.append(("act", seat, action.verb, action.noun))
        state, _ = played(hunt, state, log[-1], SeededDice(key, len(log)))
    return _kept(seats, options, key, log, state)


def _first(reason: str, seats: int, options: dict[str, Any], picks: tuple[str, ...], lapses: int = 0) -> Kept:
    for seed in range(1, TRIES):
        game = recorded(seats, options, seed, picks, lapses)
        if game.outcome and game.outcome.reason == reason:
            return game
    raise LookupError(reason)


def _abandoned() -> Kept:
    key = laws.key(3)
    state: State = engine.start(hunt, 2, {}, key)
    log: list[Line] = [("act", 0, "pick", "sai"), ("act", 1, "pick", "naruto"), ("act", 1, "begin", "naruto")]
    log += [("leave", 1, "", ""), ("act", 0, "meditate", ""), ("leave", 0, "", "")]
    for number, line in enumerate(log, 1):
        state, _ = played(hunt, state, line, SeededDice(key, number))
    return _kept(2, {}, key, log, state)


def _kept(seats: int, options: dict[str, Any], key: bytes, log: list[Line], state: State) -> Kept:
    return Kept(seats, options, key.hex(), log, engine.digest(state), hunt.outcome(state))


def _wanted() -> dict[str, Kept]:
    sai, lee = ("sai", "shikamaru", "rock-lee", "naruto"), ("sai", "rock-lee")
    return {
        "bosses-fell": _first("bosses-fell", 3, {}, ("naruto", "sakura", "kakashi")),
        "bosses-stand": _first("bosses-stand", 4, {"mode": "expert", "hidden": True}, sai),
        "all-paralysed": _first("all-paralysed", 1, {"mode": "easy"}, lee, lapses=4),
        "abandoned": _abandoned(),
    }


if __name__ == "__main__":
    for name, game in _wanted().items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(game) + b"\n")
