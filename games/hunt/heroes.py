"""The six hero cards (H7), with both faces."""

from __future__ import annotations

import msgspec


class Attributes(msgspec.Struct, frozen=True):
    strength: int
    chakra: int
    strategy: int


class HeroCard(msgspec.Struct, frozen=True):
    """Face A at Experience 0, what each level of its bar raises, face B, and the talent of both."""

    id: str
    face_a: Attributes
    raises: tuple[str, ...]
    face_b: Attributes
    talent: str = ""


LEVELS = (3, 5, 6)
FULL_BAR = 6

HEROES = {
    card.id: card
    for card in (
        HeroCard(
            "naruto",
            Attributes(3, 3, 6),
            ("strength", "chakra", "strategy"),
            Attributes(3, 4, 5),
            "stamina",
        ),
        HeroCard("sakura", Attributes(4, 2, 3), ("strength", "chakra", "strategy"), Attributes(4, 3, 3)),
        HeroCard("kakashi", Attributes(3, 3, 5), ("strength", "chakra"), Attributes(3, 4, 6)),
        HeroCard(
            "rock-lee",
            Attributes(4, 1, 3),
            ("strategy", "chakra", "strength"),
            Attributes(3, 2, 3),
            "taijutsu",
        ),
        HeroCard(
            "sai", Attributes(2, 3, 6), ("strength", "chakra", "strength"), Attributes(3, 4, 6), "flight"
        ),
        HeroCard(
            "shikamaru",
            Attributes(3, 3, 5),
            ("strength", "chakra", "strategy"),
            Attributes(4, 3, 5),
            "strategist",
        ),
    )
}


def _attributes(card: HeroCard, experience: int) -> Attributes:
    worth = {"strength": 0, "chakra": 0, "strategy": 0}
    for level, attribute in zip(LEVELS, card.raises, strict=False):
        worth[attribute] += experience >= level
    base = card.face_a
    return Attributes(
        base.strength + worth["strength"], base.chakra + worth["chakra"], base.strategy + worth["strategy"]
    )


FACE_A = {
    (id, level): _attributes(card, level) for id, card in HEROES.items() for level in range(FULL_BAR + 1)
}
