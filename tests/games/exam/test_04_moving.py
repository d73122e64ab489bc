"""Running, jumping, hanging and falling: E28 to E30."""

from __future__ import annotations

import pytest

from games import engine
from games.exam.fields import FIELDS
from tests.games.exam.tables import fight, token
from tests.games.rules import exam


def test_a_run_goes_five_forward_or_three_backward_on_level_ground() -> None:
    """E28: 1 to 5 forward, 1 to 3 backward."""
    at = fight({"naruto": 51, "kiba": 121}, {"naruto": "run"})
    at.click(0, "open", "naruto")
    assert at.offers(0, "run") == ["61", "71", "81", "91", "101", "41", "31", "21"]
    assert at.refuses(0, "run", "111") == "out-of-reach"


def test_a_run_stops_before_a_cell_without_ground_and_at_the_edge() -> None:
    """E28: on level ground only."""
    at = fight({"naruto": 44 - 30, "kiba": 121}, {"naruto": "run"})
    at.click(0, "open", "naruto")
    assert at.offers(0, "run") == ["24", "34"]


def test_a_run_goes_through_own_heroes_but_not_through_enemies() -> None:
    """E28: not ending on own heroes, not through enemies."""
    at = fight({"naruto": 51, "sakura": 61, "kiba": 81}, {"naruto": "run"})
    at.click(0, "open", "naruto")
    assert at.offers(0, "run") == ["71", "41", "31", "21"]
    assert at.refuses(0, "run", "61") == "cell-taken"


def test_stopped_by_a_seal_on_an_own_hero_the_runner_stands_before_it() -> None:
    """E28: on the last free cell before it."""
    at = fight({"naruto": 51, "sakura": 71, "kiba": 121}, {"naruto": "run"}, seals={72: 1})
    at.act("naruto", "run", "81")
    assert at.fighter("naruto").cell == 61
    assert at.hero("naruto").health == 3


def test_a_jump_goes_up_two_or_down_any_number_with_one_sideways() -> None:
    """E29: up 1 or 2, down any number; plus one cell aside; sideways alone is no jump."""
    at = fight({"naruto": 65, "kiba": 121}, {"naruto": "jump"})
    at.click(0, "open", "naruto")
    ups = {"66", "56", "76"}
    downs = {str(column + row) for column in (50, 60, 70) for row in (1, 2, 3, 4)}
    assert set(at.offers(0, "jump")) == ups | downs


def test_ground_and_heroes_do_not_block_a_jump_but_its_end_must_be_free() -> None:
    """E29: heroes don't block the way."""
    at = fight({"naruto": 61, "kiba": 62, "shino": 73}, {"naruto": "jump"})
    at.click(0, "open", "naruto")
    assert set(at.offers(0, "jump")) == {"52", "72", "63", "53"}


def test_a_jump_up_goes_along_its_own_column_first() -> None:
    """E29: a seal beside the own column is met on the way up."""
    at = fight({"naruto": 61, "kiba": 121}, {"naruto": "jump"}, seals={52: 1})
    at.act("naruto", "jump", "73")
    assert at.fighter("naruto").cell == 62
    at = fight({"naruto": 61, "kiba": 121}, {"naruto": "jump"}, seals={82: 1})
    at.act("naruto", "jump", "72")
    assert at.fighter("naruto").cell == 72


def test_a_jump_down_goes_sideways_first() -> None:
    """E29: a seal above the end is met on the way down."""
    at = fight({"naruto": 65, "kiba": 121}, {"naruto": "jump"}, seals={84: 1})
    at.act("naruto", "jump", "71")
    assert at.fighter("naruto").cell == 72


def test_without_ground_the_hero_hangs_until_after_its_next_action() -> None:
    """E30: it falls after its next action."""
    at = fight({"naruto": 51, "kiba": 121}, {"naruto": "jump", "kiba": "run"})
    at.act("naruto", "jump", "52")
    assert at.fighter("naruto").hang
    at.act("kiba", "decline")
    assert at.fighter("naruto").cell == 52
    at.click(0, "lay-concentration", "naruto")
    at.click(1, "lay-run", "kiba")
    at.act("naruto", "focus", dice=(1,))
    assert at.fighter("naruto").cell == 51
    assert not at.fighter("naruto").hang


def test_in_the_air_there_is_no_run_but_a_jump_that_may_end_the_hang() -> None:
    """E30: landing on ground ends the hang."""
    at = fight({"naruto": 52, "kiba": 121}, {"naruto": "run"})
    at.click(0, "open", "naruto")
    assert at.offers(0, "run") == []
    assert at.refuses(0, "run", "62") == "in-the-air"
    at = fight({"naruto": 52, "kiba": 121}, {"naruto": "jump"})
    at.act("naruto", "jump", "53")
    assert not at.fighter("naruto").hang


def test_a_hanging_hero_that_jumps_into_the_air_falls_after_it() -> None:
    """E30: after its next action it falls."""
    at = fight({"naruto": 52, "kiba": 121}, {"naruto": "jump"})
    at.act("naruto", "jump", "64")
    assert at.fighter("naruto").cell == 62


def test_above_a_hero_the_owner_chooses_a_free_neighbour() -> None:
    """E30: left or right, owner's choice."""
    at = fight({"naruto": 52, "kiba": 51}, {"naruto": "concentration"})
    at.act("naruto", "focus", dice=(1,))
    assert exam.ask(at.state, 0) == "fall:naruto"
    assert at.offers(0, "fall") == ["41", "61"]
    at.click(0, "fall", "61")
    assert at.fighter("naruto").cell == 61


def test_with_one_free_neighbour_there_is_no_question() -> None:
    """E30: only where there is a choice is anybody asked."""
    at = fight({"naruto": 12 + 1, "kiba": 12}, {"naruto": "concentration"})
    at.act("naruto", "focus", dice=(1,))
    assert at.fighter("naruto").cell == 22


def test_with_no_room_beside_it_falls_further_down() -> None:
    """E30: else further down."""
    cells = {"naruto": 64, "kiba": 62, "shino": 72, "hinata": 111}
    at = fight(cells, {"naruto": "concentration"})
    at.act("naruto", "focus", dice=(1,))
    assert at.fighter("naruto").cell == 61


def test_with_no_room_anywhere_below_it_is_the_nearest_free_ground() -> None:
    """E30: nearest free cell with ground, owner's choice on ties."""
    cells = {"naruto": 13, "sasuke": 12, "kiba": 22, "shino": 11, "hinata": 21}
    at = fight(cells, {"naruto": "concentration"})
    at.act("naruto", "focus", dice=(1,))
    assert at.fighter("naruto").cell == 31
    cells = {"naruto": 53, "kiba": 51, "shino": 41, "hinata": 61}
    at = fight(cells, {"naruto": "concentration"}, field="cave")
    at.act("naruto", "focus", dice=(1,))
    assert at.offers(0, "fall") == ["31", "42", "62", "71"]


def test_a_hero_that_cannot_act_falls_at_the_end_of_the_battle_turn() -> None:
    """E30: held in the air, it falls when the turn ends."""
    tokens = [token("shadow-possession", "shikamaru", "naruto", turns=2)]
    cells = {"shikamaru": 11, "naruto": 52}
    at = fight(cells, {"shikamaru": "concentration"}, chakra={"shikamaru": 6}, tokens=tokens)
    at.click(0, "open", "shikamaru")
    at.click(0, "focus", dice=(1, 6))
    assert at.fighter("naruto").cell == 51
    assert at.battle.turn == 2


def test_a_fall_does_no_damage() -> None:
    """E30: no falling damage."""
    at = fight({"naruto": 56, "kiba": 121}, {"naruto": "concentration"})
    at.act("naruto", "focus", dice=(1,))
    assert at.fighter("naruto").cell == 53
    assert at.hero("naruto").health == 6


@pytest.mark.parametrize("field", FIELDS)
def test_nobody_leaves_the_field_by_a_jump(field: str) -> None:
    """E29: the end cell is inside the field, at every edge."""
    cells = FIELDS[field].cells
    top = FIELDS[field].height
    for start in (11, 121, 10 + top, 120 + top):
        at = fight({"naruto": start, "kiba": 61}, {"naruto": "jump"}, field=field)
        at.click(0, "open", "naruto")
        assert {int(noun) for noun in at.offers(0, "jump")} < cells


def test_a_hanging_hero_is_resumed_where_it_hangs() -> None:
    """E30: a state in the middle of a fall survives encoding."""
    at = fight({"naruto": 52, "kiba": 51}, {"naruto": "concentration"})
    at.act("naruto", "focus", dice=(1,))
    again = engine.decoded(exam, engine.encoded(at.state))
    assert exam.legal(again, 0) == exam.legal(at.state, 0)
