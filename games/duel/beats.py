"""How long the scenes of a fight take at the calm speed, in milliseconds; the scripts know the same."""

from __future__ import annotations

from games.contract import Event

LENGTHS = {
    "ban": 1400,
    "turn": 1000,
    "mission": 1800,
    "challenge": 800,
    "show": 1300,
    "call": 700,
    "call-unpaid": 700,
    "poisoned": 400,
    "exploded": 400,
    "bound": 400,
    "strengthen": 300,
    "strengthen-here": 300,
    "cheapen": 300,
    "weaken": 300,
    "weaken-here": 300,
    "guard": 300,
    "counter": 300,
    "evade": 300,
    "pierce": 300,
    "drain": 300,
    "gain": 300,
    "heal": 300,
    "strike": 300,
    "endure": 300,
    "void": 900,
    "bind": 300,
    "bind-here": 300,
    "poison": 300,
    "delay": 300,
    "share": 300,
    "heart": 300,
    "recoil": 300,
    "peek": 300,
    "swap": 300,
    "attack": 1100,
    "unpaid": 1300,
    "evaded": 500,
    "equal": 1800,
    "hit": 1700,
    "pierced": 600,
    "struck-back": 600,
    "hurt": 300,
    "healed": 300,
    "endured": 900,
    "revived": 900,
    "fallen": 1300,
    "scored": 900,
    "won": 2400,
    "draw": 2400,
    "won-fight": 2400,
    "replayed": 2000,
}


def beats(event: Event) -> int:
    return LENGTHS.get(event.kind, 0)
