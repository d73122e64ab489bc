"""What a browser may say on a room's socket."""

from __future__ import annotations

import re
from typing import Annotated, Literal
from unicodedata import category

import msgspec

LONGEST = 4096  # bytes of one message

Id = Annotated[str, msgspec.Meta(max_length=40, pattern="^[!-~]+$")]
Word = Annotated[str, msgspec.Meta(max_length=80)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]

_PICTURES = range(0x1F000, 0x1FB00)  # emoji, also those that are newer than this Python
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159"  # signs that show nothing
_JOINER = re.compile(
    "(?<=[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff])\u200d(?=[\u2190-\u2bff\U0001f000-\U0001faff])"
)


class Hello(msgspec.Struct, tag_field="t", tag="hello"):
    seen: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    looking: bool = True  # whether the page is in sight


class Look(msgspec.Struct, tag_field="t", tag="look"):
    """The page came into sight, or went out of it."""

    on: bool


class Act(msgspec.Struct, tag_field="t", tag="act"):
    ask: Word
    id: Id
    verb: Word
    noun: Word = ""


class Hint(msgspec.Struct, tag_field="t", tag="hint"):
    id: Id
    verb: Word
    noun: Word = ""


class Advise(msgspec.Struct, tag_field="t", tag="advise"):
    """What would a good player do here?"""

    id: Id


class Undo(msgspec.Struct, tag_field="t", tag="undo"):
    """Takes back the last click; `free`: only if nobody has to be asked."""

    id: Id
    free: bool = False


class Consent(msgspec.Struct, tag_field="t", tag="consent"):
    id: Id
    yes: bool


class Lapse(msgspec.Struct, tag_field="t", tag="lapse"):
    id: Id
    seat: int


class Wait(msgspec.Struct, tag_field="t", tag="wait"):
    """Don't close this moment yet."""

    id: Id


class First(msgspec.Struct, tag_field="t", tag="first"):
    """Bots that give way may act before this one."""

    id: Id


class Hand(msgspec.Struct, tag_field="t", tag="hand"):
    """A bot leads the seat from now on ("bot:chunin"), or its owner again ("")."""

    id: Id
    seat: int
    to: Word = ""


class Offer(msgspec.Struct, tag_field="t", tag="offer"):
    """Somebody is looked for who leads the seat, or no longer."""

    id: Id
    seat: int
    on: bool


class StandIn(msgspec.Struct, tag_field="t", tag="stand-in"):
    """An onlooker wants to lead a seat that is on offer."""

    id: Id
    seat: int


class KeepSeat(msgspec.Struct, tag_field="t", tag="keep"):
    """Nobody else may hand over this one's seat, or they may after all."""

    id: Id
    on: bool


class Pause(msgspec.Struct, tag_field="t", tag="pause"):
    """Two minutes, without a question."""

    id: Id


class Resume(msgspec.Struct, tag_field="t", tag="resume"):
    id: Id


class Propose(msgspec.Struct, tag_field="t", tag="propose"):
    """The others are asked: to send somebody away, for a long pause, to end the game, for another pace."""

    id: Id
    what: Literal["kick", "pause", "stop", "draw", "pace"]
    seat: int = -1
    noun: Word = ""


class Vote(msgspec.Struct, tag_field="t", tag="vote"):
    """Yes or no to something that is asked; of the asker: no longer."""

    id: Id
    what: Literal["kick", "pause", "stop", "draw", "pace", "stand-in"]
    seat: int
    yes: bool


class Chat(msgspec.Struct, tag_field="t", tag="chat"):
    id: Id
    text: Text
    to: Literal["all", "camp"] = "all"

    def __post_init__(self) -> None:
        if not is_readable(self.text):
            raise ValueError("the text can't be read")


class Emote(msgspec.Struct, tag_field="t", tag="emote"):
    emote: Literal["cheer", "laugh", "gasp", "think", "thanks", "hurry"]


class Sketch(msgspec.Struct, tag_field="t", tag="sketch"):
    kind: Literal["ping", "arrow"]
    start: Word = msgspec.field(name="from", default="")
    to: Word = ""


class Ping(msgspec.Struct, tag_field="t", tag="ping"):
    pass


class Sync(msgspec.Struct, tag_field="t", tag="sync"):
    pass


Beside = Hand | Offer | StandIn | KeepSeat | Pause | Resume | Propose | Vote  # who plays, and whether
Asked = Act | Hint | Advise | Undo | Consent | Lapse | Wait | First
InRoom = Look | Asked | Beside | Chat | Emote | Sketch | Sync  # of who has said hello
Message = Hello | Ping | InRoom
decode = msgspec.json.Decoder(Message).decode


def is_readable(text: str) -> bool:
    """Whether a text is one line that hides nothing and shows something."""
    signs = _JOINER.sub("", text)
    return not any(map(_is_hidden, signs)) and any(map(_is_shown, signs))


def seen(text: str) -> str:
    """The text without what hides in it; pictures that are joined stay joined."""
    parts = _JOINER.split(text)
    return "\u200d".join("".join(sign for sign in part if not _is_hidden(sign)) for part in parts)


def _is_hidden(sign: str) -> bool:
    """Controls, line ends, directions, zero widths, and what no font draws."""
    unseen = category(sign).startswith("C") or category(sign) in ("Zl", "Zp")
    return sign in _BLANKS or (unseen and ord(sign) not in _PICTURES)


def _is_shown(sign: str) -> bool:
    return ord(sign) in _PICTURES or category(sign)[0] in "LNPS"
