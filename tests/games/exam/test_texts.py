"""The texts of the cards, made from what they do, in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games.exam as exam_package
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


@every_language
def test_what_a_choice_is_for_names_its_rule(language: str) -> None:
    """Held against the rulebook: a comment above each line has numbers that stand there."""
    folder = Path(exam_package.__file__).parent
    rules = set(re.findall(r"^- (E\d+) ", (folder / "rulebook.md").read_text(encoding="utf-8"), re.MULTILINE))
    lines = (folder / f"text/first-{language}.ftl").read_text(encoding="utf-8").splitlines()
    above = {line: lines[at - 1] for at, line in enumerate(lines) if line.startswith("for-")}
    assert above
    assert [line for line, comment in above.items() if not set(comment[2:].split(", ")) <= rules] == []


OTHER_WORDS = {  # what has a word of its own already
    "en": ("parry", "tile", "dice"),
    "fr": ("parchemin", "adversaire", "parade", "mêlée"),
    "de": ("Abwehr", "Verteidigung", "Token", "Pergament", "Feind"),
    "ru": ("кость", "кости", "паёк", "врага", "увернуться", "урон", "соперник"),
}


@every_language
def test_one_thing_has_one_word(language: str) -> None:
    catalogues = (Path(exam_package.__file__).parent / "text").glob(f"*{language}.ftl")
    lines = "\n".join(one.read_text(encoding="utf-8") for one in catalogues)
    words = re.sub(r"^[\w-]+ =|\{.*?\}", "", lines, flags=re.MULTILINE).lower()
    assert [other for other in OTHER_WORDS[language] if re.search(rf"\b{other.lower()}", words)] == []
