"""The texts of the cards, made from what they do, in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.exam.heroes import CARDS, FINDS, KIT
from games.exam.techniques import ABILITIES, TECHNIQUES
from games.words import LANGUAGES
from tests.games.rules import exam

GOLDEN = Path(__file__).parent / "golden"

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_card_texts_are_as_in_the_golden_file(language: str) -> None:
    made = exam.texts(language)
    text = "".join(f"{id}\n{made[id]}\n\n" for id in sorted(made))
    assert text == (GOLDEN / f"{language}.txt").read_text(encoding="utf-8")


@every_language
def test_every_card_has_a_text(language: str) -> None:
    made = exam.texts(language)
    for id in (*TECHNIQUES, *ABILITIES, *CARDS, *KIT, *FINDS):
        assert made[f"card-{id}-text"].endswith("."), id
