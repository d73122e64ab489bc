"""Chapter 3: the clashes of a round."""

from __future__ import annotations

import pytest

from games.duel.techniques import CARDS_OF, TECHNIQUES
from tests.games.duel.bout import (
    OURS,
    WEAK,
    bout,
    hps,
    told,
    turn_over,
)
from tests.games.rules import duel


def test_35_against_28_is_35_damage_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """D21: the stronger attack does its damage to the other ninja; the weaker does nothing."""
    at = bout(monkeypatch, ["20 35", "0 1", "0 1"], ["20 28", "0 1", "0 1"])
    assert hps(at) == [100, 65]
    assert [event.data["power"] for event in told(at, "attack")[:2]] == [35, 28]
    hit = told(at, "hit")[0].data
    assert (hit["ninja"], hit["power"], hit["guard"], hit["harm"]) == (OURS, 35, 0, 35)


def test_cards_of_35_and_28_damage_exist() -> None:
    """D21: the rulebook's example can be played with real cards."""
    assert {35, 28} <= {card.damage for card in TECHNIQUES.values()}


def test_equal_attacks_do_nothing_but_are_paid_and_take_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    """D21: equal: neither does damage, both are paid, effects on following cards still count."""
    at = bout(monkeypatch, ["40 28 strengthen 9", "20 10", "1 5"], ["0 28", "0 18", "0 1"])
    assert told(at, "equal")[0].data["power"] == 28
    assert told(at, "hit")[0].data["harm"] == 19
    assert told(at, "unpaid")[0].data["left"] == 0
    assert hps(at) == [99, 81]


def test_a_losing_card_keeps_its_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    """D21: a losing card keeps its effect unless it says "if it hits"."""
    at = bout(
        monkeypatch,
        ["0 10 strengthen 20", "0 10", "0 1"],
        ["0 12", "0 12", "0 1"],
    )
    assert hps(at) == [88, 70]
    at = bout(monkeypatch, ["0 10 weaken 9 if hit", "0 10", "0 1"], ["0 12", "0 12", "0 1"])
    assert hps(at) == [76, 100]
    at = bout(monkeypatch, ["0 13 weaken 9 if hit", "0 10", "0 1"], ["0 12", "0 12", "0 1"])
    assert hps(at) == [100, 77]


def test_stronger_means_after_bonuses(monkeypatch: pytest.MonkeyPatch) -> None:
    """D21: "stronger" means damage after bonuses."""
    at = bout(monkeypatch, ["0 1 strengthen 10", "0 20", "0 1"], ["0 1", "0 25", "0 1"])
    assert hps(at) == [100, 70]
    sums = told(at, "attack")[2].data
    assert (sums["base"], sums["plus"], sums["minus"], sums["power"]) == (20, 10, 0, 30)


def test_an_unpaid_third_card_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """D22: not enough Chakra for the third card: it can't be used, and the opposing card hits in full."""
    at = bout(monkeypatch, ["30 10", "25 10", "6 50 guard 999"], ["0 10", "0 10", "0 12"])
    assert told(at, "unpaid")[0].data == {
        "seat": 0,
        "ninja": OURS,
        "card": CARDS_OF[OURS][2],
        "cost": 6,
        "left": 5,
    }
    assert hps(at) == [88, 100]


def test_exactly_enough_chakra_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """D22: each card costs its Chakra when its turn comes."""
    at = bout(monkeypatch, ["30 10", "25 10", "5 50"], ["0 10", "0 10", "0 12"])
    assert told(at, "unpaid") == []
    assert hps(at) == [100, 50]


def test_what_waited_for_an_unpaid_card_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """D22: its effect is lost too, and so is a bonus waiting for it; cheaper cards may still be paid."""
    at = bout(
        monkeypatch,
        ["50 10 strengthen 20", "11 10 strengthen 30", "10 15"],
        ["0 10", "0 5", "0 10"],
    )
    assert [event.data["plus"] for event in told(at, "attack") if event.data["seat"] == 0] == [0, 0]
    assert hps(at) == [95, 85]


def test_nothing_carries_over_into_the_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """D23: the effects of cards 1, 2 and 3 combine, never into the next round."""
    third = "0 2 strengthen 50; cheapen 9; weaken 9; poison 9; delay 9; endure; bind"
    at = bout(monkeypatch, [WEAK, WEAK, third, "10 10", WEAK, WEAK], [WEAK, WEAK, WEAK, "0 4", WEAK, WEAK])
    assert all(view["waits"] == {} for view in duel.public(at.state)["fighters"].values())
    turn_over(at)
    first = told(at, "attack")[0].data
    assert (first["plus"], first["left"]) == (0, 50)
    assert hps(at)[1] == 100 - 2 - 10


def test_cards_1_2_and_3_combine(monkeypatch: pytest.MonkeyPatch) -> None:
    """D23: a card may strengthen, cheapen or protect the following ones of the same round."""
    at = bout(
        monkeypatch,
        ["10 5 strengthen 6; cheapen 20", "40 20 strengthen 4", "30 10"],
        ["0 5", "0 5", "0 5"],
    )
    assert [event.data["power"] for event in told(at, "attack") if event.data["seat"] == 0] == [5, 26, 14]
    assert [event.data["left"] for event in told(at, "attack") if event.data["seat"] == 0] == [50, 30, 0]
