"""Finished games kept as fixtures, one per way to end: how they are recorded.

`python -m tests.games.exam.finished` records them anew, after a change of the major version.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from games import arena, engine
from games.dice import SeededDice
from games.kept import Line, played
from tests.games.rules import exam

FIXTURES = Path(__file__).parent / "fixtures"
Player = Callable[[Any, Random, int], Line]


def bots(state: Any, random: Random, number: int) -> Line:
    seat = min(exam.awaited(state))
    action = arena.choose(exam, state, seat, "chunin", random)
    return ("act", seat, action.verb, action.noun)


def nobody(state: Any, random: Random, number: int) -> Line:
    return ("lapse", min(exam.awaited(state)), "", "")


def leaver(state: Any, random: Random, number: int) -> Line:
    return ("leave", 1, "", "") if number == 60 else bots(state, random, number)


GAMES: dict[str, tuple[int, Player, range]] = {
    "tower": (2, bots, range(1, 50)),
    "clock": (2, nobody, range(1, 2)),
    "left": (2, leaver, range(1, 2)),
    "final": (4, bots, range(1, 20)),
    "final-tie": (4, nobody, range(1, 100)),
}


def record(seats: int, player: Player, seed: int) -> dict[str, Any]:
    key, random = b"%032d" % seed, Random(seed)
    state = engine.start(exam, seats, {}, key)
    log: list[Line] = []
    while not exam.outcome(state):
        entry = player(state, random, len(log) + 1)
        log.append(entry)
        state, _ = played(exam, state, entry, SeededDice(key, len(log)))
    ending = exam.outcome(state)
    assert ending
    return {
        "seats": seats,
        "options": {},
        "seed": key.hex(),
        "log": log,
        "hash": engine.digest(state),
        "outcome": {"reason": ending.reason, "places": ending.places},
    }


def main() -> None:
    for reason, (seats, player, seeds) in GAMES.items():
        games = (record(seats, player, seed) for seed in seeds)
        game = next(one for one in games if one["outcome"]["reason"] == reason)
        text = json.dumps(game, separators=(",", ":"))
        (FIXTURES / f"{reason}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
