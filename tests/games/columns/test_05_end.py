"""Rulebook chapter 5: the end, the variant, and leaving."""

from __future__ import annotations

import pytest

from games.contract import Illegal, Outcome
from tests.games.columns.table import FACE, table
from tests.games.table import Table

THREE = [["naruto-1a"], ["naruto-2a"], ["naruto-3a"]]


def ending(at: Table) -> Outcome:
    found = at.rules.outcome(at.state)
    assert found
    return found


def finished(held: list[list[str]], safe: list[list[str]]) -> Outcome:
    """The outcome with these displays: the last card is a direction card that changes nothing."""
    at = table(len(held), draws=["turn-01"], held=held, safe=safe, rest="discard")
    at.click(0, "draw")
    return ending(at)


def test_the_game_ends_when_the_deck_and_the_columns_are_used_up() -> None:
    """C22: the game ends when the deck is used up and all columns are dealt out."""
    at = table(3, draws=["naruto-6a"], laid=[["lee-1a"]], rest="discard")
    at.click(0, "draw")
    at.click(0, "place", "1")
    assert at.told(None) == ["place", "stop"]
    at.click(0, "take", "1")
    assert at.rules.outcome(at.state) is None
    at.click(1, "take", "0")
    assert at.told(None) == ["take", "end"]
    assert ending(at) == Outcome("deck", ((0,), (1,), (2,)), {0: 6, 1: 1, 2: 0})
    assert at.rules.actors(at.state) == frozenset()


def test_with_one_card_left_nobody_must_stop() -> None:
    """C22: only the last card forces a stop."""
    at = table(3, draws=["naruto-6a", "naruto-5a"], rest="discard")
    at.click(0, "draw")
    at.click(0, "place", "0")
    assert at.offers(0, "draw") == [""]


def test_a_last_direction_card_stops_if_there_are_columns() -> None:
    """C22: if the last card is a direction card while columns lie there, you must stop at once."""
    at = table(3, draws=["turn-01"], laid=THREE[:2], rest="discard")
    at.click(0, "draw")
    assert at.told(None) == ["draw", "stop"]
    assert at.rules.public(at.state)["takers"] == [0, 2]


def test_a_last_card_that_busts_is_a_bust() -> None:
    """C22: if the last card busts, C17."""
    at = table(3, draws=["naruto-6a"], laid=THREE, rest="discard")
    at.click(0, "draw", dice=[FACE["star"]])
    at.click(1, "take", "0")
    at.click(2, "take", "1")
    assert at.told(None) == ["take", "leftover", "end"]
    assert ending(at).places == ((2,), (1,), (0,))


def test_a_last_direction_card_without_columns_just_ends_the_turn() -> None:
    """C22: if the last card is a direction card and there is no column, the turn just ends."""
    at = table(3, draws=["turn-01"], rest="discard")
    at.click(0, "draw")
    assert at.told(None) == ["draw", "end"]
    assert ending(at).reason == "deck"


def test_protecting_does_not_end_the_game() -> None:
    """C22: while there is a card in the deck the game goes on."""
    at = table(3, draws=["turn-01"], held=[["lee-1a"]], rest="discard")
    at.click(0, "protect", "lee")
    assert at.rules.awaited(at.state) == {1}


def test_with_an_empty_deck_nobody_protects() -> None:
    """C22: with an empty deck at the start of a turn the game is over."""
    at = table(3, draws=["naruto-6a"], held=[[], ["lee-1a"]], rest="discard")
    at.click(0, "draw")
    at.click(0, "place", "0")
    at.click(0, "take", "0")
    assert at.refuses(1, "protect", "lee") == "not-your-turn"


def test_open_and_protected_cards_count() -> None:
    """C23: the values of all your cards, open and protected; most points win."""
    outcome = finished(held=[["lee-6a"], ["lee-5a"], []], safe=[[], ["naruto-2a"], []])
    assert outcome == Outcome("deck", ((1,), (0,), (2,)), {0: 6, 1: 7, 2: 0})


def test_points_come_before_cards() -> None:
    """C23: most points win, though another has more cards."""
    outcome = finished(held=[["lee-6a"], ["lee-1a", "lee-4a"], []], safe=[[], [], []])
    assert outcome.places == ((0,), (1,), (2,))


def test_equal_points_are_decided_by_cards() -> None:
    """C23: then most cards (number cards owned at the end, open and protected)."""
    outcome = finished(held=[["lee-6a"], ["lee-5a"], []], safe=[[], ["naruto-1a"], []])
    assert outcome.places == ((1,), (0,), (2,))


def test_equal_points_and_cards_share_the_win() -> None:
    """C23: then the win is shared."""
    outcome = finished(held=[["lee-6a"], [], ["lee-1a"]], safe=[[], ["naruto-6a"], []])
    assert outcome.places == ((0, 1), (2,))


@pytest.mark.parametrize(("risk", "left"), [(True, []), (False, ["lee-2a", "naruto-1a"])])
def test_with_the_variant_a_star_costs_the_whole_open_display(risk: bool, left: list[str]) -> None:
    """C24: on a star you discard your whole unprotected display."""
    at = table(laid=[["naruto-1a", "dice-01"]], held=[["lee-2a"]], safe=[["lee-6a"]], risk=risk)
    at.click(0, "stop")
    at.click(0, "take", "0", dice=[FACE["star"]])
    assert at.state.players[0].open == left
    assert at.state.players[0].safe == ["lee-6a"]


def test_with_the_variant_a_star_after_a_bust_too() -> None:
    """C24: after a bust too."""
    held, safe = [["lee-2a", "sakura-2a"]], [["lee-6a"]]
    at = table(draws=["naruto-6a"], laid=THREE, held=held, safe=safe, risk=True)
    at.click(0, "draw", dice=[FACE["star"]])
    assert at.events[-1].data == {"seat": 0, "face": "star", "lost": 2}
    assert at.state.players[0].safe == ["lee-6a"]


def test_with_the_variant_a_colour_costs_only_that_colour() -> None:
    """C24: only the star is different."""
    at = table(draws=["naruto-6a"], laid=THREE, held=[["lee-2a", "sakura-2a"]], risk=True)
    at.click(0, "draw", dice=[FACE["lee"]])
    assert at.state.players[0].open == ["sakura-2a"]


def test_who_leaves_discards_all_cards_and_is_skipped_in_turns() -> None:
    """C25: the cards are discarded, the seat is skipped in turns."""
    at = table(3, held=[["lee-1a"], ["naruto-1a"]], safe=[[], ["naruto-2a"]])
    at.leave(1)
    assert at.told(None) == ["leave"]
    assert at.state.discard == ["naruto-1a", "naruto-2a"]
    at.click(0, "protect", "lee")
    assert at.rules.awaited(at.state) == {2}


def test_who_left_is_skipped_in_taking() -> None:
    """C25: the seat is skipped in taking."""
    at = table(4, laid=THREE)
    at.leave(1)
    assert at.rules.public(at.state)["takers"] == [0, 2, 3]


def test_a_turn_goes_on_when_another_leaves() -> None:
    """C25: the one who draws goes on drawing."""
    at = table(3, draws=["lee-6a"], laid=THREE[:1])
    at.click(0, "draw")
    at.leave(2)
    assert at.offers(0, "place") == ["0", "1"]


@pytest.mark.parametrize("clicks", [[], ["draw"]])
def test_the_columns_of_one_who_leaves_while_drawing_are_discarded(clicks: list[str]) -> None:
    """C25: if they were drawing, the columns are discarded and the next turn begins."""
    at = table(3, draws=["lee-6a"], laid=THREE[:2], directions=["turn-01"])
    for verb in clicks:
        at.click(0, verb)
    at.leave(0)
    assert at.told(None) == ["leave", "leftover"]
    assert at.state.discard == ["naruto-1a", "naruto-2a", *["lee-6a"][: len(clicks)], "turn-01"]
    assert at.rules.awaited(at.state) == {1}
    assert at.rules.ask(at.state, 1) == "turn"


def test_who_leaves_at_the_start_of_a_turn_passes_it_on() -> None:
    """C25: the next turn begins."""
    at = table(3, turn=2)
    at.leave(2)
    assert at.told(None) == ["leave"]
    assert at.rules.awaited(at.state) == {0}


@pytest.mark.parametrize("leaver", [0, 1])
def test_if_a_taker_leaves_the_next_taker_goes_on(leaver: int) -> None:
    """C25: if they were to take a column, the next taker goes on."""
    at = table(4, laid=THREE)
    at.click(0, "stop")
    at.leave(leaver)
    order = [seat for seat in range(4) if seat != leaver]
    assert at.rules.public(at.state)["takers"] == order
    for number, seat in enumerate(order):
        at.click(seat, "take", str(number))
    assert at.state.turn == 2 - (leaver == 0)


def test_if_the_last_taker_leaves_the_turn_ends() -> None:
    """C25: what nobody takes any more is discarded."""
    at = table(3, laid=THREE)
    at.click(0, "stop")
    at.click(0, "take", "0")
    at.click(1, "take", "1")
    at.leave(2)
    assert at.told(None) == ["leave", "leftover"]
    assert at.rules.awaited(at.state) == {1}


def test_who_leaves_with_the_last_card_in_hand_ends_the_game() -> None:
    """C22, C25: no turn begins with an empty deck."""
    at = table(3, draws=["lee-6a"], rest="discard")
    at.click(0, "draw")
    at.leave(0)
    assert ending(at).reason == "deck"


@pytest.mark.parametrize("leavers", [(0, 1), (1, 0), (2, 0)])
def test_with_one_player_left_the_game_is_over(leavers: tuple[int, int]) -> None:
    """C25: with one player left the game is over, and who left comes last."""
    at = table(3, draws=["lee-6a"], laid=THREE[:2], held=[["sakura-6a"], ["sakura-6b"]])
    at.click(0, "draw")
    for seat in leavers:
        at.leave(seat)
    (winner,) = {0, 1, 2} - {*leavers}
    assert ending(at).reason == "alone"
    assert ending(at).places == ((winner,), tuple(sorted(leavers)))
    assert at.state.columns == []


def test_who_left_comes_last_behind_one_without_points() -> None:
    """C25: who left comes last when the deck ends the game too."""
    at = table(3, draws=["turn-01"], held=[["lee-6a"], [], ["lee-5a"]], rest="discard")
    at.leave(2)
    at.click(0, "draw")
    assert ending(at) == Outcome("deck", ((0,), (1,), (2,)), {0: 6, 1: 0, 2: 0})


def test_if_the_last_taker_leaves_an_empty_deck_the_game_is_over() -> None:
    """C22, C25: what nobody takes any more is discarded, and no turn follows."""
    at = table(4, draws=["lee-6a"], laid=THREE[:2], rest="discard")
    at.click(0, "draw")
    at.click(0, "place", "2")
    at.click(0, "take", "2")
    at.click(1, "take", "1")
    at.leave(2)
    assert at.rules.awaited(at.state) == {3}
    at.leave(3)
    assert at.told(None) == ["leave", "leftover", "end"]
    assert ending(at) == Outcome("deck", ((0,), (1,), (2, 3)), {0: 6, 1: 2, 2: 0, 3: 0})


def test_a_seat_leaves_once() -> None:
    """C25: a player who leaves for good."""
    at = table(3)
    at.leave(1)
    with pytest.raises(Illegal) as refused:
        at.leave(1)
    assert refused.value.code == "left"


def test_a_draw_that_all_agree_to_is_a_shared_win_of_those_who_are_there() -> None:
    """C23: after that the win is shared; C25: whoever left comes last."""
    at = table(3, held=THREE)
    assert at.rules.drawn(at.state) == Outcome("agreed", ((0, 1, 2),), {0: 1, 1: 2, 2: 3})
    at.state.players[1].present = False
    assert at.rules.drawn(at.state) == Outcome("agreed", ((0, 2), (1,)), {0: 1, 1: 2, 2: 3})
