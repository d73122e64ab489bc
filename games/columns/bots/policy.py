"""The best short player: looks one card ahead, leaves little to the others, and protects what is dear."""

from __future__ import annotations

from random import Random

from games.columns.bots.outlook import Outlook, piles_of, placed
from games.columns.cards import COLOUR, MARKS, VALUE
from games.columns.state import State
from games.contract import Action, Seat

TREASURE = 30  # the points of one colour from which it is protected


def policy(world: State, seat: Seat, legal: list[Action], random: Random) -> Action:
    outlook, piles = Outlook(world), piles_of(world.columns)
    match world.phase:
        case "turn":
            return max(legal, key=lambda action: _treasure(world, action))
        case "go-on":
            return legal[-1] if outlook.stop(piles) > outlook.draw(piles) else legal[0]
        case "take":
            return max(legal, key=lambda action: outlook.worth(seat, piles[int(action.noun)]))
    ways = placed(piles, MARKS[world.drawn], VALUE[world.drawn])
    return max(zip(legal, ways, strict=True), key=lambda way: outlook.best(way[1]))[0]


def _treasure(world: State, action: Action) -> int:
    if action.verb == "draw":
        return TREASURE - 1
    open = world.players[world.turn].open
    return sum(VALUE[card] for card in open if COLOUR[card] == action.noun)
