"""Rulebook: what can only go on goes on by itself, and no hidden hand is told by it (H12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hunt.scene import RULES, scene

HIDDEN: dict[str, Any] = {"options": {"hidden": True}}


def test_a_hero_without_actions_is_done() -> None:
    """H12: after the second action, not after the first."""
    s = scene({"kakashi": {"chakra": 0}, "sakura": {}})
    s.click(0, "meditate")
    assert s.state.acting == "kakashi"
    s.click(0, "meditate")
    assert (s.hero("kakashi").done, s.state.acting) == (True, "sakura")


def test_a_step_that_is_left_can_still_be_made() -> None:
    """H12, H20: the turn isn't over before the second step."""
    s = scene({"naruto": {"actions": 1}, "sakura": {}}, facedown=())
    s.click(0, "move", "fire-forest")
    assert s.state.acting == "naruto"
    s.click(0, "move", "land-of-rivers")
    assert s.hero("naruto").done


@pytest.mark.parametrize(("hand", "done"), [(["remove-the-weights"], False), (["dancing-leaf"], True)])
def test_a_card_of_the_own_turn_keeps_it_open(hand: list[str], done: bool) -> None:
    """H12, H33: what moves a hero is lost with the turn; the rest can be played later."""
    s = scene({"rock-lee": {"hand": hand, "actions": 1, "chakra": 0}, "sakura": {}})
    s.click(0, "meditate")
    assert s.hero("rock-lee").done is done


@pytest.mark.parametrize(("hand", "done"), [(["clone-sakura"], False), (["inner-sakura"], True)])
def test_the_last_turn_waits_for_cards_that_are_lost_with_the_phase(hand: list[str], done: bool) -> None:
    """H12: an extra action of anybody; a fight card is of no use any more."""
    s = scene({"naruto": {"actions": 1, "chakra": 0}, "sakura": {"done": True, "actions": 0, "hand": hand}})
    s.click(0, "meditate")
    assert (s.state.phase == "refill") is done


@pytest.mark.parametrize("hand", [["clone-sakura"], ["inner-sakura"]])
def test_hidden_hands_are_not_told_by_what_goes_on(hand: list[str]) -> None:
    """H12, H33: it waits whatever is in the hand; with the card on the pile it doesn't."""
    sakura = {"done": True, "actions": 0, "hand": hand, "chakra": 1}
    s = scene({"naruto": {"actions": 1, "chakra": 0}, "sakura": sakura}, **HIDDEN)
    s.click(0, "meditate")
    assert s.state.acting == "naruto"


def test_an_empty_purse_lets_a_hidden_hand_go_on() -> None:
    """H12: nobody could pay for anything."""
    sakura = {"done": True, "actions": 0, "chakra": 0}
    s = scene({"rock-lee": {"actions": 1, "chakra": 0, "hand": []}, "sakura": sakura}, **HIDDEN)
    s.state.heroes[0].pile, s.state.heroes[0].deck = s.state.heroes[0].deck, []
    s.click(0, "meditate")
    assert s.state.phase == "refill"


def test_the_only_hero_left_acts_at_once_unless_another_could_come_back() -> None:
    """H12: a hero already done may step in again, before the last one too."""
    for hand, acting in (([], "sakura"), (["shadow-clone-naruto"], "")):
        s = scene({"naruto": {"hand": hand}, "sakura": {}})
        s.click(0, "end")
        assert s.state.acting == acting
    s.click(0, "support", "shadow-clone-naruto")
    assert s.offers(0, "begin") == ["naruto"]


def test_the_only_hero_of_a_seat_acts_without_beginning() -> None:
    """H12: the first action begins; with two heroes the player says which."""
    s = scene({"naruto": {}, "sakura": {}})
    s.click(1, "move", "fire-forest")
    assert s.state.acting == "sakura"
    assert "begin" in s.told(None)
    s = scene({"naruto": {}, "sakura": {"seat": 0}}, seats=1)
    assert (s.offers(0, "begin"), s.offers(0, "move")) == (["naruto", "sakura"], [])
    assert RULES.why_not(s.state, 0, RULES.legal(s.state, 0)[0]) is None
    assert s.refuses(0, "move", "fire-forest") == "begin-first"
