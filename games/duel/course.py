"""The course of a game: who bans, challenges and picks, and how a turn begins (D6 to D14, D25, D28)."""

from __future__ import annotations

import msgspec

from games.contract import Event, Seat, Tell
from games.duel.ninja import NINJA, helps, is_pair, sendable
from games.duel.piles import draw_orders
from games.duel.state import CAMPS, Side, State, is_quick, present

NEW_ORDER = 5  # the turn with a fourth order


def challenger(state: State) -> Side:
    """D7: camps take turns to challenge."""
    return (state.starter + state.fights - 1) % 2


def banning(state: State) -> Side:
    """D28: the sides ban alternately."""
    return (state.starter + len(state.bans)) % 2


def fresh(state: State, side: Side) -> list[Seat]:
    """D8: those of a camp who have fought least."""
    seats = present(state, side)
    least = min(state.fought[seat] for seat in seats)
    return [seat for seat in seats if state.fought[seat] == least]


def why_forward(state: State, side: Side) -> str:
    """D8: why it is this player of a camp: nobody else is left or has fought as little, or somebody chose."""
    if len(present(state, side)) == 1:
        return "alone"
    return "least" if len(fresh(state, side)) == 1 else "chosen"


def open_slot(state: State, seat: Seat) -> int:
    """D13, D25: the ninja a player is to send next; -1 where all are sent."""
    slots = (slot for slot, lead in enumerate(state.leads) if lead == seat and not state.sent[slot])
    return next(slots, -1)


def pickable(state: State, slot: int) -> list[str]:
    """D12: never both decks of one person together; of two partners the first to choose has it."""
    side = state.camps[state.leads[slot]]
    taken = {
        NINJA[pick].person
        for other, pick in enumerate(state.picks)
        if pick and other != slot and state.camps[state.leads[other]] == side
    }
    return [one for one in sendable(state, side) if NINJA[one].person not in taken]


def foes_of(state: State, seat: Seat) -> tuple[str, ...]:
    """Whom a player's ninja may meet; bans aside, so that what is weighed once holds for every game."""
    return tuple(sendable(msgspec.structs.replace(state, bans={}), 1 - state.camps[seat]))


def begin_turn(state: State, tell: Tell) -> None:
    state.turn += 1
    open_fight(state, tell)
    if state.turn == NEW_ORDER and not is_quick(state):
        draw_orders(state, 1, tell)


def open_fight(state: State, tell: Tell) -> None:
    state.fights += 1
    state.phase = "name"
    state.mission = ""
    state.named = state.challenged = -1
    state.leads, state.picks, state.outs, state.sent, state.swaps = [], [], [], [], []
    tell(Event("turn", {"turn": state.turn, "camp": CAMPS[challenger(state)]}))


def lead(state: State) -> None:
    """D25: the second of a pair is led by a camp mate who has fought least, if there is one."""
    state.leads = []
    for seat in (state.named, state.challenged):
        state.leads.append(seat)
        if is_pair(state, state.camps[seat]):
            mates = [mate for mate in present(state, state.camps[seat]) if mate != seat]
            state.leads.append(min(mates, key=lambda mate: (state.fought[mate], mate), default=seat))
    state.picks = [""] * len(state.leads)
    state.outs = [[] for _ in state.leads]
    state.sent = [False] * len(state.leads)


def share_of_help(state: State, seat: Seat) -> int:
    """D14: where two players lead the pair, each draws 1."""
    is_shared = is_pair(state, state.camps[seat]) and state.leads.count(seat) == 1
    return 1 if is_shared else helps(state)
