"""Chapter 7: more modes, and players who leave."""

from __future__ import annotations

import pytest

from games import engine, laws
from games.contract import Illegal
from games.dice import ScriptedDice, SeededDice
from games.duel.ninja import BOSSES, NINJA
from games.duel.state import Options
from games.duel.techniques import CARDS_OF
from tests.games.duel.bout import WEAK, at_pick, settled, story, told, turn_over, write
from tests.games.rules import duel
from tests.games.table import Table


def quick(
    patch: pytest.MonkeyPatch,
    ours: str = WEAK,
    theirs: str = WEAK,
    hp: tuple[int, int] = (100, 100),
    mode: str = "quick",
) -> Table:
    """A quick duel of Sakura and Kisame in its last round, opened by these cards."""
    write(patch, "sakura", [ours, WEAK, WEAK])
    write(patch, "kisame", [theirs, WEAK, WEAK])
    at = Table(duel, story(mode=mode))
    fight(at, hp)
    return at


def fight(at: Table, hp: tuple[int, int]) -> None:
    at.click(0, "pick", "sakura")
    at.click(1, "pick", "kisame")
    for fighter in at.state.fighters:
        fighter.hp = fighter.full = hp[fighter.seat]
    at.state.round = 3
    turn_over(at)


def test_a_quick_duel_is_one_fight_with_a_free_choice() -> None:
    """D27: two players, one fight, free choice of the ninja, without missions or orders."""
    at = Table(duel, story(mode="quick"))
    assert set(at.offers(0, "pick")) == set(at.offers(1, "pick")) == set(NINJA) - set(BOSSES)
    assert at.refuses(0, "pick", "kaguya") == "bosses-apart"
    assert (at.state.mission, at.state.secret) == ("", [[], []])
    at.click(0, "pick", "itachi")
    at.click(1, "pick", "itachi")
    assert [fighter.ninja for fighter in at.state.fighters] == ["itachi", "itachi"]


def test_bosses_fight_only_each_other_with_half_their_hp() -> None:
    """D27: bosses only against each other, with half their HP."""
    state = settled(duel.setup(2, Options(mode="quick", bosses=True), ScriptedDice((1,))))
    at = Table(duel, state)
    assert set(at.offers(0, "pick")) == set(at.offers(1, "pick")) == set(BOSSES)
    at.click(0, "pick", "jubi")
    at.click(1, "pick", "kaguya")
    assert [fighter.hp for fighter in at.state.fighters] == [NINJA["jubi"].hp // 2, NINJA["kaguya"].hp // 2]


@pytest.mark.parametrize("mode", ["quick", "best-of-three"])
def test_quick_modes_are_for_two(mode: str) -> None:
    """D27: two players."""
    for places in ((0, 1, 2), (0, 1, 2, 3)):
        with pytest.raises(Illegal) as refused:
            duel.seated(Options(mode=mode), places)  # type: ignore[arg-type]
        assert refused.value.code == "two-players"


def test_a_knockout_wins_the_quick_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """D27: one fight."""
    ending = duel.outcome(quick(monkeypatch, ours="0 50", hp=(100, 50)).state)
    assert ending is not None
    assert (ending.reason, ending.places) == ("knockout", ((0,), (1,)))


@pytest.mark.parametrize(("hp", "winner"), [((100, 200), 1), ((200, 100), 0)])
def test_a_drawn_fight_goes_to_the_higher_share_of_hp(
    monkeypatch: pytest.MonkeyPatch, hp: tuple[int, int], winner: int
) -> None:
    """D27: a drawn fight goes to the higher share of HP left."""
    at = quick(monkeypatch, "0 9 strike 10", "0 9 strike 10", hp)
    ending = duel.outcome(at.state)
    assert ending is not None
    assert (ending.reason, ending.places[0]) == ("share", (winner,))


def test_an_equal_fight_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """D27: else it is replayed."""
    at = quick(monkeypatch)
    assert duel.outcome(at.state) is None
    assert told(at, "replayed")
    assert (at.state.xp, at.state.phase) == ([0, 0], "pick")


def test_best_of_three_goes_to_two_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """D27: first to two wins."""
    at = quick(monkeypatch, ours="0 50", hp=(100, 50), mode="best-of-three")
    assert (at.state.xp, duel.outcome(at.state)) == ([1, 0], None)
    fight(at, (100, 50))
    ending = duel.outcome(at.state)
    assert ending is not None
    assert (ending.reason, ending.places[0], ending.scores) == ("series", (0,), {0: 2, 1: 0})


def test_a_fought_out_quick_duel_goes_on_as_best_of_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """D27: as its rematch, with the score; a series begins anew, and so does a duel that somebody left."""
    at = quick(monkeypatch, theirs="0 50", hp=(50, 100))
    options = duel.again(Options(mode="quick", camps="AB"), duel.outcome(at.state), at.state)
    assert (options.mode, duel.seated(options, (0, 1))) == ("best-of-three", options)
    state = settled(duel.setup(2, options, ScriptedDice((1,))))
    assert state.xp == [0, 1]
    series = Table(duel, state)
    fight(series, (100, 50))
    assert series.state.xp == [0, 2]
    ending = duel.outcome(series.state)
    assert ending is not None
    assert (ending.reason, ending.places[0]) == ("series", (1,))
    assert duel.again(options, ending, state) == Options(mode="best-of-three", camps="AB")
    left = Table(duel, story(mode="quick"))
    left.leave(0)
    assert duel.again(Options(mode="quick"), duel.outcome(left.state), left.state) == Options(mode="quick")
    assert duel.again(Options(), None, left.state) == Options()


def test_each_side_bans_two_starters_of_the_other() -> None:
    """D28: each side bans 1 of the other's 17 starters, alternately, twice."""
    at = Table(duel, story("ABAB", mode="draft", starter=2))
    assert duel.awaited(at.state) == {1, 3}
    assert list(duel.public(at.state)["open"]) == at.offers(1, "ban")
    at.click(3, "ban", "gaara")
    assert list(duel.public(at.state)["open"]) == at.offers(0, "ban")
    assert duel.awaited(at.state) == {0, 2}
    assert at.refuses(0, "ban", "guy") == "own-camp"
    at.click(0, "ban", "itachi")
    assert at.refuses(1, "ban", "gaara") == "banned"
    at.click(1, "ban", "guy")
    at.click(2, "ban", "hidan")
    assert (at.state.phase, set(at.state.bans)) == ("name", {"gaara", "itachi", "guy", "hidan"})


def test_banned_ninja_are_not_offered_and_the_needed_not_banned() -> None:
    """D28: ninja that D11 needs can't be banned; no ninja changes camp."""
    at = Table(duel, story("AB", mode="draft"))
    assert at.refuses(0, "ban", "sasuke") == "needed"
    assert at.refuses(0, "ban", "kaguya") == "too-early"
    for seat, ninja in ((0, "pain"), (1, "bee"), (0, "kisame"), (1, "sakura")):
        at.click(seat, "ban", ninja)
    assert not {"bee", "sakura"} & set(at.offers(0, "pick"))
    assert not {"pain", "kisame"} & set(at.offers(1, "pick"))
    assert at.refuses(0, "pick", "bee") == "banned"


def test_a_camp_without_players_has_lost() -> None:
    """D30: a camp without players has lost."""
    at = Table(duel, story())
    at.leave(0)
    ending = duel.outcome(at.state)
    assert ending is not None
    assert (ending.reason, ending.places) == ("abandoned", ((1,), (0,)))
    assert duel.actors(at.state) == frozenset()


def test_a_camp_mate_takes_over_in_the_middle_of_laying() -> None:
    """D30: a player who leaves for good is replaced by camp mates."""
    at = Table(duel, story("ABAB"))
    at.click(2, "step-forward")
    at.click(2, "challenge", "1")
    at.click(2, "pick", "gaara")
    at.click(1, "pick", "deidara")
    card = CARDS_OF["gaara"][0]
    at.click(2, "lay", f"{card}>1")
    held = at.state.hands[2]
    at.leave(2)
    assert at.told(None) == ["left", *["discard"] * len(held), "replaced"]
    assert duel.actors(at.state) == {0, 1}
    assert card not in at.state.fighters[0].hand
    turn_over_rest(at)
    assert at.state.fought == [0, 0, 0, 0]


def test_a_leaver_is_never_named_or_challenged_again() -> None:
    """D30: camp mates go on."""
    at = Table(duel, story("ABAB"))
    at.leave(0)
    assert at.state.named == 2
    at.leave(1)
    assert (at.state.challenged, at.state.phase) == (3, "pick")


def test_a_pair_goes_on_with_one_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """D30: the camp mate who is left leads both ninja."""
    at = Table(duel, at_pick(6, "AAB"))
    at.click(0, "pick", "sakura")
    at.leave(1)
    at.click(0, "pick", "gaara")
    assert [fighter.seat for fighter in at.state.fighters] == [0, 0, 2]


def test_a_lapse_answers_any_question() -> None:
    """D20: when time runs out, what is asked is answered, and the game goes on."""
    at = Table(duel, story("ABAB", mode="draft"))
    seen = set()
    while duel.outcome(at.state) is None:
        seen.add(at.state.phase)
        if at.state.phase == "name":
            hoard(at)
        dice = SeededDice(laws.key(3), at.state.fights)
        at.state, at.events = engine.lapse(duel, at.state, min(duel.awaited(at.state)), dice)
        duel.check(at.state)
    assert seen >= {"ban", "name", "challenge", "discard", "pick", "lay"}


def hoard(at: Table) -> None:
    """Everybody holds as many reinforcements as they may."""
    for hand in at.state.hands:
        while len(hand) < 5 and at.state.pile:
            hand.append(at.state.pile.pop())


def turn_over_rest(at: Table) -> None:
    for fighter in at.state.fighters:
        gaps = [place for place in (1, 2, 3) if not fighter.laid[place - 1]]
        for place, card in zip(gaps, list(fighter.hand), strict=False):
            at.click(fighter.seat, "lay", f"{card}>{place}")
    for seat in sorted(duel.awaited(at.state)):
        at.click(seat, "done")
