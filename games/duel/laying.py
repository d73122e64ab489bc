"""Laying cards face down in their order, and calling reinforcements onto them (D20, D24, D25)."""

from __future__ import annotations

from games.contract import Event, Seat, Tell
from games.duel.state import Fighter, State, camp_of, led_by, on_feet


def lay(state: State, seat: Seat, noun: str, tell: Tell) -> None:
    card, place, _ = parted(noun)
    fighter = next(one for one in led_by(state, seat) if card in one.hand)
    fighter.hand.remove(card)
    fighter.laid[place] = card
    _tell_camp(state, seat, "lay", card, place, tell)


def take_back(state: State, seat: Seat, card: str, tell: Tell) -> None:
    fighter = next(one for one in led_by(state, seat) if card in one.laid)
    place = fighter.laid.index(card)
    fighter.laid[place] = ""
    fighter.hand.append(card)
    _tell_camp(state, seat, "take-back", card, place, tell)


def call(state: State, seat: Seat, noun: str, tell: Tell) -> None:
    card, place, _ = parted(noun)
    put_call(state, seat, noun)
    _tell_camp(state, seat, "help-laid", card, place, tell)


def put_call(state: State, seat: Seat, noun: str) -> None:
    """D25: with two ninja on a side, a reinforcement names one."""
    card, place, name = parted(noun)
    own = on_feet(state, seat)
    helped = next((one for one in own if one.ninja == name), own[0])
    others = (index for index, one in enumerate(state.fighters) if one.seat != seat)
    struck = (index for index in others if state.fighters[index].ninja == name)
    helped.calls[place] = card
    helped.targets[place] = next(struck, -1)
    state.hands[seat].remove(card)


def dismiss(state: State, seat: Seat, card: str, tell: Tell) -> None:
    fighter = next(one for one in led_by(state, seat) if card in one.calls)
    place = fighter.calls.index(card)
    fighter.calls[place], fighter.targets[place] = "", -1
    state.hands[seat].append(card)
    _tell_camp(state, seat, "help-back", card, place, tell)


def exchange(state: State, seat: Seat, noun: str, tell: Tell) -> None:
    card, place, _ = parted(noun)
    fighter = swapping(state, seat)
    fighter.hand.remove(card)
    fighter.hand.append(fighter.laid[place])
    fighter.laid[place] = card
    _tell_camp(state, seat, "lay", card, place, tell)
    stay(state, seat, "", tell)


def stay(state: State, seat: Seat, noun: str, tell: Tell) -> None:
    """Whether a card was exchanged stays hidden."""
    state.swaps.remove(state.fighters.index(swapping(state, seat)))
    tell(Event("done", {"seat": seat}))


def swapping(state: State, seat: Seat) -> Fighter:
    return next(state.fighters[index] for index in state.swaps if state.fighters[index].seat == seat)


def is_done(state: State, seat: Seat) -> bool:
    return all(fighter.done for fighter in on_feet(state, seat))


def take_up_calls(state: State, fighter: Fighter) -> None:
    """Reinforcements that were never turned over return to the hand."""
    state.hands[fighter.seat] += [card for card in fighter.calls if card]
    fighter.calls, fighter.targets = [""] * 3, [-1] * 3


def parted(noun: str) -> tuple[str, int, str]:
    """A card, the place it lies on, and the ninja it names, if any: "sai>2>kisame"."""
    card, place, *name = noun.split(">")
    return card, int(place) - 1, name[0] if name else ""


def _tell_camp(state: State, seat: Seat, kind: str, card: str, place: int, tell: Tell) -> None:
    """D26: camp mates see their fighter's cards."""
    data = {"seat": seat, "card": card, "place": place + 1}
    tell(Event(kind, data, only=camp_of(state, state.camps[seat])))
