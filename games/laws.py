"""What must hold of every game: random walks, and the laws checked along them.

The contract test and the fuzzer on the command line run the same laws.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from games import engine
from games.contract import Action, Event, Illegal, Json, Rules, Seat
from games.dice import SeededDice

LIMIT = 20_000  # clicks after which a game counts as endless

_ARRAY = 5
_LARGEST = 2**53


class Click(msgspec.Struct, frozen=True):
    """A random click: what the table was before and after it, and what was told."""

    number: int
    seats: int
    seat: Seat
    action: Action
    before: Any
    after: Any
    events: list[Event]


class Broken(Exception):
    """A law that a game broke, with the walk that shows it."""


def walk(rules: Rules, seed: int, seats: int | None = None, options: Any = None) -> Iterator[Click]:
    """Play random legal clicks to the end."""
    chooser = random.Random(seed)
    seats = seats or chooser.choice(sorted(rules.SEATS))
    state = engine.start(rules, seats, options or {}, key(seed))
    for number in range(1, LIMIT):
        actors = sorted(rules.actors(state))
        if not actors:
            return
        seat = chooser.choice(actors)
        legal = rules.legal(state, seat)
        if not legal:
            raise Broken(f"a dead end: seat {seat} may act and cannot")
        action = chooser.choice(legal)
        after, events = engine.play(rules, state, seat, action, SeededDice(key(seed), number))
        yield Click(number, seats, seat, action, state, after, events)
        state = after
    raise Broken(f"no end after {LIMIT} clicks")


def key(seed: int) -> bytes:
    return b"%032d" % seed


def check_click(rules: Rules, click: Click) -> None:
    """The cheap laws: conservation, encoding, awaited seats, the shape of views, an honest list."""
    state = click.after
    actors = rules.actors(state)
    _check_course(rules, state)
    data = engine.encoded(state)
    recalled = engine.decoded(rules, data)
    _hold(engine.encoded(recalled) == data, "a state does not survive encoding")
    copied = msgspec.msgpack.encode(engine.copy(rules, state))  # as it lies: what is sorted must be sorted
    _hold(copied == msgspec.msgpack.encode(recalled), "a copy is not what a snapshot gives")
    walk_view(engine.public(rules, state))
    for seat in range(click.seats):
        walk_view(engine.private(rules, state, seat, 0))
        legal = rules.legal(state, seat) if seat in actors else []
        _hold(len(set(legal)) == len(legal), "a click is offered twice")


def check_clocks(rules: Rules, click: Click) -> None:
    """A click of one seat starts no other's clock anew while that one's question is the same."""
    was, now = rules.clocks(click.before), rules.clocks(click.after)
    for seat in was.keys() & now.keys() - {click.seat}:
        if _asked(rules, click.before, seat) == _asked(rules, click.after, seat):
            _hold(was[seat].key == now[seat].key, f"the clock of {seat} starts anew by another's click")


def check_leaving(rules: Rules, click: Click, first: Seat) -> None:
    """One seat leaves, then others leave, lapse or click: it goes on without those who left, to an end."""
    chooser, staying = random.Random(click.number), set(range(click.seats)) - {first}
    state, _ = engine.leave(rules, click.after, first, SeededDice(key(first), 0))
    for number in range(1, LIMIT):
        _check_course(rules, state)
        _hold(rules.actors(state) <= staying, "a seat that has left may act")
        if rules.outcome(state):
            return check_outcome(rules, msgspec.structs.replace(click, after=state))
        state = _stirred(rules, state, staying, chooser, SeededDice(key(first), number))
    raise Broken(f"no end {LIMIT} steps after seat {first} left")


def check_refusals(rules: Rules, click: Click) -> None:
    """Nobody acts out of turn, nothing outside the list is played, and a refusal changes nothing."""
    before = engine.encoded(click.before)
    for idle in set(range(click.seats)) - rules.actors(click.before):
        _hold(_refusal(rules, click.before, idle, click.action) == "not-your-turn", "an idle seat played")
    unknown = _refusal(rules, click.before, click.seat, Action("_none", "_"))
    _hold(unknown is not None, "an unknown verb played")
    _hold(engine.encoded(click.before) == before, "a click changed the state it was played on")


def check_bots(rules: Rules, click: Click, seat: Seat) -> None:
    """Whatever the others did before, a bot that is asked knows a legal click."""
    state = click.after
    legal = rules.legal(state, seat)
    for level, bot in rules.BOTS.items():
        views = engine.public(rules, state), rules.private(state, seat)
        world = engine.imagined(rules, state, seat, SeededDice(key(click.number), 0))
        chosen = bot(*views, legal, random.Random(click.number), world)
        _hold(chosen in legal, f"the {level} chooses {chosen}, which is not offered")


def check_outcome(rules: Rules, last: Click) -> None:
    ending = rules.outcome(last.after)
    if ending is None:
        raise Broken("the game stopped without an outcome")
    _hold(sorted(sum(ending.places, ())) == list(range(last.seats)), "a seat has no place, or two")


def check_secrets(rules: Rules, click: Click, audience: Seat | None, salt: int) -> None:
    """Non-interference: what is hidden from an audience changes nothing it sees, is asked or is told."""
    other = engine.imagined(rules, click.before, audience, SeededDice(key(salt), click.number))
    rules.check(other)
    same(rules, click.before, other, audience)
    legal = rules.legal(click.before, click.seat)
    others = rules.legal(other, click.seat) if click.seat in rules.actors(other) else []
    if not others:
        return
    action = others[legal.index(click.action) % len(others)]
    after, events = engine.play(rules, other, click.seat, action, SeededDice(key(salt), click.number))
    true, told = engine.play(
        rules, click.before, click.seat, click.action, SeededDice(key(salt), click.number)
    )
    if seen(rules, true, audience) == seen(rules, after, audience):
        ours, theirs = heard(told, audience), heard(events, audience)
        _hold(ours == theirs, f"events betray what is hidden from {audience}: {ours} and {theirs}")


def same(rules: Rules, state: Any, other: Any, audience: Seat | None) -> None:
    """Both tables look alike to the audience, in every way it can look."""
    ours, theirs = seen(rules, state, audience), seen(rules, other, audience)
    for name in ours:
        told = f"{name} betrays what is hidden from {audience}: {ours[name]} and {theirs[name]}"
        _hold(ours[name] == theirs[name], told)


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


def heard(events: list[Event], audience: Seat | None) -> list[tuple[str, Json]]:
    return [(event.kind, event.data) for event in events if event.is_for(audience)]


def walk_view(view: Json, depth: int = 0) -> None:
    """The shape that merge patches need: see `Rules`."""
    match view:
        case dict():
            for name, value in view.items():
                _hold(isinstance(name, str) and name.isascii(), f"the key {name!r} is no ASCII string")
                walk_view(value, depth + 1)
        case list() | tuple():
            _hold(len(view) <= _ARRAY, f"an array of {len(view)}")
            _hold(not any(isinstance(value, dict | list | tuple) for value in view), "a nested array")
            for value in view:
                walk_view(value, depth + 1)
        case bool():
            pass
        case int():
            _hold(abs(view) < _LARGEST, f"{view} is too large for a browser")
        case str():
            _hold(view.isascii(), f"{view!r} is not ASCII")
        case _:
            raise Broken(f"a view holds {view!r}")


def _check_course(rules: Rules, state: Any) -> None:
    """Nothing is lost, and either somebody is awaited or it is over."""
    rules.check(state)
    actors, awaited = rules.actors(state), rules.awaited(state)
    _hold(awaited <= actors, "a seat is awaited that may not act")
    over = rules.outcome(state) is not None
    _hold(bool(awaited) != over, "nobody is awaited though it isn't over, or the reverse")
    _hold(set(rules.clocks(state)) <= actors, "a clock runs for a seat that may not act")


def _stirred(rules: Rules, state: Any, staying: set[Seat], chooser: random.Random, dice: SeededDice) -> Any:
    """Somebody leaves for good, lapses or clicks."""
    match chooser.choice(("leave", "lapse", "act")):
        case "leave":
            seat = chooser.choice(sorted(staying))
            staying.remove(seat)
            return engine.leave(rules, state, seat, dice)[0]
        case "lapse":
            return engine.lapse(rules, state, chooser.choice(sorted(rules.awaited(state))), dice)[0]
    seat = chooser.choice(sorted(rules.actors(state)))
    return engine.play(rules, state, seat, chooser.choice(rules.legal(state, seat)), dice)[0]


def _asked(rules: Rules, state: Any, seat: Seat) -> tuple[str, list[Action]]:
    return rules.ask(state, seat), rules.legal(state, seat)


def _refusal(rules: Rules, state: Any, seat: Seat, action: Action) -> str | None:
    try:
        engine.play(rules, state, seat, action, SeededDice(key(0), 1))
    except Illegal as refused:
        return refused.code
    return None


def _hold(true: bool, law: str) -> None:
    if not true:
        raise Broken(law)
