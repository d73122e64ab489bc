"""Two short words that stand for a number, in any language: what is said in one is understood in all.

A room's code has forty bits, so that nobody guesses it; two words of `text/spoken.txt` have fourteen.
They are given to a room only when somebody wants to say them aloud, stand for it while it waits for
players and two hours of its game, and who tries them is counted.
"""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from pathlib import Path

from games.words import LANGUAGES

_FILE = Path(__file__).parents[1] / "text/spoken.txt"
_BASE = 1000  # a list that grows leaves the numbers as they are


def fresh() -> int:
    """Two different words."""
    first, second = secrets.SystemRandom().sample(range(len(_lists()[LANGUAGES[0]])), 2)
    return first * _BASE + second


def spoken(number: int, language: str) -> str:
    words = _lists()[language]
    return f"{words[number // _BASE]} {words[number % _BASE]}"


def understood(said: str, language: str) -> int | None:
    """The number of two words, in the speaker's language or another; None if they are none of ours."""
    parts = _plain(said).replace("-", " ").split()
    for one in (language, *LANGUAGES):
        places = [_places(one).get(part) for part in parts]
        if len(places) == 2 and None not in places:
            return (places[0] or 0) * _BASE + (places[1] or 0)
    return None


@cache
def _lists() -> dict[str, tuple[str, ...]]:
    columns = zip(*(line.split() for line in _FILE.read_text(encoding="utf-8").splitlines()), strict=True)
    return dict(zip(LANGUAGES, columns, strict=True))


@cache
def _places(language: str) -> dict[str, int]:
    return {_plain(word): at for at, word in enumerate(_lists()[language])}


def _plain(text: str) -> str:
    """Without capitals and accents: who types in a hurry leaves them out."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in letters if not unicodedata.combining(one))
