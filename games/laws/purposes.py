"""Purposes: whatever may be clicked tells a beginner what it is for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from games import engine
from games.contract import Json, Rules, Seat
from games.dice import SeededDice
from games.laws.walks import SAMPLE, Click, hold, key
from games.words import LANGUAGES, Words, words_of


def check_purposes(rules: Rules, clicks: Iterable[Click]) -> None:
    """Every verb that was offered has `verb-<verb>` and, as a whole sentence, `for-<verb>`."""
    offered = {
        action.verb
        for click in clicks
        for seat in rules.awaited(click.before)
        for action in rules.legal(click.before, seat)
    }
    for language in LANGUAGES:
        words = words_of(rules.ID, language)
        for verb in sorted(offered):
            hold(words.has(f"verb-{verb}"), f"words: no verb-{verb} in {language}")
            hold(_is_sentence(words, f"for-{verb}"), f"words: no sentence for-{verb} in {language}")


def check_reasons(rules: Rules, clicks: Iterable[Click]) -> None:
    """Whatever reason a game has for a click, all languages have a whole sentence for it."""
    words = {language: words_of(rules.ID, language) for language in LANGUAGES}
    for click in clicks:
        for seat in rules.awaited(click.before) if click.number % SAMPLE == 0 else ():
            for why, data in _reasons(rules, click.before, seat):
                for language, own in words.items():
                    told = f"words: no sentence why-{why} in {language}"
                    hold(own.has(f"why-{why}") and own.format(f"why-{why}", **data).endswith("."), told)


def _reasons(rules: Rules, state: Any, seat: Seat) -> Iterator[tuple[str, dict[str, Json]]]:
    """Of every click that is offered, in a world as the seat imagines it."""
    world = engine.imagined(rules, state, seat, SeededDice(key(0), 0))
    views, legal = (engine.public(rules, world), rules.private(world, seat)), rules.legal(world, seat)
    for action in legal:
        why, data = rules.why(*views, legal, action, world)
        if why:
            yield why, data


def _is_sentence(words: Words, id: str) -> bool:
    return words.has(id) and words.format(id).endswith((".", "?"))
