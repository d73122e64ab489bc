"""The scenes last as long as they are worth."""

from __future__ import annotations

from games.contract import Event
from tests.games.rules import duel


def test_a_hit_is_told_longer_than_an_effect_and_laying_not_at_all() -> None:
    hit, guard, done = (duel.beats(Event(kind, {})) for kind in ("hit", "guard", "done"))
    assert hit > guard > done == 0
