"""A fight as one player imagines it: what they see, with plausible cards where they can't."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from random import Random

import msgspec

from games.contract import Event, Json
from games.duel.fight import is_decided, turn_over
from games.duel.ninja import NINJA
from games.duel.state import PLACES, Fighter, Options, State
from games.duel.tally import blank
from games.duel.techniques import CARDS_OF, TECHNIQUES

FINISH = 0.8  # what felling a ninja is worth, in whole lives
TRIES = 3  # orders an opponent is thought to weigh

Hand = dict[str, Json]

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Fighter]).decode


class Imagined:
    """Rounds of this fight played out in the mind, by the real rules; nobody exchanges cards there."""

    def __init__(self, public: dict[str, Json], private: dict[str, Json], random: Random) -> None:
        self.random, self.side, self.place = random, private["side"], public["place"]
        self.known: dict[str, Hand] = private["fighters"]
        self.seen: dict[str, Hand] = private["seen"]
        views = public["fighters"]
        self.fighters = [self._fighter(views[str(index)], str(index)) for index in range(len(views))]
        self.camps = [view["side"] for _, view in sorted(public["seats"].items())]
        self.worlds: list[list[list[str]]] = []

    def dream(self, count: int) -> None:
        """Think of `count` ways in which the others may have laid their cards."""
        self.worlds = [[self._laid(index) for index in range(len(self.fighters))] for _ in range(count)]

    def worth(self, index: int, laid: list[str], call: tuple[str, int] | None = None) -> float:
        """How well the round ends for us, on average over what was dreamt."""
        frozen = _encode(self.fighters)
        endings = (self._ending(_decode(frozen), world, index, laid, call) for world in self.worlds)
        return sum(endings) / len(self.worlds)

    def orders(self, index: int) -> list[list[str]]:
        """Every way to fill the gaps of a ninja from its hand."""
        own = self.known[str(index)]
        laid = [own["laid"].get(str(place + 1), "") for place in PLACES]
        gaps = [place for place in PLACES[self.place :] if not laid[place]]
        found = []
        for cards in permutations(own["hand"], len(gaps)):
            order = list(laid)
            for place, card in zip(gaps, cards, strict=True):
                order[place] = card
            found.append(order)
        return found

    def best(self, index: int, orders: list[list[str]]) -> list[str]:
        return max(orders, key=lambda order: self.worth(index, order))

    def promising(self, index: int, orders: list[list[str]], count: int) -> list[list[str]]:
        return sorted(orders, key=lambda order: -self._promise(index, order))[:count]

    def _promise(self, index: int, order: list[str]) -> float:
        """A glance at an order: what it costs and what it does if all goes well."""
        chakra, worth = self.fighters[index].chakra, 0.0
        for card in order:
            if not card:
                continue
            data = TECHNIQUES[card]
            if data.cost <= chakra:
                chakra -= data.cost
                worth += value(card)
        return worth + self.random.random() * 6

    def _laid(self, index: int) -> list[str]:
        """A plausible order of cards on the places still face down."""
        orders = self.orders(index) if str(index) in self.known else self._hidden_orders(index)
        few = [self.random.choice(orders) for _ in range(TRIES)]
        return max(few, key=lambda order: self._promise(index, order))

    def _hidden_orders(self, index: int) -> list[list[str]]:
        fighter = self.fighters[index]
        gone = {*fighter.used, *fighter.turned}
        cards = [card for card in CARDS_OF[fighter.ninja] if card not in gone]
        held = list(self.seen.get(str(index), ()))
        rest = [card for card in cards if card not in held]
        hand = held + self.random.sample(rest, max(0, 6 - self.place - len(held)))
        gap = [""] * self.place
        return [gap + self.random.sample(hand, 3 - self.place) for _ in range(TRIES)]

    def _ending(
        self,
        fighters: list[Fighter],
        world: list[list[str]],
        index: int,
        laid: list[str],
        call: tuple[str, int] | None,
    ) -> float:
        before = [fighter.hp for fighter in fighters]
        for number, fighter in enumerate(fighters):
            fighter.laid = list(laid if number == index else world[number])
        if call:
            fighters[index].calls[call[1]] = call[0]
        state = _table(fighters, self.camps, self.place)
        while state.place < len(PLACES) and not is_decided(state):
            turn_over(state, _unheard)
        return sum(
            self._loss(fighter, hp) * (-1 if fighter.side == self.side else 1)
            for fighter, hp in zip(fighters, before, strict=True)
        )

    def _loss(self, fighter: Fighter, before: int) -> float:
        lost = (before - fighter.hp) / fighter.full
        return lost + FINISH * (fighter.hp == 0 < before)

    def _fighter(self, view: dict[str, Json], index: str) -> Fighter:
        own = self.known.get(index, {})
        waits = view["waits"]
        turned = [view["turned"][key] for key in sorted(view["turned"])]
        return Fighter(
            ninja=view["ninja"],
            seat=view["seat"],
            side=view["side"],
            hp=view["hp"],
            full=view["full"],
            chakra=view["chakra"],
            done=True,
            undone=0,
            out=[],
            deck=[],
            hand=[],
            laid=[""] * 3,
            calls=[own.get("calls", {}).get(str(place + 1), "") for place in PLACES],
            targets=[-1] * 3,
            turned=turned,
            called=[],
            used=list(view["used"].values()),
            seen=[],
            kinds=[TECHNIQUES[card].kind for card in turned],
            plus=waits.get("plus", 0),
            minus=waits.get("minus", 0),
            cheap=waits.get("cheap", 0),
            bound=bool(waits.get("bound", 0)),
            poison=waits.get("poison", 0),
            fuse=waits.get("fuse", 0),
            endure=bool(waits.get("endure", 0)),
            heart=waits.get("heart", 0),
            tally=blank(),
        )


@cache
def value(card: str) -> float:
    """A card at a glance: its damage and something for each effect."""
    data = TECHNIQUES[card]
    return data.damage + sum(
        min(effect.amount, 30) * WEIGHTS.get(effect.verb, 0.5) for effect in data.effects
    )


WEIGHTS = {"recoil": -1.0, "strike": 1.0, "heal": 0.8, "share": 0.2, "peek": 0.5, "strengthen": 0.8}


def strength(ninja: str) -> int:
    """What a ninja card promises: its XP value is the printed measure."""
    return NINJA[ninja].xp


def _unheard(event: Event) -> None:
    pass


def _table(fighters: list[Fighter], camps: list[int], place: int) -> State:
    return State(
        mode=Options().mode,
        clock=0,
        bosses=False,
        camps=camps,
        left=[],
        fought=[],
        starter=0,
        phase="swap",
        turn=1,
        fights=1,
        bans={},
        xp=[0, 0],
        past=[],
        missions=[],
        orders=[],
        under=[],
        secret=[],
        pile=[],
        hands=[],
        discard=[],
        mission="",
        named=0,
        challenged=0,
        leads=[],
        picks=[],
        fighters=fighters,
        round=1,
        place=place,
        swaps=[],
    )
