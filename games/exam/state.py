"""The table: everything that is true of an exam between two clicks."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from games.contract import Seat

_of_the_exam = msgspec.Meta(extra_json_schema={"x-modes": ["exam"]})


class Options(msgspec.Struct, forbid_unknown_fields=True):
    mode: Literal["exam", "arena"] = "exam"  # E56
    drawn: bool = False  # E57
    clock: Annotated[bool, _of_the_exam] = True  # E53
    victories: Annotated[bool, _of_the_exam] = False  # E58
    pace: Annotated[Literal["free", "calm", "swift"], msgspec.Meta(extra_json_schema={"x-hidden": True})] = (
        "free"
    )
    tally: Annotated[list[int], msgspec.Meta(extra_json_schema={"x-hidden": True})] = []  # E56


class Hero(msgspec.Struct, forbid_unknown_fields=True):
    level: int
    health: int
    chakra: int


class Scroll(msgspec.Struct, forbid_unknown_fields=True):
    """One of the scrolls: who holds it, which seats know it there, and whether all have seen it."""

    kind: str
    holder: Seat
    known: list[Seat]
    open: bool


class Team(msgspec.Struct, forbid_unknown_fields=True):
    name: str  # "" until picked
    spread: list[int]  # level-ups given to the first, second and third hero
    ready: bool
    items: dict[str, int]
    cell: int  # on the map; 0 off it
    place: str  # forest, tower, out
    resting: bool
    hidden: bool
    wins: int  # battles in the forest
    gone: bool  # its player has left


class Mover(msgspec.Struct, forbid_unknown_fields=True):
    """Whose turn on the map it is, and how far it has come; seat -1: the order is held."""

    seat: Seat
    stage: str  # move, arrive, find, path, field
    moved: bool
    tired: bool  # with two players: its first turn after a battle


class Fighter(msgspec.Struct, forbid_unknown_fields=True):
    hero: str
    seat: Seat
    cell: int  # 0 until placed
    face: int  # 1 right, -1 left
    card: str
    acted: bool
    down: bool
    away: bool  # in smoke
    hang: bool
    dazed: bool  # its next card is lost
    stuck: bool  # could not act in this battle turn
    powers: int  # Hidden Power used in this battle


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """A lasting technique on a hero (`on`), and on a cell where it has one."""

    technique: str
    user: str
    on: str
    cell: int
    turns: int  # battle turns left; 0: no limit


class Seal(msgspec.Struct, forbid_unknown_fields=True):
    cell: int
    seat: Seat


class Side(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    side: str  # left, right, "" until chosen
    laid: list[str]  # heroes in the order in which cards were laid on them
    done: bool


class Deed(msgspec.Struct, forbid_unknown_fields=True):
    """The card being carried out: whose, by whom, how far, and what was picked for it."""

    hero: str
    by: Seat
    stage: str
    technique: str
    picked: list[str]
    hung: bool
    puppet: bool  # the puppet was moved, so its master doesn't move
    paid: bool  # upkeep was paid
    turn: bool  # the hero turns round afterwards
    open_end: bool  # where it ended wasn't chosen: the facing is asked after it


class Task(msgspec.Struct, forbid_unknown_fields=True):
    """A choice after a battle, or before the final."""

    kind: str  # raise, retreat
    seat: Seat


class Battle(msgspec.Struct, forbid_unknown_fields=True):
    field: str
    sides: list[Side]  # attacker, defender
    fighters: list[Fighter]
    phase: str  # raise, field, place, prepare, fight, end, idle, after
    turn: int
    begun: bool  # the order of turns has come to this battle turn
    active: int  # the side to place or to open
    deed: Deed
    falls: list[str]
    seals: list[Seal]
    tokens: list[Token]
    tasks: list[Task]
    final: int  # 0: no final, 1: the final, 2: the final fought again


class State(msgspec.Struct, forbid_unknown_fields=True):
    mode: str
    tally: list[int]  # E56: battles won by each seat in the rematches before
    victories: bool
    clock: bool
    pace: str
    phase: str  # teams, levels, forest, final, over
    picks: list[Seat]  # seats still to pick a team, in order
    order: list[Seat]
    at: int
    round: int
    teams: list[Team]
    heroes: dict[str, Hero]
    scrolls: list[Scroll]
    finds: dict[str, str]  # by cell
    mover: Mover
    battles: list[Battle]
    shown: dict[str, str]  # the card that each hero opened last
    tower: list[Seat]
    arrived: int  # the round in which the team that waits in the Tower came; 0: nobody waits
    foretold: dict[str, Seat]  # E59: who, in whose eyes, wins the final
    reason: str
    places: list[list[Seat]]


def no_deed() -> Deed:
    return new_deed("", -1, "", False)


def new_deed(hero: str, by: Seat, stage: str, hung: bool) -> Deed:
    return Deed(
        hero=hero,
        by=by,
        stage=stage,
        technique="",
        picked=[],
        hung=hung,
        puppet=False,
        paid=False,
        turn=False,
        open_end=False,
    )


def battle_of(state: State, seat: Seat) -> Battle | None:
    for battle in state.battles:
        if battle.sides[0].seat == seat or battle.sides[1].seat == seat:
            return battle
    return None


def side_of(battle: Battle, seat: Seat) -> Side:
    return battle.sides[0] if battle.sides[0].seat == seat else battle.sides[1]


def fighter_of(battle: Battle, hero: str) -> Fighter:
    for fighter in battle.fighters:
        if fighter.hero == hero:
            return fighter
    raise LookupError(hero)


def scrolls_of(state: State, seat: Seat) -> list[Scroll]:
    return [scroll for scroll in state.scrolls if scroll.holder == seat]


def has_pair(state: State, seat: Seat) -> bool:
    return len({scroll.kind for scroll in state.scrolls if scroll.holder == seat}) == 2


def in_forest(state: State) -> list[Seat]:
    return [seat for seat in state.order if state.teams[seat].place == "forest"]
