"""Rulebook: the techniques (H38, H39): every verb of a card, and the cards that the rulebooks print."""

from __future__ import annotations

from typing import Any

from games.hunt.enemies import ENEMIES
from games.hunt.techniques import AT_RANGE, DECKS, LIFTS, TECHNIQUES, Effect
from games.hunt.verbs import VERBS
from games.hunt.when import never
from tests.games.hunt.scene import BLANK, DOUBLE, HIT, POWER, RULES, Scene, scene

PRINTED: dict[str, tuple[str, int, int]] = {
    "multi-shadow-clone": ("fight", 3, 1),
    "frog-kumite": ("fight", 3, 1),
    "inner-sakura": ("fight", 2, 1),
    "clone-sakura": ("support", 1, 0),
    "substitution-kakashi": ("support", 1, 0),
    "transformation-kakashi": ("support", 1, 0),
}


def test_the_cards_that_the_rulebooks_print() -> None:
    """H38: their kind, Chakra and Strength."""
    for id, printed in PRINTED.items():
        card = TECHNIQUES[id]
        assert (card.kind, card.cost, card.strength) == printed
    assert TECHNIQUES["multi-shadow-clone"].power == (Effect("actions", 2),)
    assert TECHNIQUES["frog-kumite"].power == (Effect("injure", 1),)
    assert TECHNIQUES["inner-sakura"].power == (Effect("blank-hits", 1),)
    assert TECHNIQUES["water-dragon"].power == (Effect("injure", 1, needs="water"),)


def test_every_verb_is_known() -> None:
    """H38: no card has a verb without a deed."""
    powers = {effect.verb for card in TECHNIQUES.values() for effect in card.power}
    modes = {effect.verb for card in TECHNIQUES.values() for effect in card.modes}
    assert powers | modes == set(VERBS)
    assert modes == {name for name, verb in VERBS.items() if verb.targets is not never}


def test_no_team_is_helpless() -> None:
    """H38: a cheap Ranged card in every deck; a card that lifts paralysis too."""
    for deck in DECKS.values():
        assert any(card.id in AT_RANGE and card.cost <= 1 for card in deck)
    cures = [hero for hero, deck in DECKS.items() if any(m.verb in LIFTS for c in deck for m in c.modes)]
    assert cures == list(DECKS)


def test_some_techniques_cost_more_than_the_starting_chakra() -> None:
    """H39: Experience raises it."""
    s = fighting("naruto", "nine-tails-chakra-mode")
    assert s.offers(0, "card") == []
    s = fighting("naruto", "nine-tails-chakra-mode", experience=5, chakra=4)
    assert s.offers(0, "card") == ["nine-tails-chakra-mode"]


def fighting(hero: str, card: str, target: str = "kakuzu", more: tuple[str, ...] = (), **said: Any) -> Scene:
    """The hero at the Sand, about to add a card against the target."""
    enemies: dict[str, dict[str, Any]] = {key: {} for key in (target, *more)}
    other = "sai" if hero != "sai" else "naruto"
    s = scene({hero: {"area": "suna", "hand": [card], **said}, other: {"area": "ame", "chakra": 0}}, enemies)
    s.begin(hero)
    s.click(0, "fight", target)
    return s


def power(hero: str, card: str, more: tuple[str, ...] = (), **said: Any) -> Scene:
    """The card with one Power and otherwise only blanks."""
    s = fighting(hero, card, more=more, **{"chakra": 3, **said})
    strength = RULES.public(s.state)["heroes"][hero]["strength"] + TECHNIQUES[card].strength
    s.throw(hero, (POWER,) + (BLANK,) * (min(6, strength) - 1), card)
    return s


def test_extra_actions_by_power() -> None:
    """H38: Multi Shadow Clone Jutsu, 2 extra actions."""
    assert power("naruto", "multi-shadow-clone").hero("naruto").actions == 3


def test_more_hits_by_power() -> None:
    """H38: Rasengan, +2 Hits: at the threshold and just below."""
    s = fighting("naruto", "rasengan")
    s.throw("naruto", (POWER, HIT, BLANK, BLANK, BLANK), "rasengan")
    assert s.health("kakuzu") == 4
    s = fighting("naruto", "rasengan")
    s.throw("naruto", (POWER, BLANK, BLANK, BLANK, BLANK), "rasengan")
    s.close()
    assert s.health("kakuzu") == 5


def test_a_lower_defence_until_the_turn_ends() -> None:
    """H38: Wind Style: Rasengan; gone with the next turn."""
    s = power("naruto", "wind-style-rasengan")
    s.close()
    assert RULES.public(s.state)["enemies"]["kakuzu"]["defence"] == 2
    s.turn()
    assert RULES.public(s.state)["enemies"]["kakuzu"]["defence"] == 3


def test_an_injury_to_another_enemy_there() -> None:
    """H38: Exploding Ink Birds; with several, the player chooses."""
    s = power("sai", "exploding-ink-birds", more=("gakido", "hidan"))
    assert s.offers(0, "target") == ["gakido", "hidan"]
    before = s.health("hidan")
    s.click(0, "target", "hidan")
    assert s.health("hidan") == before - 1


def test_the_only_other_enemy_is_chosen_by_itself() -> None:
    """H38: and with none, nothing happens."""
    s = power("sai", "exploding-ink-birds", more=("gakido",))
    assert s.health("gakido") == ENEMIES["gakido"].health - 1
    assert "wound" not in power("sai", "exploding-ink-birds").told(None)


def test_immobilising_by_power() -> None:
    """H38: Summoning: Gamabunta."""
    s = power("naruto", "gamabunta")
    assert s.enemy("kakuzu").immobilised == 1  # type: ignore[union-attr]


def test_one_blank_counts_as_a_hit() -> None:
    """H38: Inner Sakura; one blank, not more."""
    s = fighting("sakura", "inner-sakura", chakra=2)
    s.throw("sakura", (POWER, BLANK, BLANK, HIT, HIT), "inner-sakura")
    assert s.health("kakuzu") == 4
    s = fighting("sakura", "inner-sakura", chakra=2)
    s.throw("sakura", (POWER, BLANK, BLANK, BLANK, HIT), "inner-sakura")
    s.close()
    assert s.health("kakuzu") == 5


def test_silenced_talents_are_ignored_until_the_turn_ends() -> None:
    """H38: Chakra Scalpel; Hidan gains nothing this turn."""
    s = fighting("sakura", "chakra-scalpel", target="hidan", chakra=2)
    s.throw("sakura", (POWER, BLANK, BLANK, BLANK, BLANK), "chakra-scalpel")
    s.close()
    before = s.health("hidan")
    s.turn()
    assert s.health("hidan") == before
    s.turn()
    assert s.health("hidan") == before + 1


def test_the_total_against_a_second_enemy() -> None:
    """H38: Ground-Splitting Punch; each against its own Defence, Protectors don't shield."""
    s = fighting("sakura", "ground-splitting-punch", more=("kisame",), chakra=2)
    before = s.health("kisame")
    s.throw("sakura", (POWER, HIT, HIT, HIT, BLANK), "ground-splitting-punch")
    s.close()
    assert (s.health("kakuzu"), s.health("kisame")) == (4, before)
    s = fighting("sakura", "ground-splitting-punch", more=("kisame",), chakra=2)
    s.throw("sakura", (POWER, HIT, HIT, HIT, HIT), "ground-splitting-punch")
    assert (s.health("kakuzu"), s.health("kisame")) == (4, before - 1)


def test_the_total_against_every_enemy() -> None:
    """H38: Great Waterfall."""
    s = fighting("kakashi", "great-waterfall", more=("creature-1", "snake-1"), target="creature-2")
    s.throw("kakashi", (POWER, HIT, HIT, BLANK, BLANK), "great-waterfall")
    s.close()
    assert [enemy.key for enemy in s.state.enemies] == ["snake-1"]


def test_an_injury_and_a_health_regained() -> None:
    """H38: Strength of a Hundred Seal."""
    s = power("sakura", "hundred-seal", health=1, experience=5)
    assert (s.health("kakuzu"), s.hero("sakura").health) == (4, 2)


def test_the_whole_power_works_even_if_it_removes_the_target() -> None:
    """H29, H31: Strength of a Hundred Seal heals, too, when its injury is the last."""
    s = fighting("sakura", "hundred-seal", target="creature-1", health=1, experience=5, chakra=3)
    s.throw("sakura", (POWER,) + (BLANK,) * 5, "hundred-seal")
    assert s.enemy("creature-1") is None
    assert s.hero("sakura").health == 2


def test_blanks_rolled_again_by_power() -> None:
    """H38: Strong Fist; the talent of Rock Lee comes first."""
    s = fighting("rock-lee", "strong-fist")
    s.throw("rock-lee", (POWER, BLANK, BLANK, HIT, HIT), "strong-fist")
    s.click(0, "taijutsu", dice=(BLANK, HIT, BLANK))
    assert s.health("kakuzu") == 4
    s = fighting("rock-lee", "strong-fist")
    s.throw("rock-lee", (POWER, BLANK, BLANK, HIT, HIT), "strong-fist")
    s.click(0, "go", dice=(HIT, BLANK))
    assert s.health("kakuzu") == 4


def test_any_dice_rolled_again_by_power() -> None:
    """H38: Drunken Fist; dice are marked, and unmarked, one by one."""
    s = fighting("rock-lee", "drunken-fist")
    s.throw("rock-lee", (POWER, POWER, HIT, HIT, POWER), "drunken-fist")
    assert s.offers(0, "mark") == ["0", "1", "2", "3", "4"]
    for place in ("0", "1", "1", "4"):
        s.click(0, "mark", place)
    s.click(0, "done", dice=(HIT, DOUBLE))
    assert s.health("kakuzu") == 4


def test_nobody_is_asked_for_dice_where_all_answers_come_to_the_same() -> None:
    """H29: Drunken Fist with the wound already sure; one Hit less, and it asks."""
    for third, step, health in ((HIT, None, 4), (POWER, "mark", 5)):
        s = fighting("rock-lee", "drunken-fist")
        s.throw("rock-lee", (POWER, HIT, HIT, third, POWER), "drunken-fist")
        assert s.health("kakuzu") == health
        assert (s.state.fight.step if s.state.fight else None) == step


def test_the_power_only_in_water_areas() -> None:
    """H38: Water Dragon may be played anywhere; its power needs water."""
    assert power("kakashi", "water-dragon").health("kakuzu") == 5
    s = scene(
        {"kakashi": {"area": "kiri", "hand": ["water-dragon"]}, "rock-lee": {}}, {"kakuzu": {"area": "kiri"}}
    )
    s.begin("kakashi")
    s.fight("kakashi", "kakuzu", dice=(POWER, BLANK, BLANK, BLANK, BLANK), card="water-dragon")
    s.close()
    assert s.health("kakuzu") == 4


def test_two_injuries_by_power() -> None:
    """H38: Kamui."""
    assert power("kakashi", "kamui", experience=5, chakra=4).health("kakuzu") == 3


def test_more_strength_against_an_immobilised_target() -> None:
    """H38: Shadow Strangle Jutsu, 2 dice more."""
    s = scene(
        {"shikamaru": {"area": "suna", "hand": ["shadow-strangle"]}, "sai": {"area": "ame", "chakra": 0}},
        {"kakuzu": {"immobilised": 1}},
    )
    s.begin("shikamaru")
    s.fight("shikamaru", "kakuzu", dice=(HIT, HIT, HIT, BLANK, BLANK, BLANK), card="shadow-strangle")
    assert s.health("kakuzu") == 4


def test_assassination_ignores_protectors_always() -> None:
    """H32, H38: the card that lets a hero name a guarded target, spent at once."""
    s = scene(
        {"sai": {"area": "suna", "hand": ["assassination-art"]}, "naruto": {}}, {"kakuzu": {}, "puppet": {}}
    )
    s.begin("sai")
    assert s.offers(0, "fight") == ["kakuzu", "puppet"]
    s.click(0, "fight", "kakuzu")
    s.click(0, "card", "assassination-art")
    s.click(0, "roll", dice=(HIT, HIT, HIT, BLANK))
    assert s.health("kakuzu") == 4


def test_dynamic_entry_moves_as_the_fight_begins() -> None:
    """H38: one action for the step and the fight; the target is named after it."""
    lee = {"area": "land-of-rivers", "hand": ["dynamic-entry"]}
    s = scene({"rock-lee": lee, "sakura": {}}, {"kakuzu": {}})
    s.begin("rock-lee")
    s.click(0, "dash", "suna")
    assert s.offers(0, "aim") == ["kakuzu"]
    s.click(0, "aim", "kakuzu")
    s.click(0, "roll", dice=(HIT, HIT, HIT, HIT, HIT))
    assert (s.health("kakuzu"), s.hero("rock-lee").actions) == (4, 1)


def test_dynamic_entry_into_nothing_spends_the_action() -> None:
    """H38, H22: out of an enemy's hold the step costs one action more."""
    lee = {"area": "suna", "hand": ["dynamic-entry"]}
    s = scene({"rock-lee": lee, "sakura": {}}, {"kakuzu": {}})
    s.begin("rock-lee")
    s.click(0, "dash", "canyon-border")
    assert (s.state.fight, s.hero("rock-lee").actions) == (None, 0)
