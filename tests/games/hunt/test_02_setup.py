"""Rulebook: set-up, heroes and modes (H3 to H10)."""

from __future__ import annotations

from typing import Any

import pytest

from games import engine
from games.contract import Action
from games.dice import SeededDice
from games.hunt.board import WILDS
from games.hunt.enemies import BLUE, RED
from games.hunt.heroes import HEROES
from games.hunt.state import State
from games.laws import key
from tests.games.hunt.scene import RULES, Scene, scene
from tests.games.table import Table


def started(seats: int, picks: str, **options: Any) -> Table:
    """A hunt in which the seats have picked these heroes in turn."""
    table = Table(RULES, engine.start(RULES, seats, options, key(1)))
    for turn, id in enumerate(picks.split()):
        seat = turn if seats > 1 else 0
        table.state, _ = engine.play(
            RULES, table.state, seat, Action("pick", id), SeededDice(key(1), turn + 1)
        )
    return table


def test_tobi_stands_on_area_1_and_traps_lie_on_the_numberless_areas() -> None:
    """H3: the figure on area 1; a trap face down on each of the 20 numberless areas."""
    state: State = started(2, "naruto sakura").state
    assert state.tobi == "suna"
    assert set(state.traps) == set(WILDS)
    assert set(RULES.public(state)["traps"].values()) == {"back"}


def test_the_bosses_are_kept_and_the_other_18_are_shuffled() -> None:
    """H4: 18 cards in the deck and in play; no boss among them."""
    state: State = started(2, "naruto sakura").state
    cards = [hidden.card for hidden in state.deck + state.facedown]
    assert len(cards) == 18
    assert not {"tobi", "gedo-statue"}.intersection(cards)


@pytest.mark.parametrize(("seats", "cards"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_two_cards_come_into_play_face_down_one_with_two_or_three(seats: int, cards: int) -> None:
    """H5: 2 Akatsuki cards face down, 1 with two or three players."""
    picks = ["naruto", "sakura", "kakashi", "sai", "rock-lee"][: max(2, seats)]
    assert len(started(seats, " ".join(picks)).state.facedown) == cards


def test_a_hero_is_picked_first_come_and_starts_at_home() -> None:
    """H6: on area 9 with 3 Health, Chakra as on the card, Experience 0 and a hand of Strategy cards."""
    table = Table(RULES, engine.start(RULES, 2, {}, key(1)))
    table.click(1, "pick", "kakashi")
    assert table.refuses(0, "pick", "kakashi") == "hero-taken"
    assert RULES.actors(table.state) == {0}
    table.click(0, "pick", "sai")
    sai = table.state.heroes[0]
    assert (sai.id, sai.seat, sai.area, sai.health, sai.chakra, sai.experience) == (
        "sai",
        0,
        "konoha",
        3,
        3,
        0,
    )
    assert (len(sai.hand), len(sai.deck)) == (6, 8)


def test_a_single_player_leads_two_heroes() -> None:
    """H6: one player picks 2 heroes and counts as 2 players."""
    table = started(1, "naruto shikamaru")
    assert [hero.seat for hero in table.state.heroes] == [0, 0]
    assert len(table.state.facedown) == 1
    assert table.offers(0, "begin") == ["naruto", "shikamaru"]


def test_strength_that_the_rulebooks_give() -> None:
    """H7: Strength Naruto 3, Sakura 4, Kakashi 3."""
    assert [HEROES[id].face_a.strength for id in ("naruto", "sakura", "kakashi")] == [3, 4, 3]


def test_levels_of_experience_raise_attributes() -> None:
    """H7: face A at the threshold of a level and just below it."""
    below, at = (scene({"naruto": {"experience": level}, "sakura": {}}) for level in (4, 5))
    assert limit(below) == 3
    assert limit(at) == 4


def limit(s: Scene) -> int:
    return int(RULES.public(s.state)["heroes"]["naruto"]["limit"])


def test_hands_are_open_by_default() -> None:
    """H8: everyone sees every hand."""
    s = scene({"naruto": {"hand": ["rasengan"]}, "sakura": {}})
    assert RULES.public(s.state)["heroes"]["naruto"]["hand"] == {"rasengan": 1}


def test_hidden_hands_are_seen_by_their_players_only() -> None:
    """H8: the option hides them from the others."""
    s = scene({"naruto": {"hand": ["rasengan"]}, "sakura": {}}, options={"hidden": True})
    assert "hand" not in RULES.public(s.state)["heroes"]["naruto"]
    assert RULES.private(s.state, 0)["hands"] == {"naruto": {"rasengan": 1}}
    assert RULES.private(s.state, 1)["hands"] == {"sakura": {}}


@pytest.mark.parametrize(
    ("mode", "space", "tokens", "chakra"),
    [("easy", 0, BLUE, 2), ("normal", 1, BLUE, 2), ("expert", 1, RED, 3)],
)
def test_the_modes(mode: str, space: int, tokens: tuple[str, ...], chakra: int) -> None:
    """H9: turns per round, face of the heroes, colour of the traps."""
    state: State = started(2, "sakura naruto", mode=mode).state
    assert state.capture == space
    assert sorted(hidden.card for hidden in state.traps.values()) == sorted(tokens)
    assert state.heroes[0].chakra == chakra


@pytest.mark.parametrize(("mode", "face"), [("easy", "tobi-a"), ("normal", "tobi-a"), ("expert", "tobi-b")])
def test_the_face_of_tobi(mode: str, face: str) -> None:
    """H9: face A in Easy and Normal, face B in Expert."""
    s = scene(
        {"naruto": {}, "sakura": {}},
        facedown=(),
        round=8,
        tobi="ame",
        options={"mode": mode},
        score=["leaf"] * 7,
    )
    s.turn()
    assert {enemy.card for enemy in s.state.enemies} == {face, "gedo-statue"}


def test_no_experience_on_face_b() -> None:
    """H9: heroes of Expert gain none."""
    s = scene(
        {"naruto": {"area": "suna"}, "sakura": {}},
        {"creature-1": {"area": "suna"}},
        options={"mode": "expert"},
    )
    s.begin("naruto")
    s.fight("naruto", "creature-1", dice=(2, 2, 1))
    assert s.enemy("creature-1") is None
    assert s.hero("naruto").experience == 0


def test_adjustments_of_the_faq() -> None:
    """H10: one more turn, one more Health, fewer Zetsu cards."""
    state: State = started(2, "naruto sakura", extra_turn=True, extra_health=True, fewer_zetsu=2).state
    assert (state.capture, state.heroes[0].health) == (0, 4)
    cards = [hidden.card for hidden in state.deck + state.facedown]
    assert len(cards) == 16
    assert sum(card.startswith("zetsu") for card in cards) == 2
