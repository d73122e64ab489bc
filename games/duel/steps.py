"""What happens without a click: in each phase one thing, until somebody is asked (D7 to D28)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from games.contract import Dice, Event, Tell
from games.duel.course import (
    banning,
    begin_turn,
    challenger,
    fresh,
    lead,
    open_fight,
    pickable,
    share_of_help,
    why_forward,
)
from games.duel.ending import finish
from games.duel.fight import ROUNDS, deal, is_decided, show, surplus, turn_over
from games.duel.ninja import bannable
from games.duel.piles import draw_help, draw_mission
from games.duel.reinforcements import HAND_LIMIT
from games.duel.state import PLACES, State, is_quick
from games.duel.tally import close_round

BANS = 4  # two for each side

PhaseStep = Callable[[State, Dice, Tell], bool]


def _end_bans(state: State, dice: Dice, tell: Tell) -> bool:
    """D28: only a draft has bans."""
    if state.mode == "draft" and len(state.bans) < BANS and bannable(state, banning(state)):
        return False
    begin_turn(state, tell)
    return True


def _name(state: State, dice: Dice, tell: Tell) -> bool:
    """D8: where one is left, nothing is asked."""
    if state.named < 0:
        seats = fresh(state, challenger(state))
        if len(seats) > 1:
            return False
        state.named = seats[0]
    tell(Event("named", {"seat": state.named, "why": why_forward(state, challenger(state))}))
    if not is_quick(state):
        draw_mission(state, tell)
    state.phase = "challenge"
    return True


def _challenge(state: State, dice: Dice, tell: Tell) -> bool:
    if state.challenged < 0:
        seats = fresh(state, 1 - challenger(state))
        if len(seats) > 1:
            return False
        state.challenged = seats[0]
    why = why_forward(state, 1 - challenger(state))
    tell(Event("challenge", {"seat": state.named, "other": state.challenged, "why": why}))
    lead(state)
    for one, other in pairwise(state.leads):
        if one != other and state.camps[one] == state.camps[other]:
            tell(Event("partner", {"seat": one, "other": other}))
    for seat in dict.fromkeys(state.leads):
        draw_help(state, seat, share_of_help(state, seat), dice, tell)
    state.phase = "discard"
    return True


def _end_discards(state: State, dice: Dice, tell: Tell) -> bool:
    if any(len(hand) > HAND_LIMIT for hand in state.hands):
        return False
    state.phase = "pick"
    return True


def _show(state: State, dice: Dice, tell: Tell) -> bool:
    """D13: hidden, then shown together; where there is one choice and nothing to pack, nothing is asked."""
    for slot, is_sent in enumerate(state.sent):
        if not is_sent and len(options := pickable(state, slot)) == 1 and not surplus(options[0]):
            state.picks[slot], state.sent[slot] = options[0], True
    if not all(state.sent):
        return False
    show(state, tell)
    deal(state, dice, tell)
    state.phase = "lay"
    return True


def _end_laying(state: State, dice: Dice, tell: Tell) -> bool:
    if not all(fighter.done for fighter in state.fighters if fighter.hp > 0):
        return False
    state.phase = "swap"
    return True


def _clash(state: State, dice: Dice, tell: Tell) -> bool:
    """D21: pair by pair, until a side is down or somebody may exchange a card."""
    if state.swaps:
        return False
    if state.place < len(PLACES) and not is_decided(state):
        turn_over(state, tell)
    else:
        _end_round(state, dice, tell)
    return True


def _end_round(state: State, dice: Dice, tell: Tell) -> None:
    close_round(state)
    if not is_decided(state) and state.round < ROUNDS:
        deal(state, dice, tell)
        state.phase = "lay"
        return
    match finish(state, tell):
        case "again":
            open_fight(state, tell)
        case "next":
            begin_turn(state, tell)
        case _:
            state.phase = "over"


def _rest(state: State, dice: Dice, tell: Tell) -> bool:
    return False


STEPS: dict[str, PhaseStep] = {
    "ban": _end_bans,
    "name": _name,
    "challenge": _challenge,
    "discard": _end_discards,
    "pick": _show,
    "lay": _end_laying,
    "swap": _clash,
    "over": _rest,
}
