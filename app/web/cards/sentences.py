"""A step of a game in a sentence or two, as the log says it, and the view that everybody had then."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from app.live.game.replay import ReplayStep
from app.wire.diff import View
from games import GAMES
from games.contract import Event
from games.words import Words, words_of

ENOUGH = 90  # letters
_COPY = re.compile(r"(.+)-0*(\d+)[a-z]?")  # the third card of a kind, and the like


def sentence(game: str, events: Iterable[Event], name_of: Callable[[int], str], lang: str) -> str:
    """What everybody was told, as far as it can be said shortly; "" if nothing can."""
    words, texts = words_of(game, lang), GAMES[game].texts(lang)
    told = ""
    for said in (_said(one, words, texts, name_of) for one in events if one.only is None):
        if not told or len(told) + len(said) <= ENOUGH:
            told = f"{told} {said}".strip()
    return told


def view_at(steps: Sequence[ReplayStep], at: int) -> View:
    """What everybody saw after this step."""
    view: View = {}
    for step in steps[: at + 1]:
        view = patched(view, step.pub)
    return view


def patched(view: View, patch: View) -> View:
    """RFC 7396."""
    new = {key: value for key, value in view.items() if key not in patch}
    for key, value in patch.items():
        if isinstance(value, dict):
            below = view.get(key)
            new[key] = patched(below if isinstance(below, dict) else {}, value)
        elif value is not None:
            new[key] = value
    return new


def _said(event: Event, words: Words, texts: dict[str, str], name_of: Callable[[int], str]) -> str:
    id = f"event-{event.kind}"
    if not words.has(id):
        return ""
    named = {key: _named(value, words, texts) for key, value in event.data.items()}
    people = {"seat": "player", "other": "other"}
    named |= {word: name_of(int(event.data[key])) for key, word in people.items() if key in event.data}
    wanted = words.messages[id].variables
    if not wanted <= named.keys() or any(named[key] is None for key in wanted):
        return ""
    return words.format(id, **{key: named[key] for key in wanted})


def _named(value: Any, words: Words, texts: dict[str, str]) -> Any:
    """A thing by its name; None where only the table's own script could name it."""
    if isinstance(value, bool):
        return str(value).lower()
    if not isinstance(value, str):
        return value if isinstance(value, int) else None
    for id in (f"id-{value}", f"card-{value}", f"{value}-card"):
        if id in texts or words.has(id):
            return texts.get(id) or words.format(id)
    if match := _COPY.fullmatch(value):
        kind = _named(match[1], words, texts)
        return f"{kind} {match[2]}" if kind and words.has(f"id-{match[1]}") else kind
    return None
