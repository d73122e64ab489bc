"""Imports go one way only, SQL lives in one package, and one place commits."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
BELOW = {  # what each package of the server may import, besides the rules
    "web": {"live", "bus", "wire", "store", "ground"},
    "live": {"bus", "wire", "store", "ground"},
    "bus": {"store", "ground"},
    "wire": {"ground"},
    "store": set(),
    "ground": set(),
}
ROOMS = (
    "game",
    "nodes",
    "room",
    "line",
    "bots",
    "seats",
    "play",
    "house",
    "notices",
    "chores",
)  # of live, upwards
PAGES = ("front", "api", "cards", "pages")  # packages of web, upwards
COMMANDS = {
    "__init__",
    "__main__",
    "cli",
    "authoring",
    "backups",
    "build",
    "operating",
    "unpacking",
}  # above all of them
JUDGES = {"arena", "fuzz", "laws"}  # of games; a game knows neither them nor another game
DRIVERS = {"sqlalchemy", "alembic", "asyncpg", "sqlite3"}


@pytest.mark.parametrize("package", BELOW)
def test_the_server_imports_downwards(package: str) -> None:
    for path in files(f"app/{package}"):
        used = {name.split(".")[1] for name in imported(path) if name.startswith("app.")}
        assert used <= BELOW[package] | {package}, path


def test_live_imports_downwards() -> None:
    for path in files("app/live"):
        level = path.relative_to(ROOT / "app/live").parts[0].removesuffix(".py")
        used = {name.split(".")[2] for name in imported(path) if name.startswith("app.live.")}
        assert level == "__init__" or used <= set(ROOMS[: ROOMS.index(level) + 1]), path


@pytest.mark.parametrize("package", PAGES)
def test_the_packages_of_web_import_downwards(package: str) -> None:
    for path in files(f"app/web/{package}"):
        used = {name.split(".")[2] for name in imported(path) if name.startswith("app.web.")}
        assert used & set(PAGES) <= set(PAGES[: PAGES.index(package) + 1]), path


def test_every_package_of_web_has_its_place() -> None:
    found = {path.parent.name for path in (ROOT / "app/web").glob("*/__init__.py")}
    assert found == set(PAGES)


def test_every_file_of_the_server_has_its_layer() -> None:
    found = {path.relative_to(ROOT / "app").parts[0].removesuffix(".py") for path in files("app")}
    assert found - COMMANDS == set(BELOW)


def test_rules_know_nothing_of_the_server_and_a_game_nothing_of_another() -> None:
    tables = {path.parent.name for path in (ROOT / "games").glob("*/rulebook.md")}
    for path in files("games"):
        names = {name for name in imported(path) if name.startswith(("app.", "games."))}
        assert not any(name.startswith("app.") for name in names), path
        if (game := path.relative_to(ROOT).parts[1]) in tables:
            assert not {name.split(".")[1] for name in names} & (tables - {game} | JUDGES | {"GAMES"}), path


def test_no_imports_run_in_a_circle() -> None:
    modules = {module(path): path for path in files("app", "games")}
    graph = {name: {owner(one, modules) for one in imported(path)} for name, path in modules.items()}
    TopologicalSorter({name: used & modules.keys() - {name} for name, used in graph.items()}).prepare()


def test_sql_is_in_one_package_only() -> None:
    speaking = [
        path for path in files("app", "games") if {one.split(".")[0] for one in imported(path)} & DRIVERS
    ]
    assert {path.parent.name for path in speaking} == {"store"}


def test_commit_is_in_one_place_only() -> None:
    """Each of the two databases begins its transactions in one place, and leaving it commits."""
    assert calls("commit", "app", "games", "migrations") == []
    assert calls("begin", "app/store") == ["postgres.py", "sqlite.py"]


def files(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def owner(name: str, modules: dict[str, Path]) -> str:
    """The module of an imported name: app.store.rooms for app.store.rooms.add."""
    return name if name in modules else name.rpartition(".")[0]


class Source(NamedTuple):
    imported: frozenset[str]  # the full names, also of modules taken out of a package
    called: Counter[str]  # names of methods


@cache
def source(path: Path) -> Source:
    nodes = list(ast.walk(ast.parse(path.read_text())))
    imported = frozenset(name for node in nodes for name in _imported(node, path))
    calls = (node.func for node in nodes if isinstance(node, ast.Call))
    return Source(imported, Counter(one.attr for one in calls if isinstance(one, ast.Attribute)))


def imported(path: Path) -> frozenset[str]:
    return source(path).imported


def _imported(node: ast.AST, path: Path) -> Iterator[str]:
    match node:
        case ast.Import(names=names):
            yield from (name.name for name in names)
        case ast.ImportFrom(module=str(module), names=names, level=0):
            yield from (f"{module}.{name.name}" for name in names)
        case ast.ImportFrom():
            raise AssertionError(f"{path} imports relatively")


def calls(method: str, *folders: str) -> list[str]:
    return [path.name for path in files(*folders) for _ in range(source(path).called[method])]
