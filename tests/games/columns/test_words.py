"""The words: everything that can be shown, asked, told or refused has them, in every language."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games import laws
from games.columns.cards import KIND, NUMBERS
from games.contract import Event
from games.words import LANGUAGES, Words, words_of
from tests.games.columns.finished import GAMES, replayed
from tests.games.rules import columns

FOLDER = Path(__file__).parents[3] / "games" / "columns"
SECTIONS = 9

every_language = pytest.mark.parametrize(
    "words", [words_of("columns", it) for it in LANGUAGES], ids=LANGUAGES
)


@cache
def told() -> list[Event]:
    """Events of every kind: random play, and finished games with lapses and leavers."""
    walked = [event for seed in range(6) for click in laws.walk(columns, seed) for event in click.events]
    return walked + [event for game in GAMES.values() for event in replayed(game)[1]]


@every_language
def test_every_event_has_a_sentence(words: Words) -> None:
    for event in told():
        assert words.format(f"event-{event.kind}", **values(words, event)).endswith((".", "!"))


def values(words: Words, event: Event) -> dict[str, Any]:
    """What the page hands to a sentence: names instead of seats, cards and ids."""
    return {"player": "Temari"} | {key: name_of(words, value) for key, value in event.data.items()}


def name_of(words: Words, value: Any) -> Any:
    if value in NUMBERS:
        colour, number = NUMBERS[value]
        return words.format("number-card", colour=words.format(f"id-{colour}"), value=number)
    if value in KIND:
        return words.format({"dice": "dice-card", "turn": "direction-card"}[KIND[value]])
    return words.format(f"id-{value}") if isinstance(value, str) else value


def test_every_kind_of_event_was_told() -> None:
    kinds = set(re.findall(r'Event\("([a-z-]+)"', sources()))
    assert {event.kind for event in told()} == kinds


def sources() -> str:
    return "".join(path.read_text() for path in FOLDER.glob("*.py"))


@every_language
def test_every_refusal_has_words(words: Words) -> None:
    for code in refusals():
        assert words.format(f"refusal-{code}")


def refusals() -> set[str]:
    """The codes in the source: what `why_not` returns, and what is raised."""
    tree = ast.parse((FOLDER / "refusals.py").read_text())
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and "why_not" in node.name]
    returns = [node for function in functions for node in ast.walk(function) if isinstance(node, ast.Return)]
    found = {node.value for value in returns for node in ast.walk(value) if isinstance(node, ast.Constant)}
    codes = {code for code in found if isinstance(code, str)}
    assert len(codes) == 12
    return codes | set(re.findall(r'Illegal\("([a-z-]+)"\)', sources()))


@every_language
def test_every_question_and_every_button_has_words(words: Words) -> None:
    for seed in range(3):
        for click in laws.walk(columns, seed):
            ask, _, _ = columns.ask(click.before, click.seat).partition(":")
            assert words.has(f"ask-{ask}")
            assert words.has(f"verb-{click.action.verb}")


@every_language
def test_every_option_and_every_reason_has_words(words: Words) -> None:
    for field in msgspec.structs.fields(columns.Options):
        assert words.has(f"option-{field.name}")
        assert words.has(f"option-{field.name}-hint")
    for reason in ("deck", "alone"):
        assert words.has(f"reason-{reason}")


@every_language
def test_the_rules_are_told_in_numbered_sections(words: Words) -> None:
    assert words.format("name")
    assert words.format("tagline").endswith(".")
    for number in range(1, SECTIONS + 1):
        assert words.format(f"rules-{number}-title")
        assert words.format(f"rules-{number}").endswith((".", "!"))
    assert not words.has(f"rules-{SECTIONS + 1}")


@every_language
def test_every_language_says_the_same_things(words: Words) -> None:
    assert words.ids == words_of("columns", "en").ids


@every_language
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_message_can_be_said_with_every_number(words: Words, number: int) -> None:
    counts = dict.fromkeys(("points", "count", "columns", "column", "lost", "value", "percent"), number)
    names = dict.fromkeys(("player", "name", "names", "what", "card", "face", "colour"), "Naruto")
    for id in words.ids:
        assert words.format(id, **counts, **names)


def test_there_are_no_card_texts() -> None:
    assert columns.texts("en") == {}
