"""What each click gains over the policy's own choice, in the same worlds with the same dice and playing on.

Alone, the worlds in which a click was tried say little: luck drowns it. In pairs most of the luck is the
same on both sides, and what is left is the click. What is clearly worse is tried no further.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any

import msgspec

from games import engine
from games.contract import Action, Rules, Seat
from games.dice import SeededDice
from games.mind.playing import Policy, played_on

InTime = Callable[[], bool]

FIRST = 4  # worlds in which every click is tried
CLEAR = 2.0  # errors behind the best after which a click is tried no further
DOUBT = 0.3  # of the swing: by how much a click may gain or lose in a world that wasn't tried


class Judged(msgspec.Struct, frozen=True):
    """A click, what it gains over the policy's choice for each seat asked for, and how sure that is.

    The swing is how far luck carries the policy's choice until the table is settled: a standard deviation.
    """

    action: Action
    gains: tuple[float, ...]
    error: float
    worlds: int = 0
    swing: float = 0.0
    is_own: bool = False  # the policy's choice

    @property
    def gain(self) -> float:
        """For the seat whose click it is."""
        return self.gains[0]


def judged(
    rules: Rules,
    world: Any,
    seat: Seat,
    policy: Policy,
    budget: int,
    random: Random,
    others: Sequence[Seat] = (),
    in_time: InTime = lambda: True,
) -> list[Judged]:
    """The clicks of a seat, best first; `budget` worlds are played on in all, or fewer if time is out."""
    legal = rules.legal(world, seat)
    own = policy(world, seat, legal, random)
    tried = [action for action in weighed(rules, world, seat, legal) if action != own]
    if len(tried) > (most := max(1, budget // FIRST - 1)):
        tried = random.sample(tried, most)
    trial = _Trial(rules, world, seat, policy, random, (seat, *others), in_time, own, tried)
    alive, left, count = tried, budget, FIRST
    while alive and in_time() and left >= (len(alive) + 1) * count:
        left -= trial.try_in_more(alive, count)
        alive = trial.promising(alive)
        count = max(FIRST, min(2 * count, left // (2 * len(alive) + 2)))
    return trial.ranked()


def weighed(rules: Rules, world: Any, seat: Seat, legal: Sequence[Action]) -> list[Action]:
    """Without those that only take back, and those that no good player makes."""
    return [one for one in legal if one.verb not in rules.BACK and not rules.wastes(world, seat, one)]


class _Trial:
    """All clicks in the same worlds."""

    def __init__(
        self,
        rules: Rules,
        world: Any,
        seat: Seat,
        policy: Policy,
        random: Random,
        whom: Sequence[Seat],
        in_time: InTime,
        own: Action,
        tried: Sequence[Action],
    ) -> None:
        self._rules, self._world, self._seat, self._policy = rules, world, seat, policy
        self._random, self._whom, self._in_time, self._own = random, whom, in_time, own
        self._gains: dict[Action, list[list[float]]] = {action: [] for action in tried}
        self._owns: list[float] = []  # what the policy's choice brings in each world

    def try_in_more(self, actions: Sequence[Action], count: int) -> int:
        """How many worlds are played on for it."""
        for _ in range(count):
            key = self._random.randbytes(32)
            world = engine.imagined(self._rules, self._world, self._seat, SeededDice(key, 0))
            own = self._played(world, self._own, key)
            self._owns.append(own[0])
            for action in actions:
                if not self._in_time():
                    return count
                found = self._played(world, action, key)
                self._gains[action].append([ours - theirs for ours, theirs in zip(found, own, strict=True)])
        return (len(actions) + 1) * count

    def promising(self, actions: list[Action]) -> list[Action]:
        """The better half, without what is clearly worse than the best."""
        tried = (self._judged(action) for action in actions if self._gains[action])
        found = sorted(tried, key=lambda one: -one.gain)
        if not found:
            return []
        best = max(0.0, found[0].gain - found[0].error)
        half = found[: max(2, (len(found) + 1) // 2)]
        kept = {one.action for one in half if one.gain + CLEAR * one.error >= best}
        return [action for action in actions if action in kept]

    def ranked(self) -> list[Judged]:
        """The policy's choice stands before those that are as good; what wasn't tried comes last."""
        own = Judged(self._own, (0.0,) * len(self._whom), 0.0, len(self._owns), self._swing, True)
        tried = [self._judged(action) for action, gains in self._gains.items() if gains]
        return sorted([own, *tried], key=lambda one: -one.gain)

    def _played(self, world: Any, action: Action, key: bytes) -> list[float]:
        copy = engine.copy(self._rules, world)
        return played_on(self._rules, copy, self._seat, action, self._policy, key, self._whom)

    def _judged(self, action: Action) -> Judged:
        gains = self._gains[action]
        count = len(gains)
        means = tuple(sum(column) / count for column in zip(*gains, strict=True))
        spread = sum((gain[0] - means[0]) ** 2 for gain in gains) + (DOUBT * self._swing) ** 2
        error = sqrt(spread / count / (count - 1)) if count > 1 else 1.0
        return Judged(action, means, error, count, self._swing)

    @property
    def _swing(self) -> float:
        """From the mean of all worlds so far."""
        count = max(1, len(self._owns))
        mean = sum(self._owns) / count
        return sqrt(sum((own - mean) ** 2 for own in self._owns) / count)
