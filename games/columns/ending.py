"""A turn ends, and with the deck the game (C19, C22, C23)."""

from __future__ import annotations

from itertools import groupby

from games.columns.cards import points
from games.columns.state import Player, State
from games.contract import Event, Outcome, Seat, Tell


def end_turn(state: State, tell: Tell) -> None:
    """C15, C19: what nobody owns is discarded; C22: a turn never starts with an empty deck."""
    _clear(state, tell)
    if state.deck and len(present(state)) > 1:
        state.phase = "turn"
        state.turn = _left_neighbour(state)
    else:
        state.phase = "over"
        tell(Event("end"))


def present(state: State) -> list[Seat]:
    return [seat for seat, player in enumerate(state.players) if player.present]


def score(player: Player) -> int:
    return points(player.open) + points(player.safe)


def cards(player: Player) -> int:
    return len(player.open) + len(player.safe)


def outcome(state: State) -> Outcome | None:
    """C23: most points, then most cards, then shared; C25: whoever left comes last."""
    if state.phase != "over":
        return None
    scores = {seat: score(player) for seat, player in enumerate(state.players)}
    ranked = sorted(scores, key=lambda seat: _rank(state.players[seat]), reverse=True)
    places = tuple(tuple(tied) for _, tied in groupby(ranked, lambda seat: _rank(state.players[seat])))
    return Outcome("deck" if len(present(state)) > 1 else "alone", places, scores)


def drawn(state: State) -> Outcome:
    """C23: the win is shared by all who are still there, if they agree to that."""
    there = present(state)
    gone = [seat for seat in range(len(state.players)) if seat not in there]
    scores = {seat: score(player) for seat, player in enumerate(state.players)}
    return Outcome("agreed", tuple(tuple(tied) for tied in (there, gone) if tied), scores)


def _rank(player: Player) -> tuple[bool, int, int]:
    return player.present, score(player), cards(player)


def _clear(state: State, tell: Tell) -> None:
    left = sum(map(bool, state.columns))
    if left:
        tell(Event("leftover", {"columns": left}))
    for column in state.columns:
        state.discard += column
    state.discard += filter(None, [state.drawn, *state.directions])
    state.drawn, state.columns, state.directions, state.takers = "", [], [], []


def _left_neighbour(state: State) -> Seat:
    later = [seat for seat in present(state) if seat > state.turn]
    return later[0] if later else present(state)[0]
