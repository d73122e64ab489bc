"""How often somebody may do something."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

SWEEP = 60.0  # seconds between two looks for windows that have passed


class Limit(NamedTuple):
    """So many times within so many seconds."""

    name: str
    times: int
    seconds: float


class Limiter:
    """Windows that open with the first time, by a clock that nobody sets: one that jumps shuts nobody out."""

    def __init__(self, enabled: bool) -> None:
        self._enabled = enabled
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}  # until when, how often
        self._sweep_at = 0.0

    def allows(self, limit: Limit, who: str, times: int = 1) -> bool:
        """Whether they may; it counts as done, also if they may not."""
        if not self._enabled:
            return True
        now, key = monotonic(), (limit.name, who)
        if now >= self._sweep_at:
            self._sweep(now)
        until, count = self._windows.get(key, (0.0, 0))
        if until <= now:
            until, count = now + limit.seconds, 0
        self._windows[key] = until, count + times
        return count + times <= limit.times

    def __len__(self) -> int:
        return len(self._windows)

    def _sweep(self, now: float) -> None:
        self._sweep_at = now + SWEEP
        self._windows = {key: window for key, window in self._windows.items() if window[0] > now}
