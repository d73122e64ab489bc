"""What each audience is sent: its own view, then the differences of its own view."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from app.wire.diff import View, check, diff
from app.wire.frames import Caught, Checks, MineShown, StepShown, TableShown, Told, framed
from games.contract import Event, Seat

BACKLOG, SPARE = 64, 16  # steps kept for a client that reconnects; how many are dropped at once
RECENT = 50  # events in a whole table
CHECKED = 16  # every so many steps of an audience are sent with the check of its whole view


def told(event: Event) -> dict[str, Any]:
    return {"kind": event.kind, **event.data}


class Feed:
    """The steps of one audience, counted: the public ones, or those only a seat sees."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.count = 0
        self.steps: list[tuple[int, bytes]] = []

    def go_on(self, view: View) -> str:
        """The view after one more step, and its check when it is due: what is lost is found by counting."""
        self.view = view
        self.count += 1
        return "" if self.count % CHECKED else check(view)

    def keep(self, place: int, frame: bytes) -> bytes:
        """Remember the frame and its place among those of both kinds."""
        self.steps.append((place, frame))
        if len(self.steps) > BACKLOG + SPARE:
            del self.steps[:SPARE]
        return frame

    def since(self, count: int) -> list[tuple[int, bytes]] | None:
        """The steps after `count`, or None if they are not known any more."""
        missed = self.count - count
        if 0 <= missed <= len(self.steps):
            return self.steps[len(self.steps) - missed :]
        return None


class Feeds:
    """All feeds of a running game, and the last events of every audience."""

    def __init__(self, name: str, public: View, privates: dict[Seat, View]) -> None:
        self.name = name
        self.public = Feed(public)
        self.privates = {seat: Feed(view) for seat, view in privates.items()}
        self.recent: dict[Seat | None, Told] = {audience: [] for audience in (None, *privates)}
        self._laid: dict[Seat | None, tuple[str, int, bytes]] = {}  # the last whole table of each audience

    def remember(self, events: list[Event]) -> dict[Seat | None, Told]:
        """What is told of it: to everyone, and to those seats to which something of their own is told."""
        news: dict[Seat | None, Told] = {None: []}
        for event in events:
            words = told(event)
            if event.only is None:
                news[None].append(words)
                for recent in self.recent.values():
                    _note(recent, words)
            else:
                for audience in event.only:
                    news.setdefault(audience, []).append(words)
                    _note(self.recent[audience], words)
        return news

    def step(self, view: View, public: Told, ms: int) -> bytes:
        """The common frame, built once for everyone; empty if nothing public happened."""
        feed = self.public
        patch = diff(feed.view, view)
        if not patch and not public:
            return b""
        due = feed.go_on(view)
        frame = framed(StepShown(feed.count, patch, public, due, ms))
        return feed.keep(2 * feed.count, frame)

    def mine(self, seat: Seat, view: View, own: Told, ack: str, *, alone: bool, fixed: bool) -> bytes:
        """The frame of one seat, sent before the common one or alone; empty if nothing is its own."""
        feed = self.privates[seat]
        patch = {} if view == feed.view else diff(feed.view, view)
        if not (patch or own or ack):
            return b""
        due, step = feed.go_on(view), self.public.count
        frame = framed(MineShown(feed.count, step, patch, own, ack, due, alone, fixed))
        return feed.keep(2 * step + (1 if alone else -1), frame)

    def renew(self, seat: Seat, view: View) -> None:
        """The view of a seat whose steps weren't followed: who has seen some of it gets the whole table."""
        feed = self.privates[seat]
        if view != feed.view:
            feed.view = view
            feed.count += 1
            feed.steps.clear()

    def catch_up(self, audience: Seat | None, seen: str | None) -> bytes | None:
        """What a returning client missed, in the order it happened; None if it needs the whole table."""
        known = _parsed(seen)
        if known is None or known[0] != self._named(audience):
            return None
        public = self.public.since(known[1])
        private = self.privates[audience].since(known[2]) if audience is not None else []
        if public is None or private is None:
            return None
        missed = sorted([*private, *public], key=itemgetter(0))
        return b"".join(frame for _, frame in missed) + framed(Caught())

    def table(self, audience: Seat | None, first: int) -> bytes:
        """Built once, however many ask for it until the next step."""
        public = self.public
        private = self.privates[audience] if audience is not None else Feed({})
        seen = f"{self._named(audience)}:{public.count}.{private.count}"
        if audience not in self._laid or self._laid[audience][:2] != (seen, first):
            self._laid[audience] = seen, first, self._lay(audience, seen, first, public, private)
        return self._laid[audience][2]

    def _lay(self, audience: Seat | None, seen: str, first: int, public: Feed, private: Feed) -> bytes:
        checks = Checks(check(public.view), check(private.view))
        events = list(self.recent[audience])
        return framed(TableShown(seen, public.view, private.view, events, first, checks))

    def _named(self, audience: Seat | None) -> str:
        return self.name if audience is None else f"{self.name}-{audience}"


def _note(recent: Told, words: dict[str, Any]) -> None:
    recent.append(words)
    if len(recent) > RECENT:
        del recent[0]


def _parsed(seen: str | None) -> tuple[str, int, int] | None:
    name, _, counts = (seen or "").partition(":")
    public, _, private = counts.partition(".")
    if not (public.isascii() and public.isdigit() and private.isascii() and private.isdigit()):
        return None
    if len(counts) > 30:
        return None
    return name, int(public), int(private)
