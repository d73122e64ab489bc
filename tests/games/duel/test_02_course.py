"""Chapter 2: the course of the Story mode."""

from __future__ import annotations

import pytest

from games.contract import Event, Illegal
from games.dice import ScriptedDice
from games.duel.course import begin_turn, open_fight
from games.duel.ninja import NINJA
from games.duel.state import Options, State
from tests.games.duel.bout import at_pick, bout, settled, story, told, unheard
from tests.games.rules import duel
from tests.games.table import Table


@pytest.mark.parametrize(
    ("places", "camps"),
    [
        ((0, 1), "AB"),
        ((0, 1, 2), "ABA"),
        ((0, 1, 3), "ABB"),
        ((0, 1, 2, 3), "ABAB"),
        ((0, 2, 3, 4, 5), "AABAB"),
    ],
)
def test_about_equal_camps_can_start(places: tuple[int, ...], camps: str) -> None:
    """D7: camps of about equal size; the lobby's places decide who belongs where."""
    assert duel.seated(Options(), places).camps == camps


@pytest.mark.parametrize("places", [(0, 2), (0, 2, 4), (0, 1, 2, 4), (0, 1, 3, 5), (1, 3, 5)])
def test_other_splits_are_refused(places: tuple[int, ...]) -> None:
    """D7: never 3 against 1, nor a camp alone."""
    with pytest.raises(Illegal) as refused:
        duel.seated(Options(), places)
    assert refused.value.code == "split"
    with pytest.raises(Illegal):
        duel.setup(3, Options(camps="AB"), ScriptedDice((1,)))


def test_everyone_draws_three_orders_and_a_fourth_in_turn_5() -> None:
    """D6: three orders at the start, a fourth at the start of turn 5, none when the pile is empty."""
    state = story("ABABAB", starter=2)
    assert [len(cards) for cards in state.secret] == [3] * 6
    state.turn = 4
    _end_turn(state)
    assert state.turn == 5
    assert [len(cards) for cards in state.secret] == [3, 4, 3, 4, 3, 3]


def test_orders_are_secret_from_camp_mates() -> None:
    """D6: orders are secret from everyone, camp mates included."""
    state = story("ABAB")
    own = set(state.secret[0])
    assert set(duel.private(state, 0)["orders"]) == own
    for seat in (1, 2, 3):
        assert not own & set(str(duel.private(state, seat)).split("'"))
    assert not any(order in str(duel.public(state)) for order in own)


def test_camps_take_turns_to_challenge() -> None:
    """D7: the camp that starts is drawn; then the other challenges."""
    for starter in (1, 2):
        state = story(starter=starter)
        assert state.camps[state.named] == starter - 1
        _end_turn(state)
        assert state.camps[state.named] == 2 - starter


def test_the_first_to_step_forward_is_named_draws_and_challenges() -> None:
    """D8: name, mission, challenge, reinforcements, hidden choice."""
    at = Table(duel, story("ABAB"))
    assert duel.awaited(at.state) == {0, 2}
    assert at.state.mission == ""
    at.click(2, "step-forward")
    assert at.told(None) == ["named", "mission"]
    assert told(at, "named")[0].data["why"] == "chosen"
    assert at.offers(2, "challenge") == ["1", "3"]
    for nobody in ("", "9", "-1", "\N{SUPERSCRIPT TWO}"):
        assert at.refuses(2, "challenge", nobody) == "not-allowed"
    at.click(2, "challenge", "3")
    assert at.told(None) == ["challenge", "help", "help"]
    assert duel.awaited(at.state) == {2, 3}
    assert at.state.phase == "pick"


def test_those_who_fought_least_go_first() -> None:
    """D8: where one is left, nothing is asked; who has fought more can't be challenged."""
    state = story("ABABB")
    state.fought = [1, 1, 0, 0, 0]
    at = Table(duel, _reopened(state))
    assert at.state.named == 2
    assert at.offers(2, "challenge") == ["3", "4"]
    assert at.refuses(2, "challenge", "1") == "fought-more"
    assert at.refuses(2, "challenge", "0") == "own-camp"


@pytest.mark.parametrize(("camps", "why"), [("AB", "alone"), ("ABABA", "least")])
def test_it_is_told_why_somebody_steps_forward(camps: str, why: str) -> None:
    """D8: alone in the camp, or nobody there has fought less."""
    state = story(camps)
    state.fought = [int(seat > 1) for seat in range(len(camps))]
    state.starter = 1
    open_fight(state, unheard)
    events = _proceeded(state)
    named, challenge = (next(one for one in events if one.kind == kind) for kind in ("named", "challenge"))
    assert named.data == {"seat": 0, "why": why}
    assert challenge.data == {"seat": 0, "other": 1, "why": why}


def test_it_is_told_who_fights_beside_whom() -> None:
    """D25: the second of a pair is a camp mate who has fought least."""
    state = story("AABAB")
    state.fought, state.turn, state.starter = [0, 2, 0, 1, 1], 5, 0
    begin_turn(state, unheard)
    (partner,) = (one for one in _proceeded(state) if one.kind == "partner")
    assert partner.data == {"seat": 0, "other": 3}
    assert state.leads == [2, 0, 3]


def _proceeded(state: State) -> list[Event]:
    """What happens until somebody is asked."""
    events: list[Event] = []
    while duel.proceed(state, ScriptedDice(), events.append):
        continue
    return events


def test_any_ninja_of_the_camp_may_be_sent_in_turns_1_to_5() -> None:
    """D9: the named ninja or any other of the camp; the same may fight every turn."""
    at = Table(duel, at_pick(1, mission="mission-8"))
    assert set(at.offers(0, "pick")) == {one.id for one in NINJA.values() if one.side == 0 and one.since == 1}
    assert set(at.offers(1, "pick")) == {one.id for one in NINJA.values() if one.side == 1 and one.since == 1}
    assert at.refuses(0, "pick", "kakuzu") == "other-camp"
    assert at.refuses(0, "pick", "naruto-2") == "too-early"


@pytest.mark.parametrize("number", [1, 10, 11, 14])
def test_a_mission_of_one_camp_leaves_both_sides_free(number: int) -> None:
    """D9: where it names two of the same camp each side chooses freely."""
    at = Table(duel, at_pick(1, mission=f"mission-{number}"))
    assert (len(at.offers(0, "pick")), len(at.offers(1, "pick"))) == (8, 9)


def test_a_ninja_fights_again_fully_recovered(monkeypatch: pytest.MonkeyPatch) -> None:
    """D9: the same ninja may fight every turn, fully recovered."""
    at = bout(monkeypatch, ["0 99"], ["0 30"], hp=(100, 50))
    at.click(0, "pick", "sakura")
    at.click(1, "pick", "kisame")
    assert {one.ninja: one.hp for one in at.state.fighters} == {
        ninja: NINJA[ninja].hp for ninja in ("sakura", "kisame")
    }


def test_sasuke_fights_for_the_akatsuki_in_turn_5_and_is_lent_from_turn_6() -> None:
    """D10, D12: both his decks, first for the one camp and then for the other."""
    assert {"sasuke", "sasuke-2"} <= set(Table(duel, at_pick(5)).offers(1, "pick"))
    assert not {"sasuke", "sasuke-2"} & set(Table(duel, at_pick(5)).offers(0, "pick"))
    assert {"sasuke", "sasuke-2"} <= set(Table(duel, at_pick(6)).offers(0, "pick"))


def test_five_of_the_nine_may_be_chosen_in_turn_5() -> None:
    """D10: Kabuto, Obito 1, Madara 1, Sasuke 2 and Naruto 2 may be chosen freely in turn 5."""
    at = Table(duel, at_pick(5))
    offered = {*at.offers(0, "pick"), *at.offers(1, "pick")}
    late = {one for one in offered if NINJA[one].since > 1}
    assert late == {"kabuto", "obito", "madara", "naruto-2", "sasuke-2"}
    assert at.refuses(1, "pick", "jubi") == "too-early"
    assert at.refuses(0, "pick", "sasuke-2") == "other-camp"
    before = Table(duel, at_pick(4))
    assert before.refuses(1, "pick", "sasuke-2") == "too-early"


@pytest.mark.parametrize(
    ("turn", "mission", "boss"),
    [
        (6, "mission-25", "jubi"),
        (6, "mission-26", "jubi"),
        (7, "mission-27", "obito-2"),
        (7, "mission-28", "madara-2"),
        (8, "mission-29", "kaguya"),
    ],
)
def test_bosses_stand_alone_against_two(turn: int, mission: str, boss: str) -> None:
    """D11: the Akatsuki's ninja of turns 6 to 8 is fixed by the turn and the mission."""
    at = Table(duel, at_pick(turn, mission=mission))
    at.click(0, "pick", "naruto-2")
    at.click(0, "pick", "gaara")
    assert [fighter.ninja for fighter in at.state.fighters] == ["naruto-2", "gaara", boss]


def test_turn_9_is_naruto_against_sasuke() -> None:
    """D11: deck 2 of both; only their techniques are to be chosen."""
    state = story()
    state.turn = 8
    _end_turn(state)
    at = Table(duel, state)
    assert (at.offers(0, "pick"), at.offers(1, "pick")) == (["naruto-2"], ["sasuke-2"])
    at.click(0, "pick", "naruto-2")
    at.click(1, "pick", "sasuke-2")
    assert {fighter.ninja for fighter in at.state.fighters} == {"naruto-2", "sasuke-2"}


def test_sasuke_is_lent_to_the_alliance_in_turns_6_to_8() -> None:
    """D12: the two are chosen among the Alliance and Sasuke, never both decks of one person."""
    at = Table(duel, at_pick(6))
    assert {"sasuke", "sasuke-2", "naruto", "naruto-2"} <= set(at.offers(0, "pick"))
    at.click(0, "pick", "sasuke")
    assert not {"sasuke", "sasuke-2"} & set(at.offers(0, "pick"))
    assert at.refuses(0, "pick", "sasuke-2") == "same-person"


def test_ninja_are_chosen_hidden_and_shown_together() -> None:
    """D13: at the same time, hidden, then shown together: whoever is picked, the others see the same."""
    views = []
    for ninja in ("itachi", "kisame"):
        at = Table(duel, at_pick(1))
        at.click(1, "pick", ninja)
        assert at.told(0) == at.told(None) == ["picked"]
        assert at.told(1) == ["picked", "pick"]
        views.append((duel.public(at.state), duel.private(at.state, 0)))
    assert views[0] == views[1]
    at.click(0, "pick", "gaara")
    assert at.told(None)[:3] == ["picked", "show", "show"]


def test_fighters_draw_one_reinforcement_and_two_from_turn_6() -> None:
    """D14: one at the start of a fight, two from turn 6, kept if unused."""
    state = story()
    assert [len(hand) for hand in state.hands] == [1, 1]
    state.turn = 5
    _end_turn(state)
    assert [len(hand) for hand in state.hands] == [3, 3]


def test_two_players_who_lead_the_pair_draw_one_each() -> None:
    """D14: where two players lead the pair, 1 each."""
    state = story("AAB")
    state.turn = 5
    _end_turn(state)
    before = [len(hand) for hand in state.hands]
    at = Table(duel, state)
    at.click(2, "challenge", "1")
    drawn = [len(hand) - had for hand, had in zip(at.state.hands, before, strict=True)]
    assert drawn == [1, 1, 2]


def test_more_than_five_reinforcements_are_discarded_by_choice() -> None:
    """D14: at most 5 in hand."""
    state = story()
    for card in list(state.pile[:4]):
        state.pile.remove(card)
        state.hands[0].append(card)
    _end_turn(state)
    at = Table(duel, state)
    assert duel.awaited(at.state) == {0}
    assert len(at.offers(0, "discard")) == 6
    at.click(0, "discard", at.state.hands[0][2])
    assert at.told(None) == ["discard"]
    assert len(at.state.hands[0]) == 5
    assert at.state.phase == "pick"


def test_used_reinforcements_are_reshuffled_when_the_pile_is_empty() -> None:
    """D14: used ones are discarded, and reshuffled when the pile is empty."""
    state = story()
    state.discard, state.pile = state.pile, []
    _end_turn(state)
    assert state.discard == []
    assert len(state.pile) == 26


def test_with_every_reinforcement_in_a_hand_nobody_draws() -> None:
    """D14: used ones are reshuffled; where none was used and the pile is empty, nothing is drawn or told."""
    at = Table(duel, story("ABABAB"))
    for seat, hand in enumerate(at.state.hands):
        hand += [at.state.pile.pop() for _ in range(5 if seat else 4)]
    at.click(0, "step-forward")
    at.click(0, "challenge", "1")
    drawn = {event.data["seat"]: event.data["n"] for event in at.events if event.kind == "help"}
    assert (drawn, at.state.pile) == ({0: 1, 1: 0}, [])
    assert [len(hand) for hand in at.state.hands] == [5] * 6


def _end_turn(state: State) -> None:
    """The turn is over without a winner, and the next begins."""
    begin_turn(state, unheard)
    settled(state)


def _reopened(state: State) -> State:
    """The same turn from its beginning."""
    state.fights -= 1
    open_fight(state, unheard)
    return settled(state)
