"""What the storage gives back and takes in."""

from __future__ import annotations

from typing import Any

import msgspec

from games.contract import Event
from games.engine import Entry

_events = msgspec.json.Decoder(list[Event])
packed = msgspec.json.Encoder().encode  # events as they are stored


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    created_at: float
    version: int = 0
    seen_at: float = 0.0
    face: str = ""
    hidden: bool = False
    named_at: float = 0.0


class Sitter(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat, a guest with a name or a bot with a level; and whom they named to stand in."""

    seat: int
    guest: str | None
    name: str
    bot: str
    ready: bool
    face: str = ""
    kept: bool = False
    seen_at: float = 0.0
    named: str = ""
    named_name: str = ""
    at: float = 0.0
    named_at: float = 0.0
    hints: int = 0

    @property
    def shares(self) -> dict[str, int]:
        """What its owner had besides the clicks of others."""
        return {"hints": self.hints} if self.hints else {}

    @property
    def since(self) -> float:
        """When somebody of this name came to sit here."""
        return max(self.at, self.named_at)


class Hand(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has led a seat that isn't theirs, or looked on (seat -1); the log knows the number."""

    number: int
    guest: str
    seat: int
    name: str = ""
    face: str = ""


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """What the people of a room are asked, by which seat, and who has said yes or no."""

    room: str
    kind: str
    seat: int
    noun: str
    asker: int
    yes: list[int] = []
    no: list[int] = []
    at: float = 0.0


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How a room is kept, whatever its game: listed or not, the bots' pace, dice taken back, hints;

    how many days a question has and how many are spare, the live clock of a question and its reserve
    in seconds, after which absence a seat may be handed over, and whether onlookers may stand in.
    """

    public: bool
    pace: str
    rerolls: bool
    hints: bool = True
    days: int = 0
    bank: int = 0
    clock: int = 0
    reserve: int = 0
    absence: int = 600
    standins: bool = False


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A room without its seed, which has a function of its own so that it can't slip into an answer."""

    code: str
    game: str
    version: str
    options: dict[str, Any]
    public: bool
    pace: str
    status: str
    host: str
    seal: str
    created_at: float
    started_at: float | None
    ended_at: float | None
    touched_at: float
    next: str | None
    number: int
    sitters: tuple[Sitter, ...]
    closed: bool = False
    locked: bool = False
    hushed: bool = False
    rerolls: bool = False
    hints: bool = True
    days: int = 0
    bank: int = 0
    clock: int = 0
    reserve: int = 0
    absence: int = 600
    standins: bool = False
    seating: dict[str, Any] = {}
    goes_on: int = -1
    chairs: int = 0
    hands: tuple[Hand, ...] = ()

    @property
    def begins(self) -> bool:
        """Whether its own dice lay the table; else it goes on from a step of another game."""
        return self.goes_on < 0

    @property
    def manner(self) -> Manner:
        return Manner(**{name: getattr(self, name) for name in Manner.__struct_fields__})

    def seat_of(self, guest: str) -> int | None:
        return next((one.seat for one in self.sitters if one.guest == guest), None)


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of one room's log as it is stored."""

    room: str
    number: int
    kind: str
    seat: int
    verb: str
    noun: str
    id: str
    at: float
    events: bytes
    hash: str

    @classmethod
    def of(cls, room: str, entry: Entry) -> Row:
        return cls(
            room=room,
            number=entry.number,
            kind=entry.kind,
            seat=entry.seat,
            verb=entry.verb,
            noun=entry.noun,
            id=entry.id,
            at=entry.at,
            events=packed(entry.events),
            hash=entry.hash,
        )

    @property
    def entry(self) -> Entry:
        return Entry(
            number=self.number,
            kind=self.kind,
            seat=self.seat,
            verb=self.verb,
            noun=self.noun,
            id=self.id,
            at=self.at,
            events=_events.decode(self.events),
            hash=self.hash,
        )


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The encoded state after an entry, and the VERSION of the rules that made it."""

    number: int
    version: str
    data: bytes


class Wait(msgspec.Struct, frozen=True, kw_only=True):
    """Whom a game waits for after an entry, each since which one; and who is to be told of it."""

    seats: dict[int, int]
    tell: tuple[Notice, ...] = ()


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """That somebody leads a seat which is waited for since entry `number`: told once, ever."""

    room: str
    seat: int
    number: int
    leader: str


class StoredReplay(msgspec.Struct, frozen=True, kw_only=True):
    """A stored replay: compressed steps, with the version and the outcome they were shown with."""

    room: str
    version: str
    outcome: dict[str, Any]
    steps: bytes


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A chat line; `seat` is -1 for an onlooker."""

    id: int
    room: str
    guest: str
    seat: int
    name: str
    text: str
    audience: str
    at: float


class Result(msgspec.Struct, frozen=True, kw_only=True):
    room: str
    seat: int
    guest: str | None
    bot: str
    place: int
    score: int
    at: float
    shares: dict[str, int] = {}


class Deadline(msgspec.Struct, frozen=True, kw_only=True):
    """Until when, by the database's clock, a seat has time for the question `key`.

    `held`: the game is paused, and so many seconds are left once it goes on.
    """

    room: str
    seat: int
    key: str
    due: float
    seconds: int
    held: float = 0.0
