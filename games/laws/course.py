"""The course of a game: nothing is lost, nobody acts out of turn, and it ends, whoever leaves."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from games import engine
from games.contract import Action, Illegal, Json, Rules, Seat
from games.dice import SeededDice
from games.laws.walks import LIMIT, Broken, Click, hold, key

_ARRAY = 5
_LARGEST = 2**53


def check_click(rules: Rules, click: Click) -> None:
    """The cheap laws: conservation, encoding, awaited seats, the shape of views, an honest list."""
    state = click.after
    actors = rules.actors(state)
    _check_course(rules, state)
    data = engine.encoded(state)
    recalled = engine.decoded(rules, data)
    hold(engine.encoded(recalled) == data, "a state does not survive encoding")
    copied = msgspec.msgpack.encode(engine.copy(rules, state))  # as it lies: what is sorted must be sorted
    hold(copied == msgspec.msgpack.encode(recalled), "a copy is not what a snapshot gives")
    check_view(engine.public(rules, state))
    for seat in range(click.seats):
        check_view(engine.private(rules, state, seat, 0))
        legal = rules.legal(state, seat) if seat in actors else []
        hold(len(set(legal)) == len(legal), "a click is offered twice")
    _check_concerned(rules, click)


def check_clocks(rules: Rules, click: Click) -> None:
    """A click of one seat starts no other's clock anew while that one's question is the same."""
    was, now = rules.clocks(click.before), rules.clocks(click.after)
    for seat in was.keys() & now.keys() - {click.seat}:
        if _asked(rules, click.before, seat) == _asked(rules, click.after, seat):
            hold(was[seat].key == now[seat].key, f"the clock of {seat} starts anew by another's click")


def check_leaving(rules: Rules, click: Click, first: Seat) -> None:
    """One seat leaves, then others leave, lapse or click: it goes on without those who left, to an end."""
    chooser, staying = random.Random(click.number), set(range(click.seats)) - {first}
    state, _ = engine.leave(rules, click.after, first, SeededDice(key(first), 0))
    for number in range(1, LIMIT):
        _check_course(rules, state)
        hold(rules.actors(state) <= staying, "a seat that has left may act")
        if rules.outcome(state):
            return check_outcome(rules, msgspec.structs.replace(click, after=state))
        state = _stirred(rules, state, staying, chooser, SeededDice(key(first), number))
    raise Broken(f"no end {LIMIT} steps after seat {first} left")


def check_refusals(rules: Rules, click: Click) -> None:
    """Nobody acts out of turn, nothing outside the list is played, and a refusal changes nothing."""
    before = engine.encoded(click.before)
    for idle in set(range(click.seats)) - rules.actors(click.before):
        hold(_refusal(rules, click.before, idle, click.action) == "not-your-turn", "an idle seat played")
    unknown = _refusal(rules, click.before, click.seat, Action("_none", "_"))
    hold(unknown is not None, "an unknown verb played")
    hold(engine.encoded(click.before) == before, "a click changed the state it was played on")


def check_bots(rules: Rules, click: Click, seat: Seat) -> None:
    """Whatever the others did before, a bot that is asked knows a legal click."""
    state = click.after
    legal = rules.legal(state, seat)
    for level, bot in rules.BOTS.items():
        views = engine.public(rules, state), rules.private(state, seat)
        world = engine.imagined(rules, state, seat, SeededDice(key(click.number), 0))
        chosen = bot(*views, legal, random.Random(click.number), world)
        hold(chosen in legal, f"the {level} chooses {chosen}, which is not offered")


def check_outcome(rules: Rules, last: Click) -> None:
    ending = rules.outcome(last.after)
    if ending is None:
        raise Broken("the game stopped without an outcome")
    hold(sorted(sum(ending.places, ())) == list(range(last.seats)), "a seat has no place, or two")


def check_view(view: Json) -> None:
    """The shape that merge patches need: see `Rules`."""
    match view:
        case dict():
            for name, value in view.items():
                hold(isinstance(name, str) and name.isascii(), f"the key {name!r} is no ASCII string")
                check_view(value)
        case list() | tuple():
            hold(len(view) <= _ARRAY, f"an array of {len(view)}")
            hold(not any(isinstance(value, dict | list | tuple) for value in view), "a nested array")
            for value in view:
                check_view(value)
        case bool():
            pass
        case int():
            hold(abs(view) < _LARGEST, f"{view} is too large for a browser")
        case str():
            hold(view.isascii(), f"{view!r} is not ASCII")
        case _:
            raise Broken(f"a view holds {view!r}")


def _check_concerned(rules: Rules, click: Click) -> None:
    """Who isn't concerned by a click has the same view, question and choices after it."""
    concerned = rules.concerned(click.before, click.after, click.seat)
    if concerned is None:
        return
    for seat in set(range(click.seats)) - {click.seat, *concerned}:
        was, now = (engine.private(rules, state, seat, 0) for state in (click.before, click.after))
        hold(was == now, f"seat {seat} is said not to be concerned by a click that changes what it sees")


def _check_course(rules: Rules, state: Any) -> None:
    """Nothing is lost, and either somebody is awaited or it is over."""
    rules.check(state)
    actors, awaited = rules.actors(state), rules.awaited(state)
    hold(awaited <= actors, "a seat is awaited that may not act")
    over = rules.outcome(state) is not None
    hold(bool(awaited) != over, "nobody is awaited though it isn't over, or the reverse")
    hold(set(rules.clocks(state)) <= actors, "a clock runs for a seat that may not act")


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
