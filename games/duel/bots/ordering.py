"""What an order of cards promises: each as far as the Chakra pays it, after the kinds that lie before it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.duel.merit import LIKELY, merit
from games.duel.state import PLACES, Fighter, State
from games.duel.techniques import CARDS_OF, TECHNIQUES
from games.effects import Effect

UNPAID = 0.7  # of the mean damage of the cards opposite: what a card that can't be used lets through


class Ordering:
    """A ninja and those it faces, at one moment of a round."""

    def __init__(self, state: State, fighter: Fighter) -> None:
        self._fighter = fighter
        self._places = PLACES[state.place :]
        self._foes = tuple(one.ninja for one in state.fighters if one.side != fighter.side and one.hp > 0)

    def promise(self, added: Mapping[int, str]) -> float:
        """The damage that this order may do, less what it may take, with these cards in the gaps."""
        me = self._fighter
        chakra, cheap, kinds, worth = me.chakra, sum(me.cheap.values()), set(me.kinds), 0.0
        for place in self._places:
            technique = TECHNIQUES[added.get(place) or me.laid[place]]
            cost = max(0, technique.cost - cheap)
            cheap = 0
            if cost > chakra:
                worth -= UNPAID * _threat(self._foes)
                continue
            chakra -= cost
            worth += merit(technique.id, self._foes) + _combos(technique.id, frozenset(kinds))
            for effect in technique.now:
                if effect.verb == "gain":
                    chakra += effect.amount
                elif effect.verb == "cheapen":
                    cheap += effect.amount
            kinds.add(technique.kind)
        return worth


@cache
def _threat(foes: tuple[str, ...]) -> float:
    """The mean damage of what may lie opposite."""
    cards = [TECHNIQUES[card].damage for foe in foes for card in CARDS_OF[foe]]
    return sum(cards) / len(cards)


@cache
def _combos(card: str, kinds: frozenset[str]) -> float:
    """What its combinations bring after these kinds, beyond what `merit` guesses of them."""
    mine = TECHNIQUES[card]
    in_deck = {one.kind for one in map(TECHNIQUES.__getitem__, CARDS_OF[mine.ninja]) if one is not mine}
    return sum(_surer(effect, kinds, in_deck) for effect in mine.now if effect.verb == "combo")


def _surer(effect: Effect, kinds: frozenset[str], in_deck: set[str]) -> float:
    guessed = LIKELY if effect.needs in in_deck else 0.0
    return effect.amount * ((effect.needs in kinds) - guessed)
