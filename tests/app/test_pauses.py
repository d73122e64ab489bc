"""A game that stands, ends by agreement, or is played over days."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from app.bus.messages import Gone
from app.live.bots.workers import Bots, bots
from app.store import Deadline, deadlines, log
from app.store import rooms as rooms_store
from app.store.tables import deadlines as clocks
from games.contract import Action
from tests.app.players import PATIENCE, Line
from tests.app.server import Inner, serving
from tests.app.tables import asks, beside_a_bot, finish_round, later, play_on, table

DAY = 24 * 3600
BOT = "bot:genin"


def is_paused(line: Line) -> bool:
    return bool(line.room.get("paused"))


async def dues(house: Inner, code: str) -> dict[int, Deadline]:
    return {one.seat: one for one in await house.services.database.read(deadlines.of_room, code)}


async def run_out(house: Inner, code: str, seat: int) -> None:
    """The clock of this place has run out."""

    def end(conn: Any) -> None:
        own = clocks.c.room == code, clocks.c.seat == seat
        conn.execute(clocks.update().where(*own).values(due=1.0))

    await house.services.database.write(end)
    (await house.services.rooms.open(code)).follow_clocks()
    house.services.rooms.dues.look_again()


async def test_a_short_pause_needs_no_question_and_ends_by_itself(secret: None, stored_house: Inner) -> None:
    mei, ao = await table(stored_house, "secret", options={"seconds": 600})
    await mei.until(lambda: len(mei.room["clocks"]) == 2)
    assert (await ao.ask("pause"))["t"] == "ok"
    await mei.until(lambda: is_paused(mei) and mei.room["clocks"]["0"].get("held"))
    assert mei.room["paused"]["seat"] == 1
    assert mei.room["paused"]["until"] > mei.room["now"] + 100_000
    held = mei.room["clocks"]["0"]["held"]
    assert 590_000 < held <= 600_000
    assert (await mei.click("mark"))["code"] == "paused"
    assert (await mei.ask("pause"))["code"] == "paused"
    assert (await mei.ask("resume"))["code"] == "not-your-pause"
    await later(stored_house)
    await run_out(stored_house, mei.code, -1)
    await mei.until(lambda: not is_paused(mei))
    await mei.until(lambda: "held" not in mei.room["clocks"]["0"])
    left = mei.room["clocks"]["0"]["due"] - mei.room["now"]
    assert held - 5_000 < left <= held + 1_000
    assert (await mei.click("mark"))["t"] == "mine"


async def test_nobody_is_shown_a_short_pause_as_a_long_one(house: Inner) -> None:
    """Not even for the moment until its clock is stored: a long one could be ended by anybody."""
    mei, ao = await table(house)
    since = len(ao.frames)
    assert (await mei.ask("pause"))["t"] == "ok"
    await ao.until(lambda: is_paused(ao) or None)
    shown = [frame["paused"] for frame in ao.frames[since:] if frame["t"] == "room" and frame.get("paused")]
    assert all("until" in one for one in shown)


async def test_each_seat_has_three_short_pauses_and_ends_them_itself(house: Inner) -> None:
    mei, ao = await table(house)
    for _ in range(3):
        assert (await mei.ask("pause"))["t"] == "ok"
        assert (await mei.ask("resume"))["t"] == "ok"
    assert (await mei.ask("pause"))["code"] == "no-pauses"
    assert (await ao.ask("pause"))["t"] == "ok"
    assert (await ao.ask("resume"))["t"] == "ok"
    assert (await ao.ask("resume"))["code"] == "not-paused"


async def test_a_long_pause_needs_consent_and_survives_a_restart(database_url: str) -> None:
    async with serving(database_url) as house:
        mei, ao = await table(house)
        assert (await mei.ask("propose", what="pause"))["t"] == "ok"
        await ao.until(lambda: asks(ao) or None)
        assert not is_paused(ao)
        await ao.ask("vote", what="pause", seat=0, yes=True)
        await mei.until(lambda: is_paused(mei))
        assert "until" not in mei.room["paused"]
        players = [mei.player, ao.player]
    async with serving(database_url) as house:
        mei, ao = [await house.welcome(player).enter(mei.code) for player in players]
        assert is_paused(mei)
        assert (await ao.ask("resume"))["t"] == "ok"
        await mei.until(lambda: not is_paused(mei))


async def test_bots_wait_while_the_game_is_paused(house: Inner) -> None:
    mei, ao = await table(house)
    await mei.ask("pause")
    await mei.ask("hand", seat=0, to=BOT)
    await ao.ask("hand", seat=1, to=BOT)
    entries = await house.services.database.read(log.since, mei.code, -1)
    play = await house.services.rooms.open(mei.code)
    assert not play.is_thinking
    assert [entry.kind for entry in entries] == ["start", "pause", "hand", "hand"]
    await mei.ask("hand", seat=0, to="")
    await mei.ask("resume")
    await mei.ask("hand", seat=0, to=BOT)
    await mei.until(lambda: mei.steps > 8)


async def test_a_game_ends_without_a_result_if_all_agree(stored_house: Inner) -> None:
    mei, ao, chojuro = await table(stored_house, seats=3)
    await mei.ask("propose", what="stop")
    await ao.ask("vote", what="stop", seat=0, yes=True)
    assert mei.room["status"] == "running"
    await chojuro.ask("vote", what="stop", seat=0, yes=True)
    await mei.until(lambda: mei.room["status"] == "stopped")
    assert (await mei.click("draw"))["code"] == "over"
    replay = await mei.player.get(f"rooms/{mei.code}/replay")
    assert replay["steps"][-1]["events"] == [{"kind": "table-stop", "seat": 0, "end": "stop"}]
    assert (await mei.ask("hand", seat=0, to=BOT))["code"] == "over"


async def test_a_vote_is_refused_by_one_and_withdrawn_by_the_asker(house: Inner) -> None:
    mei, ao, chojuro = await table(house, seats=3)
    await mei.ask("propose", what="stop")
    await ao.ask("vote", what="stop", seat=0, yes=False)
    await mei.until(lambda: not asks(mei))
    assert (await chojuro.ask("vote", what="stop", seat=0, yes=True))["code"] == "no-vote"
    await mei.ask("propose", what="stop")
    await mei.ask("vote", what="stop", seat=0, yes=False)
    await ao.until(lambda: not asks(ao))
    assert mei.room["status"] == "running"


async def test_who_is_away_hinders_no_vote(house: Inner) -> None:
    mei, ao, chojuro = await table(house, seats=3)
    await chojuro.close()
    await mei.until(lambda: mei.room["seats"]["2"]["here"] is False)
    (await house.services.rooms.open(mei.code)).room.attendance.away[chojuro.player.id] -= 30
    await mei.ask("propose", what="stop")
    await ao.ask("vote", what="stop", seat=0, yes=True)
    await mei.until(lambda: mei.room["status"] == "stopped")


async def test_who_goes_before_answering_hinders_no_vote(house: Inner) -> None:
    mei, ao, chojuro = await table(house, seats=3)
    await mei.ask("propose", what="stop")
    await ao.ask("vote", what="stop", seat=0, yes=True)
    assert mei.room["status"] == "running"
    await chojuro.close()
    await mei.until(lambda: mei.room["seats"]["2"]["here"] is False)
    (await house.services.rooms.open(mei.code)).room.attendance.away[chojuro.player.id] -= 30
    await mei.until(lambda: mei.room["status"] == "stopped")


async def test_a_draw_is_a_result_where_the_rules_know_one(secret: None, stored_house: Inner) -> None:
    mei, ao = await table(stored_house)
    assert mei.room["can_draw"]
    await mei.ask("propose", what="draw")
    await ao.ask("vote", what="draw", seat=0, yes=True)
    await mei.until(lambda: mei.room["status"] == "over")
    assert mei.pub["outcome"]["reason"] == "agreed"
    assert mei.pub["outcome"]["places"] == {"0": 1, "1": 1}
    assert mei.pub["awaited"] == {}
    replay = await mei.player.get(f"rooms/{mei.code}/replay")
    assert replay["outcome"]["reason"] == "agreed"
    other, _ = await table(stored_house, "secret")
    assert (await other.ask("propose", what="draw"))["code"] == "no-draw"


@pytest.mark.parametrize("game", ["columns", "duel"])
async def test_beside_bots_alone_there_is_no_draw_and_a_stop_is_no_win(house: Inner, game: str) -> None:
    mei = await beside_a_bot(house, game)
    assert not mei.room.get("can_draw")
    assert (await mei.ask("propose", what="draw"))["code"] == "no-draw"
    assert (await mei.ask("propose", what="stop"))["t"] == "ok"
    await mei.until(lambda: mei.room["status"] == "stopped")
    assert await house.services.database.read(rooms_store.results_of, [mei.code]) == {}


async def test_nobody_draws_with_those_who_have_gone(house: Inner) -> None:
    mei, ao = await table(house)
    await mei.ask("propose", what="draw")
    await ao.close()
    await mei.until(lambda: mei.room["seats"]["1"]["here"] is False)
    play = await house.services.rooms.open(mei.code)
    play.room.attendance.away[ao.player.id] -= 30
    play.make_up()
    await mei.quiet()
    assert mei.room["status"] == "running"
    await mei.ask("vote", what="draw", seat=0, yes=False)
    assert (await mei.ask("propose", what="draw"))["code"] == "nobody-to-ask"
    assert mei.room["status"] == "running"


async def test_the_host_moves_a_live_game_over_days_and_back_by_consent(stored_house: Inner) -> None:
    mei, ao = await table(stored_house)
    assert (await ao.ask("propose", what="pace", noun="2"))["code"] == "not-host"
    assert (await mei.ask("propose", what="pace", noun="5"))["code"] == "same-pace"
    await mei.ask("propose", what="pace", noun="2")
    await ao.ask("vote", what="pace", seat=0, yes=True)
    await mei.until(lambda: mei.room.get("days") == 2)
    seat = next(iter(mei.pub["awaited"]))
    await mei.until(lambda: seat in mei.room["clocks"])
    assert mei.room["clocks"][seat]["seconds"] == 2 * DAY
    await ao.quiet()
    assert (await mei.ask("propose", what="pace", noun="0"))["t"] == "ok"
    await ao.ask("vote", what="pace", seat=0, yes=True)
    await mei.until(lambda: not mei.room.get("days") and mei.room["clocks"] == {})


async def test_a_question_has_its_days_and_then_the_bank(secret: None, stored_house: Inner) -> None:
    mei, ao = await table(stored_house, "secret", days=1, bank=2)
    await mei.until(lambda: len(mei.room["clocks"]) == 2)
    before = await dues(stored_house, mei.code)
    assert {one.seconds for one in before.values()} == {DAY}
    left = mei.room["clocks"]["0"]["due"] - mei.room["now"]
    assert 3 * DAY * 1000 - 60_000 < left <= 3 * DAY * 1000

    def use(conn: Any) -> None:
        """A day and a half have passed for Mei."""
        own = clocks.c.room == mei.code, clocks.c.seat == 0
        due = clocks.c.due - 1.5 * DAY
        conn.execute(clocks.update().where(*own).values(due=due))

    await stored_house.services.database.write(use)
    since = before[0].key
    await finish_round(mei, ao)
    await mei.until(lambda: len(mei.room["clocks"]) == 2)
    again = await dues(stored_house, mei.code)
    assert again[0].key != since
    assert again[1].due - again[0].due == pytest.approx(DAY / 2, abs=60)


async def test_secret_clicks_move_no_clock_over_days(secret: None, house: Inner) -> None:
    mei, ao = await table(house, "secret", days=3)
    await ao.until(lambda: len(ao.room["clocks"]) == 2)
    before = ao.room["clocks"]
    await mei.click("lift", sorted(mei.me["hand"])[0])
    await mei.click("lower")
    await ao.quiet()
    assert ao.room["clocks"] == before


async def test_over_days_a_question_lapses_once_everything_is_used(secret: None, house: Inner) -> None:
    mei, _ = await table(house, "secret", days=1)
    await mei.until(lambda: len(mei.room["clocks"]) == 2)
    await run_out(house, mei.code, 1)
    await mei.until(lambda: "1" not in mei.pub["awaited"])


async def test_over_days_bots_move_though_nobody_looks(database_url: str) -> None:
    async with serving(database_url) as house:
        mei, ao = await table(house, days=1)
        await mei.ask("hand", seat=0, to=BOT)
        first = await house.services.database.read(log.last_numbers, [mei.code])
        await ao.close()
        await mei.close()
        await house.services.rooms.open(mei.code)
        mine = ao.player
    async with serving(database_url) as house:
        house.services.rooms.dues.look_again()
        await run_out(house, mei.code, 0)
        async with asyncio.timeout(PATIENCE):
            while True:
                numbers = await house.services.database.read(log.last_numbers, [mei.code])
                rooms = (await house.welcome(mine).get("me/rooms"))["rooms"]
                if rooms[0]["turn"] and numbers[mei.code] >= first[mei.code]:
                    break
                await asyncio.sleep(0.05)
        assert rooms[0]["days"] == 1


async def test_over_days_clocks_that_a_stop_came_before_are_started_though_nobody_looks(
    database_url: str,
) -> None:
    async with serving(database_url) as house:
        mei, ao = await table(house, days=1)
        asked = [int(seat) for seat in mei.pub["awaited"]]
        await mei.until(lambda: len(mei.room["clocks"]) == len(asked))
        await mei.close()
        await ao.close()
        await _lose_clocks(house, mei.code)
    async with serving(database_url) as house:
        assert await _started(house, mei.code) == asked
        house.forget_rooms()
        await _lose_clocks(house, mei.code)
        house.services.rooms.nodes.hear("another", Gone())
        assert await _started(house, mei.code) == asked


async def _lose_clocks(house: Inner, code: str) -> None:
    """As if the server had been killed before it wrote them."""

    def lose(conn: Any) -> None:
        conn.execute(clocks.delete().where(clocks.c.room == code))

    await house.services.database.write(lose)


async def _started(house: Inner, code: str) -> list[int]:
    async with asyncio.timeout(PATIENCE):
        while not (found := await dues(house, code)):  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.05)
    return sorted(found)


async def test_bots_at_whose_tables_nobody_looks_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """One click of each table, in the order in which they asked, and never two at once."""
    thinking, order = 0, []

    async def choose(self: Bots, game: tuple[str, str], *rest: Any) -> Action:
        nonlocal thinking
        thinking += 1
        assert thinking == 1
        await asyncio.sleep(0)
        thinking -= 1
        order.append(game[0])
        return Action("pass")

    monkeypatch.setattr(Bots, "choose", choose)
    with bots(1, 0) as pool:

        async def play(table: str) -> None:
            for _ in range(3):
                await pool.choose_unseen((table, "1.0"), "genin", None, 0)

        await asyncio.gather(*map(play, "abc"))
    assert order == ["a", "b", "c"] * 3


async def test_a_game_over_days_is_played_to_its_end(house: Inner) -> None:
    lines = await table(house, days=7, bank=1)
    await play_on(lines)
    await lines[0].until(lambda: lines[0].room["status"] == "over")
    assert await dues(house, lines[0].code) == {}


async def test_the_story_so_far_is_that_of_the_own_audience(secret: None, house: Inner) -> None:
    mei, ao = await table(house, "secret")
    await mei.click("lift", sorted(mei.me["hand"])[0])
    await mei.click("lower")
    await mei.click("mark")
    mine = (await mei.player.get(f"rooms/{mei.code}/story"))["steps"]
    theirs = (await ao.player.get(f"rooms/{mei.code}/story"))["steps"]
    assert [[event["kind"] for event in step["events"]] for step in mine] == [[], ["lift"], [], ["mark"]]
    assert [[event["kind"] for event in step["events"]] for step in theirs] == [[], ["mark"]]
    assert {seat for step in theirs for seat in step["me"]} == {"1"}
    assert all("ask" not in view and "choices" not in view for step in mine for view in step["me"].values())
    onlooker = await house.guest("Zabuza")
    seen = (await onlooker.get(f"rooms/{mei.code}/story"))["steps"]
    assert [step["me"] for step in seen] == [{}, {}]
