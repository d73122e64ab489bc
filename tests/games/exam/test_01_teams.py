"""Teams and heroes: E1 to E7."""

from __future__ import annotations

import pytest

from games import engine
from games.dice import ScriptedDice
from games.exam.heroes import HEROES, KIT, STATS, TEAMS
from games.exam.techniques import TECHNIQUES, cost_of, known_by
from tests.games.exam.tables import Exam, fight, token
from tests.games.rules import exam
from tests.games.table import Table


def fresh(seats: int = 2) -> Exam:
    return Exam(exam, exam.setup(seats, exam.Options(), ScriptedDice()))


def picked(seats: int = 2) -> Exam:
    at = fresh(seats)
    for seat, team in zip(range(seats), TEAMS, strict=False):
        at.click(seat, "team", team)
    return at


def test_there_are_six_teams_of_three() -> None:
    """E1: six teams of three heroes."""
    assert len(TEAMS) == 6
    assert all(len(heroes) == 3 for heroes in TEAMS.values())
    assert TEAMS["team-neji"] == ("neji", "rock-lee", "tenten")


def test_each_player_picks_one_and_no_team_twice() -> None:
    """E1: no team twice."""
    at = fresh()
    at.click(0, "team", "team-gaara")
    assert "team-gaara" not in at.offers(1, "team")
    assert at.refuses(1, "team", "team-gaara") == "team-taken"


def test_the_known_numbers_of_the_heroes() -> None:
    """E2: Naruto's and Hinata's known numbers."""
    naruto = HEROES["naruto"]
    assert naruto.health == (6, 8, 10)
    assert naruto.attack == (1, 2, 3)
    assert naruto.dodge == (1, 1, 2)
    assert naruto.equipment == (1, 1, 1)
    assert HEROES["hinata"].dodge[2] == 3


def test_every_hero_has_numbers_at_three_levels_in_the_same_range() -> None:
    """E2: Health, Chakra, Attack, Dodge and Equipment per level, never falling."""
    assert len(HEROES) == 18
    for hero in HEROES:
        for level in (1, 2):
            steps = zip(STATS[hero, level], STATS[hero, level + 1], strict=True)
            assert all(now <= then for now, then in steps)
        assert 5 <= STATS[hero, 1][0] <= 8
        assert 5 <= STATS[hero, 3][0] <= 12


def test_the_rulebooks_example_of_spreading_levels() -> None:
    """E3: Naruto gets 2, Sasuke 1: levels 3, 2 and 1."""
    at = picked()
    for hero in ("naruto", "naruto", "sasuke"):
        at.click(0, "level-up", hero)
    at.click(0, "done")
    for hero in ("shino", "kiba", "hinata"):
        at.click(1, "level-up", hero)
    at.click(1, "done")
    assert [at.hero(hero).level for hero in ("naruto", "sasuke", "sakura")] == [3, 2, 1]
    assert at.hero("naruto").health == 10


def test_nobody_goes_above_three_and_all_three_are_spread() -> None:
    """E3: nobody above 3; three level-ups, no more, no fewer."""
    at = picked()
    at.click(0, "level-up", "naruto")
    at.click(0, "level-up", "naruto")
    assert at.refuses(0, "level-up", "naruto") == "top-level"
    assert at.refuses(0, "done") == "level-ups-left"
    at.click(0, "level-up", "sakura")
    assert at.refuses(0, "level-up", "sasuke") == "no-level-ups-left"
    at.click(0, "level-down", "naruto")
    assert at.offers(0, "done") == []


def test_spreading_is_simultaneous_and_hidden_until_all_are_done() -> None:
    """E3: hidden until all are done."""
    at = picked()
    before = engine.public(exam, at.state)
    at.click(0, "level-up", "naruto")
    assert engine.public(exam, at.state) == before
    assert exam.private(at.state, 0)["spread"] == {"naruto": 1}
    assert "naruto" not in exam.private(at.state, 1)["spread"]
    assert exam.actors(at.state) == {0, 1}


@pytest.mark.parametrize(
    ("hero", "level", "open_"),
    [("naruto", 1, False), ("naruto", 2, True)],
)
def test_techniques_open_at_their_level(hero: str, level: int, open_: bool) -> None:
    """E4: Naruto's Mass Shadow Clones open at level 2."""
    assert ("mass-shadow-clones" in {one.id for one in known_by(hero, level)}) == open_


def test_sasukes_techniques_open_one_per_level() -> None:
    """E4: a step at level 1, an evasion at 2, the Phoenix at 3."""
    levels = {id: TECHNIQUES[id].level for id in ("step", "sharingan", "phoenix")}
    assert levels == {"step": 1, "sharingan": 2, "phoenix": 3}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_frenzy_makes_every_technique_of_naruto_cost_one_more(level: int) -> None:
    """E4: at every level, common techniques too."""
    assert cost_of("naruto", TECHNIQUES["kai"]) == 2
    assert cost_of("sasuke", TECHNIQUES["kai"]) == 1
    at = fight({"naruto": 51, "kiba": 111}, {"naruto": "technique"}, levels={"naruto": level})
    at.act("naruto", "use", "henge")
    assert at.hero("naruto").chakra == STATS["naruto", level][1] - 3


def test_frenzy_does_not_touch_upkeep() -> None:
    """E4: not for upkeep."""
    clones = [token("mass-shadow-clones", "naruto", cell=61)]
    at = fight({"naruto": 51, "kiba": 111}, {"naruto": "run"}, levels={"naruto": 2}, tokens=clones)
    at.act("naruto", "run", "41")
    assert at.hero("naruto").chakra == 7


@pytest.mark.parametrize(("level", "uses"), [(1, 1), (2, 1), (3, 2)])
def test_hidden_power_restores_all_chakra(level: int, uses: int) -> None:
    """E4: once per battle, twice at level 3."""
    cards = {"naruto": "concentration"}
    at = fight({"naruto": 51, "kiba": 111}, cards, levels={"naruto": level}, chakra={"naruto": 0})
    at.battle.fighters[0].powers = uses - 1
    at.act("naruto", "unleash")
    assert at.kinds() == ["unleashed", "focused"]
    assert at.hero("naruto").chakra == STATS["naruto", level][1]
    at = fight({"naruto": 51, "kiba": 111}, cards, levels={"naruto": level})
    at.battle.fighters[0].powers = uses
    at.click(0, "open", "naruto")
    assert at.offers(0, "unleash") == []


def test_health_and_chakra_never_exceed_the_maximum() -> None:
    """E5: a roll above the maximum is cut."""
    at = fight({"naruto": 51, "kiba": 111}, {"naruto": "concentration"}, chakra={"naruto": 4})
    at.act("naruto", "focus", dice=(6,))
    assert at.hero("naruto").chakra == 6


def test_a_card_goes_before_a_general_rule() -> None:
    """E6: Step runs through enemies, which a run may not."""
    cells = {"sasuke": 51, "kiba": 61}
    at = fight(cells, {"sasuke": "run"})
    at.click(0, "open", "sasuke")
    assert "71" not in at.offers(0, "run")
    at = fight(cells, {"sasuke": "technique"})
    at.click(0, "open", "sasuke")
    at.click(0, "use", "step")
    at.click(0, "cell", "71")
    assert at.fighter("sasuke").cell == 71


def test_within_counts_columns_plus_rows() -> None:
    """E6: within 4 is four columns and rows together."""
    at = fight({"shino": 51, "sasuke": 83}, {"shino": "technique"})
    at.click(0, "open", "shino")
    assert "insect-sphere" not in at.offers(0, "use")
    at = fight({"shino": 51, "sasuke": 91}, {"shino": "technique"})
    at.click(0, "open", "shino")
    assert "insect-sphere" in at.offers(0, "use")


def test_everyone_starts_with_the_same_kit() -> None:
    """E7: 1 fire seal, 1 ration, 1 smoke bomb, 7 kunai."""
    assert KIT == {"seal": 1, "ration": 1, "smoke": 1, "kunai": 7}
    assert all(team.items == KIT for team in fresh(6).state.teams)


def test_items_are_shared_by_the_team() -> None:
    """E7: a kunai thrown by one is missing for all."""
    at: Table = fight({"naruto": 51, "kiba": 111}, {"naruto": "equipment"})
    at.click(0, "open", "naruto")
    at.click(0, "kunai", "kiba", dice=(6,))
    assert at.state.teams[0].items["kunai"] == 6
