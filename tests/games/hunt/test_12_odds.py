"""The odds beside a fight (H26 to H31): exactly what the dice give, counted here die by die."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from games.contract import Action
from games.hunt.fight import FACES, WORTH
from tests.games.hunt.scene import BLANK, DEFENCE, HIT, POWER, RINNEGAN, RULES, Scene, scene

Faces = tuple[str, ...]


def at_suna(hero: str, hand: tuple[str, ...], enemies: dict[str, dict[str, Any]], **said: Any) -> Scene:
    heroes = {hero: {"area": "suna", "hand": list(hand), **said}, "kakashi": {"area": "yu", "chakra": 0}}
    s = scene(heroes, enemies)
    s.begin(hero)
    return s


def odds(s: Scene, key: str, verb: str = "fight") -> dict[str, int]:
    found: dict[str, int] = RULES.hint(s.state, 0, Action(verb, key))["odds"]
    return found


def per_mille(dice: int, chance: Callable[[Faces], Fraction | bool]) -> int:
    """Over all rolls of so many dice."""
    total = sum((Fraction(chance(faces)) for faces in product(FACES, repeat=dice)), Fraction(0))
    return int(1000 * total / 6**dice)


def hits(faces: Faces) -> int:
    return sum(WORTH[face] for face in faces)


def reaching(need: int, dice: int) -> Fraction:
    """The chance that so many dice show at least these Hits."""
    return Fraction(sum(hits(faces) >= need for faces in product(FACES, repeat=dice)), 6**dice)


def test_the_hint_tells_the_odds_with_each_card_that_can_be_paid() -> None:
    """H26, H28: per mille; Rasengan adds 2 Hits with a Power."""
    s = at_suna("naruto", ("rasengan", "nine-tails-chakra-mode"), {"kakuzu": {}})
    assert RULES.hint(s.state, 0, Action("fight", "kakuzu")) == {
        "defence": 3,
        "special": False,
        "tax": 0,
        "odds": {
            "none": per_mille(3, lambda faces: hits(faces) >= 3),
            "rasengan": per_mille(5, lambda faces: hits(faces) + 2 * ("power" in faces) >= 3),
        },
    }


def test_a_power_that_lowers_the_defence_counts() -> None:
    """H29, H31: it takes effect before Hits and Defence are compared."""
    s = at_suna("naruto", ("wind-style-rasengan",), {"kisame": {}})
    wanted = per_mille(5, lambda faces: hits(faces) >= 4 - ("power" in faces))
    assert odds(s, "kisame")["wind-style-rasengan"] == wanted


def test_the_blank_that_rock_lee_rolls_again_counts() -> None:
    """H31: his talent, once per fight."""
    s = at_suna("rock-lee", (), {"kakuzu": {}})
    wanted = per_mille(4, lambda faces: reaching(3 - hits(faces), int("blank" in faces)))
    assert odds(s, "kakuzu")["none"] == wanted


def test_all_blanks_rolled_again_by_a_power_count() -> None:
    """H29: Strong Fist, after the talent of Rock Lee has had its blank."""

    def powered(faces: Faces) -> Fraction:
        return reaching(3 - hits(faces), faces.count("blank") if "power" in faces else 0)

    def rolled(faces: Faces) -> Fraction:
        if "blank" not in faces:
            return powered(faces)
        others = list(faces)
        others.remove("blank")
        return Fraction(sum(powered((*others, face)) for face in FACES)) / 6

    s = at_suna("rock-lee", ("strong-fist",), {"kakuzu": {}})
    assert odds(s, "kakuzu")["strong-fist"] == per_mille(5, rolled)


@pytest.mark.parametrize(("guarded", "faces"), [(False, 5), (True, 6)])
def test_each_face_of_the_special_die_has_its_weight(guarded: bool, faces: int) -> None:
    """H31, H40: three Defence; Sharingan saves Itachi only if the token of Susano'o is free."""
    more = {"susanoo": {"area": "kumo"}} if guarded else {}
    s = at_suna("naruto", (), {"itachi": {}, **more})
    plain, hard = (int(1000 * reaching(need, 3)) for need in (3, 4))
    assert odds(s, "itachi")["none"] == (3 * hard + (faces - 3) * plain) // 6


def test_a_cancelled_power_does_not_count() -> None:
    """H44: Rinnegan of Tobi's face B, before it falls and after."""
    s = scene(
        {"naruto": {"hand": ["frog-kumite"]}, "rock-lee": {"area": "yu"}},
        {"tobi": {"card": "tobi-b", "health": 2}, "gedo-statue": {"health": 2}},
        options={"mode": "expert"},
        round=9,
        tobi="konoha",
        score=["akatsuki"] * 2 + ["leaf"] * 6,
    )
    s.begin("naruto")
    bare, hard = (int(1000 * reaching(need, 4)) for need in (3, 4))
    with_power = per_mille(4, lambda faces: hits(faces) >= 4 or "power" in faces)
    assert bare > hard
    assert odds(s, "gedo-statue")["frog-kumite"] == (3 * with_power + 2 * bare) // 6
    s.click(0, "fight", "gedo-statue", dice=(RINNEGAN,))
    assert RULES.hint(s.state, 0, Action("card", "frog-kumite"))["odds"] == bare


def test_tendo_is_out_of_reach_unless_his_talent_falls_silent() -> None:
    """H38, H40: melee does nothing; Chakra Scalpel silences him before the comparison."""
    s = at_suna("sakura", ("inner-sakura", "chakra-scalpel"), {"tendo": {}})
    assert odds(s, "tendo") == {
        "none": 0,
        "inner-sakura": 0,
        "chakra-scalpel": per_mille(5, lambda faces: hits(faces) >= 3 and "power" in faces),
    }


def test_konan_dodges_the_first_injury_only() -> None:
    """H40: a wound takes a second injury, by a power; once she has dodged, any."""
    s = at_suna("naruto", ("frog-kumite",), {"konan": {}})
    wanted = per_mille(4, lambda faces: hits(faces) >= 3 and "power" in faces)
    assert odds(s, "konan") == {"none": 0, "frog-kumite": wanted}
    s = at_suna("naruto", (), {"konan": {"dodged": True}})
    assert odds(s, "konan")["none"] == per_mille(3, lambda faces: hits(faces) >= 3)


def test_after_a_dash_only_its_card_counts() -> None:
    """H26, H38: Dynamic Entry is the one fight card of this fight."""
    lee = {"area": "land-of-rivers", "hand": ["dynamic-entry", "leaf-gale"]}
    s = scene({"rock-lee": lee, "kakashi": {"chakra": 0}}, {"kakuzu": {}})
    s.begin("rock-lee")
    s.click(0, "dash", "suna")
    wanted = per_mille(5, lambda faces: reaching(3 - hits(faces), int("blank" in faces)))
    assert odds(s, "kakuzu", "aim") == {"dynamic-entry": wanted}


@pytest.mark.parametrize(("enemy", "tax"), [("karin", 1), ("danzo", 0)])
def test_the_hint_tells_what_cards_cost_more(enemy: str, tax: int) -> None:
    """H46: 1 more against Karin."""
    key = "trap-fire-forest"
    s = scene(
        {"naruto": {"area": "fire-forest", "hand": ["rasengan"]}, "rock-lee": {}},
        {key: {"card": enemy, "area": "fire-forest"}},
        options={"mode": "expert"},
    )
    s.begin("naruto")
    assert RULES.hint(s.state, 0, Action("fight", key))["tax"] == tax


def support(s: Scene, seat: int, noun: str) -> tuple[int, int] | None:
    """What a support would make of the odds."""
    told = RULES.hint(s.state, seat, Action("support", noun))
    return (told["odds"], told["then"]) if "then" in told else None


def helped(*hand: str, **enemy: Any) -> Scene:
    """Rock Lee fights, Naruto holds a card beside him, and Strength 4 is thrown next."""
    heroes = {
        "rock-lee": {"area": "suna", "hand": ["dancing-leaf"]},
        "naruto": {"area": "suna", "hand": list(hand)},
    }
    s = scene(heroes, {"kakuzu": enemy})
    s.begin("rock-lee")
    s.click(0, "fight", "kakuzu")
    return s


def test_a_support_tells_the_odds_without_it_and_with_it() -> None:
    """H33, H38: a Defence 1 lower before the dice; the hint of the roll says the same first number."""
    s = helped("transformation-naruto")
    first = s.now.lowered
    now, then = support(s, 1, "transformation-naruto") or (0, 0)
    assert now == RULES.hint(s.state, 0, Action("roll"))["odds"]
    s.click(1, "support", "transformation-naruto")
    assert (then, s.now.lowered) == (RULES.hint(s.state, 0, Action("roll"))["odds"], first + 1)


def test_more_strength_counts_in_the_own_fight_only() -> None:
    """H38: the focus of the Dancing Leaf before the dice; another's Strength changes nothing here."""
    s = helped("sage-mode")
    now, then = support(s, 0, "dancing-leaf") or (0, 0)
    assert support(s, 1, "sage-mode") == (now, now)
    s.click(0, "support", "dancing-leaf")
    assert (now < then, then) == (True, RULES.hint(s.state, 0, Action("roll"))["odds"])


@pytest.mark.parametrize("special", [DEFENCE, RINNEGAN])
def test_before_the_face_takes_effect_strength_counts_too(special: int) -> None:
    """H31, H38: the moment in which the special die lies there."""
    s = scene(
        {
            "rock-lee": {"hand": ["dancing-leaf"]},
            "sakura": {"hand": ["genjutsu-release-sakura"], "chakra": 1},
        },
        {"itachi": {"area": "konoha"}},
    )
    s.begin("rock-lee")
    s.click(0, "fight", "itachi", dice=(special,))
    told = support(s, 0, "dancing-leaf")
    s.click(0, "support", "dancing-leaf")
    s.click(0, "go")
    assert told
    assert (told[0] < told[1], told[1]) == (True, RULES.hint(s.state, 0, Action("roll"))["odds"])


def thrown(*dice: int) -> Scene:
    """Kakashi has thrown Fireball (with a Power 1 Hit more) at Kisame and may roll again; Naruto helps."""
    s = scene(
        {
            "kakashi": {"area": "suna", "hand": ["fireball", "sharingan"]},
            "naruto": {"hand": ["transformation-naruto"]},
        },
        {"kisame": {}},
    )
    s.begin("kakashi")
    s.fight("kakashi", "kisame", dice, "fireball")
    assert s.now.step == "reroll"
    return s


def test_a_power_still_to_come_counts_after_the_dice() -> None:
    """H29, H33: it makes up for the last Hit, so a Defence 1 lower changes nothing."""
    assert support(thrown(HIT, HIT, HIT, POWER), 1, "transformation-naruto") == (1000, 1000)
    assert support(thrown(HIT, HIT, BLANK, POWER), 1, "transformation-naruto") == (0, 1000)


def test_dice_rolled_again_are_those_for_which_it_is_best() -> None:
    """H38: Sharingan in one's own fight; the Power that adds a Hit stays."""

    def chance(kept: Faces) -> int:
        def reaches(fresh: Faces) -> bool:
            return hits(kept + fresh) + ("power" in kept + fresh) >= 4

        return per_mille(4 - len(kept), reaches)

    lie = ("hit", "hit", "blank", "power")
    best = max(chance(kept) for count in range(5) for kept in combinations(lie, count))
    assert support(thrown(HIT, HIT, BLANK, POWER), 0, "sharingan") == (0, best)


def test_the_talent_still_to_come_counts_after_the_dice() -> None:
    """H31: Rock Lee may roll a blank again until he has."""
    s = helped("transformation-naruto")
    s.throw("rock-lee", (HIT, HIT, POWER, BLANK))
    wanted = per_mille(1, lambda faces: hits(faces) >= 1)
    assert support(s, 1, "transformation-naruto") == (wanted, 1000)
    s.click(0, "taijutsu", dice=(BLANK,))
    assert support(s, 1, "transformation-naruto") == (0, 1000)


@pytest.mark.parametrize(("hand", "is_told"), [("shadow-strangle", False), ("chakra-blades", True)])
def test_binding_the_target_is_silent_where_a_card_to_come_would_profit(hand: str, is_told: bool) -> None:
    """H37, H38: Shadow Strangle is 2 stronger against a bound target; another enemy bound changes nothing."""
    s = at_suna("shikamaru", ("shadow-possession", hand), {"kakuzu": {}, "hidan": {}}, chakra=3)
    s.click(0, "fight", "kakuzu")
    told = support(s, 0, "shadow-possession>hidan")
    assert told
    assert told[0] == told[1] == RULES.hint(s.state, 0, Action("roll"))["odds"]
    assert support(s, 0, "shadow-possession>kakuzu") == (told if is_told else None)


@pytest.mark.parametrize(("enemy", "is_told"), [("zetsu-1", False), ("kakuzu", True)])
def test_the_rats_are_silent_where_a_bomb_would_fell_the_target(enemy: str, is_told: bool) -> None:
    """H42: nobody knows yet what they find."""
    s = scene(
        {"naruto": {"area": "suna"}, "sai": {"area": "suna", "hand": ["ink-rats"]}},
        {enemy: {"health": 1}},
        traps={"fire-forest": "paper-bomb"},
    )
    s.begin("naruto")
    s.click(0, "fight", enemy)
    assert (support(s, 1, "ink-rats") is not None) == is_told


@pytest.mark.parametrize(("hit", "told"), [(1, (0, 0)), (2, (0, 1000))])
def test_after_the_dice_it_is_sure_or_it_is_not(hit: int, told: tuple[int, int]) -> None:
    """H33: one Hit short a lower Defence wounds, two short it doesn't."""
    s = helped("transformation-naruto")
    dice = [2] * hit + [6] * (4 - hit)
    s.throw("rock-lee", dice, "")
    assert s.now.step == "after"
    assert support(s, 1, "transformation-naruto") == told


def test_the_special_die_rolled_again_is_worth_the_mean_of_its_faces() -> None:
    """H31, H44: by Tobi a Sharingan means no wound at all."""
    heroes = {"rock-lee": {"area": "konoha"}, "sakura": {"hand": ["genjutsu-release-sakura"]}}
    s = scene(heroes, {"tobi": {"card": "tobi-a"}}, round=9, tobi="konoha")
    s.begin("rock-lee")
    before = RULES.hint(s.state, 0, Action("fight", "tobi"))["odds"]["none"]
    s.click(0, "fight", "tobi", dice=(4,))
    assert support(s, 1, "genjutsu-release-sakura") == (0, before)
