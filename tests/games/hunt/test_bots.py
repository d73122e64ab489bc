"""Computer players: what they choose, and what they may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import arena, engine, laws
from games.contract import Action
from games.dice import SeededDice
from games.hunt.board import STEPS
from games.hunt.bots.sight import Sight
from games.hunt.ending import CURES
from games.hunt.enemies import ENEMIES
from games.hunt.stats import attributes
from games.hunt.techniques import DECKS, TECHNIQUES
from games.hunt.worth import WEIGHTS, features
from tests.games.hunt.scene import BLANK, DEFENCE, HIT, SHARINGAN, Scene, scene
from tests.games.hunt.wander import wander
from tests.games.rules import hunt

WORLDS = 4
CURE = CURES["sakura"][0]
OTHER = next(card.id for card in DECKS["sakura"] if card.id not in CURES["sakura"])
SPECIALS = [(SHARINGAN, "itachi", True), (DEFENCE, "itachi", False), (SHARINGAN, "nagato", False)]


def chosen(s: Scene, seat: int, level: str = "chunin") -> Action:
    return arena.choose(hunt, s.state, seat, level, Random(1))


def test_the_policy_does_the_same_in_every_world_that_fits_what_it_sees() -> None:
    """H8: hidden hands, decks and what lies face down are dealt anew, and it chooses as before."""
    for click in wander(31, 3, {"hidden": True}):
        state = click.after
        for seat in sorted(hunt.awaited(state))[:1]:
            legal, key = hunt.legal(state, seat), laws.key(click.number)
            worlds = [engine.imagined(hunt, state, seat, SeededDice(key, world)) for world in range(WORLDS)]
            answers = {hunt.policy(world, seat, legal, Random(click.number)) for world in (state, *worlds)}
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
    sakura = {"hand": ["creation-rebirth"], "experience": 5, "chakra": 3, **hurt}
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


def test_a_chunin_binds_the_statue_before_its_injuries_fall() -> None:
    """H33, H37, H44: that averts those of everybody."""
    shikamaru = {"hand": ["shadow-possession"]}
    s = scene(
        {"naruto": {}, "shikamaru": shikamaru},
        {"gedo-statue": {"area": "konoha", "health": 2}},
        round=9,
        tobi="konoha",
    )
    s.finish()
    assert chosen(s, 1) == Action("support", "shadow-possession>gedo-statue")
    s.click(1, "support", "shadow-possession>gedo-statue")
    assert [hero.health for hero in s.state.heroes] == [3, 3]


@pytest.mark.parametrize(("dice", "spoken"), [((HIT, HIT, BLANK), True), ((HIT, BLANK, BLANK), False)])
def test_a_chunin_turns_the_miss_of_a_companion(dice: tuple[int, ...], spoken: bool) -> None:
    """H33: where one support suffices, and not where it doesn't."""
    kakashi = {"hand": ["transformation-kakashi"]}
    s = scene({"naruto": {"area": "suna"}, "kakashi": kakashi}, {"kakuzu": {}})
    s.fight("naruto", "kakuzu", dice=dice)
    assert (chosen(s, 1) == Action("support", "transformation-kakashi")) is spoken
    assert spoken or chosen(s, 1) == Action("pass")


@pytest.mark.parametrize(("face", "enemy", "again"), SPECIALS)
def test_a_chunin_rolls_only_a_harmful_face_again(face: int, enemy: str, again: bool) -> None:
    """H31, H40: Sharingan against Itachi, for a companion too; never a face that could become one."""
    release = {"hand": ["genjutsu-release-sakura"]}
    s = scene({"naruto": {"area": "suna"}, "sakura": release}, {enemy: {}})
    s.click(0, "fight", enemy, dice=(face,))
    assert (chosen(s, 1) == Action("support", "genjutsu-release-sakura")) is again


@pytest.mark.parametrize(("hand", "shields"), [([], True), (["substitution-naruto"], False)])
def test_a_chunin_shields_a_companion_who_cannot_avoid(hand: list[str], shields: bool) -> None:
    """H33: who holds a Substitution uses it himself."""
    naruto = {"area": "suna", "hand": hand}
    s = scene({"naruto": naruto, "kakashi": {"area": "suna", "hand": ["mud-wall"]}}, {"hidan": {}})
    s.finish()
    s.click(0, "name", "naruto")
    assert (chosen(s, 1) == Action("support", "mud-wall")) is shields


@pytest.mark.parametrize(("chakra", "rests"), [(2, True), (3, False)])
def test_a_chunin_meditates_only_if_it_gives_something(chakra: int, rests: bool) -> None:
    """H24: below the limit, and not at it."""
    s = scene({"kakashi": {"area": "suna", "chakra": chakra}, "sakura": {}}, facedown=(), deck=("hidan",))
    s.state.round, s.state.tobi = 1, "suna"
    s.state.facedown = []
    s.state.heroes[0].area = "kumo"
    assert (chosen(s, 0) == Action("meditate")) is rests


def test_a_chunin_finishes_a_boss_rather_than_meditate() -> None:
    """H18, H24: with the last turn there is nothing to save Chakra for."""
    bosses = {"gedo-statue": {"area": "konoha", "health": 1}}
    score = ["akatsuki"] * 3 + ["leaf"] * 5
    s = scene({"sai": {"chakra": 0}, "naruto": {}}, bosses, round=9, tobi="konoha", capture=3, score=score)
    assert chosen(s, 0) == Action("fight", "gedo-statue")


def test_the_nearest_hero_acts_first_and_of_those_the_strongest() -> None:
    """H12: not the lowest seat."""
    s = scene({"naruto": {}, "kakashi": {"area": "fire-forest"}, "rock-lee": {}})
    assert hunt.foremost(s.state, frozenset({0, 1, 2})) == 1
    s = scene({"naruto": {}, "kakashi": {}, "rock-lee": {}})
    assert hunt.foremost(s.state, frozenset({0, 1, 2})) == 2
    assert hunt.foremost(s.state, frozenset({0, 1})) in (0, 1)


def test_the_odds_of_a_chunin_count_what_the_team_could_lower() -> None:
    """H33: a Transformation in a hand that it sees."""

    def odds(hand: list[str]) -> int:
        s = scene({"naruto": {"area": "suna"}, "kakashi": {"hand": hand}}, {"kisame": {}})
        return Sight(s.state, None, []).odds(s.hero("naruto"), s.state.enemies[0], "")

    assert odds(["transformation-kakashi"]) > odds(["fireball"])


@pytest.mark.parametrize(("deck", "top"), [(("kakuzu", "tendo"), "1"), (("tendo", "kakuzu"), "0")])
def test_a_chunin_puts_the_weaker_member_on_top(deck: tuple[str, str], top: str) -> None:
    """H38: of two that Foresight shows."""
    heroes = {"shikamaru": {"hand": ["shogi-foresight"]}, "naruto": {}}
    s = scene(heroes, deck=deck, facedown=("hidan",))
    s.click(0, "support", "shogi-foresight")
    assert chosen(s, 0) == Action("top", top)


@pytest.mark.parametrize(("cost", "thrown"), [("kamui", True), ("great-waterfall", False)])
def test_a_chunin_throws_away_what_it_can_never_pay(cost: str, thrown: bool) -> None:
    """H14: a card that costs more than the Chakra may be."""
    s = scene({"kakashi": {"hand": [cost, "fireball"]}, "naruto": {}}, facedown=("kakuzu",))
    s.finish()
    assert (chosen(s, 0) == Action("discard", cost)) == thrown


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        (["creation-rebirth", "hundred-seal"], Action("discard", "hundred-seal")),
        (["creation-rebirth"], Action("keep", "sakura")),
    ],
)
def test_a_chunin_never_throws_a_cure_away(hand: list[str], answer: Action) -> None:
    """H14, H35: even one that can't be paid for yet."""
    s = scene({"sakura": {"hand": hand}, "naruto": {}})
    assert attributes(s.state, s.hero("sakura")).chakra < TECHNIQUES["creation-rebirth"].cost
    s.finish()
    assert chosen(s, 0) == answer


@pytest.mark.parametrize(
    ("actions", "companion", "verb"), [(2, "yu", "fight"), (1, "suna", "fight"), (1, "yu", "meditate")]
)
def test_a_chunin_strikes_konan_where_a_second_blow_can_follow(
    actions: int, companion: str, verb: str
) -> None:
    """H40: the first is dodged."""
    naruto = {"area": "suna", "actions": actions, "chakra": 0}
    s = scene({"naruto": naruto, "sakura": {"area": companion}}, {"konan": {"health": 1}})
    s.begin("naruto")
    assert chosen(s, 0).verb == verb


@pytest.mark.parametrize(("health", "left"), [(2, True), (3, False)])
def test_a_chunin_that_flies_does_not_wait_hurt_and_alone_among_enemies(health: int, left: bool) -> None:
    """H22, H40: nothing holds it; unhurt it stays and fights on."""
    sai = {"area": "kusa", "health": health, "actions": 1}
    s = scene({"sai": sai, "naruto": {}}, {"kakuzu": {"area": "kusa"}}, tobi="kusa", round=5)
    s.begin("sai")
    assert (chosen(s, 0).verb == "move") is left


@pytest.mark.parametrize(("round", "played"), [(6, True), (7, False)])
def test_a_chunin_keeps_what_lifts_a_paralysis_for_the_last_rounds(round: int, played: bool) -> None:
    """H35, H44: Sage Mode strengthens until round 6, then it waits for Tobi's eyes."""
    naruto = {"area": "yu", "hand": ["sage-mode"]}
    s = scene({"naruto": naruto, "sai": {}}, {"kakuzu": {"area": "yu"}}, tobi="yu", round=round)
    s.begin("naruto")
    assert (chosen(s, 0) == Action("support", "sage-mode")) is played


def test_a_chunin_binds_who_injures_all_though_the_first_could_avoid_it() -> None:
    """H33, H44: the Gedo Statue's injuries fall on everybody."""
    heroes = {"sai": {"hand": ["substitution-sai"]}, "shikamaru": {"hand": ["shadow-possession"]}}
    s = scene(heroes, {"gedo-statue": {"health": 2}}, tobi="konoha", round=9)
    s.finish()
    assert chosen(s, 1) == Action("support", "shadow-possession>gedo-statue")


@pytest.mark.parametrize(
    ("down", "answer"), [(True, Action("discard", "rasengan")), (False, Action("keep", "naruto"))]
)
def test_a_paralysed_chunin_throws_fight_cards_away_to_find_a_cure(down: bool, answer: Action) -> None:
    """H14, H35: whose hand holds none; who stands keeps them."""
    naruto = {"area": "yu", "paralysed": down, "hand": ["rasengan", "substitution-naruto"]}
    s = scene({"naruto": naruto, "sakura": {}})
    s.finish()
    assert chosen(s, 0) == answer


@pytest.mark.parametrize(
    ("cure", "answer"),
    [([], Action("discard", "clone-sakura")), (["poison-extraction"], Action("keep", "sakura"))],
)
def test_a_paralysed_chunin_throws_supports_away_too_until_it_holds_a_cure(
    cure: list[str], answer: Action
) -> None:
    """H14, H35: a hand full of supports would keep it from drawing one."""
    hand = ["clone-sakura", "substitution-sakura", *cure]
    s = scene({"sakura": {"area": "yu", "paralysed": True, "chakra": 0, "hand": hand}, "naruto": {}})
    s.finish()
    assert chosen(s, 0) == answer


@pytest.mark.parametrize(("down", "draws"), [(True, True), (False, False)])
def test_a_paralysed_chunin_draws_cards_in_a_companions_turn(down: bool, draws: bool) -> None:
    """H33, H35: a cure may be among them."""
    shikamaru = {"area": "yu", "paralysed": down, "hand": ["iq-plan"]}
    s = scene({"naruto": {}, "shikamaru": shikamaru})
    s.begin("naruto")
    assert (chosen(s, 1) == Action("support", "iq-plan")) is draws


@pytest.mark.parametrize("other", [{}, {"paralysed": True}])
def test_a_paralysed_chunin_lifts_itself_rather_than_look_around(other: dict[str, Any]) -> None:
    """H35, H38: the rats of Sai do both, and so does a foresight of Shikamaru."""
    heroes = {
        "sai": {"hand": ["ink-rats"], "paralysed": True, "area": "naka-river"},
        "sakura": {"seat": 0, **other},
    }
    s = scene(heroes, seats=1)
    assert chosen(s, 0) == Action("support", "ink-rats>sai")


@pytest.mark.parametrize(("round", "played"), [(6, True), (7, False)])
@pytest.mark.parametrize(("hero", "card"), [("sai", "ink-rats"), ("shikamaru", "shogi-foresight")])
def test_a_chunin_looks_around_until_the_last_rounds(hero: str, card: str, round: int, played: bool) -> None:
    """H35, H44: then the card that also lifts a paralysis is kept for it."""
    s = scene({hero: {"hand": [card]}, "sakura": {}}, round=round, traps={"naka-river": "zetsu-level-1"})
    s.begin(hero)
    assert (chosen(s, 0) == Action("support", card)) is played


@pytest.mark.parametrize(("beyond", "flies"), [({}, True), ({"land-of-rivers": "zetsu-level-1"}, False)])
def test_a_chunin_flies_over_a_trap_to_where_nothing_lies_in_wait(
    beyond: dict[str, str], flies: bool
) -> None:
    """H20, H23: with its last action, which leaves none to fight with."""
    traps = {"fire-forest": "zetsu-level-1", **beyond}
    s = scene({"sai": {"actions": 1}, "sakura": {}}, facedown=("kakuzu",), traps=traps)
    s.begin("sai")
    assert (chosen(s, 0) == Action("move", "fire-forest")) is flies


def refilling(*hand: str) -> Scene:
    """Sakura is to discard or keep."""
    return scene({"sakura": {"hand": list(hand), "refill": 1}, "naruto": {}}, phase="refill")


def test_a_cure_counts_for_whoever_holds_it() -> None:
    with_it, without = (features(scene({"sakura": {"hand": [card]}}).state)[0] for card in (CURE, OTHER))
    assert with_it["cures"] > without["cures"] == 0
    assert WEIGHTS["cures"] > 0


def test_bots_throw_a_cure_away_only_if_they_must() -> None:
    both = refilling(CURE, OTHER)
    assert hunt.wastes(both.state, 0, Action("discard", CURE))
    assert not hunt.wastes(both.state, 0, Action("discard", OTHER))
    kept = refilling(CURE)
    assert kept.offers(0, "keep") == ["sakura"]
    assert hunt.wastes(kept.state, 0, Action("discard", CURE))


def why(s: Scene, seat: int, verb: str, noun: str = "") -> tuple[str, dict[str, Any]]:
    seen = engine.public(hunt, s.state), hunt.private(s.state, seat)
    return hunt.why(*seen, hunt.legal(s.state, seat), Action(verb, noun), s.state)


def test_a_hint_says_who_is_nearest_only_of_the_nearest() -> None:
    s = scene({"naruto": {}, "sakura": {}, "sai": {"area": "fire-forest"}})
    steps = {hero.id: STEPS[hero.area][s.state.tobi] for hero in s.state.heroes}
    assert len(set(steps.values())) == 2
    for seat, hero in enumerate(steps):
        told = "begin" if steps[hero] == min(steps.values()) else "step-in"
        assert why(s, seat, "begin", hero) == (told, {"hero": hero})


@pytest.mark.parametrize(("hand", "told"), [([], "bear"), (["substitution-naruto"], "endure")])
def test_a_hint_says_that_nothing_helps_only_where_nothing_does(hand: list[str], told: str) -> None:
    token = {"trap-fire-forest": {"card": "zetsu-level-1", "area": "fire-forest"}}
    s = scene({"naruto": {"area": "fire-forest", "hand": hand}, "sakura": {}}, token)
    s.finish()
    assert why(s, 0, "endure") == (told, {})


def test_a_hint_on_a_roll_knows_whether_a_card_was_played() -> None:
    near = scene({"naruto": {"area": "suna"}, "sakura": {}}, {"hidan": {"area": "suna"}})
    near.begin("naruto")
    near.click(0, "fight", "hidan")
    assert why(near, 0, "roll")[0] == "roll"
    hand = ["uzumaki-barrage"]
    far = scene({"naruto": {"area": "land-of-rivers", "hand": hand}, "sakura": {}}, {"hidan": {}})
    far.begin("naruto")
    far.click(0, "fight", "hidan")
    far.click(0, "card", "uzumaki-barrage")
    told, data = why(far, 0, "roll")
    assert (told, data["card"]) == ("throw", "uzumaki-barrage")
