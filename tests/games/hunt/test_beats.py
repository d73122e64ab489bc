"""The scenes last as long as they are worth."""

from __future__ import annotations

from games.contract import Event
from games.hunt.beats import LENGTHS, beats


def test_every_die_takes_its_time_and_a_step_none() -> None:
    two, three = (beats(Event("roll", {"dice": ["hit"] * count})) for count in (2, 3))
    assert three - two == LENGTHS["die"]
    assert beats(Event("move", {"hero": "sai", "area": "suna"})) == 0
