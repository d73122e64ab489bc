"""Rulebook: fights (H25 to H32)."""

from __future__ import annotations

import pytest

from games.hunt.fight import FACES, SPECIAL_FACES
from tests.games.hunt.scene import BLANK, DEFENCE, DOUBLE, HIT, POWER, RULES, Scene, scene


def at_suna(enemy: str, hand: tuple[str, ...] = (), **naruto: object) -> Scene:
    """Naruto stands before an enemy; Kakashi and Sakura might answer a miss and the special die."""
    kakashi = {"hand": ["transformation-kakashi"]}
    sakura = {"hand": ["genjutsu-release-sakura"]}
    heroes = {"naruto": {"area": "suna", "hand": list(hand), **naruto}, "kakashi": kakashi, "sakura": sakura}
    s = scene(heroes, {enemy: {}})
    s.begin("naruto")
    return s


def test_only_a_revealed_enemy_in_reach_can_be_fought() -> None:
    """H25: in the hero's area."""
    s = scene({"naruto": {}, "sakura": {}}, {"hidan": {}})
    s.begin("naruto")
    assert s.offers(0, "fight") == []
    assert s.refuses(0, "fight", "hidan") == "too-far"
    assert s.refuses(0, "fight", "kisame") == "not-revealed"


def test_a_ranged_card_reaches_the_adjacent_area_and_is_paid_at_once() -> None:
    """H25, H31: naming an enemy in an adjacent area plays and pays a Ranged card."""
    hand = ["uzumaki-barrage", "rasengan"]
    s = scene({"naruto": {"area": "land-of-rivers", "hand": hand}, "sakura": {}}, {"hidan": {}})
    s.begin("naruto")
    s.click(0, "fight", "hidan")
    assert s.offers(0, "card") == ["uzumaki-barrage"]
    assert s.refuses(0, "card", "rasengan") == "not-ranged"
    s.click(0, "card", "uzumaki-barrage")
    assert s.hero("naruto").chakra == 2
    s.click(0, "roll", dice=(DOUBLE, HIT, HIT, HIT, HIT))
    assert s.health("hidan") == 1


def test_without_a_ranged_card_the_adjacent_area_is_out_of_reach() -> None:
    """H25: the refusal says what is missing."""
    s = scene({"naruto": {"area": "land-of-rivers", "hand": ["rasengan"]}, "sakura": {}}, {"hidan": {}})
    s.begin("naruto")
    assert s.refuses(0, "fight", "hidan") == "not-ranged"


def test_a_half_made_fight_is_taken_back() -> None:
    """H31: as long as it cost nothing."""
    s = at_suna("hidan")
    s.click(0, "fight", "hidan")
    s.click(0, "back")
    assert (s.hero("naruto").actions, s.state.fight) == (2, None)


def midway() -> Scene:
    """Naruto has one more step of his move, and Hidan in reach of a Ranged card."""
    naruto = {"area": "fire-forest", "hand": ["uzumaki-barrage"]}
    s = scene({"naruto": naruto, "sakura": {}}, {"hidan": {}})
    s.begin("naruto")
    s.click(0, "move", "land-of-rivers")
    s.click(0, "fight", "hidan")
    return s


def test_a_fight_taken_back_leaves_the_move_as_it_was() -> None:
    """H20, H31: the second step is still free."""
    s = midway()
    s.click(0, "back")
    s.click(0, "move", "canyon-border")
    assert s.hero("naruto").actions == 1


def test_a_fight_ends_the_move_before_it() -> None:
    """H20: after it the next step is a new move."""
    s = midway()
    s.click(0, "card", "uzumaki-barrage")
    s.click(0, "roll", dice=(HIT, HIT, HIT, HIT, HIT))
    assert s.refuses(0, "move", "canyon-border") == "no-actions"


def test_one_fight_card_adds_strength_for_its_chakra() -> None:
    """H26: as many dice as Strength; one card per fight."""
    s = at_suna("gakido", ("rasengan", "nine-tails-chakra-mode"))
    s.click(0, "fight", "gakido")
    assert s.refuses(0, "card", "nine-tails-chakra-mode") == "too-little-chakra"
    s.click(0, "card", "rasengan", dice=(HIT, HIT, HIT, HIT, HIT))
    assert s.hero("naruto").chakra == 1
    assert s.hero("naruto").pile == ["rasengan"]


def test_strength_above_six_is_a_hit_each() -> None:
    """H26: at most 6 dice exist."""
    hand = ["hidden-lotus", "dancing-leaf"]
    lee = {"area": "suna", "hand": hand, "experience": 5, "chakra": 2}
    s = scene({"rock-lee": lee, "sakura": {}}, {"gakido": {}})
    s.begin("rock-lee")
    s.click(0, "support", "dancing-leaf")
    s.click(0, "fight", "gakido")
    s.click(0, "card", "hidden-lotus", dice=(POWER, HIT, HIT, POWER, POWER, POWER))
    (roll,) = (event for event in s.events if event.kind == "roll")
    assert roll.data["hits"] == 2 + 2


@pytest.mark.parametrize(("fury", "dice", "hits"), [(2, 5, 0), (3, 6, 0), (4, 6, 1)])
def test_six_dice_are_the_most(fury: int, dice: int, hits: int) -> None:
    """H26: Strength 5, 6 and 7."""
    s = at_suna("kakuzu", fury=fury)
    s.fight("naruto", "kakuzu", dice=(BLANK,) * dice)
    assert RULES.public(s.state)["fight"]["hits"] == hits


def test_the_faces_of_the_dice() -> None:
    """H27, H31: 1 blank, three 1 Hit, one 2 Hits, 1 Power; 3 Defence, 1 Sharingan, 2 Rinnegan."""
    assert sorted(FACES) == ["blank", "double", "hit", "hit", "hit", "power"]
    assert [SPECIAL_FACES.count(face) for face in ("defence", "sharingan", "rinnegan")] == [3, 1, 2]


def test_a_power_face_counts_no_hit() -> None:
    """H27: nor does a blank."""
    s = at_suna("kakuzu")
    s.fight("naruto", "kakuzu", dice=(POWER, BLANK, DOUBLE))
    assert s.now.dice == ["power", "blank", "double"]
    assert RULES.public(s.state)["fight"]["hits"] == 2


@pytest.mark.parametrize(("dice", "health"), [((HIT, HIT, HIT), 4), ((HIT, HIT, BLANK), 5)])
def test_hits_at_least_the_defence_cost_one_health(dice: tuple[int, ...], health: int) -> None:
    """H28: at the threshold and just below it; one Health, however many Hits."""
    s = at_suna("kakuzu")
    s.fight("naruto", "kakuzu", dice=dice)
    s.close()
    assert s.health("kakuzu") == health


def test_more_hits_than_needed_cost_no_more() -> None:
    """H28: one, however many."""
    s = at_suna("kakuzu")
    s.fight("naruto", "kakuzu", dice=(DOUBLE, DOUBLE, DOUBLE))
    assert s.health("kakuzu") == 4


def test_the_power_works_once_even_if_the_attack_fails() -> None:
    """H29: two Power faces are one power."""
    s = at_suna("kakuzu", ("frog-kumite",))
    s.fight("naruto", "kakuzu", dice=(POWER, POWER, BLANK, BLANK), card="frog-kumite")
    s.close()
    assert s.health("kakuzu") == 4


def test_no_power_face_no_power() -> None:
    """H29: at least one."""
    s = at_suna("kakuzu", ("frog-kumite",))
    s.fight("naruto", "kakuzu", dice=(HIT, HIT, BLANK, BLANK), card="frog-kumite")
    s.close()
    assert s.health("kakuzu") == 5


def test_an_eliminated_enemy_gives_experience_at_once() -> None:
    """H30: 1 Experience, and the level raises the maximum only."""
    s = at_suna("creature-1", experience=4)
    s.fight("naruto", "creature-1", dice=(HIT, HIT, BLANK, BLANK))
    naruto = s.hero("naruto")
    assert (s.enemy("creature-1"), naruto.experience, naruto.chakra) == (None, 5, 3)
    assert RULES.public(s.state)["heroes"]["naruto"]["limit"] == 4


def test_a_level_tells_what_grew_from_what_to_what() -> None:
    """H30, H7: at the threshold of a level, and nothing just below it."""
    for before, told in ((3, []), (4, [{"attribute": "chakra", "old": 3, "new": 4}])):
        s = at_suna("creature-1", experience=before)
        s.fight("naruto", "creature-1", dice=(HIT, HIT, BLANK, BLANK))
        levels = [event.data for event in s.events if event.kind == "level"]
        assert [{key: one[key] for key in ("attribute", "old", "new")} for one in levels] == told


def test_a_full_bar_takes_no_more() -> None:
    """H30: 6 is the end of the bar."""
    s = at_suna("creature-1", experience=6)
    s.fight("naruto", "creature-1", dice=(HIT, HIT, BLANK, BLANK))
    assert s.hero("naruto").experience == 6


def test_the_special_die_falls_before_the_card_is_chosen() -> None:
    """H31: its Defence face adds 1 for this fight."""
    s = at_suna("itachi", ("rasengan",))
    s.click(0, "fight", "itachi", dice=(DEFENCE,))
    view = RULES.public(s.state)["fight"]
    assert (view["special"], view["step"]) == ("defence", "special")
    s.click(0, "go")
    assert RULES.public(s.state)["fight"]["defence"] == view["defence"]
    assert "card" in {action.verb for action in RULES.legal(s.state, 0)}


def test_the_defence_face_helps_the_target_only() -> None:
    """H31: a second enemy keeps its own Defence."""
    sakura = {"area": "suna", "hand": ["ground-splitting-punch"], "chakra": 2}
    s = scene({"sakura": sakura, "rock-lee": {}}, {"itachi": {}, "gakido": {}})
    s.begin("sakura")
    s.click(0, "fight", "itachi", dice=(DEFENCE,))
    s.throw("sakura", (POWER, HIT, HIT, HIT, BLANK), "ground-splitting-punch")
    assert (s.health("itachi"), s.health("gakido")) == (2, 2)


def test_a_target_removed_by_the_power_ends_the_fight() -> None:
    """H31: nothing is compared any more, and the Experience is gained once."""
    s = at_suna("creature-1", ("frog-kumite",))
    s.fight("naruto", "creature-1", dice=(POWER, HIT, HIT, HIT), card="frog-kumite")
    assert s.state.fight is None
    assert s.hero("naruto").experience == 1
    assert "missed" not in s.told(None)


def test_a_protector_is_fought_first() -> None:
    """H32: ranged attacks included."""
    s = scene(
        {"naruto": {"area": "suna"}, "kakashi": {"area": "land-of-rivers", "hand": ["fireball"]}},
        {"hidan": {}, "puppet": {}},
    )
    s.begin("naruto")
    assert s.offers(0, "fight") == ["puppet"]
    assert s.refuses(0, "fight", "hidan") == "protected"
    s.click(0, "end")
    s.begin("kakashi")
    assert s.offers(1, "fight") == ["puppet"]
