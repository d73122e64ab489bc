"""A game in progress as its log tells it: what an entry would do, and what comes after it."""

from __future__ import annotations

from typing import Any

import msgspec

from app.live.game.seating import CHANGES, DRAWN, RENAMES, Seating
from games import engine
from games.contract import Action, Event, Json, Outcome, Rules, Seat
from games.dice import SeededDice
from games.engine import Entry

ONLOOKERS = -1  # the key of the audience without a seat
OURS = "table-"  # begins the kinds of events that the server tells, and no game


class Memory(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A snapshot: the state, how often each seat has acted, what each audience was told, who left.

    A seating that never changed is left out, so that an older release can read it.
    """

    state: bytes
    acted: dict[Seat, int]
    told: dict[Seat, int]
    left: list[Seat]
    seating: Seating = Seating()


class Draft(msgspec.Struct):
    """What an entry would do, not yet written."""

    kind: str
    seat: Seat
    verb: str
    noun: str
    state: Any
    events: list[Event]
    rolled: bool = False  # whether it used dice

    @classmethod
    def of(cls, entry: Entry, state: Any) -> Draft:
        """What the entry did once, anew."""
        return cls(entry.kind, entry.seat, entry.verb, entry.noun, state, entry.events)


class Parted(Exception):
    """The log and the rules disagree after this table."""

    def __init__(self, table: Table, is_unknown: bool) -> None:
        super().__init__(f"after entry {table.number}")
        self.table = table
        self.is_unknown = is_unknown  # an entry of a kind that only a newer release knows


class Table(msgspec.Struct, frozen=True, eq=False):
    rules: Rules
    seats: int
    seed: bytes
    state: Any
    number: int
    acted: dict[Seat, int]
    told: dict[Seat, int]
    left: list[Seat]
    seating: Seating = Seating()
    _legal: dict[Seat, list[Action]] = msgspec.field(default_factory=dict)

    @classmethod
    def laid(cls, rules: Rules, seats: int, seed: bytes, state: Any) -> Table:
        """The table before the first click."""
        acted = dict.fromkeys(range(seats), 0)
        return cls(rules, seats, seed, state, 0, acted, acted | {ONLOOKERS: 0}, [])

    @classmethod
    def recalled(cls, rules: Rules, seats: int, seed: bytes, number: int, data: bytes) -> Table:
        memory = msgspec.msgpack.decode(data, type=Memory)
        state = engine.decoded(rules, memory.state)
        return cls(rules, seats, seed, state, number, memory.acted, memory.told, memory.left, memory.seating)

    def memory(self) -> bytes:
        memory = Memory(engine.encoded(self.state), self.acted, self.told, self.left, self.seating)
        return msgspec.msgpack.encode(memory)

    def after(self, draft: Draft) -> Table:
        """The table as it will be once the draft is written."""
        kind, seat, number = draft.kind, draft.seat, self.number + 1
        acted = self.acted | {seat: self.acted.get(seat, 0) + 1} if kind in RENAMES else self.acted
        told = _told(self.told, draft.events)
        left = [*self.left, seat] if kind == "leave" else self.left
        seating = self.seating
        if kind in CHANGES:
            seating = seating.after(number, kind, seat, draft.verb, draft.noun)
        return Table(self.rules, self.seats, self.seed, draft.state, number, acted, told, left, seating)

    def act(self, seat: Seat, action: Action) -> Draft:
        dice = self._dice()
        state, events = engine.play(self.rules, self.state, seat, action, dice, self.legal)
        return Draft("act", seat, action.verb, action.noun, state, events, dice.used)

    def lapse(self, seat: Seat, by: Seat | None = None) -> Draft:
        """The seat's time has run out, or somebody plays on for it, and all are told who."""
        state, events = engine.lapse(self.rules, self.state, seat, self._dice())
        told = [] if by is None else [Event(f"{OURS}lapse", {"seat": seat, "other": by})]
        return Draft("lapse", seat, "", "", state, [*told, *events])

    def run_out(self, seat: Seat) -> Draft:
        """The same by a clock that the room has set, not the rules: everybody is told why."""
        draft = self.lapse(seat)
        draft.events.insert(0, Event(f"{OURS}time", {"seat": seat}))
        return draft

    def hand(self, kind: str, seat: Seat, leader: str, by: Seat) -> Draft:
        """The seat has another leader, since its own or another seat wished it."""
        to, _, level = (leader or "owner").partition(":")
        told = {"level": level} if to == "bot" else {}
        return self.beside(kind, seat, leader, str(by), to=to, **told, other=by, own=by == seat)

    def beside(self, kind: str, seat: Seat, verb: str = "", noun: str = "", **data: Json) -> Draft:
        """What changes who may click, or whether play goes on; the game itself stays as it is."""
        event = Event(f"{OURS}{kind}", {"seat": seat, **data})
        return Draft(kind, seat, verb, noun, self.state, [event])

    def leave(self, seat: Seat) -> Draft:
        state, events = engine.leave(self.rules, self.state, seat, self._dice())
        return Draft("leave", seat, "", "", state, events)

    def undo(self, seat: Seat, target: int, state: Any) -> Draft:
        """What nobody else saw happen is taken back in silence."""
        seen = self.rules.public(state) != self.rules.public(self.state)
        event = Event("undo", {"seat": seat}, None if seen else frozenset({seat}))
        return Draft("undo", seat, "", str(target), state, [event])

    def follow(self, entries: list[Entry]) -> Table:
        """The table after these entries of the log; `Parted` where they give another state, or none."""
        table = self
        try:
            for entry, state, _ in engine.replayed(self.rules, self.state, entries, self.seed):
                table = table.after(Draft.of(entry, state))
        except Exception as error:
            raise Parted(table, isinstance(error, engine.Unknown)) from error
        return table

    def followed(self, entry: Entry) -> tuple[Draft, Table]:
        """What the next entry of the log did, and the table after it."""
        after = self.follow([entry])
        return Draft.of(entry, after.state), after

    def undone(self, entry: Entry, state: Any) -> tuple[Draft, Table]:
        """The same of an undo, whose state is stored with it."""
        if engine.digest(state) != entry.hash:
            raise Parted(self, is_unknown=False)
        draft = Draft.of(entry, state)
        return draft, self.after(draft)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended by the rules, or by a draw that all agreed to."""
        return self.rules.outcome(self.state) or self._agreed

    @property
    def is_over(self) -> bool:
        return bool(self.seating.ended) or self.rules.outcome(self.state) is not None

    @property
    def _agreed(self) -> Outcome | None:
        return self.rules.drawn(self.state) if self.seating.ended == DRAWN else None

    def public(self) -> dict[str, Json]:
        return engine.public(self.rules, self.state, self._agreed)

    def private(self, seat: Seat) -> dict[str, Json]:
        return engine.private(self.rules, self.state, seat, self.acted[seat], self.legal)

    def legal(self, seat: Seat) -> list[Action]:
        """What the seat may click: asked of the rules once, then shared by choices, check and bots."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self.rules.legal(self.state, seat)
        return found

    @property
    def moment(self) -> str:
        """Names what is asked now: another moment has another name."""
        awaited = sorted(self.rules.awaited(self.state))
        return " ".join(f"{seat}:{self.rules.ask(self.state, seat)}" for seat in awaited)

    @property
    def occasion(self) -> str:
        """Names what the moment is a part of; most are one by themselves."""
        return self.rules.occasion(self.state) or self.moment

    @property
    def speaking(self) -> frozenset[Seat]:
        """Who may act now, awaited or not."""
        return self.rules.actors(self.state)

    def may_close(self) -> bool:
        """Whether somebody who is awaited could end a moment in which others may still act."""
        return any(
            self.rules.closes(self.state, seat, action)
            for seat in self.rules.awaited(self.state)
            for action in self.legal(seat)
        )

    def _dice(self) -> SeededDice:
        return SeededDice(self.seed, self.number + 1)


def _told(told: dict[Seat, int], events: list[Event]) -> dict[Seat, int]:
    """How many events each audience has been told of, after these."""
    counts = dict(told)
    for event in events:
        for audience in told if event.only is None else event.only:
            counts[audience] += 1
    return counts
