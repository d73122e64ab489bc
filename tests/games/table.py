"""A table to test at: a state set by hand, dice set by hand, and every click checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games import engine
from games.contract import Action, Event, Illegal, Rules, Seat
from games.dice import ScriptedDice


class Table:
    def __init__(self, rules: Rules, state: Any) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []
        rules.check(state)

    def click(self, seat: Seat, verb: str, noun: str = "", dice: Sequence[int] = ()) -> None:
        """Play one click; `dice` are the rolls it must make, no more and no fewer."""
        scripted = ScriptedDice(dice)
        self.state, self.events = engine.play(self.rules, self.state, seat, Action(verb, noun), scripted)
        scripted.spent()
        self.rules.check(self.state)

    def lapse(self, seat: Seat, dice: Sequence[int] = ()) -> None:
        scripted = ScriptedDice(dice)
        self.state, self.events = engine.lapse(self.rules, self.state, seat, scripted)
        scripted.spent()
        self.rules.check(self.state)

    def leave(self, seat: Seat, dice: Sequence[int] = ()) -> None:
        scripted = ScriptedDice(dice)
        self.state, self.events = engine.leave(self.rules, self.state, seat, scripted)
        scripted.spent()
        self.rules.check(self.state)

    def refuses(self, seat: Seat, verb: str, noun: str = "") -> str:
        """The code with which the click is refused."""
        with pytest.raises(Illegal) as refused:
            engine.play(self.rules, self.state, seat, Action(verb, noun), ScriptedDice())
        return refused.value.code

    def offers(self, seat: Seat, verb: str) -> list[str]:
        """The nouns offered with this verb."""
        if seat not in self.rules.actors(self.state):
            return []
        return [action.noun for action in self.rules.legal(self.state, seat) if action.verb == verb]

    def told(self, seat: Seat | None) -> list[str]:
        return [event.kind for event in self.events if event.is_for(seat)]
