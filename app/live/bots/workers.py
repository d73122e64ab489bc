"""Bots think in worker processes, so that they never block the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

from app.live.bots.turns import Turns
from games import mind, rules_for
from games.contract import Action, Advice, Rules, Seat

Game = tuple[str, str]  # its id and its version
T = TypeVar("T")

UNSEEN = 1  # bots that think at once for tables at which nobody looks: one click each, in turn
PAUSES = {"human": (0.9, 1.7), "quick": (0.1, 0.2)}  # seconds; they don't depend on the hand
LONGEST = 1.5  # seconds that a bot thinks about a click
HINT = 0.33  # and who gives a hint
NICE = 10  # how far bots stand behind the server when the machine has enough to do
WORLDS = 1000  # of the strongest level, and of a hint


class Bots:
    def __init__(self, workers: int, worlds: int = WORLDS) -> None:
        self._workers = workers
        self._worlds = worlds  # the most for one thought
        self._pool = _pool(workers)
        self._turns = Turns(workers)
        self._unseen = asyncio.Semaphore(UNSEEN)

    async def choose(self, game: Game, level: str, world: Any, seat: Seat, until: float) -> Action:
        """The bot's click, from a world that its seat imagines; the more wait, the less is looked at."""
        worlds = self._worlds >> self._turns.waiting
        async with self._turns.turn():
            return await self._run(think, game, level, world, seat, worlds, until)

    async def choose_unseen(self, game: Game, level: str, world: Any, seat: Seat) -> Action:
        """Where nobody looks, all tables take turns, so that those at which somebody does never wait."""
        async with self._unseen:
            return await self.choose(game, level, world, seat, time.monotonic() + LONGEST)

    async def advise(self, game: Game, world: Any, seat: Seat, key: bytes) -> Advice:
        """What a good player would do in this seat, and why; the key is all the chance there is in it."""
        async with self._turns.turn(is_hint=True):
            return await self._run(advise, game, world, seat, key, self._worlds)

    async def _run(self, thought: Callable[..., T], *arguments: Any) -> T:
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, thought, *arguments)
        except BrokenProcessPool:
            self._replace(pool)
            raise

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """A pool that lost a worker takes no more jobs, ever: whoever meets it first makes a new one."""
        if self._pool is broken:
            self._pool = _pool(self._workers)


@contextmanager
def bots(workers: int, worlds: int) -> Iterator[Bots]:
    found = Bots(workers, worlds)
    try:
        yield found
    finally:
        found.close()


def think(game: Game, level: str, world: Any, seat: Seat, worlds: int, until: float) -> Action:
    """The best that is found until then, by the clock that all processes of a machine share."""
    rules = _rules(game)
    in_time = _before(min(until, time.monotonic() + LONGEST))
    return mind.choose(rules, world, seat, mind.level_of(rules, level), Random(), worlds, in_time)


def advise(game: Game, world: Any, seat: Seat, key: bytes, worlds: int) -> Advice:
    return mind.advise(_rules(game), world, seat, Random(key), worlds, _before(time.monotonic() + HINT))


def pause(pace: str) -> float:
    return Random().uniform(*PAUSES[pace])


def _rules(game: Game) -> Rules:
    rules = rules_for(*game)
    assert rules
    return rules


def _before(moment: float) -> Callable[[], bool]:
    return lambda: time.monotonic() < moment


def _pool(workers: int) -> ProcessPoolExecutor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=spawn, initializer=serve)


def serve(nice: int = NICE) -> None:
    """A worker never takes time from its server, and a server that was killed leaves none behind."""
    os.nice(nice)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
