"""Who sees what: all but the order of the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from games.columns.cards import COLOUR, KIND, points
from games.columns.placing import bust_odds
from games.columns.state import Player, State
from games.columns.taking import others
from games.contract import Seat, View


def public(state: State) -> View:
    return {
        "risk": state.risk,
        "phase": _phase(state),
        "turn": state.turn,
        "deck": len(state.deck),
        "drawn": state.drawn,
        "bust": _bust(state),
        "columns": {
            str(number): {card: place for place, card in enumerate(column)}
            for number, column in enumerate(state.columns)
            if column
        },
        "directions": dict.fromkeys(state.directions, 1),
        "reversed": len(state.directions) % 2 == 1,
        "takers": _takers(state),
        "discard": len(state.discard),
        "top": state.discard[-1] if state.discard else "",
        "gone": _gone(tuple(state.discard)),
        "players": {str(seat): _player(player) for seat, player in enumerate(state.players)},
    }


def private(state: State, seat: Seat) -> View:
    return {}


def _phase(state: State) -> str:
    """A card that waits for its place shows itself: that saves two changes of the view for each card."""
    return "go-on" if state.phase == "place" else state.phase


def _bust(state: State) -> int:
    """The chance of the next card; while one waits for its place, the chance that was taken with it."""
    if state.phase == "take":
        return 0
    unseen = [*state.deck, state.drawn] if state.drawn else state.deck
    return bust_odds(state.columns, unseen)


def _takers(state: State) -> list[Seat]:
    """C13: who takes the columns on the table, in order; before that, who would if drawing stopped now."""
    order = state.takers if state.phase == "take" else [state.turn, *others(state)]
    return order[: sum(map(bool, state.columns))]


@lru_cache(4096)
def _gone(discard: tuple[str, ...]) -> dict[str, int]:
    return dict(Counter(KIND[card] for card in discard))


def _player(player: Player) -> View:
    return _display(tuple(player.open), tuple(player.safe), player.present)


@lru_cache(4096)  # piles change once in many steps, and were half the cost of a view
def _display(open: tuple[str, ...], safe: tuple[str, ...], present: bool) -> View:
    return {
        "open": _by_colour(open),
        "safe": {
            colour: {"points": points(pile), "count": len(pile)} for colour, pile in _by_colour(safe).items()
        },
        "sums": {colour: points(pile) for colour, pile in _by_colour(open).items()},
        "score": points(open) + points(safe),
        "cards": len(open) + len(safe),
        "present": present,
    }


def _by_colour(pile: Sequence[str]) -> dict[str, dict[str, int]]:
    sorted_by: dict[str, dict[str, int]] = {}
    for card in pile:
        sorted_by.setdefault(COLOUR[card], {})[card] = 1
    return sorted_by
