"""Whole games between bots, for simulation and balance: the bots see what their seats see."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from games import engine, mind
from games.contract import Action, Event, Rules, Seat
from games.dice import SeededDice
from games.match import Match
from games.mind.playing import next_click

LIMIT = 20_000


def play(
    rules: Rules, seats: int, options: Any, levels: Sequence[str], seed: int, most: int | None = None
) -> Match:
    """One game with a bot of the given level on every seat; the same seed plays the same game.

    `most` caps the worlds of a click.
    """
    key, chooser = b"%032d" % seed, random.Random(seed)
    state = engine.start(rules, seats, options, key)
    events: list[Event] = []

    def bots(state: Any, seat: Seat, legal: list[Action]) -> Action:
        return choose(rules, state, seat, levels[seat], chooser, most)

    for number in range(1, LIMIT):
        if ending := rules.outcome(state):
            return Match(ending, number - 1, state, events)
        seat, action = next_click(rules, state, bots)
        dice = SeededDice(key, number)
        rules.apply(state, seat, action, dice, events.append)
        engine.proceed(rules, state, dice, events.append)
    raise RuntimeError(f"{rules.ID}: seed {seed} does not end")


def choose(
    rules: Rules, state: Any, seat: Seat, level: str, chooser: random.Random, most: int | None = None
) -> Action:
    world = engine.imagined(rules, state, seat, SeededDice(chooser.randbytes(32), 0))
    action = mind.choose(rules, world, seat, mind.level_of(rules, level), chooser, most)
    legal = rules.legal(state, seat)
    assert action in legal, f"the {level} bot of {rules.ID} chose {action}, which isn't offered"
    return action
