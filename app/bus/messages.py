"""What one node tells the others, after its own commit; taken as news, and never as truth against the log."""

from __future__ import annotations

import msgspec

from app.store import Deadline, Notice, Row


class Message(msgspec.Struct, tag=True, array_like=True):
    pass


class Wrote(Message):
    """An entry stands in the room's log."""

    row: Row


class ClocksSet(Message):
    """The clocks that run after entry `number`."""

    number: int
    dues: list[Deadline]


class Changed(Message):
    """What is stored of the room beside its log: seats, options, host, status, rematch, who is kept out."""


class Said(Message):
    """A chat line of this id was stored."""

    line: int


class Emoted(Message):
    seat: int
    name: str
    emote: str


class Sketched(Message):
    seat: int
    name: str
    kind: str
    start: str
    to: str


class Held(Message):
    """A seat asked the others to wait in this moment, once on this occasion."""

    moment: str
    seat: int
    occasion: str = ""


class GaveWay(Message):
    """The wait that bots grant people: its name, whose bot acts after it, and the seconds left."""

    name: str
    seat: int
    left: float
    is_prolonged: bool


class UndoAsked(Message):
    """An undo was asked for, agreed to, refused or withdrawn."""


class Here(Message):
    """Who is in the room at the node that says so: guests, how many watch, and who has it in sight."""

    guests: frozenset[str]
    watchers: int
    looking: frozenset[str] = frozenset()

    def is_other_than(self, other: Here) -> bool:
        """Whether others came or went."""
        return (self.guests, self.watchers) != (other.guests, other.watchers)


class Who(Message):
    """Every node that has somebody in the room is to say so."""

    was_unheard: bool = False  # whether the node that asks may have done something and couldn't tell


class Closed(Message):
    """The room is no more."""


class Alive(Message):
    """A node is there; each says so all the time."""


class Gone(Message):
    """A node has stopped, or wasn't heard for a while."""


class Connected(Message):
    """This node can hear the others from now on; like the next two it never travels."""


class Joined(Message):
    """A node is heard that wasn't there before."""


class Unreadable(Message):
    """Something that only a newer release understands."""


class Announced(Message):
    """The operator says something to all tables."""

    text: str


class BansChanged(Message):
    """The bans of the house have changed."""


class Renamed(Message):
    guest: str
    name: str


class Watched(Message):
    """How many look on at the tables of the node that says so."""

    rooms: dict[str, int]


class Awaits(Message):
    """It was written down that these are to be told; nodes at which they look see that they needn't."""

    notices: list[Notice]


class SignedOut(Message):
    """Every open line of this guest has to come back with a new token."""

    guest: str


AnyMessage = (
    Wrote
    | ClocksSet
    | Changed
    | Said
    | Emoted
    | Sketched
    | Held
    | GaveWay
    | UndoAsked
    | Here
    | Who
    | Closed
    | Alive
    | Gone
    | Announced
    | BansChanged
    | Renamed
    | Watched
    | Awaits
    | SignedOut
)

encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(AnyMessage).decode


def decode(data: bytes) -> Message:
    try:
        found: Message = _decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return Unreadable()
    return found
