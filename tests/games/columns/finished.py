"""Finished games, kept as they were played, and how to play them again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from games import engine
from games.contract import Action, Event, Outcome, Seat
from games.dice import SeededDice
from tests.games.rules import columns

FOLDER = Path(__file__).parent / "fixtures"


class Finished(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    options: dict[str, Any]
    seed: str
    log: list[tuple[str, Seat, str, str]]
    hash: str
    outcome: Outcome


GAMES = {
    path.stem: msgspec.json.decode(path.read_bytes(), type=Finished) for path in sorted(FOLDER.glob("*.json"))
}


def replayed(game: Finished) -> tuple[Any, list[Event]]:
    """The last state, and everything that was told on the way."""
    seed = bytes.fromhex(game.seed)
    state = engine.start(columns, game.seats, game.options, seed)
    told: list[Event] = []
    for number, (kind, seat, verb, noun) in enumerate(game.log, 1):
        dice = SeededDice(seed, number)
        match kind:
            case "act":
                state, events = engine.play(columns, state, seat, Action(verb, noun), dice)
            case "lapse":
                state, events = engine.lapse(columns, state, seat, dice)
            case _:
                state, events = engine.leave(columns, state, seat, dice)
        columns.check(state)
        told += events
    return state, told
