"""The course of a game: nothing is lost, nobody acts out of turn, and it ends, whoever leaves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from games import engine
from games.contract import Action, Illegal, Json, Rules, Seat
from games.dice import SeededDice
from games.laws.walks import LIMIT, Broken, Click, hold, key

WORLDS = 3
_ARRAY = 5
_LARGEST = 2**53
_HOLDING = (dict, list, tuple)


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
    legal = {seat: rules.legal(state, seat) for seat in actors}
    views = [engine.private(rules, state, seat, 0, legal.__getitem__) for seat in range(click.seats)]
    for view in views:
        check_view(view)
    for offered in legal.values():
        hold(len(set(offered)) == len(offered), "a click is offered twice")
    _check_concerned(rules, click, views)


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
    """A bot that is asked knows a legal click, the same in every world that its seat may imagine."""
    state = click.after
    legal, chosen = rules.legal(state, seat), set()
    for number in range(WORLDS):
        world = engine.imagined(rules, state, seat, SeededDice(key(number), click.number))
        chosen.add(rules.policy(world, seat, legal, random.Random(click.number)))
    hold(chosen <= set(legal), f"the policy chooses {chosen}, which is not offered")
    is_own = not rules.BOTS  # bots of the contract before this one peeked into their world
    hold(len(chosen) == 1 or not is_own, f"the policy's click betrays what is hidden from {seat}")
    if rules.settled(state):
        for one in range(click.seats):
            hold(0 <= rules.worth(state, one) <= 1, "a chance to win is below 0 or above 1")


def check_outcome(rules: Rules, last: Click) -> None:
    ending = rules.outcome(last.after)
    if ending is None:
        raise Broken("the game stopped without an outcome")
    hold(sorted(sum(ending.places, ())) == list(range(last.seats)), "a seat has no place, or two")


def check_view(view: Json) -> None:
    """The shape that merge patches need: see `Rules`. Most of a law's time goes by here."""
    if type(view) is dict:
        for name, value in view.items():
            if type(name) is not str or not name.isascii():
                raise Broken(f"the key {name!r} is no ASCII string")
            if type(value) is not bool:
                check_view(value) if type(value) in _HOLDING else _check_leaf(value)
    elif type(view) in _HOLDING:
        _check_array(view)
    else:
        _check_leaf(view)


def _check_array(view: Sequence[Json]) -> None:
    hold(len(view) <= _ARRAY, f"an array of {len(view)}")
    for value in view:
        hold(not isinstance(value, dict | list | tuple), "a nested array")
        _check_leaf(value)


def _check_leaf(view: Json) -> None:
    """A number or a text."""
    if isinstance(view, str):
        if not view.isascii():
            raise Broken(f"{view!r} is not ASCII")
    elif not isinstance(view, int):
        raise Broken(f"a view holds {view!r}")
    elif not -_LARGEST < view < _LARGEST:
        raise Broken(f"{view} is too large for a browser")


def _check_concerned(rules: Rules, click: Click, views: Sequence[Json]) -> None:
    """Who isn't concerned by a click has the same view, question and choices after it."""
    concerned = rules.concerned(click.before, click.after, click.seat)
    if concerned is None:
        return
    for seat in set(range(click.seats)) - {click.seat, *concerned}:
        is_same = engine.private(rules, click.before, seat, 0) == views[seat]
        hold(is_same, f"seat {seat} is said not to be concerned by a click that changes what it sees")


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
