"""Which clicks may be taken back freely: those that used no dice and showed nobody anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games import engine, laws
from games.contract import Rules
from games.engine import Entry
from tests.games.rules import columns, duel, exam, hunt

SEED = 1


def clicks(rules: Rules, seats: int, verb: str, most: int, options: Any = None) -> Iterator[laws.Click]:
    """The first clicks with this verb (or its beginning) in a random game."""
    for click in laws.walk(rules, SEED, seats, options):
        if click.action.verb.startswith(verb):
            yield click
            most -= 1
        if not most:
            return


def is_free(rules: Rules, click: laws.Click) -> bool:
    entry = Entry(
        number=click.number,
        kind="act",
        seat=click.seat,
        verb=click.action.verb,
        noun=click.action.noun,
        id="",
        at=0.0,
        events=[],
        hash="",
    )
    return engine.is_free(rules, click.before, entry, click.seats, laws.key(SEED))


@pytest.mark.parametrize(
    ("rules", "seats", "verb"),
    [
        (columns, 3, "place"),
        (columns, 3, "stop"),
        (duel, 2, "lay"),
        (duel, 6, "lay"),
        (duel, 2, "call"),
        (duel, 2, "take-back"),
        (exam, 4, "level-up"),
        (exam, 4, "level-down"),
        (exam, 4, "back"),
        (hunt, 3, "begin"),
    ],
)
def test_a_click_that_shows_nothing_is_free(rules: Rules, seats: int, verb: str) -> None:
    assert [is_free(rules, click) for click in clicks(rules, seats, verb, 12)].count(False) == 0


def test_a_card_laid_for_a_battle_is_free_until_the_last_one_says_that_all_lie() -> None:
    laid = list(clicks(exam, 4, "lay-", 12))
    told = [[event.kind for event in click.events] for click in laid]
    assert [] in told and ["prepared"] in told
    assert [is_free(exam, click) for click in laid] == [not kinds for kinds in told]


@pytest.mark.parametrize(("rules", "seats"), [(duel, 2), (exam, 4)])
def test_to_be_done_with_a_secret_choice_shows_nothing_of_it(rules: Rules, seats: int) -> None:
    """Only that it is made: others can't know how many clicks it took, and the cards stay hidden."""
    first = next(clicks(rules, seats, "done", 1))
    assert first.events
    assert is_free(rules, first)


def test_the_last_to_be_done_shows_all() -> None:
    last = [click for click in clicks(exam, 4, "done", 4) if click.after.phase == "forest"]
    assert [is_free(exam, click) for click in last] == [False]


@pytest.mark.parametrize(("rules", "seats", "verb"), [(columns, 3, "draw"), (exam, 4, "open")])
def test_a_card_turned_over_is_shown(rules: Rules, seats: int, verb: str) -> None:
    assert not any(is_free(rules, click) for click in clicks(rules, seats, verb, 12))


def discards(hidden: bool) -> Iterator[laws.Click]:
    """Discards that draw nothing, of cards from hands that nobody can count out."""
    for click in clicks(hunt, 3, "discard", 60, {"hidden": hidden}):
        held = [hero for hero in click.before.heroes if click.action.noun in hero.hand]
        kept = {hero.id: hero.deck for hero in click.after.heroes}
        if any(hero.deck and kept[hero.id] == hero.deck for hero in held):
            yield click


def test_a_discard_from_a_hidden_hand_is_shown_to_the_others() -> None:
    """In other deals the card isn't in that hand, and no other discard looks the same."""
    found = list(discards(hidden=True))
    assert found
    assert not any(is_free(hunt, click) for click in found)


def test_a_discard_from_an_open_hand_shows_nothing_new() -> None:
    assert all(is_free(hunt, click) for click in discards(hidden=False))


def test_a_helper_called_before_a_partner_is_shown_to_the_partner() -> None:
    """Laid face down, but the own camp is told; alone in a camp it stays free."""
    found = clicks(duel, 6, "call", 40)
    shared = [click for click in found if click.before.camps.count(click.before.camps[click.seat]) > 1]
    assert shared
    assert not any(is_free(duel, click) for click in shared)


def test_a_click_with_dice_is_not_free() -> None:
    assert not any(is_free(exam, click) for click in clicks(exam, 4, "focus", 5))


@pytest.mark.parametrize(("phase", "unseen"), [("swap", False), ("pick", True), ("lay", True)])
def test_others_act_unseen_while_they_pack_and_lay_cards(phase: str, unseen: bool) -> None:
    click = next(click for click in laws.walk(duel, SEED, 2) if click.after.phase == phase)
    assert engine.others_act_unseen(duel, click.after, 0) == unseen
