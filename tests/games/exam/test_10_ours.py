"""Our own options and games for fun: E56 to E59."""

from __future__ import annotations

from typing import Any

import pytest

from games import engine, laws
from games.contract import Illegal, Outcome
from games.dice import ScriptedDice
from games.exam.heroes import TEAMS
from games.exam.state import Options
from tests.games.exam.tables import Exam, fight, forest
from tests.games.rules import exam

WON_BY = {seat: Outcome("arena", ((seat,), (1 - seat,))) for seat in (0, 1)}


def arena(**options: Any) -> Exam:
    at = Exam(exam, exam.setup(2, Options(mode="arena", **options), ScriptedDice()))
    for seat in at.state.picks.copy():
        at.click(seat, "team", "team-naruto" if seat == 0 else "team-shino")
    return at


def fought(at: Exam) -> Exam:
    """Levels are spread as they come."""
    for seat in (0, 1):
        at.lapse(seat)
    return at


def test_an_arena_is_one_battle_without_a_forest() -> None:
    """E56: after the levels the first in the order picks the field; nobody has scrolls."""
    at = fought(arena())
    assert (at.state.phase, at.state.scrolls, at.state.finds) == ("final", [], {})
    assert "arena" in at.kinds()
    assert [side.seat for side in at.battle.sides] == at.state.order
    assert at.offers(at.state.order[0], "field") == ["forest", "waterfall", "cave"]
    assert exam.ask(at.state, at.state.order[0]) == "field"


def test_an_arena_gives_no_level_before_its_battle() -> None:
    """E56: the levels of E3 are all there are."""
    at = fought(arena())
    assert sum(hero.level for hero in at.state.heroes.values()) == 12


@pytest.mark.parametrize(
    ("final", "health", "reason", "winner"),
    [(1, 5, "arena", 0), (2, 5, "arena", 0), (2, 6, "arena-tie", 1)],
)
def test_the_battle_decides_an_arena(final: int, health: int, reason: str, winner: int) -> None:
    """E56: a second equal result goes to the first in the order, who defends then."""
    at = fight({"naruto": 11, "kiba": 121}, {"naruto": "run", "kiba": "run"}, final=final, turn=20)
    at.state.mode, at.state.scrolls = "arena", []
    at.hero("kiba").health, at.hero("naruto").health = health, 6
    at.act("naruto", "decline")
    at.act("kiba", "decline")
    ending = exam.outcome(at.state)
    assert ending is not None
    assert (ending.reason, ending.places[0]) == (reason, (winner,))


@pytest.mark.parametrize("seats", [4, 6])
def test_an_arena_is_for_two(seats: int) -> None:
    """E56: refused otherwise, in the lobby and at the table."""
    assert not engine.fits(exam, {"mode": "arena"}, seats)
    with pytest.raises(Illegal, match="two-players"):
        exam.setup(seats, Options(mode="arena"), ScriptedDice())


def test_rematches_in_the_arena_are_counted_until_two() -> None:
    """E56: best of three; the next series starts at nought."""
    once = _rematch(Options(mode="arena"), WON_BY[1])
    assert once.tally == [0, 1]
    twice = _rematch(_rematch(once, WON_BY[0]), WON_BY[1])
    assert twice.tally == [1, 2]
    assert _rematch(twice, WON_BY[0]).tally == [1, 0]
    assert _rematch(once, None).tally == [0, 1]
    assert _rematch(Options(), WON_BY[0]).tally == []


def _rematch(options: Options, outcome: Outcome | None) -> Options:
    again: Options = exam.again(options, outcome, engine.start(exam, 2, options, b"%032d" % 1))
    return again


def test_who_has_won_fewer_battles_attacks() -> None:
    """E56: the loser of the last one."""
    for tally, first in (([1, 0], 1), ([0, 1], 0)):
        at = arena(tally=tally)
        assert at.state.order[0] == first
        assert exam.public(at.state)["tally"] == {"0": tally[0], "1": tally[1]}
    assert arena(tally=[2, 0]).state.tally == [0, 0]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_teams_may_be_drawn(seats: int) -> None:
    """E57: everybody has one, none twice, and the levels come next."""
    state = engine.start(exam, seats, {"drawn": True}, laws.key(seats))
    names = [team.name for team in state.teams]
    assert state.phase == "levels"
    assert len(set(names)) == seats
    assert set(names) <= set(TEAMS)


@pytest.mark.parametrize(("wins", "enters"), [(1, False), (2, True)])
def test_the_tower_may_ask_for_two_victories(wins: int, enters: bool) -> None:
    """E58: both scrolls, and two battles won."""
    at = forest([43, 77], ["air earth", ""])
    at.state.victories, at.state.teams[0].wins = True, wins
    assert ("44" in at.offers(0, "go")) == enters
    if not enters:
        assert at.refuses(0, "go", "44") == "needs-two-victories"
    assert exam.public(at.state)["victories"] == {"0": wins, "1": 0}


def test_two_victories_are_for_two_players() -> None:
    """E58: with more the first pair opens the Tower as ever."""
    at = forest([43, 11, 17, 71], ["air earth", "", "air", "earth"])
    at.state.victories = True
    assert "44" in at.offers(0, "go")


def test_a_battle_won_counts() -> None:
    """E58: for the winner alone."""
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"}, health={"kiba": 1})
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    assert [team.wins for team in at.state.teams] == [1, 0]


def final() -> Exam:
    return fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"}, seats=4, final=1)


def test_who_is_out_may_foretell_the_winner_once() -> None:
    """E59: it is public, and changes nothing."""
    at = final()
    assert at.offers(2, "foretell") == ["0", "1"]
    assert exam.ask(at.state, 2) == "foretell"
    assert 2 not in exam.awaited(at.state)
    at.click(2, "foretell", "1")
    assert exam.public(at.state)["foretold"] == {"2": 1}
    assert at.offers(2, "foretell") == []
    assert at.offers(0, "foretell") == []


def test_who_has_left_foretells_nothing() -> None:
    """E59: and only once the final has come."""
    at = final()
    at.leave(3)
    assert exam.actors(at.state) >= {2}
    assert 3 not in exam.actors(at.state)
    assert forest([11, 17, 71, 77]).offers(1, "foretell") == []
