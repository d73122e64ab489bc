"""The texts of the cards, made from their effects: as in the golden files, and none is missing."""

from __future__ import annotations

import pytest

from games.hunt.enemies import BOMB, ENEMIES
from games.hunt.heroes import HEROES
from games.hunt.techniques import TECHNIQUES
from games.words import LANGUAGES
from tests.games.hunt.pages import FOLDER, page
from tests.games.rules import hunt

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_card_texts_are_as_in_the_golden_file(language: str) -> None:
    assert page(language) == (FOLDER / f"{language}.txt").read_text(encoding="utf-8")


@every_language
def test_every_card_has_a_text(language: str) -> None:
    texts = hunt.texts(language)
    assert {f"card-{id}-text" for id in (*TECHNIQUES, *ENEMIES, BOMB)} <= texts.keys()
    assert {f"id-{id}{face}-text" for id in HEROES for face in ("", "-expert")} <= texts.keys()
