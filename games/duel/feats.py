"""What counts in a player's own figures: the ninja that were sent, and the strongest attack."""

from __future__ import annotations

from games.contract import Event, Feat


def feat(event: Event) -> Feat | None:
    match event.kind:
        case "show":
            return Feat(event.data["seat"], event.data["ninja"])
        case "attack":
            return Feat(event.data["seat"], points=event.data["power"])
        case _:
            return None
