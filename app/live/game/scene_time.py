"""The show: how long the scenes last that people are watching, and what waits for their end."""

from __future__ import annotations

from time import monotonic

from games.contract import Event, Rules

LONGEST = 24_000  # milliseconds: three clashes of a duel, read in peace


Lanes = dict[str, int]  # milliseconds of scenes by the lane in which they are shown


def lengths(rules: Rules, events: list[Event]) -> Lanes:
    """How long an entry's scenes last: those of what everyone is told of it."""
    lanes: Lanes = {}
    for event in events:
        if event.only is None:
            lane = rules.shown_in(event)
            lanes[lane] = min(LONGEST, lanes.get(lane, 0) + rules.beats(event))
    return lanes


def length(lanes: Lanes) -> int:
    """The same of all lanes one after the other."""
    return min(LONGEST, sum(lanes.values()))


class SceneTime:
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
