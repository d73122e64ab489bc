"""What a turn promises its player, in points ahead of the others: to stop now, or to draw one more card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.columns.cards import DICE, FACES, MARKS, VALUE, points
from games.columns.placing import COLUMNS, marks
from games.columns.state import State
from games.columns.taking import others
from games.contract import Seat


class Pile(NamedTuple):
    """A column as far as it counts: what can't join it, its points, whether it brings the die."""

    marks: int
    points: int
    has_die: bool


ENVY = 1.0  # how much the points of the others count against one's own
EMPTY = Pile(0, 0, False)
_DIE = MARKS[DICE[0]]


class Outlook:
    """All that a turn can lead to; of the deck only what is in it is looked at, never its order."""

    def __init__(self, state: State) -> None:
        self._left = Counter((MARKS[card], VALUE[card]) for card in state.deck)
        self._size = len(state.deck)
        self._chance = (2 if state.risk else 1) / len(FACES)
        self._held = [points(player.open) for player in state.players]
        self._turn, self._others = state.turn, others(state)

    def best(self, piles: Sequence[Pile]) -> float:
        """With the better of the two."""
        return max(self.stop(piles), self.draw(piles))

    def stop(self, piles: Sequence[Pile]) -> float:
        return self._shared(piles, [self._turn, *self._others])

    def draw(self, piles: Sequence[Pile]) -> float:
        """One more card, put where it does best, and then a stop."""
        if not self._size:
            return self.stop(piles)
        return sum(count * self._drawn(piles, *card) for card, count in self._left.items()) / self._size

    def worth(self, seat: Seat, pile: Pile) -> float:
        """The points of a column, less what its die may cost this seat."""
        if not pile.has_die:
            return pile.points
        return pile.points - (self._held[seat] + pile.points) * self._chance

    def _drawn(self, piles: Sequence[Pile], marked: int, value: int) -> float:
        if not marked:
            return self._shared(piles, [self._turn, *reversed(self._others)])
        ways = list(placed(piles, marked, value))
        return max(map(self.stop, ways)) if ways else self._bust(piles)

    def _bust(self, piles: Sequence[Pile]) -> float:
        return self._shared(piles, self._others) - self._held[self._turn] * self._chance

    def _shared(self, piles: Sequence[Pile], takers: Iterable[Seat]) -> float:
        """What is taken by the player of the turn, less what the others take on average."""
        left, ahead = list(piles), 0.0
        for seat in takers:
            if not left:
                break
            best = max(left, key=lambda pile: self.worth(seat, pile))
            left.remove(best)
            share = 1.0 if seat == self._turn else -ENVY / len(self._others)
            ahead += share * self.worth(seat, best)
        return ahead


def piles_of(columns: Iterable[Sequence[str]]) -> list[Pile]:
    return [_pile(column) for column in columns]


def placed(piles: Sequence[Pile], marked: int, value: int) -> Iterable[list[Pile]]:
    """The columns with such a card in each place that takes it, a new column last."""
    for number, pile in enumerate([*piles, EMPTY][:COLUMNS]):
        if not marked & pile.marks:
            yield [*piles[:number], _with(pile, marked, value), *piles[number + 1 :]]


def _pile(column: Sequence[str]) -> Pile:
    union = marks(column)
    return Pile(union, points(column), bool(union & _DIE))


def _with(pile: Pile, marked: int, value: int) -> Pile:
    return Pile(pile.marks | marked, pile.points + value, pile.has_die or bool(marked & _DIE))
