"""No level is worse than the one below it, and the law finds levels in the wrong order."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from games import GAMES, columns, duel, laws, mind
from games.contract import LEVELS, Rules, rules_of
from tests.sharing import THOROUGH


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_who_plays_by_the_policy_is_not_worse_than_the_weakest(rules: Rules) -> None:
    laws.check_best(rules)


@THOROUGH
@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_the_best_is_not_worse_than_the_first(rules: Rules) -> None:
    laws.check_top(rules)


@THOROUGH
def test_a_best_level_that_is_worse_than_the_first_is_found() -> None:
    """Whoever thinks that it is good to lose."""
    wrong = vars(duel) | {"worth": lambda state, seat: 1 - GAMES["duel"].worth(state, seat)}
    with pytest.raises(laws.Broken, match=r"strength: in 12 games the kage won \d+ fewer than the academy"):
        laws.check_top(rules_of(SimpleNamespace(**wrong)), worlds=200)


def test_a_policy_that_is_worse_than_the_weakest_is_found() -> None:
    """Whoever draws until it busts."""
    weak = vars(columns) | {"policy": lambda world, seat, legal, random: legal[0]}
    rules = rules_of(SimpleNamespace(**weak))
    with pytest.raises(laws.Broken, match=r"strength: in 12 games the chunin won \d+ fewer than the academy"):
        laws.check_levels(rules, ["academy", "chunin"])


@THOROUGH
def test_levels_of_a_short_game_are_not_worse_than_the_one_below() -> None:
    """Duels of a single fight stand for all games: the ladder is the same."""
    levels = ["academy", "chunin", "jonin"]
    laws.check_levels(GAMES["duel"], levels, games=40, worlds=150)


def test_a_name_that_a_game_does_not_offer_is_the_nearest_level() -> None:
    upper = rules_of(SimpleNamespace(**vars(columns) | {"LEVELS": LEVELS[2:]}))
    names = ("academy", "genin", "chunin", "jonin", "kage", "hokage")
    assert [mind.level_of(upper, name).name for name in names] == [
        *("chunin", "chunin", "chunin", "jonin", "kage", "chunin"),
    ]
    assert mind.stand_in(upper) == "chunin"
