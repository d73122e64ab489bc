"""How long the scenes of an event take: some events have more than one."""

from __future__ import annotations

from pathlib import Path

from games.columns.cards import KIND
from games.contract import Event
from games.lengths import lengths_of

LENGTHS = lengths_of(Path(__file__).parent)


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
