"""Non-interference: nothing that an audience sees, is asked, is told or is sent depends on what is hidden."""

from __future__ import annotations

from typing import Any

import msgspec

from games import engine
from games.contract import Action, Event, Json, Rules, Seat
from games.dice import SeededDice
from games.laws.walks import Click, hold, key


def check_secrets(rules: Rules, click: Click, audience: Seat | None, salt: int) -> None:
    """What is hidden from an audience changes nothing it sees, is asked, is told or is sent."""
    before = engine.copy(rules, click.before)
    other = engine.imagined(rules, before, audience, SeededDice(key(salt), click.number))
    rules.check(other)
    _look_alike(rules, before, other, audience)
    _are_sent_alike(rules, before, other, audience)
    legal = rules.legal(before, click.seat)
    others = rules.legal(other, click.seat) if click.seat in rules.actors(other) else []
    if others:
        alike = others[legal.index(click.action) % len(others)]
        for action in {click.action, alike} & set(others):
            _check_clicks(rules, (before, click.action), (other, action), click, audience, salt)


def _check_clicks(
    rules: Rules,
    ours: tuple[Any, Action],
    theirs: tuple[Any, Action],
    click: Click,
    audience: Seat | None,
    salt: int,
) -> None:
    """A click on both tables: where it leads to the same view, it is told and sent alike.

    Where the tables offer other clicks, the one in the same place stands for it; if everybody is told
    that something else was done, that is no secret.
    """
    (true, told), (after, events) = (
        engine.play(rules, state, click.seat, action, SeededDice(key(salt), click.number))
        for state, action in (ours, theirs)
    )
    if seen(rules, true, audience) == seen(rules, after, audience):
        _are_sent_alike(rules, true, after, audience)
        said, heard = _heard(told, audience), _heard(events, audience)
        is_other = ours[1] != theirs[1] and _public_kinds(told) != _public_kinds(events)
        hold(
            is_other or said == heard, f"events betray what is hidden from {audience}: {said!r} and {heard!r}"
        )


def _look_alike(rules: Rules, state: Any, other: Any, audience: Seat | None) -> None:
    ours, theirs = seen(rules, state, audience), seen(rules, other, audience)
    for name in ours:
        told = f"{name} betrays what is hidden from {audience}: {ours[name]} and {theirs[name]}"
        hold(ours[name] == theirs[name], told)


def _are_sent_alike(rules: Rules, state: Any, other: Any, audience: Seat | None) -> None:
    ours, theirs = _sent(rules, state, audience), _sent(rules, other, audience)
    for name in ours:
        hold(ours[name] == theirs[name], f"the bytes of {name} betray what is hidden from {audience}")


def _sent(rules: Rules, state: Any, audience: Seat | None) -> dict[str, bytes]:
    """What patches are made from, as it lies: the order of its keys is sent too."""
    views = {"public": engine.public(rules, state)}
    if audience is not None:
        views["private"] = engine.private(rules, state, audience, 0)
    return {name: msgspec.json.encode(view) for name, view in views.items()}


def seen(rules: Rules, state: Any, audience: Seat | None) -> dict[str, Json]:
    view: dict[str, Json] = {
        "public": engine.public(rules, state),
        "awaited": rules.awaited(state),
        "outcome": rules.outcome(state),
    }
    if audience is not None:
        view["private"] = rules.private(state, audience)
    if audience is not None and audience in rules.actors(state):
        legal = rules.legal(state, audience)
        view["legal"] = legal
        view["ask"] = rules.ask(state, audience)
        view["hints"] = [rules.hint(state, audience, action) for action in legal]
    return view


def _public_kinds(events: list[Event]) -> list[str]:
    return [one.kind for one in events if one.only is None]


def _heard(events: list[Event], audience: Seat | None) -> list[bytes]:
    return [msgspec.json.encode((one.kind, one.data)) for one in events if one.is_for(audience)]
