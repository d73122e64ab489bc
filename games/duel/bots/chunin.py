"""The chunin: it plays the round out in worlds that may be true, and lays what does best in them."""

from __future__ import annotations

from random import Random

from games.contract import Action, View
from games.duel.bots.mind import Mind
from games.duel.bots.offers import by_verb, holder
from games.duel.laying import parted
from games.duel.merit import keeping
from games.duel.ninja import NINJA
from games.duel.orders import ORDERS
from games.duel.prize import NAMED, named_for
from games.duel.state import State

PROMISING = 8  # orders weighed for the first card
FEW = 3  # for the later ones; and reinforcements weighed
WORTH_A_CALL = 0.02  # lives a reinforcement must save or take to be spent in the last round
THRIFT = 0.1  # and so much more for each round that is still to come
LAST_ROUND = 3
EAGER = 3  # how much likelier a ninja is sent for each XP more that it may bring
WHIM = 4  # how much of a choice what to leave out is chance, in damage


def chunin(public: View, private: View, choices: list[Action], random: Random, world: State) -> Action:
    offered = by_verb(choices)
    if "lay" in offered:
        return _plan(Mind(world, holder(world, private["side"], offered["lay"][0]), random))
    if "exchange" in offered:
        return _exchange(Mind(world, holder(world, private["side"], offered["exchange"][0]), random), choices)
    if "call" in offered:
        return _call(world, private["side"], offered, random)
    if "done" in offered:
        return offered["done"][0]
    if "drop" in offered:
        return _drop(world, private["side"], offered["drop"], random)
    if "pick" in offered:
        return _pick(world, private, offered["pick"], random)
    return random.choice(choices)


def _plan(mind: Mind) -> Action:
    """The next card of the best order for the first ninja that has gaps."""
    count = FEW if any(mind.laid) else PROMISING
    order = mind.best(mind.promising(count))
    place = mind.laid.index("")
    return Action("lay", f"{order[place]}>{place + 1}")


def _exchange(mind: Mind, choices: list[Action]) -> Action:
    return max(choices, key=lambda action: mind.worth(_exchanged(mind.laid, action)))


def _exchanged(laid: list[str], action: Action) -> list[str]:
    order = list(laid)
    if action.noun:
        card, place, _ = parted(action.noun)
        order[place] = card
    return order


def _call(world: State, side: int, offered: dict[str, list[Action]], random: Random) -> Action:
    """Lay a reinforcement where it is worth it; earlier rounds are more thrifty."""
    mind = Mind(world, holder(world, side, offered["take-back"][0]), random)
    plain = mind.worth(mind.laid)
    best, most = offered["done"][0], WORTH_A_CALL + THRIFT * (LAST_ROUND - world.round)
    for action in random.sample(offered["call"], min(FEW, len(offered["call"]))):
        gain = mind.worth(mind.laid, action.noun) - plain
        if gain > most:
            best, most = action, gain
    return best


def _drop(world: State, side: int, drops: list[Action], random: Random) -> Action:
    """What does least against the ninja opposite, with a whim."""
    foes = tuple(one.ninja for one in world.fighters if one.side != side)
    return min(drops, key=lambda action: keeping(action.noun, foes) + random.random() * WHIM)


def _pick(world: State, private: View, picks: list[Action], random: Random) -> Action:
    """Anybody, but rather whom the mission or an own order names."""
    named = named_for(world).get(private["side"]) if world.mission else None
    orders = [ORDERS[order] for order in private["orders"]]
    weights = []
    for action in picks:
        person = NINJA[action.noun].person
        extra = sum(order.xp for order in orders if order.name == person)
        weights.append(1 + EAGER * (extra + NAMED * (action.noun == named)))
    return random.choices(picks, weights=weights)[0]
