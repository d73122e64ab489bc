"""A week of a game over days: absences, hand-overs both ways, a killed server, a pause, and a result."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from sqlalchemy import Connection

from app.store import Database, log
from app.store import tables as stored
from tests.app.notices.receivers import Receiver
from tests.app.notices.scenes import rows
from tests.app.players import PATIENCE, Line, Player
from tests.app.server import Process, process
from tests.app.tables import lobby, play_on
from tests.sharing import THOROUGH

DAY = 24 * 3600.0
SOON = {"LOCAL_NOTICES": "on", "NOTICE_AFTER": "0.1"}


def let_pass(conn: Connection, seconds: float) -> None:
    """So much time goes by for all clocks that run, and for who was last seen when."""
    due = stored.deadlines
    conn.execute(due.update().where(due.c.held == 0, due.c.due < 1e11).values(due=due.c.due - seconds))
    conn.execute(stored.seats.update().values(seen_at=stored.seats.c.seen_at - seconds))


class Week:
    """The players of one game, who come only when they are called."""

    def __init__(self, server: Process, database: Database, receiver: Receiver, code: str) -> None:
        self.server = server
        self.database = database
        self.receiver = receiver
        self.code = code
        self.called: dict[str, int] = {}  # how often each was

    def calls(self, player: Player) -> set[str]:
        """The notices that somebody saw: what comes again under the same name is shown once."""
        posts = [post for post in self.receiver.posts if post.path == f"/{player.name}"]
        return {post.headers["idempotency-key"] for post in posts}

    async def pass_days(self, days: float) -> None:
        await self.database.write(let_pass, days * DAY)

    async def whose_turn(self, players: list[Player]) -> Player:
        async with asyncio.timeout(2 * PATIENCE):
            while True:
                for player in players:
                    rooms = (await self.server.welcome(player).get("me/rooms"))["rooms"]
                    if any(room["turn"] for room in rooms):
                        return player
                await asyncio.sleep(0.05)

    async def is_called(self, player: Player) -> None:
        """Exactly one more notice than turns so far."""
        self.called[player.name] = self.called.get(player.name, 0) + 1
        async with asyncio.timeout(PATIENCE):
            while len(self.calls(player)) < self.called[player.name]:  # noqa: ASYNC110 - no bell
                await asyncio.sleep(0.05)
        assert len(self.calls(player)) == self.called[player.name]

    async def take_turn(self, player: Player, chooser: random.Random) -> None:
        line = await self.server.welcome(player).enter(self.code)
        while str(line.seat) in line.pub["awaited"] and "outcome" not in line.pub:
            assert (await line.choose(chooser))["t"] == "mine"
            await line.until(lambda: line.is_whole)
        await line.close()

    async def visit(self, player: Player) -> Line:
        return await self.server.welcome(player).enter(self.code)


@THOROUGH
async def test_a_week_of_a_game_over_days(database_url: str, tmp_path: Path, receiver: Receiver) -> None:
    async with process(database_url, tmp_path, **SOON) as server, Database.open(database_url) as database:
        code, players = await lobby(server, seats=3, days=1, bank=1, absence=86400)
        mei, ao, chojuro = players
        for player in players:
            address = f"{receiver.url}/{player.name}"
            await player.post("me/calls", {"kind": "webhook", "address": address})
        await mei.post(f"rooms/{code}/start")
        week, chooser = Week(server, database, receiver, code), random.Random(7)

        for _ in range(3):  # Monday: each comes when called
            player = await week.whose_turn(players)
            await week.is_called(player)
            await week.pass_days(0.25)
            await week.take_turn(player, chooser)

        line = await week.visit(mei)  # Tuesday: Mei has no time, and a bot plays for her
        await line.ask("hand", seat=0, to="bot:chunin")
        await line.close()
        others = [ao, chojuro]
        for _ in range(2):
            player = await week.whose_turn(others)
            await week.is_called(player)
            await week.pass_days(0.25)
            await week.take_turn(player, chooser)
        mei_was_called = len(week.calls(mei))

        await server.end()  # Wednesday: the server is killed, and comes back
        await server.start()
        player = await week.whose_turn(others)
        await week.is_called(player)
        await week.take_turn(player, chooser)
        await week.whose_turn(others)
        assert len(week.calls(mei)) == mei_was_called

        line = await week.visit(mei)  # Thursday: Mei is back with one click
        assert line.room["seats"]["0"]["led"] == "bot"
        assert (await line.ask("hand", seat=0, to=""))["t"] == "ok"
        assert (await line.ask("propose", what="pause"))["t"] == "ok"  # and all agree to wait for Saturday
        for player in others:
            voter = await week.visit(player)
            assert (await voter.ask("vote", what="pause", seat=0, yes=True))["t"] == "ok"
            await voter.close()
        await line.until(lambda: line.room.get("paused") and line.room["clocks"])
        held = {seat: clock["held"] for seat, clock in line.room["clocks"].items()}
        await week.pass_days(2.5)
        assert {seat: clock["held"] for seat, clock in line.room["clocks"].items()} == held
        assert (await line.ask("resume"))["t"] == "ok"
        await line.close()

        absent = await week.whose_turn(players)  # Sunday: one is away for longer than their spare day
        number = await reached(database, code)
        await week.pass_days(2.1)
        async with asyncio.timeout(2 * PATIENCE):
            while await reached(database, code) == number:  # noqa: ASYNC110 - the database rings no bell
                await asyncio.sleep(0.2)
        entries = await database.read(log.since, code, number)
        assert entries[0].kind == "lapse" and players[entries[0].seat].name == absent.name

        lines = [await week.visit(player) for player in players]  # and on Sunday evening they end it together
        await play_on(lines)
        await lines[0].until(lambda: lines[0].room["status"] == "over")
        await tell_it_all(server.welcome(mei), code)
        asked = [notice for notice, _ in await database.read(rows)]
        for player in players:
            questions = [notice for notice in asked if notice.leader == player.id]
            assert len(week.calls(player)) <= len(questions)


async def reached(database: Database, code: str) -> int:
    return (await database.read(log.last_numbers, [code]))[code]


async def tell_it_all(reader: Player, code: str) -> None:
    """The replay has the hand-overs and the pause in their order, and the result names who clicked."""
    replay = await reader.get(f"rooms/{code}/replay")
    ours = [
        event for step in replay["steps"] for event in step["events"] if event["kind"].startswith("table-")
    ]
    assert [(event["kind"], event.get("to", "")) for event in ours] == [
        ("table-hand", "bot"),
        ("table-hand", "owner"),
        ("table-pause", ""),
        ("table-resume", ""),
    ]
    assert replay["outcome"]["places"]
    shares = replay["shares"]["0"]
    assert 0 < shares["bot"] < shares["all"]
