"""The computer players."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from games import arena, engine, laws
from games import columns as module
from games.contract import Action, rules_of
from tests.games.columns.table import table
from tests.games.rules import columns
from tests.games.table import Table

FORTUNE = ["lee-6a", "lee-6b", "lee-6c", "lee-5a", "lee-5b"]  # 28 points of one colour


@pytest.mark.parametrize(
    ("at", "chosen"),
    [
        (table(laid=[["lee-6a"]]), Action("draw")),
        (table(laid=[["lee-6a", "naruto-5a", "sakura-4a", "sasuke-3a"]]), Action("stop")),
        (table(laid=[["lee-1a"], ["lee-2a"]]), Action("draw")),
        (table(laid=[["lee-6a", "naruto-5a", "sakura-4a"], ["lee-1a"]]), Action("stop")),
        (table(laid=[["lee-1a"], ["lee-2a"], ["lee-3a"]]), Action("draw")),
        (table(laid=[["lee-6a", "naruto-5a", "sakura-4a"], ["lee-1a"], ["lee-2a"]]), Action("stop")),
        (table(held=[[*FORTUNE, "lee-1a"]]), Action("draw")),
        (table(held=[[*FORTUNE, "lee-2a"]]), Action("protect", "lee")),
    ],
)
def test_the_policy_weighs_what_it_may_lose(at: Table, chosen: Action) -> None:
    """With one column, two or three: what another card may give the others counts too. 30 points of a
    colour are worth a turn, 29 aren't."""
    assert columns.policy(at.state, 0, columns.legal(at.state, 0), Random(1)) == chosen


@pytest.mark.parametrize(("held", "chosen"), [([], "0"), (["sakura-6a", "sakura-6b"], "1")])
def test_the_policy_takes_the_die_only_if_it_has_little_to_lose(held: list[str], chosen: str) -> None:
    at = table(laid=[["lee-6a", "dice-01"], ["naruto-4a"]], held=[held])
    at.click(0, "stop")
    choices = columns.legal(at.state, 0)
    assert columns.policy(at.state, 0, choices, Random(1)).noun == chosen


def test_the_policy_does_not_look_at_the_order_of_the_deck() -> None:
    laid = [["lee-6a", "naruto-5a"], ["dice-01"]]
    chosen = set()
    for top in ("kakashi-6a", "dice-02", "turn-01"):
        at = table(laid=laid, draws=[top])
        choices = columns.legal(at.state, 0)
        chosen.add(columns.policy(at.state, 0, choices, Random(1)))
    assert len(chosen) == 1


@pytest.mark.parametrize("seats", sorted(columns.SEATS))
@pytest.mark.parametrize("risk", [False, True])
def test_bots_play_to_the_end_at_every_table(seats: int, risk: bool) -> None:
    levels = [("chunin", "genin")[seat % 2] for seat in range(seats)]
    match = arena.play(columns, seats, columns.Options(risk=risk), levels, seats, most=16)
    assert match.outcome.reason == "deck"


def test_an_academy_pupil_is_no_fool() -> None:
    """It busts in less than half of its turns."""
    events = arena.play(columns, 3, columns.Options(), ["academy"] * 3, 0).events
    busts, stops = (sum(event.kind == kind for event in events) for kind in ("bust", "stop"))
    assert busts < stops


def test_seats_have_no_names_for_a_bot() -> None:
    for click in laws.walk(columns, 4, 3):
        state = click.after
        for seat in columns.actors(state) if click.number % 13 == 0 else ():
            for by in (1, 2):
                laws.check_seats(columns, state, seat, turned(state, by), (seat + by) % 3)


def test_a_bot_that_has_a_favourite_seat_is_found() -> None:
    """It likes the table best when the first seat holds cards."""
    favour = {"worth": lambda state, seat: len(state.players[0].open) / 90}
    rules = rules_of(SimpleNamespace(**vars(module) | favour))
    tables = (click.after for click in laws.walk(columns, 4, 3) if columns.actors(click.after) == {0})
    state = next(at for at in tables if at.phase == "go-on" and at.columns)
    with pytest.raises(laws.Broken, match="whether it has seat 0 or 1"):
        laws.check_seats(rules, state, 0, turned(state, 1), 1)


def turned(state: Any, by: int) -> Any:
    """Everybody sits so many places farther to the left."""
    seats = len(state.players)
    return msgspec.structs.replace(
        state,
        turn=(state.turn + by) % seats,
        takers=[(seat + by) % seats for seat in state.takers],
        players=[state.players[(seat - by) % seats] for seat in range(seats)],
    )


def why(at: Table, seat: int, verb: str, noun: str = "") -> tuple[str, dict[str, Any]]:
    seen = engine.public(columns, at.state), columns.private(at.state, seat)
    return columns.why(*seen, columns.legal(at.state, seat), Action(verb, noun), at.state)


@pytest.mark.parametrize(("held", "told"), [([], "begin"), (["sakura-6a"], "rather")])
def test_a_hint_says_that_nothing_can_be_sealed_only_where_it_is_so(held: list[str], told: str) -> None:
    assert why(table(held=[held]), 0, "draw") == (told, {})


def test_a_hint_says_that_nothing_can_happen_only_where_it_is_so() -> None:
    """C8: one or two columns can't bust."""
    at = table(laid=[["lee-6a"]])
    assert why(at, 0, "draw") == ("sure", {})
    full = table(laid=[["lee-6a", "naruto-5a", "sakura-4a"], ["lee-1a"], ["lee-2a"]])
    assert why(full, 0, "draw")[0] in ("go-on", "more")
