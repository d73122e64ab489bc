"""Rulebook: the course of the game (H11 to H19)."""

from __future__ import annotations

from typing import Any

from games.hunt.heroes import HEROES
from games.hunt.techniques import DECKS
from tests.games.hunt.scene import HIT, RULES, scene

STRATEGY = HEROES["naruto"].face_a.strategy
TEAM = {"naruto": {"area": "yu"}, "sakura": {"area": "yu"}}


def test_a_round_has_its_turns_and_a_turn_two_phases() -> None:
    """H11: players' phase, then Akatsuki phase, then the next turn."""
    s = scene(TEAM)
    s.finish()
    assert s.state.phase == "refill"
    assert "akatsuki" in s.told(None)
    s.keep()
    assert (s.state.phase, s.state.round, s.state.capture) == ("heroes", 1, 2)


def test_the_order_is_free_until_somebody_begins() -> None:
    """H12: every player whose hero hasn't acted may step in; who has begun finishes first."""
    s = scene(TEAM)
    assert RULES.awaited(s.state) == {0, 1}
    s.begin("sakura")
    assert RULES.awaited(s.state) == {1}
    assert s.refuses(0, "begin", "naruto") == "another-acts"
    s.click(1, "end")
    assert s.refuses(1, "begin", "sakura") == "already-done"
    assert s.refuses(1, "begin", "naruto") == "not-your-hero"
    assert RULES.public(s.state)["heroes"]["naruto"]["done"] is False
    assert s.state.acting == "naruto"


def test_two_actions_and_the_same_one_twice() -> None:
    """H12: 2 actions, the same one twice is allowed, and no third."""
    s = scene({"kakashi": {"chakra": 0}, "sakura": {}})
    s.begin("kakashi")
    s.click(0, "meditate")
    s.click(0, "meditate")
    assert s.hero("kakashi").chakra == 2
    assert s.refuses(0, "meditate") == "no-actions"


def test_the_rest_of_the_actions_may_be_given_up() -> None:
    """H12: a hero who has begun may give up the rest."""
    s = scene(TEAM)
    s.begin("naruto")
    s.click(0, "end")
    assert (s.hero("naruto").actions, s.hero("naruto").done) == (0, True)


def test_paralysed_heroes_count_as_done() -> None:
    """H12: the phase ends when every other hero is done."""
    s = scene({"naruto": {}, "sakura": {"paralysed": True}})
    assert s.refuses(1, "begin", "sakura") == "paralysed"
    s.finish("naruto")
    assert s.state.phase == "refill"


def test_a_hero_already_done_steps_in_again_for_an_extra_action() -> None:
    """H12: extra actions belong to their hero and to this players' phase."""
    s = scene({"naruto": {"hand": ["shadow-clone-naruto"]}, "sakura": {}})
    s.finish("naruto")
    s.click(0, "support", "shadow-clone-naruto")
    assert s.offers(0, "begin") == ["naruto"]
    s.begin("naruto")
    assert s.hero("naruto").actions == 1


def test_extra_actions_do_nothing_for_the_paralysed() -> None:
    """H12: a paralysed hero isn't offered one."""
    s = scene({"naruto": {"hand": ["shadow-clone-naruto"], "paralysed": True}, "sakura": {}})
    assert s.refuses(0, "support", "shadow-clone-naruto") == "no-use"


def test_every_revealed_enemy_injures_one_hero_in_its_area() -> None:
    """H13: with one hero there, no choice is asked."""
    s = scene({"rock-lee": {"area": "suna"}, "sakura": {}}, {"kisame": {}, "hidan": {}})
    s.finish()
    assert s.hero("rock-lee").health == 1
    assert s.hero("sakura").health == 3


def test_any_player_names_the_hero_and_the_first_word_counts() -> None:
    """H13: the players choose who is injured."""
    s = scene({"rock-lee": {"area": "suna"}, "naruto": {"area": "suna", "chakra": 0}}, {"kisame": {}})
    s.finish()
    assert RULES.awaited(s.state) == {0, 1}
    assert s.offers(1, "name") == ["rock-lee", "naruto"]
    s.click(1, "name", "rock-lee")
    assert (s.hero("rock-lee").health, s.hero("naruto").health) == (2, 3)


def test_a_time_out_names_the_hero_with_most_health() -> None:
    """H13: most Health, ties in seat order."""
    s = scene(
        {"rock-lee": {"area": "suna", "health": 2}, "naruto": {"area": "suna", "chakra": 0}}, {"kisame": {}}
    )
    s.finish()
    s.lapse(0)
    assert (s.hero("rock-lee").health, s.hero("naruto").health) == (2, 2)


def test_a_tie_of_a_time_out_goes_by_seat() -> None:
    """H13: with equal Health the first seat is named."""
    s = scene({"rock-lee": {"area": "suna"}, "naruto": {"area": "suna", "chakra": 0}}, {"kisame": {}})
    s.finish()
    s.lapse(1)
    assert (s.hero("rock-lee").health, s.hero("naruto").health) == (2, 3)


def test_a_hero_at_0_health_is_not_named_while_another_stands_there() -> None:
    """H13: and alone, nothing happens."""
    down = {"area": "suna", "health": 0, "paralysed": True}
    s = scene({"rock-lee": down, "sakura": {"area": "suna", "chakra": 0}}, {"hidan": {}})
    s.finish()
    assert s.hero("sakura").health == 2
    s = scene({"rock-lee": down, "sakura": {}}, {"hidan": {}})
    s.finish()
    assert s.talents() == []


def test_enemies_act_in_the_order_they_came_into_play() -> None:
    """H13: first come, first to attack."""
    s = scene({"rock-lee": {"area": "suna"}, "sakura": {}}, {"hidan": {}, "kisame": {}})
    s.finish()
    assert [event.data["card"] for event in s.events if event.kind == "injury"] == ["hidan", "kisame"]


def test_each_hero_takes_chakra_up_to_its_limit_and_refills_its_hand() -> None:
    """H14: 1 Chakra, never more than the card allows; the hand is drawn up to Strategy."""
    s = scene({"naruto": {"chakra": 1, "hand": ["rasengan"]}, "sakura": {"chakra": 2}})
    s.finish()
    assert (s.hero("naruto").chakra, s.hero("sakura").chakra) == (2, 2)
    s.keep()
    assert len(s.hero("naruto").hand) == STRATEGY


def test_one_card_may_be_discarded_before_drawing() -> None:
    """H14: and no second one; the strategist may discard two."""
    s = scene({"naruto": {"hand": ["rasengan", "sexy-jutsu"]}, "shikamaru": {"hand": ["iq-plan"]}})
    s.finish()
    s.click(0, "discard", "rasengan")
    assert s.refuses(0, "discard", "sexy-jutsu") == "not-your-turn"
    assert len(s.hero("naruto").hand) == STRATEGY
    s.click(1, "discard", "iq-plan")
    assert s.hero("shikamaru").refill == -1


def test_the_strategist_may_discard_two() -> None:
    """H14: the talent of Shikamaru."""
    s = scene({"naruto": {}, "shikamaru": {"hand": ["iq-plan", "shadow-grab", "exploding-tag"]}})
    s.finish()
    s.click(1, "discard", "iq-plan")
    s.click(1, "discard", "shadow-grab")
    assert s.hero("shikamaru").refill == -1
    assert "exploding-tag" in s.hero("shikamaru").hand
    assert len(s.hero("shikamaru").hand) == HEROES["shikamaru"].face_a.strategy


def test_a_hand_above_strategy_is_discarded_down() -> None:
    """H14: a hand may exceed Strategy during a turn; it is discarded down at the refill."""
    hand = [card.id for card in DECKS["naruto"]][: STRATEGY + 1]
    s = scene({"naruto": {"hand": hand}, "sakura": {}})
    s.finish()
    assert s.refuses(0, "keep", "naruto") == "hand-too-large"
    s.click(0, "discard", hand[0])
    s.click(0, "keep", "naruto")
    assert len(s.hero("naruto").hand) == STRATEGY


def test_an_empty_deck_is_the_shuffled_discard_pile() -> None:
    """H14: the discard pile is shuffled into a new deck."""
    cards = [card for card in scene({"naruto": {}, "sakura": {}}).hero("naruto").deck if card != "rasengan"]
    s = scene({"naruto": {"pile": cards, "hand": ["rasengan"]}, "sakura": {}})
    s.finish()
    s.keep()
    assert len(s.hero("naruto").hand) == STRATEGY
    assert s.hero("naruto").pile == []


def test_all_players_decide_at_the_same_time_the_paralysed_too() -> None:
    """H14: everyone is asked at once, in any order."""
    s = scene({"naruto": {}, "sakura": {"paralysed": True}})
    s.finish()
    assert RULES.awaited(s.state) == {0, 1}
    s.click(1, "keep", "sakura")
    assert RULES.awaited(s.state) == {0}


def test_a_round_is_won_when_no_akatsuki_card_is_left() -> None:
    """H15, H16: at the end of the turn, whatever turns remain; the token shows the Leaf."""
    s = scene(TEAM, facedown=())
    s.turn()
    assert (s.state.score, s.state.round) == (["leaf"], 2)


def test_the_token_moves_on_and_then_the_round_is_lost() -> None:
    """H15: space 3 is the last."""
    s = scene(TEAM, capture=2)
    s.turn()
    assert (s.state.capture, s.state.round) == (3, 1)
    s.turn()
    assert (s.state.score, s.state.round) == (["akatsuki"], 2)


def test_cards_still_in_play_go_under_the_deck_healed() -> None:
    """H16: revealed or not; they lose wounds and immobilisation."""
    s = scene(TEAM, {"hidan": {"health": 1, "immobilised": 1}}, facedown=("kisame",), capture=3)
    s.turn()
    assert [hidden.card for hidden in s.state.deck[-2:]] == ["kisame", "hidan"]
    assert s.enemy("hidan") is None
    assert RULES.public(s.state)["foreseen"] == {str(len(s.state.deck) - 1): "hidan"}


def test_a_new_round_moves_tobi_and_deals_new_cards() -> None:
    """H17: the next numbered area, a new token, new cards face down."""
    s = scene(TEAM, facedown=(), deck=("hidan",))
    s.turn()
    assert (s.state.tobi, s.state.capture) == ("kumo", 1)
    assert [hidden.card for hidden in s.state.facedown] == ["hidan"]


def test_heroes_who_stand_there_reveal_the_new_cards_at_once() -> None:
    """H17: the cards of heroes already on the area lie open."""
    s = scene({"naruto": {"area": "kumo"}, "sakura": {}}, facedown=(), deck=("hidan",))
    s.turn()
    assert s.state.facedown == []
    assert s.enemy("hidan") is not None


def test_round_9_brings_both_bosses_to_the_leaf() -> None:
    """H18: Tobi and Gedo Statue, revealed, in area 9, and no cards of the deck."""
    s = scene(TEAM, facedown=(), round=8, tobi="ame", score=["leaf"] * 7)
    s.turn()
    assert (s.state.round, s.state.tobi, s.state.facedown) == (9, "konoha", [])
    assert {enemy.key: enemy.area for enemy in s.state.enemies} == {"tobi": "konoha", "gedo-statue": "konoha"}


BOSSES: dict[str, Any] = {"tobi": {"card": "tobi-a", "health": 1}, "gedo-statue": {"health": 1}}
LAST: dict[str, Any] = {"round": 9, "tobi": "konoha", "score": ["leaf"] * 8}


def test_meditating_heals_nobody_in_round_9() -> None:
    """H18: Chakra only."""
    s = scene({"kakashi": {"health": 2, "chakra": 0}, "sakura": {}}, BOSSES, **LAST)
    s.begin("kakashi")
    s.click(0, "meditate")
    assert (s.hero("kakashi").health, s.hero("kakashi").chakra) == (2, 1)


def test_the_game_is_won_at_once_when_both_bosses_are_gone() -> None:
    """H18: before the last turn ends."""
    s = scene({"kakashi": {}, "sakura": {}}, {"gedo-statue": {"health": 1}}, **LAST)
    s.begin("kakashi")
    s.fight("kakashi", "gedo-statue", dice=(HIT, HIT, HIT))
    ending = RULES.outcome(s.state)
    assert ending is not None
    assert (ending.reason, ending.places) == ("bosses-fell", ((0, 1),))
    assert RULES.actors(s.state) == frozenset()


def test_a_boss_left_after_the_last_turn_is_defeat() -> None:
    """H18: otherwise the game is lost, by all."""
    s = scene(TEAM, {"tobi": {"card": "tobi-a", "health": 1}}, capture=3, **LAST)
    s.turn()
    ending = RULES.outcome(s.state)
    assert ending is not None
    assert (ending.reason, ending.places) == ("bosses-stand", ((), (0, 1)))


def test_with_no_card_left_the_round_is_won_at_the_end_of_its_first_turn() -> None:
    """H19: should the deck ever run out, fewer cards come into play."""
    s = scene(TEAM, facedown=(), round=2, tobi="kumo", score=["leaf"])
    s.state.eliminated += [hidden.card for hidden in s.state.deck]
    s.state.deck = []
    s.turn()
    assert (s.state.round, s.state.facedown) == (3, [])
    s.turn()
    assert s.state.score == ["leaf"] * 3
