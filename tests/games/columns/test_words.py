"""The words of Columns: numbers in their plural forms, a star that is no colour, one word for one thing."""

from __future__ import annotations

import re

import pytest

from app.ground.config import ROOT
from games.words import LANGUAGES, words_of

POINTS = {
    "en": {1: "1 point ", 2: "2 points ", 5: "5 points "},
    "fr": {1: "1 point ", 2: "2 points ", 5: "5 points "},
    "de": {1: "1 Punkt ", 2: "2 Punkte ", 5: "5 Punkte "},
    "ru": {1: "1 очко ", 2: "2 очка ", 5: "5 очков ", 21: "21 очко "},
}
STRANGERS = {
    "en": r"dice card|throw of the die",
    "fr": r"carte dé\b",
    "de": r"Spalte|Säule|Würfelkarte",
    "ru": r"[Кк]олон[нок]|[Кк]ост[ьи]\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", ["seal", "take", "dare"])
def test_points_in_hints_have_their_form(language: str, why: str) -> None:
    for points, form in POINTS[language].items():
        said = words_of("columns", language).format(f"why-{why}", column=1, colour="lee", points=points)
        assert form in re.sub(r"[,.]", " ", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_points_are_worth_no_roll(language: str) -> None:
    assert "0" not in words_of("columns", language).format("why-dare", column=1, points=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_one_thing(language: str) -> None:
    texts = (ROOT / "games/columns/text").glob(f"*{language}.ftl")
    assert [found for one in texts for found in re.findall(STRANGERS[language], one.read_text())] == []
