"""Rulebook chapter 1: the material."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games import engine, laws
from games.columns.cards import COLOURS, DICE, DIRECTIONS, FACES, NUMBERS, PACK
from games.columns.state import State
from games.contract import Illegal
from games.words import LANGUAGES, words_of
from tests.games.rules import columns


def start(seats: int, first: int = 0, seed: int = 1) -> State:
    state: State = engine.start(columns, seats, columns.Options(first=first), laws.key(seed))
    return state


def test_the_pack_has_120_cards_each_with_an_id_of_its_own() -> None:
    """C1: 120 cards: 90 number cards, 18 dice cards, 12 direction cards."""
    assert (len(NUMBERS), len(DICE), len(DIRECTIONS)) == (90, 18, 12)
    assert len(set(PACK)) == 120


def test_each_value_comes_three_times_in_each_colour() -> None:
    """C1: values 1 to 6, in 5 colours, 3 of each."""
    assert Counter(NUMBERS.values()) == {(colour, value): 3 for colour in COLOURS for value in range(1, 7)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_colour_is_a_person_with_a_symbol_of_its_own(language: str) -> None:
    """C2: nobody needs to tell colours apart: each has its person and its symbol."""
    words = words_of("columns", language)
    assert len({words.format(f"id-{face}") for face in FACES}) == len(FACES)


def test_the_die_has_the_five_colours_and_a_star() -> None:
    """C3: one six-sided die: the 5 colours and a black star."""
    assert list(FACES) == [*COLOURS, "star"]


@pytest.mark.parametrize(("seats", "size", "directions"), [(2, 108, 0), (3, 120, 12), (6, 120, 12)])
def test_two_players_play_without_direction_cards(seats: int, size: int, directions: int) -> None:
    """C4: with 2 players the 12 direction cards are taken out."""
    deck = start(seats).deck
    assert len(deck) == size
    assert sum(card in DIRECTIONS for card in deck) == directions


def test_the_whole_deck_is_shuffled() -> None:
    """C5: the whole deck is shuffled, face down."""
    first, second = start(3, seed=1), start(3, seed=2)
    assert first.deck != second.deck
    assert sorted(first.deck) == sorted(second.deck) == sorted(PACK)
    assert engine.public(columns, first) == engine.public(columns, second)


@pytest.mark.parametrize("first", range(3))
def test_who_begins_may_be_said(first: int) -> None:
    """C5: as in a rematch, and in games that were begun by 1.0."""
    assert columns.awaited(start(3, first)) == {first}


def test_who_begins_is_drawn_after_the_shuffle() -> None:
    """C5: by the room's own dice, every seat about as often; the deck is that of any other beginner."""
    begun = [start(3, -1, seed) for seed in range(90)]
    assert {state.turn: 0 for state in begun}.keys() == {0, 1, 2}
    assert min(sum(state.turn == seat for state in begun) for seat in range(3)) > 20
    assert columns.Options().first == -1
    assert begun[0].deck == start(3, 1, 0).deck


def test_in_a_rematch_the_next_seat_begins() -> None:
    """C5: after the one that was drawn, around the table."""
    for turn in range(3):
        begun = start(3, turn)
        options = columns.seated(columns.again(columns.Options(), None, begun), range(3))
        assert options.first == (turn + 1) % 3


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (6, 6), (3, -2)])
def test_nobody_begins_who_has_no_seat(seats: int, first: int) -> None:
    """C5: the one who begins sits at the table."""
    with pytest.raises(Illegal) as refused:
        start(seats, first)
    assert refused.value.code == "options"


def test_a_form_leaves_out_who_begins() -> None:
    """C5: who begins is no choice of the players."""
    fields = msgspec.json.schema(columns.Options)["$defs"]["Options"]["properties"]
    assert [name for name, field in fields.items() if not field.get("x-hidden")] == ["risk"]
