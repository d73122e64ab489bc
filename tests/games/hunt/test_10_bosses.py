"""Rulebook: the bosses Tobi and Gedo Statue (H44)."""

from __future__ import annotations

from typing import Any

import pytest

from games.hunt.enemies import TOBI_HEALTH
from games.hunt.heroes import HEROES
from tests.games.hunt.scene import (
    BLANK,
    HIT,
    POWER,
    RINNEGAN,
    RULES,
    SHARINGAN,
    Scene,
    scene,
)

LAST: dict[str, Any] = {"round": 9, "tobi": "konoha", "score": ["akatsuki"] * 3 + ["leaf"] * 5}


def last_round(face: str, hand: tuple[str, ...] = (), mode: str = "normal", **lee: Any) -> Scene:
    s = scene(
        {"rock-lee": {"hand": list(hand), **lee}, "sai": {"area": "yu", "chakra": 0}},
        {"tobi": {"card": face, "health": 2}, "gedo-statue": {"health": 2}},
        options={"mode": mode},
        **LAST,
    )
    s.begin("rock-lee")
    return s


@pytest.mark.parametrize("target", ["tobi", "gedo-statue"])
def test_tobi_paralyses_on_sharingan(target: str) -> None:
    """H44: whoever fights any enemy in his area; the fight stops."""
    s = last_round("tobi-a")
    s.click(0, "fight", target, dice=(SHARINGAN,))
    assert s.hero("rock-lee").paralysed
    assert (s.state.fight, s.state.acting) == (None, "sai")
    assert ("tobi-a", "eye") in s.talents()


def test_tobi_paralyses_from_afar_and_the_ranged_card_is_spent() -> None:
    """H31, H44: whoever fights an enemy in his area, wherever the hero stands."""
    s = last_round("tobi-a", ("nunchaku",), area="tenchi-bridge")
    s.click(0, "fight", "gedo-statue")
    s.click(0, "card", "nunchaku", dice=(SHARINGAN,))
    lee = s.hero("rock-lee")
    assert (lee.paralysed, lee.chakra, lee.pile) == (True, 0, ["nunchaku"])


def test_outside_his_area_tobi_sees_nothing() -> None:
    """H44: no special die for an enemy elsewhere."""
    s = scene(
        {"rock-lee": {"area": "tenchi-bridge"}, "sai": {"area": "yu", "chakra": 0}},
        {"tobi": {"card": "tobi-a", "health": 2}, "creature-1": {"area": "tenchi-bridge"}},
        **LAST,
    )
    s.begin("rock-lee")
    s.fight("rock-lee", "creature-1", dice=(HIT, HIT, BLANK, BLANK))
    assert s.enemy("creature-1") is None


@pytest.mark.parametrize(("face", "mode", "injuries"), [("tobi-a", "normal", 1), ("tobi-b", "expert", 0)])
def test_rinnegan_cancels_the_power_on_face_b_only(face: str, mode: str, injuries: int) -> None:
    """H44: face A does nothing."""
    s = last_round(face, ("primary-lotus",), mode)
    s.click(0, "fight", "gedo-statue", dice=(RINNEGAN,))
    s.throw("rock-lee", (POWER,) + (BLANK,) * (5 if mode == "normal" else 4), "primary-lotus")
    s.close()
    assert 2 - s.health("gedo-statue") == injuries


def test_without_tobi_no_special_die() -> None:
    """H44: while his card is in play."""
    s = scene({"rock-lee": {}, "sai": {"area": "yu"}}, {"gedo-statue": {"health": 2}}, **LAST)
    s.begin("rock-lee")
    s.fight("rock-lee", "gedo-statue", dice=(HIT, HIT, HIT, HIT))
    assert s.health("gedo-statue") == 1


def test_the_numbers_of_the_gedo_statue() -> None:
    """H44: Health = players, Defence = 1 + Akatsuki tokens on the score line."""
    heroes = {"rock-lee": {"area": "yu"}, "sai": {"area": "yu"}, "naruto": {"area": "yu"}}
    s = scene(heroes, facedown=(), round=8, tobi="ame", score=["akatsuki"] * 3 + ["leaf"] * 4)
    s.turn()
    assert s.health("gedo-statue") == 3
    assert RULES.public(s.state)["enemies"]["gedo-statue"]["defence"] == 4
    assert s.health("tobi") == TOBI_HEALTH["normal"][3]


@pytest.mark.parametrize(("mode", "face"), [("easy", "a"), ("normal", "a"), ("expert", "b")])
@pytest.mark.parametrize("count", [2, 5])
def test_tobis_health_goes_by_heroes_and_mode(count: int, mode: str, face: str) -> None:
    """H44: and so does his face."""
    heroes = {id: {"area": "yu"} for id in list(HEROES)[:count]}
    s = scene(heroes, facedown=(), round=8, tobi="ame", score=["leaf"] * 7, options={"mode": mode})
    s.turn()
    assert s.health("tobi") == TOBI_HEALTH[mode][count]
    assert [enemy.card for enemy in s.state.enemies if enemy.key == "tobi"] == [f"tobi-{face}"]


def test_the_statue_injures_every_hero_on_the_board() -> None:
    """H44: at the end of each turn, instead of one."""
    s = last_round("tobi-a")
    s.finish()
    s.close()
    assert (s.hero("rock-lee").health, s.hero("sai").health) == (1, 2)


@pytest.mark.parametrize(("health", "left"), [(1, False), (2, True)])
def test_a_power_that_fells_the_last_boss_ends_the_fight_too(health: int, left: bool) -> None:
    """H18: won at once, and no fight is left on the table; one Health more and it goes on."""
    s = scene(
        {"kakashi": {"hand": ["lightning-blade"]}, "sai": {"hand": ["transformation-sai"]}},
        {"gedo-statue": {"health": health}},
        **LAST,
    )
    s.begin("kakashi")
    s.fight("kakashi", "gedo-statue", dice=(POWER,) + (BLANK,) * 5, card="lightning-blade")
    assert ("fight" in RULES.public(s.state)) is left
    assert (RULES.outcome(s.state) is None) is left
