"""The chance of each seat to win, as an onlooker could know it: by the table's worth and games played on."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

from games import engine
from games.contract import Rules
from games.dice import SeededDice
from games.mind.playing import LIMIT, played_out

WORLDS = 8  # in which a table's worth is looked up
TRUST = 16.0  # games that a worth counts for, beside those that are played on
LATE_TRUST = 2.0  # the same near the end
BLIND = 0.1  # what one game may hide where all ended alike


class Chance:
    """Of all seats at one table: it gets the surer, the more games are played on from there."""

    def __init__(self, rules: Rules, state: Any, seats: int, random: Random, is_late: bool = False) -> None:
        self._rules, self._state, self._seats, self._random = rules, state, seats, random
        self._is_over = rules.outcome(state) is not None
        looked = [self._played(0) for _ in range(1 if self._is_over else WORLDS)]
        self._games = LATE_TRUST if is_late else TRUST
        self._sums = [self._games * sum(column) / len(looked) for column in zip(*looked, strict=True)]

    @property
    def chances(self) -> list[float]:
        return [one / self._games for one in self._sums]

    @property
    def errors(self) -> list[float]:
        """Standard errors; a chance of 0 or 1 isn't sure either."""
        if self._is_over:
            return [0.0] * self._seats
        games = self._games + 1
        return [sqrt(chance * (1 - chance) / games + (BLIND / games) ** 2) for chance in self.chances]

    def play_on(self, games: int) -> None:
        """To the end, everybody by the policy."""
        for _ in range(0 if self._is_over else games):
            self._sums = [ours + one for ours, one in zip(self._sums, self._played(LIMIT), strict=True)]
            self._games += 1

    def _played(self, stops: int) -> list[float]:
        key = self._random.randbytes(32)
        world = engine.imagined(self._rules, self._state, None, SeededDice(key, 0))
        return played_out(self._rules, world, self._rules.policy, key, range(self._seats), stops)
