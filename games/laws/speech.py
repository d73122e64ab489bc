"""Words: whatever a game or its table can name is said in every language, and nothing is said in vain.

Names come from what happens, from the game's modules and from the scripts of its table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games.contract import Action, Event, Json, Rules, Seat
from games.laws.sources import named_in_modules, named_in_scripts, scripts_of
from games.laws.walks import SAMPLE, Broken, Click, hold
from games.words import LANGUAGES, Message, Words, words_of

ALWAYS = frozenset({"name", "tagline", "rules-1"})
# How far the game is, from numbers of its public view (app/web/cards); its line on the home page.
OPTIONAL = frozenset({"progress", "door"})
STANDARD = frozenset({"id-(.*)", "card-(.*)"})  # how every page names a thing: see static/js/words.js
PEOPLE = {"player": "Temari", "other": "Kankuro"}
NUMBERS = (0, 1, 2, 5, 21)  # in Russian they all differ
TEMPTING = 12  # clicks that aren't offered, tried at every table
LAW = "words"


class Speech:
    """What a game was heard to say, and what it is known to be able to say."""

    def __init__(self, rules: Rules, scripts: Path, site: Iterable[str]) -> None:
        """`scripts` is the folder of the front-end, `site` are the names of its own messages."""
        self.rules = rules
        self.events: dict[tuple[str, ...], Event] = {}
        self._catalogues = {language: words_of(rules.ID, language) for language in LANGUAGES}
        self._site = frozenset(site)
        self._modules = named_in_modules(rules.HOME)
        self._scripts, self._shared = map(named_in_scripts, scripts_of(scripts, rules))
        self._heard: set[str] = set()
        self._vocabulary = {"", *self._modules.literals, *self._scripts.literals, *_cards(rules)}
        self._vocabulary |= self._shared.literals
        self._actions: dict[Action, None] = {}

    def listen(self, clicks: Iterable[Click]) -> None:
        for click in clicks:
            self.hear(click)

    def hear(self, click: Click) -> None:
        """A table of a walk or a kept game: what was told, what is asked, what would be refused."""
        for event in click.events:
            self.events.setdefault((event.kind, *sorted(event.data)), event)
        for seat in self.rules.actors(click.after) if click.number % SAMPLE == 0 else ():
            self._hear_question(click.after, seat)
            self._hear_refusals(click.after, seat, Random(click.number))
        if ending := self.rules.outcome(click.after):
            self._heard.add(f"reason-{ending.reason}")

    def hold(self) -> None:
        """Broken where a message is missing, differs between languages, can't be said or is never named."""
        for language, words in self._catalogues.items():
            _hold_alike(self._english.messages, words.messages, language)
        _hold_none("no words for", self.needed - self._known)
        _hold_none("no words for anything like", filter(self._is_mute, self._scripts.said_patterns))
        _hold_none("nobody can name", (id for id in self._english.ids if not self._is_named(id)))
        for words in self._catalogues.values():
            self._hold_said(words)

    @cached_property
    def needed(self) -> frozenset[str]:
        kinds = {kind for kind, *_ in self.events} | self._modules.events
        found = ALWAYS | self._heard | self._scripts.said | set(_options(self.rules.Options))
        found |= {f"event-{kind}" for kind in kinds} | {f"refusal-{code}" for code in self._modules.refusals}
        return found | set(_sections(self._english.ids))

    @property
    def _english(self) -> Words:
        return self._catalogues["en"]

    @cached_property
    def _known(self) -> frozenset[str]:
        refused = {id.replace("error-", "refusal-", 1) for id in self._site}
        return self._english.ids | self._site | refused | self.rules.texts("en").keys()

    @cached_property
    def _patterns(self) -> frozenset[str]:
        return STANDARD | self._modules.patterns | self._scripts.patterns | self._shared.patterns

    def _hear_question(self, state: Any, seat: Seat) -> None:
        self._heard.add(f"ask-{self.rules.ask(state, seat).partition(':')[0]}")
        for action in self.rules.legal(state, seat):
            self._heard.add(f"verb-{action.verb}")
            self._actions[action] = None
            self._vocabulary.update(action.noun.split(">"))
        self._vocabulary.update(_strings(self.rules.private(state, seat)), _strings(self.rules.public(state)))

    def _hear_refusals(self, state: Any, seat: Seat, chooser: Random) -> None:
        legal = set(self.rules.legal(state, seat))
        for action in chooser.sample(list(self._actions), min(TEMPTING, len(self._actions))):
            if action not in legal and (code := self.rules.why_not(state, seat, action)):
                self._heard.add(f"refusal-{code}")

    def _hold_said(self, words: Words) -> None:
        """Events with what they tell, and every message with every kind of number."""
        for event in self.events.values():
            _hold_said(words, f"event-{event.kind}", event.data | PEOPLE)
        for id, message in words.messages.items():
            for number in NUMBERS if message.variables else ():
                _hold_said(words, id, dict.fromkeys(message.variables, number))

    def _is_mute(self, pattern: str) -> bool:
        return not any(re.fullmatch(pattern, id) for id in self._known)

    def _is_named(self, id: str) -> bool:
        if id in self.needed | OPTIONAL or id in self._vocabulary or id in self._referred:
            return True
        matches = (re.fullmatch(pattern, id) for pattern in self._patterns)
        return any(match and all(map(self._is_word, match.groups())) for match in matches)

    def _is_word(self, part: str) -> bool:
        """A name, or two that are put together at a hyphen."""
        if part in self._vocabulary or part.isdigit():
            return True
        hyphens = [at for at, sign in enumerate(part) if sign == "-"]
        ends = ((0, 0), (0, 1), (1, 1))  # the hyphen is the second one's, nobody's, the first one's
        halves = ((part[: at + end], part[at + start :]) for at in hyphens for end, start in ends)
        return any(first in self._vocabulary and second in self._vocabulary for first, second in halves)

    @cached_property
    def _referred(self) -> frozenset[str]:
        return frozenset().union(*(message.messages for message in self._english.messages.values()))


def _hold_none(what: str, names: Iterable[str]) -> None:
    found = sorted(names)
    hold(not found, f"{LAW}: {what} {', '.join(found)}")


def _hold_alike(english: Mapping[str, Message], other: Mapping[str, Message], language: str) -> None:
    _hold_none(f"missing in {language}:", english.keys() - other.keys())
    _hold_none(f"missing in en, but not in {language}:", other.keys() - english.keys())
    differ = (id for id, message in english.items() if message.variables != other[id].variables)
    _hold_none(f"other variables in {language} than in en:", differ)


def _hold_said(words: Words, id: str, values: dict[str, Json]) -> None:
    try:
        hold(bool(words.format(id, **values).strip()), f"{LAW}: {id} says nothing")
    except LookupError as error:
        raise Broken(f"{LAW}: {error}") from None


def _options(kind: type[Any]) -> Iterator[str]:
    fields = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
    for name, field in fields.items():
        yield from (f"option-{name}", f"option-{name}-hint")
        yield from (f"option-{name}-{value}" for value in field.get("enum", ()))


def _sections(ids: Iterable[str]) -> Iterator[str]:
    """The rules' page counts its sections from 1; each has a title."""
    numbers = [int(match[1]) for id in ids if (match := re.fullmatch(r"rules-(\d+)(?:-title)?", id))]
    for number in range(1, max(numbers, default=1) + 1):
        yield from (f"rules-{number}", f"rules-{number}-title")


def _cards(rules: Rules) -> Iterator[str]:
    """Cards whose texts the game makes: their ids may be put together."""
    names = (re.fullmatch("card-(.*)-text", id) for id in rules.texts("en"))
    return (match[1] for match in names if match)


def _strings(view: Json) -> Iterator[str]:
    match view:
        case str():
            yield view
        case dict():
            yield from view
            yield from (text for value in view.values() for text in _strings(value))
        case list() | tuple():
            yield from (text for value in view for text in _strings(value))
