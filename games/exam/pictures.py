"""The cards that have a picture, for the kit that draws them at set-up: id, kind, whose it is, level."""

from __future__ import annotations

from collections.abc import Iterator

from games.exam.techniques import TECHNIQUES


def pictures() -> Iterator[str]:
    for one in TECHNIQUES.values():
        yield f"{one.id} technique {one.hero or 'naruto'} {one.level}"
