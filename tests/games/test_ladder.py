"""The ladder: neighbours play each other until it is clear who is better."""

from __future__ import annotations

import pytest

from games import GAMES
from games.mind.ladder import Rung, climbed, compared


def test_a_step_says_its_share_with_doubt_and_in_points() -> None:
    rung = Rung("genin", "chunin", 100, 65, 0.5)
    low, high = rung.interval
    assert rung.share == 0.65
    assert low == pytest.approx(0.553, abs=0.001)
    assert high == pytest.approx(0.736, abs=0.001)
    assert rung.points == pytest.approx(3.65, abs=0.01)
    assert Rung("genin", "chunin", 100, 50, 0.5).points == 0
    assert Rung("genin", "chunin", 10, 10, 0.5).points < 20  # ten games of ten prove no more


def test_it_stops_where_it_is_clear() -> None:
    """A club that always wins is told from one that doesn't in a few games."""
    rung = compared(GAMES["duel"], 2, {"mode": "quick"}, "academy", "chunin", 60, 40)
    assert rung.share > rung.fair
    assert rung.games < 60


def test_every_level_is_compared_with_the_one_below_it() -> None:
    rungs = list(climbed(GAMES["hunt"], 2, {"mode": "easy"}, ["chunin", "chunin", "chunin"], 1, 3))
    assert [(rung.below, rung.above) for rung in rungs] == [("chunin", "chunin")] * 2
    assert [rung.games for rung in rungs] == [0, 0]  # the same bots at the same tables fare alike
    assert rungs[0].interval == (0.0, 1.0)
