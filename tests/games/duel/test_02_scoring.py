"""Chapter 2: experience, and the end of the Story mode."""

from __future__ import annotations

from typing import Any

import pytest

from games.contract import Outcome
from games.duel.missions import MISSIONS
from games.duel.ninja import BOSSES, NINJA, sendable
from games.duel.orders import ORDERS
from games.duel.state import Turn
from tests.games.duel.bout import WEAK, at_pick, story, table, told, turn_over
from tests.games.rules import duel
from tests.games.table import Table


def test_the_winner_gets_mission_ninja_and_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """D15: mission 8, 3 XP, and Kisame's 2; a fulfilled order is shown and put under the pile."""
    at = _mission_8(monkeypatch, winner=0)
    ninja, order = NINJA["kisame"].xp, ORDERS["order-16"].xp
    assert at.state.xp == [MISSIONS["mission-8"].xp + ninja + order, 0]
    assert told(at, "scored")[0].data == {"seat": 0, "card": "order-16", "xp": order}
    assert told(at, "won")[0].data == {
        "camp": "alliance",
        "mission": 3,
        "beaten": ninja,
        "named": 0,
        "orders": order,
    }
    assert at.state.under == ["order-16"]
    assert at.state.missions[0][-2] == "mission-8"


def test_a_draw_brings_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """D15: a draw: nobody gets anything."""
    at = _mission_8(monkeypatch, winner=-1)
    assert at.state.xp == [0, 0]
    assert told(at, "draw")[0].data == {"turn": 1}
    assert told(at, "scored") == []


@pytest.mark.parametrize(
    ("ours", "theirs", "gainer", "xp"),
    [
        (["0 9", WEAK, WEAK], WEAK, "alliance", [3, 0]),
        ([WEAK, WEAK, WEAK], "0 9", "akatsuki", [0, 3]),
        ([WEAK, WEAK, WEAK], WEAK, "", [0, 0]),
        (["0 1 strike 9", WEAK, WEAK], WEAK, "", [0, 0]),
    ],
)
def test_a_room_may_give_a_draws_mission_to_whose_attacks_did_more(
    monkeypatch: pytest.MonkeyPatch, ours: list[str], theirs: str, gainer: str, xp: list[int]
) -> None:
    """D15: by hits and pierces; equal: nobody. It stays a draw."""
    at = _last_round(monkeypatch, ours, [theirs, WEAK, WEAK])
    at.state.spoils = True
    turn_over(at)
    assert at.state.xp == xp
    assert [event.data["camp"] for event in told(at, "spoils")] == [gainer] * bool(gainer)
    assert (at.state.past[-1].winner, at.state.past[-1].xp) == (-1, max(xp))


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
    nothing: dict[str, Any] = {"xp": 0, "parts": {}, "best": "", "harm": 0}
    lists: dict[str, Any] = {"ninja": [], "sides": [], "shown": []}
    state.past = [Turn(mission="mission-30", winner=last, gainer=last, rounds=3, **nothing, **lists)]
    ending = duel.outcome(state)
    assert ending is not None
    assert (ending.reason, ending.places) == (reason, places)
    assert ending.scores == {0: xp[0], 1: xp[1]}


def test_a_draw_that_all_agree_to_is_a_shared_win() -> None:
    """D16: a shared win; D27: a quick duel has a winner."""
    state = story()
    state.xp = [7, 3]
    assert duel.drawn(state) == Outcome("agreed", ((0, 1),), {0: 7, 1: 3})
    state.mode = "quick"
    assert duel.drawn(state) is None


@pytest.mark.parametrize(
    ("mission", "turn", "bonus"),
    [
        ("mission-5", 1, 1),  # Sakura against Sasori
        ("mission-8", 1, 0),  # Kakashi against Kakuzu
        ("mission-20", 5, 0),
    ],
)
def test_sending_the_named_ninja_is_worth_one_xp_more(
    monkeypatch: pytest.MonkeyPatch, mission: str, turn: int, bonus: int
) -> None:
    """D15: a winner that sent the ninja the mission names gets 1 XP more."""
    at = table(monkeypatch, ["0 60", WEAK, WEAK], [WEAK] * 3, hp=(50, 50))
    at.state.mission, at.state.turn = mission, turn
    offered = duel.public(at.state)["worth"].get("named", {})
    assert ("0" in offered) == bool(bonus)
    turn_over(at)
    assert told(at, "won")[0].data["named"] == bonus
    assert at.state.past[0].parts["named"] == bonus
    assert at.state.xp[0] == at.state.past[0].xp == sum(at.state.past[0].parts.values())


@pytest.mark.parametrize("mission", ["mission-1", "mission-10", "mission-11", "mission-14"])
def test_a_mission_of_one_camp_has_no_bonus(mission: str) -> None:
    """D15: a bonus needs a named ninja on each side, and a choice."""
    assert "bonus" not in duel.public(at_pick(1, mission=mission))["worth"]
    assert "bonus" not in duel.public(at_pick(6))["worth"]


def test_the_worth_of_a_turn_is_known_before_it_is_fought() -> None:
    """D15: mission, beaten ninja and bonus; a pair is worth both its ninja, and a boss as much."""
    assert duel.public(at_pick(1, mission="mission-8"))["worth"] == {
        "mission": 3,
        "beaten": {"0": 2, "1": 2},
        "bonus": 1,
        "named": {"0": "kakashi", "1": "kakuzu"},
    }
    assert duel.public(at_pick(8))["worth"] == {"mission": 6, "beaten": {"0": 4, "1": 4}}


def test_whom_a_camp_may_choose_among_are_worth_the_same() -> None:
    """D1: so that nobody is chosen, or left at home, for the price of a defeat."""
    for turn in range(1, 10):
        for side in (0, 1):
            state = at_pick(turn)
            state.turn = turn
            assert len({NINJA[one].xp for one in sendable(state, side)}) == 1
    assert {NINJA[one].xp for one in BOSSES} == {4}


def test_orders_that_were_held_are_laid_open_at_the_end() -> None:
    """D6: secret as long as the game lasts."""
    state = story()
    assert "held" not in duel.public(state)
    state.phase = "over"
    held = duel.public(state)["held"]
    assert {seat: set(cards) for seat, cards in held.items()} == {
        str(seat): set(cards) for seat, cards in enumerate(state.secret)
    }


def _mission_8(patch: pytest.MonkeyPatch, winner: int) -> Table:
    """A fight for mission 8 that ends as asked; the Alliance's only order wants a hit of 45."""
    cards = {0: ("0 60", "0 1"), 1: ("0 1", "0 60"), -1: ("0 60", "0 60")}[winner]
    at = _last_round(patch, [cards[0], WEAK, WEAK], [cards[1], WEAK, WEAK], (50, 50))
    turn_over(at)
    return at


def _last_round(
    patch: pytest.MonkeyPatch, ours: list[str], theirs: list[str], hp: tuple[int, int] = (100, 100)
) -> Table:
    """Mission 8, round 3, with these cards in hand."""
    at = table(patch, ours, theirs, hp=hp)
    state = at.state
    state.orders = [card for card in ORDERS if card != "order-16"]
    state.secret = [["order-16"], []]
    state.mission = "mission-8"
    state.missions[0].sort(key="mission-8".__eq__)
    state.round = 3
    return at
