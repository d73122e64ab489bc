"""Rulebook chapter 3: taking columns, and the die."""

from __future__ import annotations

from itertools import chain

import pytest

from games.contract import Action
from tests.games.columns.table import FACE, table
from tests.games.table import Table

THREE = [["naruto-1a"], ["naruto-2a"], ["naruto-3a"]]
TURNS = ["turn-01", "turn-02", "turn-03"]
DANGER = [["naruto-1a", "dice-01"], ["sakura-2a"], ["sakura-3a"]]


def stopped(at: Table) -> list[int]:
    """Who takes a column after a stop, in order."""
    at.click(at.state.turn, "stop")
    return takers(at)


def takers(at: Table) -> list[int]:
    order = []
    while at.state.phase == "take":
        (seat,) = at.rules.awaited(at.state)
        at.click(seat, "take", at.offers(seat, "take")[0])
        order.append(seat)
    return order


def open_of(at: Table, seat: int) -> list[str]:
    cards: list[str] = at.state.players[seat].open
    return cards


@pytest.mark.parametrize(
    ("directions", "order"), [(0, [1, 2, 3]), (1, [1, 0, 5]), (2, [1, 2, 3]), (3, [1, 0, 5])]
)
def test_the_others_take_from_the_left_or_after_an_odd_number_of_direction_cards_from_the_right(
    directions: int, order: list[int]
) -> None:
    """C13: from your left neighbour; with an odd number of direction cards from your right neighbour."""
    at = table(6, laid=THREE, directions=TURNS[:directions], turn=1)
    assert at.rules.public(at.state)["takers"] == order
    assert at.rules.public(at.state)["reversed"] == (directions % 2 == 1)
    assert stopped(at) == order


def test_everyone_takes_exactly_one_column() -> None:
    """C13: every other player in turn takes exactly one of the columns left."""
    at = table(3, laid=THREE)
    stopped(at)
    assert [open_of(at, seat) for seat in range(3)] == THREE


def test_a_column_is_taken_once() -> None:
    """C13: one of the columns left."""
    at = table(3, laid=THREE)
    at.click(0, "stop")
    at.click(0, "take", "1")
    assert at.offers(1, "take") == ["0", "2"]
    assert at.refuses(1, "take", "1") == "column-gone"


def test_direction_cards_never_change_the_order_of_turns() -> None:
    """C13: direction cards never change the order of turns."""
    at = table(3, laid=THREE, directions=TURNS[:1])
    stopped(at)
    assert at.state.turn == 1


def test_nobody_may_refuse_a_lone_dice_card() -> None:
    """C14: nobody may refuse a column, not even one with a dice card only."""
    at = table(2, laid=[["naruto-1a"], ["dice-01"]], held=[[], ["lee-4a"]])
    at.click(0, "stop")
    at.click(0, "take", "0")
    assert at.rules.legal(at.state, 1) == [Action("take", "1")]
    assert at.refuses(1, "draw") == "must-take"
    at.click(1, "take", "1", dice=[FACE["lee"]])
    assert open_of(at, 1) == []


def test_with_two_players_the_third_column_is_discarded() -> None:
    """C15: columns that nobody can take go to the discard pile."""
    at = table(2, laid=THREE)
    assert stopped(at) == [0, 1]
    assert at.state.discard == ["naruto-3a"]
    assert at.events[-1].data == {"columns": 1}


@pytest.mark.parametrize(("seats", "order", "left"), [(2, [1], 2), (3, [1, 2], 1), (4, [1, 2, 3], 0)])
def test_after_a_bust_what_the_others_leave_is_discarded(seats: int, order: list[int], left: int) -> None:
    """C15: columns that nobody can take (after a bust with 3 players) go to the discard pile."""
    at = table(seats, draws=["naruto-6a"], laid=THREE)
    at.click(0, "draw", dice=[FACE["star"]])
    assert takers(at) == order
    assert at.state.discard == ["naruto-6a", *chain(*THREE[3 - left :])]


def test_with_many_players_some_get_none() -> None:
    """C15: with many players some get none."""
    at = table(5, laid=THREE[:2])
    assert stopped(at) == [0, 1]
    assert [open_of(at, seat) for seat in (2, 3, 4)] == [[], [], []]


def test_the_numbers_come_first_then_the_die_takes_the_colour() -> None:
    """C16: first the number cards, then the roll: every unprotected card of the colour, new ones included."""
    at = table(laid=DANGER, held=[["naruto-5a", "lee-2a"]])
    at.click(0, "stop")
    at.click(0, "take", "0", dice=[FACE["naruto"]])
    assert at.told(None) == ["take", "roll"]
    assert at.events[1].data == {"seat": 0, "face": "naruto", "lost": 2}
    assert open_of(at, 0) == ["lee-2a"]
    assert {"naruto-1a", "naruto-5a", "dice-01"} <= set(at.state.discard)


def test_the_die_leaves_protected_cards_alone() -> None:
    """C16: every unprotected card of the rolled colour."""
    at = table(laid=DANGER, safe=[["naruto-6a"]])
    at.click(0, "stop")
    at.click(0, "take", "0", dice=[FACE["naruto"]])
    assert at.state.players[0].safe == ["naruto-6a"]


@pytest.mark.parametrize("face", ["star", "kakashi"])
def test_a_star_or_a_colour_one_has_not_costs_nothing(face: str) -> None:
    """C16: star, or a colour you don't have: nothing is lost; the dice card is discarded."""
    at = table(laid=DANGER, held=[["lee-2a"]])
    at.click(0, "stop")
    at.click(0, "take", "0", dice=[FACE[face]])
    assert at.events[1].data["lost"] == 0
    assert open_of(at, 0) == ["lee-2a", "naruto-1a"]
    assert at.state.discard == ["dice-01"]


def test_a_column_without_a_dice_card_needs_no_roll() -> None:
    """C16: whoever takes a column with a dice card rolls, nobody else."""
    at = table(laid=DANGER)
    at.click(0, "stop")
    at.click(0, "take", "1")
    assert at.told(None) == ["take"]


def test_each_taker_rolls_before_the_next_one_chooses() -> None:
    """C16: each taker rolls before the next one chooses."""
    at = table(laid=[["naruto-1a", "dice-01"], ["sakura-2a", "dice-02"]])
    at.click(0, "stop")
    at.click(0, "take", "0", dice=[FACE["naruto"]])
    assert at.rules.awaited(at.state) == {1}
    at.click(1, "take", "1", dice=[FACE["star"]])
    assert (open_of(at, 0), open_of(at, 1)) == ([], ["sakura-2a"])


@pytest.mark.parametrize(
    ("card", "laid"),
    [
        ("naruto-2b", [["naruto-1a"], ["lee-2a"], ["naruto-3a", "dice-01"]]),
        ("dice-04", [["dice-01"], ["dice-02"], ["dice-03"]]),
    ],
)
def test_a_card_that_fits_none_of_three_columns_busts(card: str, laid: list[list[str]]) -> None:
    """C17: the card is discarded, you take no column, you roll and lose the colour; the others take."""
    at = table(3, draws=[card], laid=laid, held=[["lee-6a", "sakura-1a"]])
    at.click(0, "draw", dice=[FACE["lee"]])
    assert at.told(None) == ["draw", "bust", "roll"]
    assert open_of(at, 0) == ["sakura-1a"]
    assert at.state.discard == ["lee-6a", card]
    assert at.rules.public(at.state)["top"] == card
    assert at.rules.public(at.state)["takers"] == [1, 2]


def test_a_bust_costs_no_protected_card() -> None:
    """C17: you lose the rolled colour as in C16: protected cards are safe."""
    at = table(draws=["naruto-6a"], laid=THREE, held=[["lee-2a"]], safe=[["lee-6a"]])
    at.click(0, "draw", dice=[FACE["lee"]])
    assert (open_of(at, 0), at.state.players[0].safe) == ([], ["lee-6a"])


def test_after_a_bust_direction_cards_count_too() -> None:
    """C17: then the others take columns as in C13, and your turn is over."""
    at = table(4, draws=["naruto-6a"], laid=THREE, directions=TURNS[:1])
    at.click(0, "draw", dice=[FACE["star"]])
    assert takers(at) == [3, 2, 1]
    assert at.state.turn == 1


def test_a_card_that_fits_one_of_three_columns_does_not_bust() -> None:
    """C17: the card fits none of your 3 columns."""
    at = table(draws=["naruto-6a"], laid=[["naruto-1a"], ["naruto-2a"], ["lee-3a"]])
    at.click(0, "draw")
    assert at.offers(0, "place") == ["2"]


def test_with_two_columns_nobody_busts() -> None:
    """C18: a card that fits nowhere starts a new column."""
    at = table(draws=["naruto-6a"], laid=THREE[:2])
    at.click(0, "draw")
    assert at.offers(0, "place") == ["2"]


def test_the_chance_of_a_bust_counts_the_unseen_cards_only() -> None:
    """C17, C18: the chance shown is that of the cards not yet seen; with two columns it is nothing."""
    assert chance(THREE) == 400
    assert chance(THREE[:2]) == 0


@pytest.mark.parametrize("number", range(3))
def test_a_card_that_fits_one_column_is_no_danger(number: int) -> None:
    """C17: the chance counts cards that fit none of the three columns."""
    laid = [*THREE[:number], ["sakura-4a"], *THREE[number + 1 :]]
    assert chance(laid) == 0


def chance(laid: list[list[str]]) -> int:
    """What the table shows, and the hint for drawing says, with five cards in the deck."""
    draws = ["naruto-6a", "naruto-6b", "lee-6a", "turn-01", "dice-01"]
    at = table(draws=draws, laid=laid, rest="discard")
    shown: int = at.rules.public(at.state)["bust"]
    assert at.rules.hint(at.state, 0, Action("draw")) == {"odds": shown}
    return shown


def test_while_a_card_waits_the_chance_taken_with_it_stays() -> None:
    """C17: the chance changes when the card is placed."""
    at = table(draws=["lee-6a", "naruto-6a", "naruto-6b"], laid=THREE, rest="discard")
    assert at.rules.public(at.state)["bust"] == 666
    at.click(0, "draw")
    assert at.rules.public(at.state)["bust"] == 666
    at.click(0, "place", "0")
    assert at.rules.public(at.state)["bust"] == 1000


def test_a_hint_tells_the_chance_after_placing() -> None:
    """C17: a hint for each place: the chance that the card after this one fits nowhere."""
    laid = [["lee-1a"], ["lee-2a"], ["naruto-3a"]]
    at = table(draws=["lee-6a", "lee-5a", "sakura-5a"], laid=laid, rest="discard")
    at.click(0, "draw")
    (action,) = at.rules.legal(at.state, 0)
    assert at.rules.hint(at.state, 0, action) == {"odds": 500}


def test_the_turn_ends_with_an_empty_table_and_the_left_neighbour() -> None:
    """C19: direction cards and columns are gone, what nobody owns is discarded; the next is to the left."""
    at = table(2, laid=THREE, turn=1)
    assert stopped(at) == [1, 0]
    assert (at.state.columns, at.state.directions, at.state.takers) == ([], [], [])
    assert at.state.turn == 0
    assert at.state.discard == ["naruto-3a"]


def test_the_discard_pile_is_never_reshuffled() -> None:
    """C19: the discard pile is never reshuffled."""
    at = table(3, draws=["naruto-1a", "naruto-2a"], rest="discard")
    before = len(at.state.discard)
    at.click(0, "draw")
    at.click(0, "place", "0")
    stopped(at)
    assert (len(at.state.deck), len(at.state.discard)) == (1, before)
