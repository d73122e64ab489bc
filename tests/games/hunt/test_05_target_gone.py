"""Rulebook: a fight whose target goes before the dice decide (H31, H33, H42), with every support there is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games import engine
from games.hunt.techniques import SUPPORTS, TECHNIQUES
from tests.games.hunt.scene import BLANK, DEFENCE, HIT, RULES, Scene, scene

MOMENTS = ("special", "before", "reroll", "after")
BOMBS = {"canyon-border": "paper-bomb", "land-of-rivers": "paper-bomb"}


def fought(moment: str, *cards: str) -> Scene:
    """Rock Lee fights a Zetsu with 1 Health, whom the next bomb cleared away kills; all hold these cards."""
    hands = {"rock-lee": [], "naruto": ["transformation-naruto"], "sakura": ["genjutsu-release-sakura"]}
    for card in cards:
        hands.setdefault(TECHNIQUES[card].hero, []).append(card)
    heroes = {id: {"area": "suna", "health": 2, "hand": sorted(set(hand))} for id, hand in hands.items()}
    eye = {"tobi": {"card": "tobi-a", "health": 2}} if moment == "special" else {}
    s = scene(heroes, {"zetsu-1": {"health": 1}, **eye}, traps=BOMBS, deck=("hidan", "konan"))
    s.begin("rock-lee")
    s.click(0, "fight", "zetsu-1", dice=(DEFENCE,) if eye else ())
    if moment in ("reroll", "after"):
        s.throw("rock-lee", (BLANK, HIT, *[BLANK] * (strength(s) - 2)))
    if moment == "after":
        s.click(0, "go")
    assert s.now.step == moment
    return s


def strength(s: Scene) -> int:
    number: int = RULES.public(s.state)["heroes"]["rock-lee"]["strength"]
    return number


def plays(moment: str, card: str) -> Iterator[Scene]:
    """The support on each of its targets."""
    seat = owner(fought(moment, card), card)
    for noun in fought(moment, card).offers(seat, "support"):
        if noun.partition(">")[0] == card:
            s = fought(moment, card)
            s.click(seat, "support", noun, dice=(DEFENCE,) if moment == "special" and releases(card) else ())
            yield s


def releases(card: str) -> bool:
    return any(mode.verb == "reroll-special" for mode in TECHNIQUES[card].modes)


def owner(s: Scene, card: str) -> int:
    return s.hero(TECHNIQUES[card].hero).seat


def look(s: Scene) -> None:
    """Everybody sees the table, is asked and offered something, and knows what it would lead to."""
    engine.public(RULES, s.state)
    for seat in sorted(RULES.actors(s.state)):
        engine.private(RULES, s.state, seat, 0)
        assert RULES.legal(s.state, seat)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("card", sorted(SUPPORTS))
def test_with_any_support_in_any_moment_a_fight_comes_to_its_end(card: str, moment: str) -> None:
    """H31, H33: nobody is left without a way on."""
    for s in plays(moment, card):
        while s.state.choice:
            look(s)
            choice = s.state.choice
            s.click(owner(s, card), choice.verb, s.offers(owner(s, card), choice.verb)[0])
        finish(s)
        assert s.state.fight is None


def finish(s: Scene) -> None:
    """The fighter closes what is open."""
    while s.state.fight:
        look(s)
        answers = {action.verb for action in RULES.legal(s.state, 0)}
        if "done" in answers:
            s.click(0, "done")
        elif "roll" in answers:
            s.click(0, "roll", dice=[HIT] * min(6, strength(s)))
        else:
            s.click(0, "go")


@pytest.mark.parametrize("moment", ["special", "before", "reroll"])
def test_a_fight_is_over_when_its_target_falls_with_a_bomb(moment: str) -> None:
    """H31, H42: at once, though the Rats may still look elsewhere; the action is spent."""
    s = fought(moment, "ink-rats")
    s.click(3, "support", "ink-rats")
    s.click(3, "look", "canyon-border")
    assert (s.enemy("zetsu-1"), s.state.fight) == (None, None)
    look(s)
    s.click(3, "look", "land-of-rivers")
    assert (s.state.acting, s.hero("rock-lee").actions) == ("rock-lee", 1)


def test_a_roll_whose_target_falls_with_a_bomb_compares_nothing() -> None:
    """H31: after the Power the fight goes to its end by itself."""
    s = fought("after", "ink-rats")
    s.click(3, "support", "ink-rats")
    s.click(3, "look", "canyon-border")
    look(s)
    s.click(3, "done")
    assert s.state.fight is None
    assert s.told(None) == []


def test_a_bomb_that_leaves_the_target_alive_leaves_the_fight() -> None:
    """H42: one Health more, one bomb too few."""
    s = fought("before", "ink-rats")
    s.state.enemies[0].health = 2
    s.click(3, "support", "ink-rats")
    s.click(3, "look", "canyon-border")
    assert (s.health("zetsu-1"), s.now.step) == (1, "before")


def test_a_backlash_falls_though_the_target_is_gone() -> None:
    """H31, H38: the dice were thrown."""
    s = scene(
        {"rock-lee": {"area": "suna", "hand": ["primary-lotus"]}, "sai": {"hand": ["ink-rats"]}},
        {"zetsu-1": {"health": 1}},
        traps={"fire-forest": "paper-bomb"},
    )
    s.begin("rock-lee")
    s.click(0, "fight", "zetsu-1")
    s.click(0, "card", "primary-lotus", dice=(BLANK, BLANK, HIT, BLANK, BLANK, BLANK))
    assert s.now.step == "reroll"
    s.click(1, "support", "ink-rats")
    s.click(1, "look", "fire-forest")
    assert (s.state.fight, s.hero("rock-lee").health) == (None, 2)
