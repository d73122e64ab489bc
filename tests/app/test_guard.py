"""A host defends the table, people report, and the operator keeps order in the house."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from app import operating
from app.live.house import operator
from app.store import bans
from tests.app.players import House, Line
from tests.app.server import Inner, serving
from tests.app.tables import lobby, table
from tests.app.test_identity import opened
from tests.app.test_watch import bugs


async def watching(house: House, code: str, name: str = "Zabuza") -> Line:
    return await (await house.guest(name)).enter(code)


async def spoken(line: Line, text: str = "boo") -> str:
    """Say something; under which alias others know the speaker."""
    await line.ask("chat", text=text)
    return str((await line.get("chat", text=text))["who"])


def open_door(**shut: bool) -> dict[str, bool]:
    return {"closed": False, "locked": False, "hushed": False} | shut


async def test_who_is_banned_is_sent_away_and_does_not_come_back(house: House) -> None:
    code, (mei, _) = await lobby(house)
    line = await watching(house, code)
    who = await spoken(line)
    await mei.post(f"rooms/{code}/bans", {"who": who})
    assert (await line.get("error"))["code"] == "banned"
    await line.closed()
    wild = line.player
    assert await opened(house, code, wild.headers) == (403, "banned")
    assert await wild.refusal("GET", f"rooms/{code}") == (403, "banned")
    assert await wild.refusal("POST", f"rooms/{code}/seats") == (403, "banned")
    assert (await mei.get(f"rooms/{code}/guard"))["banned"] == [{"who": who, "name": "Zabuza"}]
    await mei.post(f"rooms/{code}/bans", {"who": who, "on": False})
    assert await opened(house, code, wild.headers) == (101, "")


async def test_who_is_banned_in_the_lobby_loses_the_seat_but_no_player_is_banned_out_of_a_game(
    house: House,
) -> None:
    code, (mei, ao) = await lobby(house)
    seat = (await mei.get(f"rooms/{code}"))["seats"]["1"]
    await mei.post(f"rooms/{code}/bans", {"who": seat["who"]})
    assert list((await mei.get(f"rooms/{code}"))["seats"]) == ["0"]
    assert await ao.refusal("POST", f"rooms/{code}/seats") == (403, "banned")
    first, second = await table(house)
    who = second.room["seats"]["1"]["who"]
    assert await first.player.refusal("POST", f"rooms/{first.code}/bans", {"who": who}) == (
        409,
        "still-plays",
    )


async def test_only_the_host_keeps_order_and_not_against_themselves(house: House) -> None:
    code, (mei, ao) = await lobby(house)
    seats = (await mei.get(f"rooms/{code}"))["seats"]
    host, other = seats["0"]["who"], seats["1"]["who"]
    for path in ("bans", "mutes"):
        assert await ao.refusal("POST", f"rooms/{code}/{path}", {"who": host}) == (403, "not-host")
        assert await mei.refusal("POST", f"rooms/{code}/{path}", {"who": host}) == (409, "yourself")
        assert await mei.refusal("POST", f"rooms/{code}/{path}", {"who": "nobody"}) == (404, "no-person")
    assert await ao.refusal("POST", f"rooms/{code}/guard", open_door(locked=True)) == (403, "not-host")
    assert await ao.refusal("GET", f"rooms/{code}/guard") == (403, "not-host")
    assert other != host


async def test_who_is_muted_plays_on_in_silence(house: House) -> None:
    mei, ao = await table(house)
    who = mei.room["seats"]["1"]["who"]
    await mei.player.post(f"rooms/{mei.code}/mutes", {"who": who})
    assert (await ao.ask("chat", text="hello"))["code"] == "muted"
    await ao.say(t="emote", emote="laugh")
    assert (await ao.get("error", id=""))["code"] == "muted"
    await mei.player.post(f"rooms/{mei.code}/mutes", {"who": who, "on": False})
    assert (await ao.ask("chat", text="hello"))["t"] == "ok"


async def test_all_onlookers_are_silenced_at_once_and_players_are_not(house: House) -> None:
    mei, ao = await table(house)
    line = await watching(house, mei.code)
    await mei.player.post(f"rooms/{mei.code}/guard", open_door(hushed=True))
    assert (await line.ask("chat", text="hello"))["code"] == "hushed"
    assert (await ao.ask("chat", text="hello"))["t"] == "ok"


async def test_a_closed_room_is_seen_by_its_players_only(house: House) -> None:
    mei, ao = await table(house)
    line, nameless = await watching(house, mei.code), await house.onlooker(mei.code)
    await mei.player.post(f"rooms/{mei.code}/guard", open_door(closed=True))
    for away in (line, nameless):
        assert (await away.get("error"))["code"] == "room-closed"
        await away.closed()
    assert await opened(house, mei.code, {}) == (403, "room-closed")
    assert await line.player.refusal("GET", f"rooms/{mei.code}/events") == (403, "room-closed")
    assert await opened(house, mei.code, ao.player.headers) == (101, "")


async def test_a_closed_lobby_lets_players_in_until_it_is_locked(house: House) -> None:
    code, (mei, _) = await lobby(house)
    late = await house.guest("Late")
    await mei.post(f"rooms/{code}/guard", open_door(closed=True))
    assert await opened(house, code, late.headers) == (101, "")
    await mei.post(f"rooms/{code}/guard", open_door(closed=True, locked=True))
    assert await opened(house, code, late.headers) == (403, "room-closed")
    await mei.post(f"rooms/{code}/guard", open_door(locked=True))
    assert await late.refusal("POST", f"rooms/{code}/seats") == (403, "room-locked")


async def test_a_rematch_keeps_out_whom_the_first_game_kept_out(house: House) -> None:
    mei, ao = await table(house)
    line = await watching(house, mei.code)
    who = await spoken(line)
    await mei.player.post(f"rooms/{mei.code}/bans", {"who": who})
    await mei.player.post(f"rooms/{mei.code}/guard", open_door(hushed=True))
    await ao.player.delete(f"rooms/{mei.code}/seats/1")
    await mei.get("room", status="over")
    code = (await mei.player.post(f"rooms/{mei.code}/rematch"))["code"]
    assert (await mei.player.get(f"rooms/{code}"))["hushed"]
    assert await opened(house, code, line.player.headers) == (403, "banned")


async def test_a_report_keeps_what_was_said_and_how_far_the_game_was(stored_house: Inner) -> None:
    mei, ao = await table(stored_house)
    who = await spoken(ao, "something foul")
    await mei.player.post(f"rooms/{mei.code}/reports", {"who": who})
    (found,) = await stored_house.services.database.read(bans.reported)
    assert (found.room, found.number, found.guest, found.about) == (mei.code, 0, mei.player.id, ao.player.id)
    assert [line["text"] for line in found.lines] == ["something foul"]
    stranger = await stored_house.guest("Far")
    assert await stranger.refusal("POST", f"rooms/{mei.code}/reports", {"who": who}) == (403, "onlooker")


async def test_an_alias_tells_nothing_outside_its_room(house: House) -> None:
    mei, _ = await table(house)
    code = await mei.player.room()
    elsewhere = (await mei.player.get(f"rooms/{code}"))["seats"]["0"]["who"]
    assert mei.room["seats"]["0"]["who"] not in ("", elsewhere, mei.player.id)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short one: the path of a unix socket has at most 107 bytes."""
    with TemporaryDirectory(prefix="st") as name:
        yield Path(name)


async def ordered(house: Inner, folder: Path, order: operator.Order) -> None:
    await operating._order(house.services.settings.database_url, folder, order)


async def test_the_operator_speaks_to_all_tables(sqlite_url: str, folder: Path) -> None:
    async with serving(sqlite_url, data=folder) as house:
        lines = [(await table(house))[0], (await table(house))[1]]
        await ordered(house, folder, operating.Say("Down at noon."))
        for line in lines:
            assert (await line.get("notice"))["text"] == "Down at noon."
        assert os.stat(folder / operator.SOCKET).st_mode & 0o777 == 0o600
    assert os.listdir(folder) == [operator.LOCK]


DEEP = b'{"do":"say","text":"hi","more":' + b"[" * 2000 + b"]" * 2000 + b"}\n"


@pytest.mark.parametrize("order", [b"x" * 5000 + b"\n", b"x" * 500_000, b"", b"\xff\n", DEEP])
async def test_an_order_that_is_none_is_answered_and_not_in_the_journal(
    sqlite_url: str, folder: Path, order: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    before = bugs()
    async with serving(sqlite_url, data=folder):
        reader, writer = await asyncio.open_unix_connection(folder / operator.SOCKET)
        writer.write(order)
        if not order:
            writer.write_eof()
        assert b'"done":false' in await reader.readline()
        writer.close()
        with pytest.raises(ValueError, match="4096 bytes"):
            await operating._order(sqlite_url, folder, operator.Say("x" * 5000))
    assert (caplog.records, bugs()) == ([], before)


async def test_the_operator_closes_a_game_and_a_lobby(sqlite_url: str, folder: Path) -> None:
    async with serving(sqlite_url, data=folder) as house:
        mei, _ = await table(house)
        code, (host, _) = await lobby(house)
        await ordered(house, folder, operating.Close(mei.code))
        await mei.closed()
        assert (await mei.player.get(f"rooms/{mei.code}"))["status"] == "stopped"
        await ordered(house, folder, operating.Close(code))
        assert await host.refusal("GET", f"rooms/{code}") == (404, "no-room")
        with pytest.raises(ValueError, match="no room"):
            await ordered(house, folder, operating.Close(code))


@pytest.mark.parametrize("what", ["guest", "address"])
async def test_the_operator_bans_from_the_whole_house(sqlite_url: str, folder: Path, what: str) -> None:
    async with serving(sqlite_url, data=folder) as house:
        _, ao = await table(house)
        who = ao.player.id if what == "guest" else "127.0.0.1"
        await ordered(house, folder, operating.Ban(who, True))
        assert (await ao.get("error"))["code"] == "banned-here"
        await ao.closed()
        assert await opened(house, ao.code, ao.player.headers) == (403, "banned-here")
        assert await ao.player.refusal("GET", "me") == (403, "banned-here")
        await ordered(house, folder, operating.Ban(who, False))
        assert await opened(house, ao.code, ao.player.headers) == (101, "")


async def test_without_a_server_orders_are_written_directly_and_hold_when_it_comes(
    sqlite_url: str, folder: Path
) -> None:
    async with serving(sqlite_url, data=folder) as house:
        code, (mei, ao) = await lobby(house)
    await operating._order(sqlite_url, folder, operating.Ban(ao.id, True))
    await operating._order(sqlite_url, folder, operating.Close(code))
    with pytest.raises(ValueError, match="nobody would hear"):
        await operating._order(sqlite_url, folder, operating.Say("Anybody?"))
    async with serving(sqlite_url, data=folder) as house:
        await house.services.bans.refresh()
        assert await house.welcome(ao).refusal("GET", "me") == (403, "banned-here")
        assert await house.welcome(mei).refusal("GET", f"rooms/{code}") == (404, "no-room")


async def test_a_server_that_does_not_listen_here_is_not_written_past(sqlite_url: str, folder: Path) -> None:
    async with serving(sqlite_url) as house:
        code, _ = await lobby(house)
        with pytest.raises(ValueError, match="alive"):
            await ordered(house, folder, operating.Close(code))


async def test_the_operator_reads_what_was_said_and_reported(sqlite_url: str) -> None:
    async with serving(sqlite_url) as house:
        mei, ao = await table(house)
        who = await spoken(ao, "something foul")
        await mei.player.post(f"rooms/{mei.code}/reports", {"who": who})
        text = "\n".join(await operating.described(sqlite_url, mei.code))
        assert text.count("something foul") == 2
        assert f"report 1 of {ao.player.id} by {mei.player.id}" in text
        assert [one.code for one in await operating.newest(sqlite_url)] == [mei.code]
