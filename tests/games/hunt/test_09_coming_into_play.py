"""Rulebook: Akatsuki cards that come into play and go (H42, H43), each talent at its threshold."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hunt.scene import DOUBLE, HIT, Scene, scene

SURE = (DOUBLE, DOUBLE, DOUBLE, DOUBLE)


def revealed(*keys: str, **more: Any) -> Scene:
    """The hero walks in and reveals these cards."""
    s = scene({"rock-lee": {"area": "land-of-rivers"}, "sai": {"area": "yu"}}, facedown=keys, **more)
    s.begin("rock-lee")
    s.click(0, "move", "suna")
    return s


def test_sasori_summons_the_puppet_when_revealed() -> None:
    """H42: once, in Tobi's area."""
    s = revealed("sasori")
    puppet = s.enemy("puppet")
    assert puppet is not None
    assert puppet.area == "suna"
    assert s.talents() == [("sasori", "call-puppet")]


def test_zetsu_has_health_for_the_traps_on_the_board() -> None:
    """H42: 1 + the tokens, face up or down."""
    s = revealed(
        "zetsu-1",
        traps={"fire-forest": "paper-bomb", "naka-river": "zetsu-level-1"},
        enemies={"trap-frost-pass": {"card": "zetsu-level-2", "area": "frost-pass"}},
    )
    assert s.health("zetsu-1") == 4


def test_each_trap_removed_injures_zetsu() -> None:
    """H42, H45: paper bombs too; two Zetsu count separately; one face down isn't hurt."""
    s = scene(
        {"rock-lee": {}, "sai": {"area": "yu"}},
        {"zetsu-1": {"health": 3}, "zetsu-2": {"health": 2}},
        traps={"fire-forest": "paper-bomb"},
        facedown=("zetsu-3",),
    )
    s.begin("rock-lee")
    s.click(0, "move", "fire-forest")
    assert (s.health("zetsu-1"), s.health("zetsu-2")) == (2, 1)
    assert s.talents() == [("zetsu", "rooted"), ("zetsu", "rooted")]


def test_who_removes_the_last_trap_gains_his_experience() -> None:
    """H42: for the Zetsu card, though paper bombs themselves give none."""
    s = scene(
        {"rock-lee": {}, "sai": {"area": "yu"}},
        {"zetsu-1": {"health": 1}},
        traps={"fire-forest": "paper-bomb"},
    )
    s.begin("rock-lee")
    s.click(0, "move", "fire-forest")
    assert s.enemy("zetsu-1") is None
    assert s.hero("rock-lee").experience == 1


@pytest.mark.parametrize(("capture", "hidden"), [(1, ()), (3, ("kakuzu",))])
def test_traps_are_laid_anew_at_the_end_of_a_round_in_which_zetsu_fell(
    capture: int, hidden: tuple[str, ...]
) -> None:
    """H42: won or lost; on every free area: numberless, with no character and no trap."""
    heroes = {"rock-lee": {"area": "suna"}, "sai": {"area": "fire-forest", "chakra": 0}}
    enemies = {"zetsu-1": {"health": 1}, "trap-open-sea": {"card": "zetsu-level-2", "area": "open-sea"}}
    s = scene(heroes, enemies, facedown=hidden, traps={"naka-river": "paper-bomb"}, capture=capture)
    s.begin("rock-lee")
    s.fight("rock-lee", "zetsu-1", dice=(HIT, HIT, HIT, HIT))
    assert list(s.state.traps) == ["naka-river"]
    s.turn()
    assert s.state.round == 2
    assert len(s.state.traps) == 18
    assert not {"fire-forest", "open-sea"}.intersection(s.state.traps)
    assert len(s.state.removed) == 1


def test_without_a_fallen_zetsu_no_traps_are_laid() -> None:
    """H42: only if he is eliminated."""
    s = scene({"rock-lee": {}, "sai": {}}, facedown=())
    s.turn()
    assert s.state.traps == {}


def test_jigokudo_brings_the_eliminated_back() -> None:
    """H42: those eliminated before he is revealed; he himself leaves the game."""
    s = revealed("jigokudo", eliminated=["hidan", "konan"])
    assert s.state.eliminated == []
    assert {"hidan", "konan"} <= {hidden.card for hidden in s.state.deck}
    assert s.talents() == [("jigokudo", "revive")]


def test_jigokudo_leaves_the_game_for_good() -> None:
    """H42: what is eliminated after him stays so, and he himself too."""
    s = scene({"rock-lee": {"area": "suna"}, "sai": {"area": "yu", "chakra": 0}}, {"jigokudo": {"health": 1}})
    s.begin("rock-lee")
    s.fight("rock-lee", "jigokudo", dice=SURE)
    assert s.state.eliminated == ["jigokudo"]
    assert s.talents() == []


def test_a_zetsu_is_counted_when_he_is_revealed() -> None:
    """H42: traps removed while he lies face down don't hurt him; with no trap left he has 1 Health."""
    assert revealed("zetsu-1").health("zetsu-1") == 1


def test_kakuzu_has_five_health() -> None:
    """H42: 5."""
    assert revealed("kakuzu").health("kakuzu") == 5


def test_deidara_blows_up_his_area_and_the_adjacent_ones() -> None:
    """H43: 1 injury to every hero there, none further away."""
    heroes = {
        "rock-lee": {"area": "suna"},
        "sai": {"area": "land-of-rivers", "chakra": 0},
        "naruto": {"area": "fire-forest", "chakra": 0},
    }
    s = scene(heroes, {"deidara": {"health": 1}})
    s.begin("rock-lee")
    s.fight("rock-lee", "deidara", dice=SURE)
    assert [hero.health for hero in s.state.heroes] == [2, 2, 3]
    assert s.talents() == [("deidara", "blast")]
