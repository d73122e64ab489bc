"""What can only go on goes on by itself (H12), by what everyone knows and never by a hidden hand."""

from __future__ import annotations

from games.hunt.state import Hero, State
from games.hunt.stats import could_hold, crawlers, yet_to_act
from games.hunt.techniques import SUPPORTS, TECHNIQUES
from games.hunt.verbs import VERBS

OWN_TURN = frozenset({"sprint", "carry"})
RETURNS = frozenset({"extra", "burn"})
FOR_FIGHTS = frozenset({"fury", "focus"})


def ends_by_itself(state: State, hero: Hero) -> bool:
    """No action and no step is left, and nobody could play a card that is lost with the turn."""
    if hero.actions or state.journey.steps or state.journey.aloft:
        return False
    if _could_play(state, hero) & OWN_TURN:
        return False
    if len(yet_to_act(state)) > 1:
        return True
    return not any(_could_play(state, one) - FOR_FIGHTS for one in state.heroes)


def goes_next(state: State) -> Hero | None:
    """The only hero that has yet to act, if no other could come back or crawl before it."""
    waiting = yet_to_act(state)
    if len(waiting) != 1 or any(hero.seat not in state.passed for hero in crawlers(state)):
        return None
    others = [hero for hero in state.heroes if hero is not waiting[0]]
    return None if any(_could_play(state, one) & RETURNS for one in others) else waiting[0]


def _could_play(state: State, hero: Hero) -> set[str]:
    """The verbs of supports that this hero may hold, can pay and has a use for."""
    return {
        mode.verb
        for card in could_hold(state, hero)
        if card in SUPPORTS and TECHNIQUES[card].cost <= hero.chakra
        for mode in TECHNIQUES[card].modes
        if VERBS[mode.verb].targets(state, hero, mode.number)
    }
