"""Finished hunts, kept as they were played. Run as a module to record them anew for a new major VERSION."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from games import arena, engine, laws
from games.contract import Action, Event, Outcome
from games.dice import SeededDice
from games.hunt.state import State
from tests.games.rules import hunt

FOLDER = Path(__file__).parent / "fixtures"
Game = dict[str, Any]
Log = list[tuple[str, int, str, str]]


def games() -> dict[str, Game]:
    return {file.stem: json.loads(file.read_text()) for file in sorted(FOLDER.glob("*.json"))}


def replayed(game: Game) -> tuple[State, list[Event]]:
    """The last state of a finished hunt and all that was told, from its log alone."""
    seed = bytes.fromhex(game["seed"])
    state: State = engine.start(hunt, game["seats"], game["options"], seed)
    told: list[Event] = []
    for number, (kind, seat, verb, noun) in enumerate(game["log"], 1):
        state, events = _step(state, kind, seat, Action(verb, noun), SeededDice(seed, number))
        told += events
    return state, told


def _step(state: State, kind: str, seat: int, action: Action, dice: SeededDice) -> tuple[State, list[Event]]:
    match kind:
        case "lapse":
            return engine.lapse(hunt, state, seat, dice)
        case "leave":
            return engine.leave(hunt, state, seat, dice)
    return engine.play(hunt, state, seat, action, dice)


def as_data(outcome: Outcome) -> dict[str, Any]:
    return {
        "reason": outcome.reason,
        "places": [list(place) for place in outcome.places],
        "scores": {str(seat): score for seat, score in outcome.scores.items()},
    }


def record(seats: int, options: dict[str, Any], seed: int, picks: tuple[str, ...], lapses: int = 0) -> Game:
    """A hunt of chunin bots with these heroes; every so many clicks a seat lapses instead."""
    key, chooser = laws.key(seed), random.Random(seed)
    state: State = engine.start(hunt, seats, options, key)
    log: Log = []
    while hunt.outcome(state) is None:
        seat = min(hunt.awaited(state))
        kind, action = _choice(state, seat, picks, chooser, lapses and len(log) % lapses == lapses - 1)
        log.append((kind, seat, action.verb, action.noun))
        state, _ = _step(state, kind, seat, action, SeededDice(key, len(log)))
    return _game(seats, options, key, log, state)


def _choice(
    state: State, seat: int, picks: tuple[str, ...], chooser: random.Random, lapses: bool | int
) -> tuple[str, Action]:
    if state.phase == "pick":
        return "act", Action("pick", picks[len(state.heroes)])
    if lapses:
        return "lapse", Action("")
    return "act", arena.choose(hunt, state, seat, "chunin", chooser)


def _game(seats: int, options: dict[str, Any], key: bytes, log: Log, state: State) -> Game:
    ending = hunt.outcome(state)
    assert ending
    return {
        "seats": seats,
        "options": options,
        "seed": key.hex(),
        "log": [list(entry) for entry in log],
        "hash": engine.digest(state),
        "outcome": as_data(ending),
    }


def _abandoned() -> Game:
    key = laws.key(3)
    state: State = engine.start(hunt, 2, {}, key)
    log: Log = [("act", 0, "pick", "sai"), ("act", 1, "pick", "naruto"), ("act", 1, "begin", "naruto")]
    log += [("leave", 1, "", ""), ("act", 0, "meditate", ""), ("leave", 0, "", "")]
    for number, (kind, seat, verb, noun) in enumerate(log, 1):
        state, _ = _step(state, kind, seat, Action(verb, noun), SeededDice(key, number))
    return _game(2, {}, key, log, state)


def _first(reason: str, *args: Any, **more: Any) -> Game:
    for seed in range(1, 500):
        game = record(args[0], args[1], seed, args[2], **more)
        if game["outcome"]["reason"] == reason:
            return game
    raise LookupError(reason)


if __name__ == "__main__":
    wanted = {
        "bosses-fell": _first("bosses-fell", 3, {}, ("naruto", "sakura", "kakashi")),
        "bosses-stand": _first(
            "bosses-stand", 4, {"mode": "expert", "hidden": True}, ("sai", "shikamaru", "rock-lee", "naruto")
        ),
        "all-paralysed": _first("all-paralysed", 1, {"mode": "easy"}, ("sai", "rock-lee"), lapses=4),
        "abandoned": _abandoned(),
    }
    for name, game in wanted.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(game, separators=(",", ":")) + "\n")
