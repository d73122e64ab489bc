"""Weights for a game's `worth`, fitted to games that its policy plays: `python -m games.mind.fit ID`.

It plays games of all sizes and writes `worth.json`: the weights under which those who won at the end
look most likely at the settled tables on the way (a conditional logit, by Newton's method). No weight is
below zero: what is bad a game counts below zero, so that chance in the games can't turn good into bad.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from math import log
from random import Random
from types import ModuleType
from typing import Any

import msgspec

from games import GAMES, engine
from games.contract import Action, Rules, Seat
from games.dice import SeededDice
from games.mind.playing import LIMIT, next_click
from games.mind.worths import Features, Fitted, Rivals, shares

KEPT = 0.25  # the share of settled tables that are looked at
WHIM = 0.1  # the share of clicks that are any click, so that the tables aren't all alike
RIDGE = 1.0  # keeps weights small that nothing speaks for
STEPS = 30
SMALL = 1e-4  # a step after which the weights are found

Position = tuple[Rivals, dict[Seat, float]]  # what was counted, and the shares that were won


def main(given: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m games.mind.fit", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--options", default="[{}]", help="the options in turn, as a JSON list")
    told = parser.parse_args(given)
    rules, options = GAMES[told.game], msgspec.json.decode(told.options)
    positions = list(_positions(rules, told.games, told.seed, options))
    weights = fitted(positions)
    loss = round(_loss(positions, weights), 4)
    found = Fitted(rules.VERSION, options, told.games, told.seed, len(positions), loss, weights)
    text = msgspec.json.format(msgspec.json.encode(found), indent=2)
    (rules.HOME / "worth.json").write_bytes(text + b"\n")
    sys.stdout.write(f"{text.decode()}\n")


def fitted(positions: Sequence[Position]) -> dict[str, float]:
    """The weights of what is counted, by name."""
    names = sorted({name for rivals, _ in positions for features in rivals.values() for name in features})
    weights = dict.fromkeys(names, 0.0)
    for _ in range(STEPS):
        slope, curve = _slopes(positions, names, weights)
        free = [at for at, name in enumerate(names) if weights[name] > 0 or slope[at] > 0]
        steps = _solved([[curve[row][at] for at in free] for row in free], [slope[at] for at in free])
        for at, step in zip(free, steps, strict=True):
            weights[names[at]] = max(0.0, weights[names[at]] + step)
        if max(map(abs, steps), default=0.0) < SMALL:
            break
    return {name: round(weight, 4) for name, weight in weights.items()}


def _positions(rules: Rules, games: int, seed: int, options: Sequence[Any]) -> Iterator[Position]:
    module = import_module(f"games.{rules.ID}.worth")
    for at in range(games):
        chosen = options[at % len(options)]
        sizes = [size for size in sorted(rules.SEATS) if engine.fits(rules, chosen, size)]
        yield from _of_game(rules, module, sizes[at // len(options) % len(sizes)], chosen, seed + at)


def _of_game(rules: Rules, module: ModuleType, seats: int, options: Any, seed: int) -> Iterator[Position]:
    key, random = b"%032d" % seed, Random(seed)
    state, found = engine.start(rules, seats, options, key), []

    def choose(state: Any, seat: Seat, legal: list[Action]) -> Action:
        """By the policy, but for a whim now and then."""
        return random.choice(legal) if random.random() < WHIM else rules.policy(state, seat, legal, random)

    for number in range(1, LIMIT):
        if rules.outcome(state):
            break
        if rules.settled(state) and random.random() < KEPT:
            found.append(module.features(state))
        seat, action = next_click(rules, state, choose)
        state, _ = engine.play(rules, state, seat, action, SeededDice(key, number))
    for rivals in found:
        yield rivals, {seat: rules.worth(state, seat) for seat in rivals}


def _slopes(
    positions: Sequence[Position], names: Sequence[str], weights: dict[str, float]
) -> tuple[list[float], list[list[float]]]:
    """Where the likelihood rises, and how it bends."""
    size = range(len(names))
    slope = [-RIDGE * weights[name] for name in names]
    curve = [[RIDGE * (row == column) for column in size] for row in size]
    for rivals, won in positions:
        chances = shares(rivals, weights)
        rows = {seat: _row(features, names) for seat, features in rivals.items()}
        mean = [sum(chances[seat] * row[at] for seat, row in rows.items()) for at in size]
        for seat, row in rows.items():
            for at in size:
                slope[at] += (won[seat] - chances[seat]) * row[at]
                for other in size:
                    curve[at][other] += chances[seat] * row[at] * (row[other] - mean[other])
    return slope, curve


def _row(features: Features, names: Sequence[str]) -> list[float]:
    return [features.get(name, 0.0) for name in names]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss and Jordan."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        pivot = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(len(rows)):
            if other != at:
                factor = rows[other][at]
                rows[other] = [one - factor * two for one, two in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]


def _loss(positions: Sequence[Position], weights: dict[str, float]) -> float:
    """Mean surprise at who won."""
    return sum(_surprise(shares(rivals, weights), won) for rivals, won in positions) / max(1, len(positions))


def _surprise(chances: dict[Seat, float], won: dict[Seat, float]) -> float:
    told = -sum(won[seat] * log(max(1e-9, chance)) for seat, chance in chances.items())
    alone = len(chances) == 1
    return told - (
        sum((1 - won[seat]) * log(max(1e-9, 1 - chances[seat])) for seat in chances) if alone else 0
    )


if __name__ == "__main__":
    main(sys.argv[1:])
