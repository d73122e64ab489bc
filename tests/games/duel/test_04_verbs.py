"""Chapter 4: the verbs of the cards, each at and just below its threshold."""

from __future__ import annotations

import pytest

from games.duel.techniques import CARDS_OF
from games.duel.verbs import VERBS
from tests.games.duel.bout import OURS, THEIRS, bout, hps, lay, one, table, told
from tests.games.rules import duel
from tests.games.table import Table

EVEN = "0 5"


def clash(patch: pytest.MonkeyPatch, ours: str, theirs: str, hp: tuple[int, int] = (100, 100)) -> list[int]:
    """HP after a round that these two cards open and harmless equal ones follow."""
    return hps(bout(patch, [ours, EVEN, EVEN], [theirs, EVEN, EVEN], hp=hp))


def follow(patch: pytest.MonkeyPatch, ours: list[str], theirs: list[str]) -> list[int]:
    return hps(bout(patch, [*ours, EVEN], [*theirs, EVEN]))


def test_strengthen_the_next_card_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: strengthen next."""
    at = bout(monkeypatch, ["0 5 strengthen 7", "0 10", "0 10"], ["0 5", "0 10", "0 10"])
    assert hps(at) == [100, 83]


def test_cheapen_the_next_card_and_never_below_0(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: cheapen next."""
    at = bout(monkeypatch, ["10 5 cheapen 9", "4 5", "50 5"], [EVEN] * 3)
    assert [event.data["left"] for event in told(at, "attack") if event.data["seat"] == 0] == [50, 50, 0]


def test_weaken_the_opponents_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: weaken; damage never falls below 0."""
    assert follow(monkeypatch, ["0 5 weaken 8", "0 13"], ["0 5", "0 20"]) == [100, 87]
    assert follow(monkeypatch, ["0 5 weaken 30", "0 1"], ["0 5", "0 20"]) == [100, 99]


def test_guard_takes_from_each_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: guard (take less in this clash)."""
    assert clash(monkeypatch, "0 5 guard 12", "0 20") == [92, 100]
    assert clash(monkeypatch, "0 5 guard 999", "0 50") == [100, 100]


def test_counter_only_when_losing_and_through_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: counter (damage back when losing); D21: counter damage ignores guard."""
    assert clash(monkeypatch, "0 5 counter 9", "0 20 guard 50") == [80, 91]
    assert clash(monkeypatch, "0 20 counter 9", "0 20") == [100, 100]


@pytest.mark.parametrize(("power", "hp"), [(20, 100), (21, 79)])
def test_evade_an_attack_up_to_so_much(monkeypatch: pytest.MonkeyPatch, power: int, hp: int) -> None:
    """D24: evade (an attack up to so much misses); D21: an evaded attack counts 0."""
    assert clash(monkeypatch, "0 3 evade 20", f"0 {power}") == [hp, 97 if power == 20 else 100]


def test_pierce_hits_even_when_weaker(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: pierce, less the guard, and not when evaded."""
    assert clash(monkeypatch, "0 5 pierce 8", "0 20") == [80, 92]
    assert clash(monkeypatch, "0 20 pierce 8", "0 20") == [100, 92]
    assert clash(monkeypatch, "0 5 pierce 8", "0 20 guard 3") == [80, 95]
    assert clash(monkeypatch, "0 5 pierce 8", "0 20 evade 5") == [80, 100]
    assert clash(monkeypatch, "0 30 pierce 8", "0 20") == [100, 70]


def test_drain_hits_later_cards_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: drain; D21: drained Chakra hits later cards only and never falls below 0."""
    at = bout(monkeypatch, ["0 5 drain 50", EVEN, EVEN], ["30 5", "1 5", EVEN])
    assert told(at, "unpaid")[0].data["left"] == 0
    assert told(at, "attack")[1].data["power"] == 5


def test_gain_and_drain_at_once_depend_on_no_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """D21: effects that count now, both sides at once."""
    at = bout(monkeypatch, ["55 5 gain 8", EVEN, EVEN], ["55 5 drain 10", EVEN, EVEN])
    assert [event.data["left"] for event in told(at, "attack")[:2]] == [3, 5]


def test_gain_chakra_above_the_maximum_for_this_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: gain Chakra."""
    at = bout(monkeypatch, ["0 5 gain 10", "70 5", EVEN], [EVEN] * 3)
    assert told(at, "unpaid") == []


def test_heal_before_damage_and_never_above_the_printed_hp(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: heal; D21: healing comes before damage and never above the printed HP."""
    assert clash(monkeypatch, "0 5 heal 30", "0 20") == [80, 100]
    assert follow(monkeypatch, ["0 5", "0 5 heal 15"], ["0 20", "0 5"]) == [95, 100]


def test_strike_whatever_the_clash(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: strike (damage whatever the clash), past any guard."""
    assert clash(monkeypatch, "0 5 strike 9", "0 20 guard 50") == [80, 91]


def test_endure_stays_at_1_hp_once_this_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: endure (stay at 1 HP once this round)."""
    assert clash(monkeypatch, "0 1 endure", "0 50", hp=(40, 100)) == [1, 100]
    at = bout(monkeypatch, ["0 1 endure", "0 1", EVEN], ["0 50", "0 2", EVEN], hp=(40, 100))
    assert at.state.past[0].winner == 1


def test_void_means_nobody_is_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: void (nobody is hit in this clash); a strike is no hit."""
    assert clash(monkeypatch, "0 1 void", "0 50") == [100, 100]
    assert clash(monkeypatch, "0 50", "0 1 void; strike 5") == [95, 100]


def test_bind_takes_the_opponents_next_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: bind (the opponent's next effect is lost), not its damage."""
    assert follow(monkeypatch, ["0 5 bind", "0 20"], ["0 5", "0 10 guard 50; strike 9"]) == [100, 80]
    assert follow(monkeypatch, ["0 5 bind", "0 5"], ["0 5", "0 10 strike 9"]) == [90, 100]


def test_poison_hurts_at_each_later_clash(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: poison (damage at a later clash of this round)."""
    assert clash(monkeypatch, "0 5 poison 4", EVEN) == [100, 92]
    assert follow(monkeypatch, [EVEN, "0 5 poison 4"], [EVEN, EVEN]) == [100, 96]


def test_delay_explodes_at_the_next_clash_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: delay (damage at a later clash of this round)."""
    assert clash(monkeypatch, "0 5 delay 9", EVEN) == [100, 91]


def test_share_gives_part_of_the_damage_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: share (the opponent takes part of the damage too)."""
    assert clash(monkeypatch, "0 5 share 50", "0 21") == [79, 90]
    assert clash(monkeypatch, "0 5 share 50; guard 11", "0 21") == [90, 95]


def test_share_counts_a_pierce_as_a_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: share (part of the damage that its attack does, by a hit or a pierce)."""
    assert clash(monkeypatch, "0 30 share 50", "0 5 pierce 8") == [92, 66]
    assert clash(monkeypatch, "0 30 share 50; counter 9", "0 5 pierce 8") == [92, 66]


def test_pierce_at_equal_behind_guard_and_when_evaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: pierce, less guard; not when evaded, nor with an attack of 0, nor beside its own hit."""
    assert clash(monkeypatch, "0 20 pierce 8", "0 20") == [100, 92]
    assert clash(monkeypatch, "0 20 pierce 8", "0 20 guard 7") == [100, 99]
    assert clash(monkeypatch, "0 20 pierce 8", "0 20 guard 8") == [100, 100]
    assert clash(monkeypatch, "0 20 pierce 8", "0 1 evade 20") == [99, 100]
    assert clash(monkeypatch, "0 20 pierce 8", "0 1 evade 19") == [100, 80]
    assert clash(monkeypatch, "0 0 pierce 8", "0 1") == [99, 100]


@pytest.mark.parametrize(("later", "is_paid"), [(5, True), (6, False)])
def test_a_reinforcements_drain_strikes_later_cards_only(
    monkeypatch: pytest.MonkeyPatch, later: int, is_paid: bool
) -> None:
    """D20, D21: the card opposite is paid with all its Chakra, the following ones with 15 less."""
    at = bout(monkeypatch, [EVEN] * 3, ["40 5", f"{later} 5", EVEN], calls=({1: "neji"}, {}))
    assert told(at, "attack")[1].data["left"] == 5
    assert (told(at, "unpaid") == []) == is_paid


def test_what_a_reinforcement_gains_pays_the_card_it_lies_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """D20: and a drain turned over with it is missing afterwards."""
    calls = ({1: "soldier-pill"}, {1: "neji"})
    at = bout(monkeypatch, ["75 5", EVEN, EVEN], [EVEN] * 3, calls=calls)
    assert told(at, "unpaid") == []
    assert told(at, "attack")[0].data["left"] == 0


def test_a_second_heart_beats_once_a_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: second heart (once a fight: back to a little HP)."""
    at = bout(monkeypatch, ["0 1 heart 12", EVEN, EVEN], ["0 50", EVEN, EVEN], hp=(40, 100))
    assert hps(at) == [12, 100]
    assert told(at, "revived")[0].data["hp"] == 12
    at = bout(monkeypatch, ["0 1 heart 12", "0 1 heart 12", EVEN], ["0 50", "0 20", EVEN], hp=(40, 100))
    assert at.state.past[0].winner == 1


def test_combo_needs_an_earlier_card_of_the_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: combo (more after a card of a given kind in this round)."""
    assert follow(monkeypatch, ["0 5 @clone", "0 10 combo 6 if clone"], ["0 5", "0 10"]) == [100, 84]
    assert follow(monkeypatch, ["0 5 @seal", "0 10 combo 6 if clone"], ["0 5", "0 10"]) == [100, 100]
    assert follow(monkeypatch, ["0 5", "0 10 combo 6 if clone @clone"], ["0 5", "0 10"]) == [100, 100]


def test_recoil_hurts_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: recoil (own damage), even when the attack hits."""
    assert clash(monkeypatch, "0 30 recoil 7", "0 5") == [93, 70]


def test_peek_shows_cards_left_in_hand_to_the_camp_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: peek."""
    at = bout(monkeypatch, ["0 5 peek 2", EVEN, EVEN], [EVEN] * 3)
    cards = CARDS_OF[THEIRS][3:5]
    assert [event.data["card"] for event in told(at, "peeked")] == list(cards)
    assert "peeked" in at.told(0)
    assert "peeked" not in at.told(1)
    assert duel.private(at.state, 0)["seen"] == {"1": dict.fromkeys(cards, 1)}
    assert duel.private(at.state, 1)["seen"] == {}


def test_how_much_of_a_peek_was_new_tells_nobody_what_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: peek; D20: the public line is the same whether or not cards peeked at before lie face down."""
    at = bout(monkeypatch, ["0 5 peek 3", EVEN, EVEN, "0 5 peek 3", EVEN, EVEN], [EVEN] * 9)
    for laid, new in ((CARDS_OF[THEIRS][3:6], 3), (CARDS_OF[THEIRS][6:9], 0)):
        again = Table(duel, at.state)
        for seat, cards in ((0, CARDS_OF[OURS][3:6]), (1, laid)):
            for place, card in enumerate(cards, 1):
                again.click(seat, "lay", f"{card}>{place}")
            again.click(seat, "done")
        assert [event.data["n"] for event in told(again, "peek")] == [3]
        assert len(told(again, "peeked")) == new


def test_swap_exchanges_an_own_face_down_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: swap (own cards); whether a card was exchanged stays hidden."""
    at = bout(monkeypatch, ["0 5 swap", EVEN, EVEN, "0 40", EVEN, EVEN], [EVEN] * 3)
    cards = CARDS_OF[OURS]
    assert at.state.phase == "swap"
    assert duel.awaited(at.state) == {0}
    assert len(at.offers(0, "exchange")) == 6
    at.click(0, "exchange", f"{cards[3]}>3")
    assert at.told(1)[0] == "done"
    assert hps(at) == [100, 60]
    assert cards[2] in one(at, OURS).hand


def test_swap_may_be_declined_and_is_no_question_on_the_last_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: swap; with no card face down there is nothing to exchange."""
    at = bout(monkeypatch, ["0 5 swap", EVEN, "0 5 swap"], [EVEN] * 3)
    at.click(0, "stay")
    assert at.state.round == 2
    at = bout(monkeypatch, ["0 5 swap", EVEN, EVEN], [EVEN] * 3)
    at.lapse(0)
    assert at.state.round == 2


@pytest.mark.parametrize(("blow", "hp"), [(29, 1), (30, 0)])
def test_healing_comes_before_a_deadly_blow(monkeypatch: pytest.MonkeyPatch, blow: int, hp: int) -> None:
    """D21: healing comes before damage, at the last point and just beyond it."""
    at = bout(monkeypatch, ["0 1", "0 1 heal 10", EVEN], ["0 80", f"0 {blow}", EVEN])
    assert one(at, OURS).hp == hp


def test_endure_holds_before_the_second_heart_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: endure, once this round; then the second heart, once a fight."""
    at = bout(monkeypatch, ["0 1 endure; heart 12", "0 1", EVEN], ["0 50", "0 20", EVEN], hp=(40, 100))
    assert [event.data["hp"] for event in told(at, "endured") + told(at, "revived")] == [1, 12]


def test_evade_looks_at_the_damage_after_bonuses(monkeypatch: pytest.MonkeyPatch) -> None:
    """D21: "stronger" means after bonuses, so a strengthened attack is not evaded and a weakened one is."""
    ours = [EVEN, "0 3 evade 20"]
    assert follow(monkeypatch, ours, ["0 5 strengthen 1", "0 20"]) == [79, 100]
    assert follow(monkeypatch, ["0 5 weaken 1", "0 3 evade 20"], [EVEN, "0 21"]) == [100, 97]


def test_a_bound_card_does_not_even_count_if_it_hits(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: bind (the opponent's next effect is lost), the effect on a hit and the combo too."""
    assert follow(monkeypatch, ["0 5 bind", "0 1"], ["0 5 @clone", "0 10 combo 9 if clone"]) == [90, 100]
    at = bout(monkeypatch, ["0 5 bind", "0 1", EVEN], [EVEN, "0 10 poison 9 if hit", EVEN])
    assert hps(at) == [90, 100]


def test_bind_takes_the_card_and_not_a_reinforcement(monkeypatch: pytest.MonkeyPatch) -> None:
    """D24: bind; D20: a reinforcement lies on its card and counts by itself."""
    at = bout(
        monkeypatch, ["0 5 bind", "0 30", EVEN], [EVEN, "0 10 guard 9", EVEN], calls=({}, {2: "kankuro"})
    )
    assert hps(at) == [100, 85]


def test_a_hit_that_guard_takes_whole_is_no_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    """D21: "if it hits" means that it does damage, at the guard and just beyond it."""
    for guard, poison in ((20, 0), (19, 5)):
        at = bout(monkeypatch, ["0 20 poison 5 if hit", EVEN, EVEN], [f"0 1 guard {guard}", EVEN, EVEN])
        assert one(at, THEIRS).hp == 100 - (20 - guard) - 2 * poison


def test_what_an_unpaid_card_meets_hits_past_its_lost_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    """D22: its effect is lost too: no guard, no counter, no evasion; a reinforcement there still counts."""
    unpaid = "61 30 guard 9; counter 9; evade 50"
    assert clash(monkeypatch, unpaid, "0 20") == [80, 100]
    at = bout(monkeypatch, [unpaid, EVEN, EVEN], ["0 20", EVEN, EVEN], calls=({1: "kankuro"}, {}))
    assert hps(at) == [95, 100]


def test_a_strike_and_a_burst_fell_whoever_wins_the_clash(monkeypatch: pytest.MonkeyPatch) -> None:
    """D21: all damage of a clash falls at once: the winner of the cards may be down, too."""
    at = bout(monkeypatch, ["0 5 delay 20", "0 1", EVEN], [EVEN, "0 50", EVEN], hp=(50, 20))
    assert at.state.past[0].winner == -1


def test_every_verb_is_small_and_tested_here() -> None:
    """D24: a small set of verbs, each a small function."""
    assert len(VERBS) == 22
    for verb in VERBS:
        assert any(verb.split("-")[0] in name for name in globals() if name.startswith("test_")), verb


def test_a_reinforcement_without_its_chakra_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """D20: a reinforcement with a cost is paid when it is turned over."""
    at = table(monkeypatch, [EVEN] * 3, [EVEN] * 3, chakra=(4, 60))
    at.state.pile.remove("karin")
    at.state.hands[0].append("karin")
    at.state.fighters[0].hp = 50
    at.click(0, "call", "karin>1")
    lay(at, 0, OURS)
    lay(at, 1, THEIRS)
    at.click(0, "done")
    at.click(1, "done")
    assert told(at, "call-unpaid")[0].data["cost"] == 5
    assert hps(at) == [50, 100]
