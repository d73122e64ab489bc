"""Whole games between bots, for simulation and balance: the bots see what their seats see."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from games import engine
from games.contract import Action, Event, Rules, Seat
from games.dice import SeededDice
from games.match import Match

LIMIT = 20_000


def play(rules: Rules, seats: int, options: Any, levels: Sequence[str], seed: int) -> Match:
    """One game with a bot of the given level on every seat; the same seed plays the same game."""
    key, chooser = b"%032d" % seed, random.Random(seed)
    state = engine.start(rules, seats, options, key)
    events: list[Event] = []
    for number in range(1, LIMIT):
        if ending := rules.outcome(state):
            return Match(ending, number - 1, state, events)
        seat, action = click(rules, state, levels, chooser)
        dice = SeededDice(key, number)
        rules.apply(state, seat, action, dice, events.append)
        engine.proceed(rules, state, dice, events.append)
    raise RuntimeError(f"{rules.ID}: seed {seed} does not end")


def click(rules: Rules, state: Any, levels: Sequence[str], chooser: random.Random) -> tuple[Seat, Action]:
    """Who may speak does so first, if it has something to say; then whoever is awaited."""
    awaited = rules.awaited(state)
    for seat in sorted(rules.actors(state) - awaited) if rules.SILENCE else ():
        action = choose(rules, state, seat, levels[seat], chooser)
        if action != rules.SILENCE:
            return seat, action
    seat = rules.foremost(state, awaited)
    return seat, choose(rules, state, seat, levels[seat], chooser)


def choose(rules: Rules, state: Any, seat: int, level: str, chooser: random.Random) -> Action:
    legal = rules.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    world = engine.imagined(rules, state, seat, SeededDice(chooser.randbytes(32), 0))
    views = engine.public(rules, state), rules.private(state, seat)
    action = rules.BOTS[level](*views, legal, chooser, world)
    assert action in legal, f"the {level} bot of {rules.ID} chose {action}, which isn't offered"
    return action
