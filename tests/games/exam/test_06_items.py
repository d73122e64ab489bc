"""Seals, smoke, kunai and rations: E40 to E43."""

from __future__ import annotations

import pytest

from tests.games.exam.tables import fight, token
from tests.games.rules import exam


def test_a_seal_is_put_on_a_neighbouring_cell_without_a_hero() -> None:
    """E40: air is allowed, a hero's cell isn't, nor beyond the edge."""
    at = fight({"naruto": 11, "kiba": 21}, {"naruto": "equipment"})
    at.click(0, "open", "naruto")
    assert at.offers(0, "seal") == ["12"]
    at = fight({"naruto": 46, "kiba": 21}, {"naruto": "equipment"})
    at.click(0, "open", "naruto")
    assert at.offers(0, "seal") == ["36", "56", "45"]
    at.click(0, "seal", "45")
    assert exam.public(at.state)["battles"]["0"]["seals"] == {"45": 0}
    assert at.state.teams[0].items["seal"] == 0


@pytest.mark.parametrize(("roll", "health"), [(1, 6), (2, 3)])
def test_a_runner_stops_beside_a_seal_and_may_dodge_at_minus_one(roll: int, health: int) -> None:
    """E40: 3 damage, Dodge -1; a dodge saves the damage, not the stop."""
    at = fight({"kiba": 51, "naruto": 121}, {"kiba": "run"}, seals={82: 1})
    at.act("kiba", "run", "101", dice=(roll,))
    assert at.fighter("kiba").cell == 81
    assert at.hero("kiba").health == health
    assert at.battle.seals == []


def test_position_does_not_count_for_a_seal() -> None:
    """E40: from behind and above like from anywhere."""
    at = fight({"kiba": 51, "naruto": 121}, {"kiba": "run"}, seals={62: 1}, faces={"kiba": 1})
    at.act("kiba", "run", "71", dice=(1,))
    assert at.hero("kiba").health == 6


def test_own_heroes_do_not_set_off_their_seal() -> None:
    """E40: a team's own heroes don't."""
    at = fight({"kiba": 51, "naruto": 121}, {"kiba": "run"}, seals={82: 0})
    at.act("kiba", "run", "101")
    assert len(at.battle.seals) == 1


def test_standing_beside_a_seal_or_leaving_does_not_set_it_off() -> None:
    """E40: only coming onto a cell does."""
    at = fight({"kiba": 51, "naruto": 121}, {"kiba": "run"}, seals={52: 1})
    at.act("kiba", "run", "61")
    assert len(at.battle.seals) == 1


def test_one_seal_at_a_time() -> None:
    """E40: of two beside one cell the older goes off."""
    at = fight({"naruto": 51, "kiba": 121}, {"naruto": "run"}, seals={82: 1, 91: 1})
    at.act("naruto", "run", "101")
    assert at.fighter("naruto").cell == 81
    assert [seal.cell for seal in at.battle.seals] == [91]
    assert at.hero("naruto").health == 3


def test_a_seal_set_off_in_a_jump_drops_the_hero_to_the_ground() -> None:
    """E40: set off in the air, straight to the ground."""
    at = fight({"naruto": 51, "kiba": 121}, {"naruto": "jump"}, seals={42: 1})
    at.act("naruto", "jump", "53")
    assert at.fighter("naruto").cell == 51
    assert not at.fighter("naruto").hang


def test_a_seal_set_off_in_a_fall_hurts_and_the_fall_goes_on() -> None:
    """E40: falling past it sets it off."""
    at = fight({"naruto": 64, "kiba": 121}, {"naruto": "concentration"}, seals={53: 1})
    at.act("naruto", "focus", dice=(1,))
    assert at.fighter("naruto").cell == 62
    assert at.hero("naruto").health == 3


def test_a_seal_in_a_fall_may_defeat_the_hero() -> None:
    """E40: defeated in the air, it leaves the field."""
    at = fight({"naruto": 64, "sakura": 11, "kiba": 121}, {"naruto": "concentration"}, seals={53: 1})
    at.hero("naruto").health = 3
    at.act("naruto", "focus", dice=(1,))
    assert at.fighter("naruto").down
    assert exam.actors(at.state) == {1}


def test_set_off_above_a_hero_the_owner_chooses_where_to_land() -> None:
    """E40: the drop follows E30, also over an enemy's head."""
    at = fight({"naruto": 41, "kiba": 51}, {"naruto": "jump"}, seals={53: 1})
    at.act("naruto", "jump", "52")
    assert at.offers(0, "fall") == ["41", "61"]
    at.click(0, "fall", "61")
    assert at.fighter("naruto").cell == 61


def test_a_push_sets_off_a_seal() -> None:
    """E40: pushed beside it, stopped, and dropped."""
    cells = {"temari": 51, "kiba": 61}
    at = fight(cells, {"temari": "technique"}, seals={72: 0}, chakra={"temari": 6})
    at.act("temari", "use", "wind-scythe", dice=(6, 6))
    assert at.fighter("kiba").cell == 71
    assert at.hero("kiba").health == 1


def test_a_return_from_smoke_sets_off_a_seal() -> None:
    """E40: coming back beside it."""
    at = fight({"naruto": 51, "kiba": 121}, {"naruto": "run"}, seals={62: 1})
    at.fighter("naruto").away = True
    at.click(0, "open", "naruto")
    at.click(0, "return", "61")
    assert at.hero("naruto").health == 3
    assert at.fighter("naruto").cell == 61


def test_smoke_takes_the_hero_off_the_field() -> None:
    """E41: while away it can't be attacked."""
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "equipment", "kiba": "melee"})
    at.act("naruto", "smoke")
    view = exam.public(at.state)["battles"]["0"]["heroes"]["naruto"]
    assert (view["away"], view["cell"]) == (1, 51)
    at.click(1, "open", "kiba")
    assert at.offers(1, "hit") == []
    at.click(1, "decline", at.battle.deed.hero)


def test_it_returns_when_its_next_card_is_opened_to_a_free_neighbour_facing_either_way() -> None:
    """E41: any free neighbouring cell; without ground it hangs through this action."""
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"})
    at.fighter("naruto").away = True
    at.click(0, "open", "naruto")
    assert at.offers(0, "return") == ["41", "52"]
    at.click(0, "return", "52")
    assert at.fighter("naruto").hang
    at.click(0, "decline", at.battle.deed.hero)
    assert at.fighter("naruto").cell == 52


def test_with_no_free_neighbour_it_returns_to_the_same_cell() -> None:
    """E41: else the same one; at the corner of the field."""
    at = fight({"naruto": 11, "kiba": 21, "shino": 12}, {"naruto": "run"})
    at.fighter("naruto").away = True
    at.click(0, "open", "naruto")
    assert at.offers(0, "return") == ["11"]


def test_smoke_does_not_block_and_tokens_stay_on_the_hero() -> None:
    """E41: the cell may be entered, the tokens stay."""
    bugs = [token("insect-sphere", "shino", "naruto")]
    at = fight({"kiba": 41, "shino": 11, "naruto": 51}, {"kiba": "run"}, tokens=bugs)
    at.fighter("naruto").away = True
    at.act("kiba", "run", "51")
    assert at.fighter("kiba").cell == 51
    assert len(at.battle.tokens) == 1


def test_a_side_with_a_hero_in_smoke_is_not_beaten() -> None:
    """E41: the last hero in smoke goes on."""
    at = fight({"naruto": 51, "sakura": 61, "kiba": 71}, {"kiba": "melee", "sakura": "run"})
    at.hero("sakura").health = 1
    at.fighter("naruto").away = True
    at.act("sakura", "decline")
    at.act("kiba", "hit", "sakura", dice=(6,))
    assert at.fighter("sakura").down
    assert at.battle.phase == "fight"
    assert exam.ask(at.state, 0) == "return:naruto"


@pytest.mark.parametrize(("roll", "health"), [(3, 6), (4, 4)])
def test_a_kunai_hits_any_enemy_at_dodge_plus_one_for_equipment(roll: int, health: int) -> None:
    """E42: Kiba's Dodge 2 becomes 3; Sakura's Equipment is 2."""
    at = fight({"sakura": 11, "kiba": 121}, {"sakura": "equipment"})
    at.act("sakura", "kunai", "kiba", dice=(roll,))
    assert at.hero("kiba").health == health


def test_without_kunai_there_is_no_throw() -> None:
    """E42: the team's stock is all there is."""
    at = fight({"sakura": 11, "kiba": 121}, {"sakura": "equipment"}, items={"kunai": 0})
    at.click(0, "open", "sakura")
    assert at.refuses(0, "kunai", "kiba") == "no-item"


@pytest.mark.parametrize(("roll", "health"), [(1, 4), (6, 5)])
def test_a_ration_heals_a_die_roll_and_equipment(roll: int, health: int) -> None:
    """E43: die + Equipment, never above the maximum."""
    at = fight({"sakura": 11, "kiba": 121}, {"sakura": "equipment"}, health={"sakura": 1})
    at.act("sakura", "ration", dice=(roll,))
    assert at.hero("sakura").health == health
    assert at.kinds()[:2] == ["ration-eaten", "healed"]
