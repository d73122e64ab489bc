"""Histories: replays, exports that prove themselves, and a seed nobody sees before the end."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from app import cli
from app.live.game import replay, replays
from app.store import Database, StoredReplay, rooms
from games import GAMES
from tests.app.players import House, Line, patched
from tests.app.server import Inner, serving
from tests.app.tables import finish_round, lift, play_on, table


async def finished(house: House, clicks: int = 25) -> list[Line]:
    """A game of two, played for a while and then left."""
    lines = await table(house)
    await play_on(lines, clicks)
    await lines[1].player.delete(f"rooms/{lines[1].code}/seats/1")
    for line in lines:
        await line.until(lambda line=line: line.room["status"] == "over")  # type: ignore[misc]
    return lines


def verified(export: Any, folder: Path) -> tuple[int, str]:
    path = folder / "game.json"
    path.write_text(json.dumps(export))
    ran = CliRunner().invoke(cli.app, ["verify", str(path)])
    assert ran.exception is None or isinstance(ran.exception, SystemExit), ran.exception
    return ran.exit_code, ran.output


async def test_the_replay_of_a_game_adds_up_to_its_end(house: House) -> None:
    lines = await finished(house)
    replay = await lines[0].player.get(f"rooms/{lines[0].code}/replay")
    public: dict[str, Any] = {}
    privates: dict[str, dict[str, Any]] = {"0": {}, "1": {}}
    for step in replay["steps"]:
        public = patched(public, step["pub"])
        for seat, patch in step["me"].items():
            privates[seat] = patched(privates[seat], patch)
    assert public == lines[0].pub
    assert privates["0"] == lines[0].me
    assert replay["outcome"] == lines[0].pub["outcome"]
    told = [event for step in replay["steps"] for event in step["events"]]
    back = await lines[0].player.enter(lines[0].code)
    assert (await back.get("table"))["events"] == told[-50:]
    assert sha256(bytes.fromhex(replay["seed"])).hexdigest() == replay["seal"] == lines[0].room["seal"]


@pytest.mark.usefixtures("secret")
async def test_the_replay_lays_every_hand_open_and_follows_an_undo(house: House) -> None:
    mei, ao = await table(house, "secret")
    await finish_round(ao)
    card = await lift(mei)
    await mei.ask("undo")
    await mei.click("lift", card)
    await ao.player.delete(f"rooms/{ao.code}/seats/1")
    await mei.until(lambda: mei.room["status"] == "over")
    replay = await ao.player.get(f"rooms/{mei.code}/replay")
    assert [step["kind"] for step in replay["steps"]] == ["start", *["act"] * 3, "undo", "act", "leave"]
    assert len(replay["steps"][0]["me"]["0"]["hand"]) == 3
    assert [step["me"].get("0", {}).get("lifted") for step in replay["steps"][3:6]] == [card, "", card]


async def test_a_game_is_played_again_beside_the_tables_and_not_between_their_clicks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = await finished(house)
    played_by: set[threading.Thread] = set()
    apply = GAMES["columns"].apply

    def noted(*args: Any) -> None:
        played_by.add(threading.current_thread())
        apply(*args)

    monkeypatch.setattr(GAMES["columns"], "apply", noted)
    for kind in ("export", "replay"):
        await lines[0].player.get(f"rooms/{lines[0].code}/{kind}")
    assert played_by
    assert threading.main_thread() not in played_by


async def test_a_finished_game_is_played_again_once_for_all_who_look(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the names they bear now."""
    lines = await finished(house)
    plays: list[str] = []
    packed = replay.packed

    def noted(export: replay.Export) -> StoredReplay:
        plays.append(export.code)
        return packed(export)

    monkeypatch.setattr(replay, "packed", noted)
    path = f"rooms/{lines[0].code}/replay"
    first, *others = await asyncio.gather(*(lines[0].player.get(path) for _ in range(3)))
    assert plays == [lines[0].code]
    assert others == [first, first]
    await lines[0].player.post("guests", {"name": "Terumi"})
    renamed = await lines[0].player.get(path)
    assert (renamed["seats"]["0"]["name"], renamed["steps"]) == ("Terumi", first["steps"])
    assert len(plays) == 1


async def test_only_the_last_replays_are_kept_in_memory(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "KEPT", 1)
    games = [(await finished(house, 1))[0] for _ in range(2)]
    for line in games:
        await line.player.get(f"rooms/{line.code}/replay")
    assert list(house.services.replays._kept) == [games[1].code]


async def test_a_running_game_has_no_replay_and_no_export(house: House) -> None:
    mei, _ = await table(house)
    await play_on([mei], 1)
    for kind in ("replay", "export"):
        assert await mei.player.refusal("GET", f"rooms/{mei.code}/{kind}") == (409, "not-over")
    open_room = await mei.player.room()
    assert await mei.player.refusal("GET", f"rooms/{open_room}/replay") == (409, "not-over")
    assert await mei.player.refusal("GET", f"rooms/{open_room}/events") == (409, "not-started")


async def test_an_export_proves_itself(stored_house: Inner, tmp_path: Path) -> None:
    lines = await table(stored_house, seats=3)
    await play_on(lines)
    await lines[0].until(lambda: lines[0].room["status"] == "over")
    export = await lines[0].player.get(f"rooms/{lines[0].code}/export")
    assert export["seats"]["1"] == {"name": "Ao", "bot": ""}
    code, words = verified(export, tmp_path)
    assert code == 0, words
    assert export["outcome"]["reason"] in words
    assert export["seal"][:16] in words


FORGERIES: dict[str, Callable[[Any], None]] = {
    "another seed": lambda game: game.update(seed="00" * 32),
    "a seed that is no seed": lambda game: game.update(seed="zz"),
    "another seal": lambda game: game.update(seal="0" * 64),
    "seed and seal exchanged together": lambda game: game.update(
        seed="00" * 32, seal=sha256(bytes(32)).hexdigest()
    ),
    "another winner": lambda game: game["outcome"]["places"].update({"0": 9}),
    "another score": lambda game: game["outcome"]["scores"].update({"0": 999}),
    "no outcome": lambda game: game.update(outcome={}),
    "a click left out": lambda game: game["entries"].pop(5),
    "a click left out and renumbered": lambda game: (
        game["entries"].pop(5),
        [entry.update(number=number) for number, entry in enumerate(game["entries"])],
    )[0],
    "a click by another seat": lambda game: game["entries"][3].update(seat=1 - game["entries"][3]["seat"]),
    "another click": lambda game: game["entries"][1].update(verb="protect", noun="red"),
    "another hash": lambda game: game["entries"][4].update(hash="0" * 16),
    "another event": lambda game: game["entries"][1]["events"][0]["data"].update(card="forged"),
    "the end cut off": lambda game: game["entries"].pop(),
    "an undo of what never was": lambda game: game["entries"][6].update(kind="undo", noun="99"),
    "an unknown kind": lambda game: game["entries"][6].update(kind="magic"),
    "other options": lambda game: game["options"].update(first=1),
    "unknown options": lambda game: game["options"].update(magic=1),
    "more seats": lambda game: game["seats"].update({"2": {"name": "Zabuza", "bot": ""}}),
    "too many seats": lambda game: game["seats"].update({str(n): {"name": "x", "bot": ""} for n in range(9)}),
    "another game": lambda game: game.update(game="chess"),
    "an empty log": lambda game: game.update(entries=[]),
    "a field too many": lambda game: game.update(magic=1),
    "a field missing": lambda game: game.pop("seal"),
}


async def test_a_forged_export_does_not(house: House, tmp_path: Path) -> None:
    lines = await finished(house)
    export = await lines[0].player.get(f"rooms/{lines[0].code}/export")
    for what, forge in FORGERIES.items():
        forged = json.loads(json.dumps(export))
        forge(forged)
        code, words = verified(forged, tmp_path)
        assert (code, "Not verified" in words) == (1, True), f"{what}: {code} {words}"
    (tmp_path / "game.json").write_text("no JSON")
    assert CliRunner().invoke(cli.app, ["verify", str(tmp_path / "game.json")]).exit_code == 1


async def test_the_operator_exports_a_running_game_with_its_secrets_beside_the_server(
    house: Inner, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    lines = await table(house)
    await play_on(lines, 3)
    command = ["export", lines[0].code]
    refused = await asyncio.to_thread(CliRunner().invoke, cli.app, command)
    assert (refused.exit_code, "no finished game" in refused.output) == (1, True)
    ran = await asyncio.to_thread(CliRunner().invoke, cli.app, [*command, "--secrets"])
    export = msgspec.json.decode(ran.stdout, type=replay.Export)
    assert sha256(bytes.fromhex(export.seed)).hexdigest() == export.seal
    assert [entry.number for entry, _ in replay.played(export)] == [0, 1, 2, 3]
    assert await play_on(lines, 1) == 1


async def test_a_command_that_reads_freezes_no_room(
    house: Inner, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    lines = await table(house)
    await play_on(lines, 2)
    monkeypatch.setattr(GAMES["columns"], "apply", lambda *args: None)
    command = ["export", lines[0].code, "--secrets"]
    ran = await asyncio.to_thread(CliRunner().invoke, cli.app, command)
    assert ran.exit_code == 0, ran.output
    record = await house.services.database.read(rooms.get, lines[0].code)
    assert record
    assert record.status == "running"


async def test_the_command_line_exports_what_the_server_exports(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    async with serving(sqlite_url) as house:
        lines = await finished(house)
        exported = await lines[0].player.get(f"rooms/{lines[0].code}/export")
    out = tmp_path / "game.json"
    ran = await asyncio.to_thread(CliRunner().invoke, cli.app, ["export", lines[0].code, "--out", str(out)])
    assert ran.exit_code == 0, ran.output
    assert json.loads(out.read_text()) == exported
    async with Database.open(sqlite_url) as database:
        results = await database.read(rooms.results_of, [lines[0].code])
    assert {result.seat: result.place for result in results[lines[0].code]} == {
        int(seat): place for seat, place in exported["outcome"]["places"].items()
    }


async def test_my_games_tell_how_i_did(house: House) -> None:
    lines = await finished(house)
    games = [(await line.player.get("me/rooms"))["rooms"][0] for line in lines]
    assert [(game["place"], game["lost"]) for game in games] == [(1, False), (2, False)]


async def test_my_games_tell_that_all_have_lost(house: House) -> None:
    mei, ao = await table(house, "hunt")
    before = (await mei.player.get("me/rooms"))["rooms"][0]
    for line in (mei, ao):
        await line.player.delete(f"rooms/{line.code}/seats/{line.seat}")
    await mei.until(lambda: mei.room["status"] == "over")
    after = (await mei.player.get("me/rooms"))["rooms"][0]
    assert [(game["place"], game["lost"]) for game in (before, after)] == [(0, False), (2, True)]


async def test_the_seed_is_secret_while_the_game_runs(
    house: Inner, capfd: pytest.CaptureFixture[str]
) -> None:
    lines = await table(house)
    watcher = await house.onlooker(lines[0].code)
    await play_on(lines, 40)
    code, player = lines[0].code, lines[0].player
    seed = await house.services.database.read(rooms.seed_of, code)
    assert seed
    answers = [
        (await player.call("GET", path)).text
        for path in (
            f"rooms/{code}",
            f"rooms/{code}/events",
            f"rooms/{code}/replay",
            "rooms",
            "me/rooms",
            "games",
        )
    ]
    answers += [
        (await house.http.get(f"{house.url}{path}")).text for path in (f"/r/{code}", "/metrics", "/readyz")
    ]
    said = (
        json.dumps([line.frames for line in (*lines, watcher)])
        + "".join(answers)
        + "".join(capfd.readouterr())
    )
    for spelled in (seed.hex(), str(seed)[2:-1], json.dumps(seed.decode("latin-1"))[1:-1]):
        assert spelled not in said
    assert lines[0].room["seal"] == sha256(seed).hexdigest()


async def test_a_room_of_another_major_version_is_not_played(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = await table(house)
    await lines[0].close()
    await lines[1].close()
    house.forget_rooms()
    monkeypatch.setattr(GAMES["columns"], "VERSION", "2.0")
    player = lines[0].player
    assert await player.refusal("GET", f"rooms/{lines[0].code}") == (409, "other-version")
    mine = await player.call("GET", "me/rooms")
    assert mine.status_code == 200
