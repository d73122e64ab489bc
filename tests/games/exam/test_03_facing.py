"""A card is carried out with one click, and the facing after it is part of that click: E26, E27."""

from __future__ import annotations

import pytest

from games.exam.state import Token
from tests.games.exam.tables import fight, token
from tests.games.rules import exam


def test_a_card_is_opened_and_carried_out_with_one_click() -> None:
    """E26: where nothing comes before the action; each card lies on one hero only."""
    cards = {"naruto": "melee", "sakura": "run", "kiba": "melee"}
    at = fight({"naruto": 51, "sakura": 21, "kiba": 61}, cards)
    assert at.offers(0, "open") == ["naruto", "sakura"]
    assert at.offers(0, "run") == ["31", "41", "11"]
    assert at.offers(0, "decline") == ["naruto", "sakura"]
    at.click(0, "hit", "kiba", dice=(6,))
    assert at.kinds()[:2] == ["opened", "melee"]
    assert exam.public(at.state)["shown"] == {"naruto": "melee"}
    assert at.refuses(1, "hit", "sakura") == "not-beside"


@pytest.mark.parametrize(
    "tokens",
    [
        [token("insect-sphere", "shino", "naruto")],
        [token("rotation", "naruto")],
        [token("mass-shadow-clones", "naruto", cell=71)],
    ],
    ids=["leeched", "warded", "kept up"],
)
def test_what_comes_before_an_action_comes_before_its_choice(tokens: list[Token]) -> None:
    """E26, E35: such a card is opened first."""
    at = fight({"naruto": 51, "sakura": 21, "kiba": 61, "shino": 121}, {"naruto": "melee"}, tokens=tokens)
    assert at.offers(0, "open") == ["naruto", "sakura"]
    assert at.offers(0, "decline") == ["sakura"]
    assert at.refuses(0, "hit", "kiba") == "open-first"


@pytest.mark.parametrize(("noun", "face"), [("61", 1), ("61.turn", -1)])
def test_with_any_action_the_hero_may_turn_round(noun: str, face: int) -> None:
    """E27: the facing after the action is chosen with it."""
    at = fight({"naruto": 51, "kiba": 121}, {"naruto": "run"})
    at.click(0, "run", noun)
    assert at.fighter("naruto").face == face
    assert ("faced" in at.kinds()) == (face < 0)


def test_an_action_without_an_aim_turns_too() -> None:
    """E27: any action, and a technique with the click that uses it."""
    at = fight({"naruto": 51, "kiba": 121}, {"naruto": "concentration"})
    at.click(0, "focus", "turn", dice=(1,))
    assert at.fighter("naruto").face == -1
    at = fight({"sakura": 51, "kiba": 81}, {"sakura": "technique"})
    at.click(0, "use", "shunshin.turn")
    at.click(0, "cell", "61")
    assert (at.fighter("sakura").cell, at.fighter("sakura").face) == (61, -1)


def test_a_blow_is_struck_before_the_turn() -> None:
    """E27: after the action, so the target is still faced."""
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"})
    at.click(0, "hit", "kiba.turn", dice=(6,))
    assert at.hero("kiba").health == 5
    assert at.fighter("naruto").face == -1


@pytest.mark.parametrize(("way", "face"), [("right", 1), ("left", -1)])
def test_fang_over_fang_asks_for_the_facing_once_its_end_is_known(way: str, face: int) -> None:
    """E27: the dice decide where Kiba ends."""
    at = fight({"kiba": 51, "sasuke": 71, "naruto": 121}, {"kiba": "technique"}, levels={"kiba": 2})
    assert at.refuses(0, "use", "fang-over-fang.turn") == "condition-unmet"
    at.act("kiba", "use", "fang-over-fang", dice=(6,))
    assert at.fighter("kiba").cell == 81
    assert exam.ask(at.state, 0) == "face:kiba"
    assert at.offers(0, "face") == ["right", "left"]
    at.click(0, "face", way)
    assert at.fighter("kiba").face == face
    assert at.fighter("kiba").acted


@pytest.mark.parametrize("noun", ["101", "101.turn"])
def test_a_run_stopped_by_a_seal_asks_for_the_facing_there(noun: str) -> None:
    """E27, E40: it ends where nobody chose."""
    at = fight({"kiba": 51, "naruto": 121}, {"kiba": "run"}, seals={82: 1})
    at.click(0, "run", noun, dice=(1,))
    assert (at.fighter("kiba").cell, at.fighter("kiba").face) == (81, 1)
    assert at.offers(0, "face") == ["right", "left"]
    at.lapse(0)
    assert at.fighter("kiba").face == 1


def test_a_fall_onto_a_seal_asks_for_the_facing() -> None:
    """E27, E30, E40: the fall after an action belongs to it."""
    at = fight({"naruto": 52, "kiba": 121}, {"naruto": "concentration"}, seals={41: 1})
    at.act("naruto", "focus", dice=(1,))
    assert at.fighter("naruto").cell == 51
    assert at.offers(0, "face") == ["right", "left"]


def test_who_is_struck_down_by_the_seal_is_asked_nothing() -> None:
    """E27, E36: a defeated hero faces nowhere."""
    at = fight({"kiba": 51, "hinata": 11, "naruto": 121}, {"kiba": "run"}, seals={82: 1}, health={"kiba": 3})
    at.act("kiba", "run", "101", dice=(6,))
    assert at.fighter("kiba").down
