"""Rulebook: moving, flying and meditating (H20 to H24)."""

from __future__ import annotations

import pytest

from games.contract import Action
from tests.games.hunt.scene import RULES, scene


def test_a_move_is_one_or_two_steps() -> None:
    """H20: the second step is free; the third starts a new move."""
    s = scene({"naruto": {}, "sakura": {}})
    s.begin("naruto")
    s.click(0, "move", "fire-forest")
    s.click(0, "move", "land-of-rivers")
    assert s.hero("naruto").actions == 1
    assert s.refuses(0, "move", "konoha") == "not-adjacent"
    s.click(0, "move", "canyon-border")
    assert s.hero("naruto").actions == 0


def test_a_trap_ends_the_move_and_is_revealed() -> None:
    """H20, H21: a face-down trap stops who enters."""
    s = scene({"naruto": {}, "sakura": {}}, traps={"fire-forest": "zetsu-level-1"})
    s.begin("naruto")
    s.click(0, "move", "fire-forest")
    assert s.health("trap-fire-forest") == 1
    assert s.state.journey.steps == 0
    assert s.state.traps == {}


def test_tobis_figure_with_cards_in_play_ends_the_move_and_reveals_them_all() -> None:
    """H20, H21: all Akatsuki cards in play."""
    s = scene({"naruto": {"area": "land-of-rivers"}, "sakura": {}}, facedown=("hidan", "kisame"))
    s.begin("naruto")
    s.click(0, "move", "suna")
    assert s.state.facedown == []
    assert [enemy.key for enemy in s.state.enemies] == ["hidan", "kisame"]
    assert s.state.journey.steps == 0


def test_tobis_figure_without_cards_stops_nobody() -> None:
    """H20: the figure alone is no enemy."""
    s = scene({"naruto": {"area": "land-of-rivers"}, "sakura": {}}, facedown=())
    s.begin("naruto")
    s.click(0, "move", "suna")
    assert s.state.journey.steps == 1


def test_a_revealed_enemy_ends_the_move() -> None:
    """H20: whoever it is."""
    s = scene(
        {"naruto": {}, "sakura": {}}, {"trap-fire-forest": {"card": "zetsu-level-1", "area": "fire-forest"}}
    )
    s.begin("naruto")
    s.click(0, "move", "fire-forest")
    assert s.state.journey.steps == 0


def test_leaving_an_enemy_costs_two_actions() -> None:
    """H22: still 1 or 2 steps, and with one action it can't be done."""
    s = scene({"naruto": {"area": "suna", "chakra": 0}, "sakura": {}}, {"hidan": {}})
    s.begin("naruto")
    hint = RULES.hint(s.state, 0, Action("move", "canyon-border"))
    assert (hint["cost"], hint["stops"]) == (2, False)
    s.click(0, "meditate")
    assert s.refuses(0, "move", "canyon-border") == "held"
    s = scene({"naruto": {"area": "suna"}, "sakura": {}}, {"hidan": {}})
    s.begin("naruto")
    s.click(0, "move", "canyon-border")
    s.click(0, "move", "ame")
    assert (s.hero("naruto").area, s.hero("naruto").actions) == ("ame", 0)


def test_flight_passes_over_and_is_not_held() -> None:
    """H23: ignores the interruption and the hold."""
    s = scene(
        {"sai": {"area": "suna"}, "sakura": {}},
        {"hidan": {}},
        traps={"land-of-rivers": "zetsu-level-1"},
        facedown=(),
    )
    s.begin("sai")
    s.click(0, "move", "land-of-rivers")
    assert s.hero("sai").actions == 1
    assert "land-of-rivers" in s.state.traps
    s.click(0, "move", "fire-forest")
    assert "land-of-rivers" in s.state.traps


def test_a_flying_hero_that_stops_reveals() -> None:
    """H23: by landing, or with the second step."""
    s = scene({"sai": {}, "sakura": {}}, traps={"fire-forest": "zetsu-level-1"})
    s.begin("sai")
    s.click(0, "move", "fire-forest")
    assert s.refuses(0, "meditate") == "land-first"
    s.click(0, "land")
    assert s.health("trap-fire-forest") == 1


def test_meditating_gives_chakra_and_at_home_health() -> None:
    """H24: +1 Chakra; on area 9 also +1 Health, never above 3."""
    s = scene({"kakashi": {"health": 2, "chakra": 1}, "sakura": {"area": "ame", "health": 2, "chakra": 1}})
    s.begin("kakashi")
    s.click(0, "meditate")
    s.click(0, "meditate")
    assert (s.hero("kakashi").health, s.hero("kakashi").chakra) == (3, 3)
    s.click(1, "meditate")
    assert (s.hero("sakura").health, s.hero("sakura").chakra) == (2, 2)


@pytest.mark.parametrize(("hero", "chakra"), [("naruto", 2), ("kakashi", 1)])
def test_stamina_gives_two_chakra(hero: str, chakra: int) -> None:
    """H24, H7: the talent of Naruto; never above the card's limit."""
    s = scene({hero: {"chakra": 0}, "sakura": {}})
    s.click(0, "meditate")
    assert s.hero(hero).chakra == chakra
    s.click(0, "meditate")
    assert s.hero(hero).chakra == min(3, 2 * chakra)


@pytest.mark.parametrize(("hurt", "code"), [({}, "rested"), ({"chakra": 2}, ""), ({"health": 2}, "")])
def test_who_has_all_does_not_meditate(hurt: dict[str, int], code: str) -> None:
    """H24: at home with full Chakra and Health, and just below either."""
    s = scene({"kakashi": hurt, "sakura": {}})
    assert bool(s.offers(0, "meditate")) is not bool(code)
    if code:
        assert s.refuses(0, "meditate") == code


def test_health_goes_to_four_with_the_option() -> None:
    """H24: 4 with the option of H10."""
    s = scene({"naruto": {"health": 3}, "sakura": {}}, options={"extra_health": True})
    s.begin("naruto")
    s.click(0, "meditate")
    assert s.hero("naruto").health == 4
