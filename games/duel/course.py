"""The course of a game: bans, nine turns, naming and challenging, the show (D6 to D14, D28)."""

from __future__ import annotations

from collections.abc import Callable

from games.contract import Dice, Event, Seat, Tell
from games.duel.ending import finish
from games.duel.fight import deal, is_decided, reveal, show
from games.duel.missions import pile_of
from games.duel.ninja import NINJA, bannable, choices, helps, is_pair, is_quick
from games.duel.reinforcements import HAND_LIMIT
from games.duel.state import CAMPS, Duel, Side, present

BANS = 4  # two for each side
NEW_ORDER = 5  # the turn with a fourth order

Step = Callable[[Duel, Dice, Tell], bool]


def advance(state: Duel, dice: Dice, tell: Tell) -> None:
    """Go on by itself until somebody is asked or the game is over."""
    while not STEPS[state.phase](state, dice, tell):
        pass


def challenger(state: Duel) -> Side:
    """D7: camps take turns to challenge."""
    return (state.starter + state.fights - 1) % 2


def banning(state: Duel) -> Side:
    """D28: the sides ban alternately."""
    return (state.starter + len(state.bans)) % 2


def fresh(state: Duel, side: Side) -> list[Seat]:
    """D8: those of a camp who have fought least."""
    seats = present(state, side)
    least = min(state.fought[seat] for seat in seats)
    return [seat for seat in seats if state.fought[seat] == least]


def open_slot(state: Duel, side: Side) -> int:
    """D25: the ninja a camp picks next, the first player first; -1 where it has picked."""
    for slot, seat in enumerate(state.leads):
        if state.camps[seat] == side and not state.picks[slot]:
            return slot
    return -1


def pickable(state: Duel, slot: int) -> list[str]:
    """D12: never both decks of one person together."""
    side = state.camps[state.leads[slot]]
    taken = {
        NINJA[pick].person
        for seat, pick in zip(state.leads, state.picks, strict=True)
        if pick and state.camps[seat] == side
    }
    return [one for one in choices(state, side) if NINJA[one].person not in taken]


def begin_turn(state: Duel, dice: Dice, tell: Tell) -> None:
    state.turn += 1
    open_fight(state, tell)
    if state.turn == NEW_ORDER and not is_quick(state):
        draw_orders(state, 1, tell)


def open_fight(state: Duel, tell: Tell) -> None:
    state.fights += 1
    state.phase = "name"
    state.mission = ""
    state.named = state.challenged = -1
    state.leads, state.picks, state.swaps = [], [], []
    tell(Event("turn", {"turn": state.turn, "camp": CAMPS[challenger(state)]}))


def draw_orders(state: Duel, count: int, tell: Tell) -> None:
    """D6: in seat order from the starting camp, while there are any."""
    order = [*present(state, state.starter), *present(state, 1 - state.starter)]
    for seat in order:
        for _ in range(count):
            pile = state.orders or state.under
            if pile:
                card = pile.pop(0)
                state.secret[seat].append(card)
                tell(Event("order", {"seat": seat, "card": card}, only=frozenset({seat})))


def draw_help(state: Duel, seat: Seat, count: int, dice: Dice, tell: Tell) -> None:
    """D14: used ones are reshuffled when the pile is empty; with all in hands there is nothing to draw."""
    before = len(state.hands[seat])
    for _ in range(count):
        if not state.pile:
            state.pile, state.discard = state.discard, []
            dice.shuffle(state.pile)
        if state.pile:
            card = state.pile.pop()
            state.hands[seat].append(card)
            tell(Event("drew", {"seat": seat, "card": card}, only=frozenset({seat})))
    tell(Event("help", {"seat": seat, "n": len(state.hands[seat]) - before}))


def discard(state: Duel, seat: Seat, card: str, tell: Tell) -> None:
    state.hands[seat].remove(card)
    state.discard.append(card)
    tell(Event("discard", {"seat": seat, "card": card}))


def _ban(state: Duel, dice: Dice, tell: Tell) -> bool:
    if len(state.bans) < BANS and bannable(state, banning(state)):
        return True
    begin_turn(state, dice, tell)
    return False


def _name(state: Duel, dice: Dice, tell: Tell) -> bool:
    """D8: where one is left, nothing is asked."""
    if state.named < 0:
        seats = fresh(state, challenger(state))
        if len(seats) > 1:
            return True
        state.named = seats[0]
    tell(Event("named", {"seat": state.named}))
    _draw_mission(state, tell)
    state.phase = "challenge"
    return False


def _draw_mission(state: Duel, tell: Tell) -> None:
    if not is_quick(state):
        state.mission = state.missions[pile_of(state.turn)].pop(0)
        state.missions[pile_of(state.turn)].append(state.mission)
        tell(Event("mission", {"seat": state.named, "card": state.mission}))


def _challenge(state: Duel, dice: Dice, tell: Tell) -> bool:
    if state.challenged < 0:
        seats = fresh(state, 1 - challenger(state))
        if len(seats) > 1:
            return True
        state.challenged = seats[0]
    tell(Event("challenge", {"seat": state.named, "other": state.challenged}))
    _lead(state)
    for seat in dict.fromkeys(state.leads):
        draw_help(state, seat, _share_of_help(state, seat), dice, tell)
    state.phase = "discard"
    return False


def _lead(state: Duel) -> None:
    """D25: the second of a pair is led by a camp mate who has fought least, if there is one."""
    state.leads = []
    for seat in (state.named, state.challenged):
        state.leads.append(seat)
        if is_pair(state, state.camps[seat]):
            mates = [mate for mate in present(state, state.camps[seat]) if mate != seat]
            state.leads.append(min(mates, key=lambda mate: (state.fought[mate], mate), default=seat))
    state.picks = [""] * len(state.leads)


def _share_of_help(state: Duel, seat: Seat) -> int:
    """D14: where two players lead the pair, each draws 1."""
    is_shared = is_pair(state, state.camps[seat]) and state.leads.count(seat) == 1
    return 1 if is_shared else helps(state)


def _discard(state: Duel, dice: Dice, tell: Tell) -> bool:
    if any(len(hand) > HAND_LIMIT for hand in state.hands):
        return True
    state.phase = "pick"
    return False


def _pick(state: Duel, dice: Dice, tell: Tell) -> bool:
    """D13: hidden, then shown together; where there is one choice, nothing is asked."""
    for slot, pick in enumerate(state.picks):
        if not pick and len(options := pickable(state, slot)) == 1:
            state.picks[slot] = options[0]
    if "" in state.picks:
        return True
    show(state, tell)
    state.phase = "out"
    return False


def _out(state: Duel, dice: Dice, tell: Tell) -> bool:
    if not all(fighter.done for fighter in state.fighters):
        return True
    deal(state, dice, tell)
    state.phase = "lay"
    return False


def _lay(state: Duel, dice: Dice, tell: Tell) -> bool:
    if not all(fighter.done for fighter in state.fighters if fighter.hp > 0):
        return True
    state.phase = "swap"
    reveal(state, tell)
    return False


def _swap(state: Duel, dice: Dice, tell: Tell) -> bool:
    if state.swaps:
        return True
    if state.place < 3 and not is_decided(state):
        reveal(state, tell)
        return False
    if is_decided(state) or state.round == 3:
        state.phase = finish(state, tell)
        _next(state, dice, tell)
    else:
        deal(state, dice, tell)
        state.phase = "lay"
    return False


def _next(state: Duel, dice: Dice, tell: Tell) -> None:
    if state.phase == "again":
        open_fight(state, tell)
    elif state.phase == "next":
        begin_turn(state, dice, tell)


def _over(state: Duel, dice: Dice, tell: Tell) -> bool:
    return True


STEPS: dict[str, Step] = {
    "ban": _ban,
    "name": _name,
    "challenge": _challenge,
    "discard": _discard,
    "pick": _pick,
    "out": _out,
    "lay": _lay,
    "swap": _swap,
    "over": _over,
}
