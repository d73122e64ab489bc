"""The personal techniques of Team Shikamaru, Team Gaara and Team Dosu (E34, E35)."""

from __future__ import annotations

import pytest

from tests.games.exam.tables import fight, next_turn, ready, token
from tests.games.rules import exam

# Team Shikamaru


def test_shadow_possession_roots_its_user() -> None:
    """E35: an enemy in his row within 5; Shikamaru can't move meanwhile."""
    at = fight({"shikamaru": 51, "kiba": 111}, {"shikamaru": "technique"})
    at.click(0, "open", "shikamaru")
    assert at.offers(0, "use") == ["shunshin", "henge"]
    tokens = [token("shadow-possession", "shikamaru", "kiba", turns=2)]
    for card in ("run", "technique"):
        at = fight({"shikamaru": 51, "kiba": 71}, {"shikamaru": card}, tokens=tokens)
        at.click(0, "open", "shikamaru")
        assert at.offers(0, "run") == []
        assert "shunshin" not in at.offers(0, "use")


def test_shadow_strangle_needs_a_possessed_enemy_and_is_sure() -> None:
    """E34: 4 damage without a dodge."""
    tokens = [token("shadow-possession", "shikamaru", "kiba", turns=2)]
    at = ready("shikamaru", 51, "kiba", 71, tokens=tokens)
    at.click(0, "open", "shikamaru")
    assert at.hint(0, "use", "shadow-strangle")["targets"]["kiba"]["dodge"] == 0
    at.click(0, "use", "shadow-strangle", dice=(6,))
    assert at.hero("kiba").health == 2


def test_expansion_hits_harder_and_suffers_less() -> None:
    """E35: Attack +1, damage to him -1."""
    at = fight({"kiba": 51, "choji": 61}, {"kiba": "melee"}, tokens=[token("expansion", "choji")])
    at.act("kiba", "hit", "choji", dice=(6,))
    assert at.hero("choji").health == 6


def test_the_human_boulder_rolls_into_the_first_enemy() -> None:
    """E34: up to 6 cells, 4 damage, pushed 1."""
    at = fight({"choji": 21, "kiba": 61, "shino": 81}, {"choji": "technique"}, levels={"choji": 2})
    at.act("choji", "use", "human-boulder", dice=(6,))
    assert at.fighter("choji").cell == 51
    assert (at.hero("kiba").health, at.fighter("kiba").cell) == (2, 71)


def test_a_seal_stops_the_human_boulder() -> None:
    """E40: stopped on the way, it hits nobody."""
    cells = {"choji": 21, "kiba": 71}
    at = fight(cells, {"choji": "technique"}, levels={"choji": 2}, seals={42: 1})
    at.act("choji", "use", "human-boulder")
    assert at.fighter("choji").cell == 41
    assert at.hero("kiba").health == 6


def test_mind_transfer_hands_the_victims_next_card_to_inos_player() -> None:
    """E35: dodge at -1; Ino's own next card is lost."""
    cells = {"ino": 51, "kiba": 101, "shino": 111}
    at = fight(cells, {"ino": "technique", "kiba": "melee", "shino": "run"}, faces={"kiba": 1})
    at.act("ino", "use", "mind-transfer")
    assert at.offers(0, "target") == ["shino", "kiba"]
    at.click(0, "target", "kiba")
    at.click(1, "open", "kiba")
    assert exam.actors(at.state) == {0}
    assert at.offers(0, "hit") == ["shino"]
    at.click(0, "hit", "shino", dice=(6,))
    assert at.hero("shino").health == 4
    assert at.battle.tokens == []
    at.act("shino", "decline")
    next_turn(at, {"ino": "run"}, {"kiba": "run", "shino": "melee"})
    assert [event.data["why"] for event in at.events if event.kind == "stuck"] == ["stuck-lost"]
    assert exam.actors(at.state) == {1}


def test_mind_destruction_turns_an_enemy_on_the_nearest_of_its_own() -> None:
    """E34: ties are for Ino's player to choose; with the usual dodge."""
    cells = {"ino": 51, "kiba": 71, "shino": 61, "hinata": 81}
    at = fight(cells, {"ino": "technique"}, levels={"ino": 3})
    at.act("ino", "use", "mind-destruction")
    at.click(0, "target", "kiba")
    assert at.offers(0, "target") == ["shino", "hinata"]
    at.click(0, "target", "hinata", dice=(6, 6))
    assert at.hero("hinata").health == 3


# Team Gaara


def test_the_shield_of_sand_takes_one_off() -> None:
    """E35: damage to him -1."""
    at = fight({"kiba": 51, "gaara": 61}, {"kiba": "melee"}, tokens=[token("shield-of-sand", "gaara")])
    at.act("kiba", "hit", "gaara", dice=(6,))
    assert at.hero("gaara").health == 5


def test_the_sand_coffin_pins_and_the_burial_crushes() -> None:
    """E35: no run or jump; 5 damage without a dodge."""
    tokens = [token("sand-coffin", "gaara", "kiba")]
    at = fight({"kiba": 51, "gaara": 71}, {"kiba": "run"}, tokens=tokens)
    at.click(0, "open", "kiba")
    assert at.refuses(0, "run", "61") == "pinned"
    at = ready("gaara", 51, "kiba", 71, tokens=tokens)
    at.click(0, "open", "gaara")
    at.click(0, "use", "sand-burial")
    assert at.hero("kiba").health == 1


def test_the_puppet_moves_instead_of_its_master_and_strikes_for_two() -> None:
    """E35: three cells on any action, melee from its cell."""
    at = fight({"kankuro": 51, "kiba": 91}, {"kankuro": "technique"})
    at.act("kankuro", "use", "crow-puppet")
    at.click(0, "cell", "71")
    assert at.battle.tokens[0].cell == 71
    tokens = [token("crow-puppet", "kankuro", cell=71)]
    at = fight({"kankuro": 51, "kiba": 91}, {"kankuro": "melee"}, tokens=tokens)
    at.click(0, "open", "kankuro")
    at.click(0, "puppet", "81")
    assert at.offers(0, "puppet") == []
    at.click(0, "claw", "kiba", dice=(6,))
    assert at.hero("kiba").health == 4
    at = fight({"kankuro": 51, "kiba": 91}, {"kankuro": "run"}, tokens=tokens)
    at.click(0, "open", "kankuro")
    at.click(0, "puppet", "81")
    assert at.offers(0, "run") == []
    assert at.refuses(0, "run", "61") == "puppet-led"


def test_who_moved_the_puppet_does_not_move_by_a_technique() -> None:
    """E6: "instead of moving itself" holds for Shunshin too; Henge doesn't move anybody."""
    tokens = [token("crow-puppet", "kankuro", cell=71)]
    at = fight({"kankuro": 51, "kiba": 91}, {"kankuro": "technique"}, tokens=tokens)
    at.click(0, "open", "kankuro")
    assert {"shunshin", "henge"} <= set(at.offers(0, "use"))
    at.click(0, "puppet", "81")
    assert "shunshin" not in at.offers(0, "use")
    assert "henge" in at.offers(0, "use")
    assert at.refuses(0, "use", "shunshin") == "puppet-led"


def test_poison_smoke_hurts_who_ends_the_turn_in_it() -> None:
    """E35: two cells beside the puppet, two battle turns, 1 Health each."""
    tokens = [token("crow-puppet", "kankuro", cell=81)]
    at = ready("kankuro", 51, "kiba", 91, level=2, tokens=tokens)
    at.click(0, "open", "kankuro")
    at.click(0, "use", "poison-smoke")
    at.click(0, "cell", "91")
    at.click(0, "cell", "71")
    at.act("kiba", "decline")
    assert at.hero("kiba").health == 5
    assert "poisoned" in at.kinds()
    assert [one.turns for one in at.battle.tokens] == [0, 1, 1]


def test_the_wind_scythe_pushes_over_the_edge_of_the_ground() -> None:
    """E6: pushed over air it falls at once."""
    at = fight({"temari": 24, "kiba": 34, "shino": 111}, {"temari": "technique"})
    at.act("temari", "use", "wind-scythe", dice=(6,))
    assert at.hero("kiba").health == 4
    assert at.fighter("kiba").cell == 53


def test_a_push_stops_before_a_hero_and_at_the_edge() -> None:
    """E6: before a hero or the edge."""
    at = fight({"temari": 91, "kiba": 111}, {"temari": "technique"})
    at.act("temari", "use", "wind-scythe", dice=(6,))
    assert at.fighter("kiba").cell == 121
    at = fight({"temari": 51, "gaara": 81, "kiba": 61}, {"temari": "technique"})
    at.act("temari", "use", "wind-scythe", dice=(6,))
    assert at.fighter("kiba").cell == 71
    at = fight({"temari": 111, "kiba": 121}, {"temari": "technique"})
    at.act("temari", "use", "wind-scythe", dice=(6,))
    assert at.fighter("kiba").cell == 121
    assert "pushed" not in at.kinds()


def test_the_owner_of_a_pushed_hero_chooses_where_it_lands() -> None:
    """E30: the owner's choice, though it isn't its turn."""
    cells = {"temari": 24, "kiba": 34, "gaara": 53, "shino": 111}
    at = fight(cells, {"temari": "technique"})
    at.act("temari", "use", "wind-scythe", dice=(6,))
    assert at.fighter("kiba").cell == 43
    cells = {"temari": 12, "kiba": 22, "gaara": 41, "shino": 111}
    at = fight(cells, {"temari": "technique"})
    at.act("temari", "use", "wind-scythe", dice=(6,))
    assert exam.actors(at.state) == {1}
    assert at.offers(1, "fall") == ["31", "51"]
    at.click(1, "fall", "51")
    assert at.fighter("kiba").cell == 51


def test_the_blade_dance_sweeps_two_rows() -> None:
    """E6: all cells ahead in her row and the row above."""
    at = fight({"temari": 11, "kiba": 121, "shino": 122}, {"temari": "technique"}, levels={"temari": 3})
    at.act("temari", "use", "blade-dance", dice=(6, 6))
    assert (at.hero("kiba").health, at.hero("shino").health) == (3, 3)


# Team Dosu


@pytest.mark.parametrize(("roll", "health", "tokens"), [(2, 5, 0), (3, 4, 1)])
def test_the_echo_drill_hurts_even_who_dodges(roll: int, health: int, tokens: int) -> None:
    """E35: 1 damage if it is dodged; if it hits, Dodge -1 until the end of the next battle turn."""
    at = fight({"dosu": 51, "kiba": 61}, {"dosu": "technique"})
    at.act("dosu", "use", "echo-drill", dice=(roll,))
    assert at.hero("kiba").health == health
    assert len(at.battle.tokens) == tokens


def test_the_sound_pulse_deafens_everyone_near() -> None:
    """E35: every enemy within 2: 2 damage and no concentration."""
    at = fight(
        {"dosu": 51, "kiba": 71, "shino": 81},
        {"dosu": "technique", "kiba": "concentration"},
        levels={"dosu": 2},
    )
    at.act("dosu", "use", "sound-pulse", dice=(6,))
    assert (at.hero("kiba").health, at.hero("shino").health) == (4, 6)
    at.click(1, "open", "kiba")
    assert at.refuses(1, "focus") == "blocked"


def test_the_sound_waves_push() -> None:
    """E6: 2 damage and 1 cell; 4 damage, 2 cells and 1 Health of Zaku's."""
    at = fight({"zaku": 51, "kiba": 91}, {"zaku": "technique"})
    at.act("zaku", "use", "slicing-sound-wave", dice=(6,))
    assert (at.hero("kiba").health, at.fighter("kiba").cell) == (4, 101)
    at = ready("zaku", 41, "kiba", 101)
    at.act("zaku", "use", "supersonic-wave", dice=(6,))
    assert (at.hero("kiba").health, at.fighter("kiba").cell) == (2, 121)
    assert at.hero("zaku").health == 8


def test_the_bell_illusion_leaves_no_dodge_and_a_weaker_attack() -> None:
    """E35: Dodge 0, Attack -1."""
    tokens = [token("bell-illusion", "kin", "kiba")]
    at = fight({"kin": 51, "zaku": 61, "kiba": 71}, {"zaku": "melee", "kiba": "melee"}, tokens=tokens)
    at.act("zaku", "hit", "kiba")
    assert at.hero("kiba").health == 5
    at.act("kiba", "hit", "zaku", dice=(6,))
    assert at.hero("zaku").health == 5


def test_the_second_shadow_senbon_is_sure() -> None:
    """E34: two needles within 6, the second can't be dodged."""
    at = fight({"kin": 51, "kiba": 111}, {"kin": "technique"}, levels={"kin": 2})
    at.act("kin", "use", "shadow-senbon", dice=(1,))
    assert at.hero("kiba").health == 3
