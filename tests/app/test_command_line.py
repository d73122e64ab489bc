"""The command line and the settings: what is wrong is said in a sentence, with an exit code."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from app import cli
from app.ground.config import from_environment
from games import GAMES, mind


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is set but the data folder."""
    for name in ("SECRET_KEY", "DATABASE_URL", "PUBLIC_URL", "BOT_WORKERS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "var"))


def run(*command: str) -> tuple[int, str]:
    """The exit code and all that was said; an error that nobody expected rises."""
    ran = CliRunner().invoke(cli.app, list(command))
    if ran.exception and not isinstance(ran.exception, SystemExit):
        raise ran.exception
    return ran.exit_code, ran.output


def test_bots_play_and_laws_hold() -> None:
    code, text = run("simulate", "columns", "--games", "3", "--bots", "chunin,chunin")
    assert (code, "3 games" in text) == (0, True)
    code, text = run("fuzz", "columns", "--games", "2")
    assert (code, "every law held" in text) == (0, True)


def test_a_ladder_says_how_much_better_each_level_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the quickest levels here."""
    duel = GAMES["duel"]
    monkeypatch.setattr(duel, "LEVELS", duel.LEVELS[:3])
    command = ("simulate", "duel", "--ladder", "--games", "2", "--options", '{"mode": "quick"}')
    code, text = run(*command)
    lines = text.strip().splitlines()
    assert code == 0
    for line, (below, above) in zip(lines, pairwise(mind.names_of(duel)), strict=True):
        assert line.startswith(f"{above} against {below}: ")
        assert "of 2 games" in line
        assert "fair: 50.0%" in line


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("fly", "No such command"),
        ("simulate chess", "there is no game chess"),
        ("simulate columns --games 0", "--games"),
        ("simulate columns --bots hokage,genin", "there is no bot 'hokage'"),
        ("simulate columns --seats 9", "not for 9"),
        ("simulate columns --options []", "Expected"),
        ('simulate columns --options {"first":"x"}', "Expected"),
        ('simulate duel --seats 3 --options {"mode":"chess"}', "--options don't fit duel"),
        ("fuzz columns --games -1", "--games"),
        ("fuzz columns --options {", "--options don't fit columns"),
        ("serve --port 65536", "--port"),
        ("verify nowhere.json", "does not exist"),
    ],
)
def test_wrong_words_on_the_command_line_are_named(command: str, said: str) -> None:
    code, text = run(*command.split(" "))
    assert code == 2
    assert said in text


def test_options_that_some_numbers_of_seats_forbid_are_fuzzed_with_the_others() -> None:
    code, text = run("fuzz", "duel", "--games", "2", "--options", '{"mode": "quick"}')
    assert (code, "every law held" in text) == (0, True)
    code, text = run("simulate", "duel", "--seats", "3", "--options", '{"mode": "quick"}')
    assert (code, "can't begin" in text) == (2, True)


def test_figures_are_made_anew_by_one_command() -> None:
    assert run("migrate")[0] == 0
    assert run("figures") == (0, "The figures were made anew; games counted: 0.\n")


def test_the_tables_are_brought_up_to_date() -> None:
    for _ in range(2):
        code, text = run("migrate")
        assert (code, "up to date" in text) == (0, True)
    assert run("export", "nobody42") == (1, "There is no finished game NOBODY42.\n")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DATABASE_URL", "mysql://localhost/x", "DATABASE_URL must begin with"),
        ("DATABASE_URL", "postgresql://mei:secret@127.0.0.1:1/x", "The database can't be used"),
        ("PUBLIC_URL", "your.name", "PUBLIC_URL must look like"),
        ("PUBLIC_URL", "https://your.name/games", "PUBLIC_URL must look like"),
        ("BOT_WORKERS", "0", "BOT_WORKERS must be"),
        ("BOT_WORKERS", "two", "BOT_WORKERS must be"),
        ("DATA_DIR", "/dev/null/var", "Not a directory"),
        ("VAPID_PRIVATE_KEY", "short", "VAPID_PRIVATE_KEY must be 32 bytes"),
        ("VAPID_CONTACT", "me", "VAPID_CONTACT must be mailto:"),
        ("NOTIFY_EMAIL", "mailtos://host", "NOTIFY_EMAIL must be an address of apprise with {to}"),
        ("NOTICE_AFTER", "soon", "NOTICE_AFTER must be a number of seconds"),
    ],
)
def test_a_server_with_a_wrong_setting_says_which_and_does_not_start(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    code, text = run("serve", "--port", "1")
    assert code == 1
    assert said in text
    assert "secret" not in text
    assert text.count("\n") == 1


def test_a_database_without_tables_has_no_games_to_export() -> None:
    code, text = run("export", "ABC")
    assert (code, "The database can't be used: the schema is at nothing" in text) == (1, True)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": 2}, "of format 2"),
        ({"game": "[/chess]"}, "there is no game [/chess]"),
        ({"entries": []}, "the log is empty"),
        ({"seed": "no hex"}, "Not verified"),
    ],
)
def test_a_file_that_is_no_game_is_not_verified(
    changes: dict[str, object], said: str, tmp_path: Path
) -> None:
    entry = {"number": 0, "kind": "start", "seat": 0, "verb": "", "noun": "", "id": "", "at": 0}
    export = {
        "format": 1,
        "code": "ABC",
        "game": "columns",
        "version": "1.0",
        "options": {},
        "seats": {},
        "seed": "00",
        "seal": "",
        "entries": [entry | {"events": [], "hash": ""}],
        "outcome": {},
    }
    path = tmp_path / "game.json"
    path.write_text(json.dumps(export | changes))
    code, text = run("verify", str(path))
    assert (code, said in text) == (1, True)


def test_the_embedded_default_makes_its_own_key(tmp_path: Path) -> None:
    key = from_environment().secret_key
    path = tmp_path / "var" / "secret.key"
    assert (len(key), path.read_text()) == (64, key)
    assert from_environment().secret_key == key
    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0
    assert [one.name for one in path.parent.iterdir()] == ["secret.key"]


def test_an_empty_key_signs_nothing(tmp_path: Path) -> None:
    (tmp_path / "var").mkdir()
    (tmp_path / "var" / "secret.key").write_text("\n")
    code, text = run("serve", "--port", "1")
    assert (code, "secret.key is empty" in text) == (1, True)


def test_secrets_are_shown_on_this_machine_only() -> None:
    code, text = run("serve", "--reload", "--host", "0.0.0.0")
    assert (code, "serves this machine only" in text) == (1, True)
