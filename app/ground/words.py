"""Words for visitors: the site's catalogue, the games' catalogues, and which language to speak."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from games import GAMES
from games.lengths import lengths_of
from games.words import LANGUAGES, Words, words_of

_FOLDER = Path(__file__).parents[1] / "text"
LATE = "late"  # the scope of words that few visits need: pages fetch them apart
_LATE = ("notices-{language}.ftl", "refusals-{language}.ftl", "sheets-{language}.ftl")
_OF_HOME = "home-{language}.ftl"  # what no page of a game says
_OF_LINKS = "cards-{language}.ftl"  # what only the server says
_COMMENTS = re.compile(r"^#.*\n", re.MULTILINE)
_ON_DOOR = re.compile(r"^(?:name|tagline|door|minutes|option-[\w-]+) =.*\n(?:[ }].*\n)*", re.MULTILINE)


@cache
def site(language: str) -> Words:
    return Words(_FOLDER, language)


def chosen(cookies: Mapping[str, str], accept: str) -> str:
    """The language the visitor chose, else the first one their browser asks for that we speak."""
    if cookies.get("lang") in LANGUAGES:
        return cookies["lang"]
    return next((wish for wish in _wishes(accept) if wish in LANGUAGES), LANGUAGES[0])


def length(own: Words, options: Mapping[str, object]) -> str:
    """How long a game with these options lasts, where one of them says so; else ""."""
    chosen = (name if value is True else f"{name}-{value}" for name, value in options.items())
    return next((own.format(id) for one in chosen if own.has(id := f"option-{one}-length")), "")


@cache
def refusal(language: str, code: str, game: str = "") -> str:
    """Why something was refused, in words a person understands."""
    if game in GAMES and words_of(game, language).has(f"refusal-{code}"):
        return words_of(game, language).format(f"refusal-{code}")
    words = site(language)
    return words.format(f"error-{code}" if words.has(f"error-{code}") else "error-not-allowed")


@cache
def catalogue(scope: str, language: str) -> dict[str, object]:
    """All the words of a page: of the home page, with those on the doors, or of a game, with its cards."""
    if scope == "home":
        doors = {game: _door(words_of(game, language).source) for game in GAMES}
        return {"ftl": _of_pages(language), "texts": {}, "games": doors}
    if scope == LATE:
        return {"ftl": "\n".join(_read(name, language) for name in _LATE), "texts": {}}
    if scope not in GAMES:
        return {"ftl": _of_pages(language), "texts": {}}
    return _of_game(scope, language)


def _of_game(game: str, language: str) -> dict[str, object]:
    source = _COMMENTS.sub("", words_of(game, language).source)
    pages = _without(language, *_LATE, _OF_LINKS, _OF_HOME)
    lengths = lengths_of(GAMES[game].HOME)
    return {"ftl": pages + "\n" + source, "texts": GAMES[game].texts(language), "lengths": lengths}


def _of_pages(language: str) -> str:
    return _without(language, *_LATE, _OF_LINKS)


def _without(language: str, *names: str) -> str:
    """What the site says, but for these files."""
    source = site(language).source
    for name in names:
        source = source.replace(_read(name, language), "")
    return _COMMENTS.sub("", source)


def _read(name: str, language: str) -> str:
    return (_FOLDER / name.format(language=language)).read_text(encoding="utf-8")


def _door(source: str) -> str:
    """What is said of a game before it is opened."""
    return "".join(match[0] for match in _ON_DOOR.finditer(source))


def _wishes(accept: str) -> list[str]:
    weighted = []
    for position, part in enumerate(accept.lower().split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        weighted.append((-_number(quality), position, tag[:2]))
    return [tag for _, _, tag in sorted(weighted)]


def _number(quality: str) -> float:
    try:
        return float(quality or 1)
    except ValueError:
        return 0.0
