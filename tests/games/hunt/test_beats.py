"""The scenes last as long for the server as for the browser."""

from __future__ import annotations

import re

from app.ground.config import ROOT
from games.contract import Event
from games.hunt.beats import LENGTHS, PER_DIE, beats


def test_both_sides_know_the_same_lengths() -> None:
    script = (ROOT / "static/js/games/hunt/lengths.js").read_text()
    table = script.partition("LENGTHS =")[2].partition("});")[0]
    known = re.findall(r'^  "?([\w-]+)"?: (\d+),$', table, re.MULTILINE)
    assert {name: int(length) for name, length in known} == LENGTHS
    assert f"PER_DIE = {PER_DIE};" in script


def test_every_die_takes_its_time_and_a_step_none() -> None:
    two, three = (beats(Event("roll", {"dice": ["hit"] * count})) for count in (2, 3))
    assert three - two == PER_DIE
    assert beats(Event("move", {"hero": "sai", "area": "suna"})) == 0
