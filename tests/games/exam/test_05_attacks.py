"""Melee, concentration, defeat and dodging: E31 to E33 and E36 to E39."""

from __future__ import annotations

import pytest

from tests.games.exam.tables import fight, token
from tests.games.rules import exam


@pytest.mark.parametrize(
    ("target", "face", "reached"),
    [(61, 1, True), (61, -1, False), (52, 1, True), (52, -1, True), (62, 1, False), (71, 1, False)],
)
def test_melee_reaches_a_neighbour_that_is_faced(target: int, face: int, reached: bool) -> None:
    """E31: left, right, above, below; above and below facing doesn't matter."""
    at = fight({"naruto": 51, "kiba": target}, {"naruto": "melee"}, faces={"naruto": face})
    at.click(0, "open", "naruto")
    assert (at.offers(0, "hit") == ["kiba"]) == reached
    if not reached:
        assert at.refuses(0, "hit", "kiba") == "not-beside"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_melee_damage_is_attack(level: int) -> None:
    """E31: damage = Attack."""
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"}, levels={"naruto": level})
    at.act("naruto", "hit", "kiba", dice=(6,))
    assert at.hero("kiba").health == 6 - level


def test_equipment_offers_every_item_the_team_has() -> None:
    """E32: one item."""
    at = fight({"naruto": 51, "kiba": 111}, {"naruto": "equipment"}, items={"smoke": 0})
    at.click(0, "open", "naruto")
    assert at.offers(0, "kunai") == ["kiba"]
    assert at.offers(0, "seal") == ["41", "61", "52"]
    assert at.offers(0, "ration") == [""]
    assert at.refuses(0, "smoke") == "no-item"


def test_concentration_regains_a_die_roll_of_chakra() -> None:
    """E33: a die roll."""
    at = fight({"sasuke": 51, "kiba": 111}, {"sasuke": "concentration"}, chakra={"sasuke": 1})
    at.act("sasuke", "focus", dice=(3,))
    assert at.hero("sasuke").chakra == 4


def test_at_zero_health_a_hero_and_its_tokens_leave_the_field() -> None:
    """E36: defeated."""
    tokens = [token("four-legs", "kiba"), token("insect-sphere", "shino", "naruto")]
    cells = {"naruto": 51, "kiba": 61, "shino": 121}
    at = fight(cells, {"naruto": "melee"}, health={"kiba": 1}, tokens=tokens, chakra={"naruto": 0})
    at.act("naruto", "hit", "kiba", dice=(6,))
    assert at.fighter("kiba").down
    assert [one.technique for one in at.battle.tokens] == ["insect-sphere"]


@pytest.mark.parametrize(("roll", "health"), [(2, 6), (3, 5)])
def test_a_roll_of_at_most_dodge_avoids_the_attack(roll: int, health: int) -> None:
    """E37: Kiba's Dodge is 2."""
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"})
    at.act("naruto", "hit", "kiba", dice=(roll,))
    assert at.hero("kiba").health == health


@pytest.mark.parametrize(("roll", "health"), [(1, 8), (2, 6)])
def test_the_worked_example_hinata_from_behind(roll: int, health: int) -> None:
    """E38: Hinata level 3, Dodge 3, from behind by Neji: Dodge 1; a roll of 2 fails."""
    at = fight({"neji": 51, "hinata": 61}, {"neji": "melee"}, levels={"hinata": 3}, faces={"hinata": 1})
    at.click(0, "open", "neji")
    assert at.hint(0, "hit", "hinata")["targets"]["hinata"]["dodge"] == 166
    at.click(0, "hit", "hinata", dice=(roll,))
    assert at.hero("hinata").health == health


@pytest.mark.parametrize(
    ("attacker", "face", "why", "odds"),
    [
        (42, -1, {"card": 3}, 666),
        (54, -1, {"card": 3, "above": -1}, 500),
        (32, 1, {"card": 3, "behind": -2}, 333),
        (36, 1, {"card": 3, "above": -1, "behind": -2}, 166),
        (55, 1, {"card": 3, "above": -1}, 500),
    ],
)
def test_from_above_and_from_behind(attacker: int, face: int, why: dict[str, int], odds: int) -> None:
    """E38: above -1, behind -2, both -3; the same column is not behind."""
    cells = {"neji": attacker, "hinata": 52}
    at = fight(cells, {"neji": "equipment"}, levels={"hinata": 3}, faces={"hinata": face})
    at.click(0, "open", "neji")
    hint = at.hint(0, "kunai", "hinata")["targets"]["hinata"]
    assert hint["why"] == {**why, "kunai": 1}
    assert hint["dodge"] == odds


def test_dodge_is_never_above_five() -> None:
    """E38: whatever adds to it."""
    tokens = [token("sharingan", "sasuke")]
    at = fight({"kiba": 51, "sasuke": 71}, {"kiba": "equipment"}, levels={"sasuke": 3}, tokens=tokens)
    at.click(0, "open", "kiba")
    assert at.hint(0, "kunai", "sasuke")["targets"]["sasuke"]["dodge"] == 833
    at.click(0, "kunai", "sasuke", dice=(6,))
    assert at.hero("sasuke").health == 8


def test_with_dodge_zero_nothing_is_rolled() -> None:
    """E39: Dodge 0 or less can't dodge."""
    at = fight({"neji": 51, "hinata": 61}, {"neji": "melee"}, faces={"hinata": 1})
    at.act("neji", "hit", "hinata")
    assert at.hero("hinata").health == 3
    assert "not-dodged" not in at.kinds()


def test_a_roll_of_one_saves_at_dodge_one() -> None:
    """E39: just above the edge a 1 still dodges."""
    at = fight({"neji": 51, "hinata": 61}, {"neji": "melee"})
    at.act("neji", "hit", "hinata", dice=(1,))
    assert at.hero("hinata").health == 5


def test_hints_tell_the_reach_of_a_card_before_it_is_laid() -> None:
    """E25: the reach of every card is shown."""
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "jump"})
    cells = at.hint(0, "open", "naruto")["cells"]
    at.click(0, "open", "naruto")
    assert set(cells) == set(at.offers(0, "jump"))
    assert at.hint(0, "jump", "52") == {"cells": {"52": 1}, "hangs": 1}
    assert exam.ask(at.state, 0) == "jump:naruto"


def test_a_melee_card_shows_whom_it_reaches_and_their_odds() -> None:
    """E31, E37: the cells, the target's chance to dodge, per mille, and why."""
    at = fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"})
    shown = {"kiba": {"dodge": 333, "why": {"card": 2}, "damage": 1}}
    assert at.hint(0, "open", "naruto") == {"cells": {"52": 1, "61": 1}, "targets": shown}
    at.click(0, "open", "naruto")
    assert at.hint(0, "hit", "kiba") == {"targets": shown}
