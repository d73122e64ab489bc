"""Card texts, made from the data that executes them: one whole sentence per verb, in every language."""

from __future__ import annotations

from functools import cache

from games.hunt.enemies import BOMB, ENEMIES, SHORTER, TOBI_HEALTH, EnemyCard
from games.hunt.heroes import HEROES, LEVELS, Attributes, HeroCard
from games.hunt.techniques import TECHNIQUES, Effect, Technique
from games.words import Words, words_of

TOBI = {"tobi-a": ("normal", "easy"), "tobi-b": ("expert",)}  # the modes of his faces


@cache
def texts(language: str) -> dict[str, str]:
    words = words_of("hunt", language)
    made = {f"card-{id}-text": _technique(words, card) for id, card in TECHNIQUES.items()}
    made |= {f"card-{id}-text": _enemy(words, card) for id, card in ENEMIES.items()}
    made |= {f"id-{id}-text": _hero(words, card) for id, card in HEROES.items()}
    made |= {f"id-{id}-expert-text": _expert(words, card) for id, card in HEROES.items()}
    made[f"card-{BOMB}-text"] = words.format(f"text-{BOMB}")
    return made


def _technique(words: Words, card: Technique) -> str:
    if card.kind == "support":
        return " ".join([words.format("text-support", cost=card.cost), _modes(words, card)])
    sentences = [words.format("text-fight", cost=card.cost, strength=card.strength)]
    return " ".join(sentences + [_effect(words, effect) for effect in (*card.traits, *card.power)])


def _modes(words: Words, card: Technique) -> str:
    modes = [_effect(words, mode) for mode in card.modes]
    if len(modes) == 1:
        return modes[0]
    return words.format("text-or", first=modes[0], second=modes[1])


def _effect(words: Words, effect: Effect) -> str:
    sentence = words.format(f"effect-{effect.verb}", count=effect.number)
    return f"{words.format(f'needs-{effect.needs}')} {sentence}" if effect.needs else sentence


def _enemy(words: Words, card: EnemyCard) -> str:
    sentences = [_numbers(words, card)]
    return " ".join(sentences + [words.format(f"id-{talent}") for talent in card.talents])


def _numbers(words: Words, card: EnemyCard) -> str:
    if card.id in TOBI:
        healths = [_tobi(words, card, mode) for mode in TOBI[card.id]]
        return " ".join([*healths, *(_shorter(words, mode) for mode in TOBI[card.id])])
    own = f"text-{card.id}"
    return words.format(own if words.has(own) else "text-enemy", health=card.health, defence=card.defence)


def _tobi(words: Words, card: EnemyCard, mode: str) -> str:
    two, three, four, five = (TOBI_HEALTH[mode][heroes] for heroes in (2, 3, 4, 5))
    name = "text-tobi-easy" if mode == "easy" else "text-tobi"
    return words.format(name, two=two, three=three, four=four, five=five, defence=card.defence)


def _shorter(words: Words, mode: str) -> str:
    """H51: how much Health he has in a short hunt."""
    two, three, four, five = (SHORTER[mode][heroes] for heroes in (2, 3, 4, 5))
    name = words.format(f"option-mode-{mode}")
    return words.format("text-tobi-short", mode=name, two=two, three=three, four=four, five=five)


def _hero(words: Words, card: HeroCard) -> str:
    """H7: face A, with what its Experience raises."""
    raised = zip(LEVELS, card.raises, strict=False)
    raises = [words.format(f"text-raise-{attribute}", level=level) for level, attribute in raised]
    return " ".join([_face(words, card.face_a), *raises, *_talent(words, card)])


def _expert(words: Words, card: HeroCard) -> str:
    """H9: face B, without Experience."""
    return " ".join([_face(words, card.face_b), *_talent(words, card)])


def _face(words: Words, face: Attributes) -> str:
    return words.format("text-hero", strength=face.strength, chakra=face.chakra, strategy=face.strategy)


def _talent(words: Words, card: HeroCard) -> list[str]:
    return [words.format(f"talent-{card.talent}")] if card.talent else []
