"""The aim and the forest map: E8 to E19."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from games.dice import ScriptedDice, SeededDice
from games.exam.fields import ENTRANCES, FIND_CELLS, PATHS, TOWER
from games.exam.heroes import FINDS
from tests.games.exam.tables import forest
from tests.games.rules import exam


def steps(start: int, goal: int) -> int:
    seen, queue = {start: 0}, deque([start])
    while queue:
        cell = queue.popleft()
        for way in PATHS[cell]:
            if way not in seen:
                seen[way] = seen[cell] + 1
                queue.append(way)
    return seen[goal]


def test_two_players_get_air_and_earth_openly() -> None:
    """E8: player 1 Air, player 2 Earth."""
    state = exam.setup(2, exam.Options(), ScriptedDice())
    first, second = state.order
    held = {scroll.holder: scroll.kind for scroll in state.scrolls}
    assert (held[first], held[second]) == ("air", "earth")
    assert exam.public(state)["teams"]["0"]["seen"] == {"air": 1}


@pytest.mark.parametrize("seats", [4, 6])
def test_with_more_players_scrolls_are_dealt_at_random_and_unseen(seats: int) -> None:
    """E8: half Air, half Earth, nobody sees another's."""
    firsts = set()
    for number in range(12):
        state = exam.setup(seats, exam.Options(), SeededDice(b"x" * 32, number))
        kinds = Counter(scroll.kind for scroll in state.scrolls)
        assert kinds == {"air": seats // 2, "earth": seats // 2}
        firsts.add(state.scrolls[0].kind)
        assert all(not team["seen"] for team in exam.public(state)["teams"].values())
        assert exam.private(state, 1)["known"] == {}
    assert firsts == {"air", "earth"}


def test_two_players_the_first_in_the_tower_with_both_scrolls_wins() -> None:
    """E9: no final with two players."""
    at = forest([43, 11], ["air earth", ""])
    at.click(0, "go", "44")
    ending = exam.outcome(at.state)
    assert ending is not None
    assert (ending.reason, ending.places) == ("tower", ((0,), (1,)))


def test_with_more_the_first_two_such_teams_fight_the_final() -> None:
    """E9: the second arrival starts the final."""
    at = forest([43, 45, 11, 17], ["air earth", "earth air", "", ""])
    at.click(0, "go", "44")
    assert at.state.phase == "forest"
    at.click(1, "go", "44")
    assert at.state.phase == "final"


def test_the_map_has_six_entrances_twelve_find_cells_and_the_tower_in_the_middle() -> None:
    """E10: entrances evenly round the rim, equally far from the Tower."""
    assert TOWER == 44
    assert sorted(ENTRANCES) == [1, 2, 3, 4, 5, 6]
    assert {steps(cell, TOWER) for cell in ENTRANCES.values()} == {5}
    assert len(FIND_CELLS) == 12
    assert {min(steps(cell, find) for find in FIND_CELLS) for cell in ENTRANCES.values()} == {2}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_nth_player_starts_on_entrance_n(seats: int) -> None:
    """E11: order by die, entrance by order."""
    state = exam.setup(seats, exam.Options(), SeededDice(b"y" * 32, 3))
    assert sorted(state.order) == list(range(seats))
    for place, seat in enumerate(state.order, 1):
        assert state.teams[seat].cell == ENTRANCES[place]


def test_the_entrances_of_two_and_four_players_lie_opposite() -> None:
    """E11: spread evenly."""
    assert steps(ENTRANCES[1], ENTRANCES[2]) == 10
    assert steps(ENTRANCES[3], ENTRANCES[4]) == 10


def test_nine_finds_lie_face_down_on_nine_of_the_twelve_cells() -> None:
    """E12: three of each kind, the empty cells visible."""
    state = exam.setup(2, exam.Options(), SeededDice(b"z" * 32, 0))
    assert len(state.finds) == 9
    assert Counter(state.finds.values()) == Counter(FINDS) == {"stream": 3, "cache": 3, "path": 3}
    assert {int(cell) for cell in state.finds} < set(FIND_CELLS)
    assert set(exam.public(state)["finds"].values()) == {1}


def test_a_team_moves_one_cell_or_stays_and_never_diagonally() -> None:
    """E13: stay, or one cell."""
    at = forest([31, 77])
    assert sorted(at.offers(0, "go")) == ["21", "32", "41"]
    assert at.refuses(0, "go", "42") == "too-far"
    assert at.refuses(0, "go", "24") == "cliff"
    at.click(0, "stay")
    assert at.state.teams[0].cell == 31
    assert at.state.mover.seat == 1


def test_a_dash_costs_every_hero_two_health_and_goes_two_cells() -> None:
    """E13: two straight or round a corner."""
    at = forest([31, 77])
    assert sorted(at.offers(0, "dash")) == ["11", "22", "33", "42", "51"]
    assert at.refuses(0, "dash", "41") == "too-far"
    assert at.refuses(0, "dash", "61") == "too-far"
    at.click(0, "dash", "51")
    assert at.state.teams[0].cell == 51
    assert [at.hero(hero).health for hero in ("naruto", "sasuke", "sakura")] == [4, 3, 3]


@pytest.mark.parametrize(("left", "may"), [(3, True), (2, False)])
def test_no_dash_with_two_health_or_less(left: int, may: bool) -> None:
    """E13: not if any hero has 2 Health or less."""
    at = forest([31, 77], health={"sakura": left})
    assert bool(at.offers(0, "dash")) == may
    if not may:
        assert at.refuses(0, "dash") == "too-weak-to-dash"


def test_teams_pass_through_each_other_and_share_a_cell() -> None:
    """E14: sharing a cell is allowed."""
    at = forest([31, 41])
    at.click(0, "go", "41")
    at.click(0, "end")
    at.click(1, "go", "51")
    assert [team.cell for team in at.state.teams] == [41, 51]


@pytest.mark.parametrize(("roll", "opens"), [(3, False), (4, True)])
def test_coming_onto_a_find_rolls(roll: int, opens: bool) -> None:
    """E15: 4 or more may open it, 3 or less leaves it."""
    at = forest([41, 77], finds={42: "cache"})
    at.click(0, "go", "42", dice=(roll,))
    assert bool(at.offers(0, "open")) == opens
    if opens:
        at.click(0, "open")
    assert ("42" in at.state.finds) != opens


def test_an_opened_find_may_be_left_lying() -> None:
    """E15: it may open it, and need not."""
    at = forest([41, 77], finds={42: "cache"})
    at.click(0, "go", "42", dice=(6,))
    at.click(0, "skip")
    assert at.state.finds == {"42": "cache"}


def test_a_find_is_tried_again_next_turn_by_staying() -> None:
    """E15: by staying, if it wishes."""
    at = forest([42, 77], finds={42: "cache"})
    at.click(0, "stay")
    assert at.offers(0, "end") == [""]
    at.click(0, "search", dice=(5,))
    at.click(0, "open")
    assert at.state.teams[0].items["kunai"] == 10


def test_a_dash_rolls_only_on_its_last_cell() -> None:
    """E15: nothing is rolled in passing."""
    at = forest([41, 77], finds={42: "cache", 43: "cache"})
    at.click(0, "dash", "43", dice=(1,))
    assert at.kinds().count("searched") == 1


def test_who_stops_with_another_team_may_attack_instead_of_rolling() -> None:
    """E16: attack, or roll for the find."""
    at = forest([41, 42], finds={42: "cache"})
    at.click(0, "go", "42")
    assert at.offers(0, "attack") == ["1"]
    assert at.offers(0, "search") == [""]
    assert at.offers(0, "end") == []
    at.click(0, "attack", "1")
    at.click(0, "back")
    at.click(0, "attack", "1")
    at.click(0, "field", "cave")
    assert at.state.battles[0].sides[0].seat == 0
    assert "42" in at.state.finds


def test_a_team_that_stayed_may_attack_too() -> None:
    """E16: so that two teams on one cell can settle it."""
    at = forest([41, 41])
    at.click(0, "stay")
    assert at.offers(0, "attack") == ["1"]


@pytest.mark.parametrize("why", ["resting", "hidden", "in-battle", "not-here"])
def test_some_teams_may_not_be_attacked(why: str) -> None:
    """E16: not in battle, resting or hidden."""
    at = forest([41, 41, 41, 41])
    team = at.state.teams[1]
    team.resting, team.hidden = why == "resting", why == "hidden"
    if why == "not-here":
        team.cell = 51
    if why == "in-battle":
        at.state.at, at.state.mover.seat, at.state.mover.stage = 3, 3, "arrive"
        at.click(3, "attack", "1")
        at.click(3, "field", "cave")
        assert at.state.mover.seat == 0
    at.click(0, "stay")
    assert "1" not in at.offers(0, "attack")
    assert at.refuses(0, "attack", "1") == why


def test_the_ninja_cache() -> None:
    """E17: 3 kunai, 1 smoke bomb, 1 fire seal."""
    at = forest([41, 77], finds={42: "cache"})
    at.click(0, "go", "42", dice=(4,))
    at.click(0, "open")
    assert at.state.teams[0].items == {"kunai": 10, "ration": 1, "seal": 2, "smoke": 2}


def test_the_refreshing_stream() -> None:
    """E18: 2 back, or 2 above the maximum, except at level 3."""
    levels = {"sakura": 3}
    at = forest([41, 77], finds={42: "stream"}, levels=levels, health={"naruto": 1, "sasuke": 4})
    at.hero("sakura").chakra = 3
    at.click(0, "go", "42", dice=(4,))
    at.click(0, "open")
    assert at.hero("naruto").health == 3
    assert at.hero("naruto").chakra == 8
    assert at.hero("sasuke").health == 5
    assert at.hero("sakura").health == 8
    assert at.hero("sakura").chakra == 5


def test_a_second_stream_adds_nothing_above_the_maximum() -> None:
    """E18: 2 above it, never 4."""
    at = forest([41, 77], finds={42: "stream"})
    at.hero("naruto").health = 8
    at.click(0, "go", "42", dice=(4,))
    at.click(0, "open")
    assert at.hero("naruto").health == 8


def test_the_secret_path_as_one_more_move() -> None:
    """E19: one more move at once, which may end in a find (E54)."""
    at = forest([41, 77], finds={42: "path", 43: "cache"})
    at.click(0, "go", "42", dice=(4,))
    at.click(0, "open")
    at.click(0, "go", "43", dice=(4,))
    assert at.state.teams[0].cell == 43
    assert at.offers(0, "open") == [""]


def test_the_secret_path_as_a_hiding_place() -> None:
    """E19: no battle against this team until its next turn starts."""
    at = forest([41, 43], finds={42: "path"})
    at.click(0, "go", "42", dice=(4,))
    at.click(0, "open")
    at.click(0, "hide")
    at.click(1, "go", "42")
    assert at.offers(1, "attack") == []
    assert at.state.mover.seat == 0
    at.click(0, "stay")
    assert at.offers(0, "attack") == ["1"]
    assert not at.state.teams[0].hidden
