"""What counts in a player's own figures: the heroes that were led, and the best roll."""

from __future__ import annotations

from games.contract import Event, Feat


def feat(event: Event) -> Feat | None:
    match event.kind:
        case "pick":
            return Feat(event.data["seat"], event.data["hero"])
        case "roll":
            return Feat(event.data["seat"], points=event.data["hits"])
        case _:
            return None
