"""Whole hunts: random ones and those of bots looked at."""

from __future__ import annotations

from typing import Any

import pytest

from games import arena, mind
from games.hunt.report import report
from games.hunt.techniques import TECHNIQUES
from tests.games.hunt.wander import wander
from tests.games.rules import hunt
from tests.sharing import THOROUGH


@THOROUGH
def test_every_card_is_played_in_random_walks() -> None:
    """H38: all 84 of them."""
    played: set[str] = set()
    for seed in range(200):
        for click in wander(500 + seed, 5, {"mode": ("easy", "expert")[seed % 2]}):
            kinds = ("technique", "support", "support-on")
            played |= {event.data["card"] for event in click.events if event.kind in kinds}
        if played == set(TECHNIQUES):
            return
    assert played == set(TECHNIQUES)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("level", ["chunin", "jonin"])
def test_bots_play_a_hunt_to_its_end(seats: int, level: str) -> None:
    """H12, H33: alone or as a team, with open and hidden hands."""
    options: dict[str, Any] = {"hidden": seats == 4, "mode": "expert" if seats == 2 else "normal"}
    match = arena.play(hunt, seats, options, [level] * seats, seed=seats, most=8)
    assert match.outcome.reason in ("bosses-fell", "bosses-stand", "all-paralysed")


def test_careless_companions_are_not_offered() -> None:
    """One is dead weight for all."""
    assert mind.names_of(hunt) == ["chunin", "jonin", "kage"]


def test_the_report_tells_of_wins_rounds_and_falls() -> None:
    """H15, H34: rows for the command line."""
    matches = [arena.play(hunt, 2, {"mode": "easy"}, ["chunin"] * 2, seed) for seed in range(3)]
    told = report(matches)
    (row,) = told["Hunts won"]["rows"]
    assert row[:3] == ["easy", 2, 3]
    assert [number for number, _ in told["Rounds won"]["rows"]] == list(range(1, 9))
    falls = [count for *_, count in told["Where heroes fell"]["rows"]]
    assert falls == sorted(falls, reverse=True)
    assert told["Akatsuki cards"]["columns"] == ["card", "revealed", "eliminated", "injury"]
