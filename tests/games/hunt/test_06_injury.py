"""Rulebook: injury, paralysis and immobilisation (H33 to H37)."""

from __future__ import annotations

from typing import Any

import pytest

from games.contract import Clock
from tests.games.hunt.scene import BLANK, HIT, POWER, RULES, Scene, scene

TOKEN = {"trap-fire-forest": {"card": "zetsu-level-1", "area": "fire-forest"}}

DOWN = {"paralysed": True, "area": "yu"}


def test_substitution_avoids_the_injury_with_all_it_would_cause() -> None:
    """H33, H38: no injury, no paralysis."""
    hand = ["substitution-naruto"]
    s = scene({"naruto": {"area": "fire-forest", "hand": hand}, "sakura": {}}, TOKEN)
    s.finish()
    assert RULES.awaited(s.state) == {0}
    s.click(0, "support", "substitution-naruto")
    naruto = s.hero("naruto")
    assert (naruto.health, naruto.paralysed, naruto.chakra) == (3, False, 3)


def test_substitution_is_its_owners_only() -> None:
    """H38: its owner avoids one injury."""
    heroes = {"naruto": {"area": "fire-forest"}, "sakura": {"hand": ["substitution-sakura"]}}
    s = scene(heroes, TOKEN, options={"hidden": True})
    s.finish()
    assert s.refuses(1, "support", "substitution-sakura") == "no-use"


def test_a_shield_covers_a_hero_in_the_area() -> None:
    """H33: others may speak until the injured hero's player closes the moment."""
    heroes = {
        "naruto": {"area": "fire-forest", "chakra": 0},
        "sai": {"area": "fire-forest", "hand": ["ink-mist"]},
    }
    s = scene(heroes, TOKEN)
    s.finish()
    s.click(0, "name", "naruto")
    assert RULES.awaited(s.state) == {0}
    assert s.offers(1, "support") == ["ink-mist"]
    s.click(1, "support", "ink-mist")
    assert (s.hero("naruto").health, s.hero("naruto").paralysed) == (3, False)


def test_a_player_may_ask_for_a_pause_at_every_injury() -> None:
    """H33: the option; even an injury that nobody can answer waits, for a short time."""
    s = scene({"rock-lee": {"area": "suna"}, "sakura": {}}, {"kisame": {}}, options={"pauses": True})
    s.click(0, "pause", "on")
    assert s.offers(0, "pause") == ["off"]
    s.finish()
    assert s.hero("rock-lee").health == 3
    assert s.offers(0, "endure") == [""]
    clocks = RULES.clocks(s.state)
    assert list(clocks.values()) == [Clock(RULES.ask(s.state, 0), 5)]
    s.lapse(0)
    assert s.hero("rock-lee").health == 2


def test_without_the_option_no_pause_is_offered() -> None:
    """H33: an injury that nobody can answer falls at once."""
    s = scene({"rock-lee": {"area": "suna"}, "sakura": {}}, {"kisame": {}})
    assert s.offers(0, "pause") == []
    s.finish()
    assert s.hero("rock-lee").health == 2


def test_an_injury_costs_health_and_at_0_all_experience() -> None:
    """H34, H30: paralysed, Experience gone, attributes lower, surplus Chakra gone at once."""
    sai = {"area": "suna", "health": 1, "experience": 5, "chakra": 4}
    s = scene({"sai": sai, "sakura": {}}, {"kisame": {}})
    s.finish()
    hero = s.hero("sai")
    assert (hero.health, hero.experience, hero.chakra, hero.paralysed) == (0, 0, 3, True)


def test_at_1_health_a_hero_keeps_all() -> None:
    """H34: just above the threshold."""
    s = scene({"rock-lee": {"area": "suna", "health": 2, "experience": 4}, "sakura": {}}, {"kisame": {}})
    s.finish()
    assert (s.hero("rock-lee").experience, s.hero("rock-lee").paralysed) == (4, False)


def test_a_paralysed_hero_does_not_act_until_it_is_lifted() -> None:
    """H35: lifted at 0 Health it stands up with 1."""
    heroes = {
        "naruto": {"health": 0, "paralysed": True},
        "sakura": {"hand": ["poison-extraction"], "area": "fire-forest", "experience": 3},
    }
    s = scene(heroes)
    assert s.offers(0, "begin") == []
    s.click(1, "support", "poison-extraction>naruto")
    assert (s.hero("naruto").health, s.hero("naruto").paralysed) == (1, False)
    assert s.offers(0, "begin") == ["naruto"]


def test_healing_raises_health_but_does_not_lift() -> None:
    """H35: Health alone is no cure."""
    heroes = {"naruto": {"health": 0, "paralysed": True}, "sakura": {"hand": ["mystical-palm"]}}
    s = scene(heroes)
    s.click(1, "support", "mystical-palm>naruto")
    assert (s.hero("naruto").health, s.hero("naruto").paralysed) == (1, True)


@pytest.mark.parametrize(
    ("card", "chakra", "capture", "lost"),
    [
        ("poison-extraction", 0, 2, True),
        ("poison-extraction", 1, 2, False),
        ("katsuyu", 1, 2, True),
        ("katsuyu", 1, 1, False),
    ],
)
def test_the_game_is_lost_when_all_are_paralysed_and_nobody_can_lift_it(
    card: str, chakra: int, capture: int, lost: bool
) -> None:
    """H35: before the last turn of round 9, by what is held and can be paid; one turn earlier it goes on."""
    sakura = {"hand": ["inner-sakura", "chakra-scalpel", card], "chakra": chakra, **DOWN}
    lee = {"hand": ["strong-fist", "nunchaku", "drunken-fist"], **DOWN}
    s = last_hope({"sakura": sakura, "rock-lee": lee}, capture)
    ending = RULES.outcome(s.state)
    assert (ending is not None and ending.reason == "all-paralysed") is lost


@pytest.mark.parametrize(("card", "lost"), [("iq-plan", False), ("clone-shikamaru", True)])
def test_a_card_that_draws_is_a_hope(card: str, lost: bool) -> None:
    """H35: the plan may bring what lifts the paralysis."""
    fights = ["shadow-grab", "shadow-shuriken", "chakra-blades", "exploding-tag"]
    lee = {"hand": ["strong-fist", "nunchaku", "drunken-fist"], **DOWN}
    s = last_hope({"shikamaru": {"hand": [card, *fights], **DOWN}, "rock-lee": lee}, 2)
    assert (RULES.outcome(s.state) is not None) is lost


def last_hope(heroes: dict[str, Any], capture: int) -> Scene:
    """A turn of round 9 in which all are paralysed and nobody speaks."""
    s = scene(heroes, {"tobi": {"card": "tobi-a", "area": "konoha"}}, tobi="konoha", round=9, capture=capture)
    for seat in (0, 1):
        s.click(seat, "pass")
    s.keep()
    return s


def test_with_a_cure_in_the_game_the_paralysed_still_speak() -> None:
    """H35: all are paralysed, but a card may lift it: its player is asked, then the phase ends."""
    heroes = {
        "naruto": {"paralysed": True, "chakra": 2, "hand": ["sage-mode"]},
        "sai": {"paralysed": True, "area": "ame"},
    }
    s = scene(heroes, capture=1)
    assert RULES.awaited(s.state) == {0, 1}
    assert RULES.ask(s.state, 0).startswith("hope")
    s.click(1, "pass")
    s.click(0, "pass")
    assert s.state.phase == "refill"
    s.keep()
    s.click(0, "support", "sage-mode>naruto")
    assert s.state.acting == "naruto"


@pytest.mark.parametrize("token", ["zetsu-level-1", "zetsu-level-2"])
def test_zetsu_tokens_paralyse_whom_they_injure(token: str) -> None:
    """H36: with Health left, and without losing Experience."""
    lee = {"area": "fire-forest", "experience": 3}
    s = scene({"rock-lee": lee, "sakura": {}}, {"trap-fire-forest": {"card": token, "area": "fire-forest"}})
    s.finish()
    hero = s.hero("rock-lee")
    assert (hero.health, hero.paralysed, hero.experience) == (2, True, 3)
    assert s.talents() == [(token, "paralyse")]


def test_an_immobilised_enemy_does_nothing_once() -> None:
    """H37, H13: no attack and no talent in the next Akatsuki phase, at whose end it is free."""
    s = scene({"rock-lee": {"area": "suna"}, "sakura": {}}, {"chikushodo": {"immobilised": 1}})
    s.turn()
    assert s.hero("rock-lee").health == 3
    assert s.enemy("creature-1") is None
    assert s.enemy("chikushodo").immobilised == 0  # type: ignore[union-attr]
    s.turn()
    assert s.hero("rock-lee").health == 2
    assert s.enemy("creature-1") is not None


def test_an_immobilised_enemy_still_holds() -> None:
    """H37: leaving costs 2 actions as before."""
    s = scene({"naruto": {"area": "suna", "chakra": 0}, "sakura": {}}, {"hidan": {"immobilised": 1}})
    s.begin("naruto")
    s.click(0, "meditate")
    assert s.refuses(0, "move", "canyon-border") == "held"


def bound(key: str) -> Scene:
    """Kisame's injury is about to fall on Kakashi, Gakido comes next, and Kakashi binds one of them."""
    heroes = {"rock-lee": {"area": "suna"}, "kakashi": {"area": "suna", "hand": ["fanged-pursuit"]}}
    s = scene(heroes, {"kisame": {}, "gakido": {}})
    s.finish()
    s.click(0, "name", "kakashi")
    s.click(1, "support", f"fanged-pursuit>{key}")
    return s


def test_immobilised_while_the_others_attack_it_still_counts() -> None:
    """H37, H33: before it acts in this phase."""
    s = bound("gakido")
    s.click(1, "endure")
    assert s.state.phase == "refill"
    assert s.hero("kakashi").health == 2
    assert s.enemy("gakido").immobilised == 0  # type: ignore[union-attr]


def test_immobilised_while_its_injury_is_about_to_fall_it_inflicts_none() -> None:
    """H33, H37: the injury is averted, and the immobilisation is gone with this phase."""
    s = bound("kisame")
    assert "avoided" in [event.kind for event in s.events]
    s.click(0, "name", "rock-lee")
    assert (s.hero("kakashi").health, s.hero("rock-lee").health) == (3, 2)
    assert s.enemy("kisame").immobilised == 0  # type: ignore[union-attr]


def test_immobilised_after_its_injury_counts_for_the_next_phase() -> None:
    """H37: it has no injury left to inflict in this one."""
    heroes = {"rock-lee": {"area": "suna"}, "kakashi": {"area": "suna", "hand": ["fanged-pursuit"]}}
    s = scene(heroes, {"kisame": {}, "gakido": {}})
    s.finish()
    s.click(0, "name", "rock-lee")
    s.click(0, "endure")
    s.click(0, "name", "kakashi")
    s.click(1, "support", "fanged-pursuit>kisame")
    s.click(1, "endure")
    assert s.enemy("kisame").immobilised == 1  # type: ignore[union-attr]


@pytest.mark.parametrize(("area", "asked"), [("canyon-border", True), ("konoha", False)])
def test_a_moment_opens_where_the_attacker_might_be_bound(area: str, asked: bool) -> None:
    """H33: by reach; Shadow Gathering reaches two areas far, and no third."""
    shikamaru = {"area": area, "hand": ["shadow-gathering"]}
    s = scene({"rock-lee": {"area": "suna"}, "shikamaru": shikamaru}, {"kisame": {}})
    s.finish()
    assert bool(s.offers(0, "endure")) is asked


@pytest.mark.parametrize(("health", "asked"), [(1, True), (2, False)])
def test_a_moment_opens_where_healing_might_keep_a_hero_up(health: int, asked: bool) -> None:
    """H33: at 1 Health, before the injury falls; at 2 there is time afterwards."""
    heroes = {"rock-lee": {"area": "suna", "health": health}, "sakura": {"area": "suna", "health": 0}}
    heroes["sakura"] |= {"paralysed": True, "hand": ["mystical-palm"]}
    s = scene(heroes, {"kakuzu": {}})
    s.finish()
    assert bool(s.offers(0, "endure")) is asked
    if asked:
        s.click(1, "support", "mystical-palm>rock-lee")
        s.click(0, "endure")
        assert (s.hero("rock-lee").health, s.hero("rock-lee").paralysed) == (1, False)


def test_the_backlash_of_a_card_is_an_injury_after_the_fight() -> None:
    """H34, H38: even if the fight was won."""
    s = scene({"rock-lee": {"area": "suna", "hand": ["primary-lotus"]}, "sakura": {}}, {"creature-1": {}})
    s.begin("rock-lee")
    s.fight("rock-lee", "creature-1", dice=(HIT, HIT, HIT, HIT, POWER, POWER), card="primary-lotus")
    assert s.enemy("creature-1") is None
    assert s.hero("rock-lee").health == 2


def test_a_hero_paralysed_in_its_turn_is_done() -> None:
    """H12, H34: the turn is over."""
    lee = {"area": "suna", "health": 1, "hand": ["primary-lotus"]}
    s = scene({"rock-lee": lee, "sakura": {}}, {"kakuzu": {}})
    s.begin("rock-lee")
    s.fight("rock-lee", "kakuzu", dice=(BLANK,) * 6, card="primary-lotus")
    s.click(0, "go")
    assert s.hero("rock-lee").paralysed
    assert s.state.acting == "sakura"
