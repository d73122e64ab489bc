"""Chapter 6: the mission orders."""

from __future__ import annotations

import msgspec
import pytest

from games.duel.ninja import BOSSES
from games.duel.orders import CHECKS, ORDERS
from games.duel.techniques import CARDS_OF, TECHNIQUES
from tests.games.duel.bout import WEAK, at_pick, one, table, trio, turn_over
from tests.games.rules import duel
from tests.games.table import Table


def test_orders_name_a_person_a_kind_a_round_or_a_margin() -> None:
    """D29: every order has a check; a person is met by any deck, from either side."""
    assert {order.check for order in ORDERS.values()} == set(CHECKS)
    persons = {order.name for order in ORDERS.values() if order.check == "person"}
    assert persons == {"naruto", "sasuke"}


def test_every_fixed_ninja_can_fulfil_the_orders_of_the_last_clash() -> None:
    """D29: orders must be possible in turns 1 to 9 for both camps."""
    for ninja in (*BOSSES, "naruto-2", "sasuke-2"):
        cards = [TECHNIQUES[card] for card in CARDS_OF[ninja]]
        assert any(card.tier == "A5" for card in cards), ninja
        assert any(card.tier[1] in "12" for card in cards), ninja
        assert any(card.kind == "ninjutsu" for card in cards), ninja
        assert len({card.kind for card in cards}) >= 3, ninja
        assert max(card.damage for card in cards) >= 45, ninja


@pytest.mark.parametrize(
    ("order", "cards", "hp", "holds"),
    [
        ("harm", ["0 60"], (100, 50), True),
        ("harm", ["0 59"], (100, 50), False),
        ("big-hit", ["0 45"], (100, 40), True),
        ("big-hit", ["0 44"], (100, 40), False),
        ("margin", ["0 31"], (100, 20), True),
        ("margin", ["0 30"], (100, 20), False),
        ("healthy", ["0 50 recoil 50"], (100, 50), True),
        ("healthy", ["0 50 recoil 51"], (100, 50), False),
        ("barely", ["0 50 recoil 80"], (100, 50), True),
        ("barely", ["0 50 recoil 79"], (100, 50), False),
        ("sweep", ["0 10", "0 10", "0 10"], (100, 30), True),
        ("sweep", ["0 10", "0 10 void", "0 30"], (100, 30), False),
        ("comeback", ["0 0", "0 50"], (100, 50), True),
        ("comeback", ["0 50"], (100, 50), False),
        ("emptied", ["58 50"], (100, 50), True),
        ("emptied", ["57 50"], (100, 50), False),
        ("varied", ["0 1 @seal", "0 1 @sage", "0 50 @clone"], (100, 50), True),
        ("varied", ["0 1 @seal", "0 1 @sage", "0 50 @sage"], (100, 50), False),
        ("kind", ["0 50 @ninjutsu"], (100, 50), True),
        ("kind", ["0 50 @taijutsu"], (100, 50), False),
        ("alone", ["0 50"], (100, 50), True),
        ("helped", ["0 50"], (100, 50), False),
        ("person", ["0 50"], (100, 50), False),
    ],
)
def test_an_order_is_fulfilled_at_its_threshold_and_not_below(
    monkeypatch: pytest.MonkeyPatch, order: str, cards: list[str], hp: tuple[int, int], holds: bool
) -> None:
    """D29: scored by the winner, judged by what their ninja did."""
    assert (order_of(order) in scored(monkeypatch, cards, hp, order_of(order))) == holds


@pytest.mark.parametrize(
    ("order", "count", "holds"), [("order-8", 1, True), ("order-7", 1, False), ("order-7", 3, True)]
)
def test_orders_of_a_place(monkeypatch: pytest.MonkeyPatch, order: str, count: int, holds: bool) -> None:
    """D29: finishing with the first or the third card."""
    blows = ["0 1"] * (count - 1) + ["0 50"]
    assert (order in scored(monkeypatch, blows, (100, 50), order)) == holds


@pytest.mark.parametrize(
    ("order", "number", "holds"), [("order-2", 2, True), ("order-2", 3, False), ("order-3", 3, True)]
)
def test_orders_of_a_round(monkeypatch: pytest.MonkeyPatch, order: str, number: int, holds: bool) -> None:
    """D29: winning in round 2 or 3."""
    assert (order in scored(monkeypatch, ["0 50"], (100, 50), order, number)) == holds


@pytest.mark.parametrize(
    ("order", "tier", "holds"),
    [("order-10", "A2", True), ("order-10", "A3", False), ("order-9", "A5", True), ("order-9", "A4", False)],
)
def test_orders_of_a_tier(monkeypatch: pytest.MonkeyPatch, order: str, tier: str, holds: bool) -> None:
    """D29: finishing with a tier-5 technique, or one of tier 2 or lower."""
    at = table(monkeypatch, ["0 50"], [WEAK], hp=(100, 50))
    card = CARDS_OF["sakura"][0]
    monkeypatch.setitem(TECHNIQUES, card, msgspec.structs.replace(TECHNIQUES[card], tier=tier))
    with_orders(at, order)
    turn_over(at)
    assert (order in at.state.under) == holds


@pytest.mark.parametrize(
    ("ours", "theirs", "order", "holds"),
    [
        ("naruto-2", "itachi", "order-11", True),
        ("gaara", "sasuke", "order-12", True),
        ("gaara", "sasuke", "order-11", False),
        ("gaara", "itachi", "order-12", False),
    ],
)
def test_orders_of_a_person(
    monkeypatch: pytest.MonkeyPatch, ours: str, theirs: str, order: str, holds: bool
) -> None:
    """D29: a person, whichever deck, on either side of the fight."""
    for ninja, card in ((ours, "0 50"), (theirs, WEAK)):
        for name in CARDS_OF[ninja]:
            cost, damage = map(int, card.split())
            blow = msgspec.structs.replace(TECHNIQUES[name], cost=cost, damage=damage, now=(), on_hit=())
            monkeypatch.setitem(TECHNIQUES, name, blow)
    at = Table(duel, at_pick(5))
    at.click(0, "pick", ours)
    at.click(1, "pick", theirs)
    while at.state.phase == "out":
        at.lapse(min(duel.awaited(at.state)))
    one(at, theirs).hp = 50
    with_orders(at, order)
    turn_over(at)
    assert at.state.past[0].winner == 0
    assert (order in at.state.under) == holds


def test_only_the_scorers_own_reinforcements_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """D29: only the scorer's own reinforcements count."""
    at = trio(monkeypatch, ["0 60"], ["0 60"], [WEAK], hp=(100, 100, 60))
    at.state.orders = [card for card in ORDERS if card not in ("order-14", "order-15")]
    at.state.secret = [["order-15"], ["order-14"], []]
    at.state.pile.remove("tsunade")
    at.state.hands[0].append("tsunade")
    at.click(0, "call", "tsunade>1")
    turn_over(at)
    assert sorted(at.state.under) == ["order-14", "order-15"]


def scored(
    patch: pytest.MonkeyPatch, cards: list[str], hp: tuple[int, int], order: str, number: int = 2
) -> list[str]:
    """The orders a winner with these cards scores against a ninja that pokes for 1."""
    at = table(patch, [*cards, WEAK, WEAK], [WEAK] * 3, hp=hp)
    at.state.round = number
    with_orders(at, order)
    turn_over(at)
    assert at.state.past[0].winner == 0
    return list(at.state.under)


def with_orders(at: Table, order: str) -> None:
    at.state.orders = [card for card in ORDERS if card != order]
    at.state.secret = [[order], []]


def order_of(check: str) -> str:
    return next(order.id for order in ORDERS.values() if order.check == check)
