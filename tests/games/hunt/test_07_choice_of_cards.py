"""Rulebook: no technique is another one for more Chakra (H38), and each is worth playing somewhere."""

from __future__ import annotations

import pytest

from games.hunt.techniques import DECKS, Effect, Technique

GOOD = frozenset({"ranged", "stealth", "dash", "grip"})

# What does at least as much as another verb of the same number.
AS_GOOD = {
    "hits": {"weaken"},
    "blank-hits": {"hits", "weaken"},
    "second": {"everyone", "injure-other"},
    "reroll-blanks": {"reroll-any"},
    "lower-near": {"lower"},
    "avoid": {"shield"},
    "burn": {"extra"},
    "focus": {"fury"},
}


def covers(one: Effect, other: Effect) -> bool:
    """Whether one effect does all that the other does."""
    verbs = {other.verb} | AS_GOOD.get(other.verb, set())
    return one.verb in verbs and one.number >= other.number and one.needs in ("", other.needs)


def covers_all(ones: tuple[Effect, ...], others: tuple[Effect, ...]) -> bool:
    return all(any(covers(one, other) for one in ones) for other in others)


def good(card: Technique) -> tuple[Effect, ...]:
    return tuple(trait for trait in card.traits if trait.verb in GOOD)


def bad(card: Technique) -> set[str]:
    return {trait.verb for trait in card.traits} - GOOD


def dominates(one: Technique, other: Technique) -> bool:
    """Whether one card costs no more than the other and is no worse in anything."""
    return (
        one.kind == other.kind
        and one.cost <= other.cost
        and one.strength >= other.strength
        and bad(one) <= bad(other)
        and covers_all(one.power + one.modes, other.power + other.modes)
        and covers_all(good(one), good(other))
    )


@pytest.mark.parametrize("hero", DECKS)
def test_no_card_is_dominated_by_one_that_costs_no_more(hero: str) -> None:
    """H38: in a hero's own deck, fight cards and supports."""
    deck = DECKS[hero]
    pairs = [
        (one.id, other.id) for one in deck for other in deck if one is not other and dominates(one, other)
    ]
    assert pairs == []


def test_domination_is_seen_at_the_threshold() -> None:
    """H38: a card that adds as much for less, and one that adds less."""
    dear = Technique("dear", "", "fight", 3, 2, (Effect("hits", 1),))
    cheap = Technique("cheap", "", "fight", 2, 2, (Effect("weaken", 1),))
    weaker = Technique("weaker", "", "fight", 2, 1, (Effect("weaken", 1),))
    wild = Technique("wild", "", "fight", 2, 2, (Effect("weaken", 1),), traits=(Effect("backlash"),))
    assert dominates(cheap, dear)
    assert not dominates(weaker, dear)
    assert not dominates(wild, dear)
    assert not dominates(dear, cheap)
