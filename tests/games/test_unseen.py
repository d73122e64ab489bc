"""Whether others may act unseen is known without a look at what is hidden: it may be told to anybody."""

from __future__ import annotations

from itertools import islice

import pytest

from games import GAMES, engine, laws
from games.dice import SeededDice

CLICKS = 150


@pytest.mark.parametrize("game", sorted(GAMES))
def test_it_is_the_same_in_every_world_that_a_seat_can_imagine(game: str) -> None:
    rules = GAMES[game]
    for click in islice(laws.walk(rules, seed=1), CLICKS):
        if rules.outcome(click.after):
            continue
        other = engine.imagined(rules, click.after, click.seat, SeededDice(b"other", 0))
        known = [engine.others_act_unseen(rules, one, click.seat) for one in (click.after, other)]
        assert known[0] == known[1], click
