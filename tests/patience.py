"""How long tests wait before they give up; TEST_PATIENCE=3 makes all of it three times as long."""

from __future__ import annotations

import os

_FACTOR = float(os.environ.get("TEST_PATIENCE", "1"))


def patience(seconds: float) -> float:
    return seconds * _FACTOR
