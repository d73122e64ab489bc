"""Tables to test at: rooms filled, games begun and played on."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from sqlalchemy import select

from app.store.tables import now
from tests.app.players import House, Line, Player
from tests.app.server import Inner

NAMES = ("Mei", "Ao", "Chojuro", "Yagura")


async def lobby(
    house: House, game: str = "columns", seats: int = 2, names: tuple[str, ...] = NAMES, **settings: Any
) -> tuple[str, list[Player]]:
    """A room with everybody seated and ready; the first one is host."""
    players = [await house.guest(name) for name in names[:seats]]
    code = await players[0].room(game, **settings)
    for player in players[1:]:
        await player.post(f"rooms/{code}/seats")
        await player.post(f"rooms/{code}/ready", {"ready": True})
    return code, players


def asks(line: Line) -> list[dict[str, Any]]:
    """What is asked of the people of a room."""
    found: list[dict[str, Any]] = line.room.get("asks", [])
    return found


async def table(
    house: House, game: str = "columns", seats: int = 2, names: tuple[str, ...] = NAMES, **settings: Any
) -> list[Line]:
    """A game that has just begun: the line of each seat, in order."""
    code, players = await lobby(house, game, seats, names, **settings)
    await players[0].post(f"rooms/{code}/start")
    lines = [await player.enter(code) for player in players]
    for line in lines:
        await line.get("table")
    return lines


async def beside_a_bot(house: House, game: str = "columns", level: str = "genin", **settings: Any) -> Line:
    """A game of one person and a bot that has just begun: the person's line."""
    host = await house.guest()
    code = await host.room(game, **settings)
    await host.post(f"rooms/{code}/bots", {"level": level})
    await host.post(f"rooms/{code}/start")
    return await host.enter(code)


def waited_for(lines: list[Line]) -> tuple[Line, Line]:
    """Of two at a table of Columns whose turn it is, and the other."""
    first = next(line for line in lines if str(line.seat) in line.pub["awaited"])
    return first, next(line for line in lines if line is not first)


async def play_on(lines: list[Line], clicks: int = 10_000, seed: int = 1) -> int:
    """Click what is offered, whoever's turn it is, until the end or so many clicks; how many were played."""
    chooser, played = random.Random(seed), 0
    while played < clicks and "outcome" not in lines[0].pub:
        asked = [line for line in lines if line.me.get("choices") and str(line.seat) in line.pub["awaited"]]
        if not asked:
            await asyncio.sleep(0.002)
            continue
        answer = await asked[0].choose(chooser)
        assert answer["t"] == "mine", answer
        played += 1
    return played


async def lift(line: Line, place: int = 0) -> str:
    """In the game of secrets: lift a card of the hand; which one."""
    card = str(sorted(line.me["hand"])[place])
    assert (await line.click("lift", card))["t"] == "mine"
    return card


async def finish_round(*lines: Line) -> None:
    for line in lines:
        await lift(line)
        assert (await line.click("done"))["t"] == "mine"


async def later(house: Inner) -> None:
    """Until some milliseconds have passed by the database's clock."""
    first = await _time(house)
    while await _time(house) < first + 0.01:
        continue


async def _time(house: Inner) -> float:
    return await house.services.database.read(lambda conn: conn.execute(select(now())).scalar_one())
