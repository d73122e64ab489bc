"""Words in four languages: everything that is shown, asked, told or refused has them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from games import engine, laws
from games.contract import Action, Event
from games.dice import SeededDice
from games.hunt import refusals
from games.hunt.board import AREAS
from games.hunt.enemies import AKATSUKI, BOMB, ENEMIES
from games.hunt.fight import FACES, SPECIAL_FACES
from games.hunt.heroes import HEROES
from games.hunt.state import Options, State
from games.hunt.techniques import TECHNIQUES
from games.words import LANGUAGES, words_of
from tests.games.hunt.finished import games, replayed
from tests.games.hunt.pages import FOLDER, page
from tests.games.hunt.scene import BLANK, POWER, scene
from tests.games.hunt.wander import wander
from tests.games.rules import hunt

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def heard() -> tuple[dict[str, Event], set[str], set[str]]:
    """One event of every kind, the questions and the verbs, from random walks, lapses and finished hunts."""
    told: list[Event] = []
    asked: set[str] = set()
    verbs: set[str] = set()
    for seed in range(24):
        options = {"mode": ("easy", "expert")[seed % 2], "pauses": seed % 3 == 0, "hidden": seed % 5 == 0}
        for click in wander(900 + seed, 1 + seed % 5, options):
            told += click.events
            verbs |= {action.verb for action in hunt.legal(click.before, click.seat)}
            asked.add(hunt.ask(click.before, click.seat).split(":")[0])
    state = asked_to_choose()
    verbs |= {action.verb for action in hunt.legal(state, 0)}
    asked.add(hunt.ask(state, 0).split(":")[0])
    for game in games().values():
        told += replayed(game)[1]
    state = engine.start(hunt, 2, {"clock": 1}, laws.key(1))
    told += engine.lapse(hunt, state, 0, SeededDice(laws.key(1), 1))[1]
    return {event.kind: event for event in told}, asked, verbs


def asked_to_choose() -> State:
    """A power that has two other enemies to choose from, which is rare in random walks."""
    heroes = {"sai": {"area": "suna", "hand": ["exploding-ink-birds"]}, "naruto": {}}
    s = scene(heroes, {"kakuzu": {}, "gakido": {}, "hidan": {}})
    s.begin("sai")
    s.fight("sai", "kakuzu", dice=(POWER, BLANK, BLANK, BLANK), card="exploding-ink-birds")
    return s.state


def source_kinds() -> set[str]:
    """The kinds of events that the source tells."""
    kinds: set[str] = set()
    for file in (Path(__file__).parents[3] / "games" / "hunt").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in (
                "say",
                "say_of",
                "Event",
            ):
                kinds |= {leaf.value for leaf in ast.walk(node.args[0]) if _is_word(leaf)}  # type: ignore[attr-defined]
    return kinds - {"leaf"}


def _is_word(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@every_language
def test_every_event_has_a_sentence_that_its_data_fill(language: str) -> None:
    words = words_of("hunt", language)
    events, _, _ = heard()
    for kind, event in events.items():
        assert words.format(f"event-{kind}", player="Mei", other="Ren", **event.data)
    assert {f"event-{kind}" for kind in source_kinds()} <= words.ids


@every_language
def test_every_question_and_every_button_has_words(language: str) -> None:
    words = words_of("hunt", language)
    _, asked, verbs = heard()
    assert {f"ask-{name}" for name in asked} | {f"verb-{verb}" for verb in verbs} <= words.ids


def test_random_walks_meet_every_question_and_button() -> None:
    _, asked, verbs = heard()
    words = words_of("hunt", "en")
    assert {id for id in words.ids if id.startswith("ask-")} == {f"ask-{name}" for name in asked}
    assert {id for id in words.ids if id.startswith("verb-")} == {f"verb-{verb}" for verb in verbs}


@every_language
def test_everything_shown_has_a_name(language: str) -> None:
    words = words_of("hunt", language)
    ids = {f"id-{id}" for id in (*AREAS, *HEROES, *FACES, *SPECIAL_FACES)}
    ids |= {f"card-{id}" for id in (*TECHNIQUES, *ENEMIES, *AKATSUKI, BOMB, "back", "tobi")}
    ids |= {f"id-{talent}" for card in ENEMIES.values() for talent in card.talents}
    assert ids <= words.ids


@every_language
def test_every_option_has_words(language: str) -> None:
    words = words_of("hunt", language)
    for field in Options.__struct_fields__:
        assert words.has(f"option-{field}")
        assert words.has(f"option-{field}-hint")
    assert {f"option-mode-{mode}" for mode in ("easy", "normal", "expert")} <= words.ids


@every_language
def test_every_refusal_has_words(language: str) -> None:
    words = words_of("hunt", language)
    assert {f"refusal-{code}" for code in codes()} <= words.ids


def codes() -> set[str]:
    """Every code in the source of the refusals."""
    tree = ast.parse(Path(refusals.__file__).read_text(encoding="utf-8"))
    returned = [node.value for node in ast.walk(tree) if isinstance(node, ast.Return) and node.value]
    names = {leaf.value for node in returned for leaf in ast.walk(node) if _is_word(leaf)}  # type: ignore[attr-defined]
    return {name for name in names if name not in ("ranged", "both", "stealth", ">")}


def test_tempting_clicks_are_refused_by_known_codes() -> None:
    known = codes()
    for click in laws.walk(hunt, 77, seats=3):
        for seat in range(3):
            for verb in ("move", "fight", "support", "card", "begin", "discard", "pick", "name", "meditate"):
                code = hunt.why_not(click.after, seat, Action(verb, "konoha"))
                assert code is None or code in known


@every_language
def test_the_catalogues_hold_the_same_messages(language: str) -> None:
    assert words_of("hunt", language).ids == words_of("hunt", "en").ids


@every_language
def test_the_rules_page_is_numbered(language: str) -> None:
    words = words_of("hunt", language)
    assert {f"rules-{n}{part}" for n in range(1, 9) for part in ("", "-title")} <= words.ids
    assert all(words.format(f"rules-{n}") for n in range(1, 9))


@every_language
def test_card_texts_are_as_in_the_golden_file(language: str) -> None:
    assert page(language) == (FOLDER / f"{language}.txt").read_text(encoding="utf-8")


@every_language
def test_every_card_has_a_text(language: str) -> None:
    texts = hunt.texts(language)
    assert {f"card-{id}-text" for id in (*TECHNIQUES, *ENEMIES, BOMB)} <= texts.keys()
    assert {f"id-{id}{face}-text" for id in HEROES for face in ("", "-expert")} <= texts.keys()
