"""Clocks, what happens when time runs out, and when a player leaves (D20, D30)."""

from __future__ import annotations

from games.contract import Action, Clock, Dice, Event, Seat, Tell
from games.duel.choices import awaited, on_place, packing
from games.duel.course import foes_of, fresh, open_slot, pickable
from games.duel.laying import is_done, take_up_calls
from games.duel.merit import spare
from games.duel.missions import MISSIONS
from games.duel.ninja import bannable
from games.duel.piles import discard
from games.duel.play import apply
from games.duel.reinforcements import HAND_LIMIT
from games.duel.state import FIGHTING, PLACES, State, led_by, on_feet, present
from games.duel.techniques import TECHNIQUES

REVEAL = 4  # seconds that a clash takes to be turned over before everyone's eyes


def clocks(state: State) -> dict[Seat, Clock]:
    """D20: a minute for laying, double for a player who leads two, after the cards were turned over."""
    is_first = state.fights == state.round == 1
    if not state.clock or is_first or state.phase not in ("lay", "swap"):
        return {}
    key = f"{state.phase}:{state.fights}:{state.round}:{state.place}"
    shown = REVEAL * (state.place if state.phase == "swap" else len(PLACES) * (state.round > 1))
    return {
        seat: Clock(key, state.clock * len(on_feet(state, seat)) + shown) for seat in sorted(awaited(state))
    }


def lapse(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    tell(Event("lapse", {"seat": seat}))
    for action in _answers(state, seat, dice):
        apply(state, seat, action, dice, tell)


def leave(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    """D30: camp mates take over; a camp without players has lost."""
    state.left.append(seat)
    tell(Event("left", {"seat": seat}))
    _give_up_cards(state, seat, tell)
    mates = present(state, state.camps[seat])
    if mates:
        mate = min(mates, key=lambda one: (one in state.leads, state.fought[one], one))
        _replace(state, seat, mate, tell)
    else:
        state.phase = "over"


def _answers(state: State, seat: Seat, dice: Dice) -> list[Action]:
    """What the rules click for a player whose time has run out."""
    match state.phase:
        case "ban":
            return [Action("ban", dice.pick(bannable(state, state.camps[seat])))]
        case "name":
            return [Action("step-forward")]
        case "challenge":
            return [Action("challenge", str(dice.pick(fresh(state, 1 - state.camps[seat]))))]
        case "discard":
            oldest = state.hands[seat][:-HAND_LIMIT]
            return [Action("discard", card) for card in oldest]
        case "pick" if ninja := packing(state, seat):
            state.outs[open_slot(state, seat)] = spare(ninja, foes_of(state, seat))
            return [Action("done")]
        case "pick":
            return [Action("pick", _default_pick(state, seat))]
        case "lay":
            return [*_fill(state, seat), Action("done")]
        case "swap":
            return [Action("stay")]
    return [Action("done")]


def _default_pick(state: State, seat: Seat) -> str:
    """The ninja that the mission names, if it may be sent."""
    offered = pickable(state, open_slot(state, seat))
    named = MISSIONS[state.mission].ninja if state.mission else ()
    return next((one for one in named if one in offered), offered[0])


def _fill(state: State, seat: Seat) -> list[Action]:
    """D20: cards already laid stay, and the gaps are filled by rising cost."""
    lays = []
    for fighter in on_feet(state, seat):
        cards = sorted(fighter.hand, key=lambda card: TECHNIQUES[card].cost)
        gaps = [place for place in PLACES if not fighter.laid[place]]
        lays += [on_place("lay", card, place) for place, card in zip(gaps, cards, strict=False)]
    return lays


def _give_up_cards(state: State, seat: Seat, tell: Tell) -> None:
    """Reinforcements are discarded, orders go under the pile unseen."""
    for fighter in led_by(state, seat):
        take_up_calls(state, fighter)
    for card in list(state.hands[seat]):
        discard(state, seat, card, tell)
    state.orders += state.secret[seat]
    state.secret[seat] = []


def _replace(state: State, seat: Seat, mate: Seat, tell: Tell) -> None:
    state.leads = [mate if one == seat else one for one in state.leads]
    state.named = mate if state.named == seat else state.named
    state.challenged = mate if state.challenged == seat else state.challenged
    for fighter in led_by(state, seat) if state.phase in FIGHTING else ():
        fighter.seat = mate
        fighter.done = fighter.done and (state.phase != "lay" or is_done(state, mate))
        tell(Event("replaced", {"seat": mate, "other": seat, "ninja": fighter.ninja}))
