"""A game in progress: what it asks of the rules, and how often."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from app.live.game.table import Table
from games import GAMES, engine
from games.contract import Action, Illegal, Seat


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_asked_once_what_a_seat_may_click(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, asked = GAMES[game], Counter[Seat]()
    legal, seats = rules.legal, max(rules.SEATS)

    def counting(state: Any, seat: Seat) -> list[Action]:
        asked[seat] += 1
        return legal(state, seat)

    monkeypatch.setattr(rules, "legal", counting)
    table = Table.laid(rules, seats, b"", engine.start(rules, seats, rules.Options(), b""))
    asked.clear()
    for seat in range(seats):
        table.private(seat)
    actor = min(rules.actors(table.state))
    action = table.legal(actor)[0]
    with pytest.raises(Illegal):
        table.act(actor, Action("nothing", "of the kind"))
    assert {*asked.values()} == {1}
    assert table.act(actor, action).verb == action.verb


def test_what_is_legal_belongs_to_one_table_only() -> None:
    rules = GAMES["columns"]
    table = Table.laid(rules, 2, b"", engine.start(rules, 2, rules.Options(), b""))
    actor = min(rules.actors(table.state))
    after = table.after(table.act(actor, table.legal(actor)[0]))
    assert after.legal(actor) == rules.legal(after.state, actor)
    assert after.legal(actor) is not table.legal(actor)
