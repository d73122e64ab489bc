"""The die (C3, C16, C24): a colour is lost, and with the variant a star loses everything open."""

from __future__ import annotations

from games.columns.cards import COLOUR, FACES, STAR
from games.columns.state import State
from games.contract import Dice, Event, Seat, Tell


def roll(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    face = dice.pick(FACES)
    player = state.players[seat]
    lost = [card for card in player.open if COLOUR[card] == face or (face == STAR and state.risk)]
    player.open = [card for card in player.open if card not in lost]
    state.discard += lost
    tell(Event("roll", {"seat": seat, "face": face, "lost": len(lost)}))
