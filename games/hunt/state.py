"""The table: everything that is true of a hunt between two clicks."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from games.contract import Dice, Json, Seat, Tell


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["easy", "normal", "expert"] = "normal"
    hidden: bool = False
    extra_turn: Annotated[bool, msgspec.Meta(extra_json_schema={"x-modes": ["normal", "expert"]})] = False
    extra_health: bool = False
    fewer_zetsu: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    pauses: bool = False
    short: bool = False
    crawl: bool = False
    clock: Annotated[int, msgspec.Meta(ge=0, le=600, extra_json_schema={"x-hidden": True})] = 0


class Hero(msgspec.Struct, forbid_unknown_fields=True):
    """A hero, its player and its cards.

    `crawled` is true for the rest of the round (H52), `refill` counts the discards still open in H14,
    `shown` is the last card put on the pile.
    """

    id: str
    seat: Seat
    area: str
    health: int
    chakra: int
    experience: int
    paralysed: bool
    crawled: bool
    actions: int
    done: bool
    fury: int
    focus: int
    refill: int
    hand: list[str]
    deck: list[str]
    pile: list[str]
    shown: str


class Enemy(msgspec.Struct, forbid_unknown_fields=True):
    """A revealed enemy, whose Health was `most`; `defence` changes it for good, `weak` for the turn."""

    key: str
    card: str
    area: str
    health: int
    most: int
    defence: int
    weak: int
    immobilised: int
    silenced: bool
    dodged: bool
    fought: int


class Hidden(msgspec.Struct, forbid_unknown_fields=True):
    """A card or token face down; `known` names the heroes whose players have seen it, or "all"."""

    card: str
    known: list[str]


class Fight(msgspec.Struct, forbid_unknown_fields=True):
    """A fight half fought (H31): since which moment, where it stands, what was played and rolled."""

    hero: str
    target: str
    since: int
    step: str
    need: str
    ranged: bool
    card: str
    special: str
    dice: list[str]
    marked: list[int]
    talent_used: bool
    overflow: int
    bonus: int
    lowered: int
    dulled: bool
    mirrored: bool
    foiled: bool
    powers: list[int]
    also: list[str]


class Injury(msgspec.Struct, forbid_unknown_fields=True):
    """An injury about to fall: on whom ("" until named), where, from what, and what comes with it."""

    hero: str
    area: str
    source: str
    card: str
    brings: list[str]
    opened: bool


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """A support half resolved: whose it is, its verb, what is still to choose and what it works on."""

    card: str
    hero: str
    verb: str
    left: int
    nouns: list[str]


class Journey(msgspec.Struct, forbid_unknown_fields=True):
    """The rest of a move: free steps, whether it flies or can't be held, and who rides along."""

    steps: int
    flies: bool
    loose: bool
    aloft: bool
    rider: str


class State(msgspec.Struct, forbid_unknown_fields=True):
    options: Options
    seats: int
    phase: str
    slots: list[Seat]
    round: int
    capture: int
    score: list[str]
    tobi: str
    heroes: list[Hero]
    enemies: list[Enemy]
    facedown: list[Hidden]
    deck: list[Hidden]
    eliminated: list[str]
    last: str
    traps: dict[str, Hidden]
    removed: list[str]
    retrap: bool
    acting: str
    journey: Journey
    fight: Fight | None
    choice: Choice | None
    injuries: list[Injury]
    attackers: list[str]
    passed: list[Seat]
    pauses: list[Seat]
    moment: int
    ending: str


class Play:
    """A click being played: the table, the chance, and whom to tell."""

    __slots__ = ("dice", "state", "tell")

    def __init__(self, state: State, dice: Dice, tell: Tell) -> None:
        self.state = state
        self.dice = dice
        self.tell = tell


def of(hero: Hero, **data: Json) -> dict[str, Json]:
    """What an event tells of a hero."""
    return {"seat": hero.seat, "hero": hero.id, **data}


STILL = (0, False, False, False, "")


def still() -> Journey:
    return Journey(*STILL)
