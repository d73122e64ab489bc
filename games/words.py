"""The words of a game or of the site in one language, from its Fluent catalogue."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

LANGUAGES = ("en", "fr", "de", "ru")
HOMES: dict[str, Path] = {}  # of games from other packages: the folders that hold their words


class Message(msgspec.Struct, frozen=True):
    """The variables that a message is said with, and the other messages it is made of."""

    variables: frozenset[str]
    messages: frozenset[str]


class Words:
    """All `*<language>.ftl` of one folder: `en.ftl` the rules' words, `table-en.ftl` the table's."""

    def __init__(self, folder: Path, language: str) -> None:
        paths = sorted(folder.glob(f"*{language}.ftl"))
        self.source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(self.source))
        self.ids = frozenset(self._bundle._messages)

    @cached_property
    def messages(self) -> dict[str, Message]:
        """What each message needs to be said."""
        entries = parse(self.source).body
        return {entry.id.name: _needs(entry) for entry in entries if isinstance(entry, ast.Message)}

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
    return Words(HOMES.get(game, Path(__file__).parent / game) / "text", language)


def _needs(entry: ast.Message) -> Message:
    found = _References()
    found.visit(entry)
    return Message(frozenset(found.variables), frozenset(found.messages))


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
