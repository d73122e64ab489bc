"""Rulebook: variants of ours, the short hunt and crawling (H51, H52)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.contract import Action
from games.dice import ScriptedDice
from games.hunt.board import VILLAGES
from games.hunt.enemies import SHORTER
from games.hunt.setup import setup
from games.hunt.state import Options
from tests.games.hunt.scene import HIT, RULES, Scene, scene

SHORT: dict[str, Any] = {"options": {"short": True}}
FALLEN = {"area": "land-of-rivers", "health": 0, "paralysed": True}
CRAWL: dict[str, Any] = {"options": {"crawl": True}}


def test_a_short_hunt_begins_in_the_fifth_village() -> None:
    """H51: Tobi's figure goes from there, and all see how many rounds there are."""
    state = setup(2, Options(short=True), ScriptedDice())
    assert (state.tobi, RULES.public(state)["rounds"]) == (VILLAGES[4], 5)
    assert (setup(2, Options(), ScriptedDice()).tobi, RULES.public(scene_of({}).state)["rounds"]) == (
        "suna",
        9,
    )


def scene_of(said: dict[str, Any], **heroes: Any) -> Scene:
    return scene({"naruto": {}, "sakura": {}} | heroes, **said)


def test_the_fifth_round_of_a_short_hunt_is_the_last() -> None:
    """H51, H18: the bosses come, with a Health of their own."""
    s = scene_of(SHORT | {"round": 4, "tobi": "ame", "facedown": ()})
    s.turn()
    assert (s.state.round, s.state.tobi) == (5, "konoha")
    tobi = s.enemy("tobi")
    assert tobi
    assert tobi.health == SHORTER["normal"][2]


def test_the_fourth_round_of_a_long_hunt_is_not() -> None:
    """H11: four more follow."""
    s = scene_of({"round": 4, "tobi": "iwa", "facedown": ()})
    s.turn()
    assert (s.state.round, s.state.tobi, s.enemy("tobi")) == (5, "kusa", None)


def test_a_short_hunt_is_won_in_its_last_round() -> None:
    """H51, H18: at once."""
    s = scene(
        {"naruto": {}, "sakura": {}},
        {"gedo-statue": {"health": 1}},
        options={"short": True},
        round=5,
        tobi="konoha",
    )
    s.begin("naruto")
    s.fight("naruto", "gedo-statue", dice=(HIT, HIT, HIT))
    ending = RULES.outcome(s.state)
    assert ending
    assert ending.reason == "bosses-fell"


def test_at_home_nobody_is_healed_in_the_last_round_of_a_short_hunt() -> None:
    """H51, H24: and in the one before it they are."""
    for number, health in ((5, 1), (4, 2)):
        s = scene_of(SHORT | {"round": number, "tobi": "ame"}, naruto={"health": 1, "chakra": 0})
        s.begin("naruto")
        s.click(0, "meditate")
        assert s.hero("naruto").health == health


def crawling(**said: Any) -> Scene:
    return scene({"naruto": {}, "sakura": FALLEN}, **(CRAWL | said))


def test_a_paralysed_hero_crawls_one_area_towards_home() -> None:
    """H52: along a path, and for this turn that is all."""
    s = crawling()
    assert s.offers(1, "crawl") == ["sakura>fire-forest"]
    s.click(1, "crawl", "sakura>fire-forest")
    sakura = s.hero("sakura")
    assert (sakura.area, sakura.paralysed, sakura.done, sakura.actions) == ("fire-forest", True, True, 0)
    assert s.offers(1, "crawl") == []


def test_only_where_the_option_says_so() -> None:
    """H52, H35: else a paralysed hero lies where it is."""
    s = crawling(options={})
    assert s.offers(1, "crawl") == []


def test_once_a_round() -> None:
    """H52: not in the next turn, but in the next round."""
    s = crawling(facedown=("kakuzu",))
    s.click(1, "crawl", "sakura>fire-forest")
    s.turn()
    assert s.state.capture == 2
    assert s.offers(1, "crawl") == []
    for _ in range(2):
        s.turn()
    assert s.state.round == 2
    assert s.offers(1, "crawl") == ["sakura>konoha"]


def test_nobody_crawls_while_another_acts_or_at_home() -> None:
    """H52, H12: who has begun finishes first."""
    s = scene(
        {"naruto": {}, "sakura": FALLEN, "sai": {"health": 0, "paralysed": True}, "kakashi": {}}, **CRAWL
    )
    assert s.offers(2, "crawl") == []
    s.click(0, "begin", "naruto")
    assert s.offers(1, "crawl") == []


def test_the_phase_does_not_end_before_the_paralysed_was_asked() -> None:
    """H52: with a question of its own; whoever passes stays."""
    s = crawling()
    s.finish("naruto")
    assert RULES.awaited(s.state) == {1}
    assert RULES.ask(s.state, 1).partition(":")[0] == "crawl"
    s.click(1, "pass")
    assert (s.state.phase, s.hero("sakura").area) == ("refill", "land-of-rivers")


def test_a_bot_crawls_when_nobody_can_come_any_more() -> None:
    """H52: whoever has yet to act might free it; after them it is asked once more."""
    s = crawling()
    said = [RULES.policy(s.state, 1, RULES.legal(s.state, 1), Random(1))]
    s.finish("naruto")
    said.append(RULES.policy(s.state, 1, RULES.legal(s.state, 1), Random(1)))
    assert said == [Action("pass"), Action("crawl", "sakura>fire-forest")]


def test_what_lies_where_a_hero_crawls_to_is_revealed_and_nothing_holds_it() -> None:
    """H52, H21, H22: a Zetsu beside it and one ahead."""
    beside = {"trap-land-of-rivers": {"card": "zetsu-level-1", "area": "land-of-rivers"}}
    heroes = {"naruto": {}, "sakura": FALLEN}
    s = scene(heroes, beside, traps={"fire-forest": "zetsu-level-2"}, **CRAWL)
    s.click(1, "crawl", "sakura>fire-forest")
    assert s.hero("sakura").area == "fire-forest"
    assert s.enemy("trap-fire-forest")


def test_who_is_freed_after_crawling_has_no_actions_in_that_turn() -> None:
    """H52: instead of everything else."""
    heroes = {"naruto": {"area": "fire-forest", "hand": ["sage-mode"]}, "sakura": FALLEN}
    s = scene(heroes, **CRAWL)
    s.click(1, "crawl", "sakura>fire-forest")
    s.click(0, "support", "sage-mode>sakura")
    assert (s.hero("sakura").paralysed, s.offers(1, "begin"), s.offers(1, "move")) == (False, [], [])


@pytest.mark.parametrize(("round_", "crawled"), [(1, True), (2, False)])
def test_a_round_begins_anew(round_: int, crawled: bool) -> None:
    """H52: by the state."""
    s = crawling(facedown=() if round_ == 2 else ("kakuzu",), deck=("hidan",))
    s.click(1, "crawl", "sakura>fire-forest")
    s.turn()
    assert (s.state.round, s.hero("sakura").crawled) == (round_, crawled)
