"""Rulebook chapter 2: draw, place, stop."""

from __future__ import annotations

import pytest

from tests.games.columns.table import table
from tests.games.table import Table

THREE = [["naruto-2a"], ["sakura-3a"], ["dice-01"]]


def drawn(card: str, laid: list[list[str]], seats: int = 3) -> Table:
    at = table(seats, draws=[card], laid=laid)
    at.click(0, "draw")
    return at


def test_a_turn_offers_drawing_or_protecting() -> None:
    """C6: on your turn you either draw cards or protect one colour."""
    at = table(held=[["naruto-1a", "lee-2a"]])
    assert at.offers(0, "draw") == [""]
    assert at.offers(0, "protect") == ["naruto", "lee"]
    assert at.rules.ask(at.state, 0) == "turn"


@pytest.mark.parametrize("card", ["turn-01", "naruto-3a"])
def test_who_has_drawn_cannot_protect(card: str) -> None:
    """C6: never both."""
    at = table(draws=[card], held=[["naruto-1a"]])
    at.click(0, "draw")
    if at.state.drawn:
        at.click(0, "place", "0")
    assert at.refuses(0, "protect", "naruto") == "drawing-already"


def test_only_the_one_whose_turn_it_is_plays() -> None:
    """C6: on your turn."""
    assert table(turn=1).refuses(0, "draw") == "not-your-turn"


def test_cards_are_turned_over_one_at_a_time() -> None:
    """C7: you turn over one card at a time."""
    at = table(draws=["naruto-3a", "sakura-4a"])
    at.click(0, "draw")
    assert at.state.drawn == "naruto-3a"
    assert at.told(None) == ["draw"]


@pytest.mark.parametrize("card", ["naruto-3a", "dice-01"])
def test_the_card_must_be_placed_at_once(card: str) -> None:
    """C7: a number card or a dice card must be placed at once in a column."""
    at = drawn(card, [["lee-1a"]])
    assert at.rules.ask(at.state, 0) == f"place:{card}"
    for verb in ("draw", "stop", "take", "protect"):
        assert at.refuses(0, verb) == "must-place"


def test_the_only_place_too_waits_for_the_click() -> None:
    """C7: everyone sees where the card goes."""
    at = drawn("naruto-3a", [])
    assert at.state.columns == []
    at.click(0, "place", "0")
    assert at.state.columns == [["naruto-3a"]]
    assert at.events[0].data == {"column": 0}


def test_the_player_chooses_among_fitting_columns_and_a_new_one() -> None:
    """C7: you choose the column among the legal ones, or start a new one if there are fewer than 3."""
    at = drawn("naruto-3a", [["lee-1a"], ["naruto-1a"]])
    assert at.offers(0, "place") == ["0", "2"]
    at.click(0, "place", "2")
    assert at.state.columns == [["lee-1a"], ["naruto-1a"], ["naruto-3a"]]


def test_three_columns_are_the_most() -> None:
    """C7: you may own up to 3 columns at the table in a turn."""
    at = drawn("naruto-3a", [["lee-1a"], ["lee-2a"], ["lee-4a"]])
    assert at.offers(0, "place") == ["0", "1", "2"]
    assert at.refuses(0, "place", "3") == "three-columns"


@pytest.mark.parametrize("noun", ["5", "-1", "x", ""])
def test_a_column_that_cannot_be_is_no_place(noun: str) -> None:
    """C7: the legal columns."""
    assert drawn("naruto-3a", THREE[:1]).refuses(0, "place", noun) == "not-allowed"


def test_nothing_is_placed_before_it_is_drawn() -> None:
    """C7: the card turned over is placed."""
    assert table().refuses(0, "place", "0") == "nothing-to-place"
    assert table(laid=[["lee-1a"]]).refuses(0, "place", "0") == "nothing-to-place"


def test_the_example_of_the_rulebook() -> None:
    """C8: Naruto 2 fits neither beside a 2 nor beside Naruto."""
    at = drawn("naruto-2a", [["lee-2a", "sakura-5a"], ["naruto-1a"], ["kakashi-3a", "dice-01"]])
    assert at.offers(0, "place") == ["2"]
    assert at.refuses(0, "place", "0") == "column-has-value"
    assert at.refuses(0, "place", "1") == "column-has-colour"


def test_a_column_never_holds_a_card_and_its_copy() -> None:
    """C8: a column never holds two cards of the same value, nor two of the same colour."""
    at = drawn("naruto-2b", THREE)
    assert at.offers(0, "place") == ["1", "2"]
    assert at.refuses(0, "place", "0") == "column-has-colour"


def test_a_column_never_holds_two_dice_cards() -> None:
    """C9: a column never holds two dice cards."""
    at = drawn("dice-02", THREE)
    assert at.offers(0, "place") == ["0", "1"]
    assert at.refuses(0, "place", "2") == "column-has-dice"


def test_a_column_of_all_five_colours_takes_no_number_card() -> None:
    """C8: five colours fill a column, though one value is still free."""
    full = ["naruto-1a", "sakura-2a", "sasuke-3a", "kakashi-4a", "lee-5a"]
    assert drawn("lee-6a", [full[:4]]).offers(0, "place") == ["0", "1"]
    at = drawn("lee-6a", [full])
    assert at.offers(0, "place") == ["1"]
    assert at.refuses(0, "place", "0") == "column-has-colour"


def test_a_dice_card_lies_with_any_number_card() -> None:
    """C9: a dice card has neither colour nor value."""
    full = [["naruto-1a", "sakura-2a", "sasuke-3a", "kakashi-4a", "lee-5a"]]
    assert drawn("dice-01", full).offers(0, "place") == ["0", "1"]
    assert drawn("naruto-6a", [["dice-01"]]).offers(0, "place") == ["0", "1"]


def test_a_direction_card_lies_beside_the_deck() -> None:
    """C10: a direction card never goes in a column: it lies beside the deck until the turn ends."""
    at = drawn("turn-01", [["lee-1a"]])
    assert at.state.directions == ["turn-01"]
    assert at.state.columns == [["lee-1a"]]
    assert at.offers(0, "place") == []
    at.click(0, "stop")
    at.click(0, "take", "0")
    assert at.state.directions == []
    assert "turn-01" in at.state.discard


def test_a_direction_card_never_busts() -> None:
    """C10: a direction card never goes in a column, so it fits beside three full ones."""
    full = [["naruto-1a", "dice-01"], ["naruto-2a", "dice-02"], ["naruto-3a", "dice-03"]]
    at = drawn("turn-01", full)
    assert at.told(None) == ["draw"]
    assert at.offers(0, "stop") == [""]


@pytest.mark.parametrize("card", ["naruto-3a", "dice-01"])
def test_after_each_card_placed_one_stops_or_draws(card: str) -> None:
    """C11: after each card placed you may stop, or draw again, as often as you like."""
    at = table(draws=[card, "lee-6a", "lee-5a"])
    for _ in range(3):
        at.click(0, "draw")
        at.click(0, "place", str(len(at.state.columns)))
        assert (at.offers(0, "draw"), at.offers(0, "stop")) == ([""], [""])
        assert at.rules.ask(at.state, 0) == "go-on"


def test_after_a_direction_card_one_may_stop_if_there_is_a_column() -> None:
    """C11: after a direction card too, if at least one column exists."""
    assert drawn("turn-01", [["lee-1a"]]).offers(0, "stop") == [""]


def test_with_no_column_yet_one_must_draw_on() -> None:
    """C11: with no column yet, you must draw on."""
    at = drawn("turn-01", [])
    assert at.offers(0, "draw") == [""]
    assert at.refuses(0, "stop") == "nothing-to-stop"
    assert table().refuses(0, "stop") == "nothing-to-stop"


def test_who_stops_takes_a_column_at_once() -> None:
    """C12: you choose one column at once and take it into your display, sorted by colour."""
    at = table(laid=[["lee-1a", "naruto-6a"], ["lee-3a"]], held=[["lee-2a"]])
    assert at.refuses(0, "take", "0") == "stop-first"
    at.click(0, "stop")
    assert at.rules.ask(at.state, 0) == "take"
    assert at.offers(0, "take") == ["0", "1"]
    at.click(0, "take", "0")
    assert at.rules.public(at.state)["players"]["0"]["open"] == {
        "lee": {"lee-2a": 1, "lee-1a": 1},
        "naruto": {"naruto-6a": 1},
    }


def test_who_stopped_draws_no_more() -> None:
    """C12: your turn's drawing is over."""
    at = table(laid=[["lee-1a"]])
    at.click(0, "stop")
    for verb in ("draw", "stop", "place", "protect"):
        assert at.refuses(0, verb) == "must-take"
