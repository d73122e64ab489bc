"""Logs: one JSON object a line, with room and number, and never names, words, tokens or seeds."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from app.ground.config import ROOT
from app.store import Database
from games import GAMES
from tests.app.players import Player
from tests.app.server import Inner, Process, process
from tests.app.tables import play_on, table


async def test_logs_are_json_and_carry_no_secrets(sqlite_url: str, tmp_path: Path) -> None:
    async with process(sqlite_url, tmp_path) as house:
        lines = await table(house)
        await play_on(lines, 5)
        await lines[0].ask("chat", text="a word in private")
        await house.http.get(f"{house.url}/nowhere?token=abc")
        text = house.log.read_text()
        logged = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
        assert {"ready"} <= {entry["event"] for entry in logged}
        assert all(entry["level"] and entry["timestamp"] for entry in logged)
        secrets = [lines[0].player.token, lines[0].player.id, "Mei", "a word in private", "abc"]
        assert not [secret for secret in secrets if secret in text]


async def test_a_bug_is_logged_with_room_and_number_and_told_without_its_insides(
    house: Inner, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = await table(house)
    await play_on(lines, 2)

    def broken(*args: Any) -> None:
        raise ZeroDivisionError("a secret in the message")

    capsys.readouterr()
    with monkeypatch.context() as patch:
        patch.setattr(GAMES["columns"], "apply", broken)
        line = next(line for line in lines if line.me.get("choices"))
        verb, nouns = next(iter(line.me["choices"].items()))
        answer = await line.click(verb, next(iter(nouns)))
    assert answer["code"] == "server"
    assert "secret" not in json.dumps(line.frames)
    logged = [json.loads(one) for one in capsys.readouterr().out.splitlines() if one.startswith("{")]
    bug = next(entry for entry in logged if entry["event"] == "job-failed")
    assert (bug["room"], bug["number"]) == (line.code, 2)
    assert await play_on(lines, 1) == 1


async def broken(url: str, *changes: str) -> None:
    """The database is changed under the server's feet."""

    def alter(conn: Connection) -> None:
        for change in changes:
            conn.exec_driver_sql(change)

    async with Database.open(url) as database:
        await database.write(alter)


def logged(house: Process) -> list[dict[str, Any]]:
    """All that was logged; whatever isn't JSON fails."""
    lines = house.log.read_text().splitlines()
    return [json.loads(line) for line in lines if not line.startswith("Shinobi Table at ")]


async def test_when_the_database_fails_the_log_holds_no_names_words_or_tokens(
    database_url: str, tmp_path: Path
) -> None:
    async with process(database_url, tmp_path) as house:
        mei, _ = await table(house)
        token = (await mei.player.post("me/link"))["url"].rpartition("/")[2]
        await broken(
            database_url,
            "ALTER TABLE chats RENAME TO lost_chats",
            "ALTER TABLE links RENAME TO lost_links",
            "ALTER TABLE guests RENAME COLUMN name TO lost_name",
        )
        nobody = Player(house, "", "", "")
        assert (await mei.ask("chat", text="a word in private"))["code"] == "server"
        assert await nobody.refusal("POST", f"link/{token}") == (500, "server")
        assert await nobody.refusal("POST", "guests", {"name": "Terumi"}) == (500, "server")
        found = logged(house)
    assert [entry["route"] for entry in found if entry["event"] == "request-failed"] == [
        "/api/link/{token}",
        "/api/guests",
    ]
    assert "job-failed" in {entry["event"] for entry in found}
    assert all("Traceback" in entry["exception"] for entry in found if entry["event"].endswith("-failed"))
    said = json.dumps(found)
    assert not [secret for secret in ("a word in private", "Terumi", token, mei.player.id) if secret in said]


async def test_a_page_that_fails_is_logged_once(
    capfd: pytest.CaptureFixture[str], house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*args: Any) -> None:
        raise ZeroDivisionError("only once")

    monkeypatch.setattr("app.web.pages.pages._catalogue", failing)
    answer = await house.http.get(f"{house.url}/text/site/en.json")
    assert (answer.status_code, answer.json()["code"]) == (500, "server")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    said = "".join(capfd.readouterr())
    assert said.count("ZeroDivisionError: only once") == 1
    [line] = [line for line in said.splitlines() if "only once" in line]
    assert json.loads(line)["route"] == "/text/{game}/{lang}.json"


async def test_what_other_packages_log_is_json_too() -> None:
    program = """
import logging
from app.ground import journal
journal.configure()
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("another").exception("it is %s", "broken")
"""
    ran = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, cwd=ROOT, stderr=asyncio.subprocess.PIPE
    )
    _, said = await ran.communicate()
    [line] = said.decode().splitlines()
    entry = json.loads(line)
    assert (entry["event"], entry["level"]) == ("it is broken", "error")
    assert "ZeroDivisionError" in entry["exception"]
