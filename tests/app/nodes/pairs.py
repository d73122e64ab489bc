"""A game whose people sit at two nodes."""

from __future__ import annotations

from typing import Any

from tests.app.players import Line
from tests.app.server import Inner
from tests.app.tables import lobby

Pair = tuple[Inner, Inner]


async def across(nodes: Pair, seats: int = 2, game: str = "secret", **settings: Any) -> list[Line]:
    """A game of which the first player is at the first node, and all others at the second."""
    first, second = nodes
    code, players = await lobby(first, game, seats, **settings)
    await players[0].post(f"rooms/{code}/start")
    lines = [await players[0].enter(code)]
    lines += [await second.welcome(player).enter(code) for player in players[1:]]
    for line in lines:
        await line.until(lambda line=line: all(one["here"] for one in line.room["seats"].values()))  # type: ignore[misc]
        await line.quiet()
    return lines
