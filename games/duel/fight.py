"""A fight: the choice of 15, the deal, rounds of three clashes (D17 to D23)."""

from __future__ import annotations

from typing import Any

from games.contract import Dice, Event, Seat, Tell
from games.duel.clash import clash, standing
from games.duel.laying import take_up_calls
from games.duel.ninja import BOSSES, NINJA
from games.duel.state import AKATSUKI, ALLIANCE, NOBODY, Fighter, Side, State, is_quick
from games.duel.tally import blank
from games.duel.techniques import CARDS_OF, KEPT

ROUNDS = 3
DEALT = 6
DRAWN = 3


def show(state: State, tell: Tell) -> None:
    """D13: the ninja are shown together, with full HP (D17)."""
    choices = zip(state.picks, state.leads, state.outs, strict=True)
    state.fighters = [_fighter(state, ninja, seat, out) for ninja, seat, out in choices]
    state.round = 0
    for fighter in state.fighters:
        tell(Event("show", {"seat": fighter.seat, "ninja": fighter.ninja, "hp": fighter.hp}))


def surplus(ninja: str) -> int:
    """D19: how many of its techniques a ninja must leave out."""
    return len(CARDS_OF[ninja]) - KEPT


def deal(state: State, dice: Dice, tell: Tell) -> None:
    """D19: 15 are shuffled and 6 drawn in round 1; then 3 join the 3 unused."""
    state.round += 1
    state.place = 0
    for fighter in state.fighters:
        take_up_calls(state, fighter)
        _put_aside(fighter)
        if fighter.hp > 0:
            _refresh(fighter)
            if state.round == 1:
                dice.shuffle(fighter.deck)
            count = DEALT if state.round == 1 else DRAWN
            fighter.hand += fighter.deck[:count]
            del fighter.deck[:count]
    tell(Event("round", {"round": state.round}))


def turn_over(state: State, tell: Tell) -> None:
    """D21: the next pair; nobody exchanges a card in a fight that is decided."""
    clash(state, state.place, tell)
    state.place += 1
    if is_decided(state):
        state.swaps = []


def is_decided(state: State) -> bool:
    return not (standing(state, ALLIANCE) and standing(state, AKATSUKI))


def winner(state: State) -> Side:
    """D17: a side that is down has lost; none or both is a draw."""
    up = [side for side in (ALLIANCE, AKATSUKI) if standing(state, side)]
    return up[0] if len(up) == 1 else NOBODY


def _put_aside(fighter: Fighter) -> None:
    """D19: also what a ninja turned over before it fell (D25)."""
    fighter.used += fighter.turned
    fighter.turned = []


def _refresh(fighter: Fighter) -> None:
    """D18, D23: Chakra is back at its maximum, and nothing waits from the round before."""
    fighter.chakra = NINJA[fighter.ninja].chakra
    fighter.kinds = []
    fighter.plus, fighter.minus, fighter.cheap, fighter.poison, fighter.fuse = {}, {}, {}, {}, {}
    fighter.bound, fighter.endure, fighter.done = "", False, False
    fighter.undone = 0


def _fighter(state: State, ninja: str, seat: Seat, out: list[str]) -> Fighter:
    """D27: bosses fight each other with half their HP."""
    hp = NINJA[ninja].hp // (2 if is_quick(state) and ninja in BOSSES else 1)
    return Fighter(
        ninja=ninja,
        seat=seat,
        side=state.camps[seat],
        hp=hp,
        full=hp,
        chakra=NINJA[ninja].chakra,
        done=False,
        tally=blank(),
        **_cards(ninja, out),
        **_unmarked(),
    )


def _cards(ninja: str, out: list[str]) -> dict[str, Any]:
    """The techniques that were packed in the deck, and nothing on the places."""
    piles = ("hand", "turned", "called", "used", "seen", "kinds", "blows")
    deck = [card for card in CARDS_OF[ninja] if card not in out]
    places: dict[str, Any] = {"laid": [""] * 3, "calls": [""] * 3, "targets": [-1] * 3}
    return {"deck": deck, "out": list(out), **places, **{name: [] for name in piles}}


def _unmarked() -> dict[str, Any]:
    waits: dict[str, Any] = {name: {} for name in ("plus", "minus", "cheap", "poison", "fuse")}
    return {"undone": 0, "bound": "", "endure": False, "heart": 0, **waits}
