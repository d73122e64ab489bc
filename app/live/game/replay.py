"""Games as they were shown: their steps packed and unpacked, as a file to keep, and verified."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
import structlog

from app.live.game.keeper import origin_of
from app.live.game.table import OURS, Draft, Table
from app.store import Database, Record, StoredReplay, log, rooms
from app.wire.diff import View, diff
from games import GAMES, engine, origins, rules_for
from games.contract import Event, Illegal, Rules, Seat
from games.engine import Entry
from games.origins import Origin

FORMAT = 1

journal = structlog.get_logger()


class Export(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game as a file: all that is needed to play it again and to prove its dice."""

    format: int
    code: str
    game: str
    version: str
    options: dict[str, Any]
    seats: dict[str, dict[str, str]]
    seed: str
    seal: str
    entries: list[Entry]
    outcome: dict[str, Any]
    origin: Origin | None = None  # the other game from which it goes on


class ReplayStep(msgspec.Struct, frozen=True):
    """What one entry changed in the public view and in every seat's own, and all that was told."""

    pub: View
    me: dict[str, View]
    events: list[Event]
    kind: str
    seat: Seat
    at: int


class Shown(msgspec.Struct, frozen=True):
    """A game from its first entry on; `missing` entries of its log couldn't be followed."""

    version: str
    outcome: dict[str, Any]
    steps: list[ReplayStep]
    missing: int


async def exported(database: Database, record: Record, outcome: dict[str, Any] | None = None) -> Export:
    """The game as it is in the log, with an outcome that is known."""
    seed = await database.read(rooms.seed_of, record.code)
    entries = await database.read(log.since, record.code, -1)
    assert seed
    return Export(
        format=FORMAT,
        code=record.code,
        game=record.game,
        version=record.version,
        options=record.options,
        seats={str(one.seat): {"name": one.name, "bot": one.bot} for one in record.sitters},
        seed=seed.hex(),
        seal=record.seal,
        entries=entries,
        outcome=outcome or {},
        origin=await origin_of(database, record),
    )


def tables(
    rules: Rules,
    options: Any,
    seats: int,
    seed: bytes,
    entries: list[Entry],
    retold: bool = False,
    origin: Origin | None = None,
) -> Iterator[tuple[Entry, Table]]:
    """Each entry with the table after it, replayed and checked against its hash, or its events too."""
    try:
        table = Table.laid(rules, seats, seed, origins.start(rules, seats, options, seed, origin))
        yield entries[0], table
        for entry, state, events in engine.replayed(rules, table.state, entries[1:], seed):
            if retold and by_rules(events) != by_rules(entry.events):
                raise engine.Diverged(f"entry {entry.number} tells of other events")
            table = table.after(Draft.of(entry, state))
            yield entry, table
    except engine.Diverged:
        raise
    except Illegal as refused:
        raise engine.Diverged(f"the log breaks the rules: {refused.code}") from refused
    except Exception as error:
        raise engine.Diverged(f"the rules can't play the log: {error!r}") from error


def by_rules(events: list[Event]) -> list[Event]:
    """Without what the server told beside them."""
    return [event for event in events if not event.kind.startswith(OURS)]


def played(export: Export, retold: bool = False) -> Iterator[tuple[Entry, Table]]:
    """The exported game from its first entry to its last; `engine.Diverged` where it can't go on."""
    _insist_on_a_game(export)
    rules, seed = rules_for(export.game, export.version), bytes.fromhex(export.seed)
    if rules is None:
        raise engine.Diverged(f"the rules of {export.game} {export.version} are not installed")
    return tables(rules, export.options, len(export.seats), seed, export.entries, retold, export.origin)


def packed(export: Export) -> StoredReplay:
    """The game as it was shown, as far as its log can be followed."""
    steps, outcome = _steps(export)
    body = msgspec.json.encode({"steps": steps, "missing": len(export.entries) - len(steps)})
    steps_packed = zlib.compress(body, 9)
    return StoredReplay(room=export.code, version=export.version, outcome=outcome, steps=steps_packed)


def unpacked(kept: StoredReplay) -> Shown:
    body = msgspec.json.decode(zlib.decompress(kept.steps), type=_Body)
    return Shown(kept.version, kept.outcome, body.steps, body.missing)


def laid_open(steps: list[ReplayStep]) -> list[dict[str, Any]]:
    """A finished game for everybody: every view, and all that was told to anybody."""
    return [_told(step, step.me, step.events) for step in steps]


def seen_by(steps: list[ReplayStep], seat: Seat | None) -> list[dict[str, Any]]:
    """An unfinished game as one audience saw it."""
    own = "" if seat is None else str(seat)
    return [
        _told(step, {own: step.me[own]} if own else {}, [one for one in step.events if one.is_for(seat)])
        for step in steps
    ]


def own_steps(export: Export, seat: Seat | None) -> list[dict[str, Any]]:
    """A running game as one audience saw it: what it didn't notice isn't there, not even as a gap."""
    views: tuple[View, View] = {}, {}
    found: list[dict[str, Any]] = []
    for entry, table in played(export):
        now = table.public(), {} if seat is None else _past(table.private(seat))
        pub, me = diff(views[0], now[0]), diff(views[1], now[1])
        events = [one for one in entry.events if one.is_for(seat)]
        if pub or me or events or not found:
            step = ReplayStep(pub, {}, events, "", -1, int(entry.at * 1000))
            found.append(_told(step, {} if seat is None else {str(seat): me}, events))
        views = now
    return found


def _past(view: View) -> View:
    """Without a question: what was asked then can't be answered."""
    return {key: value for key, value in view.items() if key not in ("ask", "choices")}


def _told(step: ReplayStep, me: dict[str, View], events: list[Event]) -> dict[str, Any]:
    told = [{"kind": event.kind, **event.data} for event in events]
    return {
        "pub": step.pub,
        "me": me,
        "events": told,
        "kind": step.kind,
        "seat": step.seat,
        "at": step.at,
    }


def verify(export: Export) -> list[tuple[bool, str]]:
    """What was checked and what couldn't be, in words; `engine.Diverged` where a check fails."""
    _insist(export.format == FORMAT, f"the file is of format {export.format}, not {FORMAT}")
    _insist_on_a_game(export)
    _insist_on_a_whole_log(export)
    sealed = f"The seed's SHA-256 is {export.seal[:16]}…, as sealed before the first card."
    return [(True, sealed), *_begun(export), *_replayed(export)]


def _begun(export: Export) -> list[tuple[bool, str]]:
    """What another game before it leaves open."""
    if export.origin is None:
        return []
    step = len(export.origin.entries)
    return [(False, f"The first table: it is step {step} of another game, whose seal isn't in this file.")]


def _insist_on_a_whole_log(export: Export) -> None:
    seed = bytes.fromhex(export.seed)
    _insist(sha256(seed).hexdigest() == export.seal, "the seed does not match the hash shown at the start")
    _insist(export.entries[0].noun == export.seal, "the log began under another seal")
    numbers = [entry.number for entry in export.entries]
    _insist(numbers == list(range(len(numbers))), "the log has gaps")


def _replayed(export: Export) -> list[tuple[bool, str]]:
    """The part of a verification that needs the rules."""
    rules, count = rules_for(export.game, export.version), len(export.entries)
    if rules is None:
        return [
            (True, f"All {count} entries of the log are there, in order."),
            (False, f"The clicks and the result: the rules of {export.game} {export.version} aren't here."),
        ]
    same = export.version == rules.VERSION
    *_, (_, last) = played(export, retold=same)
    _insist(last.public().get("outcome", {}) == export.outcome, "the replay ends with another result")
    retold = "Every event is told as the rules tell it."
    apart = f"What was told: it was told by {export.version}, and the rules here are {rules.VERSION}."
    return [
        (True, f"All {count} entries of the log are there, in order, and each gives the state it claims."),
        (True, f"Every click was legal by the rules of {export.game} {export.version}."),
        (same, retold if same else apart),
        (True, f"The result is the one recorded: {export.outcome.get('reason', 'unfinished')}."),
    ]


class _Body(msgspec.Struct):
    steps: list[ReplayStep]
    missing: int


def _steps(export: Export) -> tuple[list[ReplayStep], dict[str, Any]]:
    """Differences of the public view and of every seat's own, and how it ended."""
    public: View = {}
    privates: dict[str, View] = {seat: {} for seat in export.seats}
    found: list[ReplayStep] = []
    try:
        for entry, table in played(export):
            views = {seat: _quiet(table.private(int(seat))) for seat in privates}
            me = {seat: diff(privates[seat], view) for seat, view in views.items()}
            pub = diff(public, table.public())
            found.append(ReplayStep(pub, me, entry.events, entry.kind, entry.seat, int(entry.at * 1000)))
            public, privates = table.public(), views
    except engine.Diverged as diverged:
        journal.warning("replay-ends-early", room=export.code, number=len(found), reason=str(diverged))
    return found, public.get("outcome", {})


def _quiet(view: View) -> View:
    """A private view as a reader sees it: without the question's name."""
    return {key: value for key, value in view.items() if key != "ask"}


def _insist_on_a_game(export: Export) -> None:
    _insist(export.game in GAMES, f"there is no game {export.game} here")
    _insist(bool(export.entries), "the log is empty")


def _insist(true: bool, complaint: str) -> None:
    if not true:
        raise engine.Diverged(complaint)
