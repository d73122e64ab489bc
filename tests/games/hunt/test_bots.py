"""Computer players: what they choose, and what they may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import arena, engine, laws
from games.contract import Action
from games.dice import SeededDice
from games.hunt.enemies import ENEMIES
from tests.games.hunt.scene import BLANK, HIT, Scene, scene
from tests.games.hunt.wander import wander
from tests.games.rules import hunt

WORLDS = 4


def chosen(s: Scene, seat: int, level: str = "chunin") -> Action:
    return arena.choose(hunt, s.state, seat, level, Random(1))


@pytest.mark.parametrize("level", ["genin", "chunin"])
def test_a_bot_does_the_same_in_every_world_that_fits_what_it_sees(level: str) -> None:
    """H8: hidden hands, decks and what lies face down are dealt anew, and it chooses as before."""
    for click in wander(31, 3, {"hidden": True}):
        state = click.after
        for seat in sorted(hunt.awaited(state))[:1]:
            views = engine.public(hunt, state), hunt.private(state, seat)
            legal = hunt.legal(state, seat)
            bot, key = hunt.BOTS[level], laws.key(click.number)
            worlds = [engine.imagined(hunt, state, seat, SeededDice(key, world)) for world in range(WORLDS)]
            answers = {bot(*views, legal, Random(click.number), world) for world in (state, *worlds)}
            assert len(answers) == 1


def test_a_chunin_fights_what_would_attack_it() -> None:
    """H12, H41: before it walks on."""
    s = scene(
        {"naruto": {"area": "fire-forest"}, "sakura": {"area": "yu"}},
        {"trap-fire-forest": {"card": "zetsu-level-1", "area": "fire-forest"}},
    )
    s.begin("naruto")
    assert chosen(s, 0) == Action("fight", "trap-fire-forest")


def test_a_chunin_walks_towards_tobi() -> None:
    """H20: where nothing is in the way."""
    s = scene({"naruto": {}, "sakura": {}}, tobi="yu", round=6)
    s.begin("naruto")
    assert chosen(s, 0) == Action("move", "hot-springs-road")


@pytest.mark.parametrize(
    ("hurt", "played"),
    [({"health": 2}, False), ({"health": 1}, True), ({"health": 2, "paralysed": True}, True)],
)
def test_a_chunin_keeps_a_rebirth_until_it_is_needed(hurt: dict[str, Any], played: bool) -> None:
    """H38: for the last Health, or for a paralysis."""
    sakura = {"hand": ["creation-rebirth"], "experience": 3, **hurt}
    s = scene({"sakura": sakura, "naruto": {"seat": 0}}, seats=1)
    s.begin("naruto")
    assert (chosen(s, 0) == Action("support", "creation-rebirth")) == played


@pytest.mark.parametrize(("healths", "played"), [((3, 2), False), ((2, 2), True)])
def test_a_chunin_heals_all_where_two_are_hurt(healths: tuple[int, int], played: bool) -> None:
    """H38: at two, and not at one."""
    sakura = {"hand": ["katsuyu"], "experience": 3, "health": healths[0]}
    s = scene({"sakura": sakura, "naruto": {"health": healths[1]}})
    s.begin("sakura")
    assert (chosen(s, 0) == Action("support", "katsuyu")) == played


@pytest.mark.parametrize(("enemy", "named"), [("zetsu-level-1", "sakura"), ("sasuke", "naruto")])
def test_a_chunin_lets_the_paralysed_take_a_paralysis(enemy: str, named: str) -> None:
    """H13, H45: another injury goes to who has more Health."""
    assert ("paralyse" in ENEMIES[enemy].talents) == (named == "sakura")
    s = scene(
        {"naruto": {"area": "yu"}, "sakura": {"area": "yu", "health": 2, "paralysed": True}},
        {"trap-yu": {"card": enemy, "area": "yu"}},
        options={"mode": "expert"} if enemy == "sasuke" else {},
    )
    s.finish()
    assert chosen(s, 0) == Action("name", named)


def test_a_chunin_lowers_the_defence_by_what_is_missing() -> None:
    """H31, H33: a support that makes a hit of a miss is played."""
    s = scene({"naruto": {"area": "suna", "hand": ["transformation-naruto"]}, "kakashi": {}}, {"kakuzu": {}})
    s.begin("naruto")
    s.fight("naruto", "kakuzu", dice=(HIT, HIT, BLANK))
    assert chosen(s, 0) == Action("support", "transformation-naruto")


def test_a_chunin_binds_what_injures_everybody_first() -> None:
    """H37, H44: the Gedo Statue before Tobi."""
    shikamaru = {"hand": ["shadow-possession"], "actions": 0}
    s = scene(
        {"shikamaru": shikamaru, "naruto": {}},
        {"tobi": {"card": "tobi-a", "area": "konoha"}, "gedo-statue": {"area": "konoha", "health": 2}},
        round=9,
        tobi="konoha",
    )
    s.begin("shikamaru")
    assert chosen(s, 0) == Action("support", "shadow-possession>gedo-statue")


@pytest.mark.parametrize(("cost", "thrown"), [("kamui", True), ("great-waterfall", False)])
def test_a_chunin_throws_away_what_it_can_never_pay(cost: str, thrown: bool) -> None:
    """H14: a card that costs more than the Chakra may be."""
    s = scene({"kakashi": {"hand": [cost, "fireball"]}, "naruto": {}}, facedown=("kakuzu",))
    s.finish()
    assert (chosen(s, 0) == Action("discard", cost)) == thrown
