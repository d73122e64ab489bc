"""Duels set by hand, for lessons: a turn before its ninja are sent, and a fight with cards already laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.contract import Event
from games.dice import ScriptedDice
from games.duel.merit import spare
from games.duel.play import proceed
from games.duel.setup import setup
from games.duel.state import PLACES, Fighter, Options, State

ALLIANCE_STARTS = 1


def turn(mission: str) -> State:
    """The first turn: the Alliance challenges on this mission, and both are to send a ninja."""
    options = Options(clock=0, camps="AB")
    state = setup(2, options, ScriptedDice((ALLIANCE_STARTS,)))
    state.missions[0].remove(mission)
    state.missions[0].insert(0, mission)
    return _settled(state)


def fight(
    ours: str,
    theirs: str,
    laid: Sequence[str],
    against: Sequence[str],
    hand: Sequence[str],
    mission: str = "mission-5",
    help: str = "",
    hp: Mapping[str, int] | None = None,
) -> State:
    """The first round of a fight: the foe has laid and is done, our own places have gaps ("")."""
    state = turn(mission)
    state.picks, state.sent = [ours, theirs], [True, True]
    state.outs = [spare(ours, (theirs,)), spare(theirs, (ours,))]
    _settled(state)
    mine, foe = state.fighters
    _hold(mine, [*filter(None, laid), *hand])
    _hold(foe, against)
    _lay(mine, laid)
    _lay(foe, against)
    foe.done = True
    for fighter in state.fighters:
        fighter.hp = (hp or {}).get(fighter.ninja, fighter.hp)
    if help:
        _give(state, help)
    return state


def _settled(state: State) -> State:
    while proceed(state, ScriptedDice(), _unheard):
        continue
    return state


def _hold(fighter: Fighter, cards: Sequence[str]) -> None:
    """These cards are among the six in hand; where they are fewer, the deck's first fill it up."""
    own = [*fighter.hand, *fighter.deck]
    count = len(fighter.hand)
    ordered = [*cards, *(card for card in own if card not in cards)]
    fighter.hand, fighter.deck = ordered[:count], ordered[count:]


def _lay(fighter: Fighter, laid: Sequence[str]) -> None:
    for place in PLACES:
        if laid[place]:
            fighter.hand.remove(laid[place])
            fighter.laid[place] = laid[place]


def _give(state: State, card: str) -> None:
    """The challenger's one reinforcement is this one."""
    for cards in (state.pile, *state.hands):
        if card in cards:
            cards.remove(card)
    state.pile += state.hands[0]
    state.hands[0] = [card]


def _unheard(event: Event) -> None:
    """Nobody is told how a table was set."""
