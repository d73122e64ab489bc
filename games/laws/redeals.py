"""Redeal deals: what a seat can't know is dealt anew, without a trace of how it really lies.

The law takes states of many walks. A place is a leaf of the state; the places of a list are of one kind.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

import msgspec

from games import engine
from games.contract import Json, Rules, Seat
from games.dice import SeededDice
from games.laws.walks import Click, hold, key

REDEALS = 200
TABLES = 5  # of one walk
EXCESS = 0.15  # by how much the truth may come more often than chance has it
SURE = 5  # standard deviations
ENOUGH = 6  # tables on which a seat's secrets must have been dealt anew once
LAW = "redeal deals"

Place = tuple[str, ...]


class Redeals:
    """What many re-deals of many states showed."""

    def __init__(self, rules: Rules, redeals: int = REDEALS) -> None:
        self.rules = rules
        self.redeals = redeals
        self._truth: dict[Place, _Sum] = defaultdict(_Sum)
        self._drift: dict[Place, _Sum] = defaultdict(_Sum)
        self._secretive: Counter[tuple[Seat, str]] = Counter()
        self._changed: set[tuple[Seat, str]] = set()

    def watch(self, click: Click, audience: Seat | None) -> None:
        """Re-deal one table many times for an audience, and the re-dealt table as often."""
        once, twice = (list(self._dealt(click, audience, times)) for times in (1, 2))
        self._watch_privates(click, audience, once)
        for place, values in _restless((), dict(enumerate((click.after, *once, *twice)))):
            truth = values.pop(0, None)
            found = Counter(value for table, value in values.items() if table <= len(once))
            again = Counter(value for table, value in values.items() if table > len(once))
            if found and len(found | again) > 1:
                self._truth[_kind(place)].add(*_excess(found, truth))
                self._drift[_kind(place)].add(*_distance(found, again))

    def hold(self) -> None:
        """Broken where the truth came too often, or where a secret never changed."""
        for kind, excess in self._truth.items():
            told = f"{LAW}: {'.'.join(kind)} holds the truth {excess.mean:.0%} oftener than chance allows"
            hold(excess.mean <= EXCESS or excess.sigmas <= SURE, told)
        for kind, drift in self._drift.items():
            told = f"{LAW}: {'.'.join(kind)} lies otherwise when a re-dealt table is dealt again"
            hold(drift.sigmas <= SURE, told)
        for (seat, audience), times in self._secretive.items():
            told = f"{LAW}: the private view of seat {seat} is never dealt anew for {audience}"
            hold(times < ENOUGH or (seat, audience) in self._changed, told)

    def _dealt(self, click: Click, audience: Seat | None, times: int) -> Iterator[Any]:
        for number in range(self.redeals):
            world = engine.copy(self.rules, click.after)
            for time in range(times):
                dice = SeededDice(key(click.number), REDEALS * (2 * times + time) + number)
                self.rules.redeal(world, audience, dice)
            yield world

    def _watch_privates(self, click: Click, audience: Seat | None, dealt: Sequence[Any]) -> None:
        who = "onlookers" if audience is None else "other seats"
        for seat in _strangers(self.rules, click, audience):
            own = self.rules.private(click.after, seat)
            others = (self.rules.private(click.after, other) for other in range(click.seats) if other != seat)
            if any(own != other for other in others):
                self._secretive[seat, who] += 1
            if any(self.rules.private(world, seat) != own for world in dealt[: self.redeals // 4]):
                self._changed.add((seat, who))


def watch_some(redeals: Redeals, clicks: Sequence[Click], seed: int) -> None:
    """Look at tables from all parts of a random game, through the eyes of all audiences in turn."""
    for part in range(TABLES):
        click = clicks[len(clicks) * (2 * part + 1) // (2 * TABLES)]
        audiences = (None, *range(click.seats))
        redeals.watch(click, audiences[(seed * TABLES + part) % len(audiences)])


class _Sum:
    """A sum of chances with its variance, as if all places of one table were one."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.variance = 0.0

    def add(self, value: float, variance: float) -> None:
        self.count += 1
        self.total += value
        self.variance += variance

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def sigmas(self) -> float:
        return self.total / sqrt(self.variance) if self.variance else 0.0


def _strangers(rules: Rules, click: Click, audience: Seat | None) -> list[Seat]:
    """The seats whose secrets are hidden from the audience: camp mates may share theirs."""
    if audience is None:
        return list(range(click.seats))
    own = rules.side(click.after, audience)
    seats = (seat for seat in range(click.seats) if seat != audience)
    return [seat for seat in seats if not own or rules.side(click.after, seat) != own]


def _restless(place: Place, parts: dict[int, Any]) -> Iterator[tuple[Place, dict[int, Json]]]:
    """The leaves below a place that don't lie alike on all tables: what each table has there.

    Whole branches are compared first, because most of a table is known to everybody.
    """
    first = next(iter(parts.values()))
    if all(part == first for part in parts.values()):
        return
    branches: dict[str, dict[int, Any]] = defaultdict(dict)
    leaves: dict[int, Json] = {}
    for table, part in parts.items():
        if isinstance(part, msgspec.Struct | dict | list | tuple):
            for name, below in _branches(part):
                branches[name][table] = below
        else:
            leaves[table] = part
    if leaves:
        yield place, leaves
    for name, below in branches.items():
        yield from _restless((*place, name), below)


def _branches(part: Any) -> Iterator[tuple[str, Any]]:
    match part:
        case msgspec.Struct():
            return ((name, getattr(part, name)) for name in part.__struct_fields__)
        case dict():
            return ((str(name), below) for name, below in part.items())
    return ((str(number), below) for number, below in enumerate(part))


def _kind(place: Place) -> Place:
    return tuple("*" if part.isdigit() else part for part in place)


def _excess(found: Counter[Json], truth: Json) -> tuple[float, float]:
    """How much oftener the truth comes than any value drawn in the same way would, and its variance."""
    total = found.total()
    expected = sum(count * (count - 1) for count in found.values()) / (total * (total - 1))
    cubes = sum((count / total) ** 3 for count in found.values())
    return found[truth] / total - expected, max(0.0, cubes - expected**2)


def _distance(found: Counter[Json], again: Counter[Json]) -> tuple[float, float]:
    """How far two samples are apart beyond chance: chi-squared less its mean, and its variance."""
    values = found.keys() | again.keys()
    scale = sqrt(again.total() / found.total()) if found.total() and again.total() else 1.0
    square = sum((found[one] * scale - again[one] / scale) ** 2 / (found[one] + again[one]) for one in values)
    return square - (len(values) - 1), 2.0 * (len(values) - 1)
