"""The words on the cards, made from the data that executes them, in four languages."""

from __future__ import annotations

from functools import cache

from games.duel.effects import HIT, Effect
from games.duel.facts import facts
from games.duel.missions import MISSIONS
from games.duel.orders import ORDERS
from games.duel.reinforcements import REINFORCEMENTS, Reinforcement
from games.duel.techniques import TECHNIQUES, Technique
from games.duel.verbs import VERBS
from games.words import Words, words_of


@cache
def texts(language: str) -> dict[str, str]:
    words = words_of("duel", language)
    return {f"card-{card}-text": text for card, text in _cards(words).items()} | facts()


def _cards(words: Words) -> dict[str, str]:
    made = {card.id: _technique(words, card) for card in TECHNIQUES.values()}
    made |= {card.id: _reinforcement(words, card) for card in REINFORCEMENTS.values()}
    made |= {order: _order(words, order) for order in ORDERS}
    return made | {mission: _mission(words, mission) for mission in MISSIONS}


def _technique(words: Words, card: Technique) -> str:
    return " ".join(_sentence(words, effect) for effect in card.effects)


def _reinforcement(words: Words, card: Reinforcement) -> str:
    """D20: its "next" card is the one it lies on, or the one opposite."""
    cost = [words.format("help-cost", n=card.cost)] if card.cost else []
    suffixes = ("-here" if VERBS[effect.verb].here else "" for effect in card.effects)
    effects = zip(card.effects, suffixes, strict=True)
    return " ".join([*cost, *(_sentence(words, effect, suffix) for effect, suffix in effects)])


def _sentence(words: Words, effect: Effect, suffix: str = "") -> str:
    """A verb, its number, and what it needs."""
    if effect.needs == HIT:
        return words.format(f"effect-{effect.verb}-hit", n=effect.amount)
    kind = words.format(f"id-{effect.needs}") if effect.needs else ""
    return words.format(f"effect-{effect.verb}{suffix}", n=effect.amount, kind=kind)


def _order(words: Words, order: str) -> str:
    data = ORDERS[order]
    name = words.format(f"id-{data.name}") if data.name else ""
    return words.format(f"order-{data.check}", n=data.amount, name=name, xp=data.xp)


def _mission(words: Words, mission: str) -> str:
    data = MISSIONS[mission]
    names = [words.format(f"id-{ninja}") for ninja in data.ninja]
    if len(names) == 1:
        return words.format("mission-lone", name=names[0], xp=data.xp)
    return words.format("mission-fight", name=names[0], other=names[1], xp=data.xp)
