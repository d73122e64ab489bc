"""Whole games: finished ones replayed, random ones looked at."""

from __future__ import annotations

from games import engine, laws
from games.columns.cards import KIND, PACK
from games.dice import SeededDice
from tests.games.finished import Kept, kept, replayed
from tests.games.rules import columns

WAYS = {"stop", "bust", "direction", "leave", "alone", "shared"}


def test_every_way_to_end_has_a_finished_game() -> None:
    """C22, C23, C25: the last card is placed, busts, changes nothing or is left lying; a tie; one is left."""
    found = {name: way(game) for name, game in kept("columns").items() if name in WAYS}
    assert found == {name: name for name in WAYS}


def way(game: Kept) -> str:
    outcome = game.outcome
    assert outcome
    if outcome.reason == "alone":
        return "alone"
    if len(outcome.places[0]) > 1:
        return "shared"
    kinds = [event.kind for step in replayed(columns, game) for event in step.events]
    last = kinds[len(kinds) - kinds[::-1].index("draw") :]
    return next((kind for kind in ("bust", "stop", "leave") if kind in last), "direction")


def test_every_card_is_drawn_and_every_number_and_dice_card_placed() -> None:
    """C1, C7: random play meets every card."""
    drawn: set[str] = set()
    placed: set[str] = set()
    for seed in range(8):
        for click in laws.walk(columns, seed, seats=4):
            drawn |= {event.data["card"] for event in click.events if event.kind == "draw"}
            if click.action.verb == "place":
                placed.add(click.before.drawn)
    assert drawn == set(PACK)
    assert placed == {card for card in PACK if KIND[card] != "turn"}


def test_only_the_order_of_the_deck_is_hidden_and_a_new_deal_changes_it() -> None:
    """C5: face down."""
    state = engine.start(columns, 3, {}, laws.key(1))
    decks = []
    for number in range(5):
        other = engine.copy(columns, state)
        columns.redeal(other, None, SeededDice(laws.key(2), number))
        assert columns.public(other) == columns.public(state)
        decks.append(tuple(other.deck))
    assert len({*decks, tuple(state.deck)}) == 6


def test_a_draw_is_told_in_few_bytes() -> None:
    """What a draw changes in the view, with its event, stays below 150 bytes."""
    for click in laws.walk(columns, 3, seats=6):
        if [event.kind for event in click.events] == ["draw"]:
            before, after = engine.public(columns, click.before), engine.public(columns, click.after)
            patch = {key: after[key] for key in after if after[key] != before[key]}
            assert len(str(patch)) + len(str(click.events[0].data)) < 150
