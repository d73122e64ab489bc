"""The show: how long the scenes last that people are watching, and what waits for their end."""

from __future__ import annotations

from time import monotonic

from games.contract import Event, Rules

LONGEST = 24_000  # milliseconds: three clashes of a duel, read in peace


def length(rules: Rules, events: list[Event]) -> int:
    """The milliseconds of an entry's scenes: of what everyone is told of it."""
    return min(LONGEST, sum(rules.beats(event) for event in events if event.only is None))


def lengths(rules: Rules, events: list[Event]) -> dict[str, int]:
    """The same for each lane."""
    lanes: dict[str, list[Event]] = {}
    for event in events:
        lanes.setdefault(rules.shown_in(event), []).append(event)
    return {lane: length(rules, told) for lane, told in lanes.items()}


class Show:
    """The scenes of one room: in each lane one begins when the one before it is over."""

    def __init__(self) -> None:
        self._ends: dict[str, float] = {}

    @property
    def left(self) -> float:
        """Seconds until everything told so far has been shown."""
        return max(map(self.left_in, self._ends), default=0.0)

    def left_in(self, lane: str) -> float:
        return max(0.0, self._ends.get(lane, 0.0) - monotonic())

    def go_on(self, milliseconds: int, lane: str = "") -> None:
        self._ends[lane] = monotonic() + min(self.left_in(lane) + milliseconds / 1000, LONGEST / 1000)

    def cut(self) -> None:
        """An undo ends it at once."""
        self._ends = {}
