"""The table: everything that is true of a duel between two clicks."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from games.contract import Seat

Mode = Literal["story", "quick", "best-of-three", "draft"]
Seconds = Literal[0, 30, 60, 90, 120]
Side = int  # 0 is the Alliance, 1 the Akatsuki; -1 is neither
Sources = dict[str, int]  # a sum by the cards it comes from
Hidden = Annotated[str, msgspec.Meta(extra_json_schema={"x-hidden": True})]

ALLIANCE: Side = 0
AKATSUKI: Side = 1
NOBODY: Side = -1
CAMPS = ("alliance", "akatsuki", "nobody")  # the last is also CAMPS[NOBODY]
QUICK = ("quick", "best-of-three")
PLACES = (0, 1, 2)
FIGHTING = ("lay", "swap", "over")  # phases in which the fighters are those of this turn


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What the room decides: the mode, the minute, boss fights in the quick modes, and what a draw leaves."""

    mode: Mode = "story"
    clock: Annotated[Seconds, msgspec.Meta(extra_json_schema={"x-clock": True})] = 60
    bosses: Annotated[bool, msgspec.Meta(extra_json_schema={"x-modes": QUICK})] = False
    spoils: Annotated[bool, msgspec.Meta(extra_json_schema={"x-modes": ("story",)})] = False
    camps: Hidden = ""
    won: Hidden = ""  # the letter of the camp that has won a fight of the series already


class Tally(msgspec.Struct, forbid_unknown_fields=True):
    """What a ninja did in a fight, for the mission orders."""

    won: int
    lost: int
    row: int  # clashes won so far in this round
    wins: int  # the most of a round
    biggest: int
    best: str  # the card that did it
    margin: int
    harm: int  # damage dealt so far in this round
    most: int
    varied: bool
    emptied: bool
    calls: int


class Blow(msgspec.Struct, forbid_unknown_fields=True):
    """What a ninja did and took in one clash."""

    card: str
    call: str
    paid: bool
    bound: bool
    power: int
    dealt: int
    harm: int
    heal: int
    hp: int


class Fighter(msgspec.Struct, forbid_unknown_fields=True):
    """A ninja in a fight: the cards are in `out`, `deck`, `hand`, `laid`, `turned` or `used`."""

    ninja: str
    seat: Seat
    side: Side
    hp: int
    full: int
    chakra: int
    done: bool
    undone: int  # how often "done" was taken back in this round
    out: list[str]
    deck: list[str]
    hand: list[str]
    laid: list[str]  # three places, "" for a gap
    calls: list[str]  # the reinforcement on each place, "" for none
    targets: list[int]  # the fighter each call names, or -1
    turned: list[str]  # face up in this round
    called: list[str]  # the reinforcements turned over in this fight, "" for a clash without
    used: list[str]  # put aside after earlier rounds
    seen: list[str]  # cards in hand that the other camp has peeked at
    kinds: list[str]  # kinds of the cards paid for in this round
    plus: Sources  # what waits for the next card of this round
    minus: Sources
    cheap: Sources
    bound: str  # the card that binds it
    poison: Sources
    fuse: Sources
    endure: bool
    heart: int  # HP of the second heart; -1 once it is spent
    blows: list[Blow]  # of this fight
    tally: Tally


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """A turn that is over."""

    mission: str
    winner: Side
    gainer: Side  # the camp that got the XP; of a draw, where the room gives them to somebody
    rounds: int
    xp: int
    parts: dict[str, int]  # what the XP were for
    best: str  # the card that did most damage, and how much
    harm: int
    ninja: list[str]
    sides: list[Side]
    shown: list[list[str]]  # of each ninja, what was turned over in the last round


class State(msgspec.Struct, forbid_unknown_fields=True):
    """The whole table."""

    mode: str
    clock: int
    bosses: bool
    spoils: bool
    camps: list[Side]
    left: list[Seat]
    fought: list[int]
    starter: Side
    phase: str
    turn: int
    fights: int
    bans: dict[str, Side]
    xp: list[int]  # of both camps; won fights in the quick modes
    past: list[Turn]
    missions: list[list[str]]  # six piles, played ones at the end
    orders: list[str]
    under: list[str]  # scored orders, face up under the pile
    secret: list[list[str]]  # the orders of each seat
    pile: list[str]
    hands: list[list[str]]  # the reinforcements of each seat
    discard: list[str]
    mission: str
    named: Seat
    challenged: Seat
    leads: list[Seat]  # who leads each ninja of this fight, the challenging camp first
    picks: list[str]
    outs: list[list[str]]  # what each of them leaves at home
    sent: list[bool]  # whether the choice is made
    fighters: list[Fighter]
    round: int
    place: int
    swaps: list[int]  # fighters who may still exchange a card


def is_quick(state: State) -> bool:
    return state.mode in QUICK


def side(state: State, seat: Seat) -> str:
    """D1: the name of a seat's camp."""
    return CAMPS[state.camps[seat]]


def camp_of(state: State, side: Side) -> frozenset[Seat]:
    """The seats of a camp, those who left included."""
    return frozenset(seat for seat, camp in enumerate(state.camps) if camp == side)


def present(state: State, side: Side) -> list[Seat]:
    return [seat for seat, camp in enumerate(state.camps) if camp == side and seat not in state.left]


def led_by(state: State, seat: Seat) -> list[Fighter]:
    return [fighter for fighter in state.fighters if fighter.seat == seat]


def on_feet(state: State, seat: Seat) -> list[Fighter]:
    return [fighter for fighter in state.fighters if fighter.seat == seat and fighter.hp > 0]
