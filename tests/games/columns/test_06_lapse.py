"""What happens when someone's time has run out: the careful answer to each question."""

from __future__ import annotations

from tests.games.columns.table import FACE, table


def test_a_turn_protects_the_most_points() -> None:
    """C20: the lapse of a turn protects the dearest colour."""
    at = table(held=[["naruto-1a", "naruto-2a", "lee-4a", "sakura-3a"]])
    at.lapse(0)
    assert at.events[0].data == {"seat": 0, "colour": "lee", "points": 4}


def test_a_turn_without_open_cards_draws() -> None:
    """C6: the lapse of a turn with nothing to protect draws."""
    at = table(draws=["lee-1a"], safe=[["naruto-1a"]])
    at.lapse(0)
    assert at.state.drawn == "lee-1a"


def test_a_card_goes_to_its_first_place() -> None:
    """C7: the lapse of a card that waits places it."""
    at = table(draws=["lee-1a"], laid=[["lee-2a"], ["naruto-2a"]])
    at.click(0, "draw")
    at.lapse(0)
    assert at.state.columns == [["lee-2a"], ["naruto-2a", "lee-1a"]]


def test_whoever_may_stop_stops_and_takes_the_first_column() -> None:
    """C12: the lapse of a decision stops; the lapse of a choice takes the first column."""
    at = table(laid=[["lee-2a"], ["naruto-2a", "dice-01"]])
    at.lapse(0)
    assert at.told(None) == ["stop"]
    at.lapse(0)
    assert at.events[0].data == {"seat": 0, "column": 0, "points": 2}
    at.lapse(1, dice=[FACE["star"]])
    assert at.told(None) == ["take", "roll"]


def test_whoever_must_draw_on_draws_on() -> None:
    """C11: with no column yet the lapse draws."""
    at = table(draws=["lee-1a"], directions=["turn-01"])
    at.lapse(0)
    assert at.state.drawn == "lee-1a"
