"""What the server says on a room's socket; /api/asyncapi.json is made from these and from `messages`."""

from __future__ import annotations

from struct import Struct
from typing import Any

import msgspec

View = dict[str, Any]
Told = list[dict[str, Any]]


class Frame(msgspec.Struct, tag_field="t", omit_defaults=True):
    pass


class Welcome(Frame, tag="hello"):
    """The answer to a hello; a page of another build than this one asks for itself anew."""

    build: str


class You(Frame, tag="you"):
    """Who this browser is at this table; seat -1: an onlooker."""

    seat: int
    name: str
    id: str
    fresh: bool = False  # so new to the game that it is explained
    leads: bool = True  # whether this one clicks for the seat, and not a bot or a stand-in


class SeatShown(msgspec.Struct):
    name: str
    bot: str
    ready: bool
    left: bool
    here: bool
    since: int
    who: str  # as in chat lines; empty for a bot
    face: str = ""  # the portrait they chose
    led: str = ""  # who leads it instead of its owner: "bot" or "guest"
    level: str = ""  # of that bot
    stand_in: str = ""  # the name of that guest
    kept: bool = False  # its owner doesn't want it handed over
    kicked: bool = False  # its owner was sent away
    named: str = ""  # whom its owner lets stand in while they are away
    shares: dict[str, int] = {}  # of a game that is over: clicks of "all", "bot" and "guest", and "hints"


class ClockShown(msgspec.Struct, omit_defaults=True):
    """Until when a seat has time; `held`: so many milliseconds once the game goes on."""

    due: int
    seconds: int
    held: int = 0


class AskShown(msgspec.Struct, omit_defaults=True):
    """What is asked, who has answered what, and whose answer is missing; seats by number."""

    kind: str
    seat: int
    noun: str
    asker: int
    name: str
    yes: dict[str, int]
    no: dict[str, int]
    of: dict[str, int]


class RoomShown(Frame, tag="room"):
    """The room around the game; times in milliseconds, seats by number."""

    code: str
    game: str
    status: str
    public: bool
    pace: str
    rerolls: bool
    closed: bool
    locked: bool
    hushed: bool
    hints: bool
    options: dict[str, Any]
    places: int
    seats: dict[str, SeatShown]
    host: int
    watchers: int
    seal: str
    clocks: dict[str, ClockShown]
    undo: dict[str, Any]
    next: str
    now: int
    lesson: dict[str, Any] = {}
    held: dict[str, Any] = {}  # an open moment: until when, who asked, who has had time
    yields: dict[str, int] = {}  # bots give way: until when, who acts then, whether there may be `more`
    days: int = 0  # that a question has; 0: it is played live
    bank: int = 0
    clock: int = 0  # seconds of a question in a live game; 0: what the game's rules say
    reserve: int = 0  # seconds that a seat has beside: it keeps what it didn't need
    absence: int = 600  # seconds after which a seat may be handed over; 0: never
    standins: bool = False
    paused: dict[str, int] = {}  # whose wish, until when, whether it was a short one
    asks: list[AskShown] = []
    can_draw: bool = False
    goes_on: int = -1  # from this step of another game; -1: it began with its own dice
    acting: int = -1  # the seat that may hand over seats of those who are away


class Checks(msgspec.Struct):
    pub: str
    me: str


class TableShown(Frame, tag="table"):
    """The whole table of one audience, with its last events; `first` is the index of the first one."""

    seen: str
    pub: View
    me: View
    events: Told
    first: int
    check: Checks


class MineShown(Frame, tag="mine"):
    """What changed for one seat only, with public step `step`: before it, or after it and `alone`.

    `fixed` says of the click it acknowledges that it can't be taken back.
    """

    n: int
    step: int
    me: View
    events: Told
    ack: str
    check: str = ""  # of the whole private view, with every 16th
    alone: bool = False
    fixed: bool = False


class StepShown(Frame, tag="step"):
    """What changed for everyone; `ms` is how long its scenes last at the calm speed."""

    n: int
    pub: View
    events: Told
    check: str = ""  # of the whole public view, with every 16th
    ms: int = 0


class Caught(Frame, tag="caught"):
    """All that was missed has been sent."""


class Ok(Frame, tag="ok"):
    id: str


class HintShown(Frame, tag="hint"):
    id: str
    hint: dict[str, Any]


class AdviceShown(Frame, tag="advice"):
    """What a good player would click, and why."""

    id: str
    verb: str
    noun: str
    why: str
    data: dict[str, Any]
    chance: int = 0  # in a hundred to win the game then; 0: nobody reckoned


class Advised(Frame, tag="advised"):
    """Somebody has asked what a good player would do."""

    at: int
    seat: int
    name: str
    who: str


class Pong(Frame, tag="pong"):
    pass


class Beat(Frame, tag="beat"):
    """The server is there; it says so every three seconds."""


class ChatShown(Frame, tag="chat"):
    """`who` names its speaker within this room: to be hidden, muted, banned or reported by."""

    at: int
    seat: int
    name: str
    text: str
    to: str
    who: str


class EmoteShown(Frame, tag="emote"):
    seat: int
    name: str
    emote: str


class SketchShown(Frame, tag="sketch"):
    seat: int
    name: str
    kind: str
    start: str = msgspec.field(name="from")
    to: str


class OperatorNotice(Frame, tag="notice"):
    """The operator says something to all tables."""

    text: str


class Bye(Frame, tag="bye"):
    """The server is stopping: come back."""


class Error(Frame, tag="error"):
    code: str
    message: str
    id: str


AnyFrame = (
    Welcome
    | You
    | RoomShown
    | TableShown
    | MineShown
    | StepShown
    | Caught
    | HintShown
    | AdviceShown
    | Advised
    | ChatShown
    | EmoteShown
    | SketchShown
    | Ok
    | Pong
    | Beat
    | OperatorNotice
    | Bye
    | Error
)

_encode = msgspec.json.Encoder().encode
_TEXT = 0x81  # a whole message, text
_SHORT, _LONG, _LONGER = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack


def framed(frame: Frame) -> bytes:
    """The frame as websocket bytes (RFC 6455, 5.2): a server doesn't mask, so one serves all sockets."""
    payload = _encode(frame)
    size = len(payload)
    if size < 126:
        return _SHORT(_TEXT, size) + payload
    if size < 65536:
        return _LONG(_TEXT, 126, size) + payload
    return _LONGER(_TEXT, 127, size) + payload


def unframed(frame: bytes) -> bytes:
    """What is inside such websocket bytes."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]
