"""The scenes last as long for the server as for the browser."""

from __future__ import annotations

import re

from app.ground.config import ROOT
from games.contract import Event
from games.duel.beats import LENGTHS, beats


def test_both_sides_know_the_same_lengths() -> None:
    script = (ROOT / "static/js/games/duel/lengths.js").read_text()
    known = re.findall(
        r'^  "?([\w-]+)"?: (\d+),$', script.partition("LENGTHS = {")[2].partition("}")[0], re.M
    )
    assert {name: int(length) for name, length in known} == LENGTHS


def test_a_hit_is_told_longer_than_an_effect_and_laying_not_at_all() -> None:
    hit, guard, done = (beats(Event(kind, {})) for kind in ("hit", "guard", "done"))
    assert hit > guard > done == 0
