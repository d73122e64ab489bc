"""Finished games kept as fixtures: how they are recorded, and how they are replayed.

`python -m tests.games.exam.finished` records them anew, after a change of the major version.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from games import arena, engine
from games.contract import Action
from games.dice import SeededDice
from tests.games.rules import exam

FIXTURES = Path(__file__).parent / "fixtures"
Entry = tuple[str, int, str, str]
Player = Callable[[Any, Random, int], Entry]


def bots(state: Any, random: Random, number: int) -> Entry:
    seat = min(exam.awaited(state))
    action = arena.choose(exam, state, seat, "chunin", random)
    return ("act", seat, action.verb, action.noun)


def nobody(state: Any, random: Random, number: int) -> Entry:
    return ("lapse", min(exam.awaited(state)), "", "")


def leaver(state: Any, random: Random, number: int) -> Entry:
    return ("leave", 1, "", "") if number == 60 else bots(state, random, number)


GAMES: dict[str, tuple[int, Player, range]] = {
    "tower": (2, bots, range(1, 50)),
    "clock": (2, nobody, range(1, 2)),
    "left": (2, leaver, range(1, 2)),
    "final": (4, bots, range(1, 20)),
    "final-tie": (4, nobody, range(1, 100)),
}


def played(state: Any, seed: bytes, number: int, entry: Entry) -> Any:
    kind, seat, verb, noun = entry
    dice = SeededDice(seed, number)
    match kind:
        case "lapse":
            return engine.lapse(exam, state, seat, dice)[0]
        case "leave":
            return engine.leave(exam, state, seat, dice)[0]
    return engine.play(exam, state, seat, Action(verb, noun), dice)[0]


def record(seats: int, player: Player, seed: int) -> dict[str, Any]:
    key, random = b"%032d" % seed, Random(seed)
    state = engine.start(exam, seats, {}, key)
    log: list[Entry] = []
    while not exam.outcome(state):
        entry = player(state, random, len(log) + 1)
        log.append(entry)
        state = played(state, key, len(log), entry)
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


def replayed(game: dict[str, Any]) -> Any:
    seed = bytes.fromhex(game["seed"])
    state = engine.start(exam, game["seats"], game["options"], seed)
    for number, entry in enumerate(game["log"], 1):
        state = played(state, seed, number, tuple(entry))
    return state


def main() -> None:
    for reason, (seats, player, seeds) in GAMES.items():
        games = (record(seats, player, seed) for seed in seeds)
        game = next(one for one in games if one["outcome"]["reason"] == reason)
        text = json.dumps(game, separators=(",", ":"))
        (FIXTURES / f"{reason}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
