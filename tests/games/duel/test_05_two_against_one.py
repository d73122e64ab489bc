"""Chapter 5: two against one, and camp mates."""

from __future__ import annotations

import pytest

from games.duel.ninja import NINJA
from games.duel.techniques import CARDS_OF
from tests.games.duel.bout import WEAK, at_pick, give, hps, one, story, told, trio, turn_over
from tests.games.rules import duel
from tests.games.table import Table

EVEN = "0 5"


def after(
    patch: pytest.MonkeyPatch,
    first: str,
    second: str,
    lone: str,
    hp: tuple[int, int, int] = (100, 100, 100),
) -> Table:
    """The round that these cards open, equal ones following."""
    at = trio(patch, [first, EVEN, EVEN], [second, EVEN, EVEN], [lone, EVEN, EVEN], hp)
    turn_over(at)
    return at


def test_each_of_the_three_has_hp_chakra_and_six_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """D25: each of the two has its own HP, Chakra, 15 techniques and hand of 6, and so has the lone one."""
    at = trio(monkeypatch, [EVEN], [EVEN], [EVEN])
    assert [len(fighter.hand) for fighter in at.state.fighters] == [6, 6, 6]
    assert [len(fighter.deck) for fighter in at.state.fighters] == [9, 9, 9]


def test_the_lone_card_is_compared_with_each_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """D25: it hits everyone it beats and is hit by everyone who beats it."""
    assert hps(after(monkeypatch, "0 10", "0 30", "0 20")) == [80, 100, 70]
    assert hps(after(monkeypatch, "0 10", "0 15", "0 20")) == [80, 80, 100]
    assert hps(after(monkeypatch, "0 25", "0 30", "0 20")) == [100, 100, 45]
    assert hps(after(monkeypatch, "0 20", "0 30", "0 20")) == [100, 100, 70]


def test_the_lone_cards_effects_strike_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """D25: the lone card's effects on "the opponent" strike both, the pair's strike the lone one."""
    assert hps(after(monkeypatch, EVEN, EVEN, "0 5 strike 7")) == [93, 93, 100]
    assert hps(after(monkeypatch, "0 5 strike 7", "0 5 strike 4", EVEN)) == [100, 100, 89]


def test_guard_counts_against_each_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    """D25: guard counts against each hit; effects on oneself stay with their owner."""
    assert hps(after(monkeypatch, "0 30", "0 40", "0 5 guard 10")) == [100, 100, 50]
    assert hps(after(monkeypatch, "0 5 guard 10", "0 5", "0 30")) == [80, 70, 100]


def test_a_fallen_ninjas_cards_are_void_and_the_other_fights_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """D25: a fallen ninja's cards are void; the lone one wins when both are down."""
    at = trio(monkeypatch, [WEAK, "0 90", "0 90"], [EVEN] * 3, ["0 20", EVEN, EVEN], hp=(20, 100, 100))
    turn_over(at)
    assert hps(at) == [0, 80, 100]
    assert at.state.round == 2
    assert duel.awaited(at.state) == {1, 2}
    assert len([event for event in told(at, "attack") if event.data["ninja"] == "sakura"]) == 1


def test_what_a_fallen_ninja_turned_over_is_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """D19, D25: in the next round nothing of it lies face up; what it had still laid stays unseen."""
    at = trio(monkeypatch, [WEAK, EVEN, EVEN], [EVEN] * 3, ["0 20", EVEN, EVEN], hp=(20, 100, 100))
    turn_over(at)
    fallen = at.state.fighters[0]
    assert (len(fallen.turned), len(fallen.used), len([*filter(None, fallen.laid)])) == (0, 1, 2)
    shown = duel.public(at.state)["fighters"]["0"]
    assert (shown["turned"], len(shown["used"])) == ({}, 1)


def test_the_lone_one_wins_when_both_are_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """D25: a beaten pair is worth both its ninja."""
    at = after(monkeypatch, WEAK, WEAK, "0 60", hp=(50, 60, 100))
    assert at.state.past[-1].winner == 1
    assert told(at, "won")[0].data["beaten"] == NINJA["sakura"].xp + NINJA["gaara"].xp


def test_the_pair_wins_when_the_lone_one_is_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """D25: the lone one is worth its own XP; both players count as having fought."""
    at = after(monkeypatch, "0 60", "0 60", WEAK, hp=(50, 60, 120))
    assert at.state.past[-1].winner == 0
    assert told(at, "won")[0].data["beaten"] == NINJA["jubi"].xp
    assert at.state.fought == [1, 1, 1]


def test_a_second_player_leads_the_second_ninja() -> None:
    """D25: the second is a camp mate who has fought least (ties: seat order); both choose at once."""
    at = Table(duel, at_pick(6, "AAB"))
    assert duel.awaited(at.state) == {0, 1}
    at.click(0, "pick", "sakura")
    assert at.refuses(1, "pick", "sakura") == "same-person"
    assert duel.awaited(at.state) == {1}
    assert duel.private(at.state, 1)["picks"] == {"1": "sakura"}
    other = Table(duel, at_pick(6, "AAB"))
    other.click(0, "pick", "bee")
    for view in (duel.public, lambda state: duel.private(state, 2)):
        assert view(at.state) == view(other.state)
    at.click(1, "pick", "gaara")
    assert [(fighter.ninja, fighter.seat) for fighter in at.state.fighters] == [
        ("sakura", 0),
        ("gaara", 1),
        ("jubi", 2),
    ]


def test_alone_in_the_camp_one_player_leads_both() -> None:
    """D25: with one player in the camp both ninja are theirs, laid and done together."""
    at = Table(duel, at_pick(6, "AB"))
    at.click(0, "pick", "sakura")
    at.click(0, "pick", "gaara")
    for ninja in ("sakura", "gaara"):
        assert at.refuses(0, "done") == "three-cards"
        for place, card in enumerate(CARDS_OF[ninja][:3], 1):
            at.click(0, "lay", f"{card}>{place}")
    at.click(0, "done")
    assert all(fighter.done for fighter in at.state.fighters if fighter.seat == 0)


def test_each_players_orders_are_judged_by_their_own_ninja(monkeypatch: pytest.MonkeyPatch) -> None:
    """D25: both players' orders count, each judged by their own ninja."""
    at = trio(monkeypatch, ["0 60"], [WEAK], ["0 30"], hp=(100, 100, 60))
    at.state.orders += [card for hand in at.state.secret for card in hand]
    for card in ("order-16", "order-13"):
        at.state.orders.remove(card)
    at.state.secret = [["order-13"], ["order-16"], []]
    turn_over(at)
    assert told(at, "scored") == []
    assert at.state.secret[1] == ["order-16"]


def test_a_reinforcement_of_the_lone_one_names_its_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """D25: a reinforcement names one target."""
    at = trio(monkeypatch, [EVEN] * 3, [EVEN] * 3, [EVEN] * 3)
    give(at, 2, "konan")
    give(at, 2, "tsunade")
    assert "konan>1" not in at.offers(2, "call")
    assert "tsunade>1" in at.offers(2, "call")
    at.click(2, "call", "konan>1>gaara")
    turn_over(at)
    assert hps(at) == [100, 85, 100]


def test_a_player_of_two_names_the_ninja_that_is_helped(monkeypatch: pytest.MonkeyPatch) -> None:
    """D25: a reinforcement names one of the two, and strikes the lone one."""
    at = trio(monkeypatch, [EVEN] * 3, [EVEN] * 3, [EVEN] * 3, camps="AB")
    one(at, "gaara").hp = 50
    give(at, 0, "shizune")
    give(at, 0, "konan")
    at.click(0, "call", "shizune>1>gaara")
    at.click(0, "call", "konan>2>sakura")
    turn_over(at)
    assert hps(at) == [100, 65, 85]


def test_a_fallen_ninjas_reinforcement_returns_and_may_help_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """D25: a fallen ninja's cards are void; D20: its player may lay two reinforcements a round again."""
    at = trio(monkeypatch, [WEAK] * 3, [EVEN] * 6, ["0 20", *[EVEN] * 5], hp=(20, 100, 100), camps="AB")
    for card in ("konan", "tsunade"):
        give(at, 0, card)
    at.click(0, "call", "konan>2>sakura")
    held = duel.public(at.state)["seats"]["0"]["help"]
    turn_over(at)
    assert (hps(at), at.state.round) == ([0, 80, 100], 2)
    assert told(at, "call") == []
    assert duel.public(at.state)["seats"]["0"]["help"] == held
    at.click(0, "call", "konan>1")
    at.click(0, "call", "tsunade>2")
    turn_over(at)
    assert hps(at) == [0, 100, 85]


def test_where_its_target_has_fallen_a_reinforcement_strikes_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """D25: a reinforcement names one target; where that one has fallen, it is the one still standing."""
    at = trio(monkeypatch, [WEAK] * 3, [EVEN] * 3, ["0 20", EVEN, EVEN], hp=(20, 100, 100))
    give(at, 2, "konan")
    at.click(2, "call", "konan>2>sakura")
    turn_over(at)
    assert hps(at) == [0, 65, 100]
    assert [(event.data["card"], event.data["foe"]) for event in told(at, "call-at")] == [("konan", "gaara")]
    give(at, 2, "sai")
    assert at.offers(2, "call")[0].endswith(">1")


def test_only_the_fights_players_act_and_mates_see_the_hand() -> None:
    """D26: only the fight's players act; camp mates see their fighter's hand."""
    at = Table(duel, story("ABAB"))
    at.click(2, "step-forward")
    at.click(2, "challenge", "1")
    at.click(2, "pick", "gaara")
    at.click(1, "pick", "deidara")
    assert duel.actors(at.state) == {1, 2}
    card = CARDS_OF["gaara"][0]
    at.click(2, "lay", f"{card}>1")
    assert (at.told(0), at.told(3), at.told(None)) == (["lay"], [], [])
    index = next(str(i) for i, fighter in enumerate(at.state.fighters) if fighter.ninja == "gaara")
    assert duel.private(at.state, 0)["fighters"][index]["laid"] == {"1": card}
    assert duel.private(at.state, 0)["fighters"][index]["hand"]
    assert index not in duel.private(at.state, 3)["fighters"]
