"""The scenes last as long for the server as for the browser."""

from __future__ import annotations

import re

from app.ground.config import ROOT
from games.columns.beats import LENGTHS, beats
from games.contract import Event


def test_both_sides_know_the_same_lengths() -> None:
    script = (ROOT / "static/js/games/columns/scenes.js").read_text()
    known = re.findall(r"^  (\w+): (\d+),$", script.partition("LENGTHS = {")[2].partition("}")[0], re.M)
    assert {name: int(length) for name, length in known} == LENGTHS


def test_a_loss_is_told_longer_than_a_lucky_roll() -> None:
    unlucky, lucky = (Event("roll", {"seat": 0, "face": "lee", "lost": lost}) for lost in (2, 0))
    assert beats(unlucky) > beats(lucky) > beats(Event("draw", {"seat": 0, "card": "lee-3a"})) > 0
    assert beats(Event("stop", {"seat": 0})) == 0
