"""Rulebook chapter 4: protecting."""

from __future__ import annotations

from tests.games.columns.table import FACE, table

HELD = [["naruto-1a", "lee-2a", "naruto-5a"]]


def test_all_open_cards_of_one_colour_are_protected() -> None:
    """C20: choose one colour of which you have unprotected cards; all of them are protected."""
    at = table(held=HELD)
    at.click(0, "protect", "naruto")
    assert at.state.players[0].safe == ["naruto-1a", "naruto-5a"]
    assert at.state.players[0].open == ["lee-2a"]
    assert at.events[0].data == {"seat": 0, "colour": "naruto", "points": 6}


def test_protecting_is_the_whole_turn() -> None:
    """C20: that is the whole turn."""
    at = table(held=HELD)
    at.click(0, "protect", "naruto")
    assert at.rules.awaited(at.state) == {1}


def test_protected_cards_are_safe_and_later_ones_lie_open() -> None:
    """C20: protected cards are safe from the die for good; cards of that colour taken later lie open."""
    at = table(laid=[["naruto-2a", "dice-01"]], safe=[["naruto-1a"]])
    at.click(0, "stop")
    at.click(0, "take", "0", dice=[FACE["naruto"]])
    assert at.state.players[0].safe == ["naruto-1a"]
    assert "naruto-2a" in at.state.discard


def test_a_colour_can_be_protected_again() -> None:
    """C20: later cards of the colour join the stack."""
    at = table(held=[["naruto-2a"]], safe=[["naruto-1a"]])
    at.click(0, "protect", "naruto")
    assert at.state.players[0].safe == ["naruto-1a", "naruto-2a"]


def test_a_colour_without_open_cards_cannot_be_protected() -> None:
    """C20: you can't protect a colour of which you have none."""
    at = table(held=[["lee-2a"]], safe=[["naruto-1a"]])
    assert at.offers(0, "protect") == ["lee"]
    assert at.refuses(0, "protect", "naruto") == "no-open-cards"
    assert at.refuses(0, "protect", "star") == "no-open-cards"


def test_the_count_and_total_of_protected_cards_stay_public() -> None:
    """C21: protected cards are face down, but their total and count stay public."""
    at = table(held=[["lee-2a"]], safe=[["naruto-1a", "naruto-5a"]])
    display = at.rules.public(at.state)["players"]["0"]
    assert display["safe"] == {"naruto": {"points": 6, "count": 2}}
    assert (display["sums"], display["score"], display["cards"]) == ({"lee": 2}, 8, 3)
