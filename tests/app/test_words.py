"""The site's words: one for a host in each language, and none that only operators know where players read."""

from __future__ import annotations

import re

import pytest

from app.ground import words
from games.words import LANGUAGES

STRANGERS = {
    "en": r"room owner|moderator\b",
    "fr": r"maître|organisat",
    "de": r"Spielleit|Hausherr|Moderator\b",
    "ru": r"[Хх]озя|[Оо]рганизатор",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_has_one_name(language: str) -> None:
    assert re.findall(STRANGERS[language], words.site(language).source) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_of_no_formats(language: str) -> None:
    for scope in ("", "home"):
        assert re.findall(r"JSON|[Ww]ebhook|Вебхук", str(words.catalogue(scope, language)["ftl"])) == []
