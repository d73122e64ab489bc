"""Words in four languages: everything that is shown or told has its message, and it formats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from games import laws
from games.contract import Event
from games.duel.missions import MISSIONS
from games.duel.ninja import NINJA
from games.duel.orders import CHECKS, ORDERS
from games.duel.refusals import CODES
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.state import CAMPS, Mode, Options, Seconds
from games.duel.techniques import KINDS, TECHNIQUES
from games.words import LANGUAGES, words_of
from tests.games.rules import duel

REASONS = ("xp", "last-turn", "shared", "abandoned", "knockout", "share", "series")
GOLDEN = Path(__file__).parent / "golden"

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def walked() -> dict[str, Any]:
    """Event kinds with one example each, verbs and questions met in random walks."""
    events: dict[str, Event] = {}
    verbs: set[str] = set()
    asks: set[str] = set()
    for click in _clicks():
        events |= {event.kind: event for event in click.events}
        for seat in duel.actors(click.before):
            asks.add(duel.ask(click.before, seat).partition(":")[0])
            verbs |= {action.verb for action in duel.legal(click.before, seat)}
    for kind, data in _rare().items():
        events.setdefault(kind, Event(kind, data))
    return {"events": events, "verbs": verbs | {"discard"}, "asks": asks | {"discard"}}


@each_language
def test_everything_that_happens_has_a_sentence(walked: dict[str, Any], language: str) -> None:
    words = words_of("duel", language)
    for kind, event in walked["events"].items():
        told = {key: _named(language, value) for key, value in event.data.items()}
        sentence = words.format(f"event-{kind}", player="Aki", other="Ren", **_without_seats(told))
        assert sentence.strip(), kind


@each_language
def test_everything_that_is_asked_or_clicked_has_words(walked: dict[str, Any], language: str) -> None:
    words = words_of("duel", language)
    assert walked["verbs"] == _ids(language, "verb-")
    assert walked["asks"] == _ids(language, "ask-")
    assert {*CODES, "split", "two-players"} == _ids(language, "refusal-")
    assert set(REASONS) == _ids(language, "reason-")
    assert set(walked["events"]) == _ids(language, "event-")
    assert words.has("name")
    assert words.has("tagline")


@each_language
def test_everything_that_is_shown_has_a_name(language: str) -> None:
    words = words_of("duel", language)
    ids = [*NINJA, *KINDS, *CAMPS]
    cards = [*TECHNIQUES, *REINFORCEMENTS, *MISSIONS, *ORDERS]
    assert [name for name in ids if not words.has(f"id-{name}")] == []
    assert [name for name in cards if not words.has(f"card-{name}")] == []


@each_language
def test_every_option_has_words(language: str) -> None:
    words = words_of("duel", language)
    for field in msgspec.structs.fields(Options):
        assert words.has(f"option-{field.name}")
        assert words.has(f"option-{field.name}-hint")
    for value in get_args(Mode):
        assert words.has(f"option-mode-{value}")
    for value in get_args(Seconds):
        assert words.has(f"option-clock-{value}")


@each_language
def test_the_rules_page_has_numbered_sections(language: str) -> None:
    words = words_of("duel", language)
    numbers = {id.removesuffix("-title") for id in words.ids if id.startswith("rules-")}
    assert numbers == {f"rules-{number}" for number in range(1, 9)}
    assert all(words.has(f"{number}-title") and words.format(number) for number in numbers)


def test_all_languages_have_the_same_messages() -> None:
    english = _rules_words("en")
    for language in LANGUAGES:
        assert _rules_words(language) == english


@each_language
def test_every_card_has_a_text_made_from_its_effect(language: str) -> None:
    texts = duel.texts(language)
    for card in (*TECHNIQUES, *REINFORCEMENTS, *MISSIONS, *ORDERS):
        assert texts[f"card-{card}-text"].endswith("."), card
    assert _ids(language, "order-") == set(CHECKS)


@each_language
def test_the_golden_file_shows_every_cards_text(language: str) -> None:
    assert (GOLDEN / f"{language}.txt").read_text(encoding="utf-8") == golden(language)


def golden(language: str) -> str:
    """Every card with its name and text, one to a line."""
    words, texts = words_of("duel", language), duel.texts(language)
    cards = (*TECHNIQUES, *REINFORCEMENTS, *MISSIONS, *ORDERS)
    lines = (f"{card} | {words.format(f'card-{card}')} | {_text(card, texts)}\n" for card in cards)
    return "".join(lines)


def _text(card: str, texts: dict[str, str]) -> str:
    data = TECHNIQUES.get(card)
    numbers = f"{data.tier} {data.kind} {data.cost}/{data.damage} | " if data else ""
    return numbers + texts[f"card-{card}-text"]


def _rules_words(language: str) -> set[str]:
    """All but the words of the table, which the front-end's own catalogue holds."""
    return {id for id in words_of("duel", language).ids if not id.startswith("duel-")}


def _ids(language: str, prefix: str) -> set[str]:
    ids = words_of("duel", language).ids
    return {id.removeprefix(prefix) for id in ids if id.startswith(prefix)}


def _clicks() -> Iterator[laws.Click]:
    for seed in range(3):
        yield from laws.walk(duel, seed, 4, {"mode": "draft"})
        yield from laws.walk(duel, seed, 3, {"camps": "AAB"})
    for seed in range(6):
        yield from laws.walk(duel, seed, 2, {"mode": "best-of-three", "bosses": seed > 4})


def _rare() -> dict[str, dict[str, Any]]:
    """What random play seldom or never does: leaving, clocks, exact ties, narrow escapes."""
    ninja = {"seat": 0, "ninja": "gaara"}
    return {
        "left": {"seat": 0},
        "lapse": {"seat": 0},
        "replaced": {**ninja, "other": 1},
        "replayed": {},
        "endured": {**ninja, "hp": 1},
        "revived": {**ninja, "hp": 10},
        "scored": {"seat": 0, "card": "order-1", "xp": 2},
        "call-unpaid": {**ninja, "card": "karin", "cost": 5},
        "order": {"seat": 0, "card": "order-1"},
        "discard": {"seat": 0, "card": "karin"},
    }


def _named(language: str, value: Any) -> Any:
    words = words_of("duel", language)
    for prefix in ("id-", "card-"):
        if isinstance(value, str) and words.has(prefix + value):
            return words.format(prefix + value)
    return value


def _without_seats(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key not in ("seat", "other")}
