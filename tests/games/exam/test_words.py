"""The words: every id, verb, question, refusal, event and card has them, in four languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games import arena, laws
from games.exam import turn
from games.exam.bots import BOTS
from games.exam.fields import FIELDS
from games.exam.heroes import CARDS, FINDS, HEROES, KIT, SCROLLS, TEAMS
from games.exam.refusals import REFUSALS
from games.exam.techniques import ABILITIES, TECHNIQUES
from games.words import LANGUAGES, Words, words_of
from tests.games.rules import exam

GOLDEN = Path(__file__).parent / "golden"
SOURCE = Path(__file__).parents[3] / "games" / "exam"
REASONS = ("tower", "clock", "left", "final", "final-tie")
STAGES = ("move", "dash", "arrive", "find", "path", "field", "final-field", "place", "prepare", "open-card")
DEEDS = ("fall", "return", "look", "upkeep", "pick", "turn", "raise", "retreat", "teams", "levels", *CARDS)
FINER = ("put", "pick-cell", "pick-token")  # asked by the table, which looks at the choices too

every_language = pytest.mark.parametrize("language", LANGUAGES)


def told_kinds() -> set[str]:
    """Every event kind that the source names."""
    kinds = {"dodged", "not-dodged", "hung", "jumped", "scroll-taken", "scroll-given"}
    for file in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in ("say", "Event"):
                    kinds.add(str(node.args[0].value))
    return kinds


def seen_in_walks() -> tuple[set[str], set[str], set[str]]:
    """Events, verbs and questions of a few random games."""
    events, verbs, asks = set(), set(), set()
    for seed in range(6):
        for click in laws.walk(exam, seed):
            events |= {event.kind for event in click.events}
            verbs.add(click.action.verb)
            asks.add(exam.ask(click.before, click.seat).split(":")[0])
    return events, verbs, asks


@pytest.fixture(scope="module")
def seen() -> tuple[set[str], set[str], set[str]]:
    return seen_in_walks()


@every_language
def test_everything_seen_in_random_games_has_words(
    language: str, seen: tuple[set[str], set[str], set[str]]
) -> None:
    ids = words_of("exam", language).ids
    events, verbs, asks = seen
    missing = {f"event-{kind}" for kind in events} | {f"verb-{verb}" for verb in verbs}
    missing |= {f"ask-{ask}" for ask in asks}
    assert not missing - ids


@every_language
def test_everything_named_in_the_source_has_words(language: str) -> None:
    ids = words_of("exam", language).ids
    wanted = {f"event-{kind}" for kind in told_kinds()}
    wanted |= {f"refusal-{code}" for code in REFUSALS} | {f"reason-{reason}" for reason in REASONS}
    wanted |= {f"ask-{ask}" for ask in (*STAGES, *DEEDS, *FINER)}
    wanted |= {f"verb-{verb}" for verb in turn.DEFAULTS} | {f"verb-lay-{card}" for card in CARDS}
    things = (*TEAMS, *HEROES, *KIT, *FINDS, *FIELDS, *SCROLLS, "left", "right")
    wanted |= {f"id-{id}" for id in things}
    wanted |= {f"card-{id}" for id in (*TECHNIQUES, *CARDS, *ABILITIES)}
    wanted |= {"name", "tagline"}
    for field in msgspec.structs.fields(exam.Options):
        wanted |= {f"option-{field.name}", f"option-{field.name}-hint"}
    wanted |= {f"option-pace-{pace}" for pace in ("free", "calm", "swift")}
    wanted |= {f"rules-{number}" for number in range(1, 11)}
    wanted |= {f"rules-{number}-title" for number in range(1, 11)}
    assert not wanted - ids


@every_language
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert written(language) == written("en")


def written(language: str) -> set[str]:
    text = (SOURCE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", text))


@every_language
def test_every_event_of_a_game_can_be_told(language: str) -> None:
    words = words_of("exam", language)
    match = arena.play(exam, 4, {}, ["chunin"] * 4, seed=4)
    for event in match.events:
        assert words.format(f"event-{event.kind}", **arguments(words, event.data))


def arguments(words: Words, data: dict[str, Any]) -> dict[str, Any]:
    """What the client passes: names for seats and ids, everything else as it is."""
    named = {"player": "Ann", "other": "Bob"}
    for key, value in data.items():
        known = [id for id in (f"id-{value}", f"card-{value}") if words.has(id)]
        named[key] = words.format(known[0]) if known and isinstance(value, str) else value
    return {**named, "player": "Ann", "other": "Bob"}


@every_language
def test_every_refusal_code_in_the_source_is_listed(language: str) -> None:
    told = {
        node.value
        for node in ast.walk(ast.parse((SOURCE / "refusals.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert told >= REFUSALS
    assert all(words_of("exam", language).has(f"refusal-{code}") for code in REFUSALS)


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


def test_there_are_two_bots() -> None:
    assert list(BOTS) == ["genin", "chunin"]
