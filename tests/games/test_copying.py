"""A copy of a state: equal, sorted as a snapshot is, and with nothing of it shared that can change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games import GAMES, engine, laws
from games.contract import Rules
from games.copying import copier


class Card(msgspec.Struct, frozen=True):
    id: str


class Hand(msgspec.Struct):
    cards: list[Card]
    marks: dict[str, list[int]]
    last: Card | None


def changeable(value: Any) -> Iterator[int]:
    """All lists, dicts and unfrozen structs of a state, by their identity."""
    match value:
        case list():
            parts = value
        case dict():
            parts = list(value.values())
        case msgspec.Struct() if not value.__struct_config__.frozen:
            parts = list(msgspec.structs.astuple(value))
        case _:
            return
    yield id(value)
    for part in parts:
        yield from changeable(part)


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_a_copy_shares_nothing_that_can_change(rules: Rules) -> None:
    for click in laws.walk(rules, 50):
        other = engine.copy(rules, click.after)
        assert set(changeable(click.after)).isdisjoint(changeable(other))


def test_a_copy_is_equal_and_sorted_and_keeps_what_can_not_change() -> None:
    hand = Hand([Card("b"), Card("a")], {"2": [1], "10": [], "1": [3, 2]}, None)
    other = copier(Hand)(hand)
    assert other == hand
    assert list(other.marks) == ["1", "10", "2"]
    assert other.cards[0] is hand.cards[0]
    assert copier(Hand)(Hand([], {}, Card("c"))).last == Card("c")


@pytest.mark.parametrize("kind", [set[str], dict[int, str], float, tuple[str, ...], str | int, Any])
def test_a_state_holds_plain_values_only(kind: Any) -> None:
    with pytest.raises(TypeError):
        copier(list[kind])
