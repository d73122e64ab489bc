"""A game looked at from inside, for authors and operators: any entry, with state, views, frames and choices.

It only reads: whatever it meets, no room is frozen and nothing is told to anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from app.live.game import replay
from app.live.game.replay import Export
from app.live.game.scene_time import length, lengths
from app.live.game.table import Table
from app.wire.diff import View
from app.wire.feeds import Feeds
from app.wire.frames import unframed
from games import engine
from games.contract import Event, Seat
from games.engine import Entry


class Sent(msgspec.Struct, frozen=True):
    """What one entry sent to one audience: the frames, and their bytes on the wire."""

    frames: list[dict[str, Any]]
    size: int


class Moment(msgspec.Struct, frozen=True):
    """The game after one entry; `sent` by seat, None for the onlookers."""

    entry: Entry
    table: Table
    sent: dict[Seat | None, Sent]

    def view(self, seat: Seat | None) -> View:
        return {} if seat is None else self.table.private(seat)

    def events(self, seat: Seat | None) -> list[Event]:
        return [event for event in self.entry.events if event.is_for(seat)]


class Inspection(msgspec.Struct, frozen=True):
    """One moment of a game, and how far its log can be followed."""

    export: Export
    moment: Moment
    last: int
    reached: int
    problem: str  # why the log can't be followed further; empty if it can


def inspected(export: Export, number: int) -> Inspection:
    """The game after this entry, or after the last one that can be reached."""
    moment, feeds, reached, problem = None, None, -1, ""
    try:
        for entry, table in replay.played(export):
            feeds, sent = _told(feeds, table, entry)
            reached = entry.number
            if moment is None or entry.number <= number:
                moment = Moment(entry, table, sent)
    except engine.Diverged as diverged:
        problem = str(diverged)
    if moment is None:
        raise ValueError(problem or "the log is empty")
    return Inspection(export, moment, export.entries[-1].number, reached, problem)


def _told(feeds: Feeds | None, table: Table, entry: Entry) -> tuple[Feeds, dict[Seat | None, Sent]]:
    """The frames that every audience is sent, as `News` sends them."""
    seats = range(table.seats)
    if feeds is None:
        feeds = Feeds("", table.public(), {seat: table.private(seat) for seat in seats})
        return feeds, {audience: _sent([feeds.table(audience, 0)]) for audience in (None, *seats)}
    heard = feeds.remember(entry.events)
    common = feeds.step(table.public(), heard[None], length(lengths(table.rules, entry.events)))
    sent: dict[Seat | None, Sent] = {None: _sent([common])}
    for seat in seats:
        ack = entry.id.removeprefix(f"{seat}:") if entry.id.startswith(f"{seat}:") else ""
        fixed = bool(ack) and engine.others_act_unseen(table.rules, table.state, seat)
        own = feeds.mine(seat, table.private(seat), heard.get(seat, []), ack, alone=not common, fixed=fixed)
        sent[seat] = _sent([own, common])
    return feeds, sent


def _sent(frames: Sequence[bytes]) -> Sent:
    whole = [frame for frame in frames if frame]
    return Sent([msgspec.json.decode(unframed(frame)) for frame in whole], sum(map(len, whole)))
