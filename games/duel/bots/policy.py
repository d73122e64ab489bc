"""The best short player: it knows what its own cards do in their order, and guesses what they will meet."""

from __future__ import annotations

from itertools import permutations
from random import Random

from games.contract import Action, Seat
from games.duel.bots.offers import by_verb, holder
from games.duel.bots.ordering import Ordering
from games.duel.bots.paying import filled, squanders
from games.duel.course import foes_of
from games.duel.merit import keeping
from games.duel.ninja import NINJA
from games.duel.orders import ORDERS
from games.duel.prize import NAMED, named_for
from games.duel.state import Side, State

EAGER = 3  # how much likelier a ninja is sent for each XP more that it may bring
WHIM = 4  # how much of a choice what to leave out is chance, in damage
SURPRISE = 1.5  # how much of an order is chance, in damage: who is foreseen is beaten


def policy(world: State, seat: Seat, legal: list[Action], random: Random) -> Action:
    offered, side = by_verb(legal), world.camps[seat]
    if "lay" in offered:
        return _lay(world, side, offered["lay"][0], random)
    if "done" in offered:
        return offered["done"][0]
    if "stay" in offered:
        return offered["stay"][0]
    if "pick" in offered:
        return _pick(world, seat, offered["pick"], random)
    if "drop" in offered:
        return _drop(world, seat, offered["drop"], random)
    return random.choice(legal)


def _lay(world: State, side: Side, first: Action, random: Random) -> Action:
    """The next card of the best order without waste, for the first ninja that has gaps."""
    fighter = holder(world, side, first)
    gaps = [place for place, card in enumerate(fighter.laid) if not card]
    ordering = Ordering(world, fighter)
    hand = sorted(fighter.hand)
    whims = {card: random.random() * SURPRISE for card in hand}

    def promise(cards: tuple[str, ...]) -> float:
        return ordering.promise(dict(zip(gaps, cards, strict=True))) + sum(whims[card] for card in cards)

    orders = sorted(permutations(hand, len(gaps)), key=promise, reverse=True)
    best = next((one for one in orders if not squanders(fighter, filled(fighter, one))), orders[0])
    return Action("lay", f"{best[0]}>{gaps[0] + 1}")


def _drop(world: State, seat: Seat, drops: list[Action], random: Random) -> Action:
    """What does least against whom the ninja may meet, with a whim."""
    foes = foes_of(world, seat)
    return min(drops, key=lambda action: keeping(action.noun, foes) + random.random() * WHIM)


def _pick(world: State, seat: Seat, picks: list[Action], random: Random) -> Action:
    """Anybody, but rather whom the mission or an own order names."""
    named = named_for(world).get(world.camps[seat]) if world.mission else None
    orders = [ORDERS[order] for order in world.secret[seat]]
    weights = []
    for action in picks:
        person = NINJA[action.noun].person
        extra = sum(order.xp for order in orders if order.name == person)
        weights.append(1 + EAGER * (extra + NAMED * (action.noun == named)))
    return random.choices(picks, weights=weights)[0]
