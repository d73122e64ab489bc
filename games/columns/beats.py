"""How long the scenes of a turn take at the calm speed, in milliseconds; the scripts know the same."""

from __future__ import annotations

from games.columns.cards import KIND
from games.contract import Event

LENGTHS = {
    "draw": 700,
    "turned": 2600,
    "bust": 4200,
    "take": 1200,
    "ambush": 2400,
    "roll": 1600,
    "lost": 3800,
    "spared": 2200,
    "seal": 2200,
    "last": 2200,
    "end": 1600,
}


def beats(event: Event) -> int:
    return sum(LENGTHS[scene] for scene in _scenes(event))


def _scenes(event: Event) -> tuple[str, ...]:
    match event.kind:
        case "draw":
            return ("draw", "turned") if KIND[event.data["card"]] == "turn" else ("draw",)
        case "roll":
            return ("ambush", "roll", "lost" if event.data["lost"] else "spared")
        case "protect":
            return ("seal",)
        case "bust" | "take" | "end":
            return (event.kind,)
    return ()
