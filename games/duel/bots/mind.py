"""Rounds of a fight played out by the real rules, in worlds that the seat may take for true."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random

import msgspec

from games.contract import Event, Seat
from games.dice import SeededDice
from games.duel.fight import is_decided, turn_over, winner
from games.duel.laying import put_call
from games.duel.merit import merit
from games.duel.orders import ORDERS, fulfilled, progress
from games.duel.secrets import redeal
from games.duel.state import AKATSUKI, ALLIANCE, PLACES, Fighter, Side, State
from games.duel.tally import close_round
from games.duel.techniques import TECHNIQUES

WORLDS = 5
TRIES = 3  # orders an opponent is thought to weigh
FINISH = 0.8  # what felling a ninja is worth, in whole lives
ORDER = 0.12  # what a point of XP for an order is worth, in whole lives
NEARER = 0.4  # of that, before the fight is won
WHIM = 6  # how much of a glance is chance, in damage

_frozen = msgspec.msgpack.Encoder().encode  # to thaw a world again is the quickest copy of it
_thawed = msgspec.msgpack.Decoder(State).decode


class Mind:
    """What the player of a ninja expects of this round; nobody exchanges cards there."""

    def __init__(self, world: State, fighter: Fighter, random: Random) -> None:
        self.random, self.fighter, self.place = random, fighter, world.place
        self.index = world.fighters.index(fighter)
        self.laid = list(fighter.laid)
        self.foes = [_ninja(world, 1 - side) for side in (ALLIANCE, AKATSUKI)]
        fight = _frozen(_fight_only(world, fighter.seat))
        self.worlds = [_frozen(self._dealt(_thawed(fight))) for _ in range(WORLDS)]

    def worth(self, laid: list[str], call: str = "") -> float:
        """How well the round ends for us with these cards and this reinforcement, on average."""
        return sum(self._ending(_thawed(world), laid, call) for world in self.worlds) / WORLDS

    def best(self, orders: list[list[str]]) -> list[str]:
        return max(orders, key=self.worth)

    def promising(self, count: int) -> list[list[str]]:
        """Of all ways to fill the gaps from the hand, those that look best."""
        gaps = self._gaps(self.laid)
        orders = [_filled(self.laid, gaps, cards) for cards in permutations(self.fighter.hand, len(gaps))]
        return sorted(orders, key=lambda order: -self._promise(self.fighter, order))[:count]

    def _dealt(self, world: State) -> State:
        """Another world that may be true, in which the others have laid their cards."""
        redeal(world, self.fighter.seat, SeededDice(self.random.randbytes(32), 0))
        for index, fighter in enumerate(world.fighters):
            if index != self.index and fighter.hp > 0:
                self._lay_out(fighter)
        return world

    def _lay_out(self, fighter: Fighter) -> None:
        """A plausible order: of a few, the most promising; what camp mates laid is known."""
        is_known = fighter.side == self.fighter.side
        laid = fighter.laid if is_known else [""] * len(PLACES)
        cards = fighter.hand if is_known else [*fighter.hand, *filter(None, fighter.laid)]
        gaps = self._gaps(laid)
        few = [_filled(laid, gaps, self.random.sample(cards, len(gaps))) for _ in range(TRIES)]
        fighter.laid = max(few, key=lambda order: self._promise(fighter, order))
        fighter.hand = [card for card in cards if card not in fighter.laid]

    def _gaps(self, laid: list[str]) -> list[int]:
        return [place for place in PLACES[self.place :] if not laid[place]]

    def _promise(self, fighter: Fighter, order: list[str]) -> float:
        """A glance at an order: what it does if all goes well, as far as the Chakra pays it."""
        chakra, worth, foes = fighter.chakra, 0.0, self.foes[fighter.side]
        for card in filter(None, order):
            cost = TECHNIQUES[card].cost
            if cost <= chakra:
                chakra -= cost
                worth += merit(card, foes)
        return worth + self.random.random() * WHIM

    def _ending(self, state: State, laid: list[str], call: str) -> float:
        before = [fighter.hp for fighter in state.fighters]
        state.fighters[self.index].laid = list(laid)
        if call:
            put_call(state, self.fighter.seat, call)
        while state.place < len(PLACES) and not is_decided(state):
            turn_over(state, _unheard)
        lost = zip(state.fighters, before, strict=True)
        return sum(self._sign(one) * _loss(one, hp) for one, hp in lost) + ORDER * self._orders(state)

    def _orders(self, state: State) -> float:
        """The XP of one's own orders: scored by a victory, or nearer to it."""
        seat = self.fighter.seat
        close_round(state)
        if not is_decided(state):
            done = (one for one, step in progress(state, seat).items() if step["is"] == "done")
            return NEARER * sum(ORDERS[one].xp for one in done)
        if winner(state) != self.fighter.side:
            return 0
        return sum(ORDERS[one].xp for one in fulfilled(state, seat))

    def _sign(self, fighter: Fighter) -> int:
        return -1 if fighter.side == self.fighter.side else 1


def _fight_only(world: State, seat: Seat) -> State:
    """The table without what no round touches: less to copy and to deal."""
    secret = [cards if one == seat else [] for one, cards in enumerate(world.secret)]
    return msgspec.structs.replace(world, past=[], missions=[], orders=[], under=[], secret=secret)


def _ninja(world: State, side: Side) -> tuple[str, ...]:
    return tuple(one.ninja for one in world.fighters if one.side == side and one.hp > 0)


def _filled(laid: list[str], gaps: Sequence[int], cards: Sequence[str]) -> list[str]:
    order = list(laid)
    for place, card in zip(gaps, cards, strict=True):
        order[place] = card
    return order


def _loss(fighter: Fighter, before: int) -> float:
    """In whole lives."""
    return (before - fighter.hp) / fighter.full + FINISH * (fighter.hp == 0 < before)


def _unheard(event: Event) -> None:
    """Nobody is told what happens in a mind."""
