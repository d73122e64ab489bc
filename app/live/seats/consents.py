"""Without whose yes something isn't done: nobody's silence is a win, or shows somebody's hand."""

from __future__ import annotations

from app.live.room.room import Room
from app.store import Ask
from games.contract import Illegal, Seat

ASKED = "owner"  # the noun of an offer that the seat's owner made


def is_given(room: Room, ask: Ask) -> bool:
    match ask.kind:
        case "draw":
            return bool(ask.yes)
        case "stand-in":
            return _is_named(room, ask) or not _guards(room, ask).isdisjoint(ask.yes)
    return True


def insist(room: Room, ask: Ask) -> None:
    """Who didn't ask for a stand-in gets a bot; so does who did where nobody can agree."""
    if _is_named(room, ask):
        return
    if not any((one.kind, one.seat, one.noun) == ("offer", ask.seat, ASKED) for one in room.asks):
        raise Illegal("not-named")
    if not _guards(room, ask):
        raise Illegal("nobody-to-ask")


def _is_named(room: Room, ask: Ask) -> bool:
    """Whether the owner of the seat wanted this very person, should they be away."""
    named = room.sitter(ask.seat).named
    hand = next((one for one in room.record.hands if str(one.number) == ask.noun), None)
    return bool(named) and hand is not None and hand.guest == named


def _guards(room: Room, ask: Ask) -> set[Seat]:
    """Those of the asked to whom it matters that a hand stays unseen: its owner, and the other sides."""
    return {seat for seat in room.voters(ask) if seat == ask.seat or not _are_allies(room, seat, ask.seat)}


def _are_allies(room: Room, one: Seat, other: Seat) -> bool:
    assert room.table
    side, state = room.table.rules.side, room.table.state
    return side(state, one) == side(state, other) != ""
