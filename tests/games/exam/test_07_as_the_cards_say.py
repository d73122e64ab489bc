"""Cards to the letter: seals, tokens, wards and what holds a hero (E34 to E41)."""

from __future__ import annotations

import pytest

from games.exam.state import Token
from tests.games.exam.tables import fight, ready, token
from tests.games.rules import exam


@pytest.mark.parametrize(("seal", "cell", "health"), [(62, 61, 6), (42, 41, 6), (22, 61, 2)])
def test_a_seal_anywhere_on_the_way_ends_the_human_boulder(seal: int, cell: int, health: int) -> None:
    """E40: also on its last cell; beside the cell it starts from it doesn't."""
    at = fight({"choji": 21, "kiba": 71}, {"choji": "technique"}, levels={"choji": 2}, seals={seal: 1})
    stopped = cell == 41 or seal == 62
    at.act("choji", "use", "human-boulder", dice=() if stopped else (6,))
    assert at.fighter("choji").cell == cell
    assert at.hero("kiba").health == health


def test_a_second_sound_pulse_renews_the_token() -> None:
    """E35: one on each hero, and Kai is offered it once."""
    tokens = [token("sound-pulse", "dosu", "kiba", turns=1)]
    cards = {"dosu": "technique", "kiba": "technique"}
    at = fight({"dosu": 51, "kiba": 71, "shino": 121}, cards, levels={"dosu": 2}, tokens=tokens)
    at.act("dosu", "use", "sound-pulse", dice=(6,))
    assert [(one.on, one.turns) for one in at.battle.tokens] == [("kiba", 2)]
    assert at.offers(1, "use").count("kai") == 1
    at.act("kiba", "use", "kai")
    assert at.battle.tokens == []


def test_under_the_bell_illusion_nothing_adds_to_dodge() -> None:
    """E35: it counts as 0, whatever the Sharingan, a kunai or a seal says."""
    tokens = [token("bell-illusion", "kin", "sasuke"), token("sharingan", "sasuke")]
    cards = {"zaku": "equipment", "sasuke": "run"}
    at = fight({"kin": 11, "zaku": 21, "sasuke": 71}, cards, tokens=tokens)
    at.act("zaku", "kunai", "sasuke")
    assert at.hero("sasuke").health == 4
    at = fight({"sasuke": 51, "kin": 121}, {"sasuke": "run"}, tokens=tokens, seals={72: 1})
    at.act("sasuke", "run", "71")
    assert at.hero("sasuke").health == 2


def test_the_same_blow_without_the_illusion_may_be_dodged() -> None:
    """E37: Dodge 1 and 2 for the Sharingan and 1 against a kunai: a 4 is enough."""
    cards = {"zaku": "equipment"}
    at = fight({"zaku": 21, "sasuke": 71}, cards, tokens=[token("sharingan", "sasuke")])
    at.act("zaku", "kunai", "sasuke", dice=(4,))
    assert at.hero("sasuke").health == 5


@pytest.mark.parametrize(
    ("hero", "technique"), [("sasuke", "step"), ("choji", "human-boulder"), ("tenten", "twin-dragons")]
)
def test_who_lies_in_the_sand_coffin_neither_runs_nor_jumps_by_a_technique(hero: str, technique: str) -> None:
    """E35: no run, no jump; Shunshin is neither."""
    for tokens in ([], [token("sand-coffin", "gaara", hero)]):
        at = fight({hero: 51, "gaara": 81}, {hero: "technique"}, levels={hero: 3}, tokens=tokens)
        at.click(0, "open", hero)
        assert (technique in at.offers(0, "use")) == (not tokens)
        assert "shunshin" in at.offers(0, "use")


@pytest.mark.parametrize("clones", [1, 2, 3])
def test_as_many_shadow_clones_as_one_likes(clones: int) -> None:
    """E34: up to three; the third is the last."""
    at = ready("naruto", 51, "kiba", 121, level=2)
    at.act("naruto", "use", "mass-shadow-clones")
    assert at.offers(0, "done") == []
    for cell in ("61", "71", "31")[:clones]:
        at.click(0, "cell", cell)
    if clones < 3:
        at.click(0, "done")
    assert len(at.battle.tokens) == clones
    assert at.hero("naruto").chakra == 3


@pytest.mark.parametrize(("health", "second"), [(1, 6), (2, 3)])
def test_whom_rotation_strikes_down_strikes_nobody_else(health: int, second: int) -> None:
    """E36: Kiba's fangs reach Neji first, and Tenten only if he still stands."""
    cells = {"kiba": 51, "shino": 11, "neji": 61, "tenten": 71}
    at = fight(
        cells,
        {"kiba": "technique"},
        levels={"kiba": 2, "tenten": 2},
        health={"kiba": health},
        tokens=[token("rotation", "neji")],
    )
    at.act("kiba", "use", "fang-over-fang", dice=(6,) if health > 1 else ())
    assert at.fighter("kiba").down == (health == 1)
    assert at.hero("tenten").health == second


@pytest.mark.parametrize(
    "ward", [token("henge", "kiba"), token("rotation", "kiba"), token("insect-clone", "kiba", cell=91)]
)
def test_a_ward_keeps_the_echo_drill_off_altogether(ward: Token) -> None:
    """E35: it hurts who dodges; who is warded dodges nothing."""
    at = fight({"dosu": 51, "kiba": 61}, {"dosu": "technique"}, tokens=[ward])
    at.act("dosu", "use", "echo-drill")
    assert at.hero("kiba").health == 6


def test_whoever_holds_a_shadow_throws_no_smoke() -> None:
    """E35, E41: out of the smoke one comes elsewhere, and Shikamaru can't move meanwhile."""
    for tokens in ([], [token("shadow-possession", "shikamaru", "kiba", turns=2)]):
        at = fight({"shikamaru": 51, "kiba": 71}, {"shikamaru": "equipment"}, tokens=tokens)
        at.click(0, "open", "shikamaru")
        assert at.offers(0, "smoke") == ([] if tokens else [""])


def test_a_hanging_hero_that_cannot_be_pushed_hangs_on() -> None:
    """E6, E30: it falls where it was pushed to, not where it was before."""
    at = fight({"temari": 113, "kiba": 123}, {"temari": "technique"})
    at.act("temari", "use", "wind-scythe", dice=(6,))
    assert (at.fighter("kiba").cell, at.fighter("kiba").hang) == (123, True)
    at = fight({"temari": 53, "kiba": 63}, {"temari": "technique"})
    at.act("temari", "use", "wind-scythe", dice=(6,))
    assert not at.fighter("kiba").hang
    assert exam.actors(at.state) == {1}
