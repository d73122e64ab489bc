"""How the tests are shared out among workers, which of them are quick, and which files took longest."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

WORKERS = 2  # for each core: half of the time a test of the server waits for something
SLOWEST = 10
BROWSER = Path(__file__).parent / "browser"
SINGLE = "tests/games/"  # whose tests have nothing in common, and fill the gaps that whole files leave
LONGEST_FIRST = ("tests/app/n", "tests/app/", "tests/test_", SINGLE)
BUSY = "tests/browser/"  # keeps its core busy; tests of the server wait half of the time
THOROUGH = pytest.mark.thorough


def seeds(first: int, end: int, quick: int = 1) -> list[object]:
    """Seeds of walks, or numbers of seats, of which only the first few are tried in a hurry."""
    return [
        *range(first, first + quick),
        *(pytest.param(one, marks=THOROUGH) for one in range(first + quick, end)),
    ]


class Shares(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """A file is one share, because its tests may have one server and one browser."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if nodeid.startswith(SINGLE) else _file(nodeid)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="the rules, and the server on SQLite; no browser")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "thorough: left out by --quick")


def pytest_xdist_auto_num_workers() -> int:
    return WORKERS * (os.cpu_count() or 1)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Shares:
    return Shares(config, log)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """In a hurry browsers aren't even read about."""
    return True if config.getoption("--quick") and collection_path == BROWSER else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        config.hook.pytest_deselected(items=[one for one in items if not _is_quick(one)])
        items[:] = filter(_is_quick, items)
    items[:] = _mixed(items)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    files = _seconds(report for reports in terminalreporter.stats.values() for report in reports)
    if len(files) > 1:
        terminalreporter.section(f"the {SLOWEST} slowest of {len(files)} files")
        for file, seconds in files.most_common(SLOWEST):
            terminalreporter.line(f"{seconds:7.1f} s  {file}")


def _mixed(items: list[pytest.Item]) -> list[pytest.Item]:
    """Files of the browser evenly between those of the server, so that no core is idle; single tests last."""
    files: dict[str, list[pytest.Item]] = {}
    for item in sorted(items, key=_rank):
        files.setdefault(_file(item.nodeid), []).append(item)
    busy = [file for file in files if file.startswith(BUSY)]
    single = [file for file in files if file.startswith(SINGLE)]
    calm = [file for file in files if not file.startswith((BUSY, SINGLE))]
    ordered = sorted([*_evenly(busy), *_evenly(calm)])
    return [item for file in [*(file for _, file in ordered), *single] for item in files[file]]


def _evenly(files: list[str]) -> list[tuple[float, str]]:
    return [(at / len(files), file) for at, file in enumerate(files)]


def _rank(item: pytest.Item) -> int:
    return next((at for at, start in enumerate(LONGEST_FIRST) if item.nodeid.startswith(start)), 0)


def _is_quick(item: pytest.Item) -> bool:
    assert isinstance(item, pytest.Function)
    params = item.callspec.params.values() if hasattr(item, "callspec") else ()
    needs_more = "postgres_server" in item.fixturenames or "postgres" in params
    return not needs_more and item.get_closest_marker(THOROUGH.name) is None


def _seconds(reports: Iterable[object]) -> Counter[str]:
    """How long the tests of each file took, with all that they needed."""
    files: Counter[str] = Counter()
    for report in reports:
        if isinstance(report, pytest.TestReport):
            files[_file(report.nodeid)] += report.duration  # type: ignore[assignment]
    return files


def _file(nodeid: str) -> str:
    return nodeid.partition("::")[0]
