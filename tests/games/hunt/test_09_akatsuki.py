"""Rulebook: the Akatsuki cards when fought and in their phase (H40, H41), each talent at its threshold."""

from __future__ import annotations

from typing import Any

import pytest

from games.hunt.enemies import ENEMIES
from tests.games.hunt.scene import (
    BLANK,
    DEFENCE,
    DOUBLE,
    HIT,
    POWER,
    RINNEGAN,
    RULES,
    SHARINGAN,
    Scene,
    scene,
)


def at_suna(enemies: dict[str, dict[str, Any]], hand: tuple[str, ...] = (), **more: Any) -> Scene:
    """Rock Lee (4 dice) at the Sand with these enemies, his companion far away and without Chakra."""
    lee = {"area": "suna", "hand": list(hand), "experience": 0}
    s = scene({"rock-lee": lee, "sai": {"area": "yu", "chakra": 0}}, enemies, **more)
    s.begin("rock-lee")
    return s


SURE = (DOUBLE, DOUBLE, DOUBLE, DOUBLE)


def test_itachi_summons_susanoo_on_sharingan() -> None:
    """H40: Susano'o becomes the target."""
    s = at_suna({"itachi": {}})
    s.click(0, "fight", "itachi", dice=(SHARINGAN,))
    assert s.now.target == "susanoo"
    assert s.talents() == [("itachi", "call-susanoo")]
    s.throw("rock-lee", SURE)
    assert s.enemy("susanoo") is None
    assert s.health("itachi") == ENEMIES["itachi"].health


@pytest.mark.parametrize("face", [DEFENCE, RINNEGAN])
def test_itachi_does_nothing_on_another_face(face: int) -> None:
    """H40: only Sharingan; Defence adds 1."""
    s = at_suna({"itachi": {}})
    s.click(0, "fight", "itachi", dice=(face,))
    assert s.enemy("susanoo") is None
    assert RULES.public(s.state)["fight"]["defence"] == ENEMIES["itachi"].defence + (face == DEFENCE)


def test_no_free_token_no_susanoo() -> None:
    """H40, H48: if the token is free."""
    s = at_suna({"itachi": {}, "susanoo": {"area": "kumo"}})
    s.click(0, "fight", "itachi", dice=(SHARINGAN,))
    assert s.now.target == "itachi"


def test_nagato_is_replaced_by_the_first_pain_of_the_deck() -> None:
    """H40: with Defence -1 while in play, full Health; Nagato is shuffled in, unwounded."""
    s = at_suna({"nagato": {"health": 1}}, deck=("hidan", "gakido", "tendo"))
    s.click(0, "fight", "nagato", dice=(RINNEGAN,))
    pain = s.enemy("gakido")
    assert pain is not None
    assert (s.now.target, pain.health) == ("gakido", ENEMIES["gakido"].health)
    assert RULES.public(s.state)["enemies"]["gakido"]["defence"] == ENEMIES["gakido"].defence - 1
    assert "nagato" in [hidden.card for hidden in s.state.deck]
    assert s.hero("rock-lee").experience == 0
    assert ("nagato", "replace") in s.talents()


def test_the_talent_of_the_replacing_pain_applies_at_once() -> None:
    """H40, H42: Jigokudo shuffles the eliminated back."""
    s = at_suna({"nagato": {}}, deck=("jigokudo",), eliminated=["hidan"])
    s.click(0, "fight", "nagato", dice=(RINNEGAN,))
    assert s.state.eliminated == []


def test_without_a_pain_nagato_stays() -> None:
    """H40: the face does nothing."""
    pains = [id for id, card in ENEMIES.items() if card.pain]
    s = at_suna({"nagato": {}}, eliminated=pains)
    s.click(0, "fight", "nagato", dice=(RINNEGAN,))
    assert s.now.target == "nagato"


def test_konan_dodges_the_first_injury_of_each_turn() -> None:
    """H40: the second one counts; a new turn begins anew."""
    s = at_suna({"konan": {}})
    full = s.health("konan")
    s.fight("rock-lee", "konan", dice=SURE)
    assert (s.health("konan"), s.talents()) == (full, [("konan", "dodge")])
    s.fight("rock-lee", "konan", dice=SURE)
    assert s.health("konan") == full - 1
    s.turn()
    s.begin("rock-lee")
    s.fight("rock-lee", "konan", dice=SURE)
    assert s.health("konan") == full - 1


def test_tendo_is_immune_to_melee_powers_included() -> None:
    """H40: whatever the card."""
    s = at_suna({"tendo": {"health": 3}}, ("primary-lotus",))
    s.fight("rock-lee", "tendo", dice=(POWER, DOUBLE, DOUBLE, DOUBLE, HIT, HIT), card="primary-lotus")
    assert s.health("tendo") == 3
    assert s.talents()[0] == ("tendo", "untouchable")


def test_tendo_is_hurt_from_an_adjacent_area() -> None:
    """H40, H25: a fight in one's own area is melee whatever the card."""
    lee = {"area": "land-of-rivers", "hand": ["nunchaku"]}
    s = scene({"rock-lee": lee, "sai": {}}, {"tendo": {"health": 2}})
    s.begin("rock-lee")
    s.click(0, "fight", "tendo")
    s.click(0, "card", "nunchaku")
    s.click(0, "roll", dice=(DOUBLE, DOUBLE, DOUBLE, HIT, HIT, HIT))
    assert s.health("tendo") == 1


@pytest.mark.parametrize(("powers", "injuries"), [(1, 0), (2, 1)])
def test_ningendo_cancels_one_power_per_roll(powers: int, injuries: int) -> None:
    """H40: one is cancelled, two are one power."""
    s = at_suna({"ningendo": {}}, ("primary-lotus",))
    full = s.health("ningendo")
    s.fight("rock-lee", "ningendo", dice=(POWER,) * powers + (BLANK,) * (6 - powers), card="primary-lotus")
    s.close()
    assert full - s.health("ningendo") == injuries


def test_kisame_injures_once_more_for_each_fight_card() -> None:
    """H41: each assigned by itself; forgotten with the turn."""
    s = at_suna({"kisame": {}}, ("leaf-hurricane", "leaf-gale"))
    s.fight("rock-lee", "kisame", dice=(BLANK,) * 5, card="leaf-hurricane")
    s.close()
    s.finish()
    s.close()
    assert s.hero("rock-lee").health == 1
    s.keep()
    s.finish()
    s.close()
    assert s.hero("rock-lee").health == 0


def test_hidan_gains_health_when_he_injures() -> None:
    """H41: only if he inflicts an injury."""
    s = at_suna({"hidan": {}})
    full = s.health("hidan")
    s.turn()
    assert s.health("hidan") == full + 1
    s = scene({"naruto": {"area": "suna", "hand": ["substitution-naruto"]}, "sai": {}}, {"hidan": {}})
    s.finish()
    s.click(0, "support", "substitution-naruto")
    assert s.health("hidan") == full


def test_gakido_drains_chakra() -> None:
    """H41: 1 Chakra, if there is any."""
    s = at_suna({"gakido": {}})
    s.finish()
    assert [event.data["chakra"] for event in s.events if event.kind == "chakra"] == [1, 1]
    assert s.talents() == [("gakido", "drain")]


def test_chikushodo_summons_a_creature_each_turn() -> None:
    """H41, H13: it attacks only from the next phase on; three tokens in all."""
    s = at_suna({"chikushodo": {}}, capture=0)
    s.turn()
    assert s.enemy("creature-1") is not None
    assert s.hero("rock-lee").health == 2
    s.turn()
    assert s.hero("rock-lee").health == 0


def test_shurado_injures_twice() -> None:
    """H41: the same hero takes 1 more injury."""
    s = at_suna({"shurado": {}})
    s.finish()
    assert s.hero("rock-lee").health == 1
    assert s.talents() == [("shurado", "twice")]


def test_kabuto_like_talents_wait_for_an_injury() -> None:
    """H13, H41: with nobody there, nothing fires."""
    s = scene({"rock-lee": {}, "sai": {"area": "yu"}}, {"hidan": {}, "shurado": {}, "kisame": {}})
    s.finish()
    assert s.talents() == []


def test_kisame_says_nothing_over_a_fallen_hero() -> None:
    """H13, H41: alone at 0 Health nothing happens, and no talent that needs an injury fires."""
    down = {"area": "suna", "health": 0, "paralysed": True}
    s = scene({"rock-lee": down, "sai": {"area": "yu"}}, {"kisame": {"fought": 2}})
    s.finish()
    assert s.talents() == []
    assert "injury" not in s.told(None)


def two_at_suna(enemy: str, **said: Any) -> Scene:
    """Rock Lee and Naruto stand with the enemy; nobody can answer an injury."""
    here = {"area": "suna", "chakra": 0}
    return scene({"rock-lee": dict(here), "naruto": dict(here)}, {enemy: said})


def test_each_injury_of_kisame_is_assigned_by_itself() -> None:
    """H41: for two fight cards two more, on whomever the players name."""
    s = two_at_suna("kisame", fought=2)
    s.finish()
    for id in ("naruto", "rock-lee", "naruto"):
        s.click(0, "name", id)
    assert (s.hero("rock-lee").health, s.hero("naruto").health) == (2, 1)
    assert s.talents() == []


def test_the_second_injury_of_shurado_hits_the_same_hero() -> None:
    """H41: no choice is asked for it, and there is no third."""
    s = two_at_suna("shurado")
    s.finish()
    s.click(1, "name", "naruto")
    assert s.state.phase == "refill"
    assert (s.hero("rock-lee").health, s.hero("naruto").health) == (3, 1)


def test_an_avoided_injury_brings_no_second_one() -> None:
    """H38, H41: Substitution avoids the injury with all it would cause."""
    naruto = {"area": "suna", "hand": ["substitution-naruto"]}
    s = scene({"naruto": naruto, "sai": {"area": "yu"}}, {"shurado": {}})
    s.finish()
    s.click(0, "support", "substitution-naruto")
    assert s.hero("naruto").health == 3
    assert s.talents() == []


def test_gakido_drains_nothing_from_an_empty_purse() -> None:
    """H41: at 0 Chakra there is nothing to lose."""
    s = scene({"rock-lee": {"area": "suna", "chakra": 0}, "sai": {"area": "yu"}}, {"gakido": {}})
    s.finish()
    assert s.talents() == []
    assert s.hero("rock-lee").chakra == 1
