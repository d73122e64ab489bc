"""The personal techniques of Team Naruto, Team Shino and Team Neji (E34, E35)."""

from __future__ import annotations

import pytest

from tests.games.exam.tables import fight, next_turn, ready, token

# Team Naruto


def test_mass_shadow_clones_absorb_attacks_and_lend_their_reach() -> None:
    """E34: three clones; each takes one attack, and Naruto strikes from their cells."""
    at = ready("naruto", 51, "kiba", 91, level=2)
    at.act("naruto", "use", "mass-shadow-clones")
    for cell in ("61", "71", "31"):
        at.click(0, "cell", cell)
    assert len(at.battle.tokens) == 3
    assert at.kinds().count("token-placed") == 3
    assert at.hero("naruto").chakra == 3
    tokens = [token("mass-shadow-clones", "naruto", cell=81), token("mass-shadow-clones", "naruto", cell=31)]
    at = fight({"naruto": 51, "kiba": 91}, {"naruto": "melee", "kiba": "equipment"}, tokens=tokens)
    at.click(0, "open", "naruto")
    at.click(0, "hit", "kiba", dice=(6,))
    assert at.hero("kiba").health == 5
    at.act("kiba", "kunai", "naruto")
    assert at.hero("naruto").health == 6
    assert len(at.battle.tokens) == 1


def test_uzumaki_barrage_throws_the_target_up() -> None:
    """E34: Attack + 2, one cell up, hanging."""
    at = ready("naruto", 51, "kiba", 61)
    at.act("naruto", "use", "uzumaki-barrage", dice=(6,))
    assert at.hero("kiba").health == 1
    assert (at.fighter("kiba").cell, at.fighter("kiba").hang) == (62, False)
    at = ready("naruto", 41, "kiba", 51)
    at.act("naruto", "use", "uzumaki-barrage", dice=(6,))
    assert (at.fighter("kiba").cell, at.fighter("kiba").hang) == (52, True)


def test_at_the_upper_edge_nobody_is_thrown_higher() -> None:
    """E6: nobody leaves the field."""
    at = fight({"naruto": 36, "kiba": 46}, {"naruto": "technique"}, levels={"naruto": 3})
    at.act("naruto", "use", "uzumaki-barrage", dice=(6,))
    assert at.fighter("kiba").cell == 46


def test_sharingan_adds_two_to_dodge() -> None:
    """E35: Dodge +2."""
    at = ready("sasuke", 51, "kiba", 61, level=2)
    at.act("sasuke", "use", "sharingan")
    at.click(1, "open", "kiba")
    at = fight({"kiba": 61, "sasuke": 71}, {"kiba": "melee"}, tokens=[token("sharingan", "sasuke")])
    at.act("kiba", "hit", "sasuke", dice=(3,))
    assert at.hero("sasuke").health == 5


@pytest.mark.parametrize(("cell", "hit"), [(61, True), (72, True), (62, False), (81, True), (91, False)])
def test_the_phoenix_hits_its_pattern(cell: int, hit: bool) -> None:
    """E6: the area pattern, counted in the direction faced."""
    at = fight({"sasuke": 51, "kiba": cell, "shino": 71}, {"sasuke": "technique"}, levels={"sasuke": 3})
    at.click(0, "open", "sasuke")
    assert at.hint(0, "use", "phoenix")["cells"].keys() == {"61", "71", "81", "72", "82"}
    at.click(0, "use", "phoenix", dice=(6, 6) if hit else (6,))
    assert at.hero("kiba").health == (3 if hit else 6)


def test_areas_are_mirrored_and_end_at_the_edge() -> None:
    """E6: facing left the pattern lies to the left; "ahead" ends at the field's edge."""
    cells, faces = {"sasuke": 21, "kiba": 11}, {"sasuke": -1}
    at = fight(cells, {"sasuke": "technique"}, levels={"sasuke": 3}, faces=faces)
    at.click(0, "open", "sasuke")
    assert at.hint(0, "use", "phoenix")["cells"].keys() == {"11"}


def test_area_techniques_hit_enemies_only() -> None:
    """E6: own heroes in the area are spared."""
    cells = {"sasuke": 51, "naruto": 61, "kiba": 71}
    at = fight(cells, {"sasuke": "technique"}, levels={"sasuke": 3})
    at.act("sasuke", "use", "phoenix", dice=(6,))
    assert at.hero("naruto").health == 6


def test_inner_sakura_strikes_harder_and_keeps_her_mind() -> None:
    """E35: Attack +1, immune to mind techniques."""
    tokens = [token("inner-sakura", "sakura")]
    at = fight({"kin": 51, "sakura": 61}, {"kin": "technique"}, tokens=tokens)
    at.click(0, "open", "kin")
    assert "bell-illusion" not in at.offers(0, "use")
    at = fight({"sakura": 51, "kiba": 61}, {"sakura": "melee"}, tokens=tokens)
    at.click(0, "open", "sakura")
    at.click(0, "hit", "kiba", dice=(6,))
    assert at.hero("kiba").health == 4


def test_first_aid_heals_a_neighbour_or_herself() -> None:
    """E34: a die roll of Health."""
    at = fight(
        {"sakura": 51, "naruto": 52, "sasuke": 71, "kiba": 111},
        {"sakura": "technique"},
        levels={"sakura": 2},
        health={"naruto": 1},
    )
    at.act("sakura", "use", "first-aid")
    assert at.offers(0, "target") == ["naruto", "sakura"]
    at.click(0, "target", "naruto", dice=(4,))
    assert at.hero("naruto").health == 5


# Team Shino


def test_insect_sphere_drains_chakra_at_each_action() -> None:
    """E35: the bearer loses 1, Shino gains it."""
    at = fight({"shino": 51, "sasuke": 71}, {"shino": "technique", "sasuke": "run"})
    at.act("shino", "use", "insect-sphere", dice=(6,))
    assert at.hero("sasuke").chakra == 4
    assert at.hero("shino").chakra == 4


def test_the_insect_clone_takes_the_next_attack_and_the_place() -> None:
    """E35: the attack fails, and Shino changes places with it."""
    at = fight({"shino": 51, "sasuke": 61}, {"shino": "technique", "sasuke": "melee"}, levels={"shino": 2})
    at.act("shino", "use", "insect-clone")
    at.click(0, "cell", "21")
    at.act("sasuke", "hit", "shino")
    assert at.fighter("shino").cell == 21
    assert at.battle.tokens == []


def test_four_legs_dodge_better_and_run_seven() -> None:
    """E35: Dodge +1, run up to 7."""
    at = fight({"kiba": 11, "sasuke": 121}, {"kiba": "run"}, tokens=[token("four-legs", "kiba")])
    at.click(0, "open", "kiba")
    assert at.offers(0, "run")[-1] == "81"


def test_fang_over_fang_hits_two_rows_and_ends_behind_the_last_one_hit() -> None:
    """E6: the area pattern; Kiba ends on the free ground nearest behind."""
    at = fight({"kiba": 51, "sasuke": 71, "naruto": 62}, {"kiba": "technique"}, levels={"kiba": 2})
    at.act("kiba", "use", "fang-over-fang", dice=(6, 6))
    assert (at.hero("sasuke").health, at.hero("naruto").health) == (2, 3)
    assert at.fighter("kiba").cell == 81
    at = fight({"kiba": 101, "sasuke": 121}, {"kiba": "technique"}, levels={"kiba": 2})
    at.act("kiba", "use", "fang-over-fang", dice=(6,))
    assert at.fighter("kiba").cell == 101


def test_byakugan_sees_all_round() -> None:
    """E35: no reductions on her, and her attacks are harder to dodge."""
    tokens = [token("byakugan", "hinata")]
    at = fight({"neji": 51, "hinata": 61}, {"neji": "melee"}, faces={"hinata": 1}, tokens=tokens)
    at.act("neji", "hit", "hinata", dice=(1,))
    assert at.hero("hinata").health == 5
    at = fight({"hinata": 51, "neji": 61}, {"hinata": "melee"}, tokens=tokens)
    at.click(0, "open", "hinata")
    at.click(0, "hit", "neji")
    assert at.hero("neji").health == 5


def test_gentle_fist_takes_chakra() -> None:
    """E34: Attack damage, and 3 Chakra."""
    at = fight({"hinata": 51, "sasuke": 61}, {"hinata": "technique"}, levels={"hinata": 2})
    at.act("hinata", "use", "gentle-fist", dice=(6,))
    assert (at.hero("sasuke").health, at.hero("sasuke").chakra) == (3, 2)


# Team Neji


def test_rotation_wards_off_everything_until_his_next_action() -> None:
    """E35: every attack fails, neighbours who attack take 1."""
    at = fight({"neji": 51, "kiba": 61}, {"neji": "technique", "kiba": "melee"}, levels={"neji": 2})
    at.act("neji", "use", "rotation")
    at.act("kiba", "hit", "neji")
    assert (at.hero("neji").health, at.hero("kiba").health) == (7, 5)
    assert len(at.battle.tokens) == 1
    next_turn(at, {"neji": "run"}, {"kiba": "melee"})
    assert at.battle.tokens == []


def test_sixty_four_palms_hurt_and_mute() -> None:
    """E35: 3 damage; no techniques until the end of the next battle turn."""
    at = ready("neji", 51, "kiba", 61)
    at.act("neji", "use", "sixty-four-palms", dice=(6,))
    assert at.hero("kiba").health == 3
    assert [(one.on, one.turns) for one in at.battle.tokens] == [("kiba", 2)]


def test_primary_lotus_costs_lee_a_health() -> None:
    """E34: Attack + 1; Lee loses 1 Health."""
    at = ready("rock-lee", 51, "kiba", 61, level=2)
    at.act("rock-lee", "use", "primary-lotus", dice=(6,))
    assert (at.hero("kiba").health, at.hero("rock-lee").health) == (2, 7)


def test_the_hidden_lotus_strikes_at_once_and_takes_its_toll() -> None:
    """E35: Attack +3, Dodge +1, run 8 for this blow and the next battle turn; then Lee loses 3 Health."""
    cells, cards = {"rock-lee": 51, "choji": 61}, {"rock-lee": "technique", "choji": "run"}
    at = fight(cells, cards, levels={"rock-lee": 3, "choji": 3})
    at.act("rock-lee", "use", "hidden-lotus", dice=(6,))
    assert at.hero("choji").health == 4
    at.act("choji", "decline")
    next_turn(at, {"rock-lee": "melee"}, {"choji": "run"})
    at.act("rock-lee", "hit", "choji", dice=(2, 1))
    assert "battle-won" in at.kinds()
    at = fight(
        cells, {"choji": "run"}, levels={"rock-lee": 3}, tokens=[token("hidden-lotus", "rock-lee", turns=1)]
    )
    at.act("rock-lee", "decline")
    assert at.hero("rock-lee").health == 10
    at.act("choji", "decline")
    assert at.hero("rock-lee").health == 7


def test_unsealing_throws_two_kunai_without_tokens() -> None:
    """E34: at one or two enemies, Dodge +1."""
    at = fight({"tenten": 11, "kiba": 121, "shino": 111}, {"tenten": "technique"})
    at.act("tenten", "use", "unsealing")
    at.click(0, "target", "kiba")
    at.click(0, "target", "shino", dice=(4, 2))
    assert (at.hero("kiba").health, at.hero("shino").health) == (4, 6)
    assert at.state.teams[0].items["kunai"] == 7


def test_rising_twin_dragons_rain_from_above() -> None:
    """E34: two cells up, Equipment damage to every enemy below, hanging."""
    at = fight({"tenten": 51, "kiba": 121, "shino": 94}, {"tenten": "technique"}, levels={"tenten": 3})
    at.act("tenten", "use", "twin-dragons", dice=(6,))
    assert (at.hero("kiba").health, at.hero("shino").health) == (2, 6)
    assert at.fighter("tenten").cell == 53
    at = fight({"tenten": 46, "kiba": 121}, {"tenten": "technique"}, levels={"tenten": 3})
    at.click(0, "open", "tenten")
    assert at.refuses(0, "use", "twin-dragons") == "condition-unmet"
