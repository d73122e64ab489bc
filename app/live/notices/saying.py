"""What a notice says, in words that hide nothing and tell nothing hidden: whose turn it is, and where."""

from __future__ import annotations

import hmac
from hashlib import sha256

import msgspec

from app.ground import words
from app.store import Notice, Record
from games.words import words_of


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A notice in one language; the id is the same with every try, and tells nothing."""

    id: str
    room: str
    game: str
    seat: int
    name: str
    title: str
    text: str
    link: str


def said(record: Record, notice: Notice, language: str, origin: str, key: bytes) -> Said:
    say, names = words.site(language).format, {one.seat: one.name for one in record.sitters}
    game = words_of(record.game, language).format("name")
    others = ", ".join(name for seat, name in names.items() if name and seat != notice.seat)
    return Said(
        id=tag(notice, key),
        room=record.code,
        game=record.game,
        seat=notice.seat,
        name=names.get(notice.seat, ""),
        title=say("notice-title", game=game),
        text=say("notice-with", names=others) if others else say("notice-alone"),
        link=f"{origin}/r/{record.code}",
    )


def for_all(one: Said, language: str) -> str:
    """The same for a room's channel, which others read too."""
    game = words_of(one.game, language).format("name")
    return words.site(language).format("notice-room", name=one.name, game=game)


def tag(notice: Notice, key: bytes) -> str:
    """A name of the notice from which nothing can be learned: numbers of the log stay here."""
    whole = ":".join(map(str, msgspec.structs.astuple(notice)))
    return hmac.new(key, whole.encode(), sha256).hexdigest()[:32]
