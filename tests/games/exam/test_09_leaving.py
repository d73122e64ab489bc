"""A team leaves while a battle is about to begin, or just over: E55."""

from __future__ import annotations

import pytest

from tests.games.exam.tables import Exam, fight, forest
from tests.games.rules import exam


def about_to_fight(cells: list[int], finds: dict[int, str] | None = None) -> Exam:
    """Seat 0 came to cell 42, has attacked seat 1 there and is asked for the field."""
    at = forest([41, *cells], finds=finds, health={"naruto": 3, "kiba": 3})
    at.click(0, "go", "42")
    at.click(0, "attack", "1")
    assert at.state.mover.stage == "field"
    return at


@pytest.mark.parametrize(("leaver", "mover", "hero"), [(1, 2, "naruto"), (0, 1, "kiba")])
def test_an_attack_is_off_when_either_side_leaves_before_the_field_is_picked(
    leaver: int, mover: int, hero: str
) -> None:
    """E55: nobody to fight, nothing to find: the turn is over, and who stays neither rests nor regains."""
    at = about_to_fight([42, 11, 17])
    at.leave(leaver)
    assert at.state.battles == []
    assert at.state.mover.seat == mover
    assert at.hero(hero).health == 3
    assert not at.state.teams[1 - leaver].resting


@pytest.mark.parametrize(("roll", "mover", "stage"), [(3, 2, "move"), (4, 0, "find")])
def test_it_rolls_for_the_find_that_it_would_have_left_for_the_battle(
    roll: int, mover: int, stage: str
) -> None:
    """E15, E55: who came onto a find and doesn't attack must roll."""
    at = about_to_fight([42, 11, 17], finds={42: "cache"})
    at.leave(1, dice=(roll,))
    assert at.kinds().count("searched") == 1
    assert (at.state.mover.seat, at.state.mover.stage) == (mover, stage)


def test_it_may_attack_another_team_on_the_cell() -> None:
    """E16, E55: as when it came."""
    at = about_to_fight([42, 42, 17])
    at.leave(1)
    assert at.state.mover.stage == "arrive"
    assert at.offers(0, "attack") == ["2"]
    at.click(0, "attack", "2")
    at.click(0, "field", "forest")
    assert [side.seat for side in at.battle.sides] == [0, 2]


def test_who_stayed_need_not_roll() -> None:
    """E15, E55: the question is as it was before the attack."""
    at = forest([42, 42, 11, 17], finds={42: "cache"})
    at.click(0, "stay")
    at.click(0, "attack", "1")
    at.leave(1)
    assert {action.verb for action in exam.legal(at.state, 0)} == {"search", "end"}
    at.lapse(0)
    assert at.state.mover.seat == 2


def two_battles() -> Exam:
    """Seats 0 and 5 fight; seat 1 has attacked seat 2 and is asked for the field."""
    at = forest([41, 42, 42, 11, 17, 41])
    at.click(0, "stay")
    at.click(0, "attack", "5")
    at.click(0, "field", "cave")
    at.click(1, "stay")
    at.click(1, "attack", "2")
    return at


@pytest.mark.parametrize(
    ("leaver", "fights", "mover"), [(1, [[0, 5]], 2), (2, [[0, 5]], 3), (3, [[0, 5], [1, 2]], 1)]
)
def test_the_other_battles_go_on(leaver: int, fights: list[list[int]], mover: int) -> None:
    """E24, E55: a leaver ends its own battle only."""
    at = two_battles()
    at.leave(leaver)
    assert [[side.seat for side in battle.sides] for battle in at.state.battles] == fights
    assert exam.actors(at.state) == {0, mover}


def test_an_attack_taken_back_is_the_own_one() -> None:
    """E20: until the field is picked; whichever battle began last."""
    at = two_battles()
    at.state.battles.reverse()
    at.click(1, "back")
    assert [side.seat for side in at.battle.sides] == [0, 5]
    assert at.offers(1, "attack") == ["2"]


def just_won() -> Exam:
    """Seat 0 has beaten seat 1 and is asked whom to raise; seat 3 is on the move."""
    health = {"naruto": 2, "kiba": 1}
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"}, health=health, seats=4)
    at.state.pace = "swift"
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    assert at.offers(0, "raise")
    return at


def test_a_loser_who_leaves_does_not_take_the_winners_level_along() -> None:
    """E46, E55: the scroll and the level are won, and the winner rests."""
    at = just_won()
    clock = exam.clocks(at.state)[0]
    at.leave(1)
    assert exam.clocks(at.state)[0] == clock
    assert at.offers(0, "raise") == ["naruto", "sasuke", "sakura"]
    assert [scroll.kind for scroll in at.state.scrolls if scroll.holder == 0] == ["air", "earth"]
    at.click(0, "raise", "naruto")
    assert at.hero("naruto").level == 2
    assert at.state.battles == []
    assert at.state.teams[0].resting


def test_the_loser_of_a_winner_who_leaves_retreats_all_the_same() -> None:
    """E47, E55: the battle was lost; only the level is nobody's any more."""
    at = just_won()
    at.leave(0)
    assert exam.actors(at.state) == {1, 3}
    at.click(1, "retreat", "41")
    assert at.state.teams[1].cell == 41
    assert at.state.teams[1].resting


def test_a_loser_who_leaves_instead_of_retreating_ends_the_battle() -> None:
    """E55: nothing is left to choose."""
    at = just_won()
    at.click(0, "raise", "naruto")
    at.leave(1)
    assert at.state.battles == []
    assert at.state.teams[0].resting
    assert exam.actors(at.state) == {3}


@pytest.mark.parametrize(("leaver", "stayer"), [(0, 1), (1, 0)])
def test_after_a_double_defeat_the_other_retreats_alone(leaver: int, stayer: int) -> None:
    """E47, E55: whoever of the two stays."""
    at = fight(
        {"rock-lee": 51, "kiba": 61},
        {"rock-lee": "technique"},
        levels={"rock-lee": 2},
        health={"rock-lee": 1, "kiba": 1},
        seats=4,
    )
    at.act("rock-lee", "use", "primary-lotus", dice=(6,))
    at.leave(leaver)
    assert exam.actors(at.state) == {stayer, 3}
    at.click(stayer, "retreat", "41")
    assert at.state.battles == []
