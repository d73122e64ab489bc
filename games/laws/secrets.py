"""Non-interference: nothing that an audience sees, is asked, is told or is sent depends on what is hidden."""

from __future__ import annotations

from typing import Any

import msgspec

from games import engine
from games.contract import Action, Event, Json, Rules, Seat
from games.dice import SeededDice
from games.laws.walks import Broken, Click, hold, key

Seen = dict[str, Json]


def check_secrets(rules: Rules, click: Click, audience: Seat | None, salt: int) -> None:
    """What is hidden from an audience changes nothing it sees, is asked, is told or is sent."""
    before = engine.copy(rules, click.before)
    other = engine.imagined(rules, before, audience, SeededDice(key(salt), click.number))
    rules.check(other)
    ours, theirs = seen(rules, before, audience), seen(rules, other, audience)
    _look_alike(ours, theirs, audience)
    _are_sent_alike(ours, theirs, audience)
    legal = rules.legal(before, click.seat)
    others = rules.legal(other, click.seat) if click.seat in rules.actors(other) else []
    if others:
        alike = others[legal.index(click.action) % len(others)]
        for action in {click.action, alike} & set(others):
            _check_clicks(rules, (before, click.action), (other, action), click, audience, salt)


def check_imagined(rules: Rules, click: Click, audience: Seat | None) -> None:
    """What an audience imagines depends on what it knows and on the dice alone, not on how things lie."""
    other = engine.imagined(rules, click.after, audience, SeededDice(key(1), click.number))
    ours, theirs = (
        engine.imagined(rules, state, audience, SeededDice(key(0), click.number))
        for state in (click.after, other)
    )
    told = f"redeal deals: what {audience} imagines depends on what is hidden from it"
    hold(engine.encoded(ours) == engine.encoded(theirs), told)


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
    ours_seen, theirs_seen = seen(rules, true, audience), seen(rules, after, audience)
    if ours_seen == theirs_seen:
        _are_sent_alike(ours_seen, theirs_seen, audience)
        said, heard = _heard(told, audience), _heard(events, audience)
        is_other = ours[1] != theirs[1] and _public_kinds(told) != _public_kinds(events)
        hold(
            is_other or said == heard, f"events betray what is hidden from {audience}: {said!r} and {heard!r}"
        )


def _look_alike(ours: Seen, theirs: Seen, audience: Seat | None) -> None:
    for name in ours:
        if ours[name] != theirs[name]:
            raise Broken(f"{name} betrays what is hidden from {audience}: {ours[name]} and {theirs[name]}")


def _are_sent_alike(ours: Seen, theirs: Seen, audience: Seat | None) -> None:
    """What patches are made from, as it lies: the order of its keys is sent too."""
    for name in ("public", "private") if audience is not None else ("public",):
        sent, other = msgspec.json.encode(ours[name]), msgspec.json.encode(theirs[name])
        hold(sent == other, f"the bytes of {name} betray what is hidden from {audience}")


def seen(rules: Rules, state: Any, audience: Seat | None) -> Seen:
    view: Seen = {
        "public": engine.public(rules, state),
        "awaited": rules.awaited(state),
        "outcome": rules.outcome(state),
    }
    if audience is None:
        return view
    legal = rules.legal(state, audience) if audience in rules.actors(state) else None
    if legal is not None:
        view["legal"] = legal
        view["ask"] = rules.ask(state, audience)
        view["hints"] = [rules.hint(state, audience, action) for action in legal]
    view["private"] = engine.private(rules, state, audience, 0, lambda seat: legal or [])
    return view


def _public_kinds(events: list[Event]) -> list[str]:
    return [one.kind for one in events if one.only is None]


def _heard(events: list[Event], audience: Seat | None) -> list[bytes]:
    return [msgspec.json.encode((one.kind, one.data)) for one in events if one.is_for(audience)]
