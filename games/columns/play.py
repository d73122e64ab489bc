"""A turn, click by click: draw and place, stop and take, or protect (C6 to C22)."""

from __future__ import annotations

from games.columns.cards import COLOUR, KIND, points
from games.columns.die import roll
from games.columns.ending import end_turn
from games.columns.placing import places
from games.columns.state import State
from games.columns.taking import hand_out, others, take
from games.contract import Action, Dice, Event, Seat, Tell


def apply(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    match action.verb:
        case "draw":
            draw(state, seat, dice, tell)
        case "place":
            place(state, int(action.noun), tell)
        case "stop":
            stop(state, seat, tell)
        case "take":
            take(state, seat, int(action.noun), dice, tell)
        case "protect":
            protect(state, seat, action.noun, tell)


def proceed(state: State, dice: Dice, tell: Tell) -> bool:
    """C22: after the last card nobody decides; C13, C15: the columns are taken while there are takers."""
    if state.phase == "go-on" and not state.deck and state.columns:
        stop(state, state.turn, tell)
    elif _is_turn_over(state):
        end_turn(state, tell)
    else:
        return False
    return True


def draw(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    """C7, C10, C17: a card waits for its place, lies beside the deck, or busts."""
    card = state.deck.pop()
    tell(Event("draw", {"seat": seat, "card": card}))
    if KIND[card] == "turn":
        state.directions.append(card)
        state.phase = "go-on"
    elif places(card, state.columns):
        state.drawn = card
        state.phase = "place"
    else:
        _bust(state, seat, card, dice, tell)


def place(state: State, number: int, tell: Tell) -> None:
    """C11: then the player decides whether to go on."""
    card, state.drawn = state.drawn, ""
    if number == len(state.columns):
        state.columns.append([])
    state.columns[number].append(card)
    tell(Event("place", {"column": number}))
    state.phase = "go-on"


def stop(state: State, seat: Seat, tell: Tell) -> None:
    """C12: whoever stops takes the first column."""
    tell(Event("stop", {"seat": seat}))
    hand_out(state, [seat, *others(state)])


def protect(state: State, seat: Seat, colour: str, tell: Tell) -> None:
    """C20: all open cards of one colour become safe, and that is the whole turn."""
    player = state.players[seat]
    cards = [card for card in player.open if COLOUR[card] == colour]
    player.open = [card for card in player.open if COLOUR[card] != colour]
    player.safe += cards
    tell(Event("protect", {"seat": seat, "colour": colour, "points": points(cards)}))
    end_turn(state, tell)


def _is_turn_over(state: State) -> bool:
    match state.phase:
        case "go-on":
            return not state.deck
        case "take":
            return not state.takers or not any(state.columns)
    return False


def _bust(state: State, seat: Seat, card: str, dice: Dice, tell: Tell) -> None:
    """C17: the die is rolled, the card discarded, on top for all to see, and only the others take."""
    tell(Event("bust", {"seat": seat}))
    roll(state, seat, dice, tell)
    state.discard.append(card)
    hand_out(state, others(state))
