"""Card texts, made from the same data that carries the cards out."""

from __future__ import annotations

from games.effects import Effect
from games.exam.heroes import CACHE, CARDS, FINDS, HEROES, KIT, STATS, STREAM, TOP
from games.exam.moving import BACKWARD, FORWARD, SEAL_DAMAGE, UP
from games.exam.techniques import ABILITIES, FRENZY, KUNAI_DODGE, PATTERNS, TECHNIQUES, Technique
from games.words import Words, words_of


def texts(language: str) -> dict[str, str]:
    words = words_of("exam", language)
    made = {f"card-{one.id}-text": technique_text(words, one) for one in TECHNIQUES.values()}
    made |= {f"card-{id}-area": "\n".join(drawing) for id, drawing in PATTERNS.items()}
    made |= {f"card-{id}-text": words.format(f"ability-{id}", n=FRENZY) for id in ABILITIES}
    made |= {f"card-{hero}-levels": "\n".join(_levels(hero)) for hero in HEROES}
    steps = {"forward": FORWARD, "backward": BACKWARD, "up": UP}
    made |= {f"card-{id}-text": words.format(f"action-{id}", **steps) for id in CARDS}
    items = {"dodge": KUNAI_DODGE, "damage": SEAL_DAMAGE}
    made |= {f"card-{id}-text": words.format(f"item-{id}", **items) for id in KIT}
    return made | {f"card-{id}-text": words.format(f"find-{id}", n=STREAM, **CACHE) for id in FINDS}


def _levels(hero: str) -> list[str]:
    """The hero's numbers, a line for each level."""
    return [" ".join(map(str, STATS[hero, level])) for level in range(1, TOP + 1)]


def technique_text(words: Words, technique: Technique) -> str:
    """Level and cost, whom it is aimed at, what it does, and how it lasts."""
    told = [words.format("technique-line", level=technique.level, cost=technique.cost)]
    told.append(_aim(words, technique))
    told += [_sentence(words, "effect", effect) for effect in technique.does]
    told += [_sentence(words, "lasting", effect) for effect in technique.lasting]
    if technique.turns:
        told.append(words.format("technique-turns"))
    if technique.upkeep:
        told.append(words.format("technique-upkeep", n=technique.upkeep))
    if technique.mind:
        told.append(words.format("technique-mind"))
    return " ".join(told)


def _aim(words: Words, technique: Technique) -> str:
    many = technique.aim in ("within", "any", "cell") and technique.picks > 1
    name = words.format(f"card-{technique.after}") if technique.after else ""
    message = f"aim-{technique.aim}-many" if many else f"aim-{technique.aim}"
    return words.format(message, reach=technique.reach, technique=name)


def _sentence(words: Words, kind: str, effect: Effect) -> str:
    return words.format(f"{kind}-{effect.verb}", n=effect.amount, change=f"{effect.amount:+d}")
