"""A world played on: a click, and then everybody by the same policy until it is settled who stands how."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from games import engine
from games.contract import Action, Event, Rules, Seat
from games.dice import SeededDice

LIMIT = 20_000  # clicks

Policy = Callable[[Any, Seat, list[Action], Random], Action]
Chooser = Callable[[Any, Seat, list[Action]], Action]


def played_on(
    rules: Rules, world: Any, seat: Seat, action: Action, policy: Policy, key: bytes, whom: Sequence[Seat]
) -> list[float]:
    """What a world, which is changed, is worth to these seats then; the same key rolls and plays the same."""
    choose = _by(policy, Random(key))
    for number in range(1, LIMIT):
        dice = SeededDice(key, number)
        rules.apply(world, seat, action, dice, _unheard)
        engine.proceed(rules, world, dice, _unheard)
        if rules.settled(world):
            return [rules.worth(world, one) for one in whom]
        seat, action = next_click(rules, world, choose)
    raise RuntimeError(f"{rules.ID} is never settled")


def played_out(
    rules: Rules, world: Any, policy: Policy, key: bytes, whom: Sequence[Seat], stops: int = LIMIT
) -> list[float]:
    """What a world, which is changed, is worth to these seats at its end, or after so many settled tables."""
    random = Random(key)
    choose = _by(policy, random)
    while not rules.outcome(world) and (stops or not rules.settled(world)):
        stops -= rules.settled(world)
        seat, action = next_click(rules, world, choose)
        played_on(rules, world, seat, action, policy, random.randbytes(32), ())
    return [rules.worth(world, one) for one in whom]


def next_click(rules: Rules, state: Any, choose: Chooser) -> tuple[Seat, Action]:
    """Who may speak does so first, if it has something to say; then whoever is awaited."""
    awaited = rules.awaited(state)
    for seat in sorted(rules.actors(state) - awaited) if rules.SILENCE else ():
        action = _answer(rules, state, seat, choose)
        if action != rules.SILENCE:
            return seat, action
    seat = rules.foremost(state, awaited)
    return seat, _answer(rules, state, seat, choose)


def _by(policy: Policy, random: Random) -> Chooser:
    return lambda state, seat, legal: policy(state, seat, legal, random)


def _answer(rules: Rules, state: Any, seat: Seat, choose: Chooser) -> Action:
    legal = rules.legal(state, seat)
    return legal[0] if len(legal) == 1 else choose(state, seat, legal)


def _unheard(event: Event) -> None:
    """Nobody is told what happens in a mind."""
