"""The six teams, their heroes by level, and what everyone carries (E1, E2, E7)."""

from __future__ import annotations

from dataclasses import dataclass

TEAMS = {
    "team-naruto": ("naruto", "sasuke", "sakura"),
    "team-shino": ("shino", "kiba", "hinata"),
    "team-neji": ("neji", "rock-lee", "tenten"),
    "team-shikamaru": ("shikamaru", "choji", "ino"),
    "team-gaara": ("gaara", "kankuro", "temari"),
    "team-dosu": ("dosu", "zaku", "kin"),
}
TEAM_OF = {hero: team for team, heroes in TEAMS.items() for hero in heroes}

DIE = 6  # sides
TOP = 3
LEVEL_UPS = 3

Levels = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Card:
    """A hero's lines on the team card: one number per level."""

    health: Levels
    chakra: Levels
    attack: Levels
    dodge: Levels
    equipment: Levels


HEROES = {
    "naruto": Card((6, 8, 10), (6, 8, 10), (1, 2, 3), (1, 1, 2), (1, 1, 1)),
    "sasuke": Card((4, 6, 7), (5, 7, 8), (2, 3, 4), (1, 2, 2), (1, 2, 2)),
    "sakura": Card((4, 6, 8), (6, 7, 9), (2, 2, 3), (1, 1, 2), (2, 2, 3)),
    "shino": Card((4, 6, 7), (6, 8, 9), (2, 3, 3), (1, 2, 2), (2, 2, 3)),
    "kiba": Card((5, 6, 7), (5, 6, 8), (2, 3, 4), (1, 2, 2), (1, 1, 1)),
    "hinata": Card((4, 5, 7), (6, 7, 9), (2, 3, 3), (1, 2, 3), (1, 2, 2)),
    "neji": Card((4, 6, 6), (6, 8, 9), (2, 2, 3), (1, 1, 2), (1, 1, 2)),
    "rock-lee": Card((4, 5, 5), (3, 4, 6), (3, 4, 5), (2, 2, 3), (1, 1, 1)),
    "tenten": Card((4, 5, 6), (4, 5, 6), (1, 1, 2), (1, 1, 2), (3, 3, 4)),
    "shikamaru": Card((4, 6, 8), (6, 8, 10), (2, 2, 3), (1, 2, 2), (2, 2, 3)),
    "choji": Card((7, 9, 11), (5, 6, 8), (2, 3, 4), (1, 1, 1), (1, 1, 1)),
    "ino": Card((4, 6, 8), (6, 7, 9), (2, 2, 3), (1, 2, 2), (2, 2, 3)),
    "gaara": Card((5, 6, 9), (6, 8, 10), (2, 3, 3), (1, 2, 2), (1, 1, 2)),
    "kankuro": Card((4, 6, 8), (6, 7, 9), (1, 2, 3), (1, 2, 2), (2, 2, 3)),
    "temari": Card((5, 6, 8), (6, 8, 9), (2, 2, 3), (1, 2, 2), (1, 2, 3)),
    "dosu": Card((5, 6, 7), (5, 7, 8), (2, 3, 3), (1, 1, 2), (1, 1, 1)),
    "zaku": Card((5, 7, 7), (5, 7, 8), (2, 3, 3), (1, 1, 2), (1, 1, 2)),
    "kin": Card((4, 5, 6), (5, 7, 8), (1, 2, 2), (1, 2, 2), (2, 2, 3)),
}

KIT = {"kunai": 7, "ration": 1, "seal": 1, "smoke": 1}
CACHE = {"kunai": 3, "seal": 1, "smoke": 1}
STREAM = 2
FINDS = ("stream",) * 3 + ("cache",) * 3 + ("path",) * 3
SCROLLS = ("air", "earth")
CARDS = ("run", "jump", "melee", "equipment", "technique", "concentration")


def card_at(card: Card, level: int) -> tuple[int, int, int, int, int]:
    """Health, Chakra, Attack, Dodge and Equipment at this level."""
    at = level - 1
    return card.health[at], card.chakra[at], card.attack[at], card.dodge[at], card.equipment[at]


STATS = {(hero, level): card_at(HEROES[hero], level) for hero in HEROES for level in range(1, TOP + 1)}
HEALTH, CHAKRA, ATTACK, DODGE, EQUIPMENT = range(5)
