"""Which of two foreseen Akatsuki cards a bot would rather meet next."""

from __future__ import annotations

from games.contract import Action
from games.hunt.bots.sight import Sight
from games.hunt.enemies import AKATSUKI, ENEMIES
from games.hunt.stats import traps_on_board


def easier(sight: Sight) -> Action:
    """The one with less Health and Defence comes first; a Zetsu is as strong as there are traps."""
    first, second = (_strength(sight, hidden.card) for hidden in sight.world.deck[:2])
    return Action("top", "0" if first <= second else "1")


def _strength(sight: Sight, key: str) -> int:
    card = ENEMIES[AKATSUKI[key]]
    health = 1 + traps_on_board(sight.world) if "rooted" in card.talents else card.health
    return health * card.defence + len(card.talents)
