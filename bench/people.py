"""People who play on whatever breaks: they come back where they can, and click again what wasn't answered."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

import httpx2
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.app.players import House, Line, Player, fresh_id
from tests.app.tables import lobby

GAMES = ("columns", "duel")
ANSWER_WITHIN = 3.0  # seconds until somebody tries another line
THINKS = 0.05
LOST = (OSError, TimeoutError, WebSocketException, InvalidHandshake, httpx2.HTTPError, AssertionError)


class Crowd:
    """All tables, and what was clicked at them."""

    def __init__(self, nodes: list[Any]) -> None:
        self.nodes: list[House] = nodes
        self.people: list[Person] = []
        self.acked: dict[str, list[str]] = {}
        self.refusals: Counter[str] = Counter()
        self.clicks = self.returns = 0
        self.playing = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def gather(self, tables: int) -> None:
        for number in range(tables):
            await self.sit_down(GAMES[number % len(GAMES)])
        self.playing.set()

    async def pause(self) -> None:
        """Nobody begins anything, and what was begun is answered."""
        self.playing.clear()
        while any(person.is_busy for person in self.people):  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)

    def resume(self) -> None:
        """Who had to go to another node comes back."""
        for person in self.people:
            person.go_home()
        self.playing.set()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def sit_down(self, game: str) -> None:
        code, players = await lobby(self.nodes[0], game)
        await players[0].post(f"rooms/{code}/start")
        self.acked[code] = []
        for seat, player in enumerate(players):
            person = Person(self, player, game, code, seat)
            await person.come_back()
            self.people.append(person)
            self._tasks.append(asyncio.create_task(person.play()))


class Person:
    def __init__(self, crowd: Crowd, player: Player, game: str, code: str, seat: int) -> None:
        self.crowd = crowd
        self.game = game
        self.code = code
        self.seat = seat
        self.line: Line | None = None
        self._player = player
        self._click: dict[str, str] = {}  # that wasn't answered yet
        self._chooser = random.Random(f"{code}:{seat}")
        self._place = seat  # the node to try first

    @property
    def is_busy(self) -> bool:
        return bool(self._click)

    async def play(self) -> None:
        """Until the game is over; then the first one opens another."""
        while not self._is_over():
            try:
                await self._turn()
            except LOST:
                await self._return()
        await self.crowd.playing.wait()
        self.crowd.people.remove(self)
        if self.seat == 0:
            await self.crowd.sit_down(self.game)

    async def come_back(self) -> None:
        """At the node where one was, or at another."""
        house = self.crowd.nodes[self._place % len(self.crowd.nodes)]
        async with asyncio.timeout(ANSWER_WITHIN):
            self.line = await house.welcome(self._player).enter(self.code)
        if self._click:
            await self.line.say(t="act", **self._click)

    def go_home(self) -> None:
        """To the node where one was at first."""
        if self._place != self.seat and self.line:
            self._place = self.seat
            self.line.socket.transport.abort()

    async def _return(self) -> None:
        self.crowd.returns += 1
        if self.line:
            self.line.socket.transport.abort()
        while not await self._is_back():
            self._place += 1
            await asyncio.sleep(0.2)

    async def _is_back(self) -> bool:
        try:
            await self.come_back()
        except LOST:
            return False
        return True

    async def _turn(self) -> None:
        line = self.line
        assert line
        await asyncio.sleep(THINKS)
        if not self._click and self.crowd.playing.is_set() and line.me.get("choices") and line.is_whole:
            self._click = self._chosen(line)
            await line.say(t="act", **self._click)
        if self._click:
            async with asyncio.timeout(ANSWER_WITHIN):
                self._note(await line.answer(self._click["id"]))
        else:
            await self._look(line)

    def _is_over(self) -> bool:
        return self.line is not None and "outcome" in self.line.pub and not self._click

    async def _look(self, line: Line) -> None:
        """Whether anybody is still there, as a browser does."""
        async with asyncio.timeout(ANSWER_WITHIN):
            await line.quiet()

    def _chosen(self, line: Line) -> dict[str, str]:
        verb, nouns = self._chooser.choice(sorted(line.me["choices"].items()))
        noun = self._chooser.choice(sorted(nouns))
        return {"ask": line.me["ask"], "verb": verb, "noun": noun, "id": fresh_id()}

    def _note(self, answer: dict[str, Any]) -> None:
        id, self._click = self._click["id"], {}
        self.crowd.clicks += 1
        if answer["t"] in ("mine", "ok"):
            self.crowd.acked[self.code].append(f"{self.seat}:{id}")
        else:
            self.crowd.refusals[answer["code"]] += 1
