"""What a ninja's Chakra pays (D22): a card is wasted that lies unpaid where another would be paid."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from games.contract import Action, Seat
from games.duel.hints import preview
from games.duel.laying import parted
from games.duel.state import PLACES, Fighter, State, on_feet


def wastes(world: State, seat: Seat, action: Action) -> bool:
    """After it a card is wasted, and before it none was."""
    if action.verb not in ("lay", "exchange", "call"):
        return False
    card, place, name = parted(action.noun)
    own = on_feet(world, seat)
    fighter = next((one for one in own if card in one.hand or one.ninja == name), own[0])
    after, laid = copy(fighter), list(fighter.laid)
    if action.verb == "call":
        after.calls = [*fighter.calls[:place], card, *fighter.calls[place + 1 :]]
    else:
        laid[place] = card
    return squanders(after, laid) and not squanders(fighter, fighter.laid)


def squanders(fighter: Fighter, laid: Sequence[str]) -> bool:
    """A card lies unpaid where another one would be paid, and with it all that are paid now."""
    paid = _paid(fighter, laid)
    unpaid = [place for place in PLACES[len(fighter.turned) :] if laid[place] and place not in paid]
    others = [card for card in (*fighter.hand, *fighter.laid) if card and card not in laid]
    ways = ([*laid[:place], card, *laid[place + 1 :]] for place in unpaid for card in others)
    return any(_paid(fighter, way) > paid for way in ways)


def filled(fighter: Fighter, cards: Sequence[str]) -> list[str]:
    """What lies there, with these cards in the gaps."""
    rest = iter(cards)
    return [card or next(rest) for card in fighter.laid]


def _paid(fighter: Fighter, laid: Sequence[str]) -> set[int]:
    """Of the places that are still face down."""
    return {place for place, card in preview(fighter, laid).items() if card.paid}
