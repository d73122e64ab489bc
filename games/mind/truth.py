"""The truth about a finished game: where it turned, what decisions brought, and what was luck.

It is found little by little, and what is known is told on the way. What stands out among many is judged
again in worlds that had no part in picking it, before it is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import fsum, hypot
from random import Random
from typing import Any

from games import engine
from games.contract import Action, Rules, Seat
from games.dice import SeededDice
from games.mind.chances import Chance
from games.mind.decisions import Decision, Gain, decisions
from games.mind.judging import judged
from games.mind.past import Move, Past
from games.mind.verdicts import Account, Moment, Point, Truth, account, parts

Left = Callable[[], float]  # the part of the budget that is left, from 1 to 0

STOPS = 48  # points of the curve
WORLDS = 8  # at a time
QUICK = 2  # games by which the entry that was lucky is found
MOST = 64  # for a decision that doesn't stand out
SEARCH = 120  # worlds in which the best click is looked for
FRESH = 128  # in which it is judged
CLEAR = 0.02  # an error that needn't be smaller
TOLD = 3  # turning points
TRIED = 3  # clicks that stand out, of each seat
LEAPS = 5  # of the curve, where luck is looked for
# Until so much of the budget is left: decisions, the curve, clicks that stand out, luck that does.
LOOKED, DRAWN, PICKED, SPENT = 0.55, 0.4, 0.15, 0.0


def reckoned(past: Past, random: Random, left: Left) -> Iterator[Truth]:
    """What is known so far, ever more of it; the last one is whole."""
    judge = _Judge(past, random, left)
    for work in (judge.look, judge.draw, judge.pick, judge.find_luck):
        for _ in work():
            yield judge.truth(min(99, round(100 * (1 - max(0.0, left())))))
    yield judge.truth(100)


class _Judge:
    def __init__(self, past: Past, random: Random, left: Left) -> None:
        self._past, self._random, self._left = past, random, left
        self._stops = _stops(past)
        self._curve = [self._chance(step, state) for step, state in self._stops]
        self._decisions = {one.move.number: one for one in decisions(past, random)}
        self._proven: list[Moment] = []
        self._lucky: list[Moment] = []

    def look(self) -> Iterator[None]:
        """At every decision, then at those that are least clear."""
        unclear = [one for one in self._decisions.values() if one.is_open]
        for at, one in enumerate(unclear):
            if self._left() <= LOOKED:
                return
            one.weigh(WORLDS, self._random)
            if at % WORLDS == 0:
                yield
        while (unclear := [one for one in unclear if one.worlds < MOST]) and self._left() > LOOKED:
            max(unclear, key=lambda one: one.brought.error).weigh(WORLDS, self._random)
            yield

    def draw(self) -> Iterator[None]:
        while self._left() > DRAWN and _doubt(worst := max(self._curve, key=_doubt)) > CLEAR:
            worst.play_on(2)
            yield

    def pick(self) -> Iterator[None]:
        for one in self._outstanding():
            if self._left() <= PICKED:
                return
            found = self._judge_anew(one)
            self._decisions[one.move.number] = found
            if (moment := self._of_click(found)).is_sure:
                self._proven.append(moment)
            yield

    def find_luck(self) -> Iterator[None]:
        steps = sorted(map(self._step, range(len(self._stops) - 1)), key=lambda step: -abs(step[0]))
        for _, seat, at in steps[:LEAPS]:
            if self._left() <= SPENT:
                return
            if (moment := self._of_luck(seat, at)).is_sure:
                self._lucky.append(moment)
            yield

    def truth(self, share: int) -> Truth:
        turns = sorted([*self._proven, *self._lucky], key=lambda one: -abs(one.brought))
        return Truth(
            share,
            self._is_together,
            self._points(),
            [self._account(seat) for seat in range(self._past.seats)],
            sorted(turns[:TOLD], key=lambda one: one.step),
            list(self._extremes()),
        )

    def _outstanding(self) -> list[Decision]:
        """The clicks of each seat that seem to have brought or cost it most."""
        found: list[Decision] = []
        for seat in range(self._past.seats):
            own = [one for one in self._decisions.values() if one.is_open and one.move.seat == seat]
            seen = [one for one in own if abs(_own(one)) > one.brought.error]
            found += sorted(seen, key=lambda one: -abs(_own(one)))[:TRIED]
        return sorted(found, key=lambda one: -abs(_own(one)))

    def _judge_anew(self, one: Decision) -> Decision:
        best = self._best(one.move) if one.move.kind == "act" else one.own
        fresh = one.anew(best)
        while fresh.worlds < FRESH and (self._left() > PICKED or not fresh.worlds):
            fresh.weigh(WORLDS, self._random)
        return fresh

    def _best(self, move: Move) -> Action:
        rules = self._past.rules
        found = judged(rules, self._world(move), move.seat, rules.policy, SEARCH, self._random)
        return found[0].action

    def _of_click(self, one: Decision) -> Moment:
        """A good click stands beside what a good player would have done, a dear one beside the best."""
        move, brought = one.move, one.brought
        is_good = brought.gains[move.seat] > 0
        better = one.own if is_good else max(one.clicks, key=one.chance)
        why, data = self._why(move, move.action if is_good else better)
        return Moment(
            step=move.number,
            seat=move.seat,
            brought=parts(brought.gains[move.seat]),
            error=parts(brought.error),
            at=_progress(self._past.rules, move.before),
            by=move.by,
            click=move.action,
            better=better,
            chance=parts(one.chance(move.action)),
            other=parts(one.chance(better)),
            missed=max(0, parts(one.gain(better, move.action).gains[move.seat])),
            why=why,
            data=data,
            told=_told(move),
        )

    def _why(self, move: Move, action: Action) -> tuple[str, dict[str, Any]]:
        rules, world = self._past.rules, self._world(move)
        legal = rules.legal(world, move.seat) if move.kind == "act" else []
        if action not in legal:
            return "", {}
        views = engine.public(rules, world), rules.private(world, move.seat)
        return rules.why(*views, legal, action, world)

    def _world(self, move: Move) -> Any:
        dice = SeededDice(self._random.randbytes(32), 0)
        return engine.imagined(self._past.rules, move.before, move.seat, dice)

    def _extremes(self) -> Iterator[Moment]:
        for seat in range(self._past.seats):
            own = sorted((one for one in self._proven if one.seat == seat), key=lambda one: one.brought)
            yield from (one for one in own[-1:] if one.brought > 0)
            yield from (one for one in own[:1] if one.brought < 0)

    def _step(self, at: int) -> tuple[float, Seat, int]:
        """How far the curve goes beyond what the decisions on the way brought, and for whom most."""
        moves, before, after = self._between(at), self._curve[at].chances, self._curve[at + 1].chances
        lucks = [
            (after[seat] - before[seat] - fsum(self._gain(move, seat) for move in moves), seat, at)
            for seat in range(self._past.seats)
        ]
        return max(lucks, key=lambda luck: abs(luck[0]))

    def _of_luck(self, seat: Seat, at: int) -> Moment:
        """The entry that moved it most, in fresh worlds: which one, and then how much."""
        moves = self._between(at)
        tables = [self._before(moves[0]), *(self._chance(move.number, move.after) for move in moves)]
        for table in tables:
            table.play_on(QUICK if self._left() > SPENT else 0)
        leaps = [after.chances[seat] - before.chances[seat] for before, after in pairwise(tables)]
        lucks = [leap - self._gain(move, seat) for leap, move in zip(leaps, moves, strict=True)]
        move = moves[max(range(len(moves)), key=lambda one: abs(lucks[one]))]
        before, after = self._before(move), self._chance(move.number, move.after)
        while self._left() > SPENT and _doubt(worst := max(before, after, key=_doubt)) > CLEAR:
            worst.play_on(1)
        luck = after.chances[seat] - before.chances[seat] - self._gain(move, seat)
        return Moment(
            step=move.number,
            seat=seat,
            brought=parts(luck),
            error=parts(hypot(before.errors[seat], after.errors[seat], self._error(move))),
            at=_progress(self._past.rules, move.before),
            chance=parts(after.chances[seat]),
            other=parts(before.chances[seat]),
            told=_told(move),
        )

    def _between(self, at: int) -> list[Move]:
        first, last = self._stops[at][0], self._stops[at + 1][0]
        return [move for move in self._past.moves if first < move.number <= last]

    def _gain(self, move: Move, seat: Seat) -> float:
        one = self._decisions.get(move.number)
        return one.brought.gains[seat] if one else 0.0

    def _error(self, move: Move) -> float:
        one = self._decisions.get(move.number)
        return one.brought.error if one else 0.0

    def _account(self, seat: Seat) -> Account:
        own = [one.brought for one in self._decisions.values() if one.move.seat == seat]
        others = [one.brought for one in self._decisions.values() if one.move.seat != seat]
        if self._past.agreed:
            mine, theirs = self._drawn()
            own, others = [*own, mine], [*others, theirs]
        return account(seat, self._start(seat), own, others, parts(self._past.results()[seat]))

    def _drawn(self) -> tuple[Gain, Gain]:
        """What a draw brought is the last decision of all alike: own parts, and the others'."""
        seats, last = self._past.seats, self._curve[-1]
        brought = [won - now for won, now in zip(self._past.results(), last.chances, strict=True)]
        own = tuple(one / seats for one in brought)
        others = tuple(one - part for one, part in zip(brought, own, strict=True))
        return Gain(own, _doubt(last) / seats), Gain(others, _doubt(last))

    def _start(self, seat: Seat) -> tuple[float, float]:
        """A fair share, or what the game gives those who play against it, with its error."""
        if self._is_together:
            return self._curve[0].chances[seat], self._curve[0].errors[seat]
        return 1 / len(set(self._past.camps)), 0.0

    @property
    def _is_together(self) -> bool:
        """One against the game, or chances that aren't shares of one victory."""
        by_camp = dict(zip(self._past.camps, self._curve[0].chances, strict=True))
        return self._past.seats == 1 or abs(fsum(by_camp.values()) - 1) > 1e-9

    def _points(self) -> list[Point]:
        found = [
            Point(
                step,
                tuple(map(parts, chance.chances)),
                tuple(map(parts, chance.errors)),
                _progress(self._past.rules, state),
            )
            for (step, state), chance in zip(self._stops, self._curve, strict=True)
        ]
        if self._past.agreed:
            results = tuple(map(parts, self._past.results()))
            found.append(Point(found[-1].step, results, (0,) * len(results), found[-1].at))
        return found

    def _before(self, move: Move) -> Chance:
        return self._chance(move.number, move.before)

    def _chance(self, step: int, state: Any) -> Chance:
        past = self._past
        return Chance(past.rules, state, past.seats, self._random, past.is_late(step))


def _stops(past: Past) -> list[tuple[int, Any]]:
    """Where the table changes hands: the start, settled tables, the end."""
    settled = [(move.number, move.after) for move in past.moves[:-1] if past.rules.settled(move.after)]
    every = -(-len(settled) // STOPS) or 1
    ends = [(move.number, move.after) for move in past.moves[-1:]]
    return [(0, past.first), *settled[every - 1 :: every], *ends]


def _doubt(chance: Chance) -> float:
    return max(chance.errors)


def _own(one: Decision) -> float:
    return one.brought.gains[one.move.seat]


def _progress(rules: Rules, state: Any) -> dict[str, int]:
    """The numbers that a game says of itself, for its own words."""
    return {key: value for key, value in rules.public(state).items() if type(value) is int}


def _told(move: Move) -> list[dict[str, Any]]:
    return [{"kind": event.kind, **event.data} for event in move.events]
