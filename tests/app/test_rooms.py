"""Order: a click is played once, written before it is told, and answered by its id."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from app.store import Database, Row, Snapshot, Wait, log
from games import engine
from games.engine import Entry
from tests.app.players import House, Line, fresh_id
from tests.app.server import Inner, serving
from tests.app.tables import play_on, table


class Faulty(Database):
    """A database that fails to append while `broken`, and to read a room while `unreadable`."""

    broken = False
    unreadable = False

    async def append(self, row: Row, snapshot: Snapshot | None = None, wait: Wait | None = None) -> bool:
        if self.broken:
            raise OSError("the disk is full")
        return await super().append(row, snapshot, wait)

    async def read(self, work: Any, *args: Any, **named: Any) -> Any:
        if self.unreadable:
            raise OSError("the disk is gone")
        return await super().read(work, *args, **named)


async def entries(house: Inner, line: Line) -> list[Entry]:
    return await house.services.database.read(log.since, line.code, -1)


async def state_hash(house: Inner, line: Line) -> str:
    play = await house.services.rooms.open(line.code)
    assert play.room.table
    return engine.digest(play.room.table.state)


async def test_two_clicks_at_once_play_once(stored_house: Inner) -> None:
    mei, _ = await table(stored_house)
    ask = mei.me["ask"]
    twin = await mei.player.enter(mei.code)
    await twin.get("table")
    answers = await asyncio.gather(mei.click("draw", ask=ask), twin.click("draw", ask=ask))
    assert sorted(answer["t"] for answer in answers) == ["error", "mine"]
    assert next(answer["code"] for answer in answers if answer["t"] == "error") == "stale"
    assert [entry.kind for entry in await entries(stored_house, mei)] == ["start", "act"]


async def test_a_click_sent_twice_counts_once(stored_house: Inner) -> None:
    mei, _ = await table(stored_house)
    ask, id = mei.me["ask"], fresh_id()
    first = await mei.click("draw", ask=ask, id=id)
    again = await mei.click("draw", ask=ask, id=id)
    assert (first["t"], again["t"]) == ("mine", "ok")
    back = await mei.player.enter(mei.code)
    assert (await back.click("draw", ask=ask, id=id))["t"] == "ok"
    assert len(await entries(stored_house, mei)) == 2


async def test_a_click_sent_again_after_a_restart_counts_once(database_url: str) -> None:
    async with serving(database_url) as house:
        mei, _ = await table(house)
        ask, id = mei.me["ask"], fresh_id()
        await mei.click("draw", ask=ask, id=id)
    async with serving(database_url) as house:
        back = await house.welcome(mei.player).enter(mei.code)
        assert (await back.click("draw", ask=ask, id=id))["t"] == "ok"
        assert len(await entries(house, back)) == 2


async def test_an_old_id_on_a_new_question_is_a_duplicate_and_stops_nobody(database_url: str) -> None:
    async with serving(database_url) as house:
        mei, ao = await table(house)
        id = fresh_id()
        await mei.click("draw", id=id)
        await play_on([mei, ao], 10)
    async with serving(database_url) as house:
        lines = [await house.welcome(line.player).enter(line.code) for line in (mei, ao)]
        for line in lines:
            await line.get("table")
        while not lines[0].me.get("choices"):
            await play_on(lines, 1)
        verb, nouns = next(iter(lines[0].me["choices"].items()))
        assert (await lines[0].click(verb, next(iter(nouns)), id=id))["t"] == "ok"
        assert await play_on(lines, 3) == 3


async def test_a_stale_click_gets_its_reason_and_the_table(house: Inner) -> None:
    mei, _ = await table(house)
    before = await state_hash(house, mei)
    answer = await mei.click("draw", ask="0badcafe")
    assert (answer["t"], answer["code"]) == ("error", "stale")
    assert answer["message"]
    assert (await mei.get("table"))["pub"] == mei.pub
    assert await state_hash(house, mei) == before


async def test_a_refused_click_is_told_why_and_changes_nothing(house: Inner) -> None:
    mei, ao = await table(house)
    before = await state_hash(house, mei)
    out_of_turn = await ao.click("draw", ask=ao.me.get("ask", ""))
    nonsense = await mei.click("place", "7")
    onlooker = await (await house.onlooker(mei.code)).click("draw", ask=mei.me["ask"])
    codes = [answer["code"] for answer in (out_of_turn, nonsense, onlooker)]
    assert codes == ["not-your-turn", "nothing-to-place", "onlooker"]
    assert all(answer["message"] and answer["t"] == "error" for answer in (out_of_turn, nonsense, onlooker))
    assert await state_hash(house, mei) == before
    assert len(await entries(house, mei)) == 1


async def test_the_reason_is_said_in_the_visitors_language(house: House) -> None:
    code = (await table(house))[0].code
    said = set()
    for language in ("en", "fr", "de", "ru"):
        answer = await house.http.get(
            f"{house.url}/api/rooms/{code}/replay", headers={"Accept-Language": language}
        )
        assert answer.json()["code"] == "not-over"
        said.add(answer.json()["message"])
    assert len(said) == 4


async def test_nothing_is_told_that_was_not_written(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.web.services.Database", Faulty)
    async with serving(sqlite_url) as house:
        mei, ao = await table(house)
        monkeypatch.setattr(Faulty, "broken", True)
        seen, before = len(ao.frames), await state_hash(house, mei)
        answer = await mei.click("draw")
        assert (answer["t"], answer["code"]) == ("error", "server")
        await ao.quiet()
        assert "step" not in ao.kinds(seen)
        assert await state_hash(house, mei) == before
        monkeypatch.setattr(Faulty, "broken", False)
        assert (await mei.click("draw"))["t"] == "mine"
        await ao.get("step")
        assert len(await entries(house, mei)) == 2


async def test_a_room_that_could_not_be_opened_once_opens_later(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.web.services.Database", Faulty)
    async with serving(sqlite_url) as house:
        mei = await house.guest()
        code = await mei.room()
        monkeypatch.setattr(Faulty, "unreadable", True)
        assert await mei.refusal("GET", f"rooms/{code}") == (500, "server")
        monkeypatch.setattr(Faulty, "unreadable", False)
        assert (await mei.get(f"rooms/{code}"))["code"] == code


async def test_a_returning_client_gets_just_what_it_missed(house: House) -> None:
    mei, ao = await table(house)
    seen, pub, me = ao.seen, ao.pub, ao.me
    await ao.close()
    await play_on([mei], 1)
    back = await ao.player.enter(ao.code)
    await back.close()
    back = await ao.player.enter(ao.code, hello=False)
    back.feed, back.steps, back.own = ao.feed, ao.steps, ao.own
    back.pub, back.me = pub, me
    await back.say(t="hello", seen=seen)
    await back.get("step")
    await back.quiet()
    assert "table" not in back.kinds()
    assert back.pub == mei.pub


@pytest.mark.parametrize(
    "seen",
    [None, "", "stranger:0.0", "x", "a:b.c", "{feed}:999.0", "{feed}:-1.0", "{feed}:0.999", "{feed}:٣.٠"],
)
async def test_a_client_that_saw_something_else_gets_everything(house: House, seen: str | None) -> None:
    mei, ao = await table(house)
    await play_on([mei], 1)
    back = await ao.player.enter(ao.code, seen and seen.replace("{feed}", ao.feed))
    assert (await back.get("table"))["pub"] == mei.pub


async def test_a_client_that_was_away_for_long_gets_everything(house: House) -> None:
    mei, ao = await table(house)
    seen = (await house.onlooker(mei.code)).seen
    await play_on([mei, ao], 70)
    back = await ao.player.enter(ao.code, seen)
    await back.get("table")
    assert back.pub == mei.pub


async def test_sync_gives_the_whole_table(house: House) -> None:
    mei, ao = await table(house)
    await play_on([mei, ao], 5)
    me = mei.me
    await mei.say(t="sync")
    assert (await mei.get("table"))["me"] == me


async def test_many_players_click_at_once_and_everyone_ends_up_with_the_same_table(house: Inner) -> None:
    lines = await table(house, seats=4)
    watcher = await house.onlooker(lines[0].code)
    await watcher.get("table")
    chooser = random.Random(5)

    async def storm(line: Line) -> None:
        for _ in range(25):
            if line.me.get("choices"):
                await line.choose(chooser)
            else:
                await line.click("draw")

    await asyncio.gather(*map(storm, lines))
    for line in (*lines, watcher):
        await line.quiet()
        assert line.pub == watcher.pub
    log_entries = await entries(house, lines[0])
    assert [entry.number for entry in log_entries] == list(range(len(log_entries)))
    told = [frame for frame in watcher.frames if frame["t"] == "step"]
    assert len(told) == len(log_entries) - 1


async def test_a_room_whose_log_was_tampered_with_is_frozen_readable_and_exportable(house: Inner) -> None:
    mei, ao = await table(house)
    await play_on([mei, ao], 3)
    for line in (mei, ao):
        await line.close()
    last = (await entries(house, mei))[-1]
    forged = msgspec.structs.replace(last, number=last.number + 1, id="forged", hash="0" * 16)
    await house.services.database.append(Row.of(mei.code, forged))
    house.forget_rooms()
    back = await mei.player.enter(mei.code)
    await back.get("table")
    assert back.room["status"] == "frozen"
    assert (await back.click("draw", ask=back.me.get("ask", "x")))["code"] == "frozen"
    exported = await mei.player.get(f"rooms/{mei.code}/export")
    assert len(exported["entries"]) == last.number + 2
