"""How long the scenes of the exam take at the calm speed, in milliseconds; the scripts know the same."""

from __future__ import annotations

from games.contract import Event

LENGTHS = {
    "moved": 450,
    "dashed": 500,
    "searched": 1600,
    "found": 2600,
    "hid": 800,
    "battle": 1900,
    "opened": 500,
    "ran": 600,
    "jumped": 600,
    "hung": 600,
    "fell": 500,
    "pushed": 500,
    "lifted": 500,
    "appeared": 600,
    "swapped": 600,
    "returned": 700,
    "smoke-thrown": 800,
    "seal-set": 800,
    "ration-eaten": 600,
    "puppet-moved": 600,
    "declined": 500,
    "stuck": 800,
    "melee": 800,
    "kunai-thrown": 900,
    "technique": 1300,
    "betrayed": 900,
    "seal-off": 1000,
    "poisoned": 700,
    "dodged": 1600,
    "not-dodged": 1400,
    "warded": 1200,
    "hurt": 1000,
    "healed": 800,
    "focused": 800,
    "unleashed": 800,
    "drained": 700,
    "token-on": 700,
    "token-placed": 500,
    "defeated": 1600,
    "battle-won": 3800,
    "both-lost": 3800,
    "raised": 2400,
    "entered": 2200,
    "final": 3200,
    "final-again": 2400,
    "clock": 2200,
    "left": 1800,
}


def beats(event: Event) -> int:
    return LENGTHS.get(event.kind, 0)
