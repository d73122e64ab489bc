"""Games kept as they were played, finished or cut off: how they are read, replayed and recorded.

`python -m games.kept <game> <folder>` records games in which at every question somebody lapses and
somebody leaves: for a new game, or after a change of the major version.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games import GAMES, arena, engine, laws
from games.contract import Action, Event, Illegal, Outcome, Rules, Seat
from games.dice import SeededDice

AFTERMATH = 30  # entries kept after the last one that a game was recorded for
SEEDS = 1_100
STORMS = 4  # games in which lapses and leaves come at random
LONGEST = 900

Line = tuple[str, Seat, str, str]  # kind, seat, verb, noun
Case = tuple[str, str]  # a question, and what happened to it: lapse, leave or leave-other


class Kept(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A log, the hash it came to, and how it ended; `marks` has four digits for each entry."""

    seats: int
    options: dict[str, Any]
    seed: str
    log: list[Line]
    hash: str
    outcome: Outcome | None = None
    marks: str = ""


class KeptStep(msgspec.Struct, frozen=True):
    """One entry of a kept game, played again."""

    line: Line
    before: Any
    after: Any
    events: list[Event]


def read(folder: Path) -> dict[str, Kept]:
    """The games kept in a folder and below it, by name."""
    return {
        path.relative_to(folder).with_suffix("").as_posix(): msgspec.json.decode(path.read_bytes(), type=Kept)
        for path in sorted(folder.rglob("*.json"))
    }


def first(rules: Rules, game: Kept) -> Any:
    return engine.start(rules, game.seats, game.options, bytes.fromhex(game.seed))


def replayed(rules: Rules, game: Kept) -> Iterator[KeptStep]:
    seed, state = bytes.fromhex(game.seed), first(rules, game)
    for number, line in enumerate(game.log, 1):
        after, events = played(rules, state, line, SeededDice(seed, number))
        yield KeptStep(line, state, after, events)
        state = after


def played(rules: Rules, state: Any, line: Line, dice: SeededDice) -> tuple[Any, list[Event]]:
    kind, seat, verb, noun = line
    match kind:
        case "lapse":
            return engine.lapse(rules, state, seat, dice)
        case "leave":
            return engine.leave(rules, state, seat, dice)
    return engine.play(rules, state, seat, Action(verb, noun), dice)


def check(rules: Rules, name: str, game: Kept) -> None:
    """An old log gives the same states, tells the same and ends the same."""
    last, marks = first(rules, game), ""
    for step in replayed(rules, game):
        rules.check(step.after)
        marks += mark(step)
        is_same = game.marks[: len(marks)] in (marks, "")
        laws.hold(is_same, f"kept games: entry {len(marks) // 4} of {name} plays otherwise")
        last = step.after
    laws.hold(engine.digest(last) == game.hash, f"kept games: {name} comes to another table")
    laws.hold(rules.outcome(last) == game.outcome, f"kept games: {name} ends otherwise")


def mark(step: KeptStep) -> str:
    """What an entry led to and what it told, in four digits."""
    told = msgspec.json.encode([(event.kind, event.data, event.only) for event in step.events])
    return blake2b(engine.digest(step.after).encode() + told, digest_size=2).hexdigest()


def questions(rules: Rules, state: Any) -> set[str]:
    """The kinds of question that are open: their names up to the colon."""
    return {rules.ask(state, seat).partition(":")[0] for seat in rules.awaited(state)}


def possible(rules: Rules, state: Any, staying: set[Seat]) -> set[Case]:
    """What may happen to the questions that are open now."""
    asked, awaited = questions(rules, state), rules.awaited(state)
    kinds = ("lapse", "leave", "leave-other") if staying - awaited else ("lapse", "leave")
    return {(one, kind) for one in asked for kind in kinds}


def cases(rules: Rules, step: KeptStep) -> set[Case]:
    """Which questions this entry answered by a lapse or a leave."""
    kind, seat, *_ = step.line
    if kind == "act":
        return set()
    if seat in rules.awaited(step.before):
        return {(rules.ask(step.before, seat).partition(":")[0], kind)}
    return {(asked, "leave-other") for asked in questions(rules, step.before)}


class CaseRecorder:
    """Plays games in which what is still missing happens, and keeps those in which it did."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.done: set[Case] = set()

    def record(self) -> Iterator[Kept]:
        for seed in range(SEEDS):
            before = len(self.done)
            game = self._game(seed)
            if seed < STORMS or len(self.done) > before:
                yield game

    def _game(self, seed: int) -> Kept:
        key, chooser = laws.key(seed), Random(seed)
        seats = chooser.choice(sorted(self.rules.SEATS))
        state, options = started(self.rules, seats, key, chooser)
        steps = list(self._steps(state, seats, key, chooser, seed < STORMS))
        fresh = [number for number, step in enumerate(steps) if cases(self.rules, step) - self.done]
        self.done |= {case for step in steps for case in cases(self.rules, step)}
        if seed >= STORMS:
            steps = steps[: max(fresh, default=0) + AFTERMATH]
        last, marks = steps[-1].after, "".join(map(mark, steps))
        ending = self.rules.outcome(last)
        return Kept(
            seats, options, key.hex(), [one.line for one in steps], engine.digest(last), ending, marks
        )

    def _steps(self, state: Any, seats: int, key: bytes, chooser: Random, storm: bool) -> Iterator[KeptStep]:
        rules, staying, done = self.rules, set(range(seats)), set(self.done)
        skill = chooser.choice((0.0, 0.0, 0.9))
        for number in range(1, LONGEST):
            if rules.outcome(state) is not None:
                return
            stirred = (
                _storm(rules, state, staying, chooser)
                if storm
                else self._missing(state, staying, done, chooser)
            )
            line = stirred or _click(rules, state, skill, chooser)
            if line[0] == "leave":
                staying.remove(line[1])
            after, events = played(rules, state, line, SeededDice(key, number))
            step = KeptStep(line, state, after, events)
            done |= cases(rules, step)
            yield step
            state = after

    def _missing(self, state: Any, staying: set[Seat], done: set[Case], chooser: Random) -> Line | None:
        """What nobody did yet at this question; not always, so that games go on beyond their first ones."""
        if chooser.random() < 0.5:
            return None
        for seat in sorted(staying):
            for kind in ("lapse", "leave") if seat in self.rules.awaited(state) else ("leave",):
                line = kind, seat, "", ""
                if cases(self.rules, KeptStep(line, state, state, [])) - done:
                    return line
        return None


def _storm(rules: Rules, state: Any, staying: set[Seat], chooser: Random) -> Line | None:
    lot = chooser.random()
    if lot < 0.15:
        return "lapse", chooser.choice(sorted(rules.awaited(state))), "", ""
    if lot < 0.155 and len(staying) > 2:
        return "leave", chooser.choice(sorted(staying)), "", ""
    return None


def started(rules: Rules, seats: int, key: bytes, chooser: Random) -> tuple[Any, dict[str, Any]]:
    """A game with options drawn by lot, or with none where these don't fit its seats."""
    options = _options(rules, chooser)
    try:
        return engine.start(rules, seats, options, key), options
    except Illegal:
        return engine.start(rules, seats, {}, key), {}


def _options(rules: Rules, chooser: Random) -> dict[str, Any]:
    schema = msgspec.json.schema(rules.Options)
    fields = schema["$defs"]["Options"]["properties"]
    ranges = {
        name: field.get("enum") or [False, True]
        for name, field in sorted(fields.items())
        if _is_choice(field)
    }
    return {name: chooser.choice(values) for name, values in ranges.items()}


def _is_choice(field: dict[str, Any]) -> bool:
    return "x-hidden" not in field and ("enum" in field or field.get("type") == "boolean")


def _click(rules: Rules, state: Any, level: float, chooser: Random) -> Line:
    if chooser.random() < level:
        seat = chooser.choice(sorted(rules.awaited(state)))
        action = arena.choose(rules, state, seat, "chunin", chooser)
    else:
        seat = chooser.choice(sorted(rules.actors(state)))
        action = chooser.choice(rules.legal(state, seat))
    return "act", seat, action.verb, action.noun


def main(game: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, one in enumerate(CaseRecorder(GAMES[game]).record(), 1):
        (folder / f"{number:02}.json").write_bytes(msgspec.json.encode(one) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
