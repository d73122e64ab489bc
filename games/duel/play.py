"""What each click does, and what happens without one."""

from __future__ import annotations

from collections.abc import Callable

from games.contract import Action, Dice, Event, Seat, Tell
from games.duel.course import foes_of, open_slot
from games.duel.laying import call, dismiss, exchange, lay, stay, take_back
from games.duel.merit import spare
from games.duel.piles import discard
from games.duel.state import State, camp_of, led_by
from games.duel.steps import STEPS

Click = Callable[[State, Seat, str, Tell], None]


def apply(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    CLICKS[action.verb](state, seat, action.noun, tell)


def proceed(state: State, dice: Dice, tell: Tell) -> bool:
    return STEPS[state.phase](state, dice, tell)


def _ban(state: State, seat: Seat, ninja: str, tell: Tell) -> None:
    state.bans[ninja] = state.camps[seat]
    tell(Event("ban", {"seat": seat, "ninja": ninja}))


def _step_forward(state: State, seat: Seat, noun: str, tell: Tell) -> None:
    state.named = seat


def _challenge(state: State, seat: Seat, other: str, tell: Tell) -> None:
    state.challenged = int(other)


def _pick(state: State, seat: Seat, ninja: str, tell: Tell) -> None:
    """D19: its 15 techniques are packed by themselves."""
    _change(state, seat, ninja, tell)
    _send(state, seat, tell)


def _change(state: State, seat: Seat, ninja: str, tell: Tell) -> None:
    slot = open_slot(state, seat)
    state.picks[slot] = ninja
    state.outs[slot] = spare(ninja, foes_of(state, seat))


def _back(state: State, seat: Seat, noun: str, tell: Tell) -> None:
    slot = open_slot(state, seat)
    state.picks[slot], state.outs[slot] = "", []


def _send(state: State, seat: Seat, tell: Tell) -> None:
    slot = open_slot(state, seat)
    state.sent[slot] = True
    tell(Event("picked", {"seat": seat}))
    sent = {"seat": seat, "ninja": state.picks[slot]}
    tell(Event("pick", sent, only=camp_of(state, state.camps[seat])))


def _drop(state: State, seat: Seat, card: str, tell: Tell) -> None:
    state.outs[open_slot(state, seat)].append(card)
    tell(Event("drop", {"seat": seat, "card": card}, only=frozenset({seat})))


def _restore(state: State, seat: Seat, card: str, tell: Tell) -> None:
    state.outs[open_slot(state, seat)].remove(card)
    tell(Event("restore", {"seat": seat, "card": card}, only=frozenset({seat})))


def _done(state: State, seat: Seat, noun: str, tell: Tell) -> None:
    if state.phase == "pick":
        _send(state, seat, tell)
        return
    for fighter in led_by(state, seat):
        fighter.done = True
    tell(Event("done", {"seat": seat}))


def _undone(state: State, seat: Seat, noun: str, tell: Tell) -> None:
    for fighter in led_by(state, seat):
        fighter.done = False
        fighter.undone += 1
    tell(Event("undone", {"seat": seat}))


CLICKS: dict[str, Click] = {
    "ban": _ban,
    "step-forward": _step_forward,
    "challenge": _challenge,
    "discard": discard,
    "pick": _pick,
    "change": _change,
    "back": _back,
    "drop": _drop,
    "restore": _restore,
    "lay": lay,
    "take-back": take_back,
    "call": call,
    "dismiss": dismiss,
    "exchange": exchange,
    "stay": stay,
    "done": _done,
    "undone": _undone,
}
