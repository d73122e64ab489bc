"""A hunt set by hand: heroes, enemies and traps as literals; what is unsaid is neutral and still counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.contract import Rules
from games.hunt import positions
from games.hunt.state import Enemy, Fight, Hero, State
from tests.games.rules import hunt
from tests.games.table import Table

RULES: Rules = hunt
BLANK, HIT, DOUBLE, POWER = 1, 2, 5, 6
DEFENCE, SHARINGAN, RINNEGAN = 1, 4, 5


class Scene(Table):
    state: State

    def __init__(self, state: State) -> None:
        super().__init__(RULES, state)

    @property
    def now(self) -> Fight:
        assert self.state.fight
        return self.state.fight

    def hero(self, id: str) -> Hero:
        return next(hero for hero in self.state.heroes if hero.id == id)

    def enemy(self, key: str) -> Enemy | None:
        return next((enemy for enemy in self.state.enemies if enemy.key == key), None)

    def health(self, key: str) -> int:
        enemy = self.enemy(key)
        return enemy.health if enemy else 0

    def talents(self) -> list[tuple[str, str]]:
        """The talents that fired with the last click, with the card's id."""
        return [(e.data["card"], e.data["talent"]) for e in self.events if e.kind == "talent"]

    def begin(self, id: str) -> None:
        """The hero acts next, if it doesn't already because nobody else is left."""
        if self.state.acting != id:
            self.click(self.hero(id).seat, "begin", id)

    def fight(self, id: str, key: str, dice: Sequence[int] = (), card: str = "") -> None:
        """The acting hero fights, with a card or without, up to the roll."""
        seat = self.hero(id).seat
        self.click(seat, "fight", key)
        self.throw(id, dice, card)

    def throw(self, id: str, dice: Sequence[int], card: str = "") -> None:
        self.click(self.hero(id).seat, "card" if card else "roll", card, dice=dice)

    def close(self) -> None:
        """Every open moment passes; an injury falls on the first hero who can be named."""
        while self.state.fight or self.state.injuries:
            seat = min(RULES.awaited(self.state))
            if named := self.offers(seat, "name"):
                self.click(seat, "name", named[0])
            else:
                self.click(seat, "endure" if self.state.injuries else "go")

    def finish(self, *ids: str) -> None:
        """These heroes, or all who have yet to act, give up the rest of their actions."""
        if self.state.acting:
            self.click(self.hero(self.state.acting).seat, "end")
        for id in ids or [hero.id for hero in self.state.heroes]:
            hero = self.hero(id)
            if self.state.phase == "heroes" and not hero.done and not hero.paralysed:
                self.click(hero.seat, "end")

    def keep(self) -> None:
        """Every hero keeps its hand in step 2."""
        while self.state.phase == "refill" and not self.state.ending:
            hero = next(hero for hero in self.state.heroes if hero.refill >= 0)
            self.click(hero.seat, "keep", hero.id)

    def turn(self) -> None:
        """The rest of a turn in which nobody does anything more."""
        self.finish()
        self.close()
        self.keep()


def scene(heroes: Mapping[str, Any], enemies: Mapping[str, Any] | None = None, **said: Any) -> Scene:
    """Heroes by id (seats in their order), enemies by key, traps by area; every pile is filled up."""
    return Scene(positions.hunt(heroes, enemies, **said))
