"""What counts in a player's own figures: the colours that were sealed, and the best take."""

from __future__ import annotations

from games.contract import Event, Feat


def feat(event: Event) -> Feat | None:
    match event.kind:
        case "protect":
            return Feat(event.data["seat"], event.data["colour"])
        case "take":
            return Feat(event.data["seat"], points=event.data["points"])
        case _:
            return None
