"""Finished games, one for each way to end, replayed whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games import engine
from games.contract import Action, Outcome
from games.dice import SeededDice
from tests.games.duel.test_words import REASONS
from tests.games.rules import duel

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.json"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_finished_game_replays_to_the_same_end(path: Path) -> None:
    game = json.loads(path.read_text(encoding="utf-8"))
    state = replayed(game)
    ending = duel.outcome(state)
    assert ending is not None
    assert engine.digest(state) == game["hash"]
    assert written(ending) == game["outcome"]


def test_every_way_to_end_has_a_game() -> None:
    endings = {json.loads(path.read_text(encoding="utf-8"))["outcome"]["reason"] for path in FIXTURES}
    assert endings == set(REASONS)


def replayed(game: dict[str, Any]) -> Any:
    seed = bytes.fromhex(game["seed"])
    state = engine.start(duel, game["seats"], game["options"], seed)
    for number, (kind, seat, verb, noun) in enumerate(game["log"], 1):
        dice = SeededDice(seed, number)
        match kind:
            case "act":
                state, _ = engine.play(duel, state, seat, Action(verb, noun), dice)
            case "lapse":
                state, _ = engine.lapse(duel, state, seat, dice)
            case "leave":
                state, _ = engine.leave(duel, state, seat, dice)
        duel.check(state)
    return state


def written(ending: Outcome) -> dict[str, Any]:
    return {
        "reason": ending.reason,
        "places": [list(seats) for seats in ending.places],
        "scores": {str(seat): score for seat, score in ending.scores.items()},
    }
