"""What a rich table needs to see: positions, moments, half-made choices, and a seat with two heroes."""

from __future__ import annotations

from games import engine
from games.contract import Action
from tests.games.hunt.scene import BLANK, HIT, RULES, scene


def test_everybody_sees_where_everything_stands() -> None:
    """H2, H12: heroes, enemies, traps, Tobi's figure, and who has yet to act."""
    s = scene(
        {"naruto": {"area": "suna"}, "sakura": {"done": True, "actions": 0}},
        {"hidan": {}, "puppet": {}},
        traps={"fire-forest": "paper-bomb"},
    )
    view = RULES.public(s.state)
    assert (view["heroes"]["naruto"]["area"], view["enemies"]["hidan"]["area"]) == ("suna", "suna")
    assert view["traps"] == {"fire-forest": "back"}
    assert [view["heroes"][id]["done"] for id in ("naruto", "sakura")] == [False, True]
    assert view["enemies"]["puppet"]["talents"] == ["protect"]
    assert len(view["board"]) == 29


def test_a_fight_is_seen_die_by_die() -> None:
    """H27, H31: the event tells the faces, the view shows them with the Hits and the Defence now."""
    s = scene({"naruto": {"area": "suna"}, "kakashi": {}}, {"kakuzu": {}}, options={"hidden": True})
    s.begin("naruto")
    s.fight("naruto", "kakuzu", dice=(HIT, HIT, BLANK))
    (roll,) = (event for event in s.events if event.kind == "roll")
    assert roll.data["dice"] == ["hit", "hit", "blank"]
    fight = RULES.public(s.state)["fight"]
    assert fight["dice"] == {"0": "hit", "1": "hit", "2": "blank"}
    assert (fight["hits"], fight["defence"], fight["step"]) == (2, 3, "after")


def test_an_injury_about_to_fall_is_seen() -> None:
    """H33: on whom and from what."""
    naruto = {"area": "suna", "hand": ["substitution-naruto"]}
    s = scene({"naruto": naruto, "sakura": {}}, {"hidan": {}})
    s.finish()
    injury = {"hero": "naruto", "area": "suna", "card": "hidan", "brings": ["feed"]}
    assert RULES.public(s.state)["injury"] == injury


def test_a_seat_that_leads_two_heroes_tells_them_apart() -> None:
    """H12: by the noun, or by who acts."""
    heroes = {"naruto": {"hand": ["substitution-naruto"]}, "sai": {"seat": 0, "hand": ["ink-clone"]}}
    s = scene(heroes, seats=1)
    assert s.offers(0, "begin") == ["naruto", "sai"]
    assert s.offers(0, "support") == ["ink-clone"]
    s.begin("sai")
    assert RULES.public(s.state)["acting"] == "sai"
    s.click(0, "end")
    s.begin("naruto")
    s.click(0, "end")
    assert s.offers(0, "keep") == ["naruto", "sai"]


def test_the_hint_of_a_step_tells_where_it_leads_and_what_it_costs() -> None:
    """H20, H22: cost, whether the move ends there, whether something lies face down."""
    s = scene({"naruto": {}, "sakura": {}}, traps={"fire-forest": "paper-bomb"})
    s.begin("naruto")
    assert RULES.hint(s.state, 0, Action("move", "fire-forest")) == {
        "to": "fire-forest",
        "cost": 1,
        "stops": True,
        "hidden": True,
        "tobi": 2,
    }


def test_no_hint_where_there_is_nothing_to_say() -> None:
    """H24: meditating explains itself."""
    s = scene({"naruto": {}, "sakura": {}})
    s.begin("naruto")
    assert RULES.hint(s.state, 0, Action("meditate")) == {}


def test_who_may_still_speak_in_a_moment_is_public() -> None:
    """H33: everyone who hasn't passed, whatever they hold; between moments nobody is named."""
    s = scene({"naruto": {"area": "suna", "hand": ["substitution-naruto"]}, "sakura": {}}, {"hidan": {}})
    assert "may" not in RULES.public(s.state)
    s.finish()
    assert RULES.public(s.state)["may"] == {"0": 1, "1": 1}


def test_what_a_step_costs_is_seen_before_it_is_made() -> None:
    """H22: 1 action, 2 out of an enemy's hold."""
    s = scene({"naruto": {"area": "suna"}, "sakura": {"area": "konoha"}}, {"hidan": {}})
    heroes = RULES.public(s.state)["heroes"]
    assert (heroes["naruto"]["step"], heroes["sakura"]["step"]) == (2, 1)


def test_cards_that_lift_a_paralysis_are_told_apart() -> None:
    """H35: by what is printed on them."""
    s = scene({"naruto": {}, "sakura": {}})
    printed = RULES.public(s.state)["techniques"]
    assert printed["sage-mode"]["lifts"]
    assert not printed["mystical-palm"]["lifts"]


def test_what_meditating_gives_is_seen_before_it_is_done() -> None:
    """H24: 1 Chakra, Naruto 2."""
    s = scene({"naruto": {"chakra": 0}, "sakura": {}})
    heroes = RULES.public(s.state)["heroes"]
    assert (heroes["naruto"]["breath"], heroes["sakura"]["breath"]) == (2, 1)


def test_all_see_the_chance_of_the_roll_to_come() -> None:
    """H31: before the dice lie, as the fight stands now: with a lowered Defence it is better."""
    naruto = {"area": "suna", "hand": ["transformation-naruto"]}
    s = scene({"naruto": naruto, "sai": {"hand": ["transformation-sai"]}}, {"hidan": {}})
    s.begin("naruto")
    s.click(0, "fight", "hidan")
    before = RULES.public(s.state)["fight"]["odds"]
    assert before == RULES.hint(s.state, 0, Action("roll"))["odds"]
    s.click(1, "support", "transformation-sai")
    assert RULES.public(s.state)["fight"]["odds"] > before
    s.click(0, "roll", dice=(BLANK, BLANK, HIT))
    assert "odds" not in RULES.public(s.state)["fight"]


def test_whoever_picks_sees_all_hero_cards_and_decks() -> None:
    """H7: what is printed on the face in play; afterwards only the decks of the team are of use."""
    for mode, chakra, grows in (
        ("normal", 3, {"3": "strength", "5": "chakra", "6": "strategy"}),
        ("expert", 4, {}),
    ):
        view = RULES.public(engine.start(RULES, 2, engine.typed(RULES, {"mode": mode}), b"pick"))
        naruto = view["cards"]["naruto"]
        assert (naruto["chakra"], naruto["grows"], naruto["talent"]) == (chakra, grows, "stamina")
        assert [hero for hero, card in view["cards"].items() if "heal" in card["skills"]] == ["sakura"]
        assert len(view["techniques"]) == 84
    assert "cards" not in RULES.public(scene({"naruto": {}, "sakura": {}}, {}).state)
