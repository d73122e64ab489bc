"""Chapter 2: experience, and the end of the Story mode."""

from __future__ import annotations

import pytest

from games.duel.missions import MISSIONS
from games.duel.ninja import NINJA
from games.duel.orders import ORDERS
from games.duel.state import Turn
from tests.games.duel.bout import WEAK, story, table, told, turn_over
from tests.games.rules import duel
from tests.games.table import Table


def test_the_winner_gets_mission_ninja_and_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """D15: mission 8, 3 XP, and Kisame's 2; a fulfilled order is shown and put under the pile."""
    at = _mission_8(monkeypatch, winner=0)
    ninja = NINJA["kisame"].xp
    assert at.state.xp == [MISSIONS["mission-8"].xp + ninja + 2, 0]
    assert told(at, "scored")[0].data == {"seat": 0, "card": "order-16", "xp": 2}
    assert told(at, "won")[0].data == {"camp": "alliance", "mission": 3, "beaten": ninja, "orders": 2}
    assert at.state.under == ["order-16"]
    assert at.state.missions[0][-2] == "mission-8"


def test_a_draw_brings_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """D15: a draw: nobody gets anything."""
    at = _mission_8(monkeypatch, winner=-1)
    assert at.state.xp == [0, 0]
    assert told(at, "draw")[0].data == {"turn": 1}
    assert told(at, "scored") == []


def test_the_other_camp_wins_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """D15: the loser's orders stay secret."""
    at = _mission_8(monkeypatch, winner=1)
    assert at.state.xp == [0, 3 + NINJA["sakura"].xp]
    assert at.state.secret[0] == ["order-16"]


@pytest.mark.parametrize(
    ("xp", "last", "reason", "places"),
    [
        ([9, 8], 1, "xp", ((0,), (1,))),
        ([8, 9], 0, "xp", ((1,), (0,))),
        ([8, 8], 1, "last-turn", ((1,), (0,))),
        ([8, 8], 0, "last-turn", ((0,), (1,))),
        ([8, 8], -1, "shared", ((0, 1),)),
    ],
)
def test_the_camp_with_most_xp_wins(
    xp: list[int], last: int, reason: str, places: tuple[tuple[int, ...], ...]
) -> None:
    """D16: most XP; then who won turn 9; then a shared win."""
    state = story()
    state.turn, state.phase, state.xp = 9, "over", xp
    state.past = [Turn(mission="mission-30", winner=last, rounds=3, xp=0, ninja=[], sides=[], shown=[])]
    ending = duel.outcome(state)
    assert ending is not None
    assert (ending.reason, ending.places) == (reason, places)
    assert ending.scores == {0: xp[0], 1: xp[1]}


def _mission_8(patch: pytest.MonkeyPatch, winner: int) -> Table:
    """A fight for mission 8 that ends as asked; the Alliance's only order wants a hit of 45."""
    cards = {0: ("0 60", "0 1"), 1: ("0 1", "0 60"), -1: ("0 60", "0 60")}[winner]
    at = table(patch, [cards[0], WEAK, WEAK], [cards[1], WEAK, WEAK], hp=(50, 50))
    state = at.state
    state.orders = [card for card in ORDERS if card != "order-16"]
    state.secret = [["order-16"], []]
    state.mission = "mission-8"
    state.missions[0].sort(key="mission-8".__eq__)
    state.round = 3
    turn_over(at)
    return at
