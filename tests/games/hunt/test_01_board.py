"""Rulebook: the board and the components (H1, H2), counted against the list."""

from __future__ import annotations

import itertools
from collections import Counter

from games.hunt.board import AREAS, HOME, LINKS, STEPS, VILLAGES, WILDS
from games.hunt.enemies import AKATSUKI, BLUE, BOSSES, ENEMIES, RED, SUMMONS
from games.hunt.heroes import HEROES
from games.hunt.techniques import DECKS, TECHNIQUES
from tests.games.hunt.scene import RULES, scene


def test_the_board_has_29_areas_9_of_them_numbered() -> None:
    """H1: 29 areas, 9 numbered villages and 20 numberless areas, at least 8 of them water."""
    assert len(AREAS) == 29
    assert len(WILDS) == 20
    assert [AREAS[id].number for id in VILLAGES] == list(range(1, 10))
    assert (VILLAGES[0], VILLAGES[8]) == ("suna", "konoha")
    assert sum(area.water for area in AREAS.values()) >= 8
    assert any(AREAS[id].water for id in VILLAGES)


def test_every_path_leads_both_ways_and_every_area_is_reached() -> None:
    """H1: areas joined by paths."""
    assert all(here in LINKS[there] for here in LINKS for there in LINKS[here])
    assert all(len(STEPS[here]) == 29 for here in AREAS)
    assert sum(len(links) for links in LINKS.values()) == 2 * 46


def test_the_ways_of_the_worked_example() -> None:
    """H1: two numberless areas lead from the Leaf to the Sand; other numberless areas lead to village 2."""
    assert STEPS[HOME]["suna"] == 3
    assert "fire-forest" in LINKS[HOME]
    assert "land-of-rivers" in LINKS["fire-forest"]
    assert "suna" in LINKS["land-of-rivers"]
    assert STEPS[HOME]["kumo"] == 4
    assert all(not AREAS[id].number for id in ("hot-springs-road", "frost-pass", "unraikyo"))
    assert "suna" not in LINKS["frost-pass"]


def test_a_team_has_to_split_up() -> None:
    """H1: neighbouring villages on the route lie far apart."""
    steps = [STEPS[here][there] for here, there in itertools.pairwise(VILLAGES)]
    assert steps == [7, 3, 8, 3, 4, 3, 4, 3]


def test_the_areas_can_be_drawn() -> None:
    """H1: every area has a place of its own on the map."""
    places = {(area.x, area.y) for area in AREAS.values()}
    assert len(places) == 29
    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in places)


def test_the_lines_are_on_the_table() -> None:
    """H2: the capture line, the score line and the Akatsuki cards in play are in view."""
    s = scene({"naruto": {}, "sakura": {}}, score=["leaf", "akatsuki"], round=3, tobi="kiri", capture=2)
    view = RULES.public(s.state)
    assert (view["capture"], view["score"], view["tobi"]) == (2, {"1": "leaf", "2": "akatsuki"}, "kiri")
    assert view["facedown"] == {"0": "back"}


def test_everything_is_in_the_box() -> None:
    """H4, H38, H45, H46, H48: 6 heroes, 84 techniques, 20 Akatsuki cards, 40 traps, 8 summons."""
    assert len(HEROES) == 6
    assert len(TECHNIQUES) == 84
    assert all(len(deck) == 14 for deck in DECKS.values())
    assert len(AKATSUKI) + len(BOSSES) == 20
    assert list(AKATSUKI.values()).count("zetsu") == 4
    assert Counter(BLUE) == {"zetsu-level-1": 10, "zetsu-level-2": 5, "paper-bomb": 5}
    ones = ("sasuke", "danzo", "karin", "orochimaru", "jugo", "kabuto", "suigetsu")
    assert Counter(RED) == {"zetsu-level-2": 8, "paper-bomb": 5, **dict.fromkeys(ones, 1)}
    assert {card: len(keys) for card, keys in SUMMONS.items()} == {
        "susanoo": 1,
        "puppet": 1,
        "snake": 3,
        "creature": 3,
    }


def test_the_numbers_that_the_rulebooks_print() -> None:
    """H40 to H48: what is given is kept, whatever tuning does to the rest."""
    given = {
        "zetsu-level-1": (1, 2),
        "zetsu-level-2": (1, 3),
        "deidara": (3, 4),
        "susanoo": (1, 4),
        "puppet": (1, 4),
        "snake": (1, 3),
        "creature": (1, 2),
        **dict.fromkeys(("sasuke", "danzo", "karin", "orochimaru", "jugo", "suigetsu"), (1, 4)),
    }
    assert all((ENEMIES[id].health, ENEMIES[id].defence) == numbers for id, numbers in given.items())
    assert (ENEMIES["kisame"].defence, ENEMIES["kakuzu"].health) == (4, 5)
