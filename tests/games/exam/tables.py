"""Tables of the exam as literals: a forest, and a battle in the middle of its attack phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.contract import Action
from games.exam import positions
from games.exam.cards import with_turn
from games.exam.state import Battle, Fighter, Hero, State, Token, fighter_of
from tests.games.rules import exam
from tests.games.table import Table


class Exam(Table):
    """A table with a few words of its own."""

    state: State

    @property
    def battle(self) -> Battle:
        return self.state.battles[0]

    def hero(self, id: str) -> Hero:
        return self.state.heroes[id]

    def fighter(self, id: str) -> Fighter:
        return fighter_of(self.battle, id)

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def hint(self, seat: int, verb: str, noun: str = "") -> dict[str, Any]:
        return exam.hint(self.state, seat, Action(verb, noun))

    def offers(self, seat: int, verb: str) -> list[str]:
        """The nouns offered with this verb, without those that turn the hero round afterwards (E27)."""
        return [noun for noun in super().offers(seat, verb) if not with_turn(noun)[1]]

    def act(self, hero: str, verb: str, noun: str = "", dice: Sequence[int] = ()) -> None:
        """Open the hero's card and choose what to do with it."""
        seat = self.fighter(hero).seat
        if self.battle.deed.hero != hero:
            self.click(seat, "open", hero)
        self.click(seat, verb, hero if verb == "decline" else noun, dice)


def forest(cells: Sequence[int], scrolls: Sequence[str] = (), **said: Any) -> Exam:
    """Teams on these cells of the map, seat 0 first in the order; scrolls are "air", "earth air", "" ..."""
    return Exam(exam, positions.forest(cells, scrolls, **said))


def fight(cells: Mapping[str, int], cards: Mapping[str, str] | None = None, **said: Any) -> Exam:
    """Heroes on these cells, the first one's team attacking from the left; the others are defeated."""
    return Exam(exam, positions.fight(cells, cards, **said))


def ready(hero: str, cell: int, foe: str, at: int, level: int = 3, **more: Any) -> Exam:
    """A hero with a technique card and one enemy; both of level 3 unless said otherwise."""
    levels = {hero: level, foe: 1}
    return fight({hero: cell, foe: at}, {hero: "technique"}, levels=levels, **more)


def next_turn(at: Exam, mine: dict[str, str], theirs: dict[str, str]) -> None:
    """Lay the cards of the next battle turn."""
    for seat, cards in ((0, mine), (1, theirs)):
        for hero, card in cards.items():
            at.click(seat, f"lay-{card}", hero)


def token(technique: str, user: str, on: str = "", cell: int = 0, turns: int = 0) -> Token:
    return Token(technique, user, on or user, cell, turns)
