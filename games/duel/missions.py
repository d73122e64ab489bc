"""The 30 missions in six piles (D5) and who they name."""

from __future__ import annotations

import msgspec


class Mission(msgspec.Struct, frozen=True):
    """`ninja` are the two it names; those of two against one name the lone one only."""

    id: str
    pile: int
    xp: int
    ninja: tuple[str, ...]


PILES = ("1-4", "5", "6", "7", "8", "9")

_TABLE = (
    (0, 1, ("naruto", "kakashi")),
    (0, 2, ("gaara", "deidara")),
    (0, 1, ("guy", "kisame")),
    (0, 1, ("kakashi", "itachi")),
    (0, 3, ("sakura", "sasori")),
    (0, 2, ("naruto", "orochimaru")),
    (0, 3, ("shikamaru", "hidan")),
    (0, 3, ("kakashi", "kakuzu")),
    (0, 2, ("naruto", "kakuzu")),
    (0, 2, ("sasuke", "orochimaru")),
    (0, 2, ("sasuke", "deidara")),
    (0, 3, ("jiraiya", "pain")),
    (0, 1, ("naruto", "itachi")),
    (0, 3, ("sasuke", "itachi")),
    (0, 2, ("bee", "sasuke")),
    (0, 2, ("kakashi", "pain")),
    (0, 3, ("naruto", "pain")),
    (0, 2, ("gaara", "sasuke")),
    (0, 2, ("kakashi", "sasuke")),
    (0, 2, ("bee", "kisame")),
    (1, 3, ("gaara", "madara")),
    (1, 3, ("naruto-2", "kabuto")),
    (1, 3, ("kakashi", "obito")),
    (1, 3, ("guy", "madara")),
    (2, 4, ("jubi",)),
    (2, 4, ("jubi",)),
    (3, 5, ("obito-2",)),
    (3, 5, ("madara-2",)),
    (4, 6, ("kaguya",)),
    (5, 6, ("naruto-2", "sasuke-2")),
)
MISSIONS = {
    f"mission-{number}": Mission(f"mission-{number}", pile, xp, ninja)
    for number, (pile, xp, ninja) in enumerate(_TABLE, 1)
}
TURNS = 9


def pile_of(turn: int) -> int:
    """D5: one pile for turns 1 to 4, then one for each turn."""
    return max(0, turn - 4)
