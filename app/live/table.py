"""A game in progress as its log tells it: what an entry would do, and what comes after it."""

from __future__ import annotations

from typing import Any

import msgspec

from games import engine
from games.contract import Action, Event, Json, Rules, Seat
from games.dice import SeededDice
from games.engine import Entry

ONLOOKERS = -1  # the key of the audience without a seat


class Memory(msgspec.Struct, forbid_unknown_fields=True):
    """A snapshot: the state, how often each seat has acted, what each audience was told, who left."""

    state: bytes
    acted: dict[Seat, int]
    told: dict[Seat, int]
    left: list[Seat]


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
        return cls(rules, seats, seed, state, number, memory.acted, memory.told, memory.left)

    def memory(self) -> bytes:
        memory = Memory(engine.encoded(self.state), self.acted, self.told, self.left)
        return msgspec.msgpack.encode(memory)

    def after(self, draft: Draft) -> Table:
        """The table as it will be once the draft is written."""
        acted = self.acted | {draft.seat: self.acted.get(draft.seat, 0) + 1}
        told = _told(self.told, draft.events)
        left = [*self.left, draft.seat] if draft.kind == "leave" else self.left
        return Table(self.rules, self.seats, self.seed, draft.state, self.number + 1, acted, told, left)

    def act(self, seat: Seat, action: Action) -> Draft:
        dice = self._dice()
        state, events = engine.play(self.rules, self.state, seat, action, dice, self.legal)
        return Draft("act", seat, action.verb, action.noun, state, events, dice.used)

    def lapse(self, seat: Seat) -> Draft:
        state, events = engine.lapse(self.rules, self.state, seat, self._dice())
        return Draft("lapse", seat, "", "", state, events)

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

    def public(self) -> dict[str, Json]:
        return engine.public(self.rules, self.state)

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
