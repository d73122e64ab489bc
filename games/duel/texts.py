"""The words on the cards, made from the data that executes them, in four languages."""

from __future__ import annotations

from functools import cache

from games.duel.facts import facts
from games.duel.missions import MISSIONS, Mission, pile_of
from games.duel.ninja import FREE_TURNS, NINJA
from games.duel.orders import ORDERS
from games.duel.prize import NAMED
from games.duel.reinforcements import REINFORCEMENTS, Reinforcement
from games.duel.techniques import TECHNIQUES, Technique
from games.duel.verbs import VERBS
from games.effects import HIT, Effect
from games.words import Words, words_of


@cache
def texts(language: str) -> dict[str, str]:
    """Like beside like: so they travel in fewer bytes."""
    words = words_of("duel", language)
    made = {f"card-{card}-text": text for card, text in _cards(words).items()} | facts()
    return dict(sorted(made.items(), key=lambda one: (one[0].rpartition("-")[2], one[1])))


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
    return words.format(f"effect-{effect.verb}{suffix}", n=effect.amount, kind=effect.needs)


def _order(words: Words, order: str) -> str:
    data = ORDERS[order]
    name = words.format(f"id-{data.name}") if data.name else ""
    return words.format(f"order-{data.check}", n=data.amount, name=name, xp=data.xp)


def _mission(words: Words, mission: str) -> str:
    data = MISSIONS[mission]
    name, *others = [words.format(f"id-{ninja}") for ninja in data.ninja]
    other = others[0] if others else ""
    return words.format(f"mission-{_sort(data)}", name=name, other=other, xp=data.xp, bonus=NAMED)


def _sort(mission: Mission) -> str:
    """D9: a fight with a bonus, a free choice, two against one, or the last fight."""
    if len(mission.ninja) == 1:
        return "lone"
    if len({NINJA[one].side for one in mission.ninja}) == 1:
        return "free"
    return "fight" if mission.pile <= pile_of(FREE_TURNS[-1]) else "last"
