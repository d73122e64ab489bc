"""Chapter 1: the material."""

from __future__ import annotations

from collections import Counter

from games.duel.missions import MISSIONS
from games.duel.ninja import NINJA, STARTERS
from games.duel.orders import ORDERS
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.state import AKATSUKI, ALLIANCE
from games.duel.techniques import CARDS_OF, DECKS, KINDS, TECHNIQUES, Technique
from games.duel.verbs import VERBS


def test_there_are_26_ninja_in_two_colours() -> None:
    """D1: 26 ninja cards with Chakra, HP and an XP value."""
    assert len(NINJA) == 26
    assert Counter(ninja.side for ninja in NINJA.values()) == {ALLIANCE: 9, AKATSUKI: 17}
    assert all(ninja.hp > 0 and ninja.chakra > 0 and ninja.xp > 0 for ninja in NINJA.values())


def test_two_chakras_add_up() -> None:
    """D1: Naruto and Bee have two Chakras, which add up."""
    assert {ninja.id for ninja in NINJA.values() if len(ninja.chakras) == 2} == {"naruto", "naruto-2", "bee"}
    assert NINJA["naruto"].chakras == (40, 20)
    assert NINJA["naruto"].chakra == 60


def test_there_are_410_techniques_15_to_18_for_each_ninja() -> None:
    """D2: 18 for six ninja, 17 for one, 15 for the other nineteen."""
    assert len(TECHNIQUES) == 410
    assert Counter(len(cards) for cards in CARDS_OF.values()) == {18: 6, 17: 1, 15: 19}
    assert set(CARDS_OF) == set(NINJA)


def test_every_technique_has_a_cost_a_damage_a_kind_and_an_effect() -> None:
    """D24: effects are made of a small set of verbs, and every technique has a kind."""
    for card in TECHNIQUES.values():
        assert card.cost >= 0, card.id
        assert card.damage > 0, card.id
        assert card.kind in KINDS, card.id
        assert card.effects, card.id
        assert {effect.verb for effect in card.effects} <= set(VERBS), card.id


def test_every_verb_and_every_kind_is_on_some_card() -> None:
    """D24: strengthen to swap, ninjutsu to dojutsu."""
    verbs = {effect.verb for card in TECHNIQUES.values() for effect in card.effects}
    assert verbs == set(VERBS)
    assert {card.kind for card in TECHNIQUES.values()} == set(KINDS)


def test_decks_play_differently() -> None:
    """D24: each ninja has effects that suit the character."""
    for ninja, verb in (("shikamaru", "bind"), ("gaara", "guard"), ("guy", "recoil"), ("itachi", "bind")):
        assert max(("bind", "guard", "recoil", "heal"), key=lambda one: _count(ninja, one)) == verb
    for ninja, verb in (
        ("hidan", "share"),
        ("kakuzu", "heart"),
        ("kisame", "drain"),
        ("deidara", "delay"),
        ("sasori", "poison"),
    ):
        most = max(NINJA, key=lambda one: _count(one, verb))
        assert most == ninja, verb


def test_no_card_of_a_deck_is_another_one_or_worse() -> None:
    """D24: of two techniques of a ninja neither does all that the other does for no more Chakra."""
    for deck in DECKS.values():
        worse = [(one.id, two.id) for one in deck for two in deck if one is not two and _covers(one, two)]
        assert worse == []


def test_every_combination_can_be_paid() -> None:
    """D23: some earlier card of the kind it needs leaves enough Chakra."""
    for ninja, deck in DECKS.items():
        for card in deck:
            needs = [effect.needs for effect in card.effects if effect.verb == "combo"]
            for kind in needs:
                firsts = [one for one in deck if one is not card and one.kind == kind]
                assert any(_leaves(NINJA[ninja].chakra, one) >= card.cost for one in firsts), card.id


def test_the_other_cards_are_counted() -> None:
    """D3: 30 reinforcements, 30 missions, 20 mission orders."""
    assert (len(REINFORCEMENTS), len(MISSIONS), len(ORDERS)) == (30, 30, 20)
    for card in REINFORCEMENTS.values():
        assert card.effects
        assert {effect.verb for effect in card.effects} <= set(VERBS)


def test_nine_ninja_are_set_aside_until_turn_5() -> None:
    """D4: the other 17 are in play from the start."""
    assert set(NINJA) - set(STARTERS) == {
        "kabuto",
        "obito",
        "obito-2",
        "madara",
        "madara-2",
        "jubi",
        "kaguya",
        "naruto-2",
        "sasuke-2",
    }
    assert len(STARTERS) == 17
    assert {"kakashi", "kakuzu", "bee", "naruto", "sasuke"} <= set(STARTERS)
    assert NINJA["sasuke"].side == AKATSUKI


def test_missions_lie_in_six_piles() -> None:
    """D5: 1-20, 21-24, 25-26, 27-28, 29, 30."""
    assert Counter(mission.pile for mission in MISSIONS.values()) == {0: 20, 1: 4, 2: 2, 3: 2, 4: 1, 5: 1}
    assert [one for one in MISSIONS if MISSIONS[one].pile == 3] == ["mission-27", "mission-28"]


def test_mission_8_is_kakuzu_against_kakashi_for_3_xp() -> None:
    """D5: mission 8 is Kakuzu against Kakashi, worth 3 XP, in the pile of turns 1 to 4."""
    mission = MISSIONS["mission-8"]
    assert (set(mission.ninja), mission.xp, mission.pile) == ({"kakashi", "kakuzu"}, 3, 0)


def test_four_missions_name_two_ninja_of_one_camp() -> None:
    """D5: missions 1, 10, 11 and 14 name two ninja of one camp."""
    same = [
        one.id
        for one in MISSIONS.values()
        if len(one.ninja) == 2 and len({NINJA[ninja].side for ninja in one.ninja}) == 1
    ]
    assert same == ["mission-1", "mission-10", "mission-11", "mission-14"]


def _leaves(chakra: int, card: Technique) -> int:
    helps = sum(effect.amount for effect in card.now if effect.verb in ("gain", "cheapen"))
    return chakra - card.cost + helps


def _covers(one: Technique, two: Technique) -> bool:
    """Whether one does at least what two does, for no more."""
    if one.cost > two.cost or one.damage < two.damage or _sum(one, "recoil", "") > _sum(two, "recoil", ""):
        return False
    wanted = [effect for effect in two.effects if effect.verb != "recoil"]
    return all(
        effect.verb in {other.verb for other in one.effects}
        and max(_sum(one, effect.verb, effect.needs), _sum(one, effect.verb, "")) >= effect.amount
        and {effect.needs, ""} & {other.needs for other in one.effects if other.verb == effect.verb}
        for effect in wanted
    )


def _sum(card: Technique, verb: str, needs: str) -> int:
    return sum(effect.amount for effect in card.effects if (effect.verb, effect.needs) == (verb, needs))


def _count(ninja: str, verb: str) -> int:
    return sum(effect.verb == verb for card in CARDS_OF[ninja] for effect in TECHNIQUES[card].effects)
