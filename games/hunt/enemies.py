"""Every enemy as data: Akatsuki cards (H4), trap tokens (H45, H46) and summons (H48)."""

from __future__ import annotations

import msgspec


class EnemyCard(msgspec.Struct, frozen=True):
    """What is printed: Health (0: it depends on the table), Defence and the names of its talents.

    `hardens` is what the Defence gains for each round lost (H44).
    """

    id: str
    kind: str  # akatsuki, boss, trap or summon
    health: int
    defence: int
    talents: tuple[str, ...] = ()
    pain: bool = False
    hardens: int = 0


def _members() -> tuple[EnemyCard, ...]:
    return (
        EnemyCard("itachi", "akatsuki", 2, 3, ("call-susanoo",)),
        EnemyCard("nagato", "akatsuki", 2, 3, ("replace",)),
        EnemyCard("konan", "akatsuki", 2, 3, ("dodge",)),
        EnemyCard("tendo", "akatsuki", 1, 3, ("untouchable",), pain=True),
        EnemyCard("ningendo", "akatsuki", 3, 3, ("seal",), pain=True),
        EnemyCard("kisame", "akatsuki", 2, 4, ("grudge",)),
        EnemyCard("hidan", "akatsuki", 2, 3, ("feed",)),
        EnemyCard("gakido", "akatsuki", 3, 3, ("drain",), pain=True),
        EnemyCard("chikushodo", "akatsuki", 2, 3, ("call-creature",), pain=True),
        EnemyCard("shurado", "akatsuki", 2, 3, ("twice",), pain=True),
        EnemyCard("sasori", "akatsuki", 3, 3, ("call-puppet",)),
        EnemyCard("jigokudo", "akatsuki", 2, 3, ("revive",), pain=True),
        EnemyCard("kakuzu", "akatsuki", 5, 3),
        EnemyCard("deidara", "akatsuki", 3, 4, ("blast",)),
        EnemyCard("zetsu", "akatsuki", 1, 3, ("rooted",)),
        EnemyCard("tobi-a", "boss", 0, 3, ("eye",)),
        EnemyCard("tobi-b", "boss", 0, 3, ("eye", "void")),
        EnemyCard("gedo-statue", "boss", 0, 1, ("all",), hardens=1),
    )


def _tokens() -> tuple[EnemyCard, ...]:
    return (
        EnemyCard("zetsu-level-1", "trap", 1, 2, ("paralyse",)),
        EnemyCard("zetsu-level-2", "trap", 1, 3, ("paralyse",)),
        EnemyCard("sasuke", "trap", 1, 4, ("mirror",)),
        EnemyCard("danzo", "trap", 1, 4, ("foil",)),
        EnemyCard("karin", "trap", 1, 4, ("tax",)),
        EnemyCard("orochimaru", "trap", 1, 4, ("call-snake",)),
        EnemyCard("jugo", "trap", 1, 4, ("harden",)),
        EnemyCard("kabuto", "trap", 1, 4, ("copy",)),
        EnemyCard("suigetsu", "trap", 1, 4, ("water",)),
        EnemyCard("susanoo", "summon", 1, 4, ("protect",)),
        EnemyCard("puppet", "summon", 1, 4, ("protect",)),
        EnemyCard("snake", "summon", 1, 3, ("protect",)),
        EnemyCard("creature", "summon", 1, 2, ("protect",)),
    )


ENEMIES = {card.id: card for card in (*_members(), *_tokens())}
BOMB = "paper-bomb"

ZETSU = ("zetsu-1", "zetsu-2", "zetsu-3", "zetsu-4")
MEMBERS = {card.id: card.id for card in _members() if card.kind == "akatsuki" and card.id != "zetsu"}
AKATSUKI = {**MEMBERS, **dict.fromkeys(ZETSU, "zetsu")}
BOSSES = ("tobi", "gedo-statue")

BLUE = ("zetsu-level-1",) * 10 + ("zetsu-level-2",) * 5 + (BOMB,) * 5
RED = (
    ("zetsu-level-2",) * 8
    + (BOMB,) * 5
    + ("sasuke", "danzo", "karin", "orochimaru", "jugo", "kabuto", "suigetsu")
)
SUMMONS = {
    "susanoo": ("susanoo",),
    "puppet": ("puppet",),
    "snake": ("snake-1", "snake-2", "snake-3"),
    "creature": ("creature-1", "creature-2", "creature-3"),
}

# By mode and number of heroes (H44).
TOBI_HEALTH = {
    "easy": {2: 4, 3: 8, 4: 9, 5: 12},
    "normal": {2: 5, 3: 8, 4: 9, 5: 12},
    "expert": {2: 5, 3: 8, 4: 8, 5: 11},
}

SHORTER = {
    "easy": {2: 4, 3: 8, 4: 9, 5: 12},
    "normal": {2: 5, 3: 8, 4: 10, 5: 13},
    "expert": {2: 6, 3: 10, 4: 12, 5: 16},
}  # in a short hunt (H51)


def tobi_health(mode: str, is_short: bool, heroes: int) -> int:
    return (SHORTER if is_short else TOBI_HEALTH)[mode][heroes]


# Talents that Kabuto doesn't copy (H46), and those that call for the special die (H31).
UNCOPIED = frozenset({"replace", "revive", "rooted"})
SPECIAL = frozenset({"call-susanoo", "replace", "mirror", "foil"})
CALLS = {"call-puppet": "puppet", "call-snake": "snake", "call-creature": "creature"}
