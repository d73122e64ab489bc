"""The fuzzer: random games under every law, and the shortest log that breaks one."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from games import engine, laws
from games.contract import Action, Illegal, Rules, Seat
from games.dice import SeededDice

ATTEMPTS = 400  # replays spent on shortening a log

Clicks = list[tuple[Seat, Action]]


class Failure(msgspec.Struct):
    """A broken law, with the seed and the clicks that show it."""

    seed: int
    seats: int
    options: dict[str, Any]
    law: str
    clicks: Clicks


def fuzz(
    rules: Rules, seed: int, seats: int, options: dict[str, Any], favoured: Collection[str] = ()
) -> Failure | None:
    """Play one random game under all laws, some verbs favoured; what broke, if anything did."""
    clicks: Clicks = []
    law = _broken(rules, _noted(laws.walk(rules, seed, seats, options, favoured), clicks), seed)
    return Failure(seed, seats, options, law, clicks) if law else None


def broken_together(
    rules: Rules, games: Sequence[tuple[int, int, dict[str, Any]]], speech: laws.Speech | None = None
) -> str:
    """The laws that only many games can break: seed, seats and options of each."""
    redeals = laws.Redeals(rules)
    try:
        for game in games:
            clicks = list(laws.walk(rules, *game))
            laws.watch_some(redeals, clicks, game[0])
            if speech:
                speech.listen(clicks)
        redeals.hold()
        if speech:
            speech.hold()
    except laws.Broken as broken:
        return str(broken)
    return ""


def shortened(rules: Rules, failure: Failure) -> Failure:
    """The same law broken by fewer clicks: leave out runs of them, long ones first."""
    clicks, tries = failure.clicks, 0
    length = len(clicks) // 2
    while length and tries < ATTEMPTS:
        start = 0
        while start < len(clicks) and tries < ATTEMPTS:
            fewer = clicks[:start] + clicks[start + length :]
            tries += 1
            if _breaks(rules, failure, fewer):
                clicks = fewer
            else:
                start += length
        length //= 2
    return msgspec.structs.replace(failure, clicks=clicks)


def _noted(walk: Iterator[laws.Click], clicks: Clicks) -> Iterator[laws.Click]:
    for click in walk:
        clicks.append((click.seat, click.action))
        yield click


def _breaks(rules: Rules, failure: Failure, clicks: Clicks) -> bool:
    return _broken(rules, _replayed(rules, failure, clicks), failure.seed, ends=False) == failure.law


def _replayed(rules: Rules, failure: Failure, clicks: Clicks) -> Iterator[laws.Click]:
    """Play those of the clicks that are still legal."""
    key, number = laws.key(failure.seed), 0
    state = engine.start(rules, failure.seats, failure.options, key)
    for seat, action in clicks:
        dice = SeededDice(key, number + 1)
        try:
            after, events = engine.play(rules, state, seat, action, dice)
        except Illegal:
            continue
        number += 1
        yield laws.Click(number, failure.seats, seat, action, state, after, events)
        state = after


def _broken(rules: Rules, clicks: Iterator[laws.Click], seed: int, ends: bool = True) -> str:
    """The first law that breaks, in words; a crash of the rules is a broken law too."""
    try:
        last = None
        for last in clicks:
            laws.check_click(rules, last)
            laws.check_refusals(rules, last)
            audience = (None, *range(last.seats))[last.number % (last.seats + 1)]
            laws.check_secrets(rules, last, audience, salt=seed)
            laws.check_imagined(rules, last, audience)
        if ends and last:
            laws.check_outcome(rules, last)
    except Exception as error:
        return f"{type(error).__name__}: {error}".splitlines()[0]
    return ""
