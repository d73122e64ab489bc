"""The words on the cards, made from the data that executes them, in four languages."""

from __future__ import annotations

from functools import cache

from games.duel.facts import facts
from games.duel.missions import MISSIONS
from games.duel.orders import ORDERS
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.techniques import TECHNIQUES, Effect
from games.words import Words, words_of


@cache
def texts(language: str) -> dict[str, str]:
    words = words_of("duel", language)
    return {f"card-{card}-text": text for card, text in _cards(words).items()} | facts()


def _cards(words: Words) -> dict[str, str]:
    made = {card.id: _sentences(words, card.effects) for card in TECHNIQUES.values()}
    for help in REINFORCEMENTS.values():
        cost = [words.format("help-cost", n=help.cost)] if help.cost else []
        made[help.id] = " ".join([*cost, *(_help(words, effect) for effect in help.effects)])
    made |= {order: _order(words, order) for order in ORDERS}
    made |= {mission: _mission(words, mission) for mission in MISSIONS}
    return made


def _sentences(words: Words, effects: tuple[Effect, ...]) -> str:
    return " ".join(_sentence(words, effect) for effect in effects)


def _sentence(words: Words, effect: Effect) -> str:
    suffix = "-hit" if effect.if_hit else ""
    kind = words.format(f"id-{effect.kind}") if effect.kind else ""
    return words.format(f"effect-{effect.verb}{suffix}", n=effect.amount, kind=kind)


def _help(words: Words, effect: Effect) -> str:
    """A reinforcement's "next" card is the one it lies on or the one opposite (D20)."""
    here = f"effect-{effect.verb}-here"
    return words.format(here, n=effect.amount) if words.has(here) else _sentence(words, effect)


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
