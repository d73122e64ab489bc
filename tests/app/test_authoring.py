"""A new game is whole from its first day: it passes the contract, and touches nothing but its folders."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app import authoring
from app.ground.config import ROOT
from tests.app.authored import PARTS, copy
from tests.sharing import THOROUGH

CHECKED = ["types", "words", "laws", "bots", "rulebook", "kept"]


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house")
    copy(folder)
    return folder


@pytest.fixture(scope="module")
def written(copied: Path) -> list[Path]:
    return authoring.write("kunai", copied)


def run(folder: Path, *command: str) -> str:
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=240)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_it_touches_nothing_but_its_own_folders(copied: Path, written: list[Path]) -> None:
    mine = {path.relative_to(copied) for path in written}
    known = {path.relative_to(ROOT) for part in PARTS for path in (ROOT / part).rglob("*") if path.is_file()}
    there = {path.relative_to(copied) for part in PARTS for path in (copied / part).rglob("*")}
    fresh = {path for path in there - known if (copied / path).is_file() and "__pycache__" not in path.parts}
    assert fresh == mine
    assert {path.as_posix().rpartition("kunai")[0] for path in mine} == {
        "games/",
        "static/js/games/",
        "static/css/games/",
        "tests/games/",
    }


@THOROUGH
def test_it_keeps_every_law_at_once(copied: Path, written: list[Path]) -> None:
    in_suite(copied, "tests/games", "-k", "kunai")


def test_a_further_game_breaks_nothing_that_pages_promise(copied: Path, written: list[Path]) -> None:
    in_suite(copied, "tests/app/test_bundle.py", "tests/app/test_lessons.py")


def in_suite(folder: Path, *arguments: str) -> None:
    run(folder, sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", "-q", *arguments)


def test_one_command_judges_it_and_plays_its_kept_games_anew(copied: Path, written: list[Path]) -> None:
    said = run(copied, sys.executable, "-m", "app", "check", "kunai", "--record")
    assert [line.split()[1] for line in said.splitlines()[1:]] == CHECKED


def test_that_command_says_what_is_wrong(copied: Path, written: list[Path]) -> None:
    catalogue = copied / "games/kunai/text/fr.ftl"
    whole = catalogue.read_text()
    catalogue.write_text(whole.replace("for-lay", "for-play"))
    ran = subprocess.run(
        [sys.executable, "-m", "app", "check", "kunai"], cwd=copied, capture_output=True, text=True
    )
    catalogue.write_text(whole)
    assert (ran.returncode, ran.stderr.strip()) == (1, "words: no sentence for-lay in fr")


@THOROUGH
def test_it_is_written_as_all_code_here(copied: Path, written: list[Path]) -> None:
    binaries = Path(sys.executable).parent
    run(copied, str(binaries / "ruff"), "check", "games/kunai", "tests/games/kunai")
    run(copied, str(binaries / "ruff"), "format", "--check", "games/kunai", "tests/games/kunai")
    run(copied, sys.executable, "-m", "mypy", "--cache-dir", str(ROOT / ".mypy_cache"), "games/kunai")
    for command in (["fmt", "--check"], ["lint"], ["check", "--frozen", "--quiet"]):
        run(copied, str(binaries / "deno"), *command, "static/js/games/kunai")


def test_bots_can_play_it(copied: Path, written: list[Path]) -> None:
    told = run(
        copied, sys.executable, "-m", "app", "simulate", "kunai", "--games", "20", "--bots", "chunin,genin"
    )
    assert "By level" in told


@pytest.mark.parametrize("name", ["x", "Kunai", "my-game", "2fast", "import", "columns"])
def test_a_name_that_can_not_be_or_is_taken_is_refused(copied: Path, name: str) -> None:
    with pytest.raises(ValueError, match=r"is no name for a game|is there already"):
        authoring.write(name, copied)
