"""Rulebook: the moments for support cards, and what closes them (H33)."""

from __future__ import annotations

import pytest

from games.contract import Action
from tests.games.hunt.scene import BLANK, DEFENCE, HIT, POWER, RINNEGAN, RULES, SHARINGAN, scene


def test_supports_in_a_companions_fight_before_and_after_the_roll() -> None:
    """H33: Transformation lowers Defence by 1 for this fight, after the roll too."""
    hand = ["transformation-kakashi"]
    s = scene({"naruto": {"area": "suna"}, "kakashi": {"hand": hand}}, {"kakuzu": {}})
    s.begin("naruto")
    s.click(0, "fight", "kakuzu")
    assert s.offers(1, "support") == ["transformation-kakashi"]
    s.click(0, "roll", dice=(HIT, HIT, BLANK))
    assert RULES.awaited(s.state) == {0}
    s.click(1, "support", "transformation-kakashi")
    assert s.health("kakuzu") == 4
    assert s.hero("kakashi").chakra == 2


def test_the_paralysed_play_supports_too() -> None:
    """H33: paralysed heroes included."""
    kakashi = {"hand": ["transformation-kakashi"], "paralysed": True}
    s = scene({"naruto": {"area": "suna"}, "kakashi": kakashi}, {"kakuzu": {}})
    s.begin("naruto")
    s.fight("naruto", "kakuzu", dice=(HIT, HIT, BLANK))
    s.click(1, "support", "transformation-kakashi")
    assert s.health("kakuzu") == 4


def test_nobody_has_to_pass_and_who_passes_is_asked_no_more() -> None:
    """H33: the fighting player closes the moments of a fight; others may speak until then."""
    kakashi = {"hand": ["transformation-kakashi"]}
    s = scene({"naruto": {"area": "suna"}, "kakashi": kakashi}, {"kakuzu": {}})
    s.begin("naruto")
    s.fight("naruto", "kakuzu", dice=(HIT, HIT, BLANK))
    assert RULES.awaited(s.state) == {0}
    assert RULES.actors(s.state) == {0, 1}
    s.click(1, "pass")
    assert RULES.actors(s.state) == {0}
    s.click(0, "go")
    assert RULES.actors(s.state) == {0, 1}


def test_a_support_opens_the_moment_anew_for_those_who_passed() -> None:
    """H33: the die shows Sharingan after it was rolled again, and who had passed may answer it."""
    release = {"hand": ["genjutsu-release-sakura"]}
    other = {"hand": ["genjutsu-release-shikamaru"]}
    s = scene({"naruto": {"area": "suna"}, "sakura": release, "shikamaru": other}, {"itachi": {}})
    s.begin("naruto")
    s.click(0, "fight", "itachi", dice=(DEFENCE,))
    s.click(2, "pass")
    assert 2 not in RULES.actors(s.state)
    before = RULES.ask(s.state, 0)
    s.click(1, "support", "genjutsu-release-sakura", dice=(SHARINGAN,))
    assert RULES.ask(s.state, 0) != before
    s.click(2, "support", "genjutsu-release-shikamaru", dice=(RINNEGAN,))
    assert s.now.special == "rinnegan"


def test_a_roll_that_changed_is_asked_anew_of_those_who_passed() -> None:
    """H33: after Sharingan the dice are others, and a Transformation may be worth it now."""
    heroes = {"kakashi": {"area": "suna", "hand": ["sharingan"]}, "sai": {"hand": ["transformation-sai"]}}
    s = scene(heroes, {"kakuzu": {}})
    s.begin("kakashi")
    s.fight("kakashi", "kakuzu", dice=(HIT, BLANK, BLANK))
    s.click(1, "pass")
    s.click(0, "support", "sharingan")
    s.click(0, "mark", "1")
    s.click(0, "done", dice=(HIT,))
    s.click(1, "support", "transformation-sai")
    assert s.health("kakuzu") == 4


def test_a_pass_stands_while_nothing_changes() -> None:
    """H33: what another passes on changes nothing."""
    s = scene(
        {"naruto": {"area": "suna"}, "kakashi": {"hand": ["transformation-kakashi"]}, "sai": {}},
        {"kakuzu": {}},
    )
    s.begin("naruto")
    s.fight("naruto", "kakuzu", dice=(HIT, HIT, BLANK))
    s.click(1, "pass")
    s.click(2, "pass")
    assert RULES.actors(s.state) == {0}


@pytest.mark.parametrize("hand", [["transformation-kakashi"], ["kamui"]])
def test_moments_are_open_whatever_is_in_a_hand(hand: list[str]) -> None:
    """H33: by public facts, never by what is in a hand."""
    s = scene(
        {"naruto": {"area": "suna"}, "kakashi": {"hand": hand}}, {"kakuzu": {}}, options={"hidden": True}
    )
    s.begin("naruto")
    s.fight("naruto", "kakuzu", dice=(HIT, HIT, BLANK))
    assert RULES.public(s.state)["fight"]["step"] == "after"
    assert RULES.actors(s.state) == {0, 1}


def test_a_moment_that_nobody_could_use_closes_by_itself() -> None:
    """H33: the public fact is an empty purse, the card on the discard pile, or an open hand without it."""
    hidden = {"hidden": True}
    card = "transformation-kakashi"
    for kakashi, options, asked in (
        ({"chakra": 0}, hidden, False),
        ({"chakra": 1}, hidden, True),
        ({"pile": [card]}, hidden, False),
        ({"hand": ["kamui"]}, {}, False),
        ({"hand": [card]}, {}, True),
    ):
        s = scene({"rock-lee": {"area": "suna"}, "kakashi": kakashi}, {"kakuzu": {}}, options=options)
        s.begin("rock-lee")
        s.fight("rock-lee", "kakuzu", dice=(HIT, HIT, POWER, POWER))
        assert (s.state.fight is not None) is asked


@pytest.mark.parametrize(
    ("card", "dice", "asked"),
    [
        ("", (HIT, HIT, HIT, BLANK), False),
        ("", (HIT, HIT, POWER, BLANK), True),
        ("leaf-gale", (HIT, HIT, HIT, HIT, BLANK), True),
        ("nunchaku", (HIT, HIT, HIT, HIT, HIT, BLANK), False),
        ("leaf-hurricane", (HIT, HIT, HIT, HIT, BLANK), False),
        ("leaf-hurricane", (HIT, HIT, POWER, BLANK, BLANK), True),
    ],
)
def test_dice_are_rolled_again_only_where_it_can_matter(
    card: str, dice: tuple[int, ...], asked: bool
) -> None:
    """H31, H33: a roll that reaches the Defence could only win a power, if it is more than Hits."""
    s = scene({"rock-lee": {"area": "suna", "hand": [card] if card else []}, "sai": {}}, {"kakuzu": {}})
    s.begin("rock-lee")
    s.fight("rock-lee", "kakuzu", dice=dice, card=card)
    assert bool(s.offers(0, "taijutsu")) is asked


def test_after_the_last_hero_is_done_only_injuries_can_be_answered() -> None:
    """H33: no support in the refill."""
    s = scene({"naruto": {"hand": ["shadow-clone-naruto"]}, "sakura": {}})
    s.finish()
    assert s.offers(0, "support") == []
    assert s.refuses(0, "support", "shadow-clone-naruto") == "no-moment"


def test_supports_that_move_a_hero_only_in_its_own_turn() -> None:
    """H33: and not while paralysed."""
    lee = {"hand": ["remove-the-weights"]}
    s = scene({"rock-lee": lee, "sakura": {}})
    s.begin("sakura")
    assert s.refuses(0, "support", "remove-the-weights") == "no-use"
    s.click(1, "end")
    s.begin("rock-lee")
    s.click(0, "support", "remove-the-weights")
    s.click(0, "move", "fire-forest")
    assert s.hero("rock-lee").actions == 2


def test_a_click_that_others_could_still_answer_closes_their_moment() -> None:
    """H33: the roll and what follows it, as long as somebody else may speak; a support closes nothing."""
    kakashi = {"hand": ["transformation-kakashi"]}
    naruto = {"area": "suna", "hand": ["transformation-naruto", "rasengan"]}
    s = scene({"naruto": naruto, "kakashi": kakashi}, {"kakuzu": {}})
    assert not RULES.closes(s.state, 0, Action("fight", "kakuzu"))
    s.click(0, "fight", "kakuzu")
    assert RULES.closes(s.state, 0, Action("roll"))
    assert RULES.closes(s.state, 0, Action("card", "rasengan"))
    assert not RULES.closes(s.state, 0, Action("back"))
    s.click(0, "roll", dice=(HIT, BLANK, BLANK))
    assert RULES.closes(s.state, 0, Action("go"))
    assert not RULES.closes(s.state, 0, Action("support", "transformation-naruto"))
    s.click(1, "pass")
    assert not RULES.closes(s.state, 0, Action("go"))
