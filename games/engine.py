"""Playing any game: the same few steps for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import blake2b
from sys import intern
from typing import Any

import msgspec

from games.contract import Action, Dice, Event, Illegal, Json, Outcome, Rules, Seat, Tell
from games.copying import copier
from games.dice import SeededDice
from games.lessons import named

LIMIT = 10_000  # things that may happen without a click

BESIDE = frozenset({"host", "hand", "kick", "pause", "resume", "pace", "stop"})  # no business of the rules

_encoder = msgspec.msgpack.Encoder(order="deterministic")
_decoders: dict[type[Any], msgspec.msgpack.Decoder[Any]] = {}


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a room's log. Its kind is start, act, lapse, leave, undo, or one of `BESIDE`."""

    number: int
    kind: str
    seat: Seat
    verb: str
    noun: str
    id: str
    at: float
    events: list[Event]
    hash: str


class Diverged(Exception):
    """A replay that came to another state than the log says."""


class Unknown(Diverged):
    """An entry of a kind that a newer release made."""


def start(rules: Rules, seats: int, options: Any, seed: bytes) -> Any:
    if seats not in rules.SEATS:
        raise Illegal("seats")
    dice = SeededDice(seed, 0)
    state = _laid(rules, seats, options, dice)
    proceed(rules, state, dice, _silence)
    return state


def play(
    rules: Rules,
    state: Any,
    seat: Seat,
    action: Action,
    dice: Dice,
    legal: Callable[[Seat], list[Action]] | None = None,
) -> tuple[Any, list[Event]]:
    """The state after the click, and what happened on the way. The old state is left as it was.

    `legal` is given by whoever knows the legal lists of this state already.
    """
    if seat not in rules.actors(state):
        raise Illegal("not-your-turn")
    if action not in (legal(seat) if legal else rules.legal(state, seat)):
        raise Illegal(rules.why_not(state, seat, action) or "not-allowed")
    return _clicked(rules, state, seat, action, dice)


def lapse(rules: Rules, state: Any, seat: Seat, dice: Dice) -> tuple[Any, list[Event]]:
    if seat not in rules.awaited(state):
        raise Illegal("not-awaited")
    return _changed(rules, state, dice, lambda new, tell: rules.lapse(new, seat, dice, tell))


def leave(rules: Rules, state: Any, seat: Seat, dice: Dice) -> tuple[Any, list[Event]]:
    if rules.outcome(state):
        raise Illegal("over")
    return _changed(rules, state, dice, lambda new, tell: rules.leave(new, seat, dice, tell))


def proceed(rules: Rules, state: Any, dice: Dice, tell: Tell) -> None:
    """All that happens without a click, until somebody is asked or the game is over."""
    for _ in range(LIMIT):
        if rules.outcome(state) or not rules.proceed(state, dice, tell):
            return
    raise RuntimeError(f"{rules.ID} goes on for ever without a click")


def imagined(rules: Rules, state: Any, seat: Seat | None, dice: Dice) -> Any:
    """A world as the seat may imagine it: all that it can't know is dealt anew."""
    world = copy(rules, state)
    rules.redeal(world, seat, dice)
    return world


def replay(rules: Rules, state: Any, entries: Iterable[Entry], seed: bytes) -> Any:
    """The state after these entries, each checked against its hash; an undo needs its target among them."""
    for _, state, _ in replayed(rules, state, entries, seed):
        pass
    return state


def replayed(
    rules: Rules, state: Any, entries: Iterable[Entry], seed: bytes
) -> Iterable[tuple[Entry, Any, list[Event]]]:
    """Each entry with the state after it and what it told; the first may be the start entry."""
    past: dict[int, Any] = {}
    for entry in entries:
        past.setdefault(entry.number - 1, state)
        state, events = _carry_out(rules, state, entry, seed, past)
        past[entry.number] = state
        if digest(state) != entry.hash:
            raise Diverged(f"entry {entry.number} gives {digest(state)}, the log says {entry.hash}")
        yield entry, state, events


def undoable(entries: list[Entry], seat: Seat) -> Entry | None:
    """The newest entry that still stands, if it is a click of this seat, and not of a bot that led it."""
    standing = list(entries[:1])
    for entry in entries[1:]:
        if entry.kind == "undo":
            target = int(entry.noun)
            standing = [one for one in standing if one.number <= target]
        elif entry.kind not in BESIDE:
            standing.append(entry)
    last = standing[-1] if standing else None
    is_own = last and last.kind == "act" and last.seat == seat and not is_bots(last)
    return last if is_own else None


def is_bots(entry: Entry) -> bool:
    """Whether a bot clicked."""
    return entry.id.startswith("bot:")


def rolled(rules: Rules, before: Any, entry: Entry, seed: bytes) -> bool:
    """Whether a click used dice."""
    dice = SeededDice(seed, entry.number)
    play(rules, before, entry.seat, Action(entry.verb, entry.noun), dice)
    return dice.used


def is_free(rules: Rules, before: Any, entry: Entry, seats: int, seed: bytes) -> bool:
    """Whether a click used no dice and showed no audience anything it hadn't seen."""
    dice = SeededDice(seed, entry.number)
    after, events = play(rules, before, entry.seat, Action(entry.verb, entry.noun), dice)
    if dice.used:
        return False
    return all(
        _Witness(rules, entry, audience, seed).learns_nothing(
            before, _noticed(rules, after, events, audience)
        )
        for audience in (None, *range(seats))
    )


def others_act_unseen(rules: Rules, state: Any, seat: Seat) -> bool:
    """Whether another seat that is awaited may click now in a way that this one can't notice."""
    nothing = _noticed(rules, state, [], seat)
    return any(
        _noticed(rules, *_clicked(rules, state, other, action, SeededDice(b"", 0)), seat) == nothing
        for other in rules.awaited(state) - {seat}
        for action in rules.legal(state, other)
    )


def public(rules: Rules, state: Any, agreed: Outcome | None = None) -> dict[str, Json]:
    """What everyone is sent: the game's public view, who is awaited, and how it ended, maybe as agreed."""
    view = rules.public(state)
    view["awaited"] = {} if agreed else {str(seat): 1 for seat in rules.awaited(state)}
    if ending := agreed or rules.outcome(state):
        view["outcome"] = {
            "reason": ending.reason,
            "places": {str(seat): place for place, seats in enumerate(ending.places, 1) for seat in seats},
            "scores": {str(seat): score for seat, score in ending.scores.items()},
        }
    return view


def private(
    rules: Rules,
    state: Any,
    seat: Seat,
    acted: int,
    legal: Callable[[Seat], list[Action]] | None = None,
) -> dict[str, Json]:
    """What one seat is sent on top: its private view, its question and its choices.

    Each noun of a verb has its place in the legal list: a key that a patch brings back stands last.
    """
    view = rules.private(state, seat)
    if seat in rules.actors(state):
        choices: dict[str, dict[str, int]] = {}
        for action in legal(seat) if legal else rules.legal(state, seat):
            nouns = choices.setdefault(action.verb, {})
            nouns[action.noun] = len(nouns) + 1
        view["choices"] = choices
        view["ask"] = question(rules.ask(state, seat), choices, acted)
    return view


def question(ask: str, choices: Mapping[str, Mapping[str, int]], acted: int) -> str:
    """A short name for what a seat is asked: the same while nothing changed for it."""
    text = msgspec.json.encode((ask, choices, acted), order="sorted")
    return blake2b(text, digest_size=4).hexdigest()


def typed(rules: Rules, options: Any) -> Any:
    if isinstance(options, rules.Options):
        return options
    return msgspec.convert(options, rules.Options)


def fits(rules: Rules, options: Any, seats: int) -> bool:
    """Whether so many can play with these options."""
    try:
        rules.seated(typed(rules, options), range(seats))
    except (Illegal, msgspec.ValidationError):
        return False
    return True


def places(rules: Rules, options: Any) -> int:
    """The most who can play with these options."""
    return max((size for size in rules.SEATS if fits(rules, options, size)), default=max(rules.SEATS))


def encoded(state: Any) -> bytes:
    return _encoder.encode(state)


def decoded(rules: Rules, data: bytes) -> Any:
    kind: Any = rules.State
    if kind not in _decoders:
        _decoders[kind] = msgspec.msgpack.Decoder(kind)
    return copier(kind, intern)(_decoders[kind].decode(data))  # the same cards lie on many tables


def copy(rules: Rules, state: Any) -> Any:
    kind: Any = rules.State
    return copier(kind)(state)


def digest(state: Any) -> str:
    return blake2b(_encoder.encode(state), digest_size=8).hexdigest()


def _laid(rules: Rules, seats: int, options: Any, dice: Dice) -> Any:
    """The table of a new game, or the position of the lesson that the options name."""
    lesson = named(rules, options)
    if lesson is None:
        return rules.setup(seats, typed(rules, options), dice)
    if seats != lesson.seats:
        raise Illegal("seats")
    return lesson.position()


def _changed(
    rules: Rules, state: Any, dice: Dice, change: Callable[[Any, Tell], None]
) -> tuple[Any, list[Event]]:
    events: list[Event] = []
    new = copy(rules, state)
    change(new, events.append)
    proceed(rules, new, dice, events.append)
    return new, events


def _silence(event: Event) -> None:
    """Nobody is told what happens before the first question."""


def _clicked(rules: Rules, state: Any, seat: Seat, action: Action, dice: Dice) -> tuple[Any, list[Event]]:
    return _changed(rules, state, dice, lambda new, tell: rules.apply(new, seat, action, dice, tell))


def _noticed(rules: Rules, state: Any, events: list[Event], audience: Seat | None) -> Json:
    """All that an audience sees and hears."""
    heard = [(event.kind, event.data) for event in events if event.is_for(audience)]
    mine = {} if audience is None else private(rules, state, audience, 0)
    return public(rules, state), mine, heard


def _carry_out(
    rules: Rules, state: Any, entry: Entry, seed: bytes, past: Mapping[int, Any]
) -> tuple[Any, list[Event]]:
    dice = SeededDice(seed, entry.number)
    match entry.kind:
        case "act":
            return play(rules, state, entry.seat, Action(entry.verb, entry.noun), dice)
        case "lapse":
            return lapse(rules, state, entry.seat, dice)
        case "leave":
            return leave(rules, state, entry.seat, dice)
        case "undo":
            return past[int(entry.noun)], list(entry.events)
        case "start":
            return state, list(entry.events)
    if entry.kind in BESIDE:
        return state, list(entry.events)
    raise Unknown(f"entry {entry.number} is of the unknown kind {entry.kind}")


REDEALS = 32  # for each audience: what is true in four re-deals of five meets the truth in all once in 1,000
PRELUDE = 8  # more clicks than any half-made choice lacks


class _Witness(msgspec.Struct, frozen=True):
    """An audience of one click."""

    rules: Any
    entry: Entry
    audience: Seat | None
    seed: bytes

    def learns_nothing(self, before: Any, noticed: Json) -> bool:
        """It notices nothing, or could notice the same however the hidden is dealt."""
        if noticed == self._nothing(before):
            return True
        return all(self._could_notice(other, noticed) for other in self._dealt_anew(before))

    def _dealt_anew(self, state: Any) -> Iterator[Any]:
        place = 0 if self.audience is None else self.audience + 1
        for attempt in range(REDEALS):
            dice = SeededDice(self.seed, -1 - attempt - REDEALS * place)
            yield imagined(self.rules, state, self.audience, dice)

    def _could_notice(self, state: Any, noticed: Json) -> bool:
        """Whether such a click could look the same here, if need be after some that go unnoticed."""
        nothing = self._nothing(state)
        for _ in range(PRELUDE):
            legal = self._legal(state)
            if alike := sorted(filter(self._is_alike, legal), key=self._differs):
                return any(self._after(state, action)[1] == noticed for action in alike)
            steps = (self._after(state, action) for action in legal)
            state = next((after for after, seen in steps if seen == nothing), None)
            if state is None:
                return False
        return False

    def _legal(self, state: Any) -> list[Action]:
        seat = self.entry.seat
        return self.rules.legal(state, seat) if seat in self.rules.actors(state) else []

    def _is_alike(self, action: Action) -> bool:
        """Whoever clicked knows the noun; the others know what they notice of it."""
        own = self.audience == self.entry.seat
        return action.verb == self.entry.verb and not (own and self._differs(action))

    def _differs(self, action: Action) -> bool:
        return action.noun != self.entry.noun

    def _after(self, state: Any, action: Action) -> tuple[Any, Json]:
        dice = SeededDice(self.seed, self.entry.number)
        after, events = _clicked(self.rules, state, self.entry.seat, action, dice)
        return after, _noticed(self.rules, after, events, self.audience)

    def _nothing(self, state: Any) -> Json:
        return _noticed(self.rules, state, [], self.audience)
