"""The 30 reinforcements (D3): turned over before the card they lie on, so "next" is that card (D20)."""

from __future__ import annotations

import msgspec

from games.duel.verbs import VERBS
from games.effects import Effect, effects_of


class Reinforcement(msgspec.Struct, frozen=True):
    id: str
    cost: int
    effects: tuple[Effect, ...]
    aims: bool  # whether it strikes an opponent, who must be named where there are two (D25)


_TABLE = (
    ("tsunade", 0, "heal 30"),
    ("shizune", 0, "heal 15"),
    ("ino", 0, "heal 20"),
    ("karin", 5, "heal 25"),
    ("katsuyu", 0, "heal 10; guard 10"),
    ("chiyo", 0, "heart 10"),
    ("soldier-pill", 0, "gain 15"),
    ("kurama", 0, "gain 20"),
    ("ramen", 0, "heal 10; gain 10"),
    ("meditation", 0, "gain 10; strengthen 6"),
    ("lee", 0, "strengthen 10"),
    ("neji", 0, "drain 15"),
    ("hinata", 0, "strengthen 8; heal 8"),
    ("choji", 0, "strengthen 12"),
    ("kiba", 0, "strengthen 10; strike 4"),
    ("shino", 0, "drain 10; strengthen 4"),
    ("sai", 0, "strike 10"),
    ("yamato", 0, "guard 20"),
    ("temari", 0, "strengthen 14"),
    ("kankuro", 0, "guard 15"),
    ("minato", 0, "void"),
    ("hashirama", 0, "guard 25"),
    ("tobirama", 0, "peek 3; strengthen 6"),
    ("hiruzen", 0, "bind; recoil 10; weaken 14"),
    ("raikage", 0, "strengthen 16"),
    ("onoki", 10, "strengthen 24"),
    ("konan", 0, "strike 15"),
    ("white-zetsu", 0, "swap; evade 16"),
    ("danzo", 10, "evade 50"),
    ("shisui", 0, "bind; weaken 10"),
)


def _reinforcement(name: str, cost: int, words: str) -> Reinforcement:
    effects = effects_of(words)
    return Reinforcement(name, cost, effects, any(VERBS[effect.verb].aims for effect in effects))


REINFORCEMENTS = {row[0]: _reinforcement(*row) for row in _TABLE}
HAND_LIMIT = 5
