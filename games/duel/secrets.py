"""Dealing anew what an audience can't know, and counting that no card is lost."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Dice, Seat
from games.duel.choices import calls
from games.duel.course import pickable
from games.duel.fight import surplus
from games.duel.laying import parted, put_call, take_up_calls
from games.duel.missions import MISSIONS
from games.duel.ninja import helps
from games.duel.orders import ORDERS
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.state import PLACES, Fighter, Side, State
from games.duel.techniques import CARDS_OF

FACE_DOWN = ("lay", "swap")  # phases in which reinforcements may lie hidden on the table


def redeal(state: State, seat: Seat | None, dice: Dice) -> None:
    """What is hidden is sorted first: the world depends on what the seat knows and on the dice alone."""
    side = -1 if seat is None else state.camps[seat]
    for pile in state.missions:
        _shuffle_unplayed(state, pile, dice)
    if state.phase != "over":
        _redeal_orders(state, seat, dice)
    for fighter in state.fighters:
        if fighter.side != side:
            _redeal_cards(state, fighter, dice)
        else:
            fighter.deck.sort()
            dice.shuffle(fighter.deck)
    _redeal_help(state, seat, side, dice)
    if state.phase == "pick":
        _redeal_picks(state, side, dice)


def check(state: State) -> None:
    """No card is lost or made, and nothing falls below 0."""
    _check_fighters(state)
    calls = [call for fighter in state.fighters for call in fighter.calls if call]
    helps = [*state.pile, *state.discard, *calls, *(card for hand in state.hands for card in hand)]
    assert sorted(helps) == sorted(REINFORCEMENTS), "a reinforcement was lost or made"
    if state.missions:
        orders = [*state.orders, *state.under, *(card for hand in state.secret for card in hand)]
        assert sorted(orders) == sorted(ORDERS), "a mission order was lost or made"
        assert sorted(card for pile in state.missions for card in pile) == sorted(MISSIONS), (
            "a mission was lost or made"
        )
    assert min(state.xp) >= 0


def _check_fighters(state: State) -> None:
    for one in state.fighters:
        held = [*one.out, *one.deck, *one.hand, *one.turned, *one.used]
        held += [card for card in one.laid if card]
        assert sorted(held) == sorted(CARDS_OF[one.ninja]), "a technique was lost or made"
        assert 0 <= one.hp <= one.full, "HP out of bounds"
        assert one.chakra >= 0, "Chakra below 0"
        assert set(one.seen) <= {*one.hand, *one.laid}, "a peeked card is gone"


def _shuffle_unplayed(state: State, pile: list[str], dice: Dice) -> None:
    """Played missions lie under the pile, seen by all."""
    played = {state.mission, *(turn.mission for turn in state.past)}
    hidden = sorted(card for card in pile if card not in played)
    dice.shuffle(hidden)
    pile[:] = hidden + [card for card in pile if card in played]


def _redeal_orders(state: State, seat: Seat | None, dice: Dice) -> None:
    others = [one for one in range(len(state.camps)) if one != seat]
    hidden = sorted(state.orders + [card for one in others for card in state.secret[one]])
    dice.shuffle(hidden)
    for one in others:
        state.secret[one] = [hidden.pop() for _ in state.secret[one]]
    state.orders = hidden


def _redeal_cards(state: State, fighter: Fighter, dice: Dice) -> None:
    count, out = len(fighter.hand) + sum(map(bool, fighter.laid)), len(fighter.out)
    hidden = [*fighter.out, *fighter.deck, *fighter.hand, *fighter.laid]
    hidden = sorted(card for card in hidden if card and card not in fighter.seen)
    dice.shuffle(hidden)
    held = fighter.seen + [hidden.pop() for _ in range(count - len(fighter.seen))]
    dice.shuffle(held)
    fighter.out = [hidden.pop() for _ in range(out)]
    fighter.deck = hidden
    places = _places(state, fighter, dice)
    fighter.laid = [held.pop() if place in places else "" for place in PLACES]
    fighter.hand = held


def _places(state: State, fighter: Fighter, dice: Dice) -> list[int]:
    """Where cards lie: a player who isn't done may have laid any number."""
    if state.phase == "lay" and not fighter.done and fighter.hp > 0:
        return [place for place in PLACES if dice.roll(2) == 1]
    return [place for place in PLACES if fighter.laid[place]]


def _redeal_help(state: State, seat: Seat | None, side: Side, dice: Dice) -> None:
    """Reinforcements in others' hands, hidden ones on the table, and the pile."""
    for fighter in state.fighters:
        if fighter.side != side and state.phase in FACE_DOWN:
            take_up_calls(state, fighter)
    others = [one for one in range(len(state.camps)) if one != seat]
    hidden = sorted(state.pile + [card for one in others for card in state.hands[one]])
    dice.shuffle(hidden)
    for one in others:
        state.hands[one] = [hidden.pop() for _ in state.hands[one]]
    state.pile = hidden
    if state.phase in FACE_DOWN:
        for one in others:
            if state.camps[one] != side:
                _call_anew(state, one, dice)


def _call_anew(state: State, seat: Seat, dice: Dice) -> None:
    """Any number that may still lie face down, on the places that aren't turned over yet."""
    most = max(0, helps(state) - _turned_calls(state, seat))
    for _ in range(dice.roll(most + 1) - 1):
        nouns = [one.noun for one in calls(state, seat)]
        if free := [noun for noun in nouns if parted(noun)[1] >= state.place]:
            put_call(state, seat, dice.pick(free))


def _turned_calls(state: State, seat: Seat) -> int:
    """How many reinforcements of a seat were turned over in the clashes of this round so far."""
    own = (fighter for fighter in state.fighters if fighter.seat == seat)
    return sum(bool(call) for fighter in own for call in fighter.called[len(fighter.called) - state.place :])


def _redeal_picks(state: State, side: Side, dice: Dice) -> None:
    """What the others send and leave at home; who hasn't sent anybody may still choose."""
    slots = [slot for slot, seat in enumerate(state.leads) if state.camps[seat] != side]
    for slot in slots:
        state.picks[slot], state.outs[slot] = "", []
    for slot in slots:
        if state.sent[slot]:
            state.picks[slot] = dice.pick(pickable(state, slot))
            state.outs[slot] = _any(CARDS_OF[state.picks[slot]], surplus(state.picks[slot]), dice)


def _any(cards: Sequence[str], count: int, dice: Dice) -> list[str]:
    mixed = list(cards)
    dice.shuffle(mixed)
    return mixed[:count]
