"""Rulebook: traps and summons (H45 to H49), and those who leave or run out of time (H50)."""

from __future__ import annotations

from typing import Any

import pytest

from games.hunt.enemies import ENEMIES
from games.hunt.heroes import HEROES
from games.hunt.techniques import DECKS
from tests.games.hunt.scene import (
    BLANK,
    DEFENCE,
    DOUBLE,
    HIT,
    POWER,
    RINNEGAN,
    RULES,
    SHARINGAN,
    Scene,
    scene,
)

SURE = (DOUBLE, DOUBLE, DOUBLE, DOUBLE)
KEEN = SURE[:3]  # of face B
EXPERT: dict[str, Any] = {"options": {"mode": "expert"}}


def sprung(trap: str, area: str = "fire-forest", **more: Any) -> Scene:
    """Rock Lee walks from home into this trap."""
    start = {"fire-forest": "konoha", "naka-river": "konoha"}[area]
    heroes = {"rock-lee": {"area": start, **more.pop("lee", {})}, "sai": {"area": "yu", "chakra": 0}}
    s = scene(heroes, traps={area: trap}, **more)
    s.begin("rock-lee")
    s.click(0, "move", area)
    return s


@pytest.mark.parametrize(("trap", "defence"), [("zetsu-level-1", 2), ("zetsu-level-2", 3)])
def test_zetsu_tokens(trap: str, defence: int) -> None:
    """H45: level 1 has Defence 2, level 2 has 3; each at the threshold and just below."""
    s = sprung(trap)
    dice = (HIT,) * defence + (BLANK,) * (4 - defence)
    s.fight("rock-lee", "trap-fire-forest", dice=(*dice[1:], BLANK))
    s.click(0, "go")
    assert s.health("trap-fire-forest") == 1
    s = sprung(trap)
    s.fight("rock-lee", "trap-fire-forest", dice=dice)
    s.close()
    assert s.enemy("trap-fire-forest") is None


def test_paper_bombs_injure_one_hero_and_are_gone() -> None:
    """H45: no enemy, no Experience; they don't hold."""
    s = sprung("paper-bomb")
    lee = s.hero("rock-lee")
    assert (lee.health, lee.experience, s.state.enemies) == (2, 0, [])
    assert "paper-bomb" in s.state.removed
    s.click(0, "move", "land-of-rivers")
    assert s.hero("rock-lee").actions == 0


def test_the_players_choose_whom_the_bombs_injure() -> None:
    """H45: one hero in the area."""
    heroes = {"rock-lee": {}, "sai": {"area": "fire-forest", "chakra": 0}}
    s = scene(heroes, traps={"fire-forest": "paper-bomb"})
    s.begin("rock-lee")
    s.click(0, "move", "fire-forest")
    s.click(1, "name", "sai")
    assert s.hero("sai").health == 2


def test_sasuke_turns_the_attack_against_the_hero() -> None:
    """H46, H47: Sharingan; once, if the Hits reach his Defence; the power is cancelled."""
    s = sprung("sasuke", lee={"hand": ["primary-lotus"]}, **EXPERT)
    s.click(0, "fight", "trap-fire-forest", dice=(SHARINGAN,))
    s.throw("rock-lee", (HIT, HIT, HIT, HIT, POWER), "primary-lotus")
    assert s.health("trap-fire-forest") == 1
    assert s.hero("rock-lee").health == 1


def test_sasuke_returns_nothing_below_his_defence() -> None:
    """H47: 3 Hits don't reach Defence 4."""
    s = sprung("sasuke", **EXPERT)
    s.click(0, "fight", "trap-fire-forest", dice=(SHARINGAN,))
    assert s.talents() == [("sasuke", "mirror")]
    s.throw("rock-lee", (HIT, HIT, HIT))
    s.close()
    assert s.hero("rock-lee").health == 3


def test_danzo_makes_the_attack_fail_but_not_the_power() -> None:
    """H46: Sharingan: Hits count 0, the power may still show."""
    s = sprung("danzo", **EXPERT)
    s.click(0, "fight", "trap-fire-forest", dice=(SHARINGAN,))
    assert s.talents() == [("danzo", "foil")]
    s.throw("rock-lee", KEEN)
    assert s.health("trap-fire-forest") == 1
    s = sprung("danzo", lee={"hand": ["primary-lotus"]}, **EXPERT)
    s.click(0, "fight", "trap-fire-forest", dice=(SHARINGAN,))
    s.throw("rock-lee", (POWER,) * 5, "primary-lotus")
    assert s.enemy("trap-fire-forest") is None


def test_danzo_is_not_hit_even_without_defence() -> None:
    """H46: the attack fails, however low his Defence is."""
    s = scene(
        {"rock-lee": {"area": "fire-forest"}, "sai": {"area": "yu", "chakra": 0}},
        {"trap-fire-forest": {"card": "danzo", "area": "fire-forest", "weak": 4}},
        **EXPERT,
    )
    s.begin("rock-lee")
    s.click(0, "fight", "trap-fire-forest", dice=(SHARINGAN,))
    s.throw("rock-lee", KEEN)
    assert s.health("trap-fire-forest") == 1


@pytest.mark.parametrize(("chakra", "cards"), [(1, []), (2, ["primary-lotus"])])
def test_fight_cards_cost_more_against_karin(chakra: int, cards: list[str]) -> None:
    """H46: 1 more; just enough, and just not."""
    s = sprung("karin", lee={"hand": ["primary-lotus"], "chakra": chakra}, **EXPERT)
    s.click(0, "fight", "trap-fire-forest")
    assert s.offers(0, "card") == cards


def test_orochimaru_summons_a_snake_on_tobis_area() -> None:
    """H46, H48: wherever Orochimaru himself was."""
    s = sprung("orochimaru", **EXPERT)
    snake = s.enemy("snake-1")
    assert snake is not None
    assert snake.area == "suna"
    assert s.talents() == [("orochimaru", "call-snake")]


def test_jugo_hardens_each_time_he_injures() -> None:
    """H46: +1 Defence until eliminated."""
    s = sprung("jugo", **EXPERT)
    s.turn()
    assert RULES.public(s.state)["enemies"]["trap-fire-forest"]["defence"] == 5
    s.turn()
    assert RULES.public(s.state)["enemies"]["trap-fire-forest"]["defence"] == 6


def test_kabuto_before_any_elimination() -> None:
    """H46: Defence 4 and no talent."""
    s = sprung("kabuto", **EXPERT)
    view = RULES.public(s.state)["enemies"]["trap-fire-forest"]
    assert (view["health"], view["defence"], view["talents"]) == (1, 4, [])


def test_kabuto_copies_the_last_member_eliminated() -> None:
    """H46: Defence and talent; Deidara's blast when he goes."""
    s = sprung("kabuto", last="deidara", **EXPERT)
    s.fight("rock-lee", "trap-fire-forest", dice=KEEN)
    assert s.talents() == [("kabuto", "blast")]
    assert s.hero("rock-lee").health == 2


@pytest.mark.parametrize("last", ["nagato", "jigokudo", "zetsu"])
def test_of_some_kabuto_copies_the_defence_only(last: str) -> None:
    """H46: of Nagato, Jigokudo and Zetsu."""
    s = sprung("kabuto", last=last, **EXPERT)
    view = RULES.public(s.state)["enemies"]["trap-fire-forest"]
    assert (view["defence"], view["talents"]) == (ENEMIES[last].defence, [])


def test_kabuto_copies_members_not_bosses() -> None:
    """H46: Tobi falls, and Kabuto is still like the member before him."""
    heroes = {"rock-lee": {}, "sai": {"area": "yu", "chakra": 0}}
    enemies = {"tobi": {"card": "tobi-b", "health": 1}, "gedo-statue": {"health": 2}}
    kabuto = {"trap-fire-forest": {"card": "kabuto", "area": "fire-forest"}}
    s = scene(heroes, {**enemies, **kabuto}, round=9, tobi="konoha", last="kisame", **EXPERT)
    s.begin("rock-lee")
    s.click(0, "fight", "tobi", dice=(RINNEGAN,))
    s.throw("rock-lee", KEEN)
    assert s.enemy("tobi") is None
    assert s.state.last == "kisame"


def test_kabutos_summons_lie_on_his_own_area() -> None:
    """H46: a talent of coming into play counts if he has it when revealed."""
    s = sprung("kabuto", last="sasori", **EXPERT)
    puppet = s.enemy("puppet")
    assert puppet is not None
    assert puppet.area == "fire-forest"


def test_kabuto_does_not_call_what_he_learns_later() -> None:
    """H46: a talent of coming into play counts only if he has it when revealed."""
    s = scene(
        {"rock-lee": {"area": "suna"}, "sai": {"area": "yu", "chakra": 0}},
        {"sasori": {"health": 1}, "trap-fire-forest": {"card": "kabuto", "area": "fire-forest"}},
        **EXPERT,
    )
    s.begin("rock-lee")
    s.fight("rock-lee", "sasori", dice=KEEN)
    view = RULES.public(s.state)["enemies"]["trap-fire-forest"]
    assert (view["defence"], view["talents"]) == (ENEMIES["sasori"].defence, ["call-puppet"])
    assert s.enemy("puppet") is None


@pytest.mark.parametrize(("area", "defence"), [("fire-forest", 4), ("naka-river", 5)])
def test_suigetsu_is_stronger_in_water(area: str, defence: int) -> None:
    """H46: +1 Defence in water areas."""
    s = sprung("suigetsu", area, **EXPERT)
    assert RULES.public(s.state)["enemies"][f"trap-{area}"]["defence"] == defence


@pytest.mark.parametrize(
    ("key", "defence"), [("susanoo", 4), ("puppet", 4), ("snake-1", 3), ("creature-1", 2)]
)
def test_summons_are_protectors_with_one_health(key: str, defence: int) -> None:
    """H48: at their Defence they are removed, just below they stay."""

    def fought(hits: int) -> Scene:
        s = scene({"rock-lee": {"area": "suna"}, "sai": {"area": "yu", "chakra": 0}}, {key: {}, "hidan": {}})
        s.begin("rock-lee")
        assert s.offers(0, "fight") == [key]
        s.fight("rock-lee", key, dice=(HIT,) * hits + (POWER,) * (4 - hits))
        return s

    assert fought(defence).enemy(key) is None
    assert fought(defence - 1).health(key) == 1


def test_no_free_token_no_summon_and_a_removed_one_returns() -> None:
    """H48: three Creatures, no fourth."""
    creatures = {f"creature-{n}": {"area": "kumo"} for n in (1, 2, 3)}
    s = scene({"rock-lee": {"area": "yu"}, "sai": {"area": "yu"}}, {"chikushodo": {}, **creatures})
    s.finish()
    assert s.talents() == []
    del creatures["creature-2"]
    s = scene({"rock-lee": {"area": "yu"}, "sai": {"area": "yu"}}, {"chikushodo": {}, **creatures})
    s.finish()
    assert s.enemy("creature-2") is not None


def test_summons_stay_when_the_round_ends() -> None:
    """H48, H49: they are no Akatsuki cards and don't keep a round from being won."""
    s = scene({"rock-lee": {}, "sai": {}}, {"creature-1": {}}, facedown=())
    s.turn()
    assert s.state.score == ["leaf"]
    assert s.enemy("creature-1") is not None


def test_summons_and_tokens_give_experience() -> None:
    """H49: one each."""
    s = sprung("zetsu-level-1")
    s.fight("rock-lee", "trap-fire-forest", dice=SURE)
    assert s.hero("rock-lee").experience == 1


def test_who_leaves_hands_the_hero_to_the_remaining() -> None:
    """H50: to the player with the fewest heroes."""
    s = scene({"naruto": {}, "sakura": {}, "sai": {}})
    s.begin("naruto")
    s.leave(0)
    assert s.hero("naruto").seat == 1
    assert RULES.awaited(s.state) == {1}
    s.leave(2)
    assert [hero.seat for hero in s.state.heroes] == [1, 1, 1]


def test_with_nobody_left_the_hunt_is_abandoned() -> None:
    """H50: the last one leaves."""
    s = scene({"naruto": {}, "sakura": {}})
    s.leave(1)
    s.leave(0)
    ending = RULES.outcome(s.state)
    assert ending is not None
    assert (ending.reason, ending.places) == ("abandoned", ((), (0, 1)))


def test_leaving_before_the_pick_leaves_it_to_the_others() -> None:
    """H50, H6: the number of heroes stays."""
    s = scene({}, facedown=())
    s.state.phase, s.state.slots = "pick", [0, 1]
    s.leave(0)
    s.click(1, "pick", "naruto")
    s.click(1, "pick", "sakura")
    assert [hero.seat for hero in s.state.heroes] == [1, 1]


def test_a_time_out_gives_up_the_remaining_actions() -> None:
    """H50: of a hero who acts, and of one who hasn't begun."""
    s = scene({"naruto": {}, "sakura": {}}, options={"clock": 30})
    assert RULES.clocks(s.state)[0].seconds == 30
    s.begin("naruto")
    s.lapse(0)
    assert s.hero("naruto").done
    s.lapse(1)
    assert s.state.phase == "refill"


def test_a_time_out_discards_nothing_that_may_be_kept() -> None:
    """H50, H14: only a hand above Strategy is discarded down."""
    s = scene({"naruto": {"hand": ["rasengan"]}, "sakura": {}})
    s.finish()
    s.lapse(0)
    assert "rasengan" in s.hero("naruto").hand
    strategy = HEROES["naruto"].face_a.strategy
    hand = [card.id for card in DECKS["naruto"]][: strategy + 1]
    s = scene({"naruto": {"hand": hand}, "sakura": {}})
    s.finish()
    s.lapse(0)
    assert s.hero("naruto").hand == hand[:strategy]


def test_a_time_out_answers_every_question_of_a_fight() -> None:
    """H50: it rolls without a card and goes on."""
    s = scene({"naruto": {"area": "suna"}, "kakashi": {}}, {"itachi": {}}, options={"hidden": True})
    s.begin("naruto")
    s.click(0, "fight", "itachi", dice=(DEFENCE,))
    s.lapse(0, dice=(HIT, HIT, HIT))
    assert s.state.fight is not None
    s.lapse(0)
    assert s.state.fight is None
