"""The computer players."""

from __future__ import annotations

from random import Random

import pytest

from games import arena
from games.contract import Action, Event
from tests.games.columns.table import table
from tests.games.rules import columns
from tests.games.table import Table


def test_a_chunin_beats_a_genin_in_four_of_five_games() -> None:
    won = sum(wins(seed) for seed in range(200))
    assert won >= 160


def wins(seed: int) -> bool:
    """Whether the chunin wins alone; it sits first in every other game."""
    levels = ["genin", "genin"]
    levels[seed % 2] = "chunin"
    match = arena.play(columns, 2, columns.Options(), levels, seed)
    return match.outcome.places[0] == (seed % 2,)


@pytest.mark.parametrize(
    ("at", "chosen"),
    [
        (table(laid=[["lee-1a"], ["lee-2a"]]), Action("draw")),
        (table(laid=[["lee-1a"], ["lee-2a"], ["lee-3a"]]), Action("stop")),
        (table(held=[["lee-6a", "lee-6b", "lee-5a"]]), Action("draw")),
        (table(held=[["lee-6a", "lee-6b", "lee-6c"]]), Action("protect", "lee")),
    ],
)
def test_a_chunin_weighs_what_it_may_lose(at: Table, chosen: Action) -> None:
    """Two columns are no danger, three are; 18 points of a colour are worth a turn, 17 aren't."""
    public, choices = columns.public(at.state), columns.legal(at.state, 0)
    assert columns.BOTS["chunin"](public, {}, choices, Random(1), at.state) == chosen


@pytest.mark.parametrize(("held", "chosen"), [([], "0"), (["sakura-6a", "sakura-6b"], "1")])
def test_a_chunin_takes_the_die_only_if_it_has_little_to_lose(held: list[str], chosen: str) -> None:
    at = table(laid=[["lee-6a", "dice-01"], ["naruto-4a"]], held=[held])
    at.click(0, "stop")
    choices = columns.legal(at.state, 0)
    assert columns.BOTS["chunin"](columns.public(at.state), {}, choices, Random(1), at.state).noun == chosen


@pytest.mark.parametrize("seats", sorted(columns.SEATS))
@pytest.mark.parametrize("risk", [False, True])
def test_bots_play_to_the_end_at_every_table(seats: int, risk: bool) -> None:
    levels = [("chunin", "genin")[seat % 2] for seat in range(seats)]
    match = arena.play(columns, seats, columns.Options(risk=risk), levels, seats)
    assert match.outcome.reason == "deck"


def test_a_genin_is_no_fool() -> None:
    """A child's play: it scores, and busts in less than half of its turns."""
    events = [event for seed in range(30) for event in game(seed)]
    busts, stops = (sum(event.kind == kind for event in events) for kind in ("bust", "stop"))
    assert busts < stops


def game(seed: int) -> list[Event]:
    return arena.play(columns, 3, columns.Options(), ["genin"] * 3, seed).events
