"""How long the scenes of a hunt take at the calm speed, in milliseconds; the scripts know the same."""

from __future__ import annotations

from games.contract import Event

LENGTHS = {
    "round": 1600,
    "trap": 1700,
    "revealed": 1700,
    "summon": 1100,
    "talent": 1000,
    "fight": 900,
    "special": 2000,
    "technique": 900,
    "roll": 1200,
    "power": 900,
    "missed": 1700,
    "wound": 1700,
    "eliminated": 1700,
    "level": 1600,
    "support": 1300,
    "support-on": 1300,
    "akatsuki": 1200,
    "injury": 1700,
    "avoided": 1500,
    "fallen": 1300,
    "paralysed": 1600,
    "lifted": 1300,
    "round-won": 3200,
    "round-lost": 3200,
    "victory": 2600,
    "defeat": 2600,
}
PER_DIE = 300


def beats(event: Event) -> int:
    dice = len(event.data.get("dice", ()))
    return LENGTHS.get(event.kind, 0) + PER_DIE * dice
