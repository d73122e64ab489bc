"""Plain numbers for the tests of the chapters, so that tuning a hero doesn't touch the tests of a rule."""

from __future__ import annotations

import pytest

from games.exam.heroes import STATS, Card, card_at

PLAIN = {
    "naruto": Card((6, 8, 10), (6, 8, 10), (1, 2, 3), (1, 1, 2), (1, 1, 1)),
    "sasuke": Card((5, 7, 9), (5, 7, 8), (2, 2, 3), (1, 2, 3), (1, 2, 2)),
    "sakura": Card((5, 6, 8), (6, 7, 9), (1, 2, 2), (1, 2, 2), (2, 2, 3)),
    "shino": Card((6, 7, 9), (6, 8, 9), (1, 1, 2), (1, 2, 2), (1, 2, 2)),
    "kiba": Card((6, 8, 9), (5, 6, 8), (2, 2, 3), (2, 2, 3), (1, 1, 1)),
    "hinata": Card((5, 6, 8), (6, 7, 9), (1, 2, 2), (1, 2, 3), (1, 1, 2)),
    "neji": Card((6, 7, 9), (6, 8, 9), (2, 2, 3), (1, 2, 3), (1, 1, 2)),
    "rock-lee": Card((6, 8, 10), (3, 4, 6), (2, 3, 4), (2, 2, 3), (1, 1, 1)),
    "tenten": Card((5, 6, 8), (4, 5, 7), (1, 1, 2), (1, 2, 2), (2, 3, 4)),
    "shikamaru": Card((5, 6, 8), (6, 8, 10), (1, 1, 2), (1, 2, 2), (2, 2, 3)),
    "choji": Card((7, 9, 11), (5, 6, 8), (2, 3, 3), (1, 1, 1), (1, 1, 1)),
    "ino": Card((5, 6, 8), (6, 7, 9), (1, 1, 2), (1, 2, 2), (2, 2, 2)),
    "gaara": Card((6, 8, 10), (6, 8, 10), (1, 2, 2), (2, 2, 3), (1, 1, 1)),
    "kankuro": Card((6, 7, 9), (6, 7, 9), (1, 2, 2), (1, 1, 2), (2, 2, 3)),
    "temari": Card((5, 7, 8), (6, 8, 9), (1, 2, 2), (1, 2, 2), (1, 2, 2)),
    "dosu": Card((6, 8, 9), (5, 7, 8), (2, 2, 3), (1, 1, 2), (1, 1, 2)),
    "zaku": Card((6, 7, 9), (5, 7, 8), (1, 2, 3), (1, 2, 2), (1, 1, 2)),
    "kin": Card((5, 6, 7), (5, 7, 8), (1, 1, 2), (1, 2, 3), (2, 3, 3)),
}


@pytest.fixture(autouse=True)
def plain_numbers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.module.__name__.rpartition(".")[2].startswith("test_0"):
        for hero, level in STATS:
            monkeypatch.setitem(STATS, (hero, level), card_at(PLAIN[hero], level))
