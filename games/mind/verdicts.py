"""What is found out about a finished game, in whole numbers: chances and gains are parts of ten thousand."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import msgspec

from games.contract import Action, Json, Seat
from games.mind.decisions import Gain

WHOLE = 10_000

Parts = tuple[int, ...]  # by seat


class Point(msgspec.Struct, frozen=True):
    """The chances after an entry, each with its standard error, and how far the game was."""

    step: int
    chances: Parts
    errors: Parts
    at: dict[str, int] = {}


class Account(msgspec.Struct, frozen=True):
    """How a result came about: start + own + others + luck = result."""

    start: int
    own: int
    others: int
    luck: int
    result: int
    own_error: int
    luck_error: int


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """What moved a seat's chance beyond doubt: its own click, or luck.

    Of a click `better` is what would have been, or what a good player would have done instead of a good one;
    both chances are those of the seat afterwards. The words are those of the one that is praised.
    """

    step: int
    seat: Seat
    brought: int
    error: int
    at: dict[str, int] = {}
    by: str = ""
    click: Action | None = None  # None: it was luck
    better: Action | None = None
    chance: int = 0
    other: int = 0
    missed: int = 0
    why: str = ""
    data: dict[str, Json] = {}
    told: list[dict[str, Json]] = []

    @property
    def is_sure(self) -> bool:
        return abs(self.brought) > 2 * self.error


class Truth(msgspec.Struct, frozen=True):
    share: int  # per cent of the work that is done
    together: bool  # whether all win or lose as one
    points: list[Point]
    accounts: list[Account]  # by seat
    turns: list[Moment] = []  # where it turned, at most three
    clicks: list[Moment] = []  # the best and the dearest of each seat


def parts(chance: float) -> int:
    return round(WHOLE * chance)


def account(
    seat: Seat, start: tuple[float, float], own: Sequence[Gain], others: Sequence[Gain], result: int
) -> Account:
    """Luck is what remains, and no surer than all the rest."""
    begun, doubt = start
    mine, theirs = (sum(parts(one.gains[seat]) for one in gains) for gains in (own, others))
    errors = [one.error for one in own]
    return Account(
        start=parts(begun),
        own=mine,
        others=theirs,
        luck=result - parts(begun) - mine - theirs,
        result=result,
        own_error=parts(hypot(*errors)),
        luck_error=parts(hypot(doubt, *errors, *(one.error for one in others))),
    )
