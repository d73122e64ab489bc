"""After a battle: E44 to E49."""

from __future__ import annotations

import pytest

from games import engine
from tests.games.exam.tables import Exam, fight, token
from tests.games.rules import exam


def last_blow(seats: int = 2, **more: object) -> Exam:
    """Naruto is about to defeat the last of Team Shino, on cell 31 of the map."""
    options: dict[str, object] = {"health": {"kiba": 1}, "seats": seats, **more}
    return fight({"naruto": 51, "kiba": 61}, {"naruto": "melee"}, **options)


def test_the_side_with_a_standing_hero_wins() -> None:
    """E44: all heroes of one side are defeated."""
    at = last_blow()
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    assert "battle-won" in at.kinds()
    assert at.battle.phase == "after"


def test_both_at_once_both_lost() -> None:
    """E44: a double defeat; the defender retreats first (E47)."""
    at = fight(
        {"rock-lee": 51, "kiba": 61},
        {"rock-lee": "technique"},
        levels={"rock-lee": 2},
        health={"rock-lee": 1, "kiba": 1},
        scrolls=["air", "earth"],
    )
    at.act("rock-lee", "use", "primary-lotus", dice=(6,))
    assert "both-lost" in at.kinds()
    assert [scroll.holder for scroll in at.state.scrolls] == [0, 1]
    assert exam.actors(at.state) == {1}
    at.click(1, "retreat", "41")
    assert exam.actors(at.state) == {0}
    at.click(0, "retreat", "21")
    assert at.state.battles == []
    assert at.hero("kiba").health == 6


def test_a_double_defeat_at_the_edge_of_the_field() -> None:
    """E44: pushed into a seal at the edge while the user falls too."""
    at = fight(
        {"zaku": 81, "kiba": 111},
        {"zaku": "technique"},
        levels={"zaku": 3, "kiba": 3},
        health={"zaku": 1, "kiba": 5},
        seals={122: 0},
    )
    at.act("zaku", "use", "supersonic-wave", dice=(6, 6))
    assert "both-lost" in at.kinds()


def test_with_the_last_enemy_the_battle_is_over_before_the_victor_falls() -> None:
    """E44: it ends when all of one side are defeated; what hangs falls into no seal any more."""
    cells = {"naruto": 52, "kiba": 62}
    at = fight(cells, {"naruto": "melee"}, health={"naruto": 1, "kiba": 1}, seals={41: 1}, seats=4)
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    assert "battle-won" in at.kinds()
    assert "seal-off" not in at.kinds()


def test_after_twenty_battle_turns_more_heroes_go_before_more_health() -> None:
    """E44: two heroes with 2 Health together beat one with 6."""
    cells = {"naruto": 11, "sakura": 21, "kiba": 121}
    at = fight(cells, {"kiba": "run"}, health={"naruto": 1, "sakura": 1}, turn=20)
    for hero in ("naruto", "kiba"):
        at.act(hero, "decline")
    at.act("sakura", "decline", dice=(1,))
    assert [event.data["seat"] for event in at.events if event.kind == "battle-won"] == [0]


@pytest.mark.parametrize(
    ("health", "winner"), [({"naruto": 5}, "battle-won"), ({"naruto": 6, "kiba": 6}, "both-lost")]
)
def test_after_twenty_battle_turns_heroes_then_health_decide(health: dict[str, int], winner: str) -> None:
    """E44: more standing heroes, then more total Health; equal: both lost."""
    cells = {"naruto": 11, "kiba": 121}
    at = fight(cells, {"naruto": "run", "kiba": "run"}, health=health, turn=20)
    at.act("naruto", "decline")
    at.act("kiba", "decline", dice=(1,) if winner == "battle-won" else ())
    assert winner in at.kinds()


def test_nineteen_battle_turns_are_not_the_end() -> None:
    """E44: just below the limit it goes on."""
    at = fight({"naruto": 11, "kiba": 121}, {"naruto": "run", "kiba": "run"}, turn=19)
    at.act("naruto", "decline")
    at.act("kiba", "decline")
    assert at.battle.turn == 20


def test_the_winner_takes_a_scroll_that_only_the_two_see() -> None:
    """E45: one at random, unseen by the others."""
    at = last_blow(seats=4, scrolls=["air", "earth air", "", "earth"])
    at.act("naruto", "hit", "kiba", dice=(6, 2))
    assert [scroll.holder for scroll in at.state.scrolls] == [0, 1, 0, 3]
    assert [kind for kind in at.told(3) if kind.startswith("scroll")] == ["scroll-taken"]
    assert [kind for kind in at.told(None) if kind.startswith("scroll")] == ["scroll-taken"]
    assert "scroll-seen" in at.told(0)
    assert "scroll-seen" in at.told(1)
    assert exam.private(at.state, 1)["known"] == {"0": {"air": 1}}
    assert exam.private(at.state, 3)["known"] == {}


def test_a_loser_without_scrolls_loses_none() -> None:
    """E45: the loser may have none; no die is rolled."""
    at = last_blow(scrolls=["air earth", ""])
    at.act("naruto", "hit", "kiba", dice=(6,))
    assert "scroll-taken" not in at.kinds()


def test_the_winner_raises_one_hero() -> None:
    """E46: a level, not above 3."""
    at = last_blow(levels={"sakura": 3})
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    assert at.offers(0, "raise") == ["naruto", "sasuke"]
    assert at.refuses(0, "raise", "sakura") == "top-level"
    at.click(0, "raise", "naruto")
    assert (at.hero("naruto").level, at.hero("naruto").health) == (2, 8)


def test_a_pending_level_up_survives_a_restart() -> None:
    """E46: the state in between is plain data."""
    at = last_blow()
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    again = engine.decoded(exam, engine.encoded(at.state))
    assert exam.legal(again, 0) == exam.legal(at.state, 0)


def test_a_team_of_level_threes_gains_nothing() -> None:
    """E46: not above 3."""
    at = last_blow(levels={"naruto": 3, "sasuke": 3, "sakura": 3})
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    assert exam.actors(at.state) == {1}


def test_the_loser_moves_to_a_neighbouring_cell() -> None:
    """E47: not the Tower, not a cliff; no find there."""
    at = last_blow()
    for team in at.state.teams:
        team.cell = 34
    at.state.finds = {"33": "cache"}
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    at.click(0, "raise", "naruto")
    assert at.offers(1, "retreat") == ["33", "35"]
    at.click(1, "retreat", "33")
    assert at.state.teams[1].cell == 33
    assert at.state.teams[0].cell == 34
    assert "searched" not in at.kinds()


def test_everyone_regains_everything_and_tokens_go() -> None:
    """E48: the defeated too; used items are not."""
    tokens = [token("inner-sakura", "sakura")]
    health = {"naruto": 2, "kiba": 1}
    at = last_blow(health=health, chakra={"naruto": 0}, items={"kunai": 3}, tokens=tokens)
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    assert at.battle.tokens == []
    for hero, most, chakra in (("naruto", 6, 6), ("kiba", 6, 5), ("hinata", 5, 6)):
        assert (at.hero(hero).health, at.hero(hero).chakra) == (most, chakra)
    assert at.state.teams[0].items["kunai"] == 3


def test_both_teams_rest_until_their_own_next_turn() -> None:
    """E49: neither attack nor be attacked."""
    at = last_blow(seats=4)
    at.act("naruto", "hit", "kiba", dice=(6, 1))
    at.click(0, "raise", "naruto")
    at.click(1, "retreat", "41")
    assert [team.resting for team in at.state.teams] == [True, True, False, False]
    at.state.teams[3].cell = 41
    at.click(3, "stay")
    assert at.state.mover.seat == 0
    assert not at.state.teams[0].resting
    assert at.state.teams[1].resting
