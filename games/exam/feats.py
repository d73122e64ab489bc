"""What counts in a player's own figures: the heroes who opened their cards."""

from __future__ import annotations

from games.contract import Event, Feat


def feat(event: Event) -> Feat | None:
    return Feat(event.data["seat"], event.data["hero"]) if event.kind == "opened" else None
