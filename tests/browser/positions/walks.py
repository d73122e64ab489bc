"""Positions to draw: of each kind of question and each role the first and the fullest that walks meet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from app.wire.feeds import RECENT, told
from games import GAMES, engine, laws
from games.contract import Event, Illegal, Rules, Seat

ONLOOKER = -1
OVER = "over"  # the kind of a finished game, which asks nothing
EVERYTHING = 10_000  # events, more than a course has
LONG = ("W" * 24, "Maximilian-Alexander III", "Jean-Baptiste-Emmanuel-Z", "Константин Константинови")
NAMES = (*LONG, "Mei", "Ao")

Key = tuple[str, str]  # kind of question, role


class Walks(NamedTuple):
    """How a game is walked: the questions that it can ask, and one walk per set of options."""

    kinds: frozenset[str]
    options: tuple[dict[str, Any], ...] = ({},)
    rounds: int = 3


WALKS = {
    "columns": Walks(frozenset({"turn", "place", "go-on", "take", OVER}), rounds=4),
    "duel": Walks(
        frozenset({"ban", "name", "challenge", "discard", "pick", "pack", "lay", "laid", "swap", OVER}),
        ({"mode": "draft"}, {"mode": "quick"}),
        rounds=1,
    ),
    "hunt": Walks(
        frozenset({"pick", "begin", "act", "need", "special", "before", "reroll", "mark", "choose", "after"})
        | {"aim", "injury", "name", "look", "top", "ride", "refill", "hope", "support", OVER},
        ({}, {"mode": "expert", "hidden": True}),
        rounds=3,
    ),
    "exam": Walks(
        frozenset(
            {"teams", "levels", "move", "arrive", "find", "path", "field", "place", "prepare", "open-card"}
            | {"run", "jump", "melee", "equipment", "technique", "concentration", "pick", "upkeep"}
            | {"return", "fall", "face", "raise", "retreat", "final-field", "foretell", OVER}
        ),
        ({}, {"mode": "arena"}),
    ),
}


class Position(NamedTuple):
    """A table as one audience sees it."""

    game: str
    kind: str
    role: str  # asked, meanwhile, waiting or onlooker
    seat: Seat
    seats: int
    options: dict[str, Any]
    pub: dict[str, Any]
    me: dict[str, Any]
    events: list[dict[str, Any]]

    @property
    def name(self) -> str:
        return f"{self.game}, {self.kind}, {self.role} of {self.seats}"

    def is_fuller(self, other: Position) -> bool:
        mine, theirs = self._count, other._count
        return mine > theirs or (mine == theirs and self._length > other._length)

    @property
    def _count(self) -> tuple[int, int]:
        return sum(len(nouns) for nouns in self.me.get("choices", {}).values()), self.seats

    @property
    def _length(self) -> int:
        return len(msgspec.json.encode((self.pub, self.me)))


class Found(NamedTuple):
    first: dict[Key, Position]
    fullest: dict[Key, Position]


def positions_of(game: str) -> Found:
    """What the walks of a game come across."""
    first: dict[Key, Position] = {}
    fullest: dict[Key, Position] = {}
    for one in _met(game):
        key = (one.kind, one.role)
        first.setdefault(key, one)
        if key not in fullest or one.is_fuller(fullest[key]):
            fullest[key] = one
    return Found(first, fullest)


def course_of(game: str, seat: Seat, length: int) -> list[Position]:
    """The first so many tables of one game, one after the other, as one seat sees them."""
    rules = GAMES[game]
    seen = _walked(rules, game, 1, max(rules.SEATS), WALKS[game].options[0], EVERYTHING)
    return list(islice((one for one in seen if one.seat == seat), length))


def _met(game: str) -> Iterator[Position]:
    rules, walks = GAMES[game], WALKS[game]
    for number in range(walks.rounds * len(walks.options)):
        options = walks.options[number % len(walks.options)]
        sizes = _sizes(rules, options)
        seats = sizes[number // len(walks.options) % len(sizes)]
        yield from _walked(rules, game, number, seats, options)


def _sizes(rules: Rules, options: dict[str, Any]) -> list[int]:
    """How many can play by these options, the most first."""
    return [seats for seats in sorted(rules.SEATS, reverse=True) if _can_start(rules, seats, options)]


def _can_start(rules: Rules, seats: int, options: dict[str, Any]) -> bool:
    try:
        engine.start(rules, seats, engine.typed(rules, options), b"")
    except Illegal:
        return False
    return True


def _walked(
    rules: Rules, game: str, seed: int, seats: int, options: dict[str, Any], recent: int = RECENT
) -> Iterator[Position]:
    past: list[Event] = []
    for click in laws.walk(rules, seed, seats, options):
        yield from _seen(rules, game, click.before, past[-recent:], seats, options)
        past += click.events
    yield from _seen(rules, game, click.after, past[-recent:], seats, options)


def _seen(
    rules: Rules, game: str, state: Any, past: list[Event], seats: int, options: dict[str, Any]
) -> Iterator[Position]:
    """The table as everyone sees it who has a part in what is asked."""
    pub, actors, awaited = engine.public(rules, state), rules.actors(state), rules.awaited(state)
    kinds = {seat: rules.ask(state, seat).partition(":")[0] for seat in actors}
    asked = kinds[min(awaited)] if awaited else OVER
    for seat in (ONLOOKER, *range(seats)):
        role = _role(seat, actors, awaited)
        me = engine.private(rules, state, seat, 0) if seat >= 0 else {}
        events = [told(event) for event in past if event.is_for(seat if seat >= 0 else None)]
        yield Position(game, kinds.get(seat, asked), role, seat, seats, options, pub, me, events)


def _role(seat: Seat, actors: frozenset[Seat], awaited: frozenset[Seat]) -> str:
    if seat in awaited:
        return "asked"
    if seat in actors:
        return "meanwhile"
    return "waiting" if seat >= 0 else "onlooker"
