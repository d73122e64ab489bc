"""The show: how long the scenes last that people are watching, and what waits for their end."""

from __future__ import annotations

from time import monotonic

from games.contract import Event, Rules

LONGEST = 24_000  # milliseconds: three clashes of a duel, read in peace


def length(rules: Rules, events: list[Event]) -> int:
    """The milliseconds of an entry's scenes: of what everyone is told of it."""
    return min(LONGEST, sum(rules.beats(event) for event in events if event.only is None))


class Show:
    """The scenes of one room: each begins when the one before it is over."""

    def __init__(self) -> None:
        self._ends = 0.0

    @property
    def left(self) -> float:
        """Seconds until everything told so far has been shown."""
        return max(0.0, self._ends - monotonic())

    def go_on(self, milliseconds: int) -> None:
        self._ends = monotonic() + min(self.left + milliseconds / 1000, LONGEST / 1000)

    def cut(self) -> None:
        """An undo ends it at once."""
        self._ends = 0.0
