"""What every game is, and nothing about any one of them.

A game is a module (or an object) that offers the names of `Rules`. The server knows these
names and no others; a game knows nothing of rooms, sockets, guests or the database.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

import msgspec

Seat = int  # 0 is the first player
Json = Any  # dict, str, int, bool and short lists of them: see `Rules.public`
T = TypeVar("T")


class Action(msgspec.Struct, frozen=True):
    """One click by one player: a verb and at most one noun."""

    verb: str
    noun: str = ""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, told to everyone or `only` to some seats."""

    kind: str
    data: dict[str, Json] = {}
    only: frozenset[Seat] | None = None

    def is_for(self, seat: Seat | None) -> bool:
        return self.only is None or seat in self.only


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: seats that tie share a place, and an empty first place is a game lost by all."""

    reason: str
    places: tuple[tuple[Seat, ...], ...]
    scores: dict[Seat, int] = {}


class Clock(msgspec.Struct, frozen=True):
    """The time a seat has for one question: a new key starts it anew."""

    key: str
    seconds: int


class Illegal(Exception):
    """What a player may not do now; the code is stable, and the catalogues have words for it."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Dice(Protocol):
    """All the chance a game may use."""

    def roll(self, sides: int) -> int: ...
    def shuffle(self, items: list[Any]) -> None: ...
    def pick(self, items: Sequence[T]) -> T: ...


Tell = Callable[[Event], None]
Bot = Callable[[dict[str, Json], dict[str, Json], list[Action], Random], Action]


class Rules(Protocol):
    """The names a game's module offers.

    Views (`public`, `private`) are objects all the way down: what grows, shrinks or moves is a
    map keyed by short ids (seats as "0"), arrays hold at most 5 scalars and are replaced whole;
    ASCII strings, booleans and integers only, no null, no float, no texts.
    """

    ID: str
    SEATS: frozenset[int]
    VERSION: str  # "major.minor": within a major, old logs give the same states
    SIDES: tuple[str, ...]  # camps by place at the table, place p on side p % len; () for none
    Options: type[Any]  # a msgspec.Struct with defaults
    State: type[Any]  # a msgspec.Struct of plain values, unknown fields forbidden, no defaults
    BOTS: Mapping[str, Bot]

    def setup(self, seats: int, options: Any, dice: Dice) -> Any: ...

    def seated(self, options: Any, places: Sequence[int]) -> Any:
        """The options once it is known which places are taken; Illegal where that is no game."""
        ...

    def actors(self, state: Any) -> frozenset[Seat]:
        """Who may act now; empty: the game is over."""
        ...

    def awaited(self, state: Any) -> frozenset[Seat]:
        """Those of the actors without whom the game stands still."""
        ...

    def ask(self, state: Any, seat: Seat) -> str:
        """The name of the question this seat is asked."""
        ...

    def legal(self, state: Any, seat: Seat) -> list[Action]:
        """Complete, in a stable order, never empty for an actor."""
        ...

    def why_not(self, state: Any, seat: Seat, action: Action) -> str | None:
        """The reason code for a tempting action that isn't offered."""
        ...

    def hint(self, state: Any, seat: Seat, action: Action) -> dict[str, Json]:
        """Reach, odds (per mille), reasons: from what the seat sees only."""
        ...

    def apply(self, state: Any, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
        """Change the state in place, and tell what happened."""
        ...

    def clocks(self, state: Any) -> dict[Seat, Clock]: ...

    def lapse(self, state: Any, seat: Seat, dice: Dice, tell: Tell) -> None:
        """What happens when the seat's time has run out."""
        ...

    def leave(self, state: Any, seat: Seat, dice: Dice, tell: Tell) -> None:
        """A seat gives up for good."""
        ...

    def public(self, state: Any) -> dict[str, Json]:
        """What everyone sees, onlookers included."""
        ...

    def private(self, state: Any, seat: Seat) -> dict[str, Json]:
        """What only this seat sees on top of it."""
        ...

    def outcome(self, state: Any) -> Outcome | None: ...

    def check(self, state: Any) -> None:
        """Assert the laws of conservation."""
        ...

    def redeal(self, state: Any, seat: Seat | None, dice: Dice) -> None:
        """Deal anew, in place, all that the seat (None: an onlooker) can't know."""
        ...

    def texts(self, language: str) -> dict[str, str]:
        """Message ids and words of every card, made from its effect."""
        ...

    def report(self, matches: Sequence[Any]) -> dict[str, dict[str, list[Any]]]:
        """What `games.match.Match`es say of the balance: tables by title."""
        ...
