"""Who is in a hurry gets the rules and SQLite; and everybody is told which files are slow."""

from __future__ import annotations

import subprocess
import sys

from app.ground.config import ROOT
from tests.sharing import THOROUGH

pytestmark = THOROUGH

FILES = ("tests/app/store/test_log.py", "tests/app/test_links.py", "tests/games/duel/test_laws.py")


def test_in_a_hurry_nothing_needs_postgres_a_browser_or_much_time() -> None:
    said = _pytest("--quick", "--collect-only", "-vv", *FILES, "tests/browser")
    assert "[sqlite]" in said and "test_random_play_keeps_the_laws_in_every_mode[2-options0]" in said
    assert "[postgres]" not in said and "[5-options4]" not in said and "tests/browser" not in said


def test_the_slowest_files_are_told_at_the_end() -> None:
    said = _pytest("--quick", *FILES[:2])
    assert "the 10 slowest of 2 files" in said
    assert all(f" s  {file}" in said for file in FILES[:2])


def _pytest(*arguments: str) -> str:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", *arguments]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout
