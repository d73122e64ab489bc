"""What may be taken back freely: everything until something is rolled, drawn or revealed (H12, H21, H31)."""

from __future__ import annotations

from typing import Any

import pytest

from games import engine, laws
from games.engine import Entry
from tests.games.hunt.scene import RULES, scene

OPEN: dict[str, Any] = {"hidden": False}
HIDDEN: dict[str, Any] = {"hidden": True}


def is_free(verb: str, noun: str, options: dict[str, Any]) -> bool:
    """Whether this click of Naruto's, who acts between a cleared area and a trap, may be taken back."""
    naruto = {"area": "land-of-rivers", "hand": ["uzumaki-barrage", "sage-mode"], "chakra": 2}
    s = scene(
        {"naruto": naruto, "kakashi": {"area": "yu"}},
        {"trap-fire-forest": {"card": "zetsu-level-1", "area": "fire-forest"}},
        traps={"canyon-border": "paper-bomb", "demon-desert": "zetsu-level-1", "open-sea": "zetsu-level-2"},
        options=options,
    )
    s.begin("naruto")
    entry = Entry(number=9, kind="act", seat=0, verb=verb, noun=noun, id="", at=0.0, events=[], hash="")
    return engine.is_free(RULES, s.state, entry, 2, laws.key(1))


@pytest.mark.parametrize("options", [OPEN, HIDDEN])
@pytest.mark.parametrize(("verb", "noun"), [("meditate", ""), ("move", "fire-forest"), ("end", "")])
def test_what_shows_nothing_is_taken_back_freely(verb: str, noun: str, options: dict[str, Any]) -> None:
    """H12, H20, H24: a step to what lies open, a meditation, an end that another hero follows."""
    assert is_free(verb, noun, options)


@pytest.mark.parametrize("options", [OPEN, HIDDEN])
@pytest.mark.parametrize("area", ["canyon-border", "suna"])
def test_a_step_that_reveals_is_not(area: str, options: dict[str, Any]) -> None:
    """H21: a trap token, or the Akatsuki cards at Tobi's figure."""
    assert not is_free("move", area, options)


def test_a_support_from_an_open_hand_is_taken_back_freely() -> None:
    """H8: from a hidden one it shows a card."""
    assert is_free("support", "sage-mode", OPEN)
    assert not is_free("support", "sage-mode", HIDDEN)


def test_a_target_that_takes_a_hidden_ranged_card_shows_that_it_is_held() -> None:
    """H8, H25: only with open hands may it be taken back freely."""
    assert is_free("fight", "trap-fire-forest", OPEN)
    assert not is_free("fight", "trap-fire-forest", HIDDEN)


def test_a_roll_is_not_taken_back_freely() -> None:
    """H26: dice were used."""
    s = scene({"naruto": {"area": "suna"}, "kakashi": {"area": "yu"}}, {"kakuzu": {}})
    s.begin("naruto")
    s.click(0, "fight", "kakuzu")
    entry = Entry(number=9, kind="act", seat=0, verb="roll", noun="", id="", at=0.0, events=[], hash="")
    assert not engine.is_free(RULES, s.state, entry, 2, laws.key(1))
