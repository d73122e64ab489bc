"""Rulebook: the support cards (H33, H38), verb by verb."""

from __future__ import annotations

from typing import Any

import pytest

from games.hunt.techniques import TECHNIQUES, Effect
from tests.games.hunt.scene import BLANK, DEFENCE, HIT, RULES, Scene, scene


def free(hero: str, card: str, enemies: dict[str, dict[str, Any]] | None = None, **said: Any) -> Scene:
    s = scene({hero: {"hand": [card], **said}, "kakashi" if hero != "kakashi" else "sai": {}}, enemies)
    s.begin(hero)
    return s


@pytest.mark.parametrize("card", [c for c in TECHNIQUES if TECHNIQUES[c].modes[:1] == (Effect("extra"),)])
def test_one_extra_action(card: str) -> None:
    """H38: Clone Jutsu and its like, for 1 Chakra."""
    hero = TECHNIQUES[card].hero
    s = free(hero, card)
    before = s.hero(hero).chakra
    s.click(0, "support", card)
    assert (s.hero(hero).actions, s.hero(hero).chakra) == (3, before - 1)


@pytest.mark.parametrize("card", [c for c in TECHNIQUES if TECHNIQUES[c].modes == (Effect("avoid"),)])
def test_every_substitution_avoids_an_injury(card: str) -> None:
    """H38: its owner avoids one injury."""
    hero = TECHNIQUES[card].hero
    s = scene(
        {hero: {"hand": [card], "area": "suna", "chakra": 1}, "rock-lee": {"area": "yu"}}, {"kisame": {}}
    )
    s.finish()
    s.click(0, "support", card)
    assert s.hero(hero).health == 3


def test_sexy_jutsu_works_in_the_own_area_only() -> None:
    """H38: Defence of a target in the area -2, this fight."""
    s = scene({"sakura": {"area": "suna"}, "naruto": {"hand": ["sexy-jutsu"]}}, {"kakuzu": {}})
    s.begin("sakura")
    s.click(0, "fight", "kakuzu")
    assert s.refuses(1, "support", "sexy-jutsu") == "no-use"
    s.state.heroes[1].area = "suna"
    s.click(1, "support", "sexy-jutsu")
    assert RULES.public(s.state)["fight"]["defence"] == 1


def test_sage_mode_strengthens_every_fight_of_the_turn() -> None:
    """H38: +1 Strength in each of his fights this turn."""
    s = free("naruto", "sage-mode", {"kakuzu": {"area": "konoha"}})
    s.click(0, "support", "sage-mode")
    for _ in range(2):
        s.fight("naruto", "kakuzu", dice=(HIT, HIT, HIT, HIT))
    s.turn()
    assert s.hero("naruto").fury == 0


def test_the_dancing_leaf_strengthens_the_next_fight_only() -> None:
    """H38: +1 Strength once."""
    s = free("rock-lee", "dancing-leaf", {"kakuzu": {"area": "konoha"}})
    s.click(0, "support", "dancing-leaf")
    s.fight("rock-lee", "kakuzu", dice=(HIT,) * 5)
    s.fight("rock-lee", "kakuzu", dice=(HIT,) * 4)


def test_flames_of_youth_cost_health() -> None:
    """H38: 1 extra action for 1 Health, which is no injury; not with the last one."""
    s = free("rock-lee", "flames-of-youth", health=2)
    s.click(0, "support", "flames-of-youth")
    assert (s.hero("rock-lee").health, s.hero("rock-lee").actions) == (1, 3)
    assert free("rock-lee", "flames-of-youth", health=1).refuses(0, "support", "flames-of-youth") == "no-use"


@pytest.mark.parametrize("card", [c for c in TECHNIQUES if Effect("lift-near", 0) in TECHNIQUES[c].modes])
def test_some_lift_a_paralysis_in_their_area_only(card: str) -> None:
    """H35, H38: the weaker cures, also for who plays them."""
    hero = TECHNIQUES[card].hero
    s = scene(
        {hero: {"hand": [card], "paralysed": True}, "sakura": {"paralysed": True, "area": "fire-forest"}}
    )
    assert f"{card}>sakura" not in s.offers(0, "support")
    s.click(0, "support", f"{card}>{hero}")
    assert not s.hero(hero).paralysed


@pytest.mark.parametrize(
    ("card", "area", "offered"),
    [
        ("poison-extraction", "fire-forest", True),
        ("poison-extraction", "rain-plains", False),
        ("poison-extraction", "konoha", True),
    ],
)
def test_lifting_a_companion_within_reach(card: str, area: str, offered: bool) -> None:
    """H35, H38: in the area or adjacent."""
    s = scene({"sakura": {"hand": [card], "experience": 3}, "sai": {"paralysed": True, "area": area}})
    assert (f"{card}>sai" in s.offers(0, "support")) is offered


def test_katsuyu_heals_every_other_hero() -> None:
    """H38: not Sakura herself."""
    heroes = {
        "sakura": {"hand": ["katsuyu"], "health": 1, "experience": 6, "chakra": 3},
        "sai": {"health": 1, "area": "ame"},
        "naruto": {"health": 3},
    }
    s = scene(heroes)
    s.click(0, "support", "katsuyu")
    assert [hero.health for hero in s.state.heroes] == [1, 2, 3]


def test_creation_rebirth_restores_all() -> None:
    """H38: Health to its maximum, paralysis removed."""
    sakura = {"hand": ["creation-rebirth"], "health": 0, "paralysed": True, "chakra": 3}
    s = scene({"sakura": {**sakura, "experience": 6}, "sai": {}})
    s.click(0, "support", "creation-rebirth")
    assert (s.hero("sakura").health, s.hero("sakura").paralysed) == (3, False)


@pytest.mark.parametrize("card", ["genjutsu-release-sakura", "genjutsu-release-shikamaru"])
def test_the_special_die_is_rolled_again(card: str) -> None:
    """H31, H38: Genjutsu Release, by any hero, before the face takes effect."""
    owner = TECHNIQUES[card].hero
    s = scene({"naruto": {"area": "suna"}, owner: {"hand": [card]}}, {"itachi": {}})
    s.begin("naruto")
    s.click(0, "fight", "itachi", dice=(4,))
    s.click(1, "support", card, dice=(DEFENCE,))
    assert RULES.ask(s.state, 0).startswith("before")
    assert s.enemy("susanoo") is None


def test_sharingan_rolls_any_of_his_dice_again_once() -> None:
    """H31, H38: after the roll, before the Power."""
    s = scene({"kakashi": {"area": "suna", "hand": ["sharingan"]}, "rock-lee": {}}, {"kakuzu": {}})
    s.begin("kakashi")
    s.fight("kakashi", "kakuzu", dice=(BLANK, HIT, HIT))
    s.click(0, "support", "sharingan")
    s.click(0, "mark", "0")
    s.click(0, "done", dice=(HIT,))
    assert s.health("kakuzu") == 4


@pytest.mark.parametrize(
    ("card", "reach"), [("shadow-possession", 0), ("fanged-pursuit", 1), ("shadow-gathering", 2)]
)
def test_immobilising_within_reach(card: str, reach: int) -> None:
    """H37, H38: at the end of the reach, and just beyond."""
    road = ["suna", "land-of-rivers", "fire-forest", "konoha"]
    hero = TECHNIQUES[card].hero
    for away in range(4):
        s = scene({hero: {"hand": [card], "area": road[away]}, "sai": {}}, {"kakuzu": {}})
        assert bool(s.offers(0, "support")) is (away <= reach)


def test_remove_the_weights_ignores_the_hold() -> None:
    """H22, H38: 2 areas without an action."""
    s = free("rock-lee", "remove-the-weights", {"kakuzu": {}}, area="suna")
    s.click(0, "support", "remove-the-weights")
    s.click(0, "move", "canyon-border")
    s.click(0, "move", "ame")
    assert (s.hero("rock-lee").area, s.hero("rock-lee").actions) == ("ame", 2)


def test_the_bird_asks_its_passenger() -> None:
    """H23, H38: both fly up to 2 areas, if the passenger's player consents."""
    s = scene({"sai": {"hand": ["ink-bird"]}, "naruto": {}}, traps={"fire-forest": "zetsu-level-1"})
    s.begin("sai")
    assert s.offers(0, "support") == ["ink-bird", "ink-bird>naruto"]
    s.click(0, "support", "ink-bird>naruto")
    assert RULES.awaited(s.state) == {1}
    s.click(1, "ride")
    s.click(0, "move", "fire-forest")
    s.click(0, "move", "land-of-rivers")
    assert [hero.area for hero in s.state.heroes] == ["land-of-rivers"] * 2
    assert "fire-forest" in s.state.traps
    assert s.hero("sai").actions == 2


def test_a_passenger_may_stay() -> None:
    """H38: then the bird flies with its rider alone."""
    s = scene({"sai": {"hand": ["ink-bird"]}, "naruto": {}})
    s.begin("sai")
    s.click(0, "support", "ink-bird>naruto")
    s.click(1, "stay")
    s.click(0, "move", "fire-forest")
    assert s.hero("naruto").area == "konoha"


@pytest.mark.parametrize("hidden", [False, True])
def test_the_rats_look_at_face_down_things(hidden: bool) -> None:
    """H8, H38: up to 2 areas; seen by all when hands are open, else by the owner."""
    s = scene(
        {"sai": {"hand": ["ink-rats"]}, "naruto": {}},
        traps={"fire-forest": "zetsu-level-1", "naka-river": "zetsu-level-2", "tenchi-bridge": "paper-bomb"},
        options={"hidden": hidden},
    )
    s.begin("sai")
    s.click(0, "support", "ink-rats")
    s.click(0, "look", "fire-forest")
    s.click(0, "look", "naka-river")
    assert s.state.choice is None
    seen = RULES.public(s.state)["traps"]
    assert (seen["fire-forest"], seen["tenchi-bridge"]) == ("back" if hidden else "zetsu-level-1", "back")
    if hidden:
        assert RULES.private(s.state, 0)["traps"] == {
            "fire-forest": "zetsu-level-1",
            "naka-river": "zetsu-level-2",
        }
        assert RULES.private(s.state, 1)["traps"] == {}


def test_the_rats_clear_bombs_away() -> None:
    """H38, H42: nobody is injured, and a trap fewer is on the board for the Zetsu card."""
    traps = {"fire-forest": "paper-bomb", "naka-river": "zetsu-level-1"}
    s = scene({"sai": {"hand": ["ink-rats"]}, "naruto": {}}, {"zetsu-1": {"health": 3}}, traps=traps)
    s.click(0, "support", "ink-rats")
    s.click(0, "look", "naka-river")
    assert (s.health("zetsu-1"), sorted(s.state.traps)) == (3, ["fire-forest", "naka-river"])
    s.click(0, "look", "fire-forest")
    assert (s.health("zetsu-1"), sorted(s.state.traps)) == (2, ["naka-river"])
    assert s.hero("sai").health == 3


def test_the_rats_may_look_once_only() -> None:
    """H38: up to 2 areas."""
    s = scene({"sai": {"hand": ["ink-rats"]}, "naruto": {}}, traps={"fire-forest": "paper-bomb"})
    s.begin("sai")
    s.click(0, "support", "ink-rats")
    s.click(0, "done")
    assert s.state.choice is None


def test_the_formation_gives_the_others_an_action() -> None:
    """H12, H38: every other hero in his area or adjacent, done or not."""
    heroes = {
        "shikamaru": {"hand": ["ino-shika-cho"]},
        "naruto": {"area": "fire-forest", "done": True, "actions": 0},
        "sakura": {"area": "ame"},
    }
    s = scene(heroes)
    s.click(0, "support", "ino-shika-cho")
    assert [hero.actions for hero in s.state.heroes] == [2, 1, 2]
    assert not s.hero("naruto").done


def test_the_plan_draws_two_cards() -> None:
    """H14, H38: a hand may exceed Strategy by it."""
    s = free("shikamaru", "iq-plan")
    s.click(0, "support", "iq-plan")
    assert len(s.hero("shikamaru").hand) == 2


@pytest.mark.parametrize("top", ["0", "1"])
def test_foresight_orders_the_next_two_cards(top: str) -> None:
    """H38: look at the next 2 Akatsuki of the pile, put back in any order."""
    s = scene({"shikamaru": {"hand": ["shogi-foresight"]}, "naruto": {}}, deck=("hidan", "konan"))
    s.click(0, "support", "shogi-foresight")
    assert RULES.public(s.state)["foreseen"] == {"0": "hidan", "1": "konan"}
    s.click(0, "top", top)
    assert s.state.deck[0].card == ("hidan", "konan")[int(top)]
