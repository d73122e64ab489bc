"""The golden pages: every card's text in one language. Run as a module to write them anew."""

from __future__ import annotations

from pathlib import Path

from games.words import LANGUAGES, words_of
from tests.games.rules import hunt

FOLDER = Path(__file__).parent / "golden"


def page(language: str) -> str:
    words = words_of("hunt", language)
    lines = []
    for id, text in sorted(hunt.texts(language).items()):
        name = words.format(id.removesuffix("-text").removesuffix("-expert"))
        lines.append(f"{id}\n  {name}\n  {text}\n")
    return "\n".join(lines)


if __name__ == "__main__":
    for language in LANGUAGES:
        (FOLDER / f"{language}.txt").write_text(page(language), encoding="utf-8")
