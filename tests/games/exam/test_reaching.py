"""What a table draws of techniques: the cells they reach from here, whoever stands on them."""

from __future__ import annotations

from games.contract import Event
from games.exam.pictures import pictures
from games.exam.positions import fight
from games.exam.state import State
from games.exam.techniques import TECHNIQUES
from games.exam.view import private, public
from tests.games.rules import exam


def cells(state: State, hero: str, technique: str) -> set[int]:
    return {int(cell) for cell in private(state, 0)["reach"][hero][technique].split()}


def test_an_area_is_known_with_nobody_in_it() -> None:
    """E6: counted in the direction faced, up to the field's edge."""
    state = fight({"sasuke": 32, "neji": 112}, levels={"sasuke": 3})
    assert cells(state, "sasuke", "phoenix") == {42, 52, 62, 53, 63, 51, 61}
    state = fight({"sasuke": 32, "neji": 112}, levels={"sasuke": 3}, faces={"sasuke": -1})
    assert cells(state, "sasuke", "phoenix") == {22, 12, 13, 11}


def test_within_counts_columns_plus_rows() -> None:
    """E6: within 4, at the threshold and beside it."""
    reached = cells(fight({"shino": 31, "neji": 111}), "shino", "insect-sphere")
    assert {71, 62, 35} <= reached
    assert not {81, 72, 31} & reached


def test_a_neighbour_is_faced_or_straight_above_or_below() -> None:
    """E31: as in melee."""
    state = fight({"hinata": 52, "neji": 112}, levels={"hinata": 2})
    assert cells(state, "hinata", "gentle-fist") == {62, 53, 51}


def test_a_technique_of_a_higher_level_reaches_nothing_yet() -> None:
    state = fight({"sasuke": 32, "neji": 112})
    assert set(private(state, 0)["reach"]["sasuke"]) == {"step", "kai", "shunshin", "henge"}


def test_others_are_not_told_what_somebody_plans() -> None:
    state = fight({"sasuke": 32, "neji": 112}, levels={"sasuke": 3})
    assert set(private(state, 1)["reach"]) == {"neji"}
    assert "reach" not in public(state)["battles"]["0"]


def test_every_technique_has_a_picture() -> None:
    assert [line.split()[0] for line in pictures()] == list(TECHNIQUES)


def test_a_scene_takes_the_time_of_its_events() -> None:
    assert exam.beats(Event("hurt", {})) > exam.beats(Event("faced", {})) == 0
