"""Who leads which seat, and whether play goes on: folded from entries that mean nothing to the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from games.contract import Seat

OWNER, EMPTY = "", "empty"  # leaders; the others are "bot:<level>" and "guest:<number>"
ENDED, DRAWN = "stop", "draw"
PAUSE = -1  # the place of the pause's own clock
AS_MADE = -1  # days of a question: as the room was made
SHORT_PAUSES = 3  # of one seat in a game, without a question


class Pause(msgspec.Struct, frozen=True, omit_defaults=True):
    """Since which entry the game stands, whose wish it was, and for how many seconds at most; 0: any."""

    number: int
    seat: Seat
    seconds: int = 0


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """Leaders other than owners, seats whose owner was sent away, and how the game is held."""

    leads: dict[Seat, str] = {}
    kicked: tuple[Seat, ...] = ()
    paused: Pause | None = None
    pauses: dict[Seat, int] = {}  # short ones, by who wanted them
    days: int = AS_MADE
    ended: str = ""  # by agreement: ENDED or DRAWN
    handed: bool = False  # whether a seat ever changed hands

    def after(self, number: int, kind: str, seat: Seat, verb: str, noun: str) -> Seating:
        """As it is after an entry."""
        change = msgspec.structs.replace
        match kind:
            case "hand":
                return change(self, leads=_led(self.leads, seat, verb), handed=True)
            case "kick":
                leads, kicked = _led(self.leads, seat, verb), (*self.kicked, seat)
                return change(self, leads=leads, kicked=kicked, handed=True)
            case "leave":
                return change(self, leads=_led(self.leads, seat, OWNER))
            case "pause":
                return change(self, paused=Pause(number, seat, int(noun)), pauses=self._counted(seat, noun))
            case "resume":
                return change(self, paused=None)
            case "pace":
                return change(self, days=int(noun))
            case "stop":
                return change(self, ended=verb, paused=None)
        return self

    def leader(self, seat: Seat) -> str:
        return self.leads.get(seat, OWNER)

    @property
    def is_short(self) -> bool:
        """Whether the game is paused for a short time only."""
        return self.paused is not None and self.paused.seconds > 0

    def may_pause(self, seat: Seat) -> bool:
        """Whether the seat still has a short pause without a question."""
        return self.pauses.get(seat, 0) < SHORT_PAUSES

    def _counted(self, seat: Seat, noun: str) -> dict[Seat, int]:
        return self.pauses | {seat: self.pauses.get(seat, 0) + 1} if int(noun) else self.pauses


def stored(seating: Seating, left: list[Seat]) -> dict[str, Any]:
    """As lists may know it without opening the game; empty where nothing is out of the ordinary."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seating))
    return found | ({"left": left} if left else {})


def restored(found: dict[str, Any]) -> Seating:
    return msgspec.convert(found, Seating, strict=False)


CHANGES = frozenset({"hand", "kick", "leave", "pause", "resume", "pace", "stop"})
RENAMES = frozenset({"act", "lapse", "leave", "undo", "hand", "kick"})  # the question of the entry's seat


def bot(leader: str) -> str:
    """The level of a bot that leads; "" for people."""
    kind, _, level = leader.partition(":")
    return level if kind == "bot" else ""


def guest(leader: str) -> int | None:
    """The number of a stand-in among the hands of the room."""
    kind, _, number = leader.partition(":")
    return int(number) if kind == "guest" else None


def _led(leads: dict[Seat, str], seat: Seat, leader: str) -> dict[Seat, str]:
    others = {one: who for one, who in leads.items() if one != seat}
    return others if leader == OWNER else others | {seat: leader}
