"""Players without a browser: they sit at lines and choose as the bots do, until a table is worth a look."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from games import GAMES, engine
from games.contract import Action
from games.dice import SeededDice
from tests.app.players import Frame, Line
from tests.app.server import Inner, Process

Sight = Callable[[Frame], object]


def is_over(pub: Frame) -> bool:
    return "outcome" in pub


async def play_a_little(*lines: Line, clicks: int) -> None:
    await play_until(is_over, *lines, clicks=clicks)


async def play_until(sight: Sight, *lines: Line, clicks: int = 10_000) -> None:
    """Whoever is asked clicks what a bot would, until the table shows this, or the game is over."""
    chooser, game = random.Random(1), lines[0].room["game"]
    while clicks and not any(is_over(line.pub) or sight(line.pub) for line in lines):
        asked = [line for line in lines if _is_asked(line)]
        silent = [line for line in lines if line.is_whole and "pass" in line.me.get("choices", {})]
        if silent:
            await silent[0].click("pass")
        elif asked:
            await _click(asked[0], game, chooser)
            clicks -= 1
        else:
            await asyncio.sleep(0.002)


async def give_up(*lines: Line) -> None:
    """All leave the table one after the other, which ends any game."""
    for line in lines:
        if not is_over(line.pub):
            await line.player.delete(f"rooms/{line.code}/seats/{line.seat}")
            await line.quiet()


def _is_asked(line: Line) -> bool:
    return line.is_whole and bool(line.me.get("choices")) and str(line.seat) in line.pub["awaited"]


async def _click(line: Line, game: str, chooser: random.Random) -> None:
    """One click; another seat's may have come before it."""
    legal = [Action(verb, noun) for verb, nouns in line.me["choices"].items() for noun in nouns]
    assert line.seat is not None
    action = GAMES[game].policy(await _world(line), line.seat, legal, chooser)
    answer = await line.click(action.verb, action.noun)
    assert answer["t"] == "mine" or answer["code"] == "stale", answer


async def _world(line: Line) -> Any:
    """What the server would let a bot of this seat imagine."""
    house = line.player.house
    assert isinstance(house, Inner | Process)
    table = await house.table(line.code)
    return engine.imagined(table.rules, table.state, line.seat, SeededDice(b"", 0))
