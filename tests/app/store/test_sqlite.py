"""A file that another process holds is waited for, and any other fault is told at once."""

from __future__ import annotations

import sqlite3
from typing import Any, cast

import pytest

from app.store.sqlite import _insist

BUSY_RECOVERY = sqlite3.SQLITE_BUSY | 1 << 8  # another process mends the file


class Held:
    """A connection whose file gives this error so many times."""

    def __init__(self, code: int, times: int) -> None:
        self.code = code
        self.times = times

    def execute(self, command: str) -> None:
        if self.times:
            self.times -= 1
            error = sqlite3.OperationalError(command)
            error.sqlite_errorcode = self.code
            raise error


@pytest.mark.parametrize("code", [sqlite3.SQLITE_BUSY, BUSY_RECOVERY])
def test_a_held_file_is_waited_for(code: int) -> None:
    held = Held(code, 3)
    _insist(cast(Any, held), "PRAGMA journal_mode=WAL")
    assert held.times == 0


@pytest.mark.parametrize("code", [sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR])
def test_other_faults_are_told_at_once(code: int) -> None:
    held = Held(code, 3)
    with pytest.raises(sqlite3.OperationalError):
        _insist(cast(Any, held), "PRAGMA journal_mode=WAL")
    assert held.times == 2
