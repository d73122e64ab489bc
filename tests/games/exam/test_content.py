"""The content, counted against the rulebook's list of components."""

from __future__ import annotations

from collections import Counter

import pytest

from games.effects import Effect, effects_of
from games.exam.bots import weights
from games.exam.fields import FIELDS, MAP_ROWS
from games.exam.heroes import (
    ATTACK,
    CARDS,
    CHAKRA,
    DODGE,
    EQUIPMENT,
    FINDS,
    HEALTH,
    HEROES,
    KIT,
    SCROLLS,
    STATS,
    TEAMS,
)
from games.exam.moving import jump_cells, run_cells
from games.exam.techniques import AREAS, COMMON, DEEDS, PATTERNS, PERSONAL, TECHNIQUES
from games.exam.verbs import VERBS
from tests.games.exam.tables import fight


def test_the_counts_of_the_rulebook() -> None:
    """E1: 6 team cards, 18 heroes; E12: 9 finds; E25: 6 action cards; E8: scrolls of two kinds."""
    assert (len(TEAMS), len(HEROES), len(FINDS), len(CARDS), len(SCROLLS)) == (6, 18, 9, 6, 2)
    assert sum(KIT.values()) == 10


def test_there_are_38_personal_and_3_common_techniques() -> None:
    """E6: 38 on 18 heroes, 3 for everyone."""
    personal = [technique for technique in TECHNIQUES.values() if technique.hero]
    assert len(personal) == 38
    assert COMMON == ("kai", "shunshin", "henge")
    assert [TECHNIQUES[id].cost for id in COMMON] == [1, 2, 2]
    assert [TECHNIQUES[id].level for id in COMMON] == [1, 1, 1]
    counts = Counter(len(mine) for mine in PERSONAL.values())
    assert counts == {2: 16, 3: 2}


def test_there_are_27_personal_tokens_and_one_disguise_per_team() -> None:
    """E6: tokens belong to lasting techniques."""
    assert sum(one.tokens for one in TECHNIQUES.values() if one.hero) == 27
    assert all(bool(one.tokens) == bool(one.lasting) for one in TECHNIQUES.values())


def test_sasukes_and_kibas_techniques_have_area_patterns() -> None:
    """E6: area patterns counted in the direction faced."""
    assert {"phoenix", "fang-over-fang"} <= set(PATTERNS)
    assert all(ahead > 0 for cells in AREAS.values() for ahead, _ in cells)
    areas = {one.id for one in TECHNIQUES.values() if one.aim == "area"}
    assert areas == set(PATTERNS)


def test_the_drawn_fields_and_the_map_are_rectangles() -> None:
    """E10, E20: grids."""
    assert {len(line) for line in MAP_ROWS} == {len(MAP_ROWS)} == {7}
    for field in FIELDS.values():
        assert {len(line) for line in field.rows} == {12}


def test_every_standable_cell_is_reached_from_every_start() -> None:
    """E20: by run and jump."""
    for name, field in FIELDS.items():
        for start in (*field.starts["left"], *field.starts["right"]):
            assert field.ground <= reached(name, start), (name, start)


def reached(field: str, start: int) -> set[int]:
    """All cells one hero can come to; it may hang on the way."""
    at = fight({"naruto": start, "kiba": 61 if start != 61 else 71}, field=field)
    battle, hero = at.battle, at.fighter("naruto")
    at.fighter("kiba").away = True
    seen, todo = {start}, [start]
    while todo:
        hero.cell = todo.pop()
        for face in (-1, 1):
            hero.face = face
            for cell in run_cells(battle, hero) + jump_cells(battle, hero):
                if cell not in seen:
                    seen.add(cell)
                    todo.append(cell)
    return seen


def test_the_facts_about_naruto_are_kept() -> None:
    """E4: Mass Shadow Clones open at level 2."""
    assert TECHNIQUES["mass-shadow-clones"].level == 2


@pytest.mark.parametrize("level", [1, 2, 3])
def test_heroes_are_true_to_the_story_in_numbers(level: int) -> None:
    """E2: Rock Lee strikes hardest and is the quickest, Tenten is the best equipped, Choji stands longest."""
    others = [hero for hero in HEROES if hero != "rock-lee"]
    assert STATS["rock-lee", level][ATTACK] > max(STATS[hero, level][ATTACK] for hero in others)
    assert STATS["rock-lee", level][DODGE] >= max(STATS[hero, level][DODGE] for hero in others)
    assert STATS["rock-lee", level][CHAKRA] == min(STATS[hero, level][CHAKRA] for hero in HEROES)
    arms = {hero: STATS[hero, level][EQUIPMENT] for hero in HEROES}
    assert all(arms["tenten"] > count for hero, count in arms.items() if hero != "tenten")
    assert STATS["choji", level][HEALTH] == max(STATS[hero, level][HEALTH] for hero in HEROES)
    assert not all(
        kiba >= lee for kiba, lee in zip(STATS["kiba", level], STATS["rock-lee", level], strict=True)
    )
    kin = [sum(STATS["kin", level][at] >= STATS[hero, level][at] for hero in HEROES) for at in range(5)]
    assert max(kin) >= 12, "Kin is below nearly everybody in everything"


def test_the_hidden_lotus_is_worth_its_price() -> None:
    """E35: its blow and the next one gain at least twice the Health that it costs."""
    lotus = {effect.verb: effect.amount for effect in TECHNIQUES["hidden-lotus"].lasting}
    assert "strike" in {effect.verb for effect in TECHNIQUES["hidden-lotus"].does}
    assert 2 * lotus["attack"] >= 2 * lotus["toll"]


def test_every_verb_of_the_tables_is_carried_out_and_none_is_idle() -> None:
    """E6, E28 to E43: cards and techniques speak one dialect."""
    told = [*DEEDS.values(), *(one.does for one in TECHNIQUES.values())]
    effects = [effect for does in told for effect in does]
    assert {effect.verb for effect in effects} == set(VERBS)
    assert {effect.needs for effect in effects} == {"", "hit", "dodged"}


def test_effects_are_read_as_the_tables_write_them() -> None:
    assert effects_of("bind -1; push 2 if hit; wear") == (
        Effect("bind", -1),
        Effect("push", 2, "hit"),
        Effect("wear"),
    )


def test_bots_weigh_only_what_techniques_do() -> None:
    lasting = {effect.verb for one in TECHNIQUES.values() for effect in one.lasting}
    assert set(weights.LASTING) <= lasting
    assert set(weights.EFFECT) | set(weights.EFFECT_PER_POINT) <= set(VERBS)
    assert set(weights.AFTER_SMOKE) == set(CARDS)
