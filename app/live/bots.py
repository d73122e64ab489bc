"""Bots think in worker processes, so that they never block the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from games import rules_for
from games.contract import Action, Advice, View

Game = tuple[str, str]  # its id and its version
UNSEEN = 1  # bots that think at once for tables at which nobody looks: one click each, in turn
PAUSES = {"human": (0.9, 1.7), "quick": (0.1, 0.2)}  # seconds; they don't depend on the hand


class Bots:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = _pool(workers)
        self._unseen = asyncio.Semaphore(UNSEEN)

    async def choose(
        self, game: Game, level: str, public: View, private: View, legal: list[Action], world: Any
    ) -> Action:
        """The bot's click, from what its seat sees and nothing else."""
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, think, game, level, public, private, legal, world)
        except BrokenProcessPool:
            self._replace(pool)
            raise

    async def choose_unseen(
        self, game: Game, level: str, public: View, private: View, legal: list[Action], world: Any
    ) -> Action:
        """Where nobody looks, all tables take turns, so that those at which somebody does never wait."""
        async with self._unseen:
            return await self.choose(game, level, public, private, legal, world)

    async def advise(
        self, game: Game, public: View, private: View, legal: list[Action], world: Any
    ) -> Advice:
        """What a good player would do in this seat, and why."""
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, advise, game, public, private, legal, world)
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
def bots(workers: int) -> Iterator[Bots]:
    found = Bots(workers)
    try:
        yield found
    finally:
        found.close()


def think(game: Game, level: str, public: View, private: View, legal: list[Action], world: Any) -> Action:
    rules = rules_for(*game)
    assert rules
    return rules.BOTS[level](public, private, legal, random.Random(), world)


def advise(game: Game, public: View, private: View, legal: list[Action], world: Any) -> Advice:
    """Where much is equally good, who asks again hears the same."""
    rules = rules_for(*game)
    assert rules
    return rules.advise(public, private, legal, random.Random(0), world)


def pause(pace: str) -> float:
    return random.uniform(*PAUSES[pace])


def _pool(workers: int) -> ProcessPoolExecutor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=spawn, initializer=_die_with_parent)


def _die_with_parent() -> None:
    """A server that was killed leaves no worker behind."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
