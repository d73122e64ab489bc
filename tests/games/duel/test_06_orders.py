"""Chapter 6: the mission orders."""

from __future__ import annotations

import msgspec
import pytest

from games.duel.checks import CHECKS
from games.duel.ninja import BOSSES
from games.duel.orders import ORDERS
from games.duel.techniques import CARDS_OF, TECHNIQUES
from tests.games.duel.bout import WEAK, at_pick, give, one, table, trio, turn_over
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
        assert any(card.cost >= 42 for card in cards), ninja
        assert any(card.cost <= 12 for card in cards), ninja
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
        ("wins", ["0 10", "0 10 void", "0 30"], (100, 40), True),
        ("wins", ["0 1", "0 10 void", "0 30"], (100, 30), False),
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
    ("order", "cost", "holds"),
    [("order-10", 12, True), ("order-10", 13, False), ("order-9", 42, True), ("order-9", 41, False)],
)
def test_orders_of_a_cost(monkeypatch: pytest.MonkeyPatch, order: str, cost: int, holds: bool) -> None:
    """D29: finishing with a technique that costs 42 or more, or 12 or less, as printed."""
    assert (order in scored(monkeypatch, [f"{cost} 50"], (100, 50), order)) == holds
    cheapened = ["0 1 cheapen 30", f"{cost} 50"]
    assert (order in scored(monkeypatch, cheapened, (100, 50), order)) == holds


@pytest.mark.parametrize(
    ("order", "cost"), [("order-9", 61), ("order-10", 12), ("order-18", 12), ("order-10", 61)]
)
def test_a_card_that_was_not_paid_fulfils_no_order(
    monkeypatch: pytest.MonkeyPatch, order: str, cost: int
) -> None:
    """D29: a delayed blow ends the fight while the last card lies there unpaid."""
    assert scored(monkeypatch, ["60 1 delay 50", f"{cost} 9"], (100, 50), order) == []
    assert scored(monkeypatch, ["0 1 delay 50", "12 1"], (100, 50), "order-10") == ["order-10"]


def test_an_unpaid_reinforcement_fulfils_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """D29: it was never used: order 15 isn't fulfilled by it, and order 14 not spoilt."""
    for chakra, order in ((5, "order-15"), (4, "order-14")):
        at = table(monkeypatch, ["0 50"], [WEAK], hp=(100, 50), chakra=(chakra, 60))
        give(at, 0, "karin")
        at.click(0, "call", "karin>1")
        at.state.orders = [card for card in ORDERS if card not in ("order-14", "order-15")]
        at.state.secret = [["order-14", "order-15"], []]
        turn_over(at)
        assert at.state.under == [order]


@pytest.mark.parametrize("order", ["order-6", "order-20"])
@pytest.mark.parametrize(
    ("card", "foe", "won"),
    [
        ("0 31", WEAK, True),
        ("0 31", "0 1 guard 30", True),
        ("0 31", "0 1 guard 31", False),
        ("0 31 pierce 40", "0 31", False),
        ("0 31 void", WEAK, False),
    ],
)
def test_to_win_a_clash_means_one_thing(
    monkeypatch: pytest.MonkeyPatch, order: str, card: str, foe: str, won: bool
) -> None:
    """D21: the stronger attack, and it hurts: not a pierce, nor a hit that guard takes whole."""
    at = table(monkeypatch, [card, "0 2", "0 1 strike 99"], [foe, "0 1", "0 1"])
    with_orders(at, order)
    turn_over(at)
    assert at.state.past[0].winner == 0
    assert (order in at.state.under) == won


def test_the_seat_sees_how_far_its_orders_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """D29: what is done stays done, what is lost can't be fulfilled in this fight any more."""
    at = table(monkeypatch, ["58 46", WEAK, WEAK], [WEAK] * 3)
    held = ["order-16", "order-1", "order-17", "order-11"]
    at.state.orders = [card for card in ORDERS if card not in held]
    at.state.secret = [held, []]
    before = duel.private(at.state, 0)
    assert before["progress"] == {
        "order-16": {"is": "open", "n": 0, "of": 45},
        "order-1": {"is": "open", "n": 0, "of": 60},
        "order-17": {"is": "open", "n": 60, "of": 2},
        "order-11": {"is": "lost"},
    }
    xp = sum(ORDERS[order].xp for order in held[:3])
    assert before["worth"] == {"sure": 1 + 2, "orders": xp}
    turn_over(at)
    assert duel.private(at.state, 0)["progress"] == {
        "order-16": {"is": "done"},
        "order-1": {"is": "open", "n": 46, "of": 60},
        "order-17": {"is": "done"},
        "order-11": {"is": "lost"},
    }


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
