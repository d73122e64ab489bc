"""Techniques: the common ones (E6), how they are used (E34), and how they last (E35)."""

from __future__ import annotations

import pytest

from games.exam.techniques import TECHNIQUES
from tests.games.exam.tables import fight, next_turn, ready, token
from tests.games.rules import exam

# E34


def test_a_technique_must_be_known_open_paid_and_possible() -> None:
    """E34: unmet, blocked or unaffordable: it isn't offered, and nothing happens."""
    at = ready("naruto", 51, "kiba", 121, level=1, chakra={"naruto": 2})
    at.click(0, "open", "naruto")
    assert at.offers(0, "use") == []
    assert at.refuses(0, "use", "phoenix") == "not-known"
    assert at.refuses(0, "use", "mass-shadow-clones") == "level-too-low"
    assert at.refuses(0, "use", "henge") == "no-chakra"
    assert at.refuses(0, "use", "kai") == "condition-unmet"
    at.click(0, "decline", at.battle.deed.hero)
    assert at.hero("naruto").chakra == 2


def test_a_hero_struck_by_sixty_four_palms_cannot_use_techniques() -> None:
    """E34: blocked."""
    at = ready("kiba", 51, "neji", 71, tokens=[token("sixty-four-palms", "neji", "kiba", turns=2)])
    at.click(0, "open", "kiba")
    assert at.refuses(0, "use", "henge") == "blocked"


def test_a_half_made_choice_may_be_taken_back() -> None:
    """E34: nothing is paid before everything is picked."""
    cells = {"tenten": 51, "kiba": 121, "shino": 111}
    at = fight(cells, {"tenten": "technique"}, levels={"tenten": 3})
    at.act("tenten", "use", "unsealing")
    at.click(0, "target", "kiba")
    at.click(0, "back")
    assert at.hero("tenten").chakra == 7
    assert "unsealing" in at.offers(0, "use")


# E35


def test_upkeep_is_decided_before_each_own_action() -> None:
    """E35: acting pays, ending it first doesn't."""
    tokens = [token("sharingan", "sasuke")]
    at = fight({"sasuke": 51, "kiba": 121}, {"sasuke": "run"}, levels={"sasuke": 2}, tokens=tokens)
    at.click(0, "open", "sasuke")
    assert at.offers(0, "end") == ["sharingan"]
    at.click(0, "run", "61")
    assert at.hero("sasuke").chakra == 6
    assert len(at.battle.tokens) == 1
    at = fight({"sasuke": 51, "kiba": 121}, {"sasuke": "run"}, levels={"sasuke": 2}, tokens=tokens)
    at.click(0, "open", "sasuke")
    at.click(0, "end", "sharingan")
    assert at.battle.tokens == []
    at.click(0, "run", "61")
    assert at.hero("sasuke").chakra == 7


def test_upkeep_goes_before_the_price_of_a_technique() -> None:
    """E35: what is left after it has to be enough."""
    tokens = [token("sharingan", "sasuke")]
    for chakra, offered in ((3, True), (2, False)):
        cells, levels = {"sasuke": 51, "kiba": 121}, {"sasuke": 2}
        at = fight(cells, {"sasuke": "technique"}, levels=levels, tokens=tokens, chakra={"sasuke": chakra})
        at.click(0, "open", "sasuke")
        assert ("henge" in at.offers(0, "use")) == offered


def test_it_ends_when_the_chakra_is_missing_or_the_user_is_defeated() -> None:
    """E35: by itself."""
    tokens = [token("sharingan", "sasuke")]
    cells = {"sasuke": 51, "kiba": 121}
    at = fight(cells, {"sasuke": "run"}, levels={"sasuke": 2}, tokens=tokens, chakra={"sasuke": 0})
    at.click(0, "open", "sasuke")
    assert at.battle.tokens == []
    bells = [token("bell-illusion", "kin", "kiba")]
    at = fight({"kiba": 51, "kin": 61, "dosu": 121}, {"kiba": "melee"}, tokens=bells, health={"kin": 1})
    at.act("kiba", "hit", "kin", dice=(6,))
    assert at.battle.tokens == []


def test_two_lasting_techniques_that_cannot_both_be_paid() -> None:
    """E35: one has to end before the other is kept."""
    tokens = [token("shadow-possession", "shikamaru", "kiba", turns=2)]
    at = fight({"shikamaru": 51, "kiba": 71}, {"shikamaru": "run"}, tokens=tokens, chakra={"shikamaru": 0})
    at.click(0, "open", "shikamaru")
    assert at.battle.tokens == []
    crow = [token("crow-puppet", "kankuro", cell=61), token("shield-of-sand", "kankuro")]
    at = fight({"kankuro": 51, "kiba": 111}, {"kankuro": "run"}, tokens=crow, chakra={"kankuro": 1})
    at.click(0, "open", "kankuro")
    assert exam.ask(at.state, 0) == "upkeep:kankuro"
    assert at.offers(0, "run") == []
    assert at.offers(0, "end") == ["crow-puppet", "shield-of-sand"]
    at.click(0, "end", "crow-puppet")
    assert at.offers(0, "run") != []


def test_what_costs_no_upkeep_is_kept_without_a_question() -> None:
    """E35: there is nothing to pay, so nobody is asked."""
    tokens = [token("insect-sphere", "shino", "sasuke")]
    at = fight({"shino": 51, "sasuke": 121}, {"shino": "run"}, tokens=tokens)
    at.click(0, "open", "shino")
    assert at.offers(0, "run")
    assert len(at.battle.tokens) == 1


@pytest.mark.parametrize(("health", "dice", "tokens"), [(1, (), 0), (2, (6,), 1)])
def test_a_user_whom_a_ward_strikes_down_finishes_nothing(
    health: int, dice: tuple[int, ...], tokens: int
) -> None:
    """E36: struck down at the first enemy, it neither hurts nor marks the second."""
    cells = {"dosu": 51, "zaku": 11, "neji": 61, "tenten": 71}
    at = fight(
        cells,
        {"dosu": "technique"},
        levels={"dosu": 2},
        health={"dosu": health},
        tokens=[token("rotation", "neji")],
    )
    at.act("dosu", "use", "sound-pulse", dice=dice)
    assert at.hero("tenten").health == (3 if tokens else 5)
    assert at.fighter("dosu").down == (tokens == 0)
    assert [one.technique for one in at.battle.tokens].count("sound-pulse") == tokens


@pytest.mark.parametrize(("roll", "free"), [(2, True), (3, False)])
def test_who_is_kept_from_acting_may_dodge_again(roll: int, free: bool) -> None:
    """E35: before each own action."""
    cells = {"shikamaru": 51, "kiba": 71}
    at = fight(cells, {"shikamaru": "technique", "kiba": "run"})
    at.act("shikamaru", "use", "shadow-possession", dice=(6, roll))
    assert bool(at.offers(1, "run")) == free
    stuck = [event.data["why"] for event in at.events if event.kind == "stuck"]
    assert stuck == ([] if free else ["stuck-held"])


def test_shadow_possession_lasts_two_battle_turns_at_most() -> None:
    """E35: the turn it was used in, and the next."""
    tokens = [token("shadow-possession", "shikamaru", "kiba", turns=2)]
    at = fight({"shikamaru": 51, "kiba": 71}, {"shikamaru": "melee"}, tokens=tokens)
    at.click(0, "open", "shikamaru")
    for turn in (1, 2):
        assert len(at.battle.tokens) == 1
        at.click(0, "decline", "shikamaru", dice=(6,))
        assert at.battle.turn == turn + 1
        next_turn(at, {"shikamaru": "melee"}, {"kiba": "melee"})
    assert at.battle.tokens == []


# The common techniques


def test_kai_ends_an_enemy_technique_on_the_hero_or_a_neighbour() -> None:
    """E6: one enemy technique's token."""
    tokens = [token("bell-illusion", "kin", "sasuke")]
    cells = {"sakura": 51, "sasuke": 61, "kin": 121}
    at = fight(cells, {"sakura": "technique"}, tokens=tokens)
    at.act("sakura", "use", "kai")
    assert at.battle.tokens == []
    assert at.hero("sakura").chakra == 5


def test_kai_asks_which_of_several() -> None:
    """E6: one of them."""
    tokens = [token("echo-drill", "dosu", "sasuke", turns=2), token("bell-illusion", "kin", "sasuke")]
    at = fight({"sasuke": 61, "kin": 121, "dosu": 111}, {"sasuke": "technique"}, tokens=tokens)
    at.act("sasuke", "use", "kai")
    assert at.offers(0, "release") == ["echo-drill", "bell-illusion"]
    at.click(0, "release", "bell-illusion")
    assert [one.technique for one in at.battle.tokens] == ["echo-drill"]


def test_shunshin_moves_to_any_free_standable_cell_within_four() -> None:
    """E6: within 4, without setting off seals."""
    at = ready("sakura", 51, "kiba", 81, seals={52: 1})
    at.act("sakura", "use", "shunshin")
    assert "53" in at.offers(0, "cell")
    assert "81" not in at.offers(0, "cell")
    assert "52" not in at.offers(0, "cell")
    at.click(0, "cell", "53")
    assert at.fighter("sakura").cell == 53
    assert len(at.battle.seals) == 1


def test_the_disguise_takes_the_first_attack_before_any_dodge_roll() -> None:
    """E6: then the token goes."""
    at = fight({"sakura": 51, "kiba": 61}, {"sakura": "technique", "kiba": "melee"})
    at.act("sakura", "use", "henge")
    at.act("kiba", "hit", "sakura")
    assert at.hero("sakura").health == 5
    assert at.battle.tokens == []


@pytest.mark.parametrize(("card", "verb", "noun"), [("melee", "hit", "kiba"), ("equipment", "kunai", "kiba")])
def test_the_disguise_goes_when_the_hero_attacks(card: str, verb: str, noun: str) -> None:
    """E6: melee, kunai, a technique aimed at an enemy."""
    at = fight({"sakura": 51, "kiba": 61}, {"sakura": card}, tokens=[token("henge", "sakura")])
    at.act("sakura", verb, noun, dice=(6,))
    assert at.battle.tokens == []


def test_a_seal_is_no_attack() -> None:
    """E6: the disguise stays on."""
    at = fight({"sakura": 51, "kiba": 71}, {"sakura": "equipment"}, tokens=[token("henge", "sakura")])
    at.act("sakura", "seal", "61")
    assert len(at.battle.tokens) == 1


def test_there_is_one_disguise_per_team() -> None:
    """E6: moved if used again."""
    tokens = [token("henge", "naruto"), token("henge", "kiba")]
    at = fight({"sakura": 51, "naruto": 11, "kiba": 71}, {"sakura": "technique"}, tokens=tokens)
    at.act("sakura", "use", "henge")
    assert sorted(one.on for one in at.battle.tokens) == ["kiba", "sakura"]


def test_tokens_are_limited() -> None:
    """E35: a technique whose tokens are all out can't be used."""
    tokens = [token("insect-sphere", "shino", "sasuke"), token("insect-sphere", "shino", "naruto")]
    cells = {"shino": 51, "sasuke": 61, "naruto": 71, "sakura": 81}
    at = fight(cells, {"shino": "technique"}, tokens=tokens)
    assert exam.private(at.state, 0)["shut"]["shino"]["insect-sphere"] == "tokens-out"
    at.click(0, "open", "shino")
    assert at.refuses(0, "use", "insect-sphere") == "tokens-out"


def test_a_technique_that_is_shut_says_why_to_its_own_player() -> None:
    """E6, E34: a shadow holds its user too; the rest by level, Chakra and condition."""
    tokens = [token("shadow-possession", "shikamaru", "kiba", turns=2)]
    cells = {"shikamaru": 51, "kiba": 111}
    at = fight(cells, {"shikamaru": "technique"}, tokens=tokens, chakra={"shikamaru": 4})
    assert exam.private(at.state, 0)["shut"]["shikamaru"] == {
        "kai": "condition-unmet",
        "shadow-possession": "tokens-out",
        "shadow-strangle": "level-too-low",
        "shunshin": "pinned",
    }
    assert exam.private(at.state, 1)["shut"] == {}
    assert TECHNIQUES["insect-sphere"].tokens == 2
