"""Chapter 3: a fight and its rounds."""

from __future__ import annotations

import pytest

from games.duel.fight import surplus
from games.duel.ninja import NINJA
from games.duel.techniques import CARDS_OF
from tests.games.duel.bout import (
    OURS,
    THEIRS,
    WEAK,
    at_pick,
    bout,
    give,
    hps,
    lay,
    one,
    story,
    table,
    told,
    turn_over,
)
from tests.games.rules import duel
from tests.games.table import Table


def test_each_ninja_starts_with_full_hp() -> None:
    """D17: each ninja starts with full HP."""
    at = Table(duel, story())
    at.click(0, "pick", "gaara")
    at.click(1, "pick", "deidara")
    assert hps(at) == [NINJA["gaara"].hp, NINJA["deidara"].hp]


def test_a_ninja_at_0_hp_has_lost_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """D17: a ninja at 0 HP has lost; D21: later cards stay unseen."""
    at = bout(monkeypatch, ["0 40"], ["0 30"], hp=(100, 40))
    assert at.state.past[0].winner == 0
    assert told(at, "fallen")[0].data == {"seat": 1, "ninja": THEIRS, "harm": 40, "hp": 0}
    assert len(told(at, "attack")) == 2
    assert at.state.xp[0] > 0


def test_one_hp_left_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """D17: just above 0 the fight goes on."""
    at = bout(monkeypatch, ["0 39", "0 1", "0 1"], ["0 30", "0 1", "0 1"], hp=(100, 40))
    assert at.state.past == []
    assert (at.state.round, hps(at)) == (2, [100, 1])


def test_both_standing_after_round_3_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """D17: at most 3 rounds; both standing after round 3: a draw."""
    at = table(monkeypatch, hp=(999, 999))
    for number in (1, 2, 3):
        assert at.state.round == number
        turn_over(at)
    assert at.state.past[0].winner == -1
    assert told(at, "draw")


def test_both_at_0_in_the_same_clash_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """D17: both at 0 in the same clash: a draw."""
    at = bout(monkeypatch, ["0 10 strike 50"], ["0 10 strike 50"], hp=(50, 50))
    assert at.state.past[0].winner == -1
    assert at.state.xp == [0, 0]


def test_chakra_is_back_at_its_maximum_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """D18: a round starts with Chakra back at its maximum."""
    at = bout(monkeypatch, ["20 1", "20 1", "20 1 gain 30"], ["5 1", "5 1", "5 1"])
    assert at.state.round == 2
    assert [fighter.chakra for fighter in at.state.fighters] == [60, 60]


def test_of_15_kept_6_are_dealt_then_3_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """D19: 6 in round 1; then the 3 used are put aside and 3 new ones join the 3 unused."""
    at = table(monkeypatch, hp=(999, 999))
    cards = CARDS_OF[OURS]
    mine = one(at, OURS)
    assert (mine.hand, len(mine.deck)) == (list(cards[:6]), 9)
    turn_over(at)
    mine = one(at, OURS)
    assert (mine.used, mine.hand) == (list(cards[:3]), list(cards[3:9]))
    turn_over(at)
    mine = one(at, OURS)
    assert (mine.used, mine.hand, mine.deck) == (list(cards[:6]), list(cards[6:12]), list(cards[12:]))


def test_15_techniques_are_packed_by_themselves() -> None:
    """D19: with more than 15 those stay out that do least against whom the ninja may meet."""
    at = Table(duel, story())
    spare = duel.private(at.state, 0)["spare"]["naruto"]
    assert len(spare) == surplus("naruto") == 3
    at.click(0, "pick", "naruto")
    at.click(1, "pick", "itachi")
    naruto = one(at, "naruto")
    assert (set(naruto.out), len(naruto.hand) + len(naruto.deck)) == (set(spare), 15)
    assert at.state.phase == "lay"


def test_the_packed_techniques_may_be_changed_secretly() -> None:
    """D19: before the ninja is sent, while the other chooses; nobody else is told anything."""
    at = Table(duel, story())
    cards = CARDS_OF["naruto"]
    at.click(0, "change", "kakashi")
    at.click(0, "back")
    at.click(0, "change", "naruto")
    assert at.told(1) == []
    assert (duel.ask(at.state, 0), at.offers(0, "pick")) == ("pack:naruto", [])
    for card in duel.private(at.state, 0)["packing"]["out"]:
        at.click(0, "restore", card)
    assert at.refuses(0, "done") == "leave-out"
    for card in cards[:3]:
        at.click(0, "drop", card)
        assert at.told(1) == []
    assert at.refuses(0, "drop", cards[5]) == "enough-out"
    at.click(1, "pick", "itachi")
    assert cards[1] not in str(duel.public(at.state)) + str(duel.private(at.state, 1))
    at.click(0, "done")
    assert at.told(None)[0] == "picked"
    assert one(at, "naruto").out == list(cards[:3])


def test_whoever_lets_time_pass_while_packing_sends_the_recommended_15() -> None:
    """D19: what was packed by itself."""
    at = Table(duel, story())
    at.click(0, "change", "naruto")
    out = duel.private(at.state, 0)["packing"]["out"]
    at.click(0, "restore", next(iter(out)))
    at.lapse(0)
    at.click(1, "pick", "itachi")
    assert set(one(at, "naruto").out) == set(out)


def test_three_cards_are_laid_face_down_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """D20: each player lays 3 of the 6; nobody else is told anything."""
    at = table(monkeypatch)
    cards = CARDS_OF[OURS]
    assert len(at.offers(0, "lay")) == 18
    before = duel.public(at.state)
    at.click(0, "lay", f"{cards[2]}>1")
    assert (at.told(None), at.told(1), at.told(0)) == ([], [], ["lay"])
    assert duel.public(at.state) == before
    assert at.refuses(0, "lay", f"{cards[1]}>1") == "place-taken"
    assert at.refuses(0, "lay", f"{cards[2]}>2") == "card-gone"
    assert at.refuses(0, "done") == "three-cards"
    at.click(0, "take-back", cards[2])
    assert duel.public(at.state) == before


def test_done_is_public_and_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """D20: laying ends with "done"; it can be taken back until the other is done too."""
    at = table(monkeypatch)
    lay(at, 0, OURS)
    for _ in range(2):
        at.click(0, "done")
        assert at.told(None) == ["done"]
        assert duel.awaited(at.state) == {1}
        assert at.refuses(0, "take-back", CARDS_OF[OURS][0]) == "say-undone"
        at.click(0, "undone")
        assert duel.awaited(at.state) == {0, 1}
    at.click(0, "done")
    assert 0 not in duel.actors(at.state)
    lay(at, 1, THEIRS)
    at.click(1, "done")
    assert "attack" in at.told(None)


def test_the_clock_runs_for_those_who_are_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """D20: one minute; the clock is a room option, and the first round of a game has none."""
    at = table(monkeypatch)
    assert duel.clocks(at.state) == {}
    at.state.fights = 2
    assert {seat: clock.seconds for seat, clock in duel.clocks(at.state).items()} == {0: 60, 1: 60}
    lay(at, 0, OURS)
    at.click(0, "done")
    assert set(duel.clocks(at.state)) == {1}
    at.state.clock = 0
    assert duel.clocks(at.state) == {}


def test_watching_the_cards_costs_no_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """D20: one minute to lay; 4 seconds more for each clash that was turned over just before."""
    at = table(monkeypatch, [WEAK] * 3, ["0 1 swap", WEAK, WEAK])
    at.state.fights = 2
    turn_over(at)
    assert {seat: clock.seconds for seat, clock in duel.clocks(at.state).items()} == {1: 64}
    at.click(1, "stay")
    assert at.state.round == 2
    assert {seat: clock.seconds for seat, clock in duel.clocks(at.state).items()} == {0: 72, 1: 72}


def test_a_player_who_leads_two_has_double_time() -> None:
    """D20: a player who leads two ninja has double time."""
    at = Table(duel, at_pick(6))
    at.click(0, "pick", "sakura")
    at.click(0, "pick", "gaara")
    at.state.fights = 6
    assert {seat: clock.seconds for seat, clock in duel.clocks(at.state).items()} == {0: 120, 1: 60}


def test_when_time_runs_out_gaps_are_filled_by_rising_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """D20: cards already laid stay and the gaps are filled by rising cost."""
    at = table(monkeypatch, ["30 1", "2 1", "40 1", "9 1", "50 1", "1 1"])
    cards = CARDS_OF[OURS]
    at.click(0, "lay", f"{cards[4]}>2")
    at.lapse(0)
    assert one(at, OURS).laid == [cards[5], cards[4], cards[1]]
    assert at.told(1) == ["lapse", "done"]
    at.lapse(1)
    assert at.state.round == 2


def test_a_reinforcement_lies_hidden_and_counts_before_the_cards_compare(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """D20: it is turned over with the cards there, before they are compared, the challenger's first."""
    at = bout(monkeypatch, ["0 20", WEAK, WEAK], ["0 25", WEAK, WEAK], calls=({1: "lee"}, {1: "kankuro"}))
    assert [event.data["card"] for event in told(at, "call")] == ["lee", "kankuro"]
    assert told(at, "attack")[0].data["plus"] == 10
    assert hps(at) == [100, 85]
    assert at.state.discard == ["lee", "kankuro"]


def test_one_reinforcement_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """D20: 1 a round (2 from turn 6), on one of the three places, and it can be taken back."""
    at = table(monkeypatch)
    give(at, 0, "lee")
    give(at, 0, "choji")
    before = duel.public(at.state)
    at.click(0, "call", "lee>2")
    assert (at.told(1), at.told(0)) == ([], ["help-laid"])
    assert duel.public(at.state) == before
    assert at.refuses(0, "call", "choji>1") == "call-limit"
    assert at.refuses(0, "call", "lee>1") == "card-gone"
    at.click(0, "dismiss", "lee")
    at.click(0, "call", "choji>1")


def test_two_reinforcements_a_round_from_turn_6() -> None:
    """D20: 2 from turn 6, on different places."""
    at = Table(duel, at_pick(6))
    at.click(0, "pick", "sakura")
    at.click(0, "pick", "gaara")
    give(at, 1, "tsunade")
    give(at, 1, "ino")
    give(at, 1, "shizune")
    at.click(1, "call", "tsunade>1")
    assert at.refuses(1, "call", "ino>1") == "place-taken"
    at.click(1, "call", "ino>2")
    assert at.refuses(1, "call", "shizune>3") == "call-limit"
