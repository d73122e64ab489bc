"""The words of a game or of the site in one language, from its Fluent catalogue."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

GROUP = "shinobi.games"  # the entry points by which other packages add games
LANGUAGES = ("en", "fr", "de", "ru")


class Words:
    """All `*<language>.ftl` of one folder: `en.ftl` the rules' words, `table-en.ftl` the table's."""

    def __init__(self, folder: Path, language: str) -> None:
        paths = sorted(folder.glob(f"*{language}.ftl"))
        self.source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(self.source))
        self.ids = frozenset(self._bundle._messages)

    def has(self, id: str) -> bool:
        return id in self.ids

    def format(self, id: str, **values: Any) -> str:
        """The message in words; a missing message or value is a bug and rises."""
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise LookupError(f"the message {id} has no value")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"the message {id}: {errors[0]}")
        return str(text)


@cache
def words_of(game: str, language: str) -> Words:
    return Words(home(game) / "text", language)


@cache
def home(game: str) -> Path:
    """Where a game lives: its folder here, or that of the package that adds it under this name."""
    here = Path(__file__).parent / game
    if here.is_dir():
        return here
    for entry in entry_points(group=GROUP, name=game):
        if (spec := find_spec(entry.module)) and spec.origin:
            return Path(spec.origin).parent
    return here
