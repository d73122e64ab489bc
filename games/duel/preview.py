"""What a player's own cards will cost and do in their order, as far as they alone decide it (D22, D23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.contract import Action, Json, Seat
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.state import PLACES, Duel, Fighter, led_by
from games.duel.techniques import TECHNIQUES, Effect


class Foreseen(NamedTuple):
    """A laid card: its cost after cheapening, its damage after own bonuses, the Chakra left."""

    cost: int
    power: int
    paid: bool
    left: int


class Waiting:
    """What a ninja brings to its next card."""

    __slots__ = ("bound", "chakra", "cheap", "kinds", "minus", "plus")

    def __init__(self, fighter: Fighter) -> None:
        self.chakra, self.plus, self.minus, self.cheap = (
            fighter.chakra,
            fighter.plus,
            fighter.minus,
            fighter.cheap,
        )
        self.bound, self.kinds = fighter.bound, list(fighter.kinds)

    def gain(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            match effect.verb:
                case "strengthen":
                    self.plus += effect.amount
                case "cheapen":
                    self.cheap += effect.amount
                case "gain":
                    self.chakra += effect.amount


def preview(fighter: Fighter, laid: Sequence[str]) -> dict[int, Foreseen]:
    """The cards on the places still face down, one after the other."""
    waiting, seen = Waiting(fighter), {}
    for place in PLACES[len(fighter.turned) :]:
        _call(waiting, fighter.calls[place])
        if laid[place]:
            seen[place] = _use(waiting, laid[place])
        waiting.minus = 0
    return seen


def hint(state: Duel, seat: Seat, action: Action) -> dict[str, Json]:
    """What a card would do on the place where it would lie."""
    if action.verb not in ("lay", "exchange"):
        return {}
    card, _, place = action.noun.partition(">")
    own = [state.fighters[index] for index in led_by(state, seat)]
    fighter = next(one for one in own if card in one.hand)
    laid = list(fighter.laid)
    laid[int(place) - 1] = card
    return preview(fighter, laid)[int(place) - 1]._asdict()


def _call(waiting: Waiting, name: str) -> None:
    if name and waiting.chakra >= REINFORCEMENTS[name].cost:
        waiting.chakra -= REINFORCEMENTS[name].cost
        waiting.gain(REINFORCEMENTS[name].effects)


def _use(waiting: Waiting, name: str) -> Foreseen:
    card = TECHNIQUES[name]
    cost = max(0, card.cost - waiting.cheap)
    combo = 0 if waiting.bound else sum(e.amount for e in card.now if e.kind and e.kind in waiting.kinds)
    power = max(0, card.damage + waiting.plus + combo - waiting.minus)
    effects = () if waiting.bound else card.now
    waiting.plus = waiting.cheap = 0
    waiting.bound = False
    if waiting.chakra < cost:
        return Foreseen(cost, 0, False, waiting.chakra)
    waiting.chakra -= cost
    waiting.gain(effects)
    waiting.kinds.append(card.kind)
    return Foreseen(cost, power, True, waiting.chakra)
