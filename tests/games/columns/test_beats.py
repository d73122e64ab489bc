"""The scenes last as long as they are worth."""

from __future__ import annotations

from games.columns.beats import beats
from games.contract import Event


def test_a_loss_is_told_longer_than_a_lucky_roll() -> None:
    unlucky, lucky = (Event("roll", {"seat": 0, "face": "lee", "lost": lost}) for lost in (2, 0))
    assert beats(unlucky) > beats(lucky) > beats(Event("draw", {"seat": 0, "card": "lee-3a"})) > 0
    assert beats(Event("stop", {"seat": 0})) == 0
