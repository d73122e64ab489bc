"""A fight: the choice of 15, the deal, rounds of three clashes (D17 to D23)."""

from __future__ import annotations

from games.contract import Dice, Event, Tell
from games.duel.clash import clash, standing
from games.duel.ninja import BOSSES, NINJA, is_quick
from games.duel.state import AKATSUKI, ALLIANCE, NOBODY, PLACES, Duel, Fighter, Side
from games.duel.tally import blank, close_round
from games.duel.techniques import CARDS_OF, KEPT

ROUNDS = 3
DEALT = 6
DRAWN = 3


def show(state: Duel, tell: Tell) -> None:
    """D13: the ninja are shown together, with full HP (D17)."""
    state.fighters = [
        _fighter(state, ninja, seat) for ninja, seat in zip(state.picks, state.leads, strict=True)
    ]
    state.round = 0
    for fighter in state.fighters:
        tell(Event("show", {"seat": fighter.seat, "ninja": fighter.ninja, "hp": fighter.hp}))


def surplus(fighter: Fighter) -> int:
    """How many of its techniques a ninja must leave out (D19)."""
    return len(CARDS_OF[fighter.ninja]) - KEPT


def deal(state: Duel, dice: Dice, tell: Tell) -> None:
    """D19: 15 are shuffled and 6 drawn in round 1; then 3 join the 3 unused."""
    state.round += 1
    state.place = 0
    take_up_calls(state)
    for fighter in state.fighters:
        if fighter.hp > 0:
            _refresh(fighter)
            if state.round == 1:
                dice.shuffle(fighter.deck)
            count = DEALT if state.round == 1 else DRAWN
            fighter.hand += fighter.deck[:count]
            del fighter.deck[:count]
    tell(Event("round", {"round": state.round}))


def reveal(state: Duel, tell: Tell) -> None:
    """D21: pair by pair, until a side is down or somebody may exchange a card."""
    while state.place < len(PLACES) and not is_decided(state):
        clash(state, state.place, tell)
        state.place += 1
        if state.swaps and not is_decided(state):
            return
        state.swaps = []
    for fighter in state.fighters:
        close_round(fighter)


def take_up_calls(state: Duel) -> None:
    """Reinforcements that were never turned over return to the hand: they lay with a fallen ninja (D25)."""
    for fighter in state.fighters:
        state.hands[fighter.seat] += [call for call in fighter.calls if call]
        fighter.calls, fighter.targets = [""] * 3, [-1] * 3


def is_decided(state: Duel) -> bool:
    return not (standing(state, ALLIANCE) and standing(state, AKATSUKI))


def winner(state: Duel) -> Side:
    """D17: a side that is down has lost; none or both is a draw."""
    up = [side for side in (ALLIANCE, AKATSUKI) if standing(state, side)]
    return up[0] if len(up) == 1 else NOBODY


def _refresh(fighter: Fighter) -> None:
    """D18, D23: Chakra is back at its maximum, and nothing waits from the round before."""
    fighter.chakra = NINJA[fighter.ninja].chakra
    fighter.used += fighter.turned
    fighter.turned, fighter.kinds = [], []
    fighter.plus = fighter.minus = fighter.cheap = fighter.poison = fighter.fuse = 0
    fighter.bound = fighter.endure = fighter.done = False
    fighter.undone = 0


def _fighter(state: Duel, ninja: str, seat: int) -> Fighter:
    """D27: bosses fight each other with half their HP."""
    hp = NINJA[ninja].hp // (2 if is_quick(state) and ninja in BOSSES else 1)
    cards = list(CARDS_OF[ninja])
    return Fighter(
        ninja=ninja,
        seat=seat,
        side=state.camps[seat],
        hp=hp,
        full=hp,
        chakra=NINJA[ninja].chakra,
        done=len(cards) == KEPT,
        undone=0,
        out=[],
        deck=cards,
        hand=[],
        laid=[""] * 3,
        calls=[""] * 3,
        targets=[-1] * 3,
        turned=[],
        called=[],
        used=[],
        seen=[],
        kinds=[],
        plus=0,
        minus=0,
        cheap=0,
        bound=False,
        poison=0,
        fuse=0,
        endure=False,
        heart=0,
        tally=blank(),
    )
