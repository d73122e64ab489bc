"""A finished game is never lost: its replay is stored as it was shown, and opens under any later rules."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import games
from app import cli
from app.live.game import replay
from app.store import Database, Manner, Row, Snapshot, StoredReplay, replays, rooms, seats
from games import GAMES
from games.contract import Outcome, rules_of
from tests.app.majors import CODE, NAMES, Stored, stored
from tests.app.players import House, Line, Player
from tests.app.server import Inner
from tests.app.tables import finish_round, lift, play_on, table

MAJORS = stored()


async def kept(house: Inner, code: str) -> StoredReplay | None:
    return await house.services.database.read(replays.get, code)


async def status(house: Inner, code: str) -> str:
    record = await house.services.database.read(rooms.get, code)
    assert record
    return record.status


async def left(house: House, game: str = "columns") -> list[Line]:
    """A game of two that is over, because one left."""
    lines = await table(house, game)
    await lines[1].player.delete(f"rooms/{lines[1].code}/seats/1")
    await lines[0].until(lambda: lines[0].room["status"] == "over")
    return lines


async def lay(house: Inner, old: Stored, code: str = CODE) -> Player:
    """A finished game of former days in this house, and one of those who played it."""
    database = house.services.database
    players = [await house.guest(name) for name in NAMES[: len(old.export.seats)]]
    manner = Manner(public=False, pace="human", rerolls=False)
    own: dict[str, Any] = {"version": old.export.version, "options": old.export.options}
    await database.write(rooms.add, code, players[0].id, game=old.export.game, manner=manner, **own)
    for seat, player in enumerate(players[1:], 1):
        await database.write(seats.take, code, seat, player.id)
    await begin(database, code, old, own)
    outcome = old.export.outcome
    places = [tuple(int(one) for one, place in outcome["places"].items() if place == 1)]
    await database.write(rooms.finish, code, Outcome(outcome["reason"], tuple(places)))
    await database.write(replays.put, msgspec.structs.replace(old.kept, room=code))
    return players[0]


async def begin(database: Database, code: str, old: Stored, own: dict[str, Any]) -> None:
    first, *others = (Row.of(code, entry) for entry in old.export.entries)
    record = await database.read(rooms.get, code)
    assert record
    await database.write(
        rooms.start,
        record,
        seed=bytes.fromhex(old.export.seed),
        seal=old.export.seal,
        entry=first,
        snapshot=Snapshot(number=0, version=old.export.version, data=b""),
        **own,
    )
    for row in others:
        assert await database.append(row, None)


def newer(monkeypatch: pytest.MonkeyPatch, game: str, version: str = "99.0") -> None:
    monkeypatch.setattr(GAMES[game], "VERSION", version)


def ran(*command: str) -> tuple[int, str]:
    found = CliRunner().invoke(cli.app, command)
    assert found.exception is None or isinstance(found.exception, SystemExit), found.exception
    return found.exit_code, found.output


def test_every_major_that_landed_has_a_game_that_is_kept() -> None:
    assert {f"{rules.ID}-{games.major(rules.VERSION)}" for rules in GAMES.values()} <= MAJORS.keys()


@pytest.mark.parametrize("name", MAJORS)
async def test_a_game_of_an_older_major_opens_for_ever(
    house: Inner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    old = MAJORS[name]
    player = await lay(house, old)
    newer(monkeypatch, old.export.game)
    page = await house.http.get(f"{house.url}/r/{old.export.code}", follow_redirects=True)
    assert (page.status_code, page.url.path) == (200, f"/r/{old.export.code}/replay")
    found = await player.get(f"rooms/{old.export.code}/replay")
    assert (len(found["steps"]), found["missing"]) == (len(old.export.entries), 0)
    assert found["outcome"] == old.export.outcome
    export = await player.get(f"rooms/{old.export.code}/export")
    assert export == msgspec.to_builtins(old.export)
    (tmp_path / "game.json").write_text(json.dumps(export))
    code, words = ran("verify", str(tmp_path / "game.json"))
    assert (code, words.count("✓"), words.count("not checked")) == (0, 2, 1)


async def test_a_rematch_of_an_old_game_uses_the_new_rules_and_their_defaults(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await lay(house, MAJORS["columns-1"])

    class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        rounds: int = 7

    newer(monkeypatch, "columns")
    monkeypatch.setattr(GAMES["columns"], "Options", Options)
    monkeypatch.setattr(GAMES["columns"], "again", lambda options, outcome, seats: options)
    monkeypatch.setattr(GAMES["columns"], "seated", lambda options, places: options)
    made = await player.post(f"rooms/{MAJORS['columns-1'].export.code}/rematch")
    record = await house.services.database.read(rooms.get, made["code"])
    assert record
    assert (record.version, record.options) == ("99.0", {"rounds": 7})


async def test_the_replay_of_a_game_is_stored_when_it_is_over(stored_house: Inner) -> None:
    lines = await left(stored_house)
    assert await kept(stored_house, lines[0].code) is None
    await stored_house.services.chores.record()
    found = await kept(stored_house, lines[0].code)
    assert found
    assert (found.version, found.outcome) == (GAMES["columns"].VERSION, lines[0].pub["outcome"])
    steps = msgspec.json.encode(replay.unpacked(found).steps)
    assert not any(name.encode() in steps for name in ("Mei", "Ao"))
    assert await stored_house.services.rooms.recorder.make_missing() == 0


async def test_a_game_that_can_not_be_recorded_hinders_no_other(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await left(house), await left(house)
    packed = replay.packed

    def failing(export: replay.Export) -> StoredReplay:
        if export.code == first[0].code:
            raise KeyError("broken")
        return packed(export)

    monkeypatch.setattr(replay, "packed", failing)
    assert await house.services.rooms.recorder.make_missing() == 1
    assert await kept(house, second[0].code)
    assert await house.services.rooms.recorder.make_missing() == 0


async def test_a_stored_replay_is_shown_and_never_played_again(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = await left(house)
    path = f"rooms/{lines[0].code}/replay"
    first = await lines[0].player.get(path)
    monkeypatch.setattr(replay, "played", None)
    monkeypatch.setattr(house.services.replays, "_kept", {})
    assert await lines[0].player.get(path) == first


@pytest.mark.usefixtures("secret")
async def test_a_replay_that_ends_early_says_so(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    mei, ao = await table(house, "secret")
    await mei.click("mark")
    await ao.click("mark")

    def refuse(*args: Any) -> None:
        raise KeyError("a card of former days")

    for line in (mei, ao):
        await line.close()
    house.forget_rooms()
    monkeypatch.setattr(GAMES["secret"], "apply", refuse)
    await mei.player.get(f"rooms/{mei.code}")
    assert await status(house, mei.code) == "frozen"
    found = await mei.player.get(f"rooms/{mei.code}/replay")
    assert (len(found["steps"]), found["missing"]) == (1, 2)


@pytest.mark.usefixtures("secret")
async def test_a_game_whose_rules_are_gone_stands_as_each_audience_saw_it_last(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, ao = await table(house, "secret")
    await finish_round(mei, ao)
    card = await lift(mei)
    for line in (mei, ao):
        await line.close()
    await house.services.rooms.recorder.make(mei.code)
    house.forget_rooms()
    newer(monkeypatch, "secret")
    path = f"rooms/{mei.code}/replay"
    mine, theirs = await mei.player.get(path), await ao.player.get(path)
    open_view = await Player(house, "", "", "").get(path)
    assert (mine["status"], "seed" in mine) == ("running", False)
    assert [list(found["steps"][-1]["me"]) for found in (mine, theirs, open_view)] == [["0"], ["1"], []]
    assert [event["card"] for event in mine["steps"][-1]["events"]] == [card]
    assert theirs["steps"][-1]["events"] == open_view["steps"][-1]["events"] == []
    exported = await ao.player.get(f"rooms/{mei.code}/export")
    assert card not in [event.get("card") for event in exported["events"]]
    assert (await mei.player.get("me/rooms"))["rooms"][0]["status"] == "stuck"


async def test_a_game_whose_rules_are_gone_is_ended_by_its_players_only(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, ao = await table(house)
    stranger = await house.guest("Zabuza")
    assert await mei.player.refusal("POST", f"rooms/{mei.code}/stop") == (409, "not-over")
    for line in (mei, ao):
        await line.close()
    house.forget_rooms()
    newer(monkeypatch, "columns")
    assert await stranger.refusal("POST", f"rooms/{mei.code}/stop") == (403, "onlooker")
    assert await stranger.refusal("GET", f"rooms/{mei.code}/export") == (403, "onlooker")
    await mei.player.post(f"rooms/{mei.code}/stop")
    assert await status(house, mei.code) == "stopped"
    assert await ao.player.refusal("POST", f"rooms/{mei.code}/stop") == (409, "over")


async def test_an_older_major_beside_the_newer_one_plays_its_games_to_their_end(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = await table(house)
    await play_on(lines, 5)
    old = GAMES["columns"]
    monkeypatch.setitem(games._OLDER, ("columns", 1), old)
    monkeypatch.setitem(GAMES, "columns", rules_of(SimpleNamespace(**vars(old) | {"VERSION": "2.0"})))
    house.forget_rooms()
    back = [await line.player.enter(line.code) for line in lines]
    await play_on(back)
    await back[0].until(lambda: back[0].room["status"] == "over")


async def test_a_new_major_refuses_to_leave_games_behind(
    house: Inner, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    lines = await left(house)
    assert (await asyncio.to_thread(ran, "migrate"))[0] == 0
    newer(monkeypatch, "columns")
    code, words = await asyncio.to_thread(ran, "migrate")
    assert (code, "columns 1" in words, "python -m app record" in words) == (1, True, True)
    assert (await asyncio.to_thread(ran, "migrate", "--anyway"))[0] == 0
    newer(monkeypatch, "columns", "1.0")
    assert "1 replays were made" in (await asyncio.to_thread(ran, "record"))[1]
    newer(monkeypatch, "columns")
    assert (await asyncio.to_thread(ran, "migrate"))[0] == 0
    assert (await lines[0].player.get(f"rooms/{lines[0].code}/replay"))["missing"] == 0


async def test_an_entry_that_a_newer_release_wrote_freezes_nothing(stored_house: Inner) -> None:
    mei, ao = await table(stored_house)
    row = Row(
        room=mei.code,
        number=1,
        kind="magic",
        seat=0,
        verb="",
        noun="",
        id="m",
        at=0.0,
        events=b"[]",
        hash="0",
    )
    assert await stored_house.services.database.append(row, None)
    for line in (mei, ao):
        await line.close()
    stored_house.forget_rooms()
    assert await mei.player.refusal("GET", f"rooms/{mei.code}") == (503, "cannot-serve")
    assert await status(stored_house, mei.code) == "running"


@pytest.mark.usefixtures("secret")
async def test_rules_of_another_minor_freeze_nothing(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    mei, ao = await table(house, "secret")
    await mei.click("mark")
    for line in (mei, ao):
        await line.close()
    house.forget_rooms()
    monkeypatch.setattr(GAMES["secret"], "apply", lambda *args: None)
    newer(monkeypatch, "secret", "1.7")
    assert await mei.player.refusal("GET", f"rooms/{mei.code}") == (503, "cannot-serve")
    assert await status(house, mei.code) == "running"


@pytest.mark.usefixtures("secret")
async def test_a_frozen_game_goes_on_once_its_log_can_be_followed(
    house: Inner, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    mei, ao = await table(house, "secret")
    await mei.click("mark")
    for line in (mei, ao):
        await line.close()
    house.forget_rooms()
    with monkeypatch.context() as broken:
        broken.setattr(GAMES["secret"], "apply", lambda *args: None)
        await mei.player.get(f"rooms/{mei.code}")
        assert await status(house, mei.code) == "frozen"
        assert (await asyncio.to_thread(ran, "unfreeze", mei.code))[0] == 1
    assert (await asyncio.to_thread(ran, "unfreeze", mei.code))[0] == 0
    house.forget_rooms()
    back = await mei.player.enter(mei.code)
    assert (await back.click("mark"))["t"] == "mine"
