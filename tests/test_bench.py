"""All measurements can be made on this machine; beside other tests their numbers mean nothing."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys

import pytest

from bench.turns import Side
from tests.sharing import THOROUGH
from tests.test_setup import ROOT


@THOROUGH
def test_a_tiny_plan_of_all_parts_is_measured() -> None:
    command = ("-m", "bench.run", "--tiny", "--no-peers")
    ran = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert re.findall(r"^(\w+): \d+ s$", ran.stdout, re.MULTILINE) == ["beside", "growth", "nodes", "pages"]


def test_a_process_of_the_database_may_end_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Postgres starts and ends workers as it likes: those are left out that aren't there any more."""

    class Family:
        def __init__(self, pid: int) -> None:
            self.pid = pid

        def children(self, recursive: bool) -> list[Family]:
            return [Family(_ended()), Family(os.getpid())]

    monkeypatch.setattr("psutil.Process", Family)

    async def stored() -> dict[int, float]:
        return Side([], [], database=1)._stored()

    assert set(asyncio.run(stored())) == {os.getpid()}


def _ended() -> int:
    """The number of a process that is no more."""
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    return child.pid
