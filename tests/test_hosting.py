"""Hosting as told: one command makes all that the containers insist on, once, and for its owner only."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest

import deploy
from tests.test_setup import ROOT

INSISTED = set(re.findall(r"\$\{(\w+):\?", (ROOT / "docker-compose.yml").read_text()))


def settings(folder: Path) -> dict[str, str]:
    lines = (folder / ".env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines)


def test_what_compose_insists_on_is_made(tmp_path: Path) -> None:
    deploy.write("table.example.org", tmp_path)
    found = settings(tmp_path)
    assert INSISTED and found.keys() >= INSISTED
    assert found["PUBLIC_URL"] == "https://table.example.org"
    assert all(len(found[name]) == 64 for name in deploy.SECRETS)
    assert stat.S_IMODE((tmp_path / ".env").stat().st_mode) == 0o600


def test_secrets_are_made_once_and_other_settings_stay(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("# mine\nKEEP_GUESTS_DAYS=7\nSECRET_KEY=long-known\n")
    deploy.write("table.example.org", tmp_path)
    first = settings(tmp_path)
    deploy.write("other.example.org", tmp_path)
    assert settings(tmp_path) == first | {"PUBLIC_URL": "https://other.example.org"}
    assert (first["SECRET_KEY"], first["KEEP_GUESTS_DAYS"]) == ("long-known", "7")


def test_the_unit_starts_this_folder_with_those_settings(tmp_path: Path) -> None:
    _, unit = deploy.write("table.example.org", tmp_path)
    lines = dict(line.split("=", 1) for line in unit.read_text().splitlines() if "=" in line)
    assert lines["EnvironmentFile"] == f"{tmp_path}/.env"
    assert lines["ExecStart"].endswith(f" {tmp_path}/dev.py run --port 8000")
    assert {"User", "Restart", "NoNewPrivileges", "WantedBy"} <= lines.keys()


@pytest.mark.parametrize(
    "name", ["", "localhost", "https://your.name", "your.name/", "your name", "-a.b", "a..b"]
)
def test_what_is_no_name_of_a_server_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="is no name of a server"):
        deploy.write(name, tmp_path)
    assert not (tmp_path / ".env").exists()
