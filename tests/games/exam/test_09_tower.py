"""The Tower, the final, the clock and leaving: E50 to E55."""

from __future__ import annotations

import pytest

from games.dice import ScriptedDice, SeededDice
from games.exam.heroes import TEAMS
from games.exam.state import State
from tests.games.exam.tables import Exam, fight, forest
from tests.games.rules import exam

CORNERS = [11, 17, 71, 77]


def reason(state: State) -> str:
    ending = exam.outcome(state)
    assert ending is not None
    return ending.reason


def arrived(scrolls: list[str]) -> Exam:
    """Seats 0 and 1 stand beside the Tower; seat 0 has just gone in."""
    at = forest([43, 45, *CORNERS[: len(scrolls) - 2]], scrolls)
    at.click(0, "go", "44")
    return at


def test_only_a_team_with_air_and_earth_may_enter_and_need_not() -> None:
    """E50: nobody else may; nobody is forced."""
    at = forest([43, 45, 11, 17], ["air", "earth air earth", "", ""])
    assert "44" not in at.offers(0, "go")
    assert at.refuses(0, "go", "44") == "needs-both-scrolls"
    at.click(0, "stay")
    assert "44" in at.offers(1, "go")
    assert "stay" in {action.verb for action in exam.legal(at.state, 1)}


def test_a_team_in_the_tower_leaves_the_map_and_waits() -> None:
    """E50: it takes no more turns."""
    at = arrived(["air earth", "", "air", "earth"])
    assert (at.state.teams[0].place, at.state.teams[0].cell) == ("tower", 0)
    for seat in (1, 2, 3):
        at.click(seat, "stay")
    assert at.state.mover.seat == 1


def test_the_tower_may_be_dashed_into() -> None:
    """E50: as the last cell of a dash, never the first."""
    at = forest([42, 11], ["air earth", ""])
    assert "44" in at.offers(0, "dash")
    at = forest([43, 11], ["air earth", ""])
    assert "44" not in at.offers(0, "dash")
    assert "45" not in at.offers(0, "dash")


@pytest.mark.parametrize(("rests", "seats", "may"), [(True, 2, False), (False, 2, True), (True, 4, True)])
def test_with_two_players_nobody_enters_right_after_a_battle(rests: bool, seats: int, may: bool) -> None:
    """E50: not in the first turn after it; in the next one, and with more players, at once."""
    at = forest([43, 11, 17, 71][:seats], ["air earth", "", "air", "earth"][:seats], mover=seats - 1)
    at.state.teams[0].resting = rests
    at.click(seats - 1, "stay")
    assert ("44" in at.offers(0, "go")) == may
    if may:
        return
    assert at.refuses(0, "go", "44") == "tired"
    at.click(0, "stay")
    at.click(1, "stay")
    assert not at.state.mover.tired
    assert "44" in at.offers(0, "go")


@pytest.mark.parametrize(("rests", "seats", "may"), [(True, 2, False), (False, 2, True), (True, 4, True)])
def test_with_two_players_nobody_attacks_right_after_a_battle(rests: bool, seats: int, may: bool) -> None:
    """E50: nor does it attack in that turn."""
    at = forest([31, 31, 17, 71][:seats], mover=seats - 1)
    at.state.teams[0].resting = rests
    at.click(seats - 1, "stay")
    if seats == 2 and at.offers(1, "end"):
        at.click(1, "end")
    assert at.state.mover.seat == 0
    if not may:
        assert at.refuses(0, "attack", "1") == "tired"
    at.click(0, "stay")
    assert at.offers(0, "attack") == (["1"] if may else [])


def test_spare_scrolls_go_unseen_to_the_team_with_the_fewest() -> None:
    """E51: ties go to the next in turn order after the entering team."""
    at = arrived(["air earth air earth", "air", "", "", "", "earth"])
    counts = [team["scrolls"] for team in exam.public(at.state)["teams"].values()]
    assert counts == [2, 1, 1, 1, 0, 1]
    assert at.told(1).count("scroll-given") == 2
    assert "scroll-seen" not in at.told(1)
    assert at.told(2).count("scroll-seen") == 1


def test_entering_shows_that_a_pair_is_there() -> None:
    """E51: one Air and one Earth stay, and are known to all."""
    at = arrived(["air earth air", "earth", "", ""])
    assert exam.public(at.state)["teams"]["0"]["seen"] == {"air": 1, "earth": 1}
    assert exam.public(at.state)["teams"]["2"]["seen"] == {}


def test_the_second_arrival_starts_the_final() -> None:
    """E52: both gain a level and regain everything; the first picks the field and attacks."""
    at = arrived(["air earth", "earth air", "", ""])
    at.hero("naruto").health = 1
    at.click(1, "go", "44")
    assert at.state.phase == "final"
    assert [team.place for team in at.state.teams] == ["tower", "tower", "out", "out"]
    assert at.hero("naruto").health == 6
    at.click(0, "raise", "naruto")
    at.click(1, "raise", "kiba")
    assert at.hero("kiba").level == 2
    assert at.offers(0, "field") == ["forest", "waterfall", "cave"]
    at.click(0, "field", "cave")
    assert exam.awaited(at.state) == {0}


def test_running_battles_end_undecided() -> None:
    """E52: the game ends for the rest."""
    at = fight(
        {"naruto": 51, "kiba": 61}, seats=6, scrolls=["", "", "", "earth", "air earth", "air earth air"]
    )
    at.state.teams[4].place, at.state.teams[4].cell = "tower", 0
    at.state.tower = [4]
    at.state.teams[5].cell = 43
    at.click(5, "go", "44")
    assert [battle.final for battle in at.state.battles] == [1]
    assert at.state.scrolls[-1].holder != 5


def test_the_winner_of_the_final_wins_the_game() -> None:
    """E52: the loser of the final is second, the rest share third."""
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"}, seats=4, health={"kiba": 1}, final=1)
    at.act("naruto", "hit", "kiba", dice=(6,))
    ending = exam.outcome(at.state)
    assert ending is not None
    assert (ending.reason, ending.places) == ("final", ((0,), (1,), (2, 3)))


def test_the_finals_battle_turns_follow_one_another() -> None:
    """E52: no map between them."""
    at = fight({"naruto": 11, "kiba": 121}, {"naruto": "run", "kiba": "run"}, seats=4, final=1)
    at.act("naruto", "decline")
    at.act("kiba", "decline")
    assert (at.battle.turn, at.battle.phase) == (2, "prepare")


def tied(final: int) -> Exam:
    at = fight({"naruto": 11, "kiba": 121}, {"naruto": "run", "kiba": "run"}, seats=4, final=final, turn=20)
    at.act("naruto", "decline")
    at.act("kiba", "decline")
    return at


def test_a_tied_final_is_fought_again_with_the_roles_swapped() -> None:
    """E52: both defeated: again, roles swapped."""
    at = tied(1)
    assert [side.seat for side in at.battle.sides] == [1, 0]
    assert at.offers(1, "field") == ["forest", "waterfall", "cave"]


def test_a_second_tie_goes_to_the_first_to_arrive() -> None:
    """E52: so it ends."""
    at = tied(2)
    ending = exam.outcome(at.state)
    assert ending is not None
    assert (ending.reason, ending.places[0]) == ("final-tie", (1,))


@pytest.mark.parametrize(("round", "rings"), [(29, False), (30, True)])
def test_after_thirty_rounds_the_better_of_two_wins(round: int, rings: bool) -> None:
    """E53: complete pair, scrolls, levels, order."""
    at = forest([11, 77], ["", "air earth"], mover=1, round=round)
    at.click(1, "stay")
    assert (at.state.phase == "over") == rings
    if rings:
        assert (reason(at.state), at.state.places) == ("clock", [[1], [0]])


def test_after_thirty_rounds_the_best_two_go_to_the_final() -> None:
    """E53: a team in the Tower is first; otherwise the better ranked attacks."""
    at = forest(CORNERS, ["air", "", "air earth", "earth"], mover=3, round=30)
    at.click(3, "stay")
    assert at.state.phase == "final"
    assert [side.seat for side in at.battle.sides] == [2, 0]
    at = forest([43, *CORNERS[1:]], ["air earth", "air earth", "", ""])
    at.click(0, "go", "44")
    at.state.round, at.state.at, at.state.mover.seat = 30, 3, 3
    at.click(3, "stay")
    assert [side.seat for side in at.battle.sides] == [0, 1]


@pytest.mark.parametrize(("round", "rings"), [(11, False), (12, True)])
def test_a_team_in_the_tower_waits_eight_rounds_at_most(round: int, rings: bool) -> None:
    """E53: it came in round 4."""
    at = forest([43, *CORNERS[1:]], ["air earth", "air", "earth", ""], round=4)
    at.click(0, "go", "44")
    assert exam.public(at.state)["rounds"] == 12
    at.state.round, at.state.at, at.state.mover.seat = round, 3, 3
    at.click(3, "stay")
    assert (at.state.phase == "final") == rings


def test_who_leaves_the_tower_stops_its_wait() -> None:
    """E53, E55: nobody waits any more."""
    at = arrived(["air earth", "earth air", "", ""])
    at.leave(0)
    assert exam.public(at.state)["rounds"] == 30


def test_levels_then_order_break_ties_at_the_clock() -> None:
    """E53: then levels, then earlier in order."""
    at = forest([11, 77], ["air", "earth"], mover=1, round=30, levels={"kiba": 2})
    at.click(1, "stay")
    assert at.state.places == [[1], [0]]
    at = forest([11, 77], ["air", "earth"], mover=1, round=30)
    at.click(1, "stay")
    assert at.state.places == [[0], [1]]


def test_without_the_clock_the_exam_goes_on() -> None:
    """E53: an option."""
    at = forest([11, 77], mover=1, round=30, clock=False)
    at.click(1, "stay")
    assert (at.state.phase, at.state.round) == ("forest", 31)


def test_what_everyone_sees_of_a_team() -> None:
    """E54: Health, Chakra, levels, items and the number of scrolls are public, their kind isn't."""
    at = forest(CORNERS, ["air earth", "", "air", "earth"])
    view = exam.public(at.state)["teams"]["0"]
    assert view["scrolls"] == 2
    assert view["seen"] == {}
    assert view["items"]["kunai"] == 7
    assert view["heroes"]["naruto"]["health"] == 6
    assert view["heroes"]["naruto"]["abilities"] == {"frenzy": 1, "hidden-power-1": 1, "hidden-power-2": 3}
    assert exam.private(at.state, 0)["scrolls"] == {"air": 1, "earth": 1}


def test_teams_are_picked_in_a_drawn_order() -> None:
    """E54: one after the other."""
    firsts = {exam.setup(4, exam.Options(), SeededDice(b"e" * 32, n)).picks[0] for n in range(20)}
    assert len(firsts) > 1


def test_with_two_players_the_other_wins_when_one_leaves() -> None:
    """E55: the other wins."""
    at = forest([11, 77])
    at.leave(0)
    assert (reason(at.state), at.state.places) == ("left", [[1], [0]])


def test_a_leaver_is_taken_off_the_map_and_its_scrolls_are_dealt() -> None:
    """E55: as in E51; the turn passes on."""
    at = forest(CORNERS, ["air", "earth", "", "earth air"])
    at.leave(0)
    assert (at.state.teams[0].place, at.state.teams[0].cell) == ("out", 0)
    assert at.state.scrolls[0].holder == 2
    assert at.state.mover.seat == 1


def test_a_leaver_in_a_battle_breaks_it_off() -> None:
    """E55: the other regains everything and rests."""
    at = fight({"naruto": 51, "kiba": 61}, seats=4, health={"kiba": 1})
    at.leave(0)
    assert at.state.battles == []
    assert at.hero("kiba").health == 6
    assert at.state.teams[1].resting
    assert at.state.mover.seat == 3


def test_a_leaver_in_the_tower_gives_up_its_place_in_the_final() -> None:
    """E55: a second finalist must be found anew."""
    at = arrived(["air earth", "earth air", "", ""])
    at.leave(0)
    assert at.state.tower == []
    at.click(1, "go", "44")
    assert at.state.phase == "forest"


@pytest.mark.parametrize("phase", ["teams", "levels"])
def test_leaving_before_the_start(phase: str) -> None:
    """E55: the others go on without."""
    at = Exam(exam, exam.setup(4, exam.Options(), ScriptedDice()))
    if phase == "teams":
        at.leave(0)
    for seat, team in zip(range(4), TEAMS, strict=False):
        if at.state.teams[seat].place == "forest":
            at.click(seat, "team", team)
    if phase == "levels":
        at.leave(0)
    assert at.state.phase == "levels"
    for seat in (1, 2, 3):
        at.lapse(seat)
    assert at.state.phase == "forest"
    assert at.state.mover.seat == 1


def test_the_last_team_left_wins() -> None:
    """E55: when all others have left."""
    at = forest(CORNERS)
    for seat in (0, 2, 3):
        at.leave(seat)
    assert (reason(at.state), at.state.places[0]) == ("left", [1])


def test_a_finalist_who_leaves_loses_the_final() -> None:
    """E55: the other finalist wins."""
    at = fight({"naruto": 51, "kiba": 61}, seats=4, final=1)
    at.leave(3)
    assert at.state.phase == "final"
    at.leave(1)
    assert at.state.places == [[0], [1, 2, 3]]
